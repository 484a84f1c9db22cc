"""Jobs on their way: given out in order, taken in as they come, handed on in order."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tabletop import __version__
from tabletop.jobs.job import Job, JobError, JobResult, NumberedJob, Workers

# Results so far in a file of JSON lines, so that jobs that were stopped go on where they were.

MOST = 1 << 30  # bytes: no results of ours are larger


class CheckpointHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: whose results these are."""

    program: str
    jobs: int
    digest: str


class Checkpoint:
    """The results of exactly these jobs; JobError where the file holds something else, or cannot be read or written."""

    def __init__(self, path: Path, jobs: Sequence[Job]) -> None:
        self.path = path
        self.head = CheckpointHeader(__version__, len(jobs), hashlib.sha256(msgspec.json.encode(jobs)).hexdigest())
        self.found: dict[int, Any] = {}
        try:
            whole = self._read() if path.exists() else 0
            self._file = path.open("ab")
            self._file.truncate(whole)
            if not whole:
                self._write(_line(self.head))
        except OSError as error:
            raise self._trouble(error) from error

    def add(self, done: JobResult) -> None:
        try:
            self._write(_line(done))
        except OSError as error:
            raise self._trouble(error) from error

    def close(self) -> None:
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def _read(self) -> int:
        """Take in what is there; how many bytes of it are whole lines: a program that was killed may leave half a one."""
        with self.path.open("rb") as file:
            lines = file.read(MOST).splitlines(keepends=True)
        half = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        if not lines and not _line(self.head).startswith(half):
            raise self._foreign()
        try:
            if lines and msgspec.json.decode(lines[0], type=CheckpointHeader) != self.head:
                raise JobError(f"{self.path} holds results of other jobs; name another file.")
            for line in lines[1:]:
                done = msgspec.json.decode(line, type=JobResult)
                self.found[done.no] = done.value
        except msgspec.MsgspecError as error:
            raise self._foreign() from error
        return sum(map(len, lines))

    def _foreign(self) -> JobError:
        return JobError(f"{self.path} holds no results of jobs; name another file.")

    def _trouble(self, error: OSError) -> JobError:
        return JobError(f"{self.path} cannot be written: {error.strerror}.")


def _line(what: CheckpointHeader | JobResult) -> bytes:
    return msgspec.json.encode(what) + b"\n"


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
