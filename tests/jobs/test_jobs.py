"""Jobs give the same results in the same order, whoever does them, whoever dies of them, and wherever they were stopped."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from tabletop import jobs
from tabletop.jobs import Checkpoint, Job, JobError, JobRun
from tests.jobs import toys

DRAW = "tests.jobs.toys:draw"


def some(function=DRAW, count=12, **args):
    return [Job(function, args, seed) for seed in range(count)]


def all_of(work, workers, kept=None):
    return list(jobs.results(work, workers, dict, kept))


EXPECTED = [toys.draw(seed) for seed in range(12)]


@pytest.mark.parametrize("count", [1, 3])
def test_the_results_do_not_depend_on_who_does_the_work(count):
    """In the order of the jobs, with their arguments."""
    assert all_of(some(), jobs.workers(count)) == EXPECTED
    assert [found["eye"] for found in all_of(some(sides=1), jobs.workers(count))] == [1] * 12


def test_a_worker_that_dies_costs_its_piece_only(tmp_path):
    """The piece is done again, no other one is, and the results are the same."""
    assert all_of(some("tests.jobs.toys:die_once", folder=str(tmp_path)), jobs.workers(2)) == EXPECTED
    assert {path.name for path in tmp_path.iterdir()} == {"3-1"} | {f"{seed}-0" for seed in range(12)}


def test_a_piece_that_kills_every_worker_ends_the_run():
    """One sentence names it."""
    with pytest.raises(JobError, match=r"3 processes died at tests\.jobs\.toys:die with seed 0\."):
        all_of(some("tests.jobs.toys:die", 1), jobs.workers(2))


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize(
    ("function", "says"),
    [
        ("tests.jobs.toys:fail", "ValueError: no luck with 0"),
        ("tests.jobs.toys:gone", "AttributeError"),
        ("x", "Error"),
    ],
)
def test_a_function_that_fails_is_one_sentence(count, function, says):
    """Also a function that there is not."""
    with pytest.raises(JobError, match=says):
        all_of(some(function, 1), jobs.workers(count))


def test_a_stopped_run_goes_on_where_it_was(tmp_path):
    """Only what is missing is done, half a last line does not count, and the results are those of a whole run."""
    file, log = tmp_path / "so-far", tmp_path / "log"
    log.mkdir()
    work = some("tests.jobs.toys:die_once", 12, folder=str(log))[4:]
    assert len(list(islice(jobs.results(work, jobs.workers(1), dict, Checkpoint(file, work)), 5))) == 5
    with file.open("a") as torn:
        torn.write('{"no":7,"value":{"se')
    assert all_of(work, jobs.workers(1), Checkpoint(file, work)) == EXPECTED[4:]
    done = sorted(path.name for path in log.iterdir())
    assert len(done) <= len(work) + 1  # the one that was under way when it was stopped
    assert all_of(work, jobs.workers(1), Checkpoint(file, work)) == EXPECTED[4:]
    assert sorted(path.name for path in log.iterdir()) == done
    file.write_bytes(file.read_bytes()[:9])  # killed at its very first line
    assert Checkpoint(file, work).found == {}


def test_results_of_other_jobs_are_left_alone(tmp_path):
    """Another seed, a foreign file, a folder: one sentence each, and no byte is changed."""
    file = tmp_path / "so-far"
    all_of(some(), jobs.workers(1), Checkpoint(file, some()))
    before = file.read_bytes()
    with pytest.raises(JobError, match="other jobs"):
        Checkpoint(file, some(count=13))
    assert file.read_bytes() == before
    for text in ("Dear diary,\n", "Dear diary"):
        file.write_text(text)
        with pytest.raises(JobError, match="no results"):
            Checkpoint(file, some())
        assert file.read_text() == text
    with pytest.raises(JobError, match=f"{tmp_path.name} "):
        Checkpoint(tmp_path, some())


def test_a_run_can_be_advanced_by_whoever_has_more_to_do():
    """Nothing waits: so a window goes on drawing."""
    run = JobRun(some(), jobs.workers(1))
    steps = 0
    while not run.over:
        run.advance()
        steps += 1
        assert len(run.values) == steps
    assert [run.values[no] for no in range(12)] == EXPECTED
    run.close()


def test_a_job_is_plain_data():
    """It goes to a worker as JSON and comes back the same."""
    job = Job(DRAW, {"sides": 3, "more": [1, "x", None]}, 7)
    assert msgspec.json.decode(msgspec.json.encode(job), type=Job) == job
