"""Bots that think here and now, by heuristics alone: for shows without a process, and wherever the same must come again."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tabletop.bots import levels
from tabletop.bots.bot import BotBrief, Choice, sound
from tabletop.bots.heuristics import BotStyle
from tabletop.core.game import Game


class InlineAnswer(NamedTuple):
    """What the seat answers to the request `id`."""

    id: int
    choice: Choice


def stand_in(known: Game, seat: int, style: BotStyle, seed: int) -> tuple[Choice, str]:
    """A plain bot's answer, thought up here and now; if even that fails option 0, and what went wrong."""
    try:
        choice = levels.plain(known.rules.game, style).choose(known, seat, Random(seed))
        return (choice, "") if sound(known, seat, choice) else (0, f"no answer: {choice}")
    except Exception as error:  # noqa: BLE001 - the match goes on whatever a game's hints do
        return 0, f"{type(error).__name__}: {error}"


class InlineBots:
    """A thinker (see bots.thinker) whose answers are there at the next poll, after about a millisecond each."""

    def __init__(self) -> None:
        self._answers: list[InlineAnswer] = []

    def request(
        self,
        id: int,  # noqa: A002 - the word of all thinkers
        known: Game,
        seat: int,
        brief: BotBrief,  # all levels think alike here, and need no time
    ) -> None:
        self._answers.append(InlineAnswer(id, self.choose(known, seat, brief.style, brief.seed)))

    def choose(self, known: Game, seat: int, style: BotStyle, seed: int) -> Choice:
        return levels.plain(known.rules.game, style).choose(known, seat, Random(seed))

    def poll(self) -> list[InlineAnswer]:
        found, self._answers = self._answers, []
        return found

    def cancel(self) -> None:
        self._answers = []
