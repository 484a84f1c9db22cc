"""Whole games between bots without a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tabletop.bots.bot import Bot, Choice, play
from tabletop.bots.heuristics import Hints, Unknowns, hints_for
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.winning import shares

# What the world does in a simulated game: nobody decides it, so it is drawn by the chances that the game's hints give.


def roll(game: Game, hints: Hints | Unknowns | None, rand: Random) -> int:
    """The index of an answer where no seat is asked (the clock, the world); without known odds all are equally likely."""
    found = game.options or []
    if isinstance(hints, Unknowns):
        return rand.choices(range(len(found)), hints.chances(game, found))[0]
    return int(rand.random() * len(found))


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


def share_at_end(game: Game, definition: Definition) -> tuple[float, ...]:
    """Each seat's part of the win; a game that was broken off counts as a draw."""
    table = game.table
    found = definition.outcome(table) if game.over else None
    return shares(range(table.seats) if found is None else found.winners, table.seats, definition.sides(table))
