"""Whoever does the pieces of a run, by two words of the command line."""

from __future__ import annotations

import logging
import sys
from collections import deque
from importlib.util import find_spec

import msgspec

from tabletop.bots import worker_protocol
from tabletop.bots.worker_protocol import WorkerProcess
from tabletop.jobs.job import JobError, JobResult, NumberedJob, Workers, do

# Workers that are processes of this machine, at low priority.

log = logging.getLogger(__name__)
COMMAND = (sys.executable, "-P", "-m", "tabletop.jobs.worker_main")  # -P: nothing is imported from the current folder
AHEAD = 4  # pieces in a worker's hands: short ones do not wait for the next look
TRIES = 3  # of a piece with which a worker died


class PoolWorker(msgspec.Struct):
    """One worker and the pieces that it was given, the one that it is at first."""

    process: WorkerProcess
    pieces: deque[NumberedJob]


class ProcessPool:
    """So many processes; one that dies is replaced, and the piece that it was at is done again."""

    def __init__(self, count: int, command: tuple[str, ...] = COMMAND) -> None:
        self.command = command
        self.hands = [PoolWorker(WorkerProcess(command), deque()) for _ in range(count)]
        self._deaths: dict[int, int] = {}  # by piece

    @property
    def room(self) -> int:
        return sum(max(0, AHEAD - len(hand.pieces)) for hand in self.hands)

    def give(self, piece: NumberedJob) -> None:
        self._hand_over(min(self.hands, key=lambda hand: len(hand.pieces)), piece)

    def poll(self) -> list[JobResult]:
        found = []
        for hand in self.hands:
            while (body := hand.process.receive()) is not None:
                found.append(msgspec.json.decode(body, type=JobResult))
                hand.pieces.popleft()
            if hand.process.ended:
                self._replace(hand)
        return found

    def close(self) -> None:
        for hand in self.hands:
            hand.process.kill()

    def _hand_over(self, hand: PoolWorker, piece: NumberedJob) -> None:
        hand.pieces.append(piece)
        hand.process.send(worker_protocol.framed(msgspec.json.encode(piece)))

    def _replace(self, hand: PoolWorker) -> None:
        """Start another process with what the dead one had not done. JobError when one piece has ended several."""
        left, hand.pieces = hand.pieces, deque()
        first = left[0].no if left else -1
        self._deaths[first] = self._deaths.get(first, 0) + 1
        log.warning("a worker died at piece %d, for the %d. time", first, self._deaths[first])
        if self._deaths[first] >= TRIES:
            what = f" at {left[0].job.words}" if left else " as soon as they were started"
            raise JobError(f"{TRIES} processes died{what}.")
        hand.process = WorkerProcess(self.command)
        for piece in left:
            self._hand_over(hand, piece)


def workers(jobs: int, cluster: str = "") -> Workers:
    """A Dask cluster when its address is given, else so many processes; one job needs none. JobError: no cluster there."""
    if not cluster:
        return ProcessPool(jobs) if jobs > 1 else InProcess()
    if find_spec("distributed") is None:
        raise JobError("A cluster needs the extra: pip install 'tabletop-games[cluster]'.")
    from tabletop.jobs.cluster import Cluster  # only who has asked for a cluster needs to have it

    return Cluster(cluster)


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
