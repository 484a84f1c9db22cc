"""The menu: what it offers, when, and what it says."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from tabletop import games
from tabletop.app.services import AppServices
from tabletop.pages import resume_dialogs
from tabletop.pages.menu import DEMO_AFTER_MS, MenuScreen
from tabletop.pages.progress.lesson_list import LessonsScreen, teach
from tabletop.storage import Store
from tabletop.table.guided.lesson_screen import TutorialScreen
from tests import saying
from tests.table.rig import Sitting
from tools.rigs import gallery
from tools.rigs.pilot import Pilot

from .rig import Trail, services, showing


@pytest.fixture
def menu():
    """A menu, its services and its trail, with nothing shown yet."""
    made = services()
    made.resume_offered = False
    with Pilot((1280, 720), made.prefs()) as pilot:
        yield pilot, made, Trail(made)


def opened(pilot, made):
    pilot.app.push(MenuScreen(made))
    pilot.tick(300)


@pytest.mark.parametrize("state", ["none", "finished", "abandoned", "open"])
def test_resuming_is_offered_exactly_when_a_match_is_open(menu, state):
    """An open match: the offer comes by itself and Continue stands on the menu; any other: neither."""
    pilot, made, trail = menu
    if state != "none":
        gallery.interrupted(made)
        [match] = made.store.open_matches()
        if state == "finished":
            made.store.finish(match.id, {"winners": [0], "ending": "bomb"}, now=gallery.EVENING)
        elif state == "abandoned":
            made.store.abandon(match.id, now=gallery.EVENING)
    opened(pilot, made)
    if state != "open":
        assert pilot.app.top.label == "menu"
        assert "Continue" not in pilot.labels()
        return
    said = pilot.find("dialog text").source
    assert saying.says(said, "menu-resume")
    assert said.endswith(saying.said("toolkit-progress", count=0))
    pilot.click("Go on")
    assert trail.taken == [("resume", made.store.open_matches()[0].id)]


def test_the_offer_comes_once_and_continue_stays(menu):
    """After "Later" the menu still has Continue, with who and when."""
    pilot, made, trail = menu
    gallery.interrupted(made)
    opened(pilot, made)
    pilot.click("Later")
    pilot.tick(300)
    assert pilot.app.top.label == "menu"
    assert (
        saying.said("list", items=["Ruby", "Oskar", saying.said("toolkit-bots", count=2)])
        in pilot.find("Continue").detail
    )
    pilot.click("Continue")
    assert [way for way, _ in trail.taken] == ["resume"]


def test_a_match_is_given_up_only_after_a_second_question(menu):
    """Cancel keeps it; agreeing closes it and Continue goes."""
    pilot, made, _ = menu
    gallery.interrupted(made)
    opened(pilot, made)
    pilot.click(saying.said("menu-give-up"))
    pilot.tick(300)
    pilot.click("Cancel")
    pilot.tick(300)
    assert len(made.open_matches()) == 1
    resume_dialogs.offer_resume(pilot.app.top, made, made.open_matches()[0])
    pilot.click(saying.said("menu-give-up"))
    pilot.tick(300)
    pilot.click(saying.said("menu-give-up"))
    pilot.tick(300)
    assert made.open_matches() == []
    assert "Continue" not in pilot.labels()


def test_every_unfinished_match_can_be_reached(menu):
    """From the offer and from the menu, the one that was left last first, round and round."""
    pilot, made, trail = menu
    gallery.interrupted(made)
    gallery.interrupted(made)
    first, second = (match.id for match in made.open_matches())
    opened(pilot, made)
    assert pilot.find("dialog text").source.endswith(saying.said("menu-more-matches", count=1))
    for _ in range(2):
        pilot.click("Another match")
        pilot.tick(300)
    pilot.click("Later")
    pilot.tick(300)
    assert pilot.find("Another match").detail == saying.said("menu-more-matches", count=1)
    pilot.click("Another match")
    pilot.tick(300)
    assert pilot.overflowing() == []
    pilot.click("Go on")
    assert trail.taken == [("resume", second)]
    assert first != second


def test_a_match_of_an_unknown_game_is_not_offered(menu):
    """A file from a newer program may hold games that this one lacks."""
    pilot, made, _ = menu
    made.store.create_match(game="chess", seed=1, options={}, seats=[{"name": "Ann"}], program="9", now=1)
    opened(pilot, made)
    assert "Continue" not in pilot.labels()


def test_rematch_deals_the_last_table_again(menu):
    """The same people, another seed."""
    pilot, made, trail = menu
    gallery.interrupted(made)
    made.resume_offered = True
    opened(pilot, made)
    pilot.click("Rematch")
    [(way, setup)] = trail.taken
    assert way == "play"
    assert {seat.name for seat in setup.seats} == {seat.name for seat in made.last_table().seats}
    assert setup.seed != made.last_table().seed


def test_the_demo_begins_after_a_minute_without_input(menu):
    """Any input starts the minute again; the demo starts only on the menu itself."""
    pilot, made, trail = menu
    opened(pilot, made)
    pilot.tick(DEMO_AFTER_MS - 2000)
    pilot.move((200, 200))
    pilot.tick(DEMO_AFTER_MS - 1000)
    assert trail.taken == []
    pilot.tick(2000)
    assert trail.taken == [("demo", "espionage")]


SHELVES = ("Cards", "Decks", "Collection", "Rules")


def test_lessons_open_with_the_last_game_and_switch_in_the_page(menu):
    """A game that has several shows them all; another one of the head is remembered; a lesson takes the page's place."""
    pilot, made, _ = menu
    made.settings.last_game = "beanz"
    opened(pilot, made)
    pilot.click("Tutorial")
    pilot.tick(300)
    page = pilot.app.top
    assert (type(page), page.game) == (LessonsScreen, "beanz")
    assert [value for value, _ in pilot.find("game").options] == [game.id for game in made.taught]
    pilot.find("game").choose([game.id for game in made.taught].index("codenames"))
    pilot.tick(300)
    doors = [label for label in pilot.labels() if label.startswith("door ")]
    lessons = games.plugin("codenames").about.lessons
    assert doors == [f"door {entry.title}" for entry in lessons]
    assert [pilot.find(door).text for door in doors] == [entry.text for entry in lessons]
    assert made.last_game == "codenames"
    pilot.click(doors[1])
    assert isinstance(pilot.app.top, TutorialScreen)
    assert pilot.app.screens[-2].label == "menu"


def test_the_menu_offers_the_game_of_the_lesson_that_was_just_played(menu):
    pilot, made, _ = menu
    opened(pilot, made)
    teach(pilot.app, made, "rpgget")
    pilot.app.pop(pilot.app.top)
    assert made.last_game == "rpgget"


def test_a_sealed_night_opens_with_the_last_game_and_switches_in_the_page(menu):
    pilot, made, _ = menu
    made.settings.last_game = "rpgget"
    opened(pilot, made)
    pilot.click("Sealed night")
    pilot.tick(300)
    assert pilot.app.top.definition.id == "rpgget"
    assert [value for value, _ in pilot.find("game").options] == [game.id for game in made.collected]
    pilot.find("game").choose(0)
    pilot.tick(300)
    assert pilot.app.top.definition.id == made.collected[0].id == made.last_game
    pilot.click("go")
    pilot.key("escape")
    assert "game" not in pilot.labels(), "the packs are handed out"
    assert len([screen for screen in pilot.app.screens if screen.label != "menu"]) == 1


def test_a_game_without_packs_leaves_the_night_to_another_one(menu):
    pilot, made, _ = menu
    made.settings.last_game = "espionage"
    opened(pilot, made)
    pilot.click("Sealed night")
    pilot.tick(300)
    assert pilot.app.top.definition.id == made.collected[0].id


@pytest.mark.parametrize("door", SHELVES)
def test_a_page_of_the_library_shows_the_last_game_and_switches_to_another(menu, door):
    """Nothing is asked; what is chosen in the page is remembered for all of them."""
    pilot, made, _ = menu
    made.settings.last_game = "beanz"
    opened(pilot, made)
    asks = door in ("Decks", "Collection")
    pilot.click(door)
    pilot.tick(300)
    if asks:
        pilot.key("escape")  # nobody wants to say a name
        pilot.tick(300)
    assert pilot.app.top.kicker == made.title("beanz")
    pilot.find("game").on_change("austin")
    pilot.tick(300)
    if asks:
        pilot.key("escape")
        pilot.tick(300)
    assert pilot.app.top.kicker == made.title("austin")
    assert made.last_game == "austin"


def test_the_demo_begins_with_the_last_game(menu):
    """And goes round; see test_demo."""
    pilot, made, trail = menu
    made.settings.last_game = "austin"
    opened(pilot, made)
    pilot.click("Demo")
    assert trail.taken == [("demo", "austin")]


def test_motes_come_to_rest_when_nobody_is_there(menu):
    """No frame is drawn once the light has stopped drifting."""
    pilot, made, _ = menu
    opened(pilot, made)
    before = pilot.app.frames
    pilot.tick(1000)
    assert pilot.app.frames > before + 10
    pilot.tick(15_000)
    before = pilot.app.frames
    pilot.tick(3000)
    assert pilot.app.frames == before


def test_less_motion_means_no_drift():
    """With reduced motion the menu stands still from the start."""
    with showing("menu") as (pilot, _, _):
        before = pilot.app.frames
        pilot.tick(2000)
        assert pilot.app.frames == before


def test_coming_games_say_so(menu, monkeypatch):
    """A coming tile opens nothing and tells its name."""
    pilot, made, trail = menu
    known = games.found().games
    plugin = known["codenames"]
    coming = plugin._replace(about=msgspec.structs.replace(plugin.about, state="coming"))
    monkeypatch.setitem(known, "codenames", coming)
    opened(pilot, made)
    pilot.click("tile codenames")
    pilot.tick(50)
    assert pilot.app.overlay.messages == [saying.said("menu-coming-here", game="Codenames: Marvel")]
    assert trail.taken == []
    assert pilot.app.top.label == "menu"


@pytest.mark.parametrize(("steps", "game"), [(0, "espionage"), (1, "beanz")])
def test_the_first_evening_asks_for_a_name_and_a_game(steps, game):
    """The name that is typed becomes a known person, the lesson is that of the chosen game; the question never comes again."""
    store = Store(None)
    first = gallery.lent(store)
    first.first_evening = AppServices(store, first.routes).first_evening
    assert first.first_evening
    trail = Trail(first)
    with Pilot((1280, 720), first.prefs()) as pilot:
        opened(pilot, first)
        pilot.text("Ada")
        for _ in range(steps):
            pilot.find("lesson of").on_action("right")
        pilot.click(saying.said("setup-play-lesson"))
        pilot.tick(300)
        assert [profile.name for profile in first.profiles()] == ["Ada"]
        assert trail.taken == [("tutorial", game)]
    assert not AppServices(store, first.routes).first_evening


def test_the_hint_for_newcomers_goes_after_the_lesson(menu):
    """It is there until a tutorial was done."""
    pilot, made, _ = menu
    opened(pilot, made)
    pilot.click("New here?")
    assert isinstance(pilot.app.top, LessonsScreen)
    pilot.key("escape")
    made.change(pilot.app, tutorials_done=["espionage"])
    pilot.app.top.shown()
    assert "New here?" not in pilot.labels()


def test_what_went_wrong_at_the_start_is_said_on_the_menu(menu):
    """A store that would not open, and settings that did not fit, are told once."""
    pilot, made, _ = menu
    made.notices = ["Read-only."]
    opened(pilot, made)
    assert pilot.app.overlay.messages == ["Read-only."]
    assert made.notices == []


@pytest.mark.parametrize("name", ["menu", "setup", "end", "pause"])
@pytest.mark.parametrize(("key", "opens"), [("h", "RulesScreen"), ("f1", "SettingsScreen")])
def test_the_keys_of_help_do_on_every_page_what_they_do_at_the_table(name, key, opens):
    """H opens the rules and F1 the page of keys; Esc goes back to where that was."""
    with showing(name) as (pilot, _, _):
        here = pilot.app.top
        pilot.key(key)
        assert type(pilot.app.top).__name__ == opens
        assert opens == "RulesScreen" or pilot.app.top.page == "keys"
        pilot.key("escape")
        assert pilot.app.top is here


def test_the_page_of_keys_stands_in_the_menu_and_in_the_pause():
    """Whoever uses the mouse finds it, too; F1 turns the settings to it."""
    for name in ("menu", "pause"):
        with showing(name) as (pilot, _, _):
            pilot.click("Keys")
            assert pilot.app.top.page == "keys"
            assert "key keys" in pilot.labels()
    with showing("settings-picture") as (pilot, _, _):
        pilot.key("f1")
        assert pilot.app.top.page == "keys"
        assert pilot.find("pages").value == "keys"


def test_a_question_mark_asks_for_help():
    """Wherever it lies on the keyboard; at the table as well."""
    asks = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?")
    with showing("menu") as (pilot, _, _):
        pilot.app.step([asks])
        assert type(pilot.app.top).__name__ == "RulesScreen"
    with Sitting(services=services()) as sitting:
        sitting.wait()
        sitting.pilot.app.step([asks])
        assert type(sitting.pilot.app.top).__name__ == "RulesScreen"
