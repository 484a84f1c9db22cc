"""Many matches side by side, for players that answer many questions at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tabletop.bots.bot import Bot
from tabletop.games import load
from tabletop.lab.lab_match import LabMatch
from tabletop.lab.observation import MOST_OPTIONS, Numbers, ViewEncoder


class Batch(NamedTuple):
    """One row a match, N of them: what the seat that is asked sees, (N, size); which actions it has, (N, MOST_OPTIONS); which
    seat that is. Then what the last actions came to: rewards by seat, (N, seats), and which matches ended with them, or were
    cut off. A match that has ended is dealt anew at once, so that its row shows the next one.

    The arrays are the environment's own and change with the next step.
    """

    seen: Numbers
    mask: npt.NDArray[np.bool_]
    seat: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float64]
    ended: npt.NDArray[np.bool_]
    cut_off: npt.NDArray[np.bool_]


class TableVector:
    """N matches of one game. Match n is what a `TableEnv` shows that begins with the seed `seed + n` and is reset at each end.

    `bots`: by seat, who answers for it; then only the questions of the other seats are seen.
    ValueError for a number of seats, an option or an action that the game does not have.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        bots: Mapping[int, Bot] | None = None,
    ) -> None:
        definition = load(game)
        seats = definition.seats_near(2) if seats is None else seats
        self.matches = [LabMatch(definition, seats, options or {}, bots) for _ in range(count)]
        self.eye = ViewEncoder(definition, self.matches[0].game)
        self.batch = Batch(
            np.zeros((count, self.eye.size), np.int32),
            np.zeros((count, MOST_OPTIONS), np.bool_),
            np.zeros(count, np.int64),
            np.zeros((count, seats)),
            np.zeros(count, np.bool_),
            np.zeros(count, np.bool_),
        )

    def reset(self, seed: int | None = None) -> Batch:
        """Deal all matches anew."""
        for array in (self.batch.rewards, self.batch.ended, self.batch.cut_off):
            array.fill(0)
        for n, match in enumerate(self.matches):
            self._deal(match, None if seed is None else seed + n)
            self._show(n, match)
        return self.batch

    def step(self, actions: Any) -> Batch:
        """One answer in every match. ValueError for the first action that there is not; matches before it have gone on."""
        batch = self.batch
        for n, (match, action) in enumerate(zip(self.matches, actions, strict=True)):
            match.answer(action)
            batch.rewards[n], batch.ended[n], batch.cut_off[n] = match.gains(), match.over, match.cut_off
            if match.over or match.cut_off:
                self._deal(match)
            self._show(n, match)
        return batch

    @staticmethod
    def _deal(match: LabMatch, seed: int | None = None) -> None:
        """A match that bots alone have played to its end asks nobody: the next one is dealt."""
        match.deal(seed)
        while match.over:
            match.deal()

    def _show(self, n: int, match: LabMatch) -> None:
        batch = self.batch
        batch.seat[n] = match.game.seat
        self.eye.fill(batch.seen[n], match.game, match.game.seat)
        batch.mask[n] = False
        batch.mask[n, : match.count] = True
