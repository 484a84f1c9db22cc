"""Scripts on a stack: calls, cuts, ends and mistakes."""
# ruff: noqa: ARG001, ARG005 - scripts are called with a handle and a seat, wanted or not

from __future__ import annotations

import pytest

from tabletop.core.ask import NOBODY
from tabletop.core.game import NAME, SEAT, Game
from tabletop.core.rules import Rules
from tests.core.toys import draw, new_rules, new_table, note, pick, toy
from tests.driving import whole


def test_a_call_answers_what_the_script_returns():
    """Seat and arguments go down, the result comes up; the parent waits in the meantime."""

    def root(t, seat):
        note(t, (yield t.call(child, 2, 5, (6, 7))))

    def child(t, seat, a, b):
        note(t, (seat, a, b))
        yield t.choose(seat, pick)
        return (a, "up")

    game = toy(root, child)
    assert [(f[NAME], f[SEAT]) for f in game.stack] == [("root", NOBODY), ("child", 2)]
    game.step(0)
    assert game.table.log == ((2, 5, (6, 7)), (5, "up"))


def test_a_child_without_asks_runs_at_once():
    """A frame that never stops leaves no trace but its result, a hundred times over."""

    def root(t, seat):
        total = 0
        for i in range(100):
            total += yield t.call(double, seat, i)
        note(t, total)

    def double(t, seat, i):
        yield from ()
        return 2 * i

    game = toy(root, double)
    assert game.over
    assert game.table.log == (9900,)


def test_cut_drops_the_nearest_frame_of_that_name():
    """All above go with it, unheard; its parent hears the value."""

    def root(t, seat):
        note(t, (yield t.call(middle, 0, 1)))

    def middle(t, seat, depth):
        note(t, (yield t.call(middle if depth else leaf, 0, 0)))
        note(t, f"after {depth}")

    def leaf(t, seat, depth):
        yield t.choose(0, pick)
        yield t.cut(middle, nonsense, value=(4,))

    def nonsense(t, seat):
        yield from ()

    game = toy(root, middle, leaf)
    assert len(game.stack) == 4
    game.step(0)
    assert game.over
    assert game.table.log == ((4,), "after 1", None)


def test_cut_without_names_ends_the_game():
    """The whole stack goes; nobody is asked any more."""

    def root(t, seat):
        yield t.call(child, 0)
        note(t, "never")

    def child(t, seat):
        yield t.choose(0, pick)
        yield t.cut()

    game = toy(root, child)
    game.step(0)
    assert game.over
    assert game.stack == []
    assert game.table.log == ()


def nobody(t, seat):
    yield from ()


def test_cut_of_no_frame_is_an_error_that_leaves_the_stack():
    """A name that is not on the stack is a mistake of the rules, not the end of the game."""

    def root(t, seat):
        yield t.choose(0, pick)
        yield t.cut(nobody)

    game = toy(root, kind=Game)
    with pytest.raises(LookupError, match="nobody"):
        game.step(0)
    assert len(game.stack) == 1


def test_a_query_that_stops_an_iteration_does_not_end_the_script():
    """StopIteration out of a query is an error; swallowed, it would look like the script's own end."""

    def root(t, seat):
        yield t.choose(0, broken)
        note(t, "never")

    rules = new_rules(root)

    @rules.query
    def broken(table, seat):
        return [next(iter(()))]

    with pytest.raises(StopIteration):
        Game(rules, new_table(()), "root")


def test_a_name_registered_twice_is_a_mistake():
    """Queries and scripts have one meaning each."""
    rules = Rules("toy")

    def act(*args):
        return args

    for register in (rules.query, rules.script, rules.first_for(act), rules.reason_for(act), rules.check(act)):
        register(act)
        with pytest.raises(ValueError, match=r"toy: .* twice"):
            register(act)


def test_reasons_are_for_who_is_asked():
    """Reasons come from the query's own function; whoever is not asked, and asks without reasons, get none."""

    def root(t, seat):
        yield t.choose(0, pick, 7)
        yield t.choose(1, other)

    rules = new_rules(root)

    @rules.query
    def other(table, seat):
        return [(0, 0, 0), (0, 0, 1)]

    rules.reason_for(pick)(lambda table, seat, about: {about: ("grey", f"Not {about}.", "T-1")})
    game = Game(rules, new_table((((0, 0, 0), (0, 0, 1)),) * 3), "root")
    assert game.reasons(0) == {7: ("grey", "Not 7.", "T-1")}
    assert game.reasons(1) == {}
    game.step(0)
    assert game.reasons(1) == {}


def test_events_are_taken_once():
    """Collecting starts with a list; what was taken is not told again, and copies collect nothing."""

    def root(t, seat):
        draw(t, 0)
        yield t.choose(0, pick)
        draw(t, 1)

    game = toy(root)
    assert game.take_events() == []
    game.table.events = []
    copy = game.clone()
    game.step(0)
    assert [e[:4] for e in game.take_events()] == [("move", 7, 0, 3)]
    assert game.take_events() == []
    assert copy.table.events is None
    copy.step(0)
    assert whole(copy) == whole(game)
