"""Work in pieces: plain functions by name with plain arguments and a seed, run here, in processes, or on a Dask cluster.

The same jobs give the same results in the same order, whoever does them and however many there are.
"""

from tabletop.jobs.backends import workers
from tabletop.jobs.job import Job, JobError, Workers
from tabletop.jobs.run import Checkpoint, JobRun, results

__all__ = ["Checkpoint", "Job", "JobError", "JobRun", "Workers", "results", "workers"]
