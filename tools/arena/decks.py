"""`python -m tools.arena.decks rpgget --games 2000`: each ready deck of a game against each other one, between normal bots.

Every pair of decks meets on the same deals, each deck on each of both seats. What comes of it is kept in tools/arena/ready/.
"""

from __future__ import annotations

import argparse
import sys
from itertools import permutations
from pathlib import Path
from random import Random

from msgspec import Struct

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.intervals import wilson
from tabletop.bots.self_play import finish
from tabletop.core.definition import Definition
from tabletop.core.winning import shares
from tabletop.jobs import Job, JobError, progress_bar

FOLDER = Path(__file__).parent / "ready"
OPTIONS = ("deck_0", "deck_1")


class Met(Struct, frozen=True):
    """Two decks on one deal: what part of the win the first seat had."""

    first: str
    second: str
    share: float


def decks_of(definition: Definition) -> list[str]:
    """The ready decks that a seat may choose."""
    rule = next((rule for rule in definition.house_rules if rule.id == OPTIONS[0]), None)
    ready = definition.collecting.ready if definition.collecting else ()
    return [deck.id for deck in ready if rule and deck.id in rule.values]


def meet(game: str, first: str, second: str, level: str, seed: int) -> Met:
    """One game, as a job."""
    definition = games.load(game)
    state = definition.start(2, seed, dict(zip(OPTIONS, (first, second), strict=True)))
    bot = levels.make(definition, levels.level(level))
    finish(state, [bot, bot], [Random(f"{seed} {seat}") for seat in range(2)], Random(f"{seed} world"))
    outcome = definition.outcome(state.table)
    assert outcome is not None, "a game that is over has an outcome"
    return Met(first, second, shares(outcome.winners, 2, outcome.sides)[0] if outcome.winners else 0.5)


def table(decks: list[str], found: list[Met]) -> str:
    """Each deck against all others, and against each of them, in percent."""
    lines = ["| deck | all others | interval | " + " | ".join(decks) + " |", "| --- " * (len(decks) + 3) + "|"]
    for deck in decks:
        against: dict[str, list[float]] = {other: [] for other in decks if other != deck}
        for met in found:
            if met.first == deck:
                against[met.second].append(met.share)
            elif met.second == deck:
                against[met.first].append(1 - met.share)
        every = [share for row in against.values() for share in row]
        mean = sum(every) / len(every)
        low, high = wilson(mean, len(every))
        each = [f"{100 * sum(against[x]) / len(against[x]):.0f} %" if x != deck else "" for x in decks]
        lines.append(
            f"| {deck} | {100 * mean:.1f} % | {100 * low:.1f} to {100 * high:.1f} % | " + " | ".join(each) + " |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.arena.decks", description=__doc__)
    parser.add_argument("game", choices=[game for game in games.names() if decks_of(games.load(game))])
    parser.add_argument(
        "--games", type=int, default=2000, help="rounded up to whole deals (one game for each ordered pair)"
    )
    parser.add_argument("--level", default="normal", choices=[level.id for level in levels.book().level])
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    progress_bar.add_means(parser)
    parser.add_argument("--keep", action="store_true", help=f"write the table to {FOLDER.name}/")
    args = parser.parse_args()
    decks = decks_of(games.load(args.game))
    pairs = list(permutations(decks, 2))
    deals = range(args.seed, args.seed - (-args.games // len(pairs)))
    about = {"game": args.game, "level": args.level}
    jobs = [Job("tools.arena.decks:meet", {**about, "first": a, "second": b}, seed) for seed in deals for a, b in pairs]
    try:
        found = progress_bar.results(jobs, Met, progress_bar.JobOptions(args.jobs, args.cluster, args.so_far))
    except JobError as error:
        sys.exit(str(error))
    text = table(decks, found)
    print(text)
    if args.keep:
        FOLDER.mkdir(exist_ok=True)
        head = f"# Ready decks against each other: {args.game}\n\n{len(jobs)} games between {args.level} bots, "
        note = (
            f"written by `python -m tools.arena.decks {args.game} --games {args.games} --seed {args.seed} --keep`.\n\n"
        )
        (FOLDER / f"{args.game}.md").write_text(head + note + text)


if __name__ == "__main__":
    main()
