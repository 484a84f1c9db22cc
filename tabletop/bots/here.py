"""Bots that think here and now, by heuristics alone: for shows without a process, and wherever the same must come again."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tabletop.bots.greedy import Greedy
from tabletop.bots.hints import hints_for
from tabletop.bots.style import PLAIN, Style
from tabletop.core.game import Game


class Answer(NamedTuple):
    """An index into the seat's options, for the request `id`."""

    id: int
    choice: int


def stand_in(known: Game, seat: int, style: Style, seed: int) -> tuple[int, str]:
    """Greedy's answer, thought up here and now in about a millisecond; if even that fails option 0, and what went wrong."""
    try:
        return Greedy(hints_for(known.rules.game), style).choose(known, seat, Random(seed)), ""
    except Exception as error:  # noqa: BLE001 - the match goes on whatever a game's hints do
        return 0, f"{type(error).__name__}: {error}"


class Here:
    """A thinker (see bots.thinker) whose answers are there at the next poll, after about a millisecond each."""

    def __init__(self) -> None:
        self._answers: list[Answer] = []

    def request(
        self,
        id: int,  # noqa: A002 - the word of all thinkers
        known: Game,
        seat: int,
        level: str,  # noqa: ARG002 - all levels think alike here
        *,
        style: Style = PLAIN,
        ms: int | None = None,  # noqa: ARG002 - no time is needed
        seed: int = 0,
    ) -> None:
        self._answers.append(Answer(id, self.choose(known, seat, style, seed)))

    def choose(self, known: Game, seat: int, style: Style, seed: int) -> int:
        return Greedy(hints_for(known.rules.game), style).choose(known, seat, Random(seed))

    def poll(self) -> list[Answer]:
        found, self._answers = self._answers, []
        return found

    def cancel(self) -> None:
        self._answers = []
