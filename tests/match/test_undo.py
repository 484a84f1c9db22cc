"""Taking back and doing again."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.core.ask import NOBODY, Refused
from tabletop.match import HOLD_MS, JUMP, TableSetup, bot, person
from tabletop.match.bot_players import LATE_MS
from tabletop.storage import Store
from tests.driving import whole
from tests.match.table import Instant, Player, Silent, begin


def free(match):
    return match.undo.target is not None and any(match.undo.free_for(seat) for seat in match.setup.humans)


def not_free(match):
    return match.undo.target is not None and not free(match) and match.n - match.undo.target > 1


def found(want, **more):
    """A match in which `want` holds, with a store, and the moment."""
    for seed in range(60):
        match = begin(seed=seed, store=Store(None), **more)
        player = Player(match, seed)
        for _ in range(4000):
            if match.game.over:
                break
            if want(match):
                return match, player.now
            player.step()
    raise AssertionError("never")


def stored(match):
    return [(a.ask, a.seat, a.option) for a in match.autosave.store.answers(match.autosave.number)]


def log(match):
    return [answer[:3] for answer in match.record.answers]


def test_undo_of_a_choice_that_told_nothing_is_free():
    """Its own seat alone takes it back, and the disk follows at once."""
    match, now = found(free, people=3, bots=0)
    target = match.undo.target
    seat = match.record.answers[target].seat
    before = whole(match.record.at(target))
    match.undo.request(seat, now)
    assert match.n == target
    assert match.votes.vote is None
    assert whole(match.game) == before
    assert stored(match) == log(match)
    assert [update.events for update in match.shared.since(0)] == [(JUMP,)]


def test_beyond_that_everybody_has_to_agree():
    """The match stands still until all people have said yes."""
    match, now = found(not_free, people=3, bots=0)
    target, n, lines = match.undo.target, match.n, len(match.match_log.lines(NOBODY))
    match.undo.request(0, now)
    assert (match.votes.vote.by, match.votes.vote.n, match.votes.vote.agreed) == (0, target, {0})
    with pytest.raises(Refused, match="vote_open"):
        match.answer(match.game.no, match.shared.asked, 0, now)
    with pytest.raises(Refused, match="vote_open"):
        match.undo.request(1, now)
    match.tick(now + 10**6)
    assert match.n == n
    match.votes.agree(1, now)
    assert match.n == n
    match.votes.agree(2, now)
    assert match.n == target
    assert match.votes.vote is None
    assert stored(match) == log(match)
    assert len(match.match_log.lines(NOBODY)) <= lines
    assert all(line.n <= target for line in match.match_log.lines(NOBODY))
    assert all(point.n <= target for point in match.summary.points)


def test_one_refusal_ends_the_vote():
    match, now = found(not_free, people=3, bots=0)
    n = match.n
    match.undo.request(0, now)
    match.votes.refuse(2, now)
    assert (match.votes.vote, match.votes.refused_by, match.n) == (None, 2, n)
    with pytest.raises(Refused, match="no_vote"):
        match.votes.agree(1, now)


@pytest.mark.parametrize("mode", ["curtain", "peek"])
def test_no_cards_lie_open_while_all_vote(mode):
    """Everybody comes to the screen to press a key; afterwards it is handed on again."""
    match, now = found(
        lambda m: not_free(m) and m.window is None and m.shared.asked != NOBODY, people=3, bots=0, privacy=mode
    )
    asked = match.shared.asked
    match.undo.request(asked, now)
    assert match.votes.vote is not None
    assert (match.shared.viewer, match.shared.eyes) == (NOBODY, ())
    match.votes.refuse((asked + 1) % 3, now)
    assert match.shared.asked == asked
    assert match.shared.viewer == NOBODY
    assert mode == "peek" or match.shared.privacy.curtain.seat == asked


def test_a_lonely_person_agrees_alone():
    match, now = found(not_free, people=1, bots=2)
    target = match.undo.target
    match.undo.request(0, now)
    assert match.n == target


def test_undo_returns_to_a_decision_of_a_person():
    """Never to a bot's answer or to one without a choice; again and again, until there is none."""
    match, now = found(lambda m: m.n > 40, people=1, bots=2)
    for _ in range(100):
        if match.undo.target is None:
            break
        match.undo.request(0, now)
        assert match.shared.asked in (0, NOBODY)
        assert len(match.game.options_of(0)) > 1
        match.tick(now)
    assert match.undo.target is None
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.undo.request(0, now)


def test_passes_in_a_shared_window_are_sealed():
    """They are no place to go back to: that would tell who could have answered."""
    match, _ = found(lambda m: m.n > 40, people=3, bots=0)
    for n, _seat in match.undo._decisions:
        game = match.record.at(n)
        answer = match.record.answers[n]
        assert game.ask[2] != "reactions" or answer.choice > 0


def test_redo_answers_again_what_was_taken_back():
    """Back three times and forth three times is where it was, on the disk too."""
    match, _ = found(lambda m: m.n > 30 and len(m.undo._decisions) > 4, people=1, bots=2)
    match.bots.thinker = Silent()
    now, n, state = match.window.opened + 1 if match.window else 10**6, match.n, whole(match.game)
    places = []
    for _ in range(3):
        match.undo.request(0, now)
        places.append(match.n)
    for place in (*places[-2::-1], None):
        assert match.undo.can_redo
        match.undo.redo(now)
        assert match.n == (n if place is None else place)
        assert stored(match) == log(match)
    assert whole(match.game) == state
    with pytest.raises(Refused, match="nothing_to_redo"):
        match.undo.redo(now)


def test_another_answer_ends_what_could_be_redone():
    match, now = found(free, people=3, bots=0)
    target = match.undo.target
    answer = match.record.answers[target]
    match.undo.request(answer.seat, now)
    other = next(i for i in range(len(match.game.options_of(answer.seat))) if i != answer.choice)
    if match.shared.privacy.curtain is not None:
        match.lift(answer.seat, HOLD_MS, now)
    match.answer(match.game.no, answer.seat, other, now)
    assert not match.undo.can_redo


def test_undo_breaks_off_what_bots_think():
    """Their answer to a question that is gone is never used."""
    thinker = Silent()
    match, now = found(lambda m: m.bots.dues and m.undo.target is not None and m.game.ask[2] == "act", people=1, bots=2)
    match.bots.cancel()
    match.bots.thinker = thinker
    match.ask_again(now)
    cancelled = thinker.cancelled
    late = [entry[0] for entry in thinker.requests]
    match.undo.request(0, now)
    assert thinker.cancelled == cancelled + bool(late)
    n = match.n
    thinker.poll = lambda: [type("Late", (), {"id": number, "choice": 0}) for number in late]
    match.tick(now + LATE_MS - 1)
    assert match.n == n


def test_the_last_move_of_a_match_can_be_taken_back():
    """A finished match is open again, and can be finished again."""
    store = Store(None)
    match = begin(people=1, bots=2, store=store)
    player = Player(match)
    player.to_the_end()
    match.tick(player.now)
    assert store.match(1).state == "finished"
    match.undo.request(0, player.now)
    assert store.match(1).state == "open"
    assert not match.game.over
    player.to_the_end()
    match.tick(player.now)
    assert store.match(1).state == "finished"
    assert stored(match) == log(match)


def test_decisions_of_somebody_who_has_left_are_no_place_to_go_back_to():
    match, now = found(lambda m: m.undo.target is not None and m.n > 20, people=2, bots=1, thinker=Instant())
    for seat in (0, 1):
        match.seating.take_over(seat, bot(seat), now)
    assert match.undo.target is None


def test_the_log_says_whose_turn_it_was_also_after_something_was_taken_back():
    """From wherever the same answers are given again, the log is the same."""
    seats = (person(0), bot(1), bot(2))
    match = begin(
        TableSetup(game="espionage", seats=seats, seed=9, options={"first_player": "chosen"}),
        definition=games.load("espionage"),
    )
    Player(match).until(lambda m: m.n >= 6)
    lines, count = match.match_log.lines(NOBODY)[:], match.n
    for n in range(count):
        match.undo.rewind(n, 0)
        while match.record.undone and match.n < count:
            again = match.record.undone[-1]
            match.answers.give(again.seat, again.choice, 0, again.note, value=again.value, replayed=True)
        assert match.match_log.lines(NOBODY)[: len(lines)] == lines
