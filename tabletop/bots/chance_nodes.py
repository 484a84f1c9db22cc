"""What the world does in a simulated game: nobody decides it, so it is drawn by the chances that the game's hints give."""

from __future__ import annotations

from random import Random

from tabletop.bots.heuristics import Hints, Unknowns
from tabletop.core.game import Game


def roll(game: Game, hints: Hints | Unknowns | None, rand: Random) -> int:
    """The index of an answer where no seat is asked (the clock, the world); without known odds all are equally likely."""
    found = game.options or []
    if isinstance(hints, Unknowns):
        return rand.choices(range(len(found)), hints.chances(game, found))[0]
    return int(rand.random() * len(found))
