"""Work in pieces: plain functions by name with plain arguments and a seed, run here, in processes, or on a Dask cluster.

The same jobs give the same results in the same order, whoever does them and however many there are.
"""

from tabletop.jobs.choice import workers
from tabletop.jobs.job import Job, JobError, Workers
from tabletop.jobs.kept import Kept
from tabletop.jobs.run import Run, results

__all__ = ["Job", "JobError", "Kept", "Run", "Workers", "results", "workers"]
