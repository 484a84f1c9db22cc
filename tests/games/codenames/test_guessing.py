"""Sections 4.3, 4.6 and 4.7: turns, marks, guesses, timers."""

from __future__ import annotations

import pytest

from tabletop.games.codenames.rules.events import Reveals
from tabletop.games.codenames.rules.queries import agents
from tests.driving import facts
from tests.games.codenames.scene import CODENAMES, KEY, SHIELD_STARTS, Scene, refused


@pytest.mark.rule("CN-30", "CN-33")
def test_turn_after_turn():
    scene = Scene()
    for asked in "BABA":
        assert scene.asked == asked
        scene.clue("word", 1).lock(scene.locks[0])
        if scene.query == "guess":
            scene.stop()


@pytest.mark.rule("CN-75", "CN-131")
def test_marks_bind_nobody():
    """Each Agent of the team has a mark on each card, on or off, for all to see; the cover wipes it."""
    scene = Scene(6).clue("word", 2)
    scene.mark("Rhino", seat="D").mark("Rhino", seat="F").mark("Kingpin", seat="D")
    assert scene.table.marks[3] == 1 << scene.cell["Rhino"] | 1 << scene.cell["Kingpin"]
    assert scene.heard("C") == ["marks"]
    scene.mark("Kingpin", seat="D")
    assert scene.query == "guess"
    assert scene.table.guesses == 0
    scene.lock("Rhino")
    assert scene.table.marks == (0,) * 6


@pytest.mark.rule("CN-76")
def test_any_agent_guesses_for_all():
    scene = Scene(6).clue("word", 1)
    assert agents(scene.table) == (3, 5)
    scene.lock("Rhino", seat="F")
    assert scene.table.guessed == ((1, 1, 5, scene.cell["Rhino"], 1),)


@pytest.mark.rule("CN-77", "CN-41")
def test_a_guess_is_one_answer():
    """No confirmation: the touch is told, then the cover lies."""
    scene = Scene().clue("word", 1).lock("Rhino")
    assert [event[0] for event in scene.events] == ["say", "move", "say"]
    assert scene.said == ["locks", "reveals"]


@pytest.mark.rule("CN-82")
def test_every_open_cell_may_be_guessed():
    scene = Scene().clue("word", 1)
    assert scene.locks == scene.names
    scene.lock("Rhino")
    assert set(scene.locks) == set(scene.names) - {"Rhino"}


@pytest.mark.rule("CN-83", "CN-84", "CN-91", "CN-92", "CN-93")
@pytest.mark.parametrize(("name", "left"), [("Cable", (7, 9, 7)), ("Lockjaw", (8, 9, 6))])
def test_a_wrong_guess_ends_the_turn(name, left):
    scene = Scene().clue("word", 3).lock(name)
    assert scene.left == left
    assert (scene.query, scene.asked) == ("give_clue", "A")


@pytest.mark.rule("CN-90", "CN-91", "CN-92", "CN-93", "CN-94")
@pytest.mark.parametrize(("name", "fate"), [("Rhino", 0), ("Cable", 1), ("Lockjaw", 2), ("Ultron", 3)])
def test_a_cover_tells_what_the_guess_was_to_the_side_to_move(name, fate):
    """Own, the rivals', neutral or the Assassin, and whose clue has led to a wrong one; the same for either side."""
    for key, director in ((KEY, 1), (SHIELD_STARTS, 0)):
        [fact] = [fact for fact in facts(Scene(key=key).clue("word", 1).lock(name).events) if isinstance(fact, Reveals)]
        assert (fact.fate, fact.blamed) == (fate, director if fate else -1)


@pytest.mark.rule("CN-94", "CN-101")
def test_the_assassin():
    scene = Scene().clue("word", 3).lock("Ultron")
    assert scene.outcome.ending == "assassin"
    assert scene.outcome.winners == (0, 2)


@pytest.mark.rule("CN-86")
def test_a_hard_timer():
    """For the Director the turn passes; for Agents it stops after a guess, and passes before one. A grace comes on top."""
    scene = Scene(timer="hard", clue_seconds="60")
    assert scene.game.ask[4] == 90_000
    scene.late()
    assert scene.said == ["time_up", "turn"]
    scene.clue("word", 2)
    assert scene.game.ask[4] == 150_000
    scene.late()
    assert (scene.query, scene.asked) == ("give_clue", "B")
    scene.clue("word", 2).lock("Rhino")
    assert scene.game.ask[4] == 120_000
    scene.late()
    assert scene.asked == "A"
    for kind in ("off", "soft"):
        assert Scene(timer=kind).clue("word", 1).game.ask[4] == 0


@pytest.mark.rule("CN-86", "CN-107")
def test_a_passed_turn_is_a_turn():
    scene = Scene(2, mode="coop", own_side="hydra", timer="hard").late()
    assert scene.query == "cover_rival"
    assert scene.cover("Cable").table.guessed == ((1, 1, -1, scene.cell["Cable"], 0),), "no Agent has guessed it"


@pytest.mark.rule("CN-96", "CN-100", "CN-118")
def test_the_gauntlet_is_lost_by_who_lays_it():
    """Together the seventh neutral asset is a loss; with one Agent for two the Director loses whose turn it is."""
    neutral = ["Lockjaw", "Cassette Player", "Jotunheim", "Nick Fury", "The Thing", "Cyclops"]
    on = {"infinity_gauntlet": "on", "found": neutral}
    alone = Scene(2, mode="coop", own_side="hydra", **on).clue("word", 1).lock("Time Travel")
    assert (alone.outcome.ending, alone.outcome.winners) == ("gauntlet", ())
    three = Scene(3, mode="shared_agent", **on).clue("word", 1).lock("Time Travel")
    assert three.outcome.winners == (0,)


@pytest.mark.rule("CN-111")
def test_one_agent_guesses_for_both():
    scene = Scene(3, mode="shared_agent", challenge="off")
    for name in ("Lockjaw", "Cyclops"):
        scene.clue("word", 1)
        assert scene.asked == "C"
        scene.lock(name)


@pytest.mark.rule("CN-108")
def test_no_rival_step_after_a_win():
    scene = Scene(2, mode="coop", own_side="hydra").clue("word", 9)
    own = [name for name in scene.names if scene.table.kind[25 + scene.cell[name]] == 201]
    scene.lock(*own)
    assert scene.game.over
    assert "Score 8: Foreseen" in scene.outcome.text


@pytest.mark.rule("CN-40", "CN-75")
def test_directors_mark_nothing():
    scene = Scene().clue("word", 1)
    refused("no_such_option", scene.mark, "Rhino", seat="A")


@pytest.mark.rule("CN-139")
def test_scores_are_assets_found():
    scene = Scene().clue("word", 2).lock("Rhino", "Cable")
    assert CODENAMES.scores(scene.table) == (1, 1, 1, 1)
    assert CODENAMES.scores(Scene(3, mode="shared_agent").table) == (0, 0, 0)
