"""Leaving a match and going on with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.core.ask import NOBODY, Refused
from tabletop.match import ResumeError, WindowRules, resumable, resume, start
from tabletop.match.transfer import export_match, import_match
from tabletop.storage import ElsewhereError, Store
from tests.core.minigame import DEFINITION, new
from tests.driving import whole
from tests.match.table import Instant, Player, begin, setup
from tests.saying import said, says, wording


def played(n, people=0, **more):
    """A match that lasts long enough, after about `n` answers, and the moment."""
    for seed in range(200):
        match = begin(seed=seed, store=Store(None), people=people, bots=3 - people, **more)
        player = Player(match, seed)
        player.until(lambda m: m.n >= n or m.game.over)
        if not match.game.over:
            return match, player.now
    raise AssertionError("all matches are too short")


def again(match, now=0, definition=DEFINITION, number=None):
    return resume(
        match.autosave.store, number or match.autosave.number, Instant(), now, unix=lambda: 2, definition=definition
    )


@pytest.mark.parametrize("n", [0, 1, 17, 43, 90])
def test_resume_brings_everything_back(n):
    """State, set-up, log, story, what can be taken back; the clock goes on where it stopped."""
    match, _ = played(n, people=1, window=WindowRules(seconds=8), pace="quick", options={"hand": "3"})
    back = again(match, now=5)
    assert whole(back.game) == whole(match.game)
    assert back.setup == match.setup
    assert back.record.answers == match.record.answers
    for seat in (NOBODY, 0, 1, 2):
        assert back.match_log.lines(seat) == match.match_log.lines(seat)
    assert back.summary.points == match.summary.points
    assert back.undo.target == match.undo.target
    assert back.notice == ""
    if n:
        player = Player(back, now=5)
        player.until(lambda m: m.n > match.n or m.game.over)
        assert back.record.answers[-1].ms >= match.record.answers[-1].ms


def test_an_open_window_begins_anew():
    """What was pressed is forgotten; answers that were given stay given; nobody is asked twice."""
    match, now = played(20, people=3)
    player = Player(match, 3, now)
    player.until(lambda m: m.window is not None and m.window.collecting)
    order = match.game.left
    for seat in order:
        match.press(seat, "react", player.now)
    now = match.window.opened + 5000
    match.tick(now)
    match.withdraw(order[0], now + 2000)
    assert match.game.left == order[1:]
    back = again(match, now=100)
    assert whole(back.game) == whole(match.game)
    assert back.window.collecting
    assert back.window.order == order[1:]
    assert back.window.closes_at() == 5100
    assert not any(back.window.reacts(seat) for seat in order)


def test_a_match_may_be_resumed_after_every_single_answer():
    """It goes on to the same end as if it had never been left: bots answer the same."""
    store = Store(None)
    straight = Player(begin(setup(people=0, bots=3, seed=8))).to_the_end()
    match = begin(setup(people=0, bots=3, seed=8), store=store)
    while not match.game.over:
        n = match.n
        Player(match).until(lambda m, n=n: m.n > n or m.game.over)
        match = again(match)
    assert [a[:3] for a in match.record.answers] == [a[:3] for a in straight.record.answers]
    match.tick(10**6)
    assert store.match(1).state == "finished"
    assert store.match(1).result["winners"] == list(straight.outcome.winners)


def other_deal(seats, seed, options):
    return new(seats, seed + 1, options)


CHANGED = replace(DEFINITION, new=other_deal)  # as if the rules had changed: the old log leads elsewhere


def test_changed_rules_fall_back_to_the_last_snapshot():
    """Nothing of the state is lost, only the view of what was before it; play goes on and can be resumed again."""
    match, _ = played(90)
    back = again(match, definition=CHANGED)
    assert back.n == match.n
    assert says(back.notice, "match-beginning-lost")
    assert whole(back.game) == whole(match.game)
    first = back.record.first
    assert first == match.autosave.store.latest_snapshot(1, match.n).n
    assert whole(back.record.at(first)) == whole(match.record.at(first))
    with pytest.raises(IndexError):
        back.shared.peek_at(first - 1)
    Player(back).until(lambda m: m.n >= match.n + 5 or m.game.over)
    assert again(back, definition=CHANGED).n == back.n


def test_answers_after_the_snapshot_that_do_not_fit_are_lost():
    """Said in one sentence; the log on the disk ends where the match goes on."""
    match, _ = played(90)
    store = match.autosave.store
    tail = store.truncate(1, match.n - 1, now=0)
    store.append(1, [tail[0]._replace(option=99)], now=0)
    back = again(match, definition=CHANGED)
    snapshot = store.latest_snapshot(1, match.n).n
    assert back.n == snapshot == len(store.answers(1))
    assert "lost" in back.notice


def test_without_a_snapshot_changed_rules_are_one_sentence():
    """And nothing is changed."""
    match, _ = played(5)
    store = match.autosave.store
    answers = store.answers(1)
    store.append(1, [answers[-1]._replace(option=99)], now=0)
    with pytest.raises(ResumeError, match=r"^The rules have changed[^.]*\.$"):
        again(match, definition=CHANGED)
    assert len(store.answers(1)) == len(answers) + 1


def test_a_foreign_match_is_one_sentence():
    store = Store(None)
    number = store.create_match(game="chess", seed=1, options={"privacy": "?"}, seats=[], program="9", now=0)
    with pytest.raises(
        ResumeError,
        match=wording("match-foreign", what=said("match-unknown-field", field="privacy", why="@")).replace(
            "@", r".*'\?'"
        ),
    ):
        resume(store, number, Instant(), 0)
    table = setup().plain()
    seats, _, _ = table.pop("seats"), table.pop("seed"), table.pop("game")
    number = store.create_match(game="chess", seed=1, options=table, seats=seats, program="9", now=0)
    with pytest.raises(ResumeError, match=wording("match-game-missing", game="'chess'")):
        resume(store, number, Instant(), 0)
    assert resumable(store) == []


def test_a_running_match_travels_as_text():
    """Exported in the middle, imported elsewhere, and played on from the same state."""
    match, _ = played(60, people=1)
    elsewhere = Store(None)
    number = import_match(elsewhere, export_match(match.autosave.store, 1))
    back = resume(elsewhere, number, Instant(), 0, definition=DEFINITION)
    assert whole(back.game) == whole(match.game)
    assert back.match_log.lines(0) == match.match_log.lines(0)


def test_snapshots_are_kept_now_and_then():
    """About one in 40 answers and one between turns, the last few only."""
    match, _ = played(120, people=0)
    store, n, found = match.autosave.store, match.n, []
    while (snapshot := store.latest_snapshot(1, n)) is not None:
        found.append(snapshot.n)
        n = snapshot.n - 1
    assert 2 <= len(found) <= 6
    assert match.n - found[0] <= 40


def test_two_programs_do_not_play_the_same_match():
    match, now = played(10, people=0)
    other = again(match)
    Player(other).until(lambda m: m.n > match.n)
    log, n = match.autosave.store.answers(1), match.n
    with pytest.raises(ElsewhereError, match="another window"):
        Player(match, now=now).until(lambda m: m.n > other.n)
    assert match.answers.elsewhere
    for _ in range(100):
        match.tick(now + 9000)
    assert match.n == n, "it stands still, and says so once"
    assert match.autosave.store.answers(1) == log
    with pytest.raises(Refused, match="another window"):
        match.answer(match.game.no, 0, 0, now + 9000)


def test_when_it_was_played_last_is_told_by_the_clock_on_the_wall():
    """The clock of the match stands still in a pause, and whoever is out may let it skip ahead."""
    wall, store = [1000], Store(None)
    match = start(setup(people=0, bots=3), Instant(), 0, store=store, unix=lambda: wall[0], definition=DEFINITION)
    player = Player(match)
    player.until(lambda m: m.n > 2)
    player.now += 900_000
    for now in (1000, 1060):
        n, wall[0] = match.n, now
        player.until(lambda m, n=n: m.n > n)
        assert store.match(1).updated == now
