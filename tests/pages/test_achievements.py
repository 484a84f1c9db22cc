"""Achievements are named at the end of a match, once, and stand on the shelf."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec

from tabletop.core.toml_loader import DataFileError
from tabletop.desktop.program import FirstScreen, Program
from tabletop.match.autosave import copied
from tabletop.match.seats import MatchStart
from tabletop.pages.end.end_page import EndScreen
from tabletop.pages.progress.practice_page import AchievementsScreen, PracticeScreen
from tabletop.progress.achievements import ANY, KIND, ReachedAchievement, of_game, shelf
from tabletop.table import navigation
from tests.toolkit.rig import look_away
from tools.rigs.pilot import Pilot
from tools.rigs.screens.kept import played

from .rig import Trail, services

GAME = "beanz"


def test_the_end_of_a_match_names_them_once():
    program = Program(services().store, now=lambda: 1000.0)
    store = program.services.store
    program.services.first_evening, program.services.resume_offered = False, True
    setup, answers = played(GAME, 2)
    number = copied(store, setup, answers, None, 900)  # closed before its end was seen
    with Pilot((1280, 720), program.services.prefs()) as pilot:
        look_away(pilot.app)
        program.begin(pilot.app, FirstScreen())
        said = []
        pilot.app.toast = lambda text, *_: said.append(text)
        program.resume(number)
        for _ in range(60):
            pilot.tick(500)
            if isinstance(pilot.app.top, EndScreen):
                break
        assert isinstance(pilot.app.top, EndScreen)
        got = [one.achievement for game in (GAME, ANY) for one in shelf(store, game, 0) if one.at]
        assert len(got) >= 2
        assert [text for text in said if text.startswith("**")] == [f"**{one.name}**. {one.text}" for one in got]
        table = pilot.app.screens[-2]
        pilot.app.top.close(None)
        said.clear()
        table.menu_commands.ways.end()
        assert said == []
    store.close()


def test_a_match_from_the_middle_brings_none(monkeypatch):
    """Else one could go back to the last move before a win again and again."""
    asked, match = [], SimpleNamespace(setup=played(GAME, 2)[0], autosave=object())
    monkeypatch.setattr(navigation, "played", lambda found, seat: asked.append((found, seat)))
    navigation.congratulate(None, None, match)
    assert asked == [(match, 0)]
    match.setup = msgspec.structs.replace(match.setup, begun=MatchStart(n=3, anew=False, state={}))
    navigation.congratulate(None, None, match)
    assert len(asked) == 1


def test_damaged_achievements_are_one_sentence(monkeypatch):
    """Of a game from elsewhere, at the end of its match."""

    def damaged(*_, **__):
        raise DataFileError("achievements.toml: nothing")

    made, match = services(), SimpleNamespace(setup=played(GAME, 2)[0], autosave=SimpleNamespace(number=1))
    monkeypatch.setattr(navigation, "played", lambda *_: True)
    monkeypatch.setattr(navigation, "award", damaged)
    with Pilot((640, 360), made.prefs()) as pilot:
        navigation.congratulate(pilot.app, made, match)
        assert "achievements.toml: nothing" in pilot.app.overlay.messages[-1]


def test_the_shelf_shows_what_is_got_what_is_on_its_way_and_all_that_is_left():
    made = services()
    ruby = made.store.profiles.create("Ruby", colour="seat0", avatar="03", now=1)
    own = of_game(GAME)[0]
    made.store.notes.put(KIND, f"{GAME}/{own.id}", ReachedAchievement(at=900, by=["1"]), profile=ruby.id, now=900)
    made.store.notes.put(KIND, f"{ANY}/regular", ReachedAchievement(by=["1", "2"]), profile=ruby.id, now=900)
    Trail(made)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.push(PracticeScreen(made, GAME))
        pilot.tick(300)
        assert "1 of 20" in pilot.find("door Achievements").text
        pilot.click("door Achievements")
        pilot.tick(300)
        screen = pilot.app.top
        assert isinstance(screen, AchievementsScreen)
        assert screen.title == "Achievements: 1 of 20"
        medals = {
            label.removeprefix("medal "): pilot.find(label).shown for label in pilot.labels() if "medal " in label
        }
        assert len(medals) == 20
        assert (medals[own.id].at, medals["regular"].done, medals["regular"].of) == (900, 2, 10)
        pilot.key("escape")
        pilot.tick(300)
        assert isinstance(pilot.app.top, PracticeScreen)
