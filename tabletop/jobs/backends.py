"""Whoever does the pieces of a run, by two words of the command line."""

from __future__ import annotations

from importlib.util import find_spec

from tabletop.jobs.in_process import InProcess
from tabletop.jobs.job import JobError, Workers
from tabletop.jobs.process_pool import Processes


def workers(jobs: int, cluster: str = "") -> Workers:
    """A Dask cluster when its address is given, else so many processes; one job needs none. JobError: no cluster there."""
    if not cluster:
        return Processes(jobs) if jobs > 1 else InProcess()
    if find_spec("distributed") is None:
        raise JobError("A cluster needs the extra: pip install 'tabletop-games[cluster]'.")
    from tabletop.jobs.cluster import Cluster  # only who has asked for a cluster needs to have it

    return Cluster(cluster)
