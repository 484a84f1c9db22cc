"""The worker process may hang, die, raise or babble: the match gets a legal answer all the same."""

import os
import subprocess
import sys
import time
from io import BytesIO
from math import inf
from pathlib import Path

import pytest

from tabletop.bots import levels
from tabletop.bots.bot import BotBrief
from tabletop.bots.bot_client import CRASHES, GRACE, START, BotClient
from tabletop.bots.worker import Inbox
from tabletop.bots.worker_protocol import GIVE_UP, AnswerRequest, frame
from tests.bots import poison
from tests.saying import wording

SCRIPT = str(Path(poison.__file__))
ROOT = Path(__file__).parents[2]

PROGRAM = """
import sys, time
from tabletop.bots.bot import BotBrief
from tabletop.bots.bot_client import BotClient
from tests.bots import poison
thinker = BotClient((sys.executable, sys.argv[1], "hang"))
game = poison.DEFINITION.start(2, 1)
while not thinker.warm:
    thinker.poll()
thinker.request(1, game.knowledge(game.seat), game.seat, BotBrief("hard", ms=60000))
print(thinker.process.pid, flush=True)
time.sleep(600)
"""


class Clock:
    """Stands still until a test turns it, so that no test depends on how fast the machine is."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def start():
    thinkers = []

    def build(mode):
        clock = Clock()
        thinkers.append(BotClient((sys.executable, SCRIPT, mode), clock))
        return thinkers[-1], clock

    yield build
    for thinker in thinkers:
        thinker.close()


def wait(thinker, count=1):
    """Poll as a frame loop does until `count` answers are there."""
    found = []
    while len(found) < count:
        found += thinker.poll()
        time.sleep(0.005)
    return found


def wait_warm(thinker):
    while not thinker.warm:
        assert thinker.poll() == []
        time.sleep(0.005)


def known(seed=1):
    game = poison.DEFINITION.start(2, seed)
    return game.knowledge(game.seat), game.seat


def gone(pid):
    """No such process, or only the name of one that nobody has collected (in a container without an init)."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_healthy_worker_answers(start, level):
    """Every level's answer comes from the worker, in range, in the order of the requests."""
    thinker, _ = start("none")
    game, seat = known()
    for i in (7, 8):
        thinker.request(i, game, seat, BotBrief(level, ms=20, seed=3))
    found = wait(thinker, 2)
    assert [(thought.id, thought.by) for thought in found] == [(7, "worker"), (8, "worker")]
    assert found[0].choice == found[1].choice if level != "hard" else all(0 <= x.choice < 4 for x in found)


def test_a_hanging_worker_is_replaced(start):
    """After budget and grace the worker is killed, greedy answers, and the next request is heard by a new process."""
    thinker, clock = start("hang")
    game, seat = known()
    wait_warm(thinker)
    pid = thinker.process.pid
    thinker.request(1, game, seat, BotBrief("hard", ms=50))
    assert thinker.poll() == []
    clock.now += 0.05 + GRACE + 0.01
    (thought,) = thinker.poll()
    assert (thought.id, thought.by) == (1, "greedy")
    assert 0 <= thought.choice < 4
    wait_warm(thinker)
    assert thinker.process.pid != pid
    assert gone(pid)


def test_a_worker_that_never_starts_is_waited_for_longer(start):
    """A new process gets time to start on top of the budget, but not for ever."""
    thinker, clock = start("none")
    thinker.command = (sys.executable, "-c", "import time; time.sleep(600)")
    thinker.process.close()
    game, seat = known()
    thinker.poll()
    thinker.request(1, game, seat, BotBrief("normal", ms=0))
    clock.now += GRACE + START - 0.1
    assert thinker.poll() == []
    clock.now += 0.2
    assert [thought.by for thought in thinker.poll()] == ["greedy"]


def test_rules_that_raise_inside_the_search(start):
    """A game that raises while a bot thinks costs that bot its thought, not the worker its life."""
    thinker, _ = start("raise")
    game, seat = known()
    wait_warm(thinker)
    pid = thinker.process.pid
    thinker.request(1, game, seat, BotBrief("hard", ms=50))
    (thought,) = wait(thinker)
    assert (thought.by, thought.trouble) == ("greedy", "RuntimeError: poisoned")
    assert thinker.process.pid == pid


def test_an_answer_out_of_range(start):
    """A choice that is no option is not passed on."""
    thinker, _ = start("babble")
    game, seat = known()
    thinker.request(1, game, seat, BotBrief("hard", ms=50))
    (thought,) = wait(thinker)
    assert thought.by == "greedy"
    assert "99" in thought.trouble


def test_a_worker_that_keeps_dying(start):
    """Each death costs one thought; after a few the program stops starting new ones and still answers everything."""
    thinker, _ = start("die")
    game, seat = known()
    for i in range(CRASHES + 3):
        thinker.request(i, game, seat, BotBrief("hard", ms=50))
    found = wait(thinker, CRASHES + 3)
    assert [thought.id for thought in found] == list(range(CRASHES + 3))
    assert {thought.by for thought in found} == {"greedy"}
    assert thinker.process is None
    thinker.request(99, game, seat, BotBrief("hard"))
    assert [thought.id for thought in thinker.poll()] == [99]


def test_a_worker_killed_in_mid_thought(start):
    """Somebody kills the process from outside while it thinks: greedy answers, a new one takes over."""
    thinker, _ = start("hang")
    game, seat = known()
    wait_warm(thinker)
    thinker.request(1, game, seat, BotBrief("hard", ms=60000))
    thinker.process._child.kill()
    (thought,) = wait(thinker)
    assert thought.by == "greedy"
    wait_warm(thinker)


def test_greedy_that_raises(start, monkeypatch):
    """When even the stand-in fails, the first option is the answer."""
    thinker, _ = start("raise")
    game, seat = known()
    thinker.request(1, game, seat, BotBrief("hard", ms=50))
    monkeypatch.setattr("tabletop.bots.levels.Greedy.choose", lambda *_: 1 / 0)
    (thought,) = wait(thinker)
    assert (thought.by, thought.choice) == ("first", 0)


def test_a_match_of_poisoned_bots_goes_on(start):
    """Both seats think in a worker in which every search raises; the game is played to its end all the same."""
    thinker, _ = start("raise")
    game = poison.DEFINITION.start(2, 5)
    while not game.over:
        thinker.request(game.no, game.knowledge(game.seat), game.seat, BotBrief("hard", ms=50, seed=game.no))
        (thought,) = wait(thinker)
        assert thought.id == game.no
        game.step(thought.choice)
    assert poison.DEFINITION.outcome(game.table).winners


def test_close_leaves_no_process(start):
    """After close the process is gone, also when it hangs."""
    thinker, _ = start("hang")
    game, seat = known()
    wait_warm(thinker)
    pid = thinker.process.pid
    thinker.request(1, game, seat, BotBrief("hard", ms=60000))
    thinker.close()
    assert gone(pid)


def test_a_worker_ends_with_its_parent(start):
    """When the parent's end of the pipe is closed the worker goes, even in the middle of a thought without end."""
    thinker, _ = start("hang")
    game, seat = known()
    wait_warm(thinker)
    thinker.request(1, game, seat, BotBrief("hard", ms=60000))
    child = thinker.process._child
    time.sleep(0.05)
    child.stdin.close()
    assert child.wait(timeout=60) == 0


def test_a_killed_program_leaves_no_worker():
    """The program is killed while its worker hangs in a thought: the worker goes, too."""
    with subprocess.Popen([sys.executable, "-c", PROGRAM, SCRIPT], stdout=subprocess.PIPE, cwd=ROOT) as program:
        pid = int(program.stdout.readline())
        assert not gone(pid)
        program.kill()
    while not gone(pid):
        time.sleep(0.01)


def test_cancel_forgets_what_was_asked(start):
    """After cancel only new requests are answered, by the same process."""
    thinker, _ = start("none")
    game, seat = known()
    wait_warm(thinker)
    pid = thinker.process.pid
    thinker.request(1, game, seat, BotBrief("hard", ms=60000))
    thinker.request(2, game, seat, BotBrief("hard", ms=60000))
    thinker.cancel()
    thinker.request(3, game, seat, BotBrief("normal"))
    assert [(thought.id, thought.by) for thought in wait(thinker)] == [(3, "worker")]
    assert thinker.process.pid == pid


def test_what_hangs_after_a_cancel_is_replaced(start):
    """A thought that cannot be broken off costs its process, but nobody gets an answer to what was cancelled."""
    thinker, clock = start("hang")
    game, seat = known()
    wait_warm(thinker)
    thinker.request(1, game, seat, BotBrief("hard", ms=50))
    thinker.cancel()
    thinker.request(2, game, seat, BotBrief("easy"))
    clock.now += 0.05 + GRACE + 0.01
    assert thinker.poll() == []
    assert [(thought.id, thought.by) for thought in wait(thinker)] == [(2, "worker")]


def test_a_cancelled_question_is_late_at_once(monkeypatch):
    """The clock of a question jumps to the end of time when it is given up; the next question's clock goes on."""
    monkeypatch.setattr("os._exit", sys.exit)
    inbox = Inbox()
    source = BytesIO(GIVE_UP + frame(AnswerRequest(1, "poison", {}, 0, "hard", 0)))
    first = inbox.clock(0)
    assert first() < inf
    with pytest.raises(SystemExit):
        inbox.listen(source)
    number, _ = inbox.questions.get()
    assert first() == inf
    assert inbox.clock(number)() < inf


def test_a_window_shares_the_time():
    """All bots that are asked together are answered within the longest time, whatever they hold."""
    for asked in range(1, 6):
        assert asked * levels.budget_ms(asked) <= levels.LONGEST_MS


def test_requests_name_what_is_wrong(start):
    """A level that does not exist and a seat that is not asked are the caller's mistakes."""
    thinker, _ = start("none")
    game, seat = known()
    with pytest.raises(LookupError, match=wording("core-did-you-mean", word="'hard'")):
        thinker.request(1, game, seat, BotBrief("hart"))
    with pytest.raises(ValueError, match="not asked"):
        thinker.request(1, game, 1 - seat, BotBrief("hard"))
