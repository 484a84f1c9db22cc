"""Results so far in a file of JSON lines, so that jobs that were stopped go on where they were."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tabletop import __version__
from tabletop.jobs.job import Job, JobError, JobResult

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
