"""What a bot is: a function from what its seat knows to the index of an answer."""

from __future__ import annotations

from random import Random
from typing import Protocol

from tabletop.core.ask import SINGLE, Option
from tabletop.core.game import Game


class Bot(Protocol):
    """`known` is `game.knowledge(seat)`, never the game itself; `rand` is the bot's only source of chance."""

    def choose(self, known: Game, seat: int, rand: Random) -> int:
        """Index into `options(known, seat)`. The bot may not change `known`."""


def options(known: Game, seat: int) -> list[Option]:
    """What `seat` may answer to the open ask; the same for every game that `seat` cannot tell apart.

    ValueError when the seat is not asked.
    """
    ask = known.ask
    if ask is None or (ask[1] != seat if ask[0] in SINGLE else seat not in known.left):
        raise ValueError(f"seat {seat} is not asked")
    return known.queries[ask[2]](known.table, seat, *ask[3])  # type: ignore[no-any-return]
