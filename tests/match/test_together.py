"""AP-35: people leave and bots play on in their seats; all people together end the game, and it is judged as it stands."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop.core.ask import NOBODY, TOGETHER, Refused
from tabletop.games import load
from tabletop.games.austin.rules.table import points
from tabletop.match import TableSetup, bot, person, resume, start
from tabletop.match.transfer import export_match, import_match
from tabletop.storage import Store
from tests.match.table import FRAME, Instant, Player, begin

pytestmark = pytest.mark.rule("AP-35")


def table(people=2, bots=1, seed=3, game="austin", profiles=()):
    seats = [person(i, f"P{i}", profile=profiles[i] if profiles else None) for i in range(people)]
    return TableSetup(game=game, seats=(*seats, *(bot(people + i) for i in range(bots))), seed=seed, pace="quick")


def sitting(store=None, frames=400, **more):
    """A match some way into the game."""
    match = start(table(**more), Instant(), 0, store=store)
    player = Player(match)
    for _ in range(frames):
        player.step()
        if any(points(match.game.table, seat) for seat in range(len(match.setup.seats))):
            break
    assert not match.game.over
    return match, player


def ahead(match):
    totals = match.definition.scores(match.game.table)
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def test_everybody_has_to_agree_and_then_the_most_points_win():
    """Nobody agrees by asking; the match stands still meanwhile, and ends with a reason of its own."""
    match, player = sitting()
    n, best = match.n, ahead(match)
    match.votes.end(1, player.now)
    assert (match.votes.vote.matter, match.votes.vote.agreed) == ("end", set())
    match.votes.agree(1, player.now)
    match.tick(player.now + 10**6)
    assert (match.n, match.game.over) == (n, False)
    match.votes.agree(0, player.now)
    assert match.game.over
    assert (match.outcome.ending, match.outcome.winners) == ("agreed", best)
    assert match.shared.asked == NOBODY
    told = [part for line in match.shared.log for part in line.line if isinstance(part, str)]
    assert any("agreed" in part for part in told)
    assert any(moment.word == "agreed" for moment in match.summary.moments)


def test_one_who_refuses_keeps_the_game_going():
    match, player = sitting(seed=4)
    match.votes.end(0, player.now)
    match.votes.agree(0, player.now)
    match.votes.refuse(1, player.now)
    assert (match.votes.vote, match.votes.refused_by, match.game.over) == (None, 1, False)
    player.until(lambda m: m.n > 20)


def test_a_person_alone_with_bots_ends_it_at_once():
    match, player = sitting(people=1, bots=2)
    match.votes.end(0, player.now)
    assert match.outcome.ending == "agreed"


def test_equal_totals_share():
    """At the very start nobody has a point."""
    match = start(table(people=1, bots=3), Instant(), 0)
    match.tick(500)
    match.votes.end(0, 61_000)
    assert match.outcome.winners == (0, 1, 2, 3)
    assert match.summary.ms == 61_000


def test_the_end_is_on_the_record():
    """It is an answer like any other: it survives the program, a text file, time travel and taking back."""
    store = Store(None)
    profile = store.profiles.create("P0", colour="", avatar="", now=0).id
    match, player = sitting(store=store, people=1, bots=2, profiles=(profile,))
    n, lines = match.n, len(match.shared.log)
    match.votes.end(0, player.now)
    assert match.record.answers[-1][1:3] == (TOGETHER, 0)
    saved = store.match(1)
    assert (saved.state, saved.result["ending"]) == ("finished", "agreed")
    assert store.statistics(profile).endings == {"agreed": 1}
    again = Store(None)
    number = import_match(again, export_match(store, 1), ("austin",))
    assert [tuple(a) for a in again.answers(number)] == [tuple(a) for a in store.answers(1)]
    back = resume(again, number, Instant(), 0)
    assert (back.n, back.outcome) == (match.n, match.outcome)
    assert back.game.save() == match.game.save()
    assert not match.record.at(n).over
    assert match.record.at(n + 1).over
    assert load("austin").load(match.game.save()).over
    match.undo.rewind(n, player.now)
    assert not match.undo.can_redo, "nobody alone ends it again"
    assert (match.outcome, len(match.shared.log), match.n) == (None, lines, n)
    assert store.match(1).state == "open"


def test_a_game_without_such_a_rule_is_played_to_its_end():
    for name in ("espionage", "beanz"):
        match = start(table(people=1, bots=1, game=name), Instant(), 0)
        assert not match.votes.can_end
        with pytest.raises(Refused, match="no_end"):
            match.votes.end(0, 0)
        with pytest.raises(Refused, match="not_your_decision"):
            match.game.answer(match.game.no, TOGETHER, 0)
    bots = start(table(people=0, bots=2), Instant(), 0)
    assert not bots.votes.can_end


def test_only_people_ask_for_it_and_only_while_nothing_else_is_decided():
    match, player = sitting()
    with pytest.raises(Refused, match="not_your_decision"):
        match.votes.end(2, player.now)
    match.votes.end(0, player.now)
    with pytest.raises(Refused, match="vote_open"):
        match.votes.end(1, player.now)
    with pytest.raises(Refused, match="no_vote"):
        match.votes.agree(2, player.now)


def test_whoever_leaves_hands_the_seat_to_a_bot_of_another_character():
    """The level is chosen; place and colour stay, nobody is at the table twice, and the match goes on with the same cards."""
    match, player = sitting(people=3, bots=3)
    before, n = match.game.save(), match.n
    match.seating.leave(1, "hard", player.now)
    seat = match.setup.seats[1]
    assert (seat.bot, seat.colour, seat.profile) == ("hard", table().seats[1].colour, None)
    names = [each.name for each in match.setup.seats]
    assert len(set(names)) == len(names)
    assert (match.n, match.game.save()) == (n, before)
    assert match.setup.humans == (0, 2)
    with pytest.raises(Refused, match="not_your_decision"):
        match.seating.leave(1, "easy", player.now)
    player.until(lambda m: m.n > n + 10)


def test_whoever_has_left_may_come_back_to_the_own_seat():
    match, player = sitting(people=2, bots=1)
    mine = match.setup.seats[0]
    match.seating.leave(0, "easy", player.now)
    assert match.seating.away == {0: mine}
    for _ in range(20):
        player.now += FRAME
        match.tick(player.now)
    match.seating.come_back(0, player.now)
    assert match.setup.seats[0] == mine
    assert match.seating.away == {}
    with pytest.raises(Refused, match="not_away"):
        match.seating.come_back(0, player.now)


def test_the_bots_finish_the_game_when_the_last_person_leaves():
    """A vote that was open is none any more."""
    match = begin(people=2, bots=1)
    player = Player(match)
    player.until(lambda m: m.n > 6)
    for seat in (0, 1):
        match.seating.leave(seat, "normal", player.now)
    player.to_the_end()
    assert match.outcome.winners


def test_leaving_calls_a_vote_off():
    match, player = sitting(people=3, bots=1)
    match.votes.end(0, player.now)
    match.seating.leave(2, "normal", player.now)
    assert match.votes.vote is None
    assert [a.n for a, b in pairwise(match.summary.points) if a.n > b.n] == []
