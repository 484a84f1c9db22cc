"""Whole games between bots without a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tabletop.bots.bot import Bot, Choice, play
from tabletop.bots.hints import hints_for
from tabletop.bots.world import roll
from tabletop.core.definition import Outcome
from tabletop.core.game import Game

Watch = Callable[[Game, int, Choice], None]


def finish(game: Game, bots: Sequence[Bot], dice: Sequence[Random], world: Random, watch: Watch | None = None) -> int:
    """Play a game to its end; how many answers that took. Each bot is asked with what its seat knows, and has its own dice;
    what nobody decides (flicks and the like) comes out by chance. `watch` is told every choice of a bot before it is made.
    """
    hints, answers = hints_for(game.rules.game), 0
    while not game.over:
        seat = game.seat
        if seat < 0:
            game.step(roll(game, hints, world))
        else:
            choice = bots[seat].choose(game.knowledge(seat), seat, dice[seat])
            if watch is not None:
                watch(game, seat, choice)
            play(game, seat, choice)
        answers += 1
    return answers


def share_at_end(game: Game, outcome: Callable[[Any], Outcome | None]) -> tuple[float, ...]:
    """Each seat's part of the win; a game that was broken off counts as a draw."""
    seats, found = game.table.seats, outcome(game.table) if game.over else None
    return tuple(shares(found.winners, seats)) if found is not None else (1 / seats,) * seats


def shares(winners: Sequence[int], seats: int) -> list[float]:
    """What part of the win each seat has: several winners share it."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
