"""Time to object: a rival Director at the screen has it before bots guess, and sees how much is left."""

from __future__ import annotations

import pytest

from tabletop.core.view import view
from tabletop.games.codenames.rules.pacing import OBJECTING_MS, patience
from tests.games.codenames.table import Grid

QUICK = OBJECTING_MS // 2  # at the pace of these tables
BOTH = (0, 1)  # people direct, bots guess


def guessing(**more):
    grid = Grid(people=BOTH, challenge="agreed", **more)
    grid.until("give_clue")
    grid.pilot.tick(64)
    grid.say("moon", 2)
    while grid.query != "guess" or grid.screen.sequencer.busy:
        grid.pilot.tick(16)
    grid.pilot.tick(16)
    return grid


@pytest.mark.rule("CN-68")
def test_bots_wait_for_an_objection_and_say_for_how_long():
    with guessing() as grid:
        ring, before = grid.screen.hud.reactions.time, grid.match.n
        assert ring.visible
        assert ring.timing.whole == QUICK
        grid.pilot.tick(QUICK - 600)
        assert grid.match.n == before
        assert ring.timing.left <= 700
        for _ in range(20):
            grid.pilot.tick(100)
        assert grid.match.n > before


@pytest.mark.rule("CN-68")
def test_an_objection_can_be_made_in_that_time():
    with guessing() as grid:
        rival = grid.table.directors[1 - grid.table.side]
        grid.pilot.tick(QUICK - 600)
        view = grid.match.shared.view(rival)
        grid.match.choose(grid.match.game.no, rival, view.options[0], grid.screen.now)
        assert grid.query == "answer_objection"


@pytest.mark.rule("CN-68")
def test_nobody_waits_where_nobody_can_object():
    """After the first guess, and where the rules of the table have no objections."""
    with guessing() as grid:
        while not grid.table.guessed:
            grid.pilot.tick(100)
        grid.pilot.tick(300)
        assert grid.match.request.timing(grid.screen.now) is None
    with Grid(people=BOTH) as grid:
        grid.until("give_clue")
        grid.pilot.tick(64)
        grid.say("moon", 2)
        while grid.query != "guess":
            grid.pilot.tick(16)
        assert grid.match.request.timing(grid.screen.now) is None


@pytest.mark.rule("CN-68")
def test_a_press_ends_the_wait():
    """Whoever might object sees the clue at once, what is waited for, and a button that ends it; nothing is answered by it."""
    with guessing(seed=5) as grid:
        answers = grid.match.n
        assert grid.screen.now < grid.match.request.opened + 500
        grid.pilot.click("button waive")
        assert grid.match.request.timing(grid.screen.now) is None
        for _ in range(20):
            grid.pilot.tick(100)
        assert grid.screen.now < grid.match.request.opened + QUICK
        assert grid.table.guessed
        given = grid.match.record.answers[answers:]
        assert not {answer.seat for answer in given} & set(grid.table.directors)
        assert "button waive" not in grid.pilot.labels()


@pytest.mark.rule("CN-68")
def test_nobody_waits_after_the_clue_of_a_bot():
    """What a bot says breaks no rule: a person may object all the same, until the first guess."""
    with guessing() as grid:
        public, director = view(grid.match.game), grid.table.turn
        rival = grid.table.directors[1 - grid.table.side]
        assert patience(public, (rival,), (rival, director)) == OBJECTING_MS
        assert patience(public, (rival,), (rival,)) == 0
        assert rival in grid.match.asked
