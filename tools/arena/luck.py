"""`python -m tools.arena.luck espionage --deals 150 --jobs 2`: does the score without luck tell bots apart sooner than wins do?

Bots of different skill play the same pool of deals against a normal one, and normal bots say what each deal is worth.
Then every bot draws deals of its own, again and again. Two figures for plain wins, for the difference to normal bots with the
same cards, and for the score of the program (`progress/skill.py`): how the scores of two halves of a bot's matches go
together over all bots, and after how many matches easy, normal and hard stand in that order. What normal bots win with any
cards is the mean of the pool. The slopes at the end are what the program's own was fitted to.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from random import Random
from statistics import correlation, fmean, linear_regression
from typing import Any

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.bot import Bot, Choice
from tabletop.bots.greedy import Greedy
from tabletop.bots.heuristics import hints_for
from tabletop.bots.self_play import finish
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.winning import shares
from tabletop.jobs import Job, JobError, progress_bar
from tabletop.progress import skill
from tabletop.progress.duplicate_deals import ITERATIONS
from tabletop.progress.skill import SkillPoint

SLIPS = (0.05, 0.1, 0.15, 0.2, 0.3, 0.45, 0.6)
LEVELS = ("easy", "normal", "hard")
HALF = 25  # matches of a half
DRAWS = 1000
SURE = 0.95
SIZES = sorted({round(2 * 1.08**n) for n in range(75)})  # of 2 to 600 matches

Score = Callable[[Sequence[SkillPoint]], float]


class Mixed:
    """Where a game has bots of its own: a normal one that answers as an easy one so often."""

    def __init__(self, normal: Bot, easy: Bot, slip: float) -> None:
        self.normal, self.easy, self.slip = normal, easy, slip

    def choose(self, known: Game, seat: int, rand: Random) -> Choice:
        return (self.easy if rand.random() < self.slip else self.normal).choose(known, seat, rand)


def player(definition: Definition, word: str) -> Bot:
    """A level, or a normal bot that slips so often."""
    if word in LEVELS:
        return levels.make(definition, levels.counted(levels.level(word), ITERATIONS))
    if levels.players(definition.id) is not None:
        return Mixed(player(definition, "normal"), player(definition, "easy"), float(word))
    return Greedy(hints_for(definition.id), slip=float(word))


def deal(game: str, words: list[str], worth: int, seed: int) -> dict[str, float]:
    """What each bot wins of one deal from the first seat, and, under "", what a normal one wins in so many matches."""
    definition = games.load(game)
    low = definition.players[0]
    normal = player(definition, "normal")

    def won(bot: Bot, salt: str) -> float:
        state = definition.start(low, seed)
        dice = [Random(f"{seed}/{salt}/{seat}") for seat in range(low)]
        finish(state, [bot, *[normal] * (low - 1)], dice, Random(f"{seed}/{salt}/world"))
        outcome = definition.outcome(state.table)
        assert outcome is not None
        return shares(outcome.winners, low, outcome.sides)[0]

    found = {word: won(player(definition, word), word) for word in words}
    found[""] = fmean(won(normal, f"worth {n}") for n in range(worth))
    return found


def wins(known: Sequence[SkillPoint]) -> float:
    return fmean(point.share for point in known)


def beyond(known: Sequence[SkillPoint]) -> float:
    return fmean(point.difference for point in known)


def without_luck(known: Sequence[SkillPoint]) -> float:
    return fmean(skill.scores(known))


SCORES: dict[str, Score] = {"wins": wins, "wins beyond a normal bot": beyond, "the score": without_luck}


def points(found: list[dict[str, float]], words: list[str]) -> dict[str, list[SkillPoint]]:
    """What each bot has made of every deal."""
    usual = fmean(one[""] for one in found)
    return {word: [SkillPoint(n, 0, one[word], one[""], usual) for n, one in enumerate(found)] for word in words}


def halves(of: dict[str, list[SkillPoint]], score: Score, rand: Random, size: int = HALF) -> float:
    """The mean correlation, over bots, of the scores in two halves of their own matches."""
    found = []
    for _ in range(DRAWS):
        drawn = [rand.sample(known, 2 * size) for known in of.values()]
        first, second = [score(one[:size]) for one in drawn], [score(one[size:]) for one in drawn]
        if len(set(first)) > 1 and len(set(second)) > 1:
            found.append(correlation(first, second))
    return fmean(found)


def ordered(of: dict[str, list[SkillPoint]], score: Score, rand: Random) -> int:
    """After how many matches of each level they stand in their order in 95 of 100 draws; 0 when never."""
    for size in SIZES:
        right = 0
        for _ in range(DRAWS):
            easy, normal, hard = (score(rand.choices(of[level], k=size)) for level in LEVELS)
            right += easy < normal < hard
        if right >= SURE * DRAWS:
            return size
    return 0


def slopes(of: dict[str, list[SkillPoint]]) -> dict[str, float]:
    """How much of the luck reaches what each bot wins."""
    return {
        word: round(linear_regression([one.luck for one in known], [one.gain for one in known]).slope, 2)
        for word, known in of.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.arena.luck", description=__doc__)
    parser.add_argument("game", choices=games.built())
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--worth", type=int, default=40, help="matches of normal bots that say what a deal is worth")
    parser.add_argument("--seed", type=int, default=50_000)
    progress_bar.add_means(parser)
    args = parser.parse_args()
    words = [*LEVELS, *map(str, SLIPS)]
    about = {"game": args.game, "words": words, "worth": args.worth}
    jobs = [Job("tools.arena.luck:deal", about, args.seed + n) for n in range(args.deals)]
    try:
        found = progress_bar.results(
            jobs, dict[str, float], progress_bar.JobOptions(args.jobs, args.cluster, args.so_far)
        )
    except JobError as error:
        sys.exit(str(error))
    of = points(found, words)
    row: dict[str, Any] = {"game": args.game, "deals": args.deals, "half": HALF}
    for name, score in SCORES.items():
        row |= {f"correlation of {name}": round(halves(of, score, Random(1)), 3)}
        row |= {f"ordered by {name} after": ordered(of, score, Random(2))}
        row |= {f"means of {name}": {word: round(score(known), 3) for word, known in of.items()}}
    row |= {"slopes": slopes(of), "slope": round(fmean(slopes(of).values()), 2)}
    print(json.dumps(row, indent=1))


if __name__ == "__main__":
    main()
