"""Whose turn it is: it stands at whoever acts, as far as it has been told, and at nobody after the end."""

from __future__ import annotations

import pytest

from tabletop.games.codenames.rules.events import Wins
from tabletop.games.codenames.rules.pacing import acting
from tests.driving import facts
from tests.games.codenames.scene import SEATS, Scene
from tests.games.codenames.table import Grid


def acts(scene, said=()):
    return "".join(SEATS[seat] for seat in acting(scene.view(""), said))


@pytest.mark.rule("CN-31")
def test_the_turn_goes_from_director_to_agents_and_back():
    """HYDRA begins: B directs, D and F guess."""
    scene = Scene(6)
    assert acts(scene) == "B"
    assert acts(scene.clue("green", 2)) == "DF"
    assert acts(scene.mark("Rhino", seat="D")) == "DF"
    assert acts(scene.lock("Rhino").stop()) == "A"


@pytest.mark.rule("CN-68", "CN-69")
def test_an_objection_is_answered_by_the_director():
    scene = Scene(4, challenge="agreed").clue("green", 2)
    assert acts(scene.object()) == "B"
    assert acts(scene.stand()) == "D"
    assert acts(scene.object().agree()) == "B"


@pytest.mark.rule("CN-54")
def test_a_penalty_is_the_rivals():
    assert acts(Scene(4, invalid_clue_penalty="lose_turn_and_cover").clue("green", 2).object().agree()) == "A"


@pytest.mark.rule("CN-67", "CN-68")
def test_what_directors_ask_each_other_in_secret_moves_nothing():
    assert acts(Scene(4, challenge="before_publication").clue("green", 2)) == "B"


def test_it_goes_on_as_it_is_told():
    """A step back, and what has been said since: the same as one step later."""
    scene = Scene(4, challenge="agreed")
    for step in (lambda: scene.clue("green", 2), scene.object, scene.stand, lambda: scene.lock("Lockjaw")):
        before = scene.view("")
        step()
        assert acting(before, facts(scene.events)) == acting(scene.view(""), ())


@pytest.mark.rule("CN-96")
def test_nobody_is_on_turn_after_the_end():
    """Also while the end is told, when the table is still the one from before."""
    scene = Scene().clue("green", 2)
    before = scene.view("")
    scene.lock("Ultron")
    assert acts(scene) == ""
    assert acting(before, facts(scene.events)) == ()


def turns(grid):
    return [seat for seat, badge in enumerate(grid.screen.hud.badges) if badge.facts.turn]


def test_badges_say_who_acts():
    with Grid(people=(0, 1, 2, 3)) as grid:
        grid.until("give_clue")
        side = grid.table.side
        assert turns(grid) == [grid.table.directors[side]]
        grid.say("moon", 1)
        grid.until("guess")
        assert turns(grid) == [seat for seat in (2, 3) if grid.table.sides[seat] == side]


def test_an_agent_alone_at_the_screen_is_told_so():
    with Grid(people=(2,)) as grid:
        grid.until("guess")
        assert turns(grid) == [2]
        assert grid.screen.hud.badges[2].facts.you
        grid.screen.sequencer.said.append(Wins(0, "all_found", (0, 2)))
        grid.screen.hud.recount()
        assert turns(grid) == []
