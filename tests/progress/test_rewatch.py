"""A kept match, watched again: every moment is what it was, for whose eyes it was."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.core.ask import NOBODY, Refused
from tabletop.core.view import view
from tabletop.i18n import tr
from tabletop.match import state_history
from tabletop.match.history.match_log import LogLine
from tabletop.match.player_view import seen_by
from tabletop.match.save_reader import ReadMatch
from tabletop.progress.replay import ALL_HANDS, ReplayedMatch
from tabletop.storage import Store
from tests.match.table import Player, begin
from tests.saying import says


@pytest.fixture(scope="module")
def played():
    match = begin(people=2, bots=1, seed=3)
    Player(match).to_the_end()
    return match


def again(match, who=0, answers=None):
    return ReplayedMatch(ReadMatch(match.definition, match.setup, list(answers or match.record.answers)), who)


def columns(found):
    return found.table.plain()


def test_every_moment_is_what_it_was(played):
    """Forward step by step, and back: the table of each answer for the eyes that look."""
    found = again(played)
    seen = [found.n]
    while found.step():
        seen.append(found.n)
        assert columns(found.shared.view()) == columns(view(played.record.at(found.n), 0))
    assert found.n == found.last == played.n
    assert found.game.over
    while found.n:
        found.back()
        assert found.n in (*seen, 0)
        assert columns(found.shared.view()) == columns(view(played.record.at(found.n), 0))


def test_what_is_told_and_written_is_what_was_told_then(played):
    found = again(played)
    while found.step():
        pass
    told = [update.events for update in found.updates.since(1, found.n) if update.events]
    assert sum(map(len, told)) > 0
    assert found.shared.log == played.match_log.lines(0)
    found.go(played.n // 2)
    assert found.shared.log == [line for line in played.match_log.lines(0) if line.n <= played.n // 2]
    assert all(isinstance(line, LogLine) for line in found.shared.log)


@pytest.mark.parametrize(
    ("who", "viewer", "eyes"), [(1, 1, (1,)), (2, 2, (2,)), (NOBODY, NOBODY, ()), (ALL_HANDS, 0, (0, 1, 2))]
)
def test_it_is_seen_with_any_eyes_and_no_others(played, who, viewer, eyes):
    found = again(played)
    found.go(played.n // 2)
    found.watching.who = who
    then = played.record.at(played.n // 2)
    assert columns(found.shared.view()) == columns(seen_by(then, viewer, eyes))


def test_turns_are_gone_through_both_ways(played):
    found = again(played)
    begun = []
    while found.n < found.last:
        found.next_turn()
        begun.append(found.n)
    assert begun[:-1] == found.turns[1:] or begun == found.turns[1:]
    for turn in reversed(found.turns):
        found.turn_before()
        assert found.n == turn
    assert found.turn == 1


def test_nobody_is_asked_and_nothing_is_done(played):
    found = again(played)
    found.go(3)
    no = found.game.no
    for now in range(0, 60_000, 5000):
        found.tick(now)
    assert (found.n, found.asked, found.shared.asked) == (3, (), NOBODY)
    with pytest.raises(Refused):
        found.answer(no, 0, 0, 0)
    with pytest.raises(Refused):
        found.press(0, "react", 0)


def test_a_match_of_other_rules_is_shown_as_far_as_it_fits(played):
    answers = list(played.record.answers)
    answers[9] = answers[9]._replace(choice=99, value=None)
    found = again(played, answers=answers)
    assert found.last == 9
    assert says(found.notice, "match-misfit", answer=10)
    found.go(99)
    assert columns(found.shared.view()) == columns(view(played.record.at(9), 0))


def test_a_match_is_watched_to_its_end_when_later_rules_do_not_fit(tmp_path):
    """The states that were kept with its last answer are shown from there on, forward and back, for the eyes that look."""
    store = Store(tmp_path / "db")
    match = begin(people=2, bots=1, seed=3, store=store)
    Player(match).to_the_end()
    moments = state_history.read(state_history.kept(store, match.autosave.number), match.definition)
    assert [moment.table.plain() for moment in moments] == [
        match.record.at(n).table.plain() for n in range(match.n + 1)
    ]
    answers = list(match.record.answers)
    middle = match.n // 2
    answers[middle] = answers[middle]._replace(choice=99)
    found = ReplayedMatch(ReadMatch(match.definition, match.setup, answers), 0, moments)
    assert found.notice.endswith(tr("progress-pictures"))
    seen = [found.n]
    while found.step():
        seen.append(found.n)
        assert columns(found.shared.view()) == columns(view(match.record.at(found.n), 0))
    assert found.n == found.last == match.n
    assert found.game.over
    assert len([n for n in seen if n > middle]) > 3
    while found.n:
        found.back()
        assert columns(found.shared.view()) == columns(view(match.record.at(found.n), 0))
    found.go(middle + 2)
    assert columns(found.shared.view()) == columns(view(match.record.at(middle + 2), 0))
    match.close()
    store.close()


def test_states_of_other_cards_are_shown_as_far_as_they_are_known(played):
    text = state_history.recorded(played.record)
    other = replace(played.definition, cards=played.definition.cards[::-1])
    moments = state_history.read(text, other)
    assert [other.cards[kind].id for kind in moments[0].table.kind] == [
        played.definition.cards[kind].id for kind in played.record.at(0).table.kind
    ]
    assert state_history.read(text, replace(played.definition, cards=played.definition.cards[:1])) == []
    assert state_history.read("nonsense", played.definition) == []
