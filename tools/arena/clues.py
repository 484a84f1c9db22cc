"""`python -m tools.arena.clues --games 300`: fit what Codenames' bots say about chances, and write bots/rating.toml.

Two fits to games of normal bots: who wins, from how many assets both sides have left when a clue is wanted; and whose an
asset is, from how well it fits the clue, compared with all others that are open.
"""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np

from tabletop import games
from tabletop.bots.bot import play
from tabletop.bots.levels import players
from tabletop.games.codenames.bots.rating import FITS, LEFT, fit_features, left_features
from tabletop.games.codenames.rules.cards import CELLS, TOKEN
from tabletop.games.codenames.rules.table import Board, other

GAME = "codenames"
MODES: dict[str, tuple[int, dict[str, str]]] = {"versus": (4, {}), "together": (2, {})}
RIDGE = 0.5
Rows = list[tuple[list[float], float]]


def one(seats: int, options: dict[str, str], seed: int) -> tuple[Rows, Rows]:
    """What a game adds to both fits."""
    make, definition = players(GAME), games.load(GAME)
    assert make is not None
    bot, dice = make("normal"), Random(seed)
    game = definition.start(seats, seed, options)
    turns: list[tuple[int, list[float]]] = []
    fits: Rows = []
    while not game.over:
        s, seat, query = cast("Board", game.table), game.seat, (game.ask or ("", "", ""))[2]
        if query == "give_clue":
            turns.append((s.side, left_features(s.left[s.side], s.left[other(s.side)])))
        if query == "guess":
            mine = fit_features(s, seat)
            fits += [(row, float(s.kind[CELLS + cell] - TOKEN == s.side)) for cell, row in mine.items()]
        play(game, seat, bot.choose(game.knowledge(seat), seat, dice))
    won = cast("Board", game.table).winner
    return [(row, float(side == won)) for side, row in turns], fits


def logistic(rows: Rows, steps: int = 60) -> Any:
    """Newton's method with a little ridge."""
    x, y = np.array([row for row, _ in rows]), np.array([value for _, value in rows])
    w = np.zeros(x.shape[1])
    for _ in range(steps):
        p = 1 / (1 + np.exp(-x @ w))
        slope = x.T @ (p - y) + RIDGE * w
        curve = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(len(w))
        w -= np.linalg.solve(curve, slope)
    return w


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.arena.clues", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=91_000)
    args = parser.parse_args()
    out = "# Fitted by tools/arena/clues.py to games of normal bots; the features are in rating.py.\n"
    fits: Rows = []
    for mode, (seats, options) in MODES.items():
        turns: Rows = []
        for seed in range(args.seed, args.seed + args.games):
            left, fitted = one(seats, options, seed)
            turns, fits = turns + left, fits + fitted
        weights = logistic(turns)
        out += f"\n[{mode}]\n" + "".join(f'"{name}" = {w:.4f}\n' for name, w in zip(LEFT, weights, strict=True))
        print(mode, len(turns), "turns")
    out += "\n[own]\n" + "".join(f'"{name}" = {w:.4f}\n' for name, w in zip(FITS, logistic(fits), strict=True))
    folder = Path(str(files(games.plugin(GAME).package)))
    (folder / "bots" / "rating.toml").write_text(out)
    print(out)


if __name__ == "__main__":
    main()
