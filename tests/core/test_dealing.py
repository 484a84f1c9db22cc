"""Deals in which not every kind fits everywhere: all of them can come about, and none that does not fit."""

from collections import Counter
from random import Random

import pytest

from tabletop.core.layout import Layout, Zone
from tabletop.core.table import Table, dealt, own

PILE, FIRST, SECOND = range(3)


class Barred(Table):
    """barred: kinds that cannot lie in the hand of seat 1, as its play has shown."""

    PLAIN = (*Table.PLAIN, "barred")
    __slots__ = own(PLAIN)

    def cannot_hold(self):
        return {SECOND: self.barred} if self.barred else {}


def table(barred):
    zones = [Zone("pile", None, "none", ordered=True), *(Zone("hand", seat, "owner") for seat in range(2))]
    s = Barred(Layout(2, zones), bytes(range(8)), PILE, 1)
    s.barred = barred
    for card in range(5):
        s.move(card, FIRST if card < 2 else SECOND)
    return s


@pytest.mark.parametrize("seed", range(30))
def test_every_kind_is_used_once_and_fits(seed):
    rand = Random(seed)
    cards, kinds = range(9), [kind for kind in range(5) for _ in range(2)][:9]
    allowed = {(card, kind) for card in cards for kind in range(5) if rand.random() < 0.6}
    allowed |= set(enumerate(rand.sample(kinds, 9)))  # one deal that there is
    found = dealt(cards, kinds, lambda card, kind: (card, kind) in allowed, rand)
    assert found is not None
    assert sorted(found) == sorted(kinds)
    assert {*enumerate(found)} <= allowed


def test_where_no_deal_fits_there_is_none():
    assert dealt([0, 1], [5, 6], lambda _, kind: kind == 5, Random(1)) is None


def test_all_deals_that_fit_come_about_alike():
    """Card 0 takes no 0: of six deals four are left."""
    rand = Random(3)
    found = Counter(tuple(dealt(range(3), range(3), lambda card, kind: card + kind > 0, rand)) for _ in range(4000))
    assert len(found) == 4
    assert all(850 < count < 1150 for count in found.values())


@pytest.mark.parametrize("barred", [(), (2, 3, 4), (5, 6)])
def test_a_hand_is_dealt_nothing_that_it_cannot_hold(barred):
    """Seat 0 deals seat 1's hand again: with every kind that it does not see, but for those that are barred."""
    s, seen = table(barred), set()
    if {2, 3, 4} <= {*barred}:
        s.kind[2:5], s.kind[5:8] = s.kind[5:8], s.kind[2:5]
    for deal in range(60):
        world = s.copy()
        assert world.determinise(0, Random(deal))
        assert sorted(world.kind) == list(range(8))
        assert [world.kind[card] for card in world.zones[FIRST]] == [0, 1]
        seen |= {world.kind[card] for card in world.zones[SECOND]}
    assert seen == {2, 3, 4, 5, 6, 7} - {*barred}


def test_a_deal_that_cannot_be_is_told_so():
    assert not table((2, 3, 4, 5)).determinise(0, Random(1))
