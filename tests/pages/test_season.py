"""A season on the screen: begun from the Practice page, played evening by evening, and ended with a place."""

from __future__ import annotations

import pytest

from tabletop.desktop.program import FirstScreen, Program
from tabletop.match.autosave import create
from tabletop.pages.progress.practice_page import PracticeScreen
from tabletop.pages.progress.season_page import SeasonScreen
from tabletop.progress.season import EVENINGS, ME, all_of
from tests.saying import said, says
from tests.toolkit.rig import look_away
from tools.rigs.pilot import Pilot
from tools.rigs.screens.circuit import SEASONS, season_of

from .rig import Trail, services


@pytest.mark.parametrize("game", SEASONS)
def test_a_whole_season_by_mouse(game):
    made = services()
    made.store.profiles.create("Ruby", colour="seat0", avatar="03", now=1)
    trail = Trail(made)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.push(PracticeScreen(made, game))
        pilot.tick(300)
        pilot.click("door Season")
        pilot.tick(300)
        screen = pilot.app.top
        assert isinstance(screen, SeasonScreen)
        assert all_of(made.store, game, 1) == {}, "looking at it keeps nothing"
        worth = ("season-worth", "season-worth-shared")
        assert any(says(pilot.find("points").source, message, points=3) for message in worth)
        for evening in range(EVENINGS):
            assert pilot.find("go").text == ("Sit down" if evening else said("season-begin"))
            pilot.click("go")
            way, setup = trail.taken[-1]
            assert (way, setup.run) == ("play", ("season", screen.season.number, evening))
            number = create(made.store, setup, 1)
            made.store.finish(number, {"winners": [screen.season.company(evening).index(ME)], "ending": ""}, now=1)
            screen.shown()
        assert screen.title == said("season-ended-first")
        pilot.click("evening 3")
        assert pilot.find("company").evening is screen.season.plan.evening[2]
        pilot.click("go")
        pilot.tick(300)
        assert not pilot.app.top.season.saved.began
        pilot.key("escape")
        pilot.tick(300)
        assert said("season-best", place=1) in pilot.find("door Season").text


def test_the_door_goes_on_with_a_season_and_a_match_leads_back_to_it():
    program = Program(services().store, now=lambda: 1000.0)
    program.services.first_evening, program.services.resume_offered = False, True
    game = SEASONS[0]
    with Pilot((1280, 720), program.services.prefs()) as pilot:
        look_away(pilot.app)
        program.begin(pilot.app, FirstScreen())
        season_of(program.services, game, True)
        pilot.app.push(PracticeScreen(program.services, game))
        pilot.tick(300)
        assert "Evening 2 of 10" in pilot.find("door Season").text
        pilot.click("door Season")
        pilot.tick(300)
        pilot.key("return")  # the button has the focus
        pilot.tick(300)
        assert pilot.app.top.match.setup.run[0] == "season"
        pilot.app.top.close("menu")
        pilot.tick(300)
        (match,) = program.services.open_matches()
        program.resume(match.id)
        pilot.tick(300)
        pilot.app.top.close("night")
        pilot.tick(300)
        assert isinstance(pilot.app.top, SeasonScreen)
        assert pilot.find("go").text == said("season-go-on")
    program.services.store.close()
