"""Facts: what a game says has happened, by name, and who hears which cards it was about."""

from __future__ import annotations

import types

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.events import (
    Card,
    Fact,
    Kind,
    Kinds,
    Seat,
    Seats,
    facts_in,
    fields,
    kinds_of,
    seats_of,
    secrets,
    values,
)
from tabletop.core.layout import ALL_EYES
from tabletop.core.view import redact
from tests.core.toys import new_table


class TakesBack(Fact, frozen=True):
    seat: Seat
    card: Card
    kind: Kind
    others: Seats
    kinds: Kinds
    count: int


class Touched(Fact, frozen=True):
    card: Card


class Bounced(Touched, frozen=True):
    pass


TOLD = TakesBack(2, 9, 4, (0, 1), (5, 6), 7)


def test_a_fact_is_named_after_its_class_and_its_fields_after_what_they_are_about():
    """Words of data files and the meaning of every field."""
    assert TakesBack.word == "takes_back"
    assert [*fields(TakesBack).values()] == ["seat", "card", "kind", "seats", "kinds", ""]
    assert secrets(TakesBack) == ("kind", "kinds")
    assert fields(Bounced) == {"card": "card"}


def test_seats_kinds_and_all_values_are_read_in_order():
    """Lists are opened; cards and numbers are no seats."""
    assert seats_of(TOLD) == (2, 0, 1)
    assert kinds_of(TOLD) == (4, 5, 6)
    assert values(TOLD) == (2, 9, 4, 0, 1, 5, 6, 7)
    assert seats_of(Bounced(1)) == ()


def test_what_is_told_to_some_reaches_all_others_without_the_kinds():
    """How many cards, but not which; each seat hears one of the two, and nothing is noted where nobody listens."""
    table = new_table(((),) * 3)
    table.tell(TOLD, eyes=0b100)
    assert table.events is None
    table.events = []
    table.tell(TOLD, eyes=0b100)
    heard = {
        seat: [redact(e, seat)[2] for e in table.events if redact(e, seat) != ("hush",)] for seat in (NOBODY, 0, 2)
    }
    veiled = TakesBack(2, 9, UNKNOWN, (0, 1), (UNKNOWN, UNKNOWN), 7)
    assert heard == {NOBODY: [veiled], 0: [veiled], 2: [TOLD]}


def test_what_is_told_to_all_is_said_once():
    """Nobody is left to hear it veiled."""
    table = new_table(((),) * 3)
    table.events = []
    table.tell(TOLD, eyes=ALL_EYES)
    table.say(TOLD)
    assert table.events == [("say", "takes_back", TOLD, ALL_EYES)] * 2


def test_a_module_has_the_facts_that_can_be_said():
    """Not the one that others are made from, nor what is no fact."""
    module = types.ModuleType("toy")
    vars(module).update(Fact=Fact, TakesBack=TakesBack, Touched=Touched, Bounced=Bounced, values=values, number=3)
    assert facts_in(module) == {"takes_back": TakesBack, "bounced": Bounced}
