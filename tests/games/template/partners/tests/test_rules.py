"""The rules of Partners, each in a scene."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.core.ask import NOBODY

GAME = games.plugin("partners")
DEFINITION = games.load("partners")
TRICK, HAND, TAKEN = (GAME.part("rules.table", name) for name in ("TRICK", "HAND", "TAKEN"))


def dealt(seed=1, **options):
    return DEFINITION.start(4, seed, options)


def suit(game, card):
    return game.table.kind[card] // 6


def finished(seed, **options):
    game, random = dealt(seed, **options), Random(seed)
    while not game.over:
        game.step(random.randrange(len(game.options)))
    return game.table


@pytest.mark.rule("PT-1", "PT-2")
def test_the_deal():
    s = dealt().table
    assert [len(s.zones[HAND + seat]) for seat in range(4)] == [6] * 4
    assert DEFINITION.sides(s) == (0, 1, 0, 1)
    last = s.zones[HAND + (s.turn - 1) % 4][-1]
    assert s.kind[last] // 6 == s.trump
    assert dealt(trumps="none").table.trump == NOBODY


@pytest.mark.rule("PT-3", "PT-4")
def test_suit_is_followed_and_who_does_not_has_none_of_it():
    for seed in range(20):
        game, random = dealt(seed), Random(seed)
        while not game.over:
            s, seat = game.table, game.seat
            if s.zones[TRICK]:
                led = suit(game, s.zones[TRICK][0])
                mine = [card for card in s.zones[HAND + seat] if suit(game, card) == led]
                assert {card for _, card, _ in game.options} == {*(mine or s.zones[HAND + seat])}
                if not mine:
                    game.step(0)
                    assert s.void[seat] >> led & 1
                    continue
            game.step(random.randrange(len(game.options)))


@pytest.mark.rule("PT-5", "PT-6")
def test_all_tricks_are_taken_and_the_side_with_more_wins():
    ends = set()
    for seed in range(60):
        s = finished(seed)
        assert sum(s.won) == 6
        assert sum(len(s.zones[TAKEN + seat]) for seat in range(4)) == 24
        outcome = DEFINITION.outcome(s)
        assert {seat % 2 for seat in outcome.winners} == {side for side in (0, 1) if s.won[side] == max(s.won)}
        ends.add(outcome.ending)
    assert ends == {"tricks", "even"}
