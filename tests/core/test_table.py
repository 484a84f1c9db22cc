"""Columns, dice, sight: the only places where cards change and where somebody learns something."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from tabletop.core.ask import NOBODY, UNKNOWN, immutable, plain
from tabletop.core.events import Fact
from tabletop.core.layout import ALL_EYES, Layout, Zone
from tabletop.core.table import Table, revealed
from tabletop.core.view import redact
from tests.core.toys import OPEN, PILE, Toy, layout, new_table

HAND0, HAND1 = 2, 3


class Hint(Fact, frozen=True):
    number: int


class News(Fact, frozen=True):
    number: int


@pytest.fixture
def table() -> Toy:
    return new_table(((),) * 3)


def known(table: Table, seat: int) -> dict[int, int]:
    """What a seat knows: kind -> how often, whatever the ids."""
    return Counter(k for k, b in zip(table.kind, table.seen, strict=True) if b & 1 << seat)


def test_a_move_shows_the_card_to_who_sees_the_zone(table):
    """A card that leaves a zone is remembered by those who saw it there."""
    table.events = []
    table.move(4, HAND1)
    table.move(4, OPEN)
    table.move(4, PILE)
    assert table.seen[4] == ALL_EYES
    assert (table.zones[PILE], table.zones[HAND1], table.at[4]) == ((0, 1, 2, 3, 5, 6, 7, 8, 4), (), PILE)
    assert [e[4:] for e in table.events] == [(4, 0b10), (4, ALL_EYES), (4, ALL_EYES)]


def test_a_shuffle_keeps_the_ids_and_forgets_who_they_are(table):
    """Ids stay where they are, identities are exchanged, and nobody remembers any."""
    table.look(1, (0, 1, 2))
    ids, kinds = table.zones[PILE], Counter(table.kind)
    table.shuffle(PILE)
    assert table.zones[PILE] == ids
    assert Counter(table.kind) == kinds
    assert list(table.kind) != list(range(9))
    assert set(table.seen) == {0}


def test_a_shuffle_of_an_open_zone_hides_nothing(table):
    """Whoever sees the faces sees them after the shuffle as well."""
    for card in range(4):
        table.move(card, HAND0)
    table.look(2, (0,))
    table.shuffle(HAND0)
    assert [table.seen[c] for c in range(4)] == [1, 1, 1, 1]


def test_shuffles_reach_every_order():
    """Three cards, 600 seeds: each of the six orders comes up, none twice as often as it should."""
    orders = Counter()
    for seed in range(600):
        table = Toy(layout(3), bytes(range(3)), PILE, seed)
        table.shuffle(PILE)
        orders[bytes(table.kind)] += 1
    assert len(orders) == 6
    assert max(orders.values()) < 200


def test_conceal_is_followed_by_some_and_lost_by_others(table):
    """Seats in `eyes` know the same cards as before; the others know none of the zone any more."""
    for card in range(5):
        table.move(card, HAND0)
    table.look(1, (0, 1))
    table.look(2, (3, 4))
    mine, theirs = known(table, 0), known(table, 1)
    table.conceal(HAND0, 1 << 1)
    assert (known(table, 0), known(table, 1), known(table, 2)) == (mine, theirs, {})
    assert table.zones[HAND0] == (0, 1, 2, 3, 4)


def test_a_veil_hides_kinds_dice_and_what_others_know(table):
    """A seat's copy has UNKNOWN for what it has not seen; an onlooker sees only what lies open to all."""
    table.move(3, HAND0)
    table.move(5, OPEN)
    table.look(1, (7,))
    assert [c for c, k in enumerate(table.veiled(0).kind) if k != UNKNOWN] == [3, 5]
    assert [c for c, k in enumerate(table.veiled(1).kind) if k != UNKNOWN] == [5, 7]
    assert [c for c, k in enumerate(table.veiled(NOBODY).kind) if k != UNKNOWN] == [5]
    assert table.veiled(0).rng == 0
    assert set(table.veiled(0).seen) == {0, 1}
    assert UNKNOWN not in table.kind


def test_what_is_shown_to_all_is_shown_to_onlookers(table):
    """A card shown to everybody face up is known to the seat that has none."""
    table.show(ALL_EYES, (2,))
    assert table.veiled(NOBODY).kind[2] == 2


def test_events_are_redacted_for_each_seat(table):
    """Kinds only for who sees the card, private words only for whom they are said to."""
    table.events = []
    table.move(3, HAND1)
    table.look(2, (4, 5))
    table.say(Hint(9), eyes=0b1)
    table.say(News(8))
    table.shuffle(PILE)
    raw = table.events
    assert [redact(e, 1) for e in raw[:2]] == [("move", 3, PILE, HAND1, 3), ("show", (4, 5), (UNKNOWN, UNKNOWN), 0b100)]
    assert [redact(e, 2) for e in raw[:2]] == [("move", 3, PILE, HAND1, UNKNOWN), ("show", (4, 5), (4, 5), 0b100)]
    assert redact(raw[2], 0) == ("say", "hint", Hint(9), 0b1)
    assert redact(raw[2], 1) == redact(raw[2], NOBODY) == ("hush",)
    assert redact(raw[3], NOBODY) == ("say", "news", News(8), ALL_EYES)
    assert redact(raw[4], 0) == ("shuffle", PILE)


def test_revealed_means_dice_or_new_sight(table):
    """Undo is free after moving a card that is known, not after a draw, a look or a die."""
    before = table.copy()
    table.move(3, OPEN)
    assert revealed(before, table)
    before = table.copy()
    table.move(3, HAND0)
    assert not revealed(before, table)
    table.look(0, (8,))
    assert revealed(before, table)
    before = table.copy()
    table.rand(2)
    assert revealed(before, table)


def test_a_copy_shares_nothing_that_changes(table):
    """Whatever is done to the copy, the original stays, and the other way round."""
    table.log = ((1, 2),)
    before = json.dumps(table.plain())
    copy = table.copy()
    copy.move(0, OPEN)
    copy.look(2, (1,))
    copy.shuffle(PILE)
    copy.alive, copy.log = (False,) * 3, ()
    assert json.dumps(table.plain()) == before
    after = json.dumps(copy.plain())
    table.move(1, HAND0)
    assert json.dumps(copy.plain()) == after


def test_plain_data_goes_through_json_and_back(table):
    """Tuples, bytes and numbers return as they were, places included."""
    table.move(2, HAND1)
    table.move(1, OPEN)
    table.log = ((1, (2, "x"), None, True),)
    back = Toy.from_plain(layout(3), json.loads(json.dumps(table.plain())))
    assert back.plain() == table.plain()
    assert back.at == table.at
    assert back.log == table.log


@pytest.mark.parametrize(
    "damage",
    [
        {"zones": [[0, 1], [2], [], [], []]},
        {"zones": [[0, 0, 1, 2, 3, 4, 5, 6, 7], [], [], [], []]},
        {"zones": [[-1, 0, 1, 2, 3, 4, 5, 6, 7], [], [], [], []]},
        {"kind": "00"},
        {"seen": "xx"},
    ],
)
def test_damaged_tables_are_refused(table, damage):
    """Lost, doubled or foreign cards and columns of the wrong length raise ValueError."""
    with pytest.raises(ValueError, match=r"zone|hex"):
        Toy.from_plain(layout(3), {**table.plain(), **damage})


def test_digests_are_forgotten_when_a_zone_changes():
    """Moves in and out, shuffles and concealing empty the memory of exactly those zones."""
    calls = []

    def digest(kind, ids):
        calls.append(ids)
        return tuple(kind[c] for c in ids)

    class Known(Toy):
        pass

    zones = Layout(1, [Zone("pile", None, "none"), Zone("open", None, "all")], digests={"pile": digest, "open": digest})
    table = Known(zones, bytes(range(4)), PILE, 1)
    table.choices = table.log = ()
    assert table.digest(PILE) == table.digest(PILE) == (0, 1, 2, 3)
    assert len(calls) == 1
    table.move(1, OPEN)
    assert (table.digest(PILE), table.digest(OPEN)) == ((0, 2, 3), (1,))
    table.shuffle(PILE)
    assert table.digest(PILE) == tuple(table.kind[c] for c in (0, 2, 3))
    table.conceal(PILE, 0)
    assert table.digest(PILE) == tuple(table.kind[c] for c in (0, 2, 3))
    assert len(calls) == 5
    table.digest(OPEN)
    assert len(calls) == 5
    assert table.determinise(0, Random(1))
    assert table.digest(PILE) == tuple(table.kind[c] for c in (0, 2, 3))


def test_order_is_clockwise_from_the_turn_without_the_fallen(table):
    """Who is out is not in it."""
    table.turn, table.alive = 2, (True, False, True)
    assert table.order() == (2, 0)


def test_layout_finds_zones_by_name():
    """Group and seat lead to the index; a wrong name is an error that says so."""
    zones = layout(3)
    assert (zones.find("open"), zones.find("hand", 2), zones.first["hand"]) == (1, 4, 2)
    with pytest.raises(KeyError, match="hand"):
        zones.find("hand", 3)


def test_plain_and_immutable_agree():
    """Lists become tuples all the way down; what a journal holds is None, numbers, strings and tuples of them."""
    assert plain([1, [2, ["x", None]]]) == (1, (2, ("x", None)))
    assert immutable((1, ("x", None, True)))
    for bad in ([1], (1, [2]), {}, 1.5, b"", object()):
        assert not immutable(bad)
