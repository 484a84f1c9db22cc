"""A sealed night as a whole: its doors, who comes, going on after the window was closed, matches, standing, end."""

from __future__ import annotations

import msgspec
import pytest

from tabletop.desktop.program import FirstScreen, Program, TabletopApp
from tabletop.i18n import tr
from tabletop.match.seats import clashes
from tabletop.pages.boosters.opening_page import PackScreen
from tabletop.pages.end.end_page import EndScreen
from tabletop.pages.menu import MenuScreen
from tabletop.pages.sealed.privacy_guard import CurtainScreen
from tabletop.pages.sealed.sealed_builder import SealedBuilder
from tabletop.pages.sealed.sealed_page import SealedScreen
from tabletop.storage import Store
from tests.saying import said
from tools.rigs import gallery
from tools.rigs.pilot import Pilot
from tools.rigs.screens.sealed import evening, league_seats, lift, played, to_bench, to_matches, to_packs

from .rig import Trail, services, showing

pytestmark = pytest.mark.long


def returned(path):
    """The program is opened again: services on the same file, which have not yet offered to go on."""
    made = services(path)
    made.resume_offered = False
    return made


# --- going on


@pytest.mark.parametrize("step", ["packs", "bench", "ready"])
def test_a_night_that_is_closed_in_the_middle_goes_on_from_the_menu(tmp_path, step):
    """While packs are opened, in the middle of a deck, with a deck ready: the next start offers exactly that."""
    path = tmp_path / "tabletop.db"
    first = services(path)
    with Pilot((1280, 720), first.prefs()) as pilot:
        pilot.app.push(MenuScreen(first))
        night = (to_packs if step == "packs" else to_bench)(pilot, first, "beanz").night
        if step == "packs":
            pilot.key("return")
            pilot.tick(3500)
            assert night.opened[0] == 1
        else:
            card = next(label for label in pilot.labels() if label.startswith("card "))
            pilot.click(card)
            assert pilot.app.top.deck_model.total == 1
        if step == "ready":
            pilot.click("Auto-fill")
            pilot.click("Ready")
    first.store.close()  # as if the window was closed: no screen was left by its own way
    made = returned(path)
    with Pilot((1280, 720), made.prefs()) as pilot:
        pilot.app.push(MenuScreen(made))
        pilot.tick(300)
        assert pilot.find("dialog text").source.startswith(tr("menu-resume-night"))
        pilot.click("Go on")
        pilot.tick(300)
        screen = pilot.app.top
        assert isinstance(screen, SealedScreen)
        assert screen.night.opened == night.opened
        assert screen.night.found(0) == night.found(0)
        pilot.click("go")
        assert isinstance(pilot.app.top, CurtainScreen)
        lift(pilot)
        if step == "packs":
            assert isinstance(pilot.app.top, PackScreen)
        elif step == "bench":
            assert pilot.app.top.deck_model.deck.cards == {card.removeprefix("card "): 1}
        else:
            assert (screen.night.decks[0], pilot.app.top.pile.seat) == (night.decks[0], 1)
    made.store.close()


def test_the_clock_of_the_builder_goes_on_where_it_stood(tmp_path):
    path = tmp_path / "tabletop.db"
    first = services(path)
    with Pilot((1280, 720), first.prefs()) as pilot:
        pilot.app.push(MenuScreen(first))
        screen = evening(pilot, first, "beanz")
        pilot.find("minutes").choose(1)
        pilot.click("go")
        lift(pilot)
        pilot.app.top.pile.finish()
        pilot.app.top.close(True)
        for _ in range(2):
            pilot.tick(30_500)
            pilot.move((300, 300))
        pilot.click(next(label for label in pilot.labels() if label.startswith("card ")))
    first.store.close()
    made = returned(path)
    (saved,) = made.open_nights()
    left = saved.plan["chairs"][0]["left"]
    assert 200_000 < left <= 4 * 60_000
    assert screen.evening.left[0] == left
    made.store.close()


def test_leaving_says_where_it_is_kept_and_the_menu_has_it():
    with showing("menu") as (pilot, made, _):
        evening(pilot, made, "beanz")
        pilot.key("escape")
        assert made.open_nights() == []
        screen = evening(pilot, made, "beanz")
        pilot.click("go")
        lift(pilot)
        pilot.key("escape")
        assert pilot.app.top is screen
        pilot.key("escape")
        assert any("kept" in message for message in pilot.app.overlay.messages)
        pilot.tick(300)
        assert "Ruby and Oskar" in pilot.find("Go on with the night").detail
        pilot.click("Go on with the night")
        assert isinstance(pilot.app.top, SealedScreen)


def test_what_was_touched_last_is_offered_first():
    with showing("menu-night") as (pilot, made, _):
        (match, *_), (night,) = made.open_matches(), made.open_nights()
        labels = [button.label for button in pilot.app.top.main]
        assert labels[:2] == ["Continue", "Go on with the night"]
        made.store.nights.save(night.id, night.plan, now=match.updated + 60)
        pilot.app.top.shown()
        assert [button.label for button in pilot.app.top.main][:2] == [
            "Go on with the night",
            "Continue",
        ]
        assert [button.style for button in pilot.app.top.main] == ["primary", "secondary", "secondary"]


def test_a_night_is_given_up_from_the_offer():
    with showing("menu") as (pilot, made, _):
        to_packs(pilot, made, "beanz")
        pilot.key("escape")
        pilot.key("escape")
        made.resume_offered = False
        pilot.app.top.shown()
        pilot.tick(300)
        pilot.click(said("sealed-give-up"))
        pilot.tick(300)
        pilot.click(said("sealed-give-up"))
        pilot.tick(300)
        assert made.open_nights() == []
        assert "Go on with the night" not in pilot.labels()


def test_a_night_that_cannot_be_read_is_a_sentence():
    with showing("menu") as (pilot, made, _):
        made.store.nights.create("beanz", {"setup": {"seats": [{"name": "Ann"}]}}, now=gallery.EVENING)
        pilot.app.top.shown()
        pilot.click("Go on with the night")
        assert pilot.app.top.label == "menu"
        assert any("another version" in message for message in pilot.app.overlay.messages)


# --- doors and people


def test_the_menu_has_a_door_and_asks_whether_the_open_one_goes_on():
    with showing("menu") as (pilot, made, _):
        made.settings.last_game = "beanz"
        pilot.click("Sealed night")
        assert isinstance(pilot.app.top, SealedScreen)
        pilot.click("go")
        assert isinstance(pilot.app.top, CurtainScreen)
        pilot.key("escape")
        assert isinstance(pilot.app.top, SealedScreen)
        pilot.key("escape")
        pilot.click("Sealed night")
        pilot.click("Go on")
        assert pilot.app.top.phase == "build"
        pilot.key("escape")
        pilot.click("Sealed night")
        pilot.click(said("sealed-new"))
        assert pilot.app.top.phase == "plan"
        assert len(made.open_nights()) == 1


def test_up_to_six_players_of_a_game_for_two_are_chosen_on_the_plan():
    with showing("decks") as (pilot, made, _):
        screen = evening(pilot, made, "beanz")
        for count in (3, 4, 5, 6):
            pilot.click("more")
            assert len(screen.night.setup.seats) == count
        assert not pilot.find("more").enabled
        who = pilot.find("who 3")
        who.choose([value for value, _ in who.options].index("hard"))
        assert screen.night.setup.seats[2].bot == "hard"
        who = pilot.find("who 6")
        assert who.options[-1] == ("away", "Nobody")
        who.choose(len(who.options) - 1)
        assert len(screen.night.setup.seats) == 5
        assert not clashes(screen.night.setup.seats)
        assert len({seat.name for seat in screen.night.setup.seats}) == 5
        pilot.click("go")
        assert len(screen.evening.meetings) == 10


def test_a_known_person_sits_once_and_a_new_one_is_asked_for_a_name():
    with showing("decks") as (pilot, made, _):
        screen = evening(pilot, made, "beanz")
        ruby = made.profiles()[0]
        who = pilot.find("who 2")
        who.choose([value for value, _ in who.options].index(f"profile {ruby.id}"))
        assert screen.night.setup.seats[1].profile == ruby.id
        assert f"profile {ruby.id}" not in [value for value, _ in pilot.find("who 1").options]
        who = pilot.find("who 1")
        who.choose([value for value, _ in who.options].index("new"))
        pilot.text("Greta")
        pilot.key("return")
        pilot.tick(200)
        assert screen.night.setup.seats[0].name == "Greta"
        assert [person.name for person in made.profiles()].count("Greta") == 1


def test_the_same_favourite_keys_of_two_people_are_told_apart():
    with showing("decks") as (pilot, made, _):
        keys = {"react": "q", "decline": "a"}
        two = [made.store.profiles.create(n, colour="seat0", avatar="", now=1, keys=keys) for n in ("Greta", "Hans")]
        screen = evening(pilot, made, "beanz")
        for nth, known in enumerate(two):
            who = pilot.find(f"who {nth + 1}")
            who.choose([value for value, _ in who.options].index(f"profile {known.id}"))
        assert [seat.name for seat in screen.night.setup.seats] == ["Greta", "Hans"]
        assert clashes(screen.night.setup.seats) == []


# --- matches and standing


def test_matches_are_dealt_one_after_the_other_and_the_standing_follows():
    with showing("menu") as (pilot, made, trail):
        screen = to_matches(pilot, made, "beanz", league_seats())
        assert screen.phase == "play"
        assert (screen.title, {row.stand.place for row in screen.rows}) == (said("sealed-all-ready"), {0})
        first = screen.evening.next
        pilot.click("go")
        ((way, table),) = trail.taken
        assert (way, table.night) == ("play", (screen.evening.number, first.table))
        assert len(table.seats) == 2
        trail.taken.clear()
        played(screen, 0, 1)
        assert screen.title == "The standing"
        points = {row.seat.name: row.stand.points for row in screen.rows}
        assert sorted(points.values()) == [0, 0, 3, 3]
        shown = sorted(screen.rows, key=lambda row: row.rect.y)
        assert [row.stand.points for row in shown] == [3, 3, 0, 0]
        pilot.click("match 6")
        assert trail.taken[0][1].night == (screen.evening.number, 5)


def test_a_match_that_was_begun_goes_on_and_one_that_is_over_is_looked_back_at():
    with showing("menu") as (pilot, made, trail):
        screen = to_matches(pilot, made, "beanz", league_seats())
        played(screen, -1)
        number = screen.evening.meetings[0].match
        assert pilot.find("go").text == said("sealed-go-on-match")
        pilot.click("go")
        assert trail.taken == [("resume", number)]
        made.store.finish(number, {"winners": [0], "ending": "", "seconds": 1}, now=gallery.EVENING)
        screen.shown()
        pilot.click("match 1")
        assert pilot.app.top is screen  # a match without a log has no story: a sentence says so
        assert any("story" in message for message in pilot.app.overlay.messages)


def test_the_winner_of_the_night_is_crowned_and_the_night_is_closed():
    with showing("menu") as (pilot, made, _):
        screen = to_matches(pilot, made, "beanz", league_seats())
        played(screen, 0, 1, 0, 0, 0, 0)
        assert screen.title == said("sealed-wins", name="Mila")
        assert [row.seat.name for row in screen.rows if row.stand.crowned] == ["Mila"]
        pilot.click("more")
        assert (screen.phase, len(screen.evening.meetings)) == ("play", 12)
        pilot.click("more")
        pilot.tick(200)
        pilot.click(said("sealed-end"))
        pilot.tick(200)
        assert screen.phase == "over"
        assert made.open_nights() == []
        pilot.click("go")
        assert pilot.app.top.label == "menu"


def test_the_standing_of_an_earlier_night_can_be_looked_at_again():
    """It is listed on the plan of the next one; nothing in it can be changed."""
    with showing("menu") as (pilot, made, trail):
        screen = to_matches(pilot, made, "beanz", league_seats())
        played(screen, 0, 1, 0, 0, 0, 0)
        number, standing = screen.evening.number, screen.evening.standing()
        pilot.click("go")
        updated = made.store.nights.get(number).updated
        evening(pilot, made, "beanz")
        assert pilot.find(f"night {number}").text == said("sealed-wins", name="Mila")
        pilot.click(f"night {number}")
        old = pilot.app.top
        assert (old.phase, old.evening.standing()) == ("over", standing)
        assert "more" not in pilot.labels()
        pilot.click("go")
        assert pilot.app.top.phase == "plan"
        assert (made.store.nights.get(number).state, made.store.nights.get(number).updated) == ("finished", updated)
        assert trail.taken == []


def test_a_night_that_was_ended_early_has_no_other_round():
    with showing("menu") as (pilot, made, _):
        screen = to_matches(pilot, made, "beanz", league_seats())
        played(screen, 0)
        pilot.click("more")
        pilot.tick(200)
        pilot.click(said("sealed-end"))
        pilot.tick(200)
        assert screen.phase == "over"
        assert "more" not in pilot.labels()


def test_at_one_table_everybody_plays_each_match():
    with showing("menu") as (pilot, made, trail):
        screen = to_matches(pilot, made, "austin")
        pilot.click("go")
        assert [seat.name for seat in trail.taken[0][1].seats] == [seat.name for seat in screen.night.setup.seats]
        assert pilot.find("match 1").text == "Match 1"


# --- the way back from the table


@pytest.fixture
def program():
    with Pilot((1280, 720)) as pilot:
        made = Program(Store(None), now=lambda: gallery.EVENING)
        made.services.late.wait = True
        made.services.first_evening = False
        app = TabletopApp(pilot.window, made.services.prefs(), None, lambda: 0.0)
        pilot.app = app
        made.begin(app, FirstScreen())
        yield pilot, made


def dealt(pilot, made):
    """A night whose first match is on the table."""
    screen = to_matches(pilot, made.services, "beanz")
    pilot.click("go")
    pilot.tick(300)
    assert pilot.app.top.label == "table"
    return screen


def test_a_match_leads_back_to_its_night(program):
    pilot, made = program
    screen = dealt(pilot, made)
    assert made.services.last_table() is None
    pilot.app.top.close("night")
    pilot.tick(300)
    assert pilot.app.top is screen
    assert screen.evening.next.match is not None


def test_the_menu_is_reached_past_the_night_and_leads_back_to_match_and_night(program):
    pilot, made = program
    dealt(pilot, made)
    pilot.app.top.close("menu")
    pilot.tick(300)
    assert pilot.app.top.label == "menu"
    pilot.click("Continue")
    pilot.tick(300)
    assert [screen.label for screen in pilot.app.screens] == ["menu", "table"]
    pilot.app.top.close("night")
    pilot.tick(300)
    assert isinstance(pilot.app.top, SealedScreen)
    assert pilot.app.top.phase == "play"


def test_the_end_of_a_match_of_a_night_offers_the_night_and_no_rematch():
    made = services()
    facts = gallery.finished()
    facts = msgspec.structs.replace(facts, setup=msgspec.structs.replace(facts.setup, night=(1, 0)))
    with Pilot((1280, 720), made.prefs()) as pilot:
        Trail(made)
        heard = []
        gallery.SCREENS["menu"](pilot, made)
        pilot.app.push(EndScreen(made, facts), heard.append)
        pilot.tick(300)
        assert "Rematch" not in pilot.labels()
        pilot.click(said("end-on", whole="night"))
        assert heard == ["night"]


def test_nobody_builds_while_a_match_is_played(program):
    """The table above the night is no cause for a curtain."""
    pilot, made = program
    screen = dealt(pilot, made)
    pilot.tick(60_000)
    assert not any(isinstance(one, CurtainScreen | SealedBuilder) for one in pilot.app.screens)
    assert screen in pilot.app.screens
