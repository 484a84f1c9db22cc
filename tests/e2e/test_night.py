"""A sealed night in a real window: two people and a bot open packs, build, and are dealt a hand; the program ends twice."""

from __future__ import annotations

from contextlib import closing

import pytest

from tabletop import games
from tabletop.core.decks import cards_of
from tabletop.match import TableSetup, person
from tabletop.progress.sealed_event import SealedEvent
from tabletop.storage import Store, database_file
from tests.e2e.real import AtHome, prepare, until

pytestmark = [pytest.mark.window, pytest.mark.timeout(600)]
KEYS = ("q", "o")  # that lift the curtains of the first two seats
WAIT = 60


class Person:
    """Uses mouse and keyboard, and finds things by what they are called."""

    def __init__(self, real):
        self.real = real

    @property
    def top(self):
        return self.real.screen["top"]

    def at(self, top):
        until(lambda: self.top == top, f"{top}, not {self.top}", WAIT)

    def click(self, label):
        self.real.move(until(lambda: self.real.ask("spot", label), label, WAIT))
        self.real.press(1)
        self.real.release(1)
        self.real.settle()

    def lift(self, key):
        """Hold the key until the curtain has gone; what is pressed too early does not count."""
        self.at("curtain screen")
        while self.top == "curtain screen":
            self.real.key(key, True)
            try:
                until(lambda: self.top != "curtain screen", "the curtain to rise", 3)
            except AssertionError:
                continue
            finally:
                self.real.key(key, False)
                self.real.settle()

    def open_packs(self):
        """Tear one and turn its cards, then open the others at once."""
        self.at("PackScreen")

        def turned():
            if self.real.ask("spot", "Tear it open") is not None:  # a hand tries again when its press came too early
                self.click("Tear it open")
            self.real.tap("space")
            return self.real.ask("spot", "done")

        until(turned, "all cards to be turned", WAIT)
        self.click("done")
        self.at("SealedBuilder")


def kept(folder):
    """The open night on the disk."""
    with closing(Store(database_file(folder))) as store:
        (saved,) = store.nights.open()
        return SealedEvent.again(store, games.load(saved.game), saved, lambda: 0)


def test_a_sealed_night_from_the_menu_to_the_first_hand(display, tmp_path):
    """Killed while the first deck is built and closed when cards are dealt: each time it goes on exactly there."""
    people = TableSetup(game="beanz", seats=(person(0, "Ann"), person(1, "Ben")), seed=1, pace="quick")
    prepare(tmp_path, last_table=people.plain(), last_game="beanz")
    with AtHome(display, tmp_path) as real:
        hand = Person(real)
        hand.click("Sealed night")
        hand.at("SealedScreen")
        hand.click("more")
        hand.click("who 3")
        hand.click("Bot, easy")
        hand.click("go")
        hand.lift(KEYS[0])
        hand.open_packs()
        real.tap("a")
        until(lambda: sum(kept(tmp_path).drafts[0].values()) == 40, "the deck on the disk")
        real.kill()
    before = kept(tmp_path)
    assert (len(before.meetings), before.night.opened[:2]) == (3, [before.night.packs, 0])
    with AtHome(display, tmp_path) as real:
        hand = Person(real)
        hand.click("Go on")
        hand.click("go")
        hand.lift(KEYS[0])
        hand.at("SealedBuilder")
        real.tap("r")
        hand.lift(KEYS[1])
        hand.open_packs()
        hand.click("Auto-fill")
        hand.click("Ready")
        hand.at("SealedScreen")
        hand.click("go")
        hand.at("table")
        until(lambda: real.screen["options"] or real.screen["curtain"] is not None, "the first question", WAIT)
        assert real.close() == 0
    after = kept(tmp_path)
    assert after.night.decks[0].cards == before.drafts[0]
    assert after.next.match == 1
    with AtHome(display, tmp_path) as real:
        hand = Person(real)
        hand.click("Go on")
        hand.at("table")
        table = real.setup()
        for place, who in enumerate(after.next.players):
            assert cards_of(table.options[f"{after.night.format.rule}_{place}"]) == after.night.decks[who].cards
        assert real.close() == 0
