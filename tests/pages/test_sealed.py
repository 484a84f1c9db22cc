"""Sealed night in hot seat: each opens and builds alone behind the curtain, bots too, and then these decks are played."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from tabletop.core.decks import cards_of
from tabletop.i18n import tr
from tabletop.match.privacy import IDLE_MS
from tabletop.match.seats import bot, person
from tabletop.pages.boosters.opening_page import PackScreen
from tabletop.pages.sealed.privacy_guard import CurtainScreen
from tabletop.pages.sealed.sealed_builder import SealedBuilder
from tabletop.pages.sealed.sealed_page import SealedScreen
from tabletop.pages.setup.setup_page import SetupScreen
from tabletop.progress.collection import Collection
from tabletop.progress.sealed_event import SealedEvent
from tests.pages.rig import open_pack
from tests.saying import said, says
from tools.rigs.screens.sealed import evening, lift, to_bench, to_packs

from .rig import read, showing

GAMES = ("beanz", "austin")
SOLO = (person(0, "Ruby", avatar="03"), bot(1, "normal"))


def open_all(pilot):
    """Open the first pack with ceremony and the others at once; then comes the bench."""
    open_pack(pilot)
    assert isinstance(pilot.app.top, SealedBuilder)


def build(pilot):
    pilot.click("Auto-fill")
    pilot.click("Ready")
    pilot.tick(100)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_evening_leads_from_the_set_up_to_the_table(game):
    """Two people in turn and, in Austin Powers, two bots: all decks are legal, from the packs, and played."""
    with showing("menu") as (pilot, services, trail):
        pilot.app.push(SetupScreen(services, game))
        pilot.click("preset two")
        if game == "austin":
            pilot.click("add a seat")
            pilot.click("add a seat")
        pilot.click("Sealed night")
        night = pilot.app.top.night
        for _ in range(2):
            if isinstance(pilot.app.top, SealedScreen):
                pilot.click("go")
            assert isinstance(pilot.app.top, CurtainScreen)
            lift(pilot)
            open_all(pilot)
            build(pilot)
        assert isinstance(pilot.app.top, SealedScreen)
        pilot.click("go")
        (way, table), *more = trail.taken
        assert (way, more) == ("play", [])
        for seat in range(len(table.seats)):
            cards = cards_of(table.options[f"{night.format.rule}_{seat}"])
            assert sum(cards.values()) == night.format.size
            reach = Counter(night.found(seat)) + Counter(night.decks[seat].lent)
            assert all(copies <= reach[card] for card, copies in cards.items())
        assert night.opened == [night.packs] * len(table.seats)
        assert night.rules.together is None or not night.rules.together(
            len(table.seats), night.definition.check_options(table.options)
        )


# --- privacy


def names_seen(pilot, monkeypatch, definition):
    """Names of cards that are written anywhere on the screen, as far as they are no name of a person."""
    reader = read(pilot, monkeypatch)
    said = " ".join(entry.text for entry in reader.texts).casefold()
    return [card.name for card in definition.cards if card.name.casefold() in said]


@pytest.mark.long
def test_no_card_is_on_the_screen_while_the_curtain_hangs_between_two(monkeypatch):
    """Not a name, not a picture: with quite other packs every pixel is the same, fade and messages included."""
    frames = []
    for seed in (11, 12):
        with showing("menu", still=False) as (pilot, services, _):
            services.seed = lambda seed=seed: seed
            night = to_bench(pilot, services, "beanz").night
            pilot.click("Auto-fill")
            found = Counter(night.found(0))
            pilot.app.toast("Clown, Cow and Rooster")
            deck_model = pilot.pixels()
            pilot.click("Ready")
            assert isinstance(pilot.app.top, CurtainScreen)
            frames.append((found, deck_model, pilot.pixels()))
            assert names_seen(pilot, monkeypatch, night.definition) == []
            assert pilot.app.overlay.messages == []
            for key in ("escape", "z", "tab"):
                pilot.key(key)
                assert not isinstance(pilot.app.top, SealedBuilder)
    (one, first_bench, first), (two, second_bench, second) = frames
    assert one != two
    assert first_bench != second_bench
    assert first == second


def test_the_curtain_falls_when_the_window_loses_the_focus_whatever_is_open(monkeypatch):
    """Over the packs, over the bench, over a card that is looked at; only holding the button lifts it again."""
    with showing("menu") as (pilot, services, _):
        definition = to_bench(pilot, services, "austin").definition
        pilot.click(next(label for label in pilot.labels() if label.startswith("card ")), button=3)
        looked = pilot.app.top
        assert not isinstance(looked, SealedBuilder)
        pilot.send(pygame.WINDOWFOCUSLOST)
        assert isinstance(pilot.app.top, CurtainScreen)
        assert names_seen(pilot, monkeypatch, definition) == []
        for key in ("escape", "backspace"):
            pilot.key(key)
            assert isinstance(pilot.app.top, CurtainScreen)
        pilot.click("lift")
        assert isinstance(pilot.app.top, CurtainScreen)
        lift(pilot)
        assert pilot.app.top is looked


def test_the_curtain_falls_when_nobody_is_there():
    with showing("menu") as (pilot, services, _):
        to_packs(pilot, services, "beanz")
        pilot.tick(IDLE_MS - 3000)
        assert isinstance(pilot.app.top, PackScreen)
        pilot.tick(6000)
        assert isinstance(pilot.app.top, CurtainScreen)
        lift(pilot)
        assert isinstance(pilot.app.top, PackScreen)


def test_the_curtain_does_not_fall_by_itself_where_that_is_switched_off():
    with showing("menu") as (pilot, services, _):
        services.settings.curtain_idle_seconds = 0
        to_packs(pilot, services, "beanz")
        pilot.tick(2 * IDLE_MS)
        assert isinstance(pilot.app.top, PackScreen)


@pytest.mark.long
def test_the_next_ones_pool_is_not_the_last_ones():
    with showing("menu") as (pilot, services, _):
        night = to_bench(pilot, services, "beanz").night
        mine = {label for label in pilot.labels() if label.startswith("card ")}
        assert mine == {f"card {card}" for card in night.pool(0)}
        build(pilot)
        lift(pilot)
        open_all(pilot)
        assert {label for label in pilot.labels() if label.startswith("card ")} == {f"card {c}" for c in night.pool(1)}
        assert set(night.pool(1)) != set(night.pool(0))
        assert pilot.app.top.deck_model.total == 0


def test_one_person_among_bots_needs_no_curtain():
    with showing("menu") as (pilot, services, _):
        screen = evening(pilot, services, "beanz", SOLO)
        pilot.click("go")
        assert 1 in screen.night.decks
        open_all(pilot)
        pilot.send(pygame.WINDOWFOCUSLOST)
        assert isinstance(pilot.app.top, SealedBuilder)
        build(pilot)
        assert pilot.find("go").text == said("sealed-deal")


def test_after_the_evening_a_lost_focus_covers_nothing():
    with showing("menu") as (pilot, services, _):
        to_bench(pilot, services, "beanz")
        pilot.key("escape")
        pilot.key("escape")
        top = pilot.app.top
        pilot.send(pygame.WINDOWFOCUSLOST)
        assert pilot.app.top is top


# --- building


@pytest.mark.long
def test_what_the_starter_set_lends_is_said_on_screen():
    """AP: packs mix Good and Evil; six of them do not fill five cards of each dot of one side."""
    with showing("menu") as (pilot, services, _):
        screen = evening(pilot, services, "austin")
        pilot.find("packs").choose(0)
        assert screen.night.packs == 6
        assert says(screen.told.source, "sealed-missing", count=4)
        pilot.click("go")
        lift(pilot)
        open_all(pilot)
        side = screen.night.sides[0]
        assert says(pilot.find("pool").source, "sealed-your-side", side=side.capitalize())
        pilot.click("Auto-fill")
        deck_model, pool = pilot.app.top.deck_model, screen.night.pool(0)
        lent = Counter(deck_model.deck.cards) - Counter(pool)
        assert lent
        words = tr("sealed-lent", count=lent.total())
        assert words in pilot.find("pool").source
        assert [one for one in deck_model.mistakes() if not one.warning] == []
        pilot.click("Ready")
        assert screen.night.decks[0].lent == dict(lent)
        assert "lent" in screen.rows[0].stand.state


def test_a_deck_that_may_not_be_played_is_mended_or_built_on():
    with showing("menu") as (pilot, services, _):
        night = to_bench(pilot, services, "beanz").night
        card = next(label for label in pilot.labels() if label.startswith("card "))
        pilot.click(card)
        pilot.click("Ready")
        pilot.click("Build on")
        assert pilot.app.top.deck_model.total == 1
        pilot.click("Ready")
        pilot.click(said("decks-mend"))
        assert night.decks[0].cards[card.removeprefix("card ")] >= 1
        assert sum(night.decks[0].cards.values()) == night.format.size


def test_when_time_is_over_auto_fill_ends_the_deck_and_the_next_one_is_called():
    with showing("menu") as (pilot, services, _):
        screen = evening(pilot, services, "beanz")
        pilot.find("minutes").choose(1)
        pilot.click("go")
        lift(pilot)
        open_all(pilot)
        assert pilot.find("time").text.startswith(("4:5", "5:00"))
        for _ in range(11):
            pilot.tick(30_000)
            pilot.move((300, 300))
        assert sum(screen.night.decks[0].cards.values()) == screen.night.format.size
        assert isinstance(pilot.app.top, CurtainScreen)


def test_whoever_goes_back_finds_packs_and_deck_as_they_were():
    with showing("menu") as (pilot, services, _):
        screen = to_packs(pilot, services, "beanz")
        pilot.key("return")
        pilot.tick(3500)
        first = screen.night.found(0)
        pilot.key("escape")
        assert pilot.app.top is screen
        assert screen.night.opened[0] == 1
        pilot.click("go")
        lift(pilot)
        assert screen.night.found(0) == first
        open_all(pilot)
        pilot.click("Auto-fill")
        cards = dict(pilot.app.top.deck_model.deck.cards)
        pilot.key("escape")
        pilot.click("go")
        lift(pilot)
        assert pilot.app.top.deck_model.deck.cards == cards


def test_nothing_of_the_deck_builder_of_the_night_reaches_the_shelf():
    with showing("menu") as (pilot, services, _):
        to_bench(pilot, services, "beanz")
        pilot.click("Auto-fill")
        assert not pilot.find("Auto-fill").enabled
        assert "unlock" not in pilot.labels()
        assert services.profiles() == []


@pytest.mark.long
def test_the_cards_are_kept_once_where_everybody_keeps_them():
    """The same evening played again brings nobody the same cards a second time."""
    with showing("decks") as (pilot, services, _):
        ruby = services.profiles()[0]
        who = (person(0, "Ruby", profile=ruby.id), bot(1, "easy"))
        shelf = Collection(services.store, services.game("beanz"), ruby.id, services.now, services.seed)
        services.seed = lambda: 77
        for again in range(2):
            before = Counter(shelf.owned())
            night = evening(pilot, services, "beanz", who).night
            pilot.click("go")
            open_all(pilot)
            found = Counter(night.found(0))
            assert Counter(shelf.owned()) == (before if again else before + found)
            pilot.key("escape")
            pilot.click("more")
            pilot.click(said("sealed-give-up"))


def test_cards_are_not_kept_where_packs_have_to_be_earned():
    with showing("decks") as (pilot, services, _):
        ruby = services.profiles()[0]
        services.settings.booster_source = "per_finished_game"
        shelf = Collection(services.store, services.game("beanz"), ruby.id, services.now, services.seed)
        before = shelf.owned()
        evening(pilot, services, "beanz", (person(0, "Ruby", profile=ruby.id), bot(1, "easy")))
        pilot.click("go")
        open_all(pilot)
        assert shelf.owned() == before


@pytest.mark.long
def test_the_number_of_the_evening_brings_the_same_packs_to_another_table():
    found = []
    for seed in (3, 4):
        with showing("menu") as (pilot, services, _):
            services.seed = lambda seed=seed: seed
            screen = evening(pilot, services, "austin")
            pilot.find("evening").set("4711")
            found.append([screen.night.pack(seat, i) for seat in range(4) for i in range(8)])
    assert found[0] == found[1]


@pytest.mark.long
@pytest.mark.parametrize("way", ["click", "keys"])
def test_every_person_chooses_the_side_in_the_plan(way):
    """A press on the side turns it; the others follow, the packs stay, and a kept night remembers it."""
    with showing("menu") as (pilot, services, _):
        screen = evening(pilot, services, "austin", (*SOLO, person(2, "Oskar"), bot(3, "normal")))
        sides, packs = screen.night.sides, [screen.night.pack(0, n) for n in range(3)]
        if way == "click":
            pilot.click("side 3")
        else:
            screen.set_focus(screen.rows[2].side)
            pilot.key("return")
        pilot.tick(50)
        turned = tuple({"good": "evil", "evil": "good"}[side] for side in sides)
        assert screen.night.sides == turned
        assert screen.rows[2].side.text == turned[2].capitalize()
        assert [screen.night.pack(0, n) for n in range(3)] == packs
        pilot.click("go")
        kept = SealedEvent.again(services.store, screen.definition, services.store.nights.open()[0], services.now)
        assert kept.night.sides == turned
