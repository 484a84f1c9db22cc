"""The four kinds of ask, in both modes, in and out of order."""
# ruff: noqa: ARG001 - scripts are called with a handle and a seat, wanted or not

from __future__ import annotations

from itertools import permutations

import pytest

from tabletop.core.ask import AGAIN, ALL, CHOOSE, CLOCK, NOBODY, OFFER, PASS, RACE, WORLD, Refused
from tabletop.core.game import JOURNAL, Game
from tabletop.core.self_check import SelfCheckedGame
from tests.core.toys import MAY_TAKE, PASS_ONLY, die, new_table, note, pick, toy
from tests.driving import whole

TAKE = MAY_TAKE[1]
THREE = ((-1, -1, -1), (0, -1, 1), (0, -1, 2))


def one(t, seat):
    note(t, (yield t.choose(1, pick, "why")))


def offer(t, seat):
    note(t, (yield t.offer(None, pick)))


def every(t, seat):
    note(t, (yield t.all(None, pick)))


def race(t, seat):
    note(t, (yield t.race(None, pick, limit=500)))


def timeless(t, seat):
    note(t, (yield t.race(None, pick)))


def world(t, seat):
    note(t, (yield t.choose(WORLD, pick)))


def result(game: Game):
    assert game.over
    assert (game.left, game.got) == ((), ()), "a closed ask forgets who has answered what"
    return game.table.log[0]


@pytest.mark.parametrize("auto", [True, False])
def test_ask_hands_the_option_to_the_script(auto):
    """The script hears the chosen option, and the ask says who is asked what."""
    game = toy(one, auto=auto)
    assert (game.ask, game.seat, game.no, game.options) == ((CHOOSE, 1, "pick", ("why",), 0), 1, 1, list(MAY_TAKE))
    game.step(1)
    assert result(game) == TAKE


def test_forced_ask_uses_a_number_in_both_modes():
    """One option: answered by the kernel in auto mode, shown otherwise; the number is the same."""
    game = toy(one, auto=True, choices=(PASS_ONLY,) * 5)
    shown = toy(one, auto=False, choices=(PASS_ONLY,) * 5)
    assert result(game) == PASS
    assert not shown.over
    shown.step(0)
    assert (result(shown), shown.no) == (PASS, game.no)


@pytest.mark.parametrize("auto", [True, False])
def test_a_seat_that_is_out_is_never_asked(auto):
    """Option 0 stands for an ask; offers, alls and races go round it."""

    def root(t, seat):
        die(t, 1)
        note(t, (yield t.choose(1, pick)))
        note(t, (yield t.all((0, 1, 2), pick)))
        note(t, (yield t.offer((1,), pick)))

    game = toy(root, auto=auto)
    assert game.ask[:2] == (ALL, (0, 2))
    game.step(1)
    with pytest.raises(Refused, match="seat_out"):
        game.answer(game.no, 1, 0)
    game.step(0)
    assert game.table.log == (PASS, (TAKE, PASS), ())
    assert game.no == 3


@pytest.mark.parametrize("auto", [True, False])
def test_offer_counts_the_first_in_seat_order(auto):
    """Speed never decides: every order of landing gives the same taker, and the seats behind him have no say."""
    for order in permutations(range(3)):
        for wishes in ((0, 0, 0), (0, 1, 2), (0, 0, 1), (2, 1, 0), (1, 0, 2), (0, 1, 0)):
            game = toy(offer, auto=auto, choices=(THREE,) * 5)
            for seat in order:
                if not game.over:
                    game.answer(1, seat, wishes[seat])
            taker = next((x for x in range(3) if wishes[x]), None)
            assert result(game) == (() if taker is None else (taker, THREE[wishes[taker]])), (order, wishes)


def accelerated(table, seats):
    return next(((i, list(table.choices[x])) for i, x in enumerate(seats) if len(table.choices[x]) > 1), None)


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("between", [MAY_TAKE, PASS_ONLY])
def test_offer_closes_when_all_before_the_taker_have_passed(fast, between):
    """Seat 2 took out of turn; once 0 and 1 have passed, or cannot but pass, seat 3 behind it is not asked any more."""
    game = toy(offer, choices=(MAY_TAKE, between, MAY_TAKE, MAY_TAKE), seats=4)
    if fast:
        game.rules.first_for(pick)(accelerated)
        game = SelfCheckedGame(game.rules, new_table(game.table.choices, 4), "offer")
    game.answer(1, 2, 1)
    assert not game.over
    game.answer(1, 0, 0)
    if between == MAY_TAKE:
        assert game.seat == 1
        game.answer(1, 1, 0)
    assert result(game) == (2, TAKE)


def test_offer_with_an_accelerator_gives_the_same():
    """`first_for` only saves time: same seat, same options, same end as asking one by one."""
    choices = (PASS_ONLY, MAY_TAKE, PASS_ONLY, MAY_TAKE, MAY_TAKE)
    slow, fast = toy(offer, choices=choices, kind=Game), toy(offer, choices=choices, kind=Game)

    fast.rules.first_for(pick)(accelerated)
    fast = Game(fast.rules, fast.table, "offer")
    assert whole(fast) == whole(slow)
    fast.step(0)
    assert result(fast) == ()


@pytest.mark.parametrize("auto", [True, False])
def test_all_comes_out_together_in_seat_order(auto):
    """Answers land in any order and come out by seat; nobody is asked twice."""
    for order in permutations(range(3)):
        game = toy(every, auto=auto, choices=(THREE,) * 5)
        for i, seat in enumerate(order):
            assert sorted(game.left) == sorted(order[i:])
            game.answer(1, seat, seat)
        assert result(game) == THREE


def test_all_forced_seats_answer_themselves_in_auto_mode():
    """A seat with one option needs no press in auto mode and one otherwise; the result is the same."""
    choices = (MAY_TAKE, PASS_ONLY, MAY_TAKE, PASS_ONLY, PASS_ONLY)
    game, shown = toy(every, choices=choices), toy(every, choices=choices, auto=False)
    for seat, index in ((0, 1), (2, 1)):
        game.answer(1, seat, index)
    for seat, index in ((2, 1), (1, 0), (0, 1)):
        shown.answer(1, seat, index)
    assert result(game) == result(shown) == (TAKE, PASS, TAKE)


@pytest.mark.parametrize("auto", [True, False])
def test_race_counts_the_first_to_land_that_does_not_pass(auto):
    """A pass drops out of the race; the first real answer wins it, whoever stands before in seat order."""
    game = toy(race, auto=auto)
    game.answer(1, 0, 0)
    assert not game.over
    game.answer(1, 2, 1)
    assert result(game) == (2, TAKE)


@pytest.mark.parametrize("auto", [True, False])
def test_race_that_all_pass_belongs_to_the_clock(auto):
    """Nobody took it: (CLOCK, ())."""
    game = toy(race, auto=auto)
    for seat in (1, 2, 0):
        game.answer(1, seat, 0)
    assert result(game) == (CLOCK, ())


def test_race_ends_when_the_clock_says_so():
    """CLOCK is a seat: its answer ends a race with a limit, after some have passed or at once."""
    for passed in ((), (0,), (2, 0)):
        game = toy(race, auto=False)
        for seat in passed:
            game.answer(1, seat, 0)
        game.answer(1, CLOCK, 0)
        assert result(game) == (CLOCK, ())


def test_clock_has_no_say_without_a_limit():
    """A race without a limit, and every other kind of ask, refuses the clock."""
    for script in (timeless, one, offer, every):
        game = toy(script, auto=False)
        before = whole(game)
        with pytest.raises(Refused, match="not_your_decision"):
            game.answer(1, CLOCK, 0)
        assert whole(game) == before


def test_a_sole_racer_is_not_pressed_by_the_kernel():
    """Auto mode forces nobody in a race but to pass: the clock, or a second racer, might come first."""
    must = ((0, -1, 1),)
    game = toy(race, choices=(PASS_ONLY, must, must, (), ()))
    assert (game.ask[0], game.seat, game.left) == (RACE, 1, (1, 2))
    game.answer(1, 2, 0)
    assert result(game) == (2, must[0])


@pytest.mark.parametrize("auto", [True, False])
def test_world_answers_like_anybody(auto):
    """What happened outside is an ask of a seat below zero; a player cannot answer it."""
    game = toy(world, auto=auto)
    assert game.seat == WORLD
    with pytest.raises(Refused, match="not_your_decision"):
        game.answer(1, 2, 0)
    game.answer(1, WORLD, 1)
    assert result(game) == TAKE


def test_the_world_answers_whoever_is_out():
    """A seat below zero is not one of the players counted from the end."""

    def root(t, seat):
        for x in range(3):
            die(t, x)
        note(t, (yield t.choose(WORLD, pick)))

    game = toy(root)
    game.step(1)
    assert result(game) == TAKE


@pytest.mark.parametrize("auto", [True, False])
def test_seats_below_zero_may_stand_among_others(auto):
    """An ask of several seats takes WORLD for what it is, not for the last but two of the players."""

    def root(t, seat):
        die(t, 0)
        note(t, (yield t.all((1, WORLD), pick)))

    game = toy(root, auto=auto)
    assert game.left == (1, WORLD)
    game.answer(1, WORLD, 1)
    game.answer(1, 1, 0)
    assert result(game) == (PASS, TAKE)


def test_answers_that_do_not_fit_are_refused_and_change_nothing():
    """Late, double, foreign and impossible answers: the right code, and not a bit of the game differs."""

    def root(t, seat):
        note(t, (yield t.all(None, pick)))
        note(t, (yield t.choose(0, pick)))

    game = toy(root, auto=False)
    game.answer(1, 1, 1)

    def refused(code, *answer):
        before = whole(game)
        with pytest.raises(Refused) as error:
            game.answer(*answer)
        assert (error.value.code, whole(game)) == (code, before)
        assert error.value.text.endswith(".")

    refused("not_your_decision", 1, 1, 0)  # double
    refused("not_your_decision", 1, 7, 0)
    refused("not_your_decision", 1, NOBODY, 0)
    refused("stale_ask", 0, 0, 0)
    refused("stale_ask", 2, 0, 0)
    refused("no_such_option", 1, 0, 2)
    refused("no_such_option", 1, 0, -1)
    game.answer(1, 0, 0)
    game.answer(1, 2, 0)
    refused("stale_ask", 1, 2, 0)
    refused("not_your_decision", 2, 2, 0)
    game.answer(2, 0, 0)
    refused("game_over", 2, 0, 0)


def test_empty_offers_and_alls_need_nobody():
    """Without living seats an offer is (), an all is (), a race is the clock's."""

    def root(t, seat):
        for x in range(3):
            die(t, x)
        note(t, (yield t.offer(None, pick)))
        note(t, (yield t.all(None, pick)))
        note(t, (yield t.race(None, pick, limit=1)))

    game = toy(root, auto=False)
    assert game.over
    assert game.table.log == ((), (), (CLOCK, ()))


def test_options_of_tells_only_who_is_asked():
    """Each open seat has its options; whoever has answered or is not asked has None."""
    game = toy(every, auto=False, choices=(THREE, MAY_TAKE, PASS_ONLY, (), ()))
    assert [game.options_of(x) for x in (0, 1, 2, 3, NOBODY, CLOCK)] == [
        list(THREE),
        list(MAY_TAKE),
        list(PASS_ONLY),
        None,
        None,
        None,
    ]
    game.answer(1, 0, 2)
    assert game.options_of(0) is None
    assert game.options_of(1) == list(MAY_TAKE)


def test_again_keeps_journals_short():
    """A script that starts over a hundred times leaves a journal of one round."""

    def root(t, seat):
        note(t, 0)
        if (yield t.choose(0, pick)) == PASS:
            return AGAIN
        return None

    game = toy(root)
    for _ in range(100):
        game.step(0)
        assert len(game.stack[0][JOURNAL]) == 2
    game.step(1)
    assert game.over
    assert len(game.table.log) == 101


def test_offer_kind_is_shown_as_asked():
    """The request that callers see names kind, living seats in order, query and arguments."""
    assert toy(offer, auto=False).ask == (OFFER, (0, 1, 2), "pick", (), 0)
