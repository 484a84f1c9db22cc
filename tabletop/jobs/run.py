"""Jobs on their way: given out in order, taken in as they come, handed on in order."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from tabletop.jobs.checkpoint import Checkpoint
from tabletop.jobs.job import Job, JobError, NumberedJob, Workers

R = TypeVar("R")
BETWEEN = 0.005  # seconds between two looks at the workers


class JobRun:
    """`advance` now and then, or let `results` do it; `values` is what has been done so far, by the number of the job."""

    def __init__(self, jobs: Sequence[Job], workers: Workers, kept: Checkpoint | None = None) -> None:
        self.jobs, self.workers, self.kept = jobs, workers, kept
        self.values: dict[int, Any] = dict(kept.found) if kept is not None else {}
        self._left = iter([no for no in range(len(jobs)) if no not in self.values])

    @property
    def over(self) -> bool:
        return len(self.values) == len(self.jobs)

    def advance(self) -> None:
        """Hand out what there is room for and take in what is done; never waits. JobError when a function has failed."""
        for _ in range(self.workers.room):
            no = next(self._left, None)
            if no is None:
                break
            self.workers.give(NumberedJob(no, self.jobs[no]))
        for done in self.workers.poll():
            if done.trouble:
                raise JobError(f"{self.jobs[done.no].words} failed: {done.trouble}")
            self.values[done.no] = done.value
            if self.kept is not None:
                self.kept.add(done)

    def close(self) -> None:
        """Stop; what is kept stays, and a run of the same jobs goes on from there."""
        self.workers.close()
        if self.kept is not None:
            self.kept.close()


def results(jobs: Sequence[Job], workers: Workers, of: type[R], kept: Checkpoint | None = None) -> Iterator[R]:
    """What all jobs come to, in their order, each as soon as it and all before it are done. JobError as in `JobRun`."""
    run = JobRun(jobs, workers, kept)
    try:
        for no in range(len(jobs)):
            while no not in run.values:
                before = len(run.values)
                run.advance()
                if len(run.values) == before:
                    time.sleep(BETWEEN)
            yield msgspec.convert(run.values[no], of, str_keys=True)
    finally:
        run.close()
