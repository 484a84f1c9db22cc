"""One piece of work, what came of it, and what does such pieces."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

import msgspec


class JobError(Exception):
    """One sentence about jobs that cannot be done, or about results that cannot be kept."""


class Job(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`function` is "package.module:name", called with `args` (plain data, by name) and `seed`; it may use no other chance,
    and what it returns must be something that msgspec can write as JSON.
    """

    function: str
    args: dict[str, Any]
    seed: int

    @property
    def words(self) -> str:
        return f"{self.function} with seed {self.seed}"


class NumberedJob(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A job on its way to whoever does it, under its number in its run."""

    no: int
    job: Job


class JobResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of piece `no`: a plain value, or what went wrong in the function."""

    no: int
    value: Any = None
    trouble: str = ""


class Workers(Protocol):
    """Whoever does pieces. No method waits for a piece; where one is lost with its worker, it is done again."""

    @property
    def room(self) -> int:
        """How many more pieces would not lie about."""

    def give(self, piece: NumberedJob) -> None: ...

    def poll(self) -> list[JobResult]:
        """What has been done since the last call, in any order. Raises JobError when pieces cannot be done at all."""

    def close(self) -> None:
        """Give up what is not done."""


def do(piece: NumberedJob) -> JobResult:
    """Call the function of a piece."""
    job = piece.job
    try:
        module, _, name = job.function.partition(":")
        value = getattr(import_module(module), name)(seed=job.seed, **job.args)
        return JobResult(piece.no, msgspec.to_builtins(value, str_keys=True))
    except Exception as error:  # noqa: BLE001 - whatever a function raises is for whoever asked to hear
        return JobResult(piece.no, trouble=f"{type(error).__name__}: {error}")
