"""What the suspicious kernel catches."""
# ruff: noqa: ARG001 - scripts are called with a handle and a seat, wanted or not

from __future__ import annotations

import pytest

from tabletop.core.game import Game
from tabletop.core.handle import verb
from tabletop.core.self_check import SelfCheckedGame
from tests.core.toys import MAY_TAKE, PILE, draw, new_rules, new_table, note, pick, toy


def caught(script, match, steps=6, **more):
    """The plain kernel does not notice, the suspicious one does."""
    plain = toy(script, kind=Game, **more)
    for _ in range(steps):
        if not plain.over:
            plain.step(1)
    with pytest.raises(AssertionError, match=match):
        suspicious(toy(script, **more), steps)


def suspicious(game, steps=6):
    for _ in range(steps):
        if not game.over:
            game.step(1)


def test_a_script_that_reads_the_table_past_its_handle():
    """A loop over what the table says now asks differently when it is replayed later."""

    def root(t, seat):
        for card in t.s.zones[PILE][:3]:
            yield t.choose(0, pick, card)
            draw(t, 1)
            t.s.move(t.s.zones[PILE][0], 1)

    with pytest.raises(AssertionError, match="root: asked"):
        suspicious(toy(root))


def test_a_script_that_counts_past_its_handle():
    """So does one that reads a number behind the handle's back."""

    def root(t, seat):
        for _ in range(3):
            left = len(t.s.zones[PILE])
            yield t.choose(0, pick, left)
            draw(t, 1)

    caught(root, "root: asked")


def test_a_script_that_remembers_between_plays():
    """State in a Python variable outside the script is not in the journal."""
    memory = []

    def root(t, seat):
        memory.append(0)
        note(t, 0)
        yield t.choose(0, pick, len(memory))

    with pytest.raises(AssertionError, match="root: asked"):
        suspicious(toy(root))


def test_a_verb_result_that_is_a_list():
    """Journals hold plain immutables; a list is caught where it is made."""

    def root(t, seat):
        all_cards(t)
        yield t.choose(0, pick)

    rules = new_rules(root)
    Game(rules, new_table((MAY_TAKE,) * 3), "root")
    with pytest.raises(AssertionError, match=r"\[0, 1"):
        SelfCheckedGame(rules, new_table((MAY_TAKE,) * 3), "root")


@verb
def all_cards(table):
    return list(table.zones[PILE])


def test_an_argument_that_is_a_list():
    """What is asked goes into a save and must come back from JSON as it was."""

    def root(t, seat):
        yield t.choose(0, pick, [1, 2])

    caught(root, "not plain")


def test_a_result_of_a_script_that_is_a_list():
    """A child's answer lies in its parent's journal."""

    def root(t, seat):
        yield t.call(child, 0)
        yield t.choose(0, pick)

    def child(t, seat):
        yield from ()
        return [1]

    with pytest.raises(AssertionError, match="root"):
        suspicious(toy(root, child))


def test_a_script_that_changes_the_table_past_its_handle():
    """It would change it again at every replay."""

    def root(t, seat):
        t.s.turn += 1
        yield t.choose(0, pick)
        yield t.choose(0, pick)

    caught(root, r"pick.*changed.*turn")


def with_query(query):
    def root(t, seat):
        for _ in range(3):
            yield t.offer(None, query)

    rules = new_rules(root)
    rules.query(query)
    return rules


def test_options_that_differ_when_derived_twice():
    """A query depends on the table only."""
    calls = []

    def odd(table, seat):
        calls.append(seat)
        return [*MAY_TAKE, (0, len(calls), 0)]

    game = SelfCheckedGame(with_query(odd), new_table(()), "root")
    with pytest.raises(AssertionError):
        game.step(1)


def test_a_query_that_changes_the_table():
    """Asking must not be doing."""

    def odd(table, seat):
        table.log += (seat,)
        return list(MAY_TAKE)

    game = SelfCheckedGame(with_query(odd), new_table(()), "root")
    with pytest.raises(AssertionError, match=r"odd.*changed.*log"):
        game.step(1)


@pytest.mark.parametrize("options", [[], [MAY_TAKE[0], MAY_TAKE[0]]])
def test_options_that_are_empty_or_doubled(options):
    """Every seat that is asked has an answer, and each once."""

    def odd(table, seat):
        return list(MAY_TAKE) if seat == 0 else options

    game = SelfCheckedGame(with_query(odd), new_table(()), "root")
    with pytest.raises(AssertionError, match="odd"):
        game.step(1)


@pytest.mark.parametrize("wrong", [(1, list(MAY_TAKE)), (0, [*MAY_TAKE, (5, 5, 5)]), None])
def test_an_accelerator_that_disagrees(wrong):
    """`first_for` must name the same seat and the same options as asking one by one; nobody only when nobody can."""

    def odd(table, seat):
        return list(MAY_TAKE)

    rules = with_query(odd)
    rules.first_for(odd)(lambda *_: wrong)
    Game(rules, new_table(()), "root")
    with pytest.raises(AssertionError, match=r"odd: .*accelerator"):
        SelfCheckedGame(rules, new_table(()), "root")


def test_a_digest_that_went_stale():
    """A game that changes a zone's cards past the verbs is caught, since memories are emptied before every check."""

    def odd(table, seat):
        return [*MAY_TAKE, *((7, card, 0) for card in table.digest(PILE))]

    rules = with_query(odd)

    table = new_table(())
    table.layout.digests[PILE] = lambda kind, ids: tuple(c for c in ids if kind[c] < 3)

    def root(t, seat):
        yield t.choose(0, odd)
        lay(t)
        yield t.choose(0, odd)

    rules.scripts["root"] = root
    game = SelfCheckedGame(rules, table, "root")
    game.step(0)
    with pytest.raises(AssertionError, match="odd"):
        game.step(0)


@verb
def lay(table):
    table.kind[5] = 0  # not a way in which cards may change
