"""Random games of both variants under suspicion, what must hold at every step of them, and the linter on our own file."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop.games.beanz.definition import DEFINITION as BEANZ
from tabletop.games.beanz.rules.cards import BEAN, CARDS, COSMOS_CARD, TYPE
from tabletop.games.beanz.rules.events import Cancels, Captures, Domino, FallsToo, Fight, Recycles, Returns, Studies
from tabletop.games.beanz.rules.table import COSMOS, DRAIN_LIMIT, HAND, HEADZ_UP, LOOT, RING, STACK, captured, loot_size
from tests.driving import backs, drive, facts, invariants, random_options


def check_mats(s):
    """A slot holds at most one Bean and one Cosmos card, of its owner; positions are of Beans on the mats only."""
    for ring in range(RING):
        for zone, what in ((ring, BEAN), (COSMOS + ring, COSMOS_CARD)):
            assert len(s.zones[zone]) <= 1
            for card in s.zones[zone]:
                assert TYPE[s.kind[card]] == what
                assert s.owner[card] == ring // 7
    for card, at in enumerate(s.at):
        assert at < RING or (s.pos[card], s.once[card]) == (HEADZ_UP, 0)
        if at != STACK and at >= HAND:
            assert s.layout.zones[at].seat == s.owner[card], "cards of one player never mix with the other's"


def check_numbers(s):
    """Points are never below 0, drains at most 3, captured Space Loot is what is missing."""
    assert s.points >= 0
    assert max(s.drained) <= DRAIN_LIMIT
    for seat in range(2):
        left = [len(s.zones[LOOT + 3 * seat + half]) for half in range(3)]
        assert max(left) <= loot_size(s)
        assert captured(s, seat) == 3 * loot_size(s) - sum(left)


def check(game, _random, _n):
    s = game.table
    invariants(s)
    check_mats(s)
    check_numbers(s)
    if game.ask[2] == "main":
        assert (s.attack, s.things) == ((), ())
        assert not s.zones[STACK]


@pytest.mark.rule("MB-152", "MB-116")
@pytest.mark.parametrize("expert", ["off", "on"])
def test_random_games_under_suspicion(expert):
    """Every step rebuilt from its journals, every card where it belongs, every game with an end."""
    endings = Counter()
    for seed in range(25):
        game = BEANZ.start(2, seed, random_options(BEANZ, Random(seed)) | {"expert": expert}, paranoid=True)
        cards = backs(game.table)
        drive(game, seed, check)
        assert backs(game.table) == cards
        endings[BEANZ.outcome(game.table).ending] += 1
    assert set(endings) <= {"loot_cleared", "deck_out", "turn_cap", "concede"}


@pytest.mark.long
def test_every_card_is_played_or_used():
    """In random games with decks from the whole set every kind is chosen, and everything that happens is said: as many games as
    that takes, which no change of the set can make a matter of luck.
    """
    chosen, said = set(), set()
    every, happens = set(range(len(CARDS))), {Fight, Domino, Captures, Cancels, Studies, Recycles, FallsToo, Returns}
    options = dict.fromkeys(("deck_0", "deck_1", "expert_deck_0", "expert_deck_1"), "surprise")
    for seed in range(3000):
        if chosen >= every and said >= happens:
            break
        game = BEANZ.start(2, seed, options | {"expert": "on"})
        game.table.events = []

        def note(game, _random, _n):
            chosen.update(game.table.kind[o[1]] for o in game.options if isinstance(o, tuple) and o[1] >= 0)
            said.update(map(type, facts(game.take_events())))

        drive(game, seed, note)
    assert {CARDS[kind].id for kind in every - chosen} == set()
    assert happens - said == set()


def test_a_copy_is_independent():
    """Positions and once-a-turn marks of a copy are its own."""
    game = BEANZ.start(2, 3)
    copy = game.clone()
    drive(copy, 1)
    assert copy.over
    assert not game.over
    assert not any(game.table.pos)
