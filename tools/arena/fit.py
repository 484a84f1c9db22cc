"""`python -m tools.arena.fit espionage`: fit the value of a game's table to games of bots and write the weights.

Quiet moments of every game are the samples: features of each living seat, and the shares that the seats got in the
end. The model is a softmax over the seats, fitted with a little weight decay; it is for games in which everybody plays alone.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tabletop import games
from tabletop.bots.greedy import Greedy
from tabletop.bots.heuristics import hints_for
from tabletop.bots.self_play import roll
from tabletop.core.winning import shares

Samples = tuple[Any, Any, Any]  # features [moments, seats, features], shares [moments, seats], which seats live
DECAY = {"two": 1e-3, "more": 5e-2}  # more seats are not so different from two, and the samples are fewer
PART = 0.4  # of the quiet moments: neighbours tell nearly the same
SLIP = 0.03  # so that the weights have also seen what nobody would do


def features_of(game_id: str) -> Any:
    """The module of a game that has NAMES, `features` and `quiet`."""
    return import_module(f"{games.plugin(game_id).package}.bots.value")


def samples(game_id: str, seats: int, count: int, seed: int, vary: list[str], alike: str = "") -> Samples:
    """vary: house rules that take any of their values in every other game. alike: house rules of that name and a seat's
    number take one value for all seats, drawn for each game: what a weak deck holds is not worth less for that.
    """
    definition, rand = games.load(game_id), Random(seed)
    known = features_of(game_id)
    hints = hints_for(game_id)
    bot = Greedy(hints, slip=SLIP)
    blank = [0.0] * len(known.NAMES)
    xs, ys, ms = [], [], []
    for deal in range(count):
        rules = [rule for rule in definition.house_rules if rule.id in vary] if deal % 2 else []
        drawn = {rule.id: rand.choice(list(rule.values)) for rule in rules}
        each = [rule for rule in definition.house_rules if alike and rule.id.removeprefix(alike).isdigit()]
        if each:
            drawn |= dict.fromkeys([rule.id for rule in each], rand.choice(list(each[0].values)))
        game, moments = definition.start(seats, seed + deal, drawn), []
        while not game.over:
            s = game.table
            if game.seat < 0:
                game.step(roll(game, hints, rand))
                continue
            if sum(s.alive) > 1 and rand.random() < PART and known.quiet(s):
                moments.append([known.features(s, x) if s.alive[x] else blank for x in range(seats)])
                ms.append(s.alive)
            game.step(bot.choose(game.knowledge(game.seat), game.seat, rand))
        outcome = definition.outcome(game.table)
        assert outcome is not None
        if not outcome.winners:  # it says nothing about its moments
            del ms[len(ms) - len(moments) :]
            continue
        xs += moments
        ys += [shares(outcome.winners, seats)] * len(moments)
    return np.array(xs, np.float32), np.array(ys, np.float32), np.array(ms, bool)


def fit(x: Any, y: Any, m: Any, start: Any, decay: float, steps: int = 800) -> Any:
    """Adam on the cross entropy of a masked softmax; the weights. start: where they begin and are drawn back to.

    Features count in their own spread, else a weight would be drawn back the more, the less its feature varies.
    """
    scale = x[m].std(0) + 1e-6
    x, first_guess = x / scale, (np.zeros(x.shape[2], np.float32) + start) * scale
    w = first_guess.copy()
    first, second = np.zeros_like(w), np.zeros_like(w)
    for step in range(1, steps + 1):
        z = np.where(m, x @ w, -1e9)
        p = np.exp(z - z.max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        slope = np.einsum("ns,nsf->f", (p - y) * m, x) / len(x) + decay * (w - first_guess)
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope * slope
        w -= 0.03 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return w / scale


def loss(x: Any, y: Any, m: Any, w: Any) -> float:
    z = np.where(m, x @ w, -1e9)
    z -= z.max(1, keepdims=True)
    log = z - np.log(np.exp(z).sum(1, keepdims=True))
    return float(-(np.where(y > 0, y * log, 0)).sum(1).mean())


def together(sets: list[Samples]) -> Samples:
    """Samples of games of several sizes, filled up with seats that do not live."""
    most = max(x.shape[1] for x, _, _ in sets)
    x, y, m = (
        np.concatenate([np.pad(s[i], [(0, 0), (0, most - s[i].shape[1])] + [(0, 0)] * (s[i].ndim - 2)) for s in sets])
        for i in range(3)
    )
    return x, y, m


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.arena.fit", description=__doc__)
    parser.add_argument("game", help="one whose bots/value.py has features")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=77000)
    parser.add_argument(
        "--vary", action="append", default=[], help="a house rule that takes any value in half the games"
    )
    parser.add_argument("--alike", default="", help="house rules of this name and a seat's number are the same")
    args = parser.parse_args()
    most = games.load(args.game).players[1]
    names = features_of(args.game).NAMES
    out = "# Fitted by tools/arena/fit.py to games of bots; the features are in value.py.\n"
    w: Any = 0.0
    for part, seats in (("two", (2,)), ("more", range(3, min(5, most) + 1))):
        trained, held = [], []
        for n in seats:
            x, y, m = samples(args.game, n, args.games // n, args.seed + 1000000 * n, args.vary, args.alike)
            cut = len(x) * 9 // 10  # in the order of the games: moments of one game have the same end
            trained.append((x[:cut], y[:cut], m[:cut]))
            held.append((x[cut:], y[cut:], m[cut:]))
        train, test = together(trained), together(held)
        w = fit(*train, w, decay=DECAY[part])
        print(part, len(train[0]), "loss", loss(*train, w), "held out", loss(*test, w))
        print(" against knowing nothing", loss(*test, np.zeros_like(w)))
        out += f"\n[{part}]\n" + "".join(f'"{name}" = {weight:.3f}\n' for name, weight in zip(names, w, strict=True))
    folder = Path(str(files(games.plugin(args.game).package)))
    (folder / "bots" / "value.toml").write_text(out)


if __name__ == "__main__":
    main()
