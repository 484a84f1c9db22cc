"""How long a question may take, and which are asked before all eyes: the table and its house rules alone say so."""

from __future__ import annotations

import pytest

from tabletop.games.codenames.rules.pacing import openly, soft
from tests.games.codenames.scene import CODENAMES, Scene


@pytest.mark.rule("CN-86")
def test_a_soft_timer_is_as_long_as_its_house_rules_say():
    house = CODENAMES.check_options({"timer": "soft", "clue_seconds": "60", "guess_seconds": "180"})
    scene = Scene(2, mode="coop", own_side="hydra")
    assert soft(scene.view("A"), house) == 60_000
    scene.clue("word", 1)
    assert soft(scene.view("B"), house) == 180_000
    assert [soft(scene.view("B"), {**house, "timer": kind}) for kind in ("off", "hard")] == [0, 0]
    assert soft(scene.lock("Lockjaw").view("A"), house) == 0, "a rival's cover has no time"


@pytest.mark.rule("CN-68", "CN-128")
def test_with_the_key_on_paper_each_director_needs_the_screen_once():
    """And for a clue that the rival Director sees before it is published."""
    house = CODENAMES.check_options({"privacy": "paper"})
    before = {**house, "challenge": "before_publication"}
    scene, seen = Scene(), []
    for _ in range(2):
        seen += [openly(scene.view(scene.asked), house)]
        scene.turn("word", 1, "Lockjaw" if scene.asked == "B" else "Cyclops")
    assert seen == [False, False]
    views = [scene.view("B"), scene.clue("word", 1).object().view("B")]
    assert [view.query for view in views] == ["give_clue", "answer_objection"]
    assert [openly(view, house) for view in views] == [True, True]
    assert [openly(view, before) for view in views] == [False, True]
    assert [openly(view, {**house, "privacy": "curtain"}) for view in views] == [False, False]
