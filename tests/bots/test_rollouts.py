"""Answers compared in the same worlds with the same dice."""

from random import Random

import pytest

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.greedy import Greedy
from tabletop.bots.ismcts import SearchSettings
from tabletop.bots.playout import BEHIND, FEWEST, Rollouts, gap, running
from tests.bots import poison


class Blind:
    """Hints that like the first answer best, others hardly less, and know nothing of a table."""

    def scores(self, _game, _seat, options, _style):
        return [-0.1 * index for index in range(len(options))]

    def value(self, _table):
        return None


def test_who_is_clearly_behind_is_dropped_and_so_is_whoever_came_to_the_same():
    good, near, bad = [0.5, 0.7, 0.5, 0.6], [0.6, 0.5, 0.6, 0.5], [0.1, 0.2, 0.1, 0.1]
    ends = {3: near, 7: good, 1: bad, 2: good[:]}
    assert len(good) == FEWEST
    assert running([3, 7, 1, 2], ends) == [3, 7]
    few = {index: values[:-1] for index, values in ends.items()}
    assert running([3, 7, 1, 2], few) == [3, 7, 1, 2], "too early to tell"
    ahead, error = gap(good, bad)
    assert ahead == pytest.approx(0.45)
    assert ahead > BEHIND * error


def test_what_wins_is_found_though_the_hints_like_something_else():
    """Whoever plays a card beats one who passes: rollouts see it, though their hints would pass; within reach only."""
    game, found = poison.DEFINITION, {5.0: 0, 0.05: 0}
    for reach in found:
        thinker = Rollouts(game, Blind(), SearchSettings(ms=0, iterations=200), reach)
        for seed in range(12):
            state = game.start(2, seed)
            while not state.over:
                mine = state.seat == 0
                state.step(thinker.choose(state.knowledge(0), 0, Random(seed)) if mine else 0)
            found[reach] += game.outcome(state.table).winners == (0,)
    assert found[5.0] == 12
    assert found[0.05] == 0, "it passes, and so do both"


def test_time_and_number_end_the_thinking():
    game, tried = poison.DEFINITION, []

    class Counting(Rollouts):
        def end(self, *args):
            tried.append(args[3])
            return Random(len(tried)).random()

    state = game.start(2, 1)
    known, many = state.knowledge(state.seat), 10**9
    Counting(game, Blind(), SearchSettings(ms=0, iterations=12), 5.0).choose(known, state.seat, Random(1))
    assert 12 - len(state.options) < len(tried) <= 12
    tried.clear()
    ticks = iter(range(1000))
    slow = Counting(game, Blind(), SearchSettings(ms=1000, iterations=many), 5.0, clock=lambda: next(ticks) / 4)
    slow.choose(known, state.seat, Random(1))
    assert 0 < len(tried) <= 4 * len(state.options)


def test_hard_bots_of_rpg_get_compare_where_their_game_says_so():
    """The same seed and number give the same answer; at other questions the hints answer at once."""
    definition = games.load("rpgget")
    bot = levels.make(definition, levels.counted(levels.level("hard"), 12))
    assert isinstance(bot, Rollouts)
    game, compared = definition.start(2, 5), 0
    while compared < 4:
        known, seat = game.knowledge(game.seat), game.seat
        choice = bot.choose(known, seat, Random(7))
        if game.ask[2] in bot.search.asks:
            compared += len(bot.likely(known, seat)) > 1
            assert choice == bot.choose(known, seat, Random(7))
            assert choice in bot.likely(known, seat)
        else:
            assert choice == Greedy(bot.hints, bot.style).choose(known, seat, Random(7))
        game.step(choice)
