"""Answers that are values, answers of any seat, and questions with a limit."""

# ruff: noqa: ARG001 - scripts and queries are called with the same arguments, wanted or not
from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.ask import CLOCK, LATE, NO_CHOICE, PASS, Refused, ValueRefusal
from tabletop.core.game import Game
from tabletop.core.self_check import SelfCheckedGame
from tests.core.toys import MAY_TAKE, Toy, layout, new_rules, new_table, note, pick

ONE, TWO = (0, -1, 1), (0, -1, 2)
LIMIT = 3000


def word(table, seat):
    return [("north", 1), ("south", 2)]


def word_is_short(table, seat, value):
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], int):
        return None if len(value[0]) < 6 else ValueRefusal("long_word", f"{value[0]} is too long.", "T-1")
    return ValueRefusal("no_clue", "Say a word and a number.")


def spoken(t, seat):
    note(t, (yield t.tell(1, word, limit=LIMIT)))


def rules_of(script):
    rules = new_rules(script)
    rules.query(word)
    rules.check(word)(word_is_short)
    return rules


def telling(kind=SelfCheckedGame, auto=False):
    return kind(rules_of(spoken), new_table((MAY_TAKE,) * 5), "spoken", auto=auto)


def test_a_value_goes_to_the_script_as_it_was_told():
    game = telling()
    game.answer(1, 1, NO_CHOICE, ["east", 3])
    assert game.over
    assert game.table.log == (("east", 3),)


@pytest.mark.parametrize(("value", "code"), [(("planet", 1), "long_word"), ("east", "no_clue"), ((1, 1), "no_clue")])
def test_the_check_of_the_rules_refuses_with_its_own_words(value, code):
    game = telling()
    with pytest.raises(Refused) as refused:
        game.answer(1, 1, NO_CHOICE, value)
    assert refused.value.code == code
    assert game.table.log == ()
    assert game.options_of(1) == [("north", 1), ("south", 2)]


def nested(depth):
    value = 1
    for _ in range(depth):
        value = (value,)
    return value


@pytest.mark.parametrize("value", [1.5, {"a": 1}, b"bytes", nested(5000), "x" * 100_000, tuple(range(10_000)), 1 << 80])
def test_what_no_journal_could_hold_is_no_value(value):
    game = telling()
    with pytest.raises(Refused, match="no_such_value"):
        game.answer(1, 1, NO_CHOICE, value)


JUNK = st.recursive(st.none() | st.integers() | st.text() | st.booleans() | st.floats(), st.lists, max_leaves=20)


@given(JUNK)
def test_junk_is_refused_or_taken_and_never_breaks_the_game(value):
    game = telling(kind=Game)
    try:
        game.answer(1, 1, NO_CHOICE, value)
    except Refused:
        assert not game.over
    else:
        assert game.over


def test_a_question_that_is_told_is_never_forced():
    """Even with one value worth trying: a person may know a better one."""

    def alone(table, seat):
        return ["only"]

    def root(t, seat):
        note(t, (yield t.tell(0, alone)))

    rules = new_rules(root)
    rules.query(alone)
    rules.check(alone)(lambda *_: None)
    game = Game(rules, new_table((MAY_TAKE,) * 5), "root", auto=True)
    assert not game.over
    game.step(0)
    assert game.table.log == ("only",)


def test_told_values_are_saved_loaded_and_played_again():
    def twice(t, seat):
        first = yield t.tell(1, word)
        note(t, (first, (yield t.tell(1, word))))

    game = SelfCheckedGame(rules_of(twice), new_table((MAY_TAKE,) * 5), "twice", auto=False)
    game.answer(1, 1, NO_CHOICE, ("east", 3))
    loaded = SelfCheckedGame.load(game.rules, Toy.from_plain(layout(3), game.table.plain()), game.save())
    for one in (game.clone(), loaded):
        one.answer(2, 1, NO_CHOICE, ("west", 0))
        assert one.table.log == ((("east", 3), ("west", 0)),)


def test_a_value_that_does_not_pass_its_own_check_is_caught_by_the_suspicious_kernel():
    rules = new_rules(spoken)
    rules.query(word)
    rules.check(word)(lambda *_: ValueRefusal("no", "Never."))
    game = SelfCheckedGame(rules, new_table((MAY_TAKE,) * 5), "spoken")
    with pytest.raises(AssertionError, match="its check"):
        game.step(0)


def test_a_determinised_copy_asks_for_the_value_again():
    game = telling(kind=Game)
    copy = game.determinised(1, Random(1))
    assert copy.options == [("north", 1), ("south", 2)]


# -- any ---------------------------------------------------------------------------------------------------------------
def one_of(t, seat):
    note(t, (yield t.any((1, 2), pick, limit=LIMIT)))


def asking(script, choices=((ONE, TWO),) * 5, auto=False):
    return SelfCheckedGame(new_rules(script), new_table(choices), script.__name__, auto=auto)


@pytest.mark.parametrize(("seat", "index"), [(1, 0), (2, 1)])
def test_any_of_several_seats_answers_for_all(seat, index):
    game = asking(one_of)
    assert game.left == (1, 2)
    game.answer(1, seat, index)
    assert game.table.log == ((seat, (ONE, TWO)[index]),)


def test_others_are_not_asked_when_any_is():
    game = asking(one_of)
    with pytest.raises(Refused, match="not_your_decision"):
        game.answer(1, 0, 0)


def test_any_is_forced_only_when_nobody_has_a_choice():
    assert asking(one_of, ((ONE,),) * 5, auto=True).table.log == ((1, ONE),)
    game = asking(one_of, ((ONE,), (ONE,), (ONE, TWO), (), ()), auto=True)
    assert game.seat == 2
    game.step(1)
    assert game.table.log == ((2, TWO),)


def test_to_pass_is_an_answer_where_any_may_answer():
    game = asking(one_of, (MAY_TAKE,) * 5)
    game.answer(1, 2, 0)
    assert game.table.log == ((2, PASS),)


# -- limits ------------------------------------------------------------------------------------------------------------
def chosen(t, seat):
    note(t, (yield t.choose(1, pick, limit=LIMIT)))


def offered(t, seat):
    note(t, (yield t.offer(None, pick, limit=LIMIT)))


def all_chosen(t, seat):
    note(t, (yield t.all(None, pick, limit=LIMIT)))


def raced(t, seat):
    note(t, (yield t.race(None, pick, limit=LIMIT)))


@pytest.mark.parametrize(
    ("script", "taken", "heard"),
    [
        (chosen, (), LATE),
        (offered, (), ()),
        (offered, (2,), (2, ONE)),
        (all_chosen, (1,), (LATE, ONE, LATE)),
        (one_of, (), (CLOCK, LATE)),
        (raced, (), (CLOCK, ())),
    ],
)
def test_what_a_question_comes_to_when_time_is_up(script, taken, heard):
    game = asking(script, (MAY_TAKE,) * 5)
    for seat in taken:
        game.answer(1, seat, 1)
    game.answer(1, CLOCK, 0)
    assert game.over
    assert game.table.log == (heard,)


def test_a_told_question_may_be_late_too():
    game = telling()
    game.answer(1, CLOCK, 0)
    assert game.table.log == (LATE,)


def test_without_a_limit_the_clock_has_no_say():
    def patient(t, seat):
        note(t, (yield t.choose(1, pick)))

    game = asking(patient)
    with pytest.raises(Refused, match="not_your_decision"):
        game.answer(1, CLOCK, 0)
