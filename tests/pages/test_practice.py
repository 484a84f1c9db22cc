"""The Practice page: its doors are those that fit a game, lead where they say, and say how far one has come."""

from __future__ import annotations

from contextlib import contextmanager

import pytest

from tabletop import games
from tabletop.pages.progress.practice_page import DOORS, PracticeScreen
from tests.saying import said
from tests.toolkit.rig import look_away
from tools.rigs.pilot import Pilot

from .rig import Trail, services


@contextmanager
def page(game):
    made = services()
    trail = Trail(made)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        screen = PracticeScreen(made, game)
        pilot.app.push(screen)
        pilot.tick(300)
        yield pilot, made, trail, screen


@pytest.mark.parametrize("game", games.names())
def test_every_door_that_fits_a_game_stands_there_and_leads_somewhere(game):
    with page(game) as (pilot, made, trail, screen):
        fitting = [door for door in DOORS if door.fits(made, game)]
        assert [label for label in pilot.labels() if label.startswith("door ")] == [f"door {d.title}" for d in fitting]
        for door in fitting:
            gone = len(trail.taken)
            pilot.click(f"door {door.title}")
            pilot.tick(300)
            assert pilot.app.top is not screen or len(trail.taken) > gone, f"{door.title} leads nowhere"
            while pilot.app.top is not screen:
                pilot.app.top.close(None)
                pilot.tick(300)


def test_a_door_is_entered_by_key_and_says_how_far_one_has_come():
    with page("beanz") as (pilot, made, trail, _):
        assert pilot.find("door Guided lesson").text == said("practice-lesson-about")
        pilot.app.top.set_focus(pilot.find("door Guided lesson"))
        pilot.key("return")
        assert trail.taken == [("tutorial", "beanz")]
        made.settings.tutorials_done = ["beanz"]
        pilot.click("door Against bots")
        pilot.tick(300)
        pilot.key("escape")
        pilot.tick(300)
        assert pilot.find("door Guided lesson").text == said("practice-lesson-done")
