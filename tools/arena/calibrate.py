"""`python -m tools.arena.calibrate espionage --games 1000 --keep`: do the chances of the analysis come true?

In games of normal bots a few decisions are looked at, from what the seat knew: the chance of the answer that it gave, by
play-outs that the hints judge, against what became of it. Half of the games fit how sharp the judgement is, the other half
checks the result (Brier score, reliability by tenths). Judged play-outs are then measured against whole ones: that is the
error which a range has beside its samples.
"""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.analysis import Effort, Rate, own
from tabletop.bots.bot import options, play
from tabletop.bots.chances import FILE, Judged, judged
from tabletop.bots.greedy import Greedy
from tabletop.bots.hints import Hints, hints_for
from tabletop.bots.playout import Playout
from tabletop.bots.style import PLAIN
from tabletop.bots.world import roll
from tabletop.core.definition import Definition
from tabletop.core.game import Game

POWERS = [round(0.7 + 0.05 * i, 2) for i in range(27)]
TENTHS = 10
RESULTS = Path(__file__).parent / "calibration"


class Moment(NamedTuple):
    """A decision: what the seat knew, its answer and another one, and its share of the win in the end."""

    known: Game
    seat: int
    chosen: int
    other: int
    share: float
    game: int


def moments(definition: Definition, hints: Hints | None, count: int, each: int, seed: int) -> list[Moment]:
    """Decisions drawn from games of normal bots with any number of seats up to four."""
    rand, bot, found = Random(seed), Greedy(hints), []
    low, high = definition.players[0], min(4, definition.players[1])
    for number in range(count):
        game = definition.start(low + number % (high - low + 1), seed + number)
        mine = []
        while not game.over:
            if game.seat < 0:
                game.step(roll(game, hints, rand))
                continue
            seat = game.seat
            known = game.knowledge(seat)
            index = bot.choose(known, seat, rand)
            other = second(hints, known, seat, index, rand)
            mine.append((known, seat, index, other))
            game.step(index)
        outcome = definition.outcome(game.table)
        assert outcome is not None
        share = {seat: 1 / len(outcome.winners) for seat in outcome.winners}
        picked = rand.sample(mine, min(each, len(mine)))
        found += [Moment(*moment, share.get(moment[1], 0.0), number) for moment in picked]
    return found


def second(hints: Hints | None, known: Game, seat: int, first: int, rand: Random) -> int:
    """What would be given if the first were not there: the answer that people would compare it with."""
    found = options(known, seat)
    if hints is None or len(found) == 1:
        return rand.randrange(len(found))
    scores = hints.scores(known, seat, found, PLAIN)
    return max((i for i in range(len(found)) if i != first), key=lambda i: scores[i])


def ends(playout: Playout, moment: Moment, index: int, worlds: int, seed: int) -> list[tuple[tuple[float, ...], bool]]:
    """The shares at the end of play-outs after one answer, and whether they were judged."""
    rand, found = Random(seed), []
    for _ in range(worlds):
        world, dice = moment.known.determinised(moment.seat, rand), Random(rand.getrandbits(32))
        if world.no == moment.known.no and world.seat == moment.seat:
            world.step(index)
        end = playout.run(world, dice)
        found.append((end.shares, end.judged))
    return found


def sharpened(shares: Any, power: float) -> Any:
    powers = np.power(np.clip(shares, 1e-9, 1), power)
    return powers / powers.sum(-1, keepdims=True)


def chance(found: list[tuple[tuple[float, ...], bool]], seat: int, power: float) -> float:
    """The seat's mean share; only judged ends are sharpened."""
    values = np.array([shares for shares, _ in found])
    judged = np.array([was for _, was in found])
    values[judged] = sharpened(values[judged], power)
    return float(values[:, seat].mean())


def reliability(chances: Any, shares: Any) -> list[dict[str, float]]:
    """By tenth of the chance: how many moments, the mean chance, the mean share, and the standard error of that."""
    rows = []
    for tenth in range(TENTHS):
        inside = (chances >= tenth / TENTHS) & ((chances < (tenth + 1) / TENTHS) | (tenth == TENTHS - 1))
        n = int(inside.sum())
        if n:
            wins = shares[inside]
            error = float(wins.std() / sqrt(n))
            rows.append({"n": n, "chance": float(chances[inside].mean()), "share": float(wins.mean()), "error": error})
    return rows


def brier(chances: Any, shares: Any) -> float:
    return float(((chances - shares) ** 2).mean())


def fitted(looked: list[Any], found: list[Moment], several: bool) -> float:
    """The power with the least Brier score for tables of two, or of more, seats in the first half of the games."""
    mine = [
        (ends_, m) for ends_, m in zip(looked, found, strict=True)
        if (m.known.table.seats > 2) == several and m.game % 2 == 0
    ]  # fmt: skip
    if not mine:
        return 1.0
    shares = np.array([m.share for _, m in mine])
    scores = {
        power: brier(np.array([chance(ends_, m.seat, power) for ends_, m in mine]), shares) for power in POWERS
    }  # fmt: skip
    return min(scores, key=lambda power: scores[power])


def errors(definition: Definition, hints: Hints | None, judge: Judged, found: list[Moment], worlds: int) -> list[float]:
    """The deviation of judged play-outs from whole ones, of one chance and of the difference between two answers, at a half."""
    whole = Playout(definition, hints, msgspec.structs.replace(judge, horizon=0))
    plays = (Playout(definition, hints, judge), whole)
    one, two, evens = [], [], []
    for number, moment in enumerate(found):
        (short, full), (other_short, other_full) = [
            [np.array([e[0][moment.seat] for e in ends(play, moment, index, worlds, number)]) for play in plays]
            for index in (moment.chosen, moment.other)
        ]
        off, gap = short - full, (short - full) - (other_short - other_full)  # the same worlds, the same dice
        evens.append(max(0.01, full.mean() * (1 - full.mean())) * 4)
        one.append(off.mean() ** 2 - off.var() / worlds)
        two.append(gap.mean() ** 2 - gap.var() / worlds)
    return [round(sqrt(max(0.0, float(np.sum(each) / np.sum(evens)))), 3) for each in (one, two)]


class Result(NamedTuple):
    """Chances against what became of them, in games that fitted nothing, and beside them those of knowing nothing."""

    judge: Judged
    chances: Any
    shares: Any
    fair: Any


def by_playouts(args: argparse.Namespace, definition: Definition) -> Result:
    """Play-outs of the answers that were given; their judgement is fitted to the games with even numbers."""
    horizon = judged(args.game).horizon if args.horizon is None else args.horizon
    hints, judge = hints_for(args.game), Judged(horizon=horizon)
    found = moments(definition, hints, args.games, args.each, args.seed)
    playout = Playout(definition, hints, judge)
    looked = [ends(playout, moment, moment.chosen, args.worlds, i) for i, moment in enumerate(found)]
    two, more = (fitted(looked, found, several=several) for several in (False, True))
    judge = msgspec.structs.replace(judge, sharp_two=two, sharp_more=more)
    held = [(ends_, m, m.known.table.seats) for ends_, m in zip(looked, found, strict=True) if m.game % 2]
    chances = [chance(ends_, m.seat, more if seats > 2 else two) for ends_, m, seats in held]
    error, apart = errors(definition, hints, judge, found[: args.checked], 2 * args.worlds)
    judge = msgspec.structs.replace(judge, error=error, apart=apart)
    return Result(
        judge, np.array(chances), np.array([m.share for _, m, _ in held]), np.array([1 / n for _, _, n in held])
    )


def by_rating(args: argparse.Namespace, definition: Definition, rate: Rate) -> Result:
    """What the game itself says of the answers of its normal bots, sharpened anew by the games with even numbers.

    The error is what the tenths of the others are off, beyond chance.
    """
    make = levels.players(args.game)
    assert make is not None
    bot, rand, rows = make("normal"), Random(args.seed), list[tuple[float, int, int]]()
    for number in range(args.games):
        game, mine = definition.start(args.seats, args.seed + number), list[tuple[float, int, int]]()
        while not game.over:
            seat, known = game.seat, game.knowledge(game.seat)
            choice = bot.choose(known, seat, rand)
            if rand.random() < args.each / 30:
                rated = rate(known, seat, rand, Effort(), (choice,)).of(choice)
                mine += [(rated.chance, seat, number)] if rated is not None else []
            play(game, seat, choice)
        winners = outcome.winners if (outcome := definition.outcome(game.table)) else ()
        rows += [(value, int(seat in winners), number) for value, seat, number in mine]
    plain, won = np.array([(1 - row[0], row[0]) for row in rows]), np.array([float(row[1]) for row in rows])
    held, now = np.array([row[2] % 2 == 1 for row in rows]), judged(args.game)
    plain = sharpened(plain, 1 / now.sharp_two)
    power = min(POWERS, key=lambda power: brier(sharpened(plain[~held], power)[:, 1], won[~held]))
    chances, shares = sharpened(plain[held], power)[:, 1], won[held]
    tenths = reliability(chances, shares)
    off = [row["n"] * max(0.0, (row["chance"] - row["share"]) ** 2 - row["error"] ** 2) for row in tenths]
    error = round(sqrt(sum(off) / len(chances)), 3)
    judge = msgspec.structs.replace(now, sharp_two=power, error=max(0.02, error))
    return Result(judge, chances, shares, np.full(len(chances), 0.5))


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.arena.calibrate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--each", type=int, default=3, help="decisions of a game")
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument(
        "--horizon", type=int, help="answers of a play-out before it is judged, by the game's folder; 0: to the end"
    )
    parser.add_argument(
        "--checked", type=int, default=60, help="decisions whose play-outs are compared with whole ones"
    )
    parser.add_argument("--seats", type=int, default=4, help="of a game that rates answers itself")
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument(
        "--keep", action="store_true", help="write the fit to the game's folder, and the result beside it"
    )
    args = parser.parse_args()
    definition = games.load(args.game)
    rate = own(args.game)
    found = by_rating(args, definition, rate) if rate else by_playouts(args, definition)
    row = {
        "game": args.game, "games": args.games, "moments": len(found.chances), "worlds": args.worlds,
        "brier": round(brier(found.chances, found.shares), 4), "brier_fair": round(brier(found.fair, found.shares), 4),
        "judged": msgspec.to_builtins(found.judge), "reliability": reliability(found.chances, found.shares),
    }  # fmt: skip
    print(json.dumps(row, indent=1))
    if args.keep:
        keep(args.game, found.judge, row)


def keep(game: str, judge: Judged, row: dict[str, Any]) -> None:
    """The fit goes to the game's folder, what it came from to the results."""
    head = "# How far the value of a table is to be trusted; fitted by tools/arena/calibrate.py, see bots/chances.py.\n"
    lines = [f"{name} = {value}\n" for name, value in msgspec.to_builtins(judge).items()]
    folder = Path(str(files(games.plugin(game).package)))
    (folder / "bots" / FILE).write_text(head + "".join(lines))
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{game}.json").write_text(json.dumps(row, indent=1) + "\n")


if __name__ == "__main__":
    main()
