"""Asks a worker process of its own what a seat's answers are worth, so that the bots at the table think on undisturbed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import NamedTuple

import msgspec

from tabletop.bots import worker_protocol
from tabletop.bots.analysis import AnalysisEffort, AnalysisVerdict
from tabletop.bots.bot import Choice, options
from tabletop.bots.worker_protocol import COMMAND, WorkerProcess
from tabletop.core.game import Game
from tabletop.i18n import language

GRACE = 4.0  # seconds beyond the effort's own time until nobody waits any more
START = 8.0  # seconds that a new process may take besides
GONE, LATE = "gone", "late"  # the worker: another request may fare better


class AnalysisReply(NamedTuple):
    """What came of the request `id`; without a verdict `trouble` says why."""

    id: int
    verdict: AnalysisVerdict | None
    trouble: str = ""


class AnalysisClient:
    """`request`, `poll` and `cancel` never wait. One request at a time: another one takes its place."""

    def __init__(self, command: Sequence[str] = COMMAND, clock: Callable[[], float] = monotonic) -> None:
        self.command, self.clock = tuple(command), clock
        self._process: WorkerProcess | None = None
        self._open: int | None = None
        self._serial = 0  # of requests: an answer to an older one is nobody's
        self._until = 0.0

    def request(
        self,
        id: int,  # noqa: A002 - the word of all thinkers
        known: Game,
        seat: int,
        effort: AnalysisEffort,
        *,
        seed: int = 0,
        also: Sequence[Choice] = (),
    ) -> None:
        """Ask about the open ask of `seat`, which knows `known`. ValueError when the seat is not asked."""
        options(known, seat)
        self.cancel()
        self._serial += 1
        fresh = self._process is None
        process = self._process = self._process or WorkerProcess(self.command)
        indexes = tuple(choice for choice in also if isinstance(choice, int))
        process.send(
            worker_protocol.frame(
                worker_protocol.AnalysisRequest(
                    self._serial, known.rules.game, known.save(), seat, seed, effort, indexes, language()
                )
            )
        )
        self._open = id
        self._until = self.clock() + effort.ms / 1000 + GRACE + (START if fresh else 0)

    @property
    def busy(self) -> bool:
        return self._open is not None

    def poll(self) -> AnalysisReply | None:
        """What has come of the request; None while it is thought about, or when there is none."""
        process, asked = self._process, self._open
        if process is None or asked is None:
            return None
        while (body := process.receive()) is not None:
            report = self._read(body)
            if report.id == self._serial:
                self._open = None
                return AnalysisReply(asked, report.verdict, report.trouble)
        if process.ended or self.clock() > self._until:
            self.close()
            return AnalysisReply(asked, None, GONE if process.ended else LATE)
        return None

    @staticmethod
    def _read(body: bytes) -> worker_protocol.AnalysisReport:
        """Whatever is no report (its hello, an answer that nobody waits for) has an id of nobody's."""
        try:
            return msgspec.json.decode(body, type=worker_protocol.AnalysisReport)
        except msgspec.MsgspecError:
            return worker_protocol.AnalysisReport(worker_protocol.NONSENSE)

    def cancel(self) -> None:
        """Nobody waits any more; the worker breaks off what it is at."""
        if self._open is not None and self._process is not None:
            self._process.send(worker_protocol.GIVE_UP)
        self._open = None

    def close(self) -> None:
        """End the process; the next request starts another one."""
        self._open = None
        if self._process is not None:
            self._process.close()
            self._process = None
