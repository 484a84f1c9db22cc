"""A sealed night on phones: everybody opens and builds at once, each for themselves, and the table shows no card of it."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.match import person
from tabletop.match.seats import TableSetup
from tabletop.pages.sealed.phone_builders import SealedPhoneHub
from tabletop.pages.sealed.sealed_page import again, planned
from tabletop.phones.guests import JoinCode
from tabletop.phones.protocol import VERSION
from tabletop.storage import Store
from tests.phones.line import FakeWire, Phone
from tools.rigs import gallery

GAME = next(game for game in games.ours() if games.load(game).collecting)
FRAME = 50  # ms


class Night:
    """A night that two people have begun, whose page is never drawn."""

    def __init__(self, minutes=0, store=None, screen=None, packs=0):
        self.now, self.wire, self.told = 0, FakeWire(), []
        services = gallery.lent(store or Store(None))
        services.seed = lambda: 7
        seats = (person(0, "Ruby"), person(1))
        self.screen = screen or planned(services, TableSetup(game=GAME, seats=seats, seed=1, phones=True))
        if screen is None:
            self.screen.evening.plan.minutes = minutes
            if packs:
                self.screen.evening.plan.packs = self.night.packs = packs
            self.screen.evening.begin()
        self.hub = SealedPhoneHub(self.screen, self.wire, JoinCode(lambda: self.now / 1000), self._hear)

    def _hear(self, text, anew):
        self.told.append((text, anew))

    @property
    def night(self):
        return self.screen.night

    def frame(self, ms=FRAME):
        self.now += ms
        self.hub.tick(self.now, running=True)

    def phone(self, seat=None, name=""):
        phone = Phone(self.wire, 1 + max(self.wire.sent, default=0))
        self.frame()
        if seat is not None:
            assert asked(self, phone, "join", code=self.hub.admission.code, seat=seat, name=name) == "done"
        return phone


def asked(night, phone, kind, **more):
    """What became of an order, in a word."""
    key = phone.order(kind, **more)
    night.frame()
    phone.listen()
    return phone.outcomes[key]


def build(phone):
    return phone.listen()["build"]


def opened(night, seat):
    """A phone that has opened all packs of its seat."""
    phone = night.phone(seat)
    assert asked(night, phone, "open", no=0, all=True) == "done"
    return phone


def free(phone):
    """A card of the pool that may still be put into the deck."""
    return next(card for card in build(phone)["pool"] if card.get("copies", 0) < card["owned"])


def test_two_phones_open_and_build_at_once():
    night = Night()
    first, second = night.phone(0), night.phone(1, "Oskar")
    assert night.night.setup.seats[1].name == "Oskar"
    for no in range(2):
        assert asked(night, first, "open", no=no) == "done"
        assert asked(night, second, "open", no=no) == "done"
    assert night.night.opened == [2, 2]
    assert tuple(build(first)["fresh"]) == night.night.pack(0, 1)
    assert build(first)["sealed"] == night.night.packs - 2
    assert asked(night, first, "put", card=0, copies=1) == "stale_ask"
    for seat, phone in enumerate((first, second)):
        assert asked(night, phone, "open", no=2, all=True) == "done"
        assert asked(night, phone, "fill") == "done"
        assert "mend" not in build(phone)
        assert asked(night, phone, "ready") == "done"
        deck = night.night.decks[seat].cards
        held = phone.listen()["held"][0]["cards"]
        assert len(held) == sum(deck.values()) == night.night.format.size
    assert night.screen.phase == "play"


def test_a_pack_that_is_asked_for_twice_is_opened_once():
    night = Night()
    phone = night.phone(0)
    phone.say({"type": "open", "id": "a", "no": 0})
    phone.say({"type": "open", "id": "a", "no": 0})
    phone.say({"type": "open", "id": "b", "no": 0})
    night.frame()
    phone.listen()
    assert night.night.opened[0] == 1
    assert (phone.outcomes["a"], phone.outcomes["b"]) == ("done", "stale_ask")


def test_a_card_is_put_in_by_its_number_and_refused_in_the_words_of_the_table():
    night = Night()
    phone = opened(night, 0)
    card = free(phone)
    for _ in range(2):  # the same value twice is the same deck
        assert asked(night, phone, "put", card=card["kind"], copies=1) == "done"
    assert build(phone)["cards"] == 1
    assert night.screen.evening.drafts[0] == {night.night.definition.cards[card["kind"]].id: 1}
    key = phone.order("put", card=card["kind"], copies=card["owned"] + 1)
    night.frame()
    phone.listen()
    assert phone.outcomes[key] == "unfit"
    assert asked(night, phone, "put", card=card["kind"], copies=0) == "done"
    assert build(phone).get("cards", 0) == 0
    assert asked(night, phone, "put", card=10_000, copies=1) == "unfit"


def test_a_deck_that_may_not_be_played_is_mended_when_that_is_wanted():
    night = Night()
    phone = opened(night, 0)
    card = free(phone)["kind"]
    asked(night, phone, "put", card=card, copies=1)
    assert build(phone)["mend"]
    assert build(phone)["notes"]
    assert asked(night, phone, "ready") == "unfit"
    assert asked(night, phone, "ready", mend=True) == "done"
    assert night.night.definition.cards[card].id in night.night.decks[0].cards
    assert asked(night, phone, "put", card=card, copies=0) == "stale_ask"


def test_the_clock_of_each_runs_and_ends_with_a_deck():
    night = Night(minutes=5)
    phone = opened(night, 0)
    night.frame()
    left = phone.listen()["time"]
    assert (left["whole"], left["hard"]) == (300_000, True)
    night.frame(200_000)
    assert 99_000 < night.screen.evening.left[0] <= 100_000
    night.frame(100_000)
    assert 0 in night.night.decks
    assert 1 not in night.screen.evening.left


def test_a_phone_comes_back_after_a_reload_and_after_the_table_was_killed(tmp_path):
    path = tmp_path / "night.db"
    night = Night(store=Store(path))
    phone = opened(night, 0)
    asked(night, phone, "put", card=free(phone)["kind"], copies=1)
    shown = build(phone)
    store = Store(path)
    (saved,) = store.nights.open()
    returned = Night(screen=again(gallery.lent(store), saved))
    back = Phone(returned.wire, 1)
    back.say({"type": "hello", "version": VERSION, "token": phone.token})
    returned.frame()
    assert back.listen()["seat"] == 0
    assert build(back) == shown


def test_cards_that_were_lent_still_are_after_the_table_was_killed(tmp_path):
    store = Store(tmp_path / "night.db")
    night = Night(store=store, packs=2)
    phone = opened(night, 0)
    assert asked(night, phone, "fill") == "done"
    lent, deck = dict(night.screen.evening.lent[0]), dict(night.screen.evening.drafts[0])
    assert lent
    assert "mend" not in build(phone)
    before = build(phone)["pool"]
    (saved,) = store.nights.open()
    returned = Night(screen=again(gallery.lent(store), saved))
    evening = returned.screen.evening
    assert (evening.lent[0], evening.drafts[0]) == (lent, deck)
    back = Phone(returned.wire, 1)
    back.say({"type": "hello", "version": VERSION, "token": phone.token})
    returned.frame()
    assert build(back)["pool"] == before
    assert "mend" not in build(back)
    assert asked(returned, back, "ready") == "done"
    assert (evening.night.decks[0].cards, evening.night.decks[0].lent) == (deck, lent)
    store.close()


def test_a_seat_that_is_given_back_is_built_for_at_the_table():
    night = Night()
    phone = opened(night, 0)
    assert night.screen.next_at_table == 1
    assert asked(night, phone, "leave") == "done"
    assert night.screen.next_at_table == 0
    assert night.night.setup.at_phones == ()


def test_nobody_joins_for_whoever_sits_at_the_table():
    night = Night()
    night.screen.sitting = 1
    phone = night.phone()
    assert asked(night, phone, "join", code=night.hub.admission.code, seat=1, name="Oskar") == "taken"


def sent(night, phone):
    return night.wire.sent[phone.connection]


@pytest.mark.parametrize("seat", [1, -1])
def test_others_packs_and_decks_change_no_byte(seat):
    """Two nights in which the packs of the first seat differ: who has another seat, or none, is sent the same bytes."""
    heard = []
    for seed in (3, 4):
        night = Night()
        own = night.night.pack_seed
        night.night.pack_seed = lambda who, index, seed=seed, own=own: own(who, index) + (seed if who == 0 else 0)
        other = night.phone(1, "Oskar") if seat == 1 else night.phone()
        if seat != 1:
            assert asked(night, other, "watch", code=night.hub.admission.code) == "done"
        before = len(sent(night, other))
        phone = night.phone(0)
        for no in range(night.night.packs):
            assert asked(night, phone, "open", no=no) == "done"
        pool = build(phone)["pool"]
        for n in range(3):
            asked(night, phone, "put", card=pool[n]["kind"], copies=1)
        asked(night, phone, "put", card=pool[0]["kind"], copies=99)
        asked(night, phone, "ready", mend=True)
        lines = sent(night, other)[before:]
        heard.append((pool, [data for data in lines if b'"type":"state"' in data]))
    assert heard[0][0] != heard[1][0]
    assert heard[0][1] == heard[1][1]
    assert len(heard[0][1]) > 2
