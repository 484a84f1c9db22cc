"""`python -m tools.arena.fit`: fit the value of an ESPIONAGE table to games of bots and write the weights.

Every quiet moment of every game is one sample: features of each living seat, and the shares that the seats got in the
end. The model is a softmax over the seats, fitted with a little weight decay.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.greedy import Greedy
from tabletop.bots.hints import hints_for
from tabletop.bots.hints.espionage_features import NAMES, features

HOME = Path(levels.__file__).parent / "hints"
SLIP = 0.08  # so that the weights have also seen what nobody would do


def samples(seats: int, count: int, seed: int) -> tuple[Any, Any, Any]:
    """Features [moments, seats, features], shares [moments, seats], and which seats live."""
    definition, rand = games.load("espionage"), Random(seed)
    bot = Greedy(hints_for("espionage"), slip=SLIP)
    blank = [0.0] * len(NAMES)
    xs, ys, ms = [], [], []
    for deal in range(count):
        game, moments = definition.start(seats, seed + deal), []
        while not game.over:
            s = game.table
            if not s.items and sum(s.alive) > 1:
                moments.append([features(s, x) if s.alive[x] else blank for x in range(seats)])
                ms.append(s.alive)
            game.step(bot.choose(game.knowledge(game.seat), game.seat, rand))
        winners = definition.outcome(game.table).winners
        share = [1 / len(winners) if x in winners else 0.0 for x in range(seats)]
        xs += moments
        ys += [share] * len(moments)
    return np.array(xs, np.float32), np.array(ys, np.float32), np.array(ms, bool)


def fit(x: Any, y: Any, m: Any, steps: int = 800, decay: float = 2e-4) -> Any:
    """Adam on the cross entropy of a masked softmax; the weights."""
    w = np.zeros(x.shape[2], np.float32)
    first, second = np.zeros_like(w), np.zeros_like(w)
    for step in range(1, steps + 1):
        z = np.where(m, x @ w, -1e9)
        p = np.exp(z - z.max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        slope = np.einsum("ns,nsf->f", (p - y) * m, x) / len(x) + decay * w
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope * slope
        w -= 0.03 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return w


def loss(x: Any, y: Any, m: Any, w: Any) -> float:
    z = np.where(m, x @ w, -1e9)
    z -= z.max(1, keepdims=True)
    log = z - np.log(np.exp(z).sum(1, keepdims=True))
    return float(-(np.where(y > 0, y * log, 0)).sum(1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=77000)
    args = parser.parse_args()
    out = "# Fitted by tools/arena/fit.py to games of bots; features and their names are in espionage_value.py.\n"
    for part, seats in (("two", (2,)), ("more", (3, 4, 5))):
        out += f"\n[{part}]\n"
        sets = [samples(n, args.games // n, args.seed + 1000000 * n) for n in seats]
        most = max(seats)
        x, y, m = (
            np.concatenate(
                [np.pad(s[i], [(0, 0), (0, most - s[i].shape[1])] + [(0, 0)] * (s[i].ndim - 2)) for s in sets]
            )
            for i in range(3)
        )
        order = np.random.default_rng(1).permutation(len(x))
        cut = len(x) * 9 // 10
        train, test = order[:cut], order[cut:]
        w = fit(x[train], y[train], m[train])
        print(
            part, len(x), "loss", loss(x[train], y[train], m[train], w), "held out", loss(x[test], y[test], m[test], w)
        )
        print(" against knowing nothing", loss(x[test], y[test], m[test], np.zeros_like(w)))
        out += "".join(f'"{name}" = {weight:.3f}\n' for name, weight in zip(NAMES, w, strict=True))
    (HOME / "espionage_value.toml").write_text(out)


if __name__ == "__main__":
    main()
