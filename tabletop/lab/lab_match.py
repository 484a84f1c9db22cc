"""What all environments have in common: a match from deal to deal, of which only what agents are asked is seen."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gymnasium.utils import seeding

from tabletop.bots.bot import Bot, play
from tabletop.bots.heuristics import hints_for
from tabletop.bots.self_play import roll
from tabletop.core.definition import Definition
from tabletop.core.table import Table
from tabletop.core.winning import shares
from tabletop.lab.observation import MOST_OPTIONS

# What a match is worth to each seat.


def gains(definition: Definition, table: Table) -> list[float]:
    """By seat, the part of the win beyond a fair share: they add up to nothing. Without a winner all are alike."""
    outcome = definition.outcome(table)
    won = shares(outcome.winners, table.seats, outcome.sides) if outcome else shares((), table.seats)
    fair = sum(won) / len(won)
    return [share - fair for share in won]


LONGEST = 20_000  # answers of agents: then a match is cut off
SEEDS = 1 << 62


class LabMatch:
    """One match after another at one table. `game` stands at a question to an agent, or at its end.

    What no seat decides (flicks and the like) comes out by the chances that the game gives, from the seed; `bots` answer for
    their seats with what these know.
    """

    def __init__(
        self, definition: Definition, seats: int, options: dict[str, str], bots: Mapping[int, Bot] | None = None
    ) -> None:
        self.definition, self.seats, self.options, self.bots = definition, seats, options, bots or {}
        self.hints = hints_for(definition.id)
        self.game = definition.start(seats, 0, options)
        self.answers = 0
        self._dice, _ = seeding.np_random()

    def deal(self, seed: int | None = None) -> None:
        """Deal a new match; without a seed the next one of the last seed."""
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
        deal = int(self._dice.integers(SEEDS))
        self.game, self._world = self.definition.start(self.seats, deal, self.options), Random(f"{deal}/world")
        self._minds = {seat: Random(f"{deal}/{seat}") for seat in self.bots}
        self.answers = 0
        self._go_on()

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def cut_off(self) -> bool:
        return not self.game.over and self.answers >= LONGEST

    @property
    def count(self) -> int:
        """How many options the open question has; 0 at the end."""
        return len(self.game.options or ())

    def answer(self, index: Any) -> None:
        """Answer for the seat that is asked. ValueError, and nothing changed, for an option that there is not."""
        if index is None or not 0 <= index < self.count:
            raise ValueError(f"seat_{self.game.seat} has {self.count} actions now, and {index} is none of them.")
        self.game.step(int(index))
        self.answers += 1
        self._go_on()

    def gains(self) -> list[float]:
        """What the match has brought each seat: nothing before its end."""
        return gains(self.definition, self.game.table) if self.game.over else [0.0] * self.seats

    def _go_on(self) -> None:
        """To the next question that is put to an agent, or to the end."""
        game = self.game
        while not game.over and (game.seat < 0 or game.seat in self.bots):
            seat = game.seat
            if seat < 0:
                game.step(roll(game, self.hints, self._world))
            else:
                play(game, seat, self.bots[seat].choose(game.knowledge(seat), seat, self._minds[seat]))
        if self.count > MOST_OPTIONS:
            raise RuntimeError(f"{self.definition.name} asked for one of {self.count} options.")
