"""Whoever does the pieces of a run, by two words of the command line."""

from __future__ import annotations

from importlib.util import find_spec

from tabletop.jobs.job import JobError, JobResult, NumberedJob, Workers, do
from tabletop.jobs.process_pool import ProcessPool


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
