"""Random games to their end under suspicion: no exception, no stall, no card lost, nothing shared between copies."""

# ruff: noqa: ARG001, ARG005, B023 - callbacks of one shape, called before the loop goes on
from __future__ import annotations

import pytest

from tabletop.core.game import JOURNAL
from tests.driving import backs, drive, invariants, state, whole
from tests.generic import exceptions
from tests.generic.tables import MINI, every_game, every_table, start
from tools.longrun import Tally

SEEDS = 12
GAMES = 500  # of all sizes, for what must happen sooner or later


@every_table
def test_games_end_with_an_outcome(definition, seats):
    """Paranoid, with random house rules: cards are conserved at every step, and a game that is over has winners or says why."""
    for seed in range(SEEDS):
        game = start(definition, seats, seed, paranoid=True)
        cards = backs(game.table)

        def check(game, random, n):
            invariants(game.table)
            assert max(len(frame[JOURNAL]) for frame in game.stack) < 200, "a journal grows: return AGAIN"
            assert definition.outcome(game.table) is None
            assert game.seat < 0 or game.table.alive[game.seat], "a seat that is out is asked"
            scores = definition.scores(game.table)
            assert len(scores) == seats
            assert all(isinstance(score, int) for score in scores)

        drive(game, seed, check)
        invariants(game.table)
        assert backs(game.table) == cards, "a card has become another, or has changed its back"
        outcome = definition.outcome(game.table)
        assert outcome
        assert outcome.ending
        assert outcome.text
        assert set(outcome.winners) <= set(range(seats))


@every_table
def test_the_suspicious_kernel_plays_the_same_games(definition, seats):
    """Rebuilding every script before every step leads to the same end as trusting them."""
    for seed in range(SEEDS):
        a = drive(start(definition, seats, seed), seed)
        b = drive(start(definition, seats, seed, paranoid=True), seed)
        assert whole(a) == whole(b)


@every_table
def test_same_seed_same_game(definition, seats):
    """A game is its seed, its options and its answers; another seed deals other cards."""
    deals = [state(definition.start(seats, seed)) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


@every_table
def test_the_past_does_not_change(definition, seats):
    """Copies of earlier moments are bit for bit what they were when the game is over: nothing is shared."""
    past = []
    for seed in range(3):
        drive(start(definition, seats, seed), seed, lambda game, random, n: past.append((game.clone(), whole(game))))
    assert len(past) > 20
    assert all(whole(copy) == text for copy, text in past)


@every_table
def test_copies_go_on_like_the_original(definition, seats):
    """A copy of any moment, played alike, ends alike; the original does not notice."""
    for seed in range(2):
        want = drive(start(definition, seats, seed), seed)

        def fork(game, random, n):
            if n % 11 == seed:
                ends = {state(drive(copy, n)) for copy in (game.clone(), game.clone().clone())}
                assert len(ends) == 1

        assert whole(drive(start(definition, seats, seed), seed, fork)) == whole(want)


@pytest.fixture(scope="module")
def tallies():
    return {}


def tally(definition, tallies) -> Tally:
    if definition.id not in tallies:
        tallies[definition.id] = Tally(definition)
        tallies[definition.id].run(range(GAMES))
    return tallies[definition.id]


@pytest.mark.long
@every_game
def test_every_card_is_played_and_every_act_used(definition, tallies):
    """Over the random games each kind of card is chosen in an option at least once, and so is each act."""
    count = tally(definition, tallies)
    never = {face.id for face in definition.cards if face.name not in count.cards}
    assert never == {*exceptions.of(definition.id).never_chosen}
    assert {act.name for act in definition.acts if act.name not in count.acts} == {
        act.name for act in definition.acts if act.retired
    }


@pytest.mark.long
@every_game
def test_every_house_rule_value_is_played(definition, tallies):
    """Each value of each house rule is the rule of at least one random game, and every one of those came to an end."""
    count = tally(definition, tallies)
    assert {f"{r.id}={value}" for r in definition.house_rules for value in r.values} - set(count.values) == set()
    assert sum(count.endings.values()) == GAMES


def test_the_mini_game_ends_in_all_its_ways(tallies):
    """The measuring itself: both endings come up, with games of both sizes."""
    count = tally(MINI, tallies)
    assert set(count.endings) == {"last", "rich"}
    assert {3, 4} <= set(count.seats)
