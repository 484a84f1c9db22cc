"""`python -m tools.arena.luck espionage --deals 150 --jobs 2`: does the score without luck tell bots apart sooner than wins do?

Bots of different skill play the same pool of deals against a normal one, and normal bots say what each deal is worth.
Then every bot draws deals of its own, again and again. Two figures for plain wins and for wins beyond the worth of the deal:
how the scores of two halves of a bot's matches go together over all bots, and after how many matches easy, normal and hard
stand in that order.
"""

from __future__ import annotations

import argparse
import json
import sys
from random import Random
from statistics import correlation, mean

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.bot import Bot
from tabletop.bots.greedy import Greedy
from tabletop.bots.hints import hints_for
from tabletop.bots.whole import finish, shares
from tabletop.core.definition import Definition
from tabletop.jobs import Job, JobError, bar
from tabletop.match.practice.deals import ITERATIONS

SLIPS = (0.05, 0.1, 0.15, 0.2, 0.3, 0.45, 0.6)
LEVELS = ("easy", "normal", "hard")
HALF = 25  # matches of a half
DRAWS = 1000
SURE = 0.95
SIZES = (2, 3, 5, 8, 12, 16, 20, 25, 30, 40, 50, 60, 80, 100, 130, 160, 200, 300, 400, 600)


def player(definition: Definition, word: str) -> Bot:
    """A level, or a normal bot that slips so often."""
    if word in LEVELS:
        return levels.make(definition, levels.counted(levels.level(word), ITERATIONS))
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
        return shares(outcome.winners, low)[0]

    found = {word: won(player(definition, word), word) for word in words}
    found[""] = mean(won(normal, f"worth {n}") for n in range(worth))
    return found


def scores(found: list[dict[str, float]], words: list[str], *, luck: bool) -> dict[str, list[float]]:
    return {word: [one[word] - (0.0 if luck else one[""]) for one in found] for word in words}


def halves(of: dict[str, list[float]], size: int, rand: Random) -> float:
    """The mean correlation, over bots, of the scores in two halves of their own matches."""
    found = []
    for _ in range(DRAWS):
        drawn = [rand.sample(values, 2 * size) for values in of.values()]
        first, second = [mean(one[:size]) for one in drawn], [mean(one[size:]) for one in drawn]
        if len(set(first)) > 1 and len(set(second)) > 1:
            found.append(correlation(first, second))
    return mean(found)


def ordered(of: dict[str, list[float]], rand: Random) -> int:
    """After how many matches of each level they stand in their order in 95 of 100 draws; 0 when never."""
    for size in SIZES:
        right = 0
        for _ in range(DRAWS):
            easy, normal, hard = (mean(rand.choices(of[level], k=size)) for level in LEVELS)
            right += easy < normal < hard
        if right >= SURE * DRAWS:
            return size
    return 0


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.arena.luck", description=__doc__)
    parser.add_argument("game", choices=games.built())
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--worth", type=int, default=40, help="matches of normal bots that say what a deal is worth")
    parser.add_argument("--seed", type=int, default=50_000)
    bar.add_means(parser)
    args = parser.parse_args()
    words = [*LEVELS, *map(str, SLIPS)]
    about = {"game": args.game, "words": words, "worth": args.worth}
    jobs = [Job("tools.arena.luck:deal", about, args.seed + n) for n in range(args.deals)]
    try:
        found = bar.results(jobs, dict[str, float], bar.Means(args.jobs, args.cluster, args.so_far))
    except JobError as error:
        sys.exit(str(error))
    row = {"game": args.game, "deals": args.deals, "half": HALF}
    for name, luck in (("wins", True), ("without luck", False)):
        of = scores(found, words, luck=luck)
        row |= {f"correlation of {name}": round(halves(of, HALF, Random(1)), 3)}
        row |= {f"ordered by {name} after": ordered({level: of[level] for level in LEVELS}, Random(2))}
        row |= {f"means of {name}": {word: round(mean(values), 3) for word, values in of.items()}}
    print(json.dumps(row, indent=1))


if __name__ == "__main__":
    main()
