"""Matches whose answers today's rules refuse: what is taken along when they are exported, and what is said when nothing is."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.match import TableSetup, bot, resume, start, state_history
from tabletop.match.save_reader import read
from tabletop.match.transfer import export_match, import_match, unreadable
from tabletop.progress.replay import ReplayedMatch
from tabletop.storage import Store
from tests.match.table import Instant

GAME = games.ours()[0]


@pytest.fixture
def store():
    made = Store(None)
    yield made
    made.close()


def played(store, answers=None):
    """A match of bots, with so many answers or to its end; one of its first answers is what no rules know."""
    match, now = (
        start(TableSetup(game=GAME, seats=(bot(0), bot(1), bot(2)), seed=5, pace="quick"), Instant(), 0, store=store),
        0,
    )
    while not match.game.over and (answers is None or match.n < answers):
        now += 100
        match.tick(now)
    match.close()
    with store._database.write() as sql:
        sql.execute("UPDATE answers SET option = 99 WHERE match = ? AND n = 3", (match.autosave.number,))
    return match, match.autosave.number


def test_an_open_match_takes_along_what_it_goes_on_from(store):
    match, number = played(store, 90)
    text = export_match(store, number)
    assert unreadable(text, games.names()) == ""
    taken = import_match(store, text, games.names())
    here, there = (resume(store, n, Instant(), 0) for n in (number, taken))
    assert there.game.save() == here.game.save() == match.game.save()
    assert there.notice == here.notice != ""


def test_a_finished_match_takes_along_how_it_stood(store):
    match, number = played(store)
    text = export_match(store, number)
    assert unreadable(text, games.names()) == ""
    reading = read(store, taken := import_match(store, text, games.names()))
    found = ReplayedMatch(reading, states=state_history.read(state_history.kept(store, taken), reading.definition))
    found.go(found.last)
    assert found.last == match.n
    assert found.game.table.plain() == match.game.table.plain()


def test_an_export_that_nobody_can_take_in_says_so(store):
    _, number = played(store, 12)
    assert store.latest_snapshot(number) is None
    text = export_match(store, number)
    assert "answer 4" in unreadable(text, games.names())


def test_what_fits_takes_nothing_along(store):
    _, number = played(store, 90)
    with store._database.write() as sql:
        sql.execute("DELETE FROM answers WHERE match = ? AND n >= 3", (number,))
        sql.execute("DELETE FROM snapshots")
    assert "moment" not in export_match(store, number)


def test_a_match_that_led_elsewhere_is_shown_as_it_was(store):
    """The answers fit, and today's rules make another match of them: from where they part, what was kept is shown."""
    _, number = played(store)
    with store._database.write() as sql:
        sql.execute("UPDATE answers SET option = 0 WHERE match = ? AND n = 3", (number,))
    reading = read(store, number)
    moments = state_history.read(state_history.kept(store, number), reading.definition)
    found = ReplayedMatch(reading, states=moments)
    for n in range(0, found.last + 1, 7):
        found.go(n)
        assert found.game.table.zones == moments[n].table.zones
