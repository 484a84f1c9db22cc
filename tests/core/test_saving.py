"""Copies and saves: at every step of whole games, and against scripts that have changed since."""
# ruff: noqa: ARG001 - scripts are called with a handle and a seat, wanted or not

from __future__ import annotations

import pytest

from tabletop.core.ask import ALL, OFFER
from tabletop.core.game import Game
from tabletop.core.self_check import SelfCheckedGame
from tests.core.minigame import DEFINITION as MINI
from tests.core.toys import Toy, layout, new_rules, note, pick, toy
from tests.driving import drive, saved, state, whole


@pytest.mark.parametrize("auto", [True, False])
def test_saved_and_loaded_at_every_step_a_game_goes_on_alike(auto):
    """Through JSON and back before every answer: same options, same end."""
    for seed in range(8):
        want = drive(MINI.start(4, seed, auto=auto), seed)

        def again(game, random, n):
            back = MINI.load(saved(game), paranoid=n % 2 == 0)
            assert whole(back) == whole(game)
            return back

        assert whole(drive(MINI.start(4, seed, auto=auto), seed, again)) == whole(want)


def test_paranoid_and_plain_games_are_the_same():
    """Rebuilding everything before every step changes nothing."""
    for seed in range(20):
        plain = drive(MINI.start(4, seed), seed)
        assert whole(drive(MINI.start(4, seed, paranoid=True), seed)) == whole(plain)


def test_a_clone_in_the_middle_of_a_window_is_independent():
    """Answers to the copy do not reach the original, nor the other way round."""

    def root(t, seat):
        note(t, (yield t.all(None, pick)))

    game = toy(root, auto=False)
    game.answer(1, 1, 1)
    copy = game.clone()
    before = whole(game)
    copy.answer(1, 0, 1)
    copy.answer(1, 2, 1)
    assert copy.over
    assert whole(game) == before
    game.answer(1, 0, 0)
    assert len(copy.table.log) == 1


def test_clones_at_every_step_leave_the_game_alone():
    """A copy is played to its end before every answer; the original comes out as if nothing had happened."""
    for seed in range(3):
        want = drive(MINI.start(4, seed), seed)

        def fork(game, random, n):
            before = whole(game)
            ends = {state(drive(copy, n)) for copy in (game.clone(), game.clone().clone())}
            assert len(ends) == 1
            assert whole(game) == before

        for paranoid in (False, True):
            assert whole(drive(MINI.start(4, seed, paranoid=paranoid), seed, fork)) == whole(want)


def test_answers_given_are_saved_with_an_open_ask():
    """Who has answered what, and who is left, survives; the rest go on where they were."""

    def root(t, seat):
        note(t, (yield t.all(None, pick)))
        note(t, (yield t.offer(None, pick)))

    game = toy(root, auto=False)
    for kind, seat, index in ((ALL, 1, 1), (ALL, 2, 0), (ALL, 0, 1), (OFFER, 2, 1), (OFFER, 0, 0), (OFFER, 1, 0)):
        assert game.ask[0] == kind
        game = Game.load(game.rules, Toy.from_plain(layout(3), saved(game)["table"]), saved(game))
        game.answer(game.no, seat, index)
    assert game.over
    assert game.table.log[1] == (2, (0, -1, 1))


def before(t, seat):
    note(t, 1)
    x = yield t.call(inner, 0)
    note(t, x)


def inner(t, seat):
    note(t, 2)
    yield t.choose(0, pick, 5)
    note(t, 3)


def other_ask(t, seat):
    note(t, 2)
    yield t.choose(0, pick, 6)


def more_verbs(t, seat):
    note(t, 2)
    note(t, 2)
    yield t.choose(0, pick, 5)


def more_verbs_in_a_loop(t, seat):
    note(t, 2)
    note(t, 2)
    while True:
        yield t.choose(0, pick, 5)


def fewer_verbs(t, seat):
    yield t.choose(0, pick, 5)


def ends_early(t, seat):
    note(t, 2)
    yield from ()


def breaks(t, seat):
    note(t, 2).nonsense()
    yield t.choose(0, pick, 5)


def other_call(t, seat):
    note(t, 1)
    yield t.call(inner, 1)


def no_call(t, seat):
    note(t, 1)
    yield t.choose(0, pick, 5)


@pytest.mark.parametrize("change", [other_ask, more_verbs, more_verbs_in_a_loop, fewer_verbs, ends_early, breaks])
def test_a_save_of_changed_scripts_is_refused(change):
    """Another ask, another number of verbs, an earlier end or an error on the way: LookupError, with the script's name."""
    data = saved(toy(before, inner))
    change_name(change, "inner")
    with pytest.raises(LookupError, match="version: inner"):
        Game.load(new_rules(before, change), Toy.from_plain(layout(3), data["table"]), data)


@pytest.mark.parametrize("change", [other_call, no_call])
def test_a_change_further_down_the_stack_is_refused_as_well(change):
    """Scripts that wait for another are held to their word when the game is loaded, not turns later."""
    data = saved(toy(before, inner))
    change_name(change, "before")
    with pytest.raises(LookupError, match="version: before"):
        Game.load(new_rules(change, inner), Toy.from_plain(layout(3), data["table"]), data)


def test_a_script_that_is_gone_is_refused():
    """No such name any more: the same error."""
    data = saved(toy(before, inner))
    with pytest.raises(LookupError, match="inner"):
        Game.load(new_rules(before), Toy.from_plain(layout(3), data["table"]), data)


def change_name(script, name):
    script.__name__ = name


def test_a_finished_game_can_be_saved():
    """Nothing is open, nothing on the stack, and it is still over when it is loaded."""
    game = drive(MINI.start(3, 1), 1)
    back = MINI.load(saved(game))
    assert back.over
    assert whole(back) == whole(game)
    assert MINI.outcome(back.table) == MINI.outcome(game.table)


def test_a_paranoid_game_loads_as_one():
    """`paranoid` holds for loaded games too."""
    assert isinstance(MINI.load(saved(MINI.start(3, 1)), paranoid=True), SelfCheckedGame)


def test_a_verb_hears_an_answer_after_a_replay():
    """`t.verb((yield ...))`: the verb was looked up while the journal was played back and must still be done."""

    def root(t, seat):
        note(t, (yield t.choose(0, pick)))
        note(t, (yield t.choose(1, pick)))

    for kind in (Game, SelfCheckedGame):
        game = toy(root, kind=kind)
        copy = game.clone()
        copy.step(1)
        copy.step(0)
        assert copy.table.log == ((0, -1, 1), (-1, -1, -1))
