"""Eight seats at one screen: everything around the table has room for them, in every window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop import games
from tabletop.app.setup_model import SetupModel, presets
from tabletop.match.seats import MOST, TableSetup, bot, person
from tabletop.pages.end.end_page import EndScreen
from tabletop.pages.progress.statistics_page import StatisticsScreen
from tabletop.pages.setup.setup_page import SetupScreen
from tabletop.toolkit import plain_words
from tabletop.toolkit.plain_words import company
from tests.crossing import in_turn
from tests.saying import said
from tests.table.wide import GAME
from tools.rigs import gallery

from .rig import SIZES, read, showing

NAMES = ("Ruby", "Oskar", "Mila", "Theo", "Ivy", "Max", "Zoe", "Ada")


def people(seats=8, humans=5):
    """A family, and bots of which two are those with the longest names."""
    family = (person(i, NAMES[i], avatar=f"{i + 1:02}") for i in range(humans))
    return (*family, *(bot(i, "hard", ("turtle", "boom", "whoops")[i - humans]) for i in range(humans, seats)))


@pytest.fixture(autouse=True)
def _wide(monkeypatch):
    monkeypatch.setattr(games, "load", lambda _name: GAME)
    monkeypatch.setattr(gallery, "people", people)


def _setup(humans):
    def show(pilot, services):
        services.settings.last_table = TableSetup(game=GAME.id, seats=people(8, humans), seed=1).plain()
        pilot.app.push(SetupScreen(services, GAME.id))

    return show


def _look(pilot, services):
    _setup(8)(pilot, services)
    pilot.tick(100)
    pilot.click("look 8")


def _end(pilot, services):
    services.settings.colour_symbols = True
    pilot.app.push(EndScreen(services, gallery.finished(8, 8)))


def _statistics(pilot, services):
    known = [services.store.profiles.create(name, colour=f"seat{i}", avatar="", now=1) for i, name in enumerate(NAMES)]
    seats = [{"name": who.name, "profile": who.id} for who in known]
    match = services.store.create_match(game=GAME.id, seed=1, options={}, seats=seats, program="0", now=2)
    services.store.finish(match, {"winners": [7], "ending": "bomb", "seconds": 600}, now=900)
    pilot.app.push(StatisticsScreen(services))


SCREENS = {"family": _setup(5), "all people": _setup(8), "look": _look, "end": _end, "statistics": _statistics}


@pytest.mark.parametrize(("name", "size"), in_turn(SCREENS, SIZES))
def test_everything_that_is_written_can_be_read(name, size, monkeypatch):
    """No text is cut, leaves the window or lies on another text, and no widget leaves the window."""
    monkeypatch.setitem(gallery.SCREENS, "eight", SCREENS[name])
    with showing("eight", size) as (pilot, _, _):
        reader = read(pilot, monkeypatch)
        assert reader.texts, "the check reads along"
        assert reader.cut == []
        assert reader.outside == []
        assert reader.overlapping == []
        assert pilot.overflowing() == []


def test_of_many_people_the_last_are_counted():
    """In one line of a list; bots are counted as ever."""
    seats = [{"name": name} for name in NAMES] + [{"name": "B", "bot": "easy"}]
    assert company(seats, 4) == said(
        "list", items=["Ruby", "Oskar", "Mila", plain_words.others(5), said("toolkit-bots", count=1)]
    )
    assert company(seats[:4], 4) == company(seats[:4]) == said("list", items=["Ruby", "Oskar", "Mila", "Theo"])


@pytest.mark.parametrize("size", SIZES)
def test_all_seats_are_seen_without_scrolling(size, monkeypatch):
    """With their keys: nobody has to look for the eighth one."""
    monkeypatch.setitem(gallery.SCREENS, "eight", _setup(8))
    with showing("eight", size) as (pilot, _, _):
        shown = pilot.find("seats").rect
        keys = [pilot.find(f"{word} {seat}") for word in ("react", "pass") for seat in range(1, 9)]
        assert all(shown.contains(key.rect) for key in keys)
        assert len({key.key_name for key in keys}) == 16


def test_seats_are_added_up_to_eight_and_each_looks_different(monkeypatch):
    """Bots that come have a name, a face and a colour that nobody else has; then there is no place to add one."""
    monkeypatch.setitem(
        gallery.SCREENS, "eight", lambda pilot, services: pilot.app.push(SetupScreen(services, GAME.id))
    )
    with showing("eight") as (pilot, _, _):
        while "add a seat" in pilot.labels():
            pilot.click("add a seat")
            pilot.tick(50)
        seats = pilot.app.top.draft.seats
        assert len(seats) == MOST
        for said in ("name", "colour", "avatar"):
            assert len({getattr(seat, said) for seat in seats}) == MOST
        assert pilot.find("Start").enabled


def test_a_game_for_nine_or_more_is_refused_with_a_sentence():
    """Not with an error when the cards are dealt."""
    draft = SetupModel(replace(GAME, players=(9, 15)), [])
    assert len(draft.seats) == MOST
    assert draft.problems() == [said("app-too-few-places", game="ESPIONAGE", least=9, most=8)]


@pytest.mark.parametrize("players", [(2, 2), (3, 15), (5, 8), (8, 8)])
def test_presets_seat_as_many_as_the_game_is_for(players):
    """Whichever is chosen, the table could be dealt."""
    draft = SetupModel(replace(GAME, players=players), [])
    for name, _, kinds in presets(draft.least, draft.most):
        draft.preset(name)
        assert players[0] <= len(draft.seats) == len(kinds) <= min(players[1], MOST)
        assert draft.problems() == []
