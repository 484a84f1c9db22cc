"""Jobs of a command: done by the means that its words name, with a bar on stderr."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.console import Console
from rich.progress import track

from tabletop.jobs.backends import workers
from tabletop.jobs.job import Job
from tabletop.jobs.run import Checkpoint
from tabletop.jobs.run import results as in_order

R = TypeVar("R")


class JobOptions(msgspec.Struct, frozen=True):
    """Processes, or the address of a Dask cluster; the file of the results so far."""

    jobs: int = 1
    cluster: str = ""
    keep: Path | None = None


def add_means(parser: ArgumentParser) -> None:
    """The words of a tool that name its means."""
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--cluster", default="", help="address of a Dask cluster (the extra `cluster`)")
    parser.add_argument("--so-far", type=Path, help="a file of the results so far; the same command goes on there")


def results(jobs: Sequence[Job], of: type[R], means: JobOptions, what: str = "Playing") -> list[R]:
    """What all jobs come to, in their order. JobError; KeyboardInterrupt when somebody stops it: what is kept stays."""
    kept = Checkpoint(means.keep, jobs) if means.keep is not None else None
    done = in_order(jobs, workers(means.jobs, means.cluster), of, kept)
    return list(track(done, what, len(jobs), console=Console(stderr=True), transient=True))
