"""Random games of all sizes under suspicion, and what must hold at every step of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop.games.austin.definition import DEFINITION as AUSTIN
from tabletop.games.austin.rules.cards import AGENT, BONE, HAPPENING, SCORE, SWINGER, TYPE, VIBES
from tabletop.games.austin.rules.events import (
    AsksHelp,
    Attacks,
    Concedes,
    Instead,
    Lands,
    LetsHelp,
    NoHelp,
    Out,
    Race,
    Refills,
    Reveals,
    Slugfest,
    SlugLands,
    Straws,
    WinsBrawl,
    WinsFight,
)
from tabletop.games.austin.rules.queries import main
from tabletop.games.austin.rules.table import (
    AGENTS,
    DECLARED,
    FIGHT,
    GOAL,
    HAND,
    LOOK,
    SCORED,
    SLUG,
    STEP,
    SWINGERS,
    points,
)
from tabletop.games.austin.rules.values import vibes
from tests.crossing import some_of
from tests.driving import backs, drive, facts, invariants, random_options

HOLDS = {AGENTS: {AGENT}, SWINGERS: {SWINGER}, SCORED: {AGENT, BONE, HAPPENING}, SLUG: {BONE}, DECLARED: {HAPPENING}}


def check_zones(s):
    """Cards lie where their type may lie, and never on another seat's piles."""
    for seat in range(s.seats):
        for group, types in HOLDS.items():
            assert {TYPE[s.kind[card]] for card in s.zones[group + STEP * seat]} <= types
        for zone in range(2 + STEP * seat, 2 + STEP * seat + STEP):
            assert {s.owner[card] for card in s.zones[zone]} <= {seat}
    for side in range(2):
        assert {TYPE[s.kind[card]] for card in s.zones[FIGHT + side]} <= {BONE}


def check_numbers(s):
    """Points and vibes are what they are when counted anew; boxes belong to Swingers that lie there."""
    for seat in range(s.seats):
        assert points(s, seat) == sum(SCORE[s.kind[card]] for card in s.zones[SCORED + STEP * seat])
        assert points(s, seat) < GOAL
        assert min(vibes(s, seat)) >= 0
        if not s.lasting and not s.auras:
            printed = [sum(VIBES[s.kind[c]][v] for c in s.zones[AGENTS + STEP * seat]) for v in range(4)]
            assert all(a >= b for a, b in zip(vibes(s, seat), printed, strict=True))
    boxed = {card for card, box in enumerate(s.box) if box}
    assert boxed <= {card for seat in range(s.seats) for card in s.zones[SWINGERS + STEP * seat]}


def check(game, _random, _n):
    s = game.table
    invariants(s)
    check_zones(s)
    check_numbers(s)
    if game.ask[2] == "main":
        assert (s.fight, s.brawl, s.gesture) == ((), (), ())
        assert not any(s.zones[group + STEP * seat] for group in (SLUG, DECLARED, LOOK) for seat in range(s.seats))
        assert s.actions >= 0
        assert game.options == main(s, s.turn)


@pytest.mark.parametrize("seats", some_of(range(2, 7), lambda seats: seats in {2, 4}))
def test_random_games_under_suspicion(seats):
    """Every step rebuilt from its journals, every card where it belongs, every game with an end."""
    endings = Counter()
    for seed in range(15):
        game = AUSTIN.start(seats, seed, random_options(AUSTIN, Random(seed)), paranoid=True)
        cards = backs(game.table)
        drive(game, seed, check)
        assert backs(game.table) == cards
        endings[AUSTIN.outcome(game.table).ending] += 1
    assert set(endings) <= {"goal", "stall", "concede"}


@pytest.mark.long
def test_everything_that_can_be_said_is_said():
    """In a few hundred random games the words of the engine all come up."""
    said = set()
    for seed in range(250):
        game = AUSTIN.start(2 + seed % 5, seed, random_options(AUSTIN, Random(seed)))
        game.table.events = []
        drive(game, seed)
        said.update(map(type, facts(game.take_events())))
    assert {
        Attacks,
        Lands,
        AsksHelp,
        LetsHelp,
        NoHelp,
        WinsFight,
        Instead,
        Slugfest,
        SlugLands,
        Out,
        WinsBrawl,
        Race,
        Straws,
        Reveals,
        Refills,
        Concedes,
    } <= said


def test_hands_are_even_at_the_start_of_a_turn():
    """Six cards for everybody whose piles were not empty (AP-110)."""
    game = AUSTIN.start(4, 2)
    turns = 0

    def even(game, _random, _n):
        nonlocal turns
        s = game.table
        if game.ask[2] == "main" and s.plays == 0:
            turns += 1
            assert all(len(s.zones[HAND + STEP * seat]) <= 6 for seat in range(4))

    drive(game, 2, even)
    assert turns > 5
