"""A match is an authority with sights: what one window shows and asks follows from who sits at it."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.core.ask import ALL, NOBODY, SINGLE, UNKNOWN, Refused
from tabletop.match import HOLD_MS, JUMP, TableSetup, person, resume, start
from tabletop.match.updates import FRESH, KEPT
from tabletop.storage import Store
from tests.core.minigame import DEFINITION
from tests.driving import other_world
from tests.match.table import Instant, Player, begin, setup


def parted(people, apart, bots=1, **more):
    return begin(setup(people=people, bots=bots, seed=more.pop("seed", 1)).parted(apart), **more)


def known(player_view):
    """The cards whose faces a window shows."""
    return {card for card, kind in enumerate(player_view.view().table.kind) if kind != UNKNOWN}


def test_two_people_at_a_window_each_need_no_curtain_and_see_nothing_of_each_other():
    match = parted(2, (1,))
    player, shown = Player(match), 0
    for _ in range(800):
        player.step()
        for player_view, seat in ((match.shared, 0), (match.apart, 1)):
            assert player_view.privacy.curtain is None
            alive = match.game.table.alive[seat]
            assert player_view.viewer == (seat if alive else NOBODY)
            eyes = match.game.table.eyes(seat if alive else NOBODY)
            assert known(player_view) == {card for card, seen in enumerate(match.game.table.seen) if seen & eyes}
            shown += alive
    assert shown
    assert match.game.over or match.n > 20


def test_a_curtain_falls_only_between_people_who_share_a_window():
    match = parted(3, (2,), bots=0)
    player, falls = Player(match), {0: 0, 1: 0, 2: 0}
    for _ in range(1500):
        player.step()
        assert match.apart.privacy.curtain is None
        if match.shared.privacy.curtain is not None:
            falls[match.shared.privacy.curtain.seat] += 1
        ask = match.game.ask
        if not match.game.over and ask[0] in SINGLE and ask[1] == 2:
            assert (match.shared.asked, match.shared.viewer) == (NOBODY, NOBODY), "nobody's cards lie open there"
    assert falls[0]
    assert falls[1]
    assert not falls[2]


def at_a_vote(people, apart):
    for seed in range(60):
        match = parted(people, apart, bots=0, seed=seed)
        player = Player(match, seed)
        while not match.game.over and match.game.ask[0] != ALL:
            player.step()
        if not match.game.over:
            return match, player
    raise AssertionError("nobody ever votes")


@pytest.mark.parametrize("first", ["shared", "apart"])
def test_several_are_asked_at_once_and_answer_in_any_order(first):
    match, player = at_a_vote(3, (1, 2))
    match.tick(player.now)
    assert match.shared.asked == 0
    assert match.apart.asked == 1
    no, second = match.game.no, "apart" if first == "shared" else "shared"
    for name in (first, second):
        player_view = getattr(match, name)
        while (seat := player_view.asked) != NOBODY and match.game.no == no:
            other = next(x for x in match.seating.views if x is not player_view).asked
            if player_view.privacy.curtain is not None:
                with pytest.raises(Refused, match="curtain_down"):
                    match.answer(no, seat, 0, player.now)
                match.lift(seat, HOLD_MS, player.now)
            match.answer(no, seat, 0, player.now)
            assert match.game.no != no or next(x for x in match.seating.views if x is not player_view).asked == other
    assert match.game.no != no


def test_a_window_shows_the_same_whatever_somebody_at_the_other_one_holds():
    """Table, options, log and events of the table's window in two worlds that differ for the other window alone."""
    match = parted(2, (1,), bots=2)
    player = Player(match, 3)
    player.until(lambda m: m.n > 12 and m.shared.asked == 0)
    pictures, apart = [], []
    for game in (match.game, other_world(match.game, 0, Random(3))):
        match.record.game = game
        view = match.shared.view()
        told = match.shared.log, match.shared.since(0), match.shared.reasons()
        pictures.append((view.table.plain(), view.options, view.query, view.asked, told))
        apart.append(match.apart.view().table.plain())
    assert pictures[0] == pictures[1]
    assert apart[0] != apart[1]


def test_every_window_hears_every_beat_once_by_its_number():
    match = parted(2, (1,))
    player = Player(match)
    player.until(lambda m: m.n >= 5)
    first = match.shared.since(0)
    assert [update.number for update in first] == list(range(1, match.updates.newest + 1))
    assert [update.number for update in match.apart.since(3)] == [update.number for update in first[3:]]
    assert match.shared.since(match.updates.newest) == []


def test_a_still_of_a_fact_shows_what_these_eyes_knew_then():
    """Each window its own faces, and never one more, though the record has filmed them all."""
    match = parted(2, (1,), bots=2)
    player = Player(match)
    for n in range(FRESH + 20):
        player.step()
        match.updates.add(n, 0, (), {0: match.game.table.copy()})
        number, then = match.updates.newest, [known(player_view) for player_view in match.seating.views]
        player.step()
        stills = [player_view.still(number, 0) for player_view in match.seating.views]
        assert [{card for card, kind in enumerate(still.kind) if kind != UNKNOWN} for still in stills] == then
        assert then[0] != then[1]
    assert match.shared.still(number, 1) is None
    assert match.shared.still(1, 0) is None, "it is too old"


def test_whoever_has_not_listened_for_long_sees_the_present_at_once():
    match = begin()
    for n in range(KEPT + 20):
        match.updates.add(n + 1, 0, ())
    assert [update.events for update in match.shared.since(3)] == [(JUMP,)]
    assert len(match.shared.since(match.updates.newest - KEPT)) == KEPT


def test_who_sits_where_is_kept_with_the_match_and_goes_with_the_person():
    store = Store(None)
    parted(2, (1,), store=store)
    back = resume(store, 1, Instant(), 0, definition=DEFINITION)
    assert (back.shared.seats, back.apart.seats) == ((0,), (1,))
    assert back.rematch().apart == (0,), "everybody sits one place further"
    back.seating.leave(1, "easy", 0)
    assert (back.shared.seats, back.apart.seats) == ((0,), ())
    back.seating.come_back(1, 0)
    assert back.apart.seats == (1,)


def test_all_come_back_to_one_window_and_share_it():
    store = Store(None)
    match = parted(2, (1,), store=store)
    match.seating.part((), 0)
    assert (match.shared.seats, match.apart.seats) == ((0, 1), ())
    player = Player(match)
    player.until(lambda m: m.shared.privacy.curtain is not None)
    assert resume(store, 1, Instant(), 0, definition=DEFINITION).apart.seats == ()


def test_a_table_without_people_of_its_own_is_public():
    """Everybody sits at the second window: the table's shows what an onlooker sees, in every mode."""
    match = begin(setup(people=1, bots=2, privacy="open").parted((0,)))
    assert (match.shared.viewer, match.shared.eyes) == (NOBODY, ())
    assert match.apart.viewer == 0
    player = Player(match)
    player.until(lambda m: m.apart.asked == 0)
    n = match.n
    match.answer(match.game.no, 0, 0, player.now)
    assert match.n > n


def test_a_bot_is_at_no_window():
    assert setup(people=1, bots=1).parted((1,)).apart == ()
    assert person(0, apart=True).apart


def test_people_who_know_the_same_share_a_window_without_a_curtain():
    """Both Directors of Codenames at the second window: the key is open to them all the evening, and to nobody else."""
    seats = tuple(person(i) for i in range(4))
    game = games.load("codenames")
    directors = tuple(seat for seat in game.start(4, 1).table.directors)
    match = start(TableSetup(game="codenames", seats=seats, seed=1).parted(directors), Instant(), 0, definition=game)
    match.tick(0)
    assert match.apart.asked == match.game.ask[1]
    for now in (100, 10**6):
        match.tick(now)
        match.apart.privacy.focus_lost()
        assert match.apart.privacy.curtain is None
        assert match.apart.viewer == match.apart.asked
        assert match.apart.eyes == match.apart.seats == directors
    assert len(known(match.apart)) == len(match.game.table.seen)
    assert len(known(match.shared)) == 25


def test_a_curtain_falls_again_when_somebody_knows_more_than_the_others():
    """While two people know the same they may have changed places: whoever looked last has to lift it, too."""
    match = parted(3, (0, 1), bots=0)
    player = Player(match)
    player.until(lambda m: m.apart.viewer != NOBODY)
    seat = match.apart.viewer
    seen = match.game.table.seen[:]
    for card in range(len(seen)):
        match.game.table.seen[card] = 0xFFFF
    match.updates.add(match.n, NOBODY, ())
    match.tick(player.now)
    assert match.apart.trusting
    assert match.apart.eyes == (0, 1)
    match.game.table.seen[:] = seen
    match.updates.add(match.n, NOBODY, ())
    assert match.apart.viewer == NOBODY
    match.tick(player.now)
    assert match.apart.privacy.curtain.seat == seat
