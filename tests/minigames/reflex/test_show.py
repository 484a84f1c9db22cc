"""Races in the show: bots among themselves, and any press ends it."""

from __future__ import annotations

from tabletop.minigames.reflex.race_screen import RaceScreen
from tabletop.storage import Store
from tabletop.table.guided.demo import DemoScreen
from tabletop.toolkit.widgets.screen import Screen
from tests.table.rig import Instant, still
from tools.rigs.gallery import lent
from tools.rigs.pilot import Pilot


def racing(pilot, services):
    """A show that has come to a race; the table lies below it."""
    pilot.app.push(Screen("menu"))
    demo = DemoScreen(services, "austin", Instant(), seed=3)
    pilot.app.push(demo)
    for _ in range(20_000):
        if isinstance(pilot.app.top, RaceScreen):
            return demo, pilot.app.top
        pilot.tick(48)
    raise AssertionError("no Happening is ever played")


def test_a_race_of_bots_goes_on_by_itself():
    """Nobody is there to confirm: the photo finish leaves, and the match goes on with the times as answers."""
    with Pilot((1280, 720), still()) as pilot:
        demo, race = racing(pilot, lent(Store(None)))
        n = demo.match.n
        pilot.tick(6000)
        assert pilot.app.top is not race
        assert demo.match.n >= n + len(race.race.racers)


def test_any_press_in_a_race_ends_the_show():
    with Pilot((1280, 720), still()) as pilot:
        racing(pilot, lent(Store(None)))
        pilot.key("k")
        pilot.tick(50)
        assert pilot.app.top.label == "menu"
