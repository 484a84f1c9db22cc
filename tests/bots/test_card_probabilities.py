"""Odds that a seat could count: they agree with what is dealt anew, and tell nothing that it has not seen."""

from random import Random

import pytest

from tabletop import games
from tabletop.bots.card_probabilities import counts
from tests.bots.test_analysis import moments

DEALS = 300


@pytest.mark.parametrize(("name", "seats"), [("espionage", 3), ("austin", 2), ("beanz", 2), ("codenames", 4)])
def test_odds_are_those_of_all_deals_that_fit(name, seats):
    definition = games.load(name)
    states = moments(definition, seats, 1, every=1 if name == "codenames" else 9)
    for state, seat in states:
        known = state.knowledge(seat)
        found = counts(known, seat)
        assert bool(found) == (name != "codenames")
        other = state.determinised(seat, Random(4)).knowledge(seat)
        assert found == counts(other, seat)
        seen = {(count.zone, kind): 0 for count in found for kind, _ in count.chances}
        rand = Random(1)
        for _ in range(DEALS):
            table = known.clone().table
            assert table.determinise(seat, rand)
            for count in found:
                cards = table.zones[count.zone]
                for kind in {table.kind[card] for card in (cards if count.hand else cards[-1:])}:
                    seen[count.zone, kind] += 1
        for count in found:
            assert list(count.chances) == sorted(count.chances, key=lambda entry: (-entry[1], entry[0]))
            for kind, chance in count.chances:
                assert abs(seen[count.zone, kind] / DEALS - chance) < 0.12


def test_only_what_could_be_counted_is_counted():
    """Where everybody has a deck of their own, nothing is said of others' hands."""
    definition = games.load("austin")
    state, seat = moments(definition, 2, 1)[0]
    zones = definition.layout(2).zones
    assert {zones[count.zone].seat for count in counts(state.knowledge(seat), seat)} == {seat}
    definition = games.load("espionage")
    state, seat = moments(definition, 4, 1)[0]
    hands = [count for count in counts(state.knowledge(seat), seat) if count.hand]
    assert {definition.layout(4).zones[count.zone].seat for count in hands} == {0, 1, 2, 3} - {seat}


def test_a_card_that_was_seen_is_sure():
    definition = games.load("espionage")
    state = definition.start(2, 1)
    hand = state.table.layout.find("hand", 1)
    card = state.table.zones[hand][0]
    state.table.seen[card] |= 1
    count = next(count for count in counts(state.knowledge(0), 0) if count.hand)
    assert count.chances[0] == (state.table.kind[card], 1.0)
    assert count.hidden == len(state.table.zones[hand]) - 1
