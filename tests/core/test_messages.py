"""Parts of sentences: what a message is told of a fact."""

from __future__ import annotations

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.events import Card, Fact, Kind, Kinds, Seat, Seats
from tabletop.core.messages import CardRef, SeatRef, arguments, told
from tabletop.i18n.catalogue import Catalogue, LanguageEntries, cut


class LaysDown(Fact, frozen=True):
    seat: Seat
    aim: Seat
    card: Card
    kind: Kind
    kinds: Kinds
    winners: Seats
    count: int
    hit: bool


FACT = LaysDown(0, NOBODY, 9, 4, (5, UNKNOWN), (1, 2), 3, True)


def test_a_message_is_told_the_fields_of_a_fact_that_mean_something_to_a_reader():
    assert arguments(FACT) == {
        "seat": SeatRef(0),
        "aim": SeatRef(NOBODY),
        "kind": CardRef(4),
        "kinds": [CardRef(5), CardRef(UNKNOWN)],
        "winners": [SeatRef(1), SeatRef(2)],
        "count": 3,
        "hit": "yes",
    }


def test_the_message_of_a_fact_is_called_like_it_and_may_be_told_more():
    text = """
lays-down = { $seat } lays { $kind } down for { $aim } ({ $count }, { $why })
list-last = { $before } and { $item }
"""
    catalogue = Catalogue([LanguageEntries("en", dict(cut(text)))])
    said = told(lambda key, **args: catalogue.line(key, args), FACT, aim=SeatRef(1), why="no reason")
    assert said == (SeatRef(0), " lays ", CardRef(4), " down for ", SeatRef(1), " (3, no reason)")
