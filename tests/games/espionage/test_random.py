"""Random games: cards are conserved, games end, everything in the box is used."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop.games.espionage.definition import DEFINITION as ESPIONAGE
from tabletop.games.espionage.rules.cards import ABILITIES, CARDS, MISSION, MISSIONS, RETURNS
from tabletop.games.espionage.rules.events import Cancels, Plays
from tabletop.games.espionage.rules.table import DRAW, EXPOSED, HAND, LOOKED, STACK, STEP
from tests.driving import drive, facts, invariants, random_options


def check(game, _random, _n):
    """What holds whenever somebody is asked."""
    s = game.table
    invariants(s)
    assert [item.card for item in s.items] == list(s.zones[STACK])
    assert (s.exposing < 0) == (not any(s.zones[EXPOSED::STEP]) and s.base == 0) or s.exposing >= 0
    assert not s.zones[LOOKED] or game.ask[2] in {"pick_looked", "order_looked", "done_looking"}
    assert s.missions <= 3
    assert all(s.alive[seat] or not s.zones[HAND + STEP * seat] for seat in range(s.seats))
    if game.ask[2] == "turn":
        assert not s.items
        assert s.exposing < 0
    bomb = next(card for card in range(len(s.kind)) if RETURNS >> s.kind[card] & 1)
    assert s.at[bomb] == DRAW or s.at[bomb] == LOOKED or s.at[bomb] >= HAND, "the Bomb never leaves the game"


@pytest.mark.rule("ES-7", "ES-42", "ES-66", "ES-110")
@pytest.mark.parametrize("seats", range(2, 7))
def test_paranoid_games_over_random_house_rules(seats):
    """Nothing is lost, the stack and its items agree, every game ends within the turns that the pile allows."""
    for seed in range(50):
        options = random_options(ESPIONAGE, Random(seed * 10 + seats))
        game = ESPIONAGE.start(seats, seed, options, paranoid=True)
        kinds = Counter(game.table.kind)
        drive(game, seed, check)
        assert game.table.turns <= len(game.table.kind)
        assert Counter(game.table.kind) == kinds
        assert set(game.table.winners) <= {seat for seat in range(seats) if game.table.alive[seat]}
        assert game.table.winners


@pytest.mark.long
def test_every_title_is_played_in_every_use_copied_and_cancelled():
    """In a thousand random games."""
    played, copied, cancelled, answered = set(), set(), set(), set()
    random = Random(11)
    for seed in range(1000):
        game = ESPIONAGE.start(2 + seed % 5, seed)
        game.table.events = []
        while not game.over:
            game.step(int(random.random() * len(game.options)))
            for fact in facts(game.take_events()):
                match fact:
                    case Plays(kind=kind, use=use, ability=ability, copied=took):
                        played.add((CARDS[kind].id, use))
                        if took >= 0:
                            copied.add(CARDS[ABILITIES[ability].kind].id + ("" if ABILITIES[ability].answers else "!"))
                    case Cancels(kind=kind, target=target):
                        cancelled.add(CARDS[target].id)
                        answered.add(CARDS[kind].id)
    uses = {(CARDS[a.kind].id, a.use) for a in ABILITIES}
    assert played == uses
    texts = {CARDS[a.kind].id + ("" if a.answers else "!") for a in ABILITIES if not a.copies}
    assert copied == texts
    assert cancelled == {CARDS[a.kind].id for a in ABILITIES}
    assert answered >= {"police", "saboteur", "ninja"}


def test_every_ending_happens():
    """Knock-out, Package, Target and Bomb, in games of three."""
    endings = {drive(ESPIONAGE.start(3, seed), seed).table.ending for seed in range(60)}
    assert endings == {"knock-out", "package", "target", "bomb"}


def test_games_last_as_long_as_they_should():
    """About 19 turns at four seats, and never more than the pile with what comes back to it allows."""
    turns = [drive(ESPIONAGE.start(4, seed), seed).table.turns for seed in range(100)]
    assert 17 < sum(turns) / len(turns) < 21
    assert max(turns) < 30


def test_a_printed_mission_is_never_a_reaction():
    """The masks by kind agree with the abilities."""
    for ability in ABILITIES:
        if MISSIONS >> ability.kind & 1:
            assert ability.use == MISSION
