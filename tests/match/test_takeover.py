"""Somebody leaves, a bot plays on; somebody comes back."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.core.ask import NOBODY, Refused
from tabletop.match import TableSetup, bot, person, resume, start
from tabletop.match.seating import hidden_cards_seen
from tabletop.storage import Store
from tests.core.minigame import DEFINITION
from tests.match.table import Instant, Player, begin


def test_a_bot_takes_over_in_the_middle_and_gives_back():
    """Who plays a seat is data: nothing else changes, and a saved match remembers it."""
    store = Store(None)
    match = begin(people=2, bots=1, store=store)
    player = Player(match)
    player.until(lambda m: m.shared.asked == 1)
    n = match.n
    match.seating.take_over(1, bot(1, "hard"), player.now)
    assert match.n == n
    with pytest.raises(Refused, match="not_your_decision"):
        match.answer(match.game.no, 1, 0, player.now)
    player.until(lambda m: m.n > n)
    assert match.setup.humans == (0,)
    assert match.shared.privacy.viewer == 0, "alone now: no more curtains"
    assert resume(store, 1, Instant(), 0, definition=DEFINITION).setup == match.setup
    match.seating.take_over(1, person(1), player.now)
    player.until(lambda m: m.game.over or m.shared.asked == 1)
    assert match.shared.privacy.curtain is not None or match.shared.privacy.ready(1)
    player.to_the_end()
    assert match.outcome.winners


def test_whoever_left_comes_back_another_day():
    """Who has left is kept with the match; somebody new may take any place that a bot plays, and only such a one."""
    store = Store(None)
    match = begin(people=2, bots=1, store=store)
    ben = match.setup.seats[1]
    match.seating.leave(1, "easy", 0)
    match.close()
    again = resume(store, 1, Instant(), 0, definition=DEFINITION)
    assert again.seating.away == {1: ben}
    again.seating.come_back(1, 0)
    assert (again.setup.seats[1], again.seating.away) == (ben, {})
    again.seating.join(2, "Dot", 0)
    assert again.setup.humans == (0, 1, 2)
    assert again.setup.seats[2].name == "Dot"
    with pytest.raises(Refused, match="not_your_decision"):
        again.seating.join(0, "Eve", 0)


def test_the_last_person_may_leave_in_the_middle_of_a_window():
    match = begin(people=1, bots=2)
    player = Player(match)
    player.until(lambda m: m.window is not None)
    match.seating.take_over(0, bot(0), player.now)
    assert match.shared.asked == NOBODY
    player.to_the_end()


def test_passing_ahead_ends_when_the_seat_changes_hands():
    match = begin(people=2, bots=1)
    match.auto_pass(1, "until_my_turn", 0)
    match.seating.take_over(1, bot(1), 0)
    assert match.passing.modes == {}
    with pytest.raises(Refused, match="not_your_decision"):
        match.auto_pass(1, "until_my_turn", 0)


def divided(people, seed=1):
    """Two seats that know the key, and others that do not: a table whose places know different cards that lie hidden."""
    game = games.load("codenames")
    first = game.start(4, seed).table
    knowing = next(seat for seat in range(4) if hidden_cards_seen(game.start(4, seed), seat))
    seats = tuple(person(i, f"P{i}") if i in people(first, knowing) else bot(i) for i in range(4))
    return start(TableSetup(game="codenames", seats=seats, seed=seed), Instant(), 0, definition=game), knowing


def test_whoever_has_played_cannot_take_a_place_that_knows_more_or_less():
    """Under the own name, while sitting elsewhere or after having left; whoever comes new may."""
    match, knowing = divided(lambda table, _: {seat for seat in range(4) if seat not in table.directors})
    guesser = match.setup.humans[0]
    with pytest.raises(Refused, match="has_played"):
        match.seating.join(knowing, f"p{guesser}", 0)
    match.seating.leave(guesser, "easy", 0)
    with pytest.raises(Refused, match="has_played"):
        match.seating.join(knowing, f"P{guesser}", 0)
    match.seating.join(guesser, "Stranger", 0)
    with pytest.raises(Refused, match="has_played"):
        match.seating.join(knowing, f"P{guesser}", 0)
    match.seating.join(knowing, "Zed", 0)
    match.seating.leave(knowing, "easy", 0)
    match.seating.leave(guesser, "easy", 0)
    with pytest.raises(Refused, match="has_played"):
        match.seating.join(guesser, "Zed", 0)
    match.seating.come_back(knowing, 0)
    assert match.setup.seats[knowing].name == "Zed"
    assert match.rematch().seats[knowing].sat == ()


def test_places_that_know_the_same_may_be_exchanged():
    match, _ = divided(lambda table, _: {next(seat for seat in range(4) if seat not in table.directors)})
    guesser = match.setup.humans[0]
    other = next(s for s in range(4) if s not in (guesser, *match.game.table.directors))
    match.seating.leave(guesser, "easy", 0)
    match.seating.join(other, f"P{guesser}", 0)
    assert match.setup.humans == (other,)


def test_a_hand_of_ones_own_is_nothing_that_has_to_be_told():
    """What lies hidden from others beside the own cards counts."""
    match = begin(people=2, bots=1)
    assert [hidden_cards_seen(match.game, seat) for seat in range(3)] == [0, 0, 0]
    match, knowing = divided(lambda *_: {0})
    assert hidden_cards_seen(match.game, knowing) == len(match.game.table.seen) - 25
