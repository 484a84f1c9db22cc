"""Somebody leaves, a bot plays on; somebody comes back."""

from __future__ import annotations

import pytest

from tabletop.core.ask import NOBODY, Refused
from tabletop.match import bot, person, resume
from tabletop.match.store import Store
from tests.core.minigame import DEFINITION
from tests.match.table import Instant, Player, begin


def test_a_bot_takes_over_in_the_middle_and_gives_back():
    """Who plays a seat is data: nothing else changes, and a saved match remembers it."""
    store = Store(None)
    match = begin(people=2, bots=1, store=store)
    player = Player(match)
    player.until(lambda m: m.shared.asked == 1)
    n = match.n
    match.take_over(1, bot(1, "hard"), player.now)
    assert match.n == n
    with pytest.raises(Refused, match="not_your_decision"):
        match.answer(match.game.no, 1, 0, player.now)
    player.until(lambda m: m.n > n)
    assert match.setup.humans == (0,)
    assert match.shared.privacy.viewer == 0, "alone now: no more curtains"
    assert resume(store, 1, Instant(), 0, definition=DEFINITION).setup == match.setup
    match.take_over(1, person(1), player.now)
    player.until(lambda m: m.game.over or m.shared.asked == 1)
    assert match.shared.privacy.curtain is not None or match.shared.privacy.ready(1)
    player.to_the_end()
    assert match.outcome.winners


def test_whoever_left_comes_back_another_day():
    """Who has left is kept with the match; somebody new may take any place that a bot plays, and only such a one."""
    store = Store(None)
    match = begin(people=2, bots=1, store=store)
    ben = match.setup.seats[1]
    match.leave(1, "easy", 0)
    match.close()
    again = resume(store, 1, Instant(), 0, definition=DEFINITION)
    assert again.away == {1: ben}
    again.come_back(1, 0)
    assert (again.setup.seats[1], again.away) == (ben, {})
    again.join(2, "Dot", 0)
    assert again.setup.humans == (0, 1, 2)
    assert again.setup.seats[2].name == "Dot"
    with pytest.raises(Refused, match="not_your_decision"):
        again.join(0, "Eve", 0)


def test_the_last_person_may_leave_in_the_middle_of_a_window():
    match = begin(people=1, bots=2)
    player = Player(match)
    player.until(lambda m: m.window is not None)
    match.take_over(0, bot(0), player.now)
    assert match.shared.asked == NOBODY
    player.to_the_end()


def test_passing_ahead_ends_when_the_seat_changes_hands():
    match = begin(people=2, bots=1)
    match.auto_pass(1, "until_my_turn", 0)
    match.take_over(1, bot(1), 0)
    assert match.passing.modes == {}
    with pytest.raises(Refused, match="not_your_decision"):
        match.auto_pass(1, "until_my_turn", 0)
