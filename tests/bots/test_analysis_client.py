"""The process that looks at answers: what it reports is what the analysis says, and its end is one sentence."""

import sys
import time
from random import Random

import pytest

from tabletop import i18n
from tabletop.bots.analysis import AnalysisEffort, analyse
from tabletop.bots.analysis_client import GONE, GRACE, LATE, START, AnalysisClient
from tabletop.bots.worker import answer
from tabletop.bots.worker_protocol import HEAD, WorkerProcess
from tests.bots import poison
from tests.bots.test_bot_client import SCRIPT, Clock

EFFORT = AnalysisEffort(iterations=30, worlds=10)


@pytest.fixture
def start():
    found = []

    def build(mode):
        clock = Clock()
        found.append(AnalysisClient((sys.executable, SCRIPT, mode), clock))
        return found[-1], clock

    yield build
    for analyst in found:
        analyst.close()


def wait(analyst):
    for _ in range(3000):
        if finding := analyst.poll():
            return finding
        time.sleep(0.01)
    raise AssertionError("no finding came")


def asked(analyst, number, effort=EFFORT):
    game = poison.DEFINITION.start(2, 1)
    known = game.knowledge(game.seat)
    analyst.request(number, known, game.seat, effort, seed=4)
    return known, game.seat


def test_a_worker_finds_what_the_analysis_finds(start):
    analyst, _ = start("none")
    known, seat = asked(analyst, 7)
    finding = wait(analyst)
    assert finding.id == 7
    assert finding.verdict == analyse(poison.DEFINITION, known, seat, Random(4), EFFORT)
    assert not analyst.busy


def test_a_request_that_is_given_up_is_never_answered(start):
    """Another one takes its place at once, however long the first would have taken."""
    analyst, _ = start("none")
    asked(analyst, 1, AnalysisEffort(iterations=10**9, worlds=10**9, ms=10**6))
    asked(analyst, 2)
    assert wait(analyst).id == 2
    assert analyst.poll() is None


def test_a_worker_that_dies_is_said_and_replaced(start):
    analyst, _ = start("die")
    asked(analyst, 1)
    finding = wait(analyst)
    assert (finding.verdict, finding.trouble) == (None, GONE)
    assert not analyst.busy
    asked(analyst, 2)
    assert wait(analyst).id == 2


def test_a_worker_that_hangs_is_not_waited_for(start):
    analyst, clock = start("hang")
    asked(analyst, 1)
    assert analyst.poll() is None
    clock.now += GRACE + START + 1
    assert wait(analyst).trouble == LATE


@pytest.mark.parametrize("code", ["de", "en"])
def test_a_worker_speaks_the_language_of_whoever_asks(monkeypatch, code):
    """What an analysis says in words is said where it is made."""
    sent = []
    monkeypatch.setattr(WorkerProcess, "send", lambda _, frame: sent.append(frame))
    analyst = AnalysisClient((sys.executable, SCRIPT, "none"), Clock())
    try:
        i18n.use(code)
        asked(analyst, 1)
        i18n.use("en" if code == "de" else "de")
        answer(sent[0][HEAD:], lambda _: poison.DEFINITION, time.perf_counter)
        assert i18n.language() == code
    finally:
        i18n.use(i18n.ENGLISH)
        analyst.close()


def test_a_seat_that_is_not_asked_is_refused(start):
    analyst, _ = start("none")
    game = poison.DEFINITION.start(2, 1)
    with pytest.raises(ValueError, match="not asked"):
        analyst.request(1, game.knowledge(1), 1, EFFORT)
    assert not analyst.busy
