"""Small endgames whose value is known exactly: solved over every hidden deal and every reply, against what the analysis says.

The game is tests/bots/poison.py: three numbers a hand, the highest sum on the table wins. A normal bot of it plays its highest
number, which nothing beats, so the true chance is what every seat gets by its best play.
"""

from itertools import combinations
from random import Random

import pytest

from tabletop.bots import analysis
from tabletop.bots.analysis import AnalysisEffort, analyse
from tests.bots import poison

GAME = poison.DEFINITION
EFFORT = AnalysisEffort(iterations=60, worlds=40)
LEFT = 4  # answers to go at most
HELD = 0.9


class Highest:
    """What bots know of the game: play the highest number, as long as there is one."""

    def scores(self, game, seat, options, style):  # noqa: ARG002
        return [game.table.kind[card] if card >= 0 else 0 for _, card, _ in options]

    def value(self, table):  # noqa: ARG002
        return None


@pytest.fixture(autouse=True)
def hints(monkeypatch):
    monkeypatch.setattr(analysis, "hints_for", lambda _: Highest())


def deals(known, seat):
    """Every hand that the other seat can hold, as a game of its own."""
    table = known.table
    hidden = [card for card, seen in enumerate(table.seen) if not seen >> seat & 1]
    held = [card for card in hidden if table.at[card] == 1 - seat]
    rest = [card for card in hidden if card not in held]
    kinds = [table.kind[card] for card in hidden]
    for hand in combinations(kinds, len(held)):
        world = known.clone()
        world.auto = True
        others = [kind for kind in kinds if kind not in hand]
        for card, kind in zip(held + rest, [*hand, *others], strict=True):
            world.table.kind[card] = kind
        assert world._ask_again()
        yield world


def solved(world, seat):
    """The seat's share when everybody plays as well as can be from here."""
    if world.over:
        winners = GAME.outcome(world.table).winners
        return (seat in winners) / len(winners)
    best = max if world.seat == seat else min
    return best(solved(after(world, index), seat) for index in range(len(world.options)))


def after(world, index):
    found = world.clone()
    found.step(index)
    return found


def endgames(count):
    """Positions with a choice and few answers to go, from games in which people pass a lot."""
    rand, found, seed = Random(3), [], 0
    while len(found) < count:
        seed += 1
        state = GAME.start(2, seed)
        while not state.over and state.no < 12 - LEFT + 1 + seed % LEFT:
            state.step(rand.choice([0, 0, 0, len(state.options) - 1]))
        if not state.over and len(state.options) > 2:
            found.append(state)
    return found


@pytest.mark.parametrize("count", [30, pytest.param(150, marks=pytest.mark.long)])
def test_estimates_lie_within_their_ranges(count):
    """The chance of each answer, in at least 90 of 100, and the best answer is never worse than the noise."""
    inside, lost = [], []
    for number, state in enumerate(endgames(count)):
        seat, known = state.seat, state.knowledge(state.seat)
        worlds = list(deals(known, seat))
        exact = [sum(solved(after(w, i), seat) for w in worlds) / len(worlds) for i in range(len(state.options))]
        verdict = analyse(GAME, known, seat, Random(number), EFFORT)
        inside += [rated.low <= exact[rated.choice] <= rated.high for rated in verdict.options]
        lost.append(max(exact) - exact[verdict.options[0].choice])
        sure = [rated for rated in verdict.options if rated.surely]
        assert all(exact[rated.choice] < max(exact) for rated in sure)
    assert len(inside) > 2 * count
    assert sum(inside) >= HELD * len(inside)
    assert max(lost) < 0.1
