"""A killed program loses nothing: the match stands exactly after its last committed answer."""

from __future__ import annotations

import multiprocessing
from random import Random
from time import sleep

import pytest

from tabletop.match import resume
from tabletop.match.store import Store
from tests.core.minigame import DEFINITION
from tests.driving import whole
from tests.match.table import Instant, Player, begin
from tests.match.victim import play, table

KILLS = 100


def reference(seed):
    """The same match without a store, played to its end: all its answers."""
    return Player(begin(table(seed))).to_the_end()


def spawner():
    """Forks of a process that has imported everything; where there are none, new processes."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.match.victim"])
    return context


def killed(context, path, random):
    """Let a match be played for a random moment, then end the process hard; the last (match, n) that it said."""
    mine, theirs = context.Pipe(duplex=False)
    process = context.Process(target=play, args=(path, theirs), daemon=True)
    process.start()
    theirs.close()
    said = mine.recv()
    for _ in range(random.randrange(8)):
        said = mine.recv()
    sleep(random.random() * 0.002)  # into the middle of whatever it is doing
    process.kill()
    process.join()
    try:
        while True:
            said = mine.recv()
    except (EOFError, OSError):
        return said


@pytest.mark.timeout(60)
def test_kill_at_100_random_moments(tmp_path):
    """What was said to be committed is there; what is there is the beginning of the match; resume stands at its end."""
    path, random, context = tmp_path / "tabletop.sqlite3", Random(1), spawner()
    references, lengths = {}, []
    for _ in range(KILLS):
        number, n = killed(context, path, random)
        store = Store(path)
        for saved in store.matches(1000):
            if saved.seed not in references:
                references[saved.seed] = reference(saved.seed)
            whole_match = references[saved.seed]
            answers = [(a.ask, a.seat, a.option) for a in store.answers(saved.id)]
            assert answers == [tuple(a[:3]) for a in whole_match.record.answers[: len(answers)]]
            if saved.id == number:
                assert len(answers) >= n
            if saved.state == "open":
                match = resume(store, saved.id, Instant(), 0, definition=DEFINITION)
                assert match.notice == ""
                assert match.n == len(answers)
                assert whole(match.game) == whole(whole_match.record.at(len(answers)))
                lengths.append(match.n)
            else:
                assert len(answers) == whole_match.n
        store.close()
    assert len(set(lengths)) > 20, "the kills came at many different moments"
