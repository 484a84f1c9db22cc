"""The same jobs on a Dask cluster of two workers on the loopback address, one of which is killed in the middle."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabletop import jobs
from tabletop.jobs import Job, JobError, backends
from tabletop.jobs.cluster import Cluster
from tests.jobs import toys

ROOT = Path(__file__).parents[2]
QUIET = {"DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False", "DASK_LOGGING__DISTRIBUTED": "error"}


def started(*words):
    command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
    environment = os.environ | QUIET | {"PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def there(place):
    with socket.socket() as asked:
        return asked.connect_ex(place) == 0


@pytest.fixture
def cluster(tmp_path_factory):
    """The address of a scheduler with two workers, and the workers' processes."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        place = free.getsockname()
    address = f"tcp://{place[0]}:{place[1]}"
    running = [started("scheduler", "--host", address, "--no-dashboard")]
    while not there(place):
        assert running[0].poll() is None
        time.sleep(0.05)
    folder = str(tmp_path_factory.mktemp("workers"))
    worker = ("--no-nanny", "--no-dashboard", "--nthreads", "1", "--host", "127.0.0.1", "--local-directory", folder)
    running += [started("worker", address, *worker) for _ in range(2)]
    yield address, running[1:]
    for process in running:
        process.kill()
        process.wait()


def test_a_killed_worker_of_a_cluster_changes_no_result(cluster, tmp_path):
    """Both are at work, one is killed, and all results are there, in order, as on this machine."""
    address, processes = cluster
    work = [Job("tests.jobs.toys:wait", {"folder": str(tmp_path)}, seed) for seed in range(12)]
    found = jobs.workers(1, address)
    assert isinstance(found, Cluster)
    found.client.wait_for_workers(2)
    run = jobs.JobRun(work, found)
    while len(list(tmp_path.iterdir())) < 2:
        run.advance()
        time.sleep(0.01)
    at = {path.name.split("-")[1] for path in tmp_path.iterdir()}
    assert at == {str(process.pid) for process in processes}
    processes[0].send_signal(signal.SIGKILL)
    processes[0].wait()
    (tmp_path / "go").touch()
    while not run.over:
        run.advance()
        time.sleep(0.01)
    run.close()
    assert [run.values[no] for no in range(12)] == [toys.draw(seed) for seed in range(12)]


def test_a_cluster_that_is_not_there_is_one_sentence(monkeypatch):
    """Neither is a program without the extra."""
    for address in ("tcp://127.0.0.1:1", "nonsense://here", "localhost", "tcp://127.0.0.1:many"):
        with pytest.raises(JobError, match=f" {address}; "):
            jobs.workers(1, address)
    monkeypatch.setattr(backends, "find_spec", lambda _name: None)
    with pytest.raises(JobError, match=r"tabletop-games\[cluster\]"):
        jobs.workers(1, "tcp://127.0.0.1:1")
