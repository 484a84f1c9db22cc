"""The worker that is this process itself: nothing to start, nothing to lose, and it holds up everything else."""

from __future__ import annotations

from tabletop.jobs.job import JobResult, NumberedJob, do


class InProcess:
    def __init__(self) -> None:
        self._pieces: list[NumberedJob] = []

    @property
    def room(self) -> int:
        return 1 - len(self._pieces)

    def give(self, piece: NumberedJob) -> None:
        self._pieces.append(piece)

    def poll(self) -> list[JobResult]:
        pieces, self._pieces = self._pieces, []
        return [do(piece) for piece in pieces]

    def close(self) -> None:
        self._pieces = []
