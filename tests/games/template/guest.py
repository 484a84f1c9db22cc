"""What a game from another package must do in the program. Run by test_walk.py, in a process that has one installed."""

from __future__ import annotations

import os

import pytest

from tabletop import games
from tabletop.desktop.program import FirstScreen, Program
from tabletop.storage import Store
from tests.table.rig import Sitting
from tools.rigs.pilot import Pilot

GAME = os.environ.get("GUEST", "pass_the_card")


class AtTheTable(Sitting):
    """Somebody who plays by mouse at the table that the program shows."""

    def __init__(self, pilot, screen):
        self.pilot, self.screen, self.match = pilot, screen, screen.match

    def pick(self, rand):
        return rand.randrange(len(self.screen.view.options))


@pytest.fixture
def program():
    with Pilot((1280, 720)) as pilot:
        made = Program(Store(None))
        made.services.late.wait = True
        made.services.first_evening = False
        made.begin(pilot.app, FirstScreen())
        made.services.change(pilot.app, animation_speed="off", reduced_motion=True)
        pilot.tick(300)
        yield pilot, made
        made.end()


def test_the_menu_shows_it_and_one_game_is_played_by_mouse_to_its_end(program):
    """From its tile over the set-up page to the end page, against bots of every level in their own process."""
    pilot, made = program
    assert made.services.notices == []
    assert GAME in [game.id for game in made.services.ready]
    pilot.click(f"tile {GAME}")
    pilot.tick(300)
    pilot.click("Start")
    pilot.tick(300)
    table = AtTheTable(pilot, pilot.app.top)
    assert table.match.setup.game == GAME
    table.play(["drag", "click"])
    pilot.tick(20_000)
    assert pilot.app.top.label == "end"
    [match] = made.services.store.matches(9)
    assert (match.game, match.state) == (GAME, "finished")


def test_its_rules_and_cards_can_be_looked_at(program):
    """The pages of the menu that are about a game."""
    pilot, made = program
    for door in ("Rules", "Cards"):
        made.services.change(pilot.app, last_game=games.names()[0])
        pilot.click(door)
        pilot.tick(300)
        offered = [game for game, _ in pilot.find("game").options]
        pilot.click("game")
        pilot.tick(300)
        pilot.click(pilot.app.top.list.rows[offered.index(GAME)])
        pilot.tick(300)
        assert pilot.find("game").value == GAME
        while len(pilot.app.screens) > 1:
            pilot.key("escape")
            pilot.tick(300)


def test_it_comes_from_somewhere_else():
    assert not games.plugin(GAME).package.startswith("tabletop.")
