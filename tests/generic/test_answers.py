"""Answers that do not fit, at every step of whole games: refused with the right word, and nothing changes."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.ask import CLOCK, NOBODY, TELL, WORLD, Refused, immutable
from tests.driving import asked_seats
from tests.generic.tables import MINI, every_table, press, start

CLUES = (["clue"], ["clue", "", 1, []], ["clue", "word", 1, [99]], ["clue", 1, "word", []], ["ask", 1])
JUNK = (
    0,
    -1,
    True,
    "",
    "x",
    "a b",
    "\u200b",
    [],
    [[]],
    [None],
    1 << 70,
    0.5,
    {},
    {"a": 1},
    "x" * 3000,
    [1] * 1000,
    *CLUES,
)


def refused(game, code, *answer):
    before = game.save(), game.options, game.seat
    with pytest.raises(Refused) as error:
        game.answer(*answer)
    assert error.value.code in code.split("|"), (error.value, answer)
    assert error.value.text
    assert (game.save(), game.options, game.seat) == before


@every_table
def test_late_double_foreign_and_impossible_answers(definition, seats):
    """Old and future numbers, seats that are not asked or out, numbers beyond the options, a clock without a race."""
    for seed in range(3):
        game, random, last = start(definition, seats, seed, auto=False), Random(seed), None
        while not game.over:
            asked = asked_seats(game)
            for no in (game.no - 1, game.no + 1, 0, -1):
                refused(game, "stale_ask", no, asked[0], 0)
            for seat in {*range(-3, seats + 1)} - {*asked}:
                if seat != CLOCK or not game.ask[4]:
                    refused(game, "not_your_decision|seat_out", game.no, seat, 0)
            for seat in asked:
                refused(game, "no_such_option", game.no, seat, len(game.options_of(seat)))
                refused(game, "no_such_option", game.no, seat, -1)
            if last:
                refused(game, "stale_ask|not_your_decision|no_such_option", *last[:2], 10_000)
            last = press(game, random)
        for seat in (0, NOBODY, CLOCK, WORLD):
            refused(game, "game_over", game.no, seat, 0)


@every_table
def test_values_that_mean_nothing_are_refused(definition, seats):
    """Whatever plain or broken value is told, the answer is a refusal with a word and a sentence, and nothing changes."""
    for seed in range(2):
        game, random = start(definition, seats, seed, auto=False), Random(seed)
        while not game.over:
            if game.ask[0] == TELL:
                for value in JUNK:
                    tell_a_copy(game, value)
            press(game, random)


def tell_a_copy(game, value):
    """Refused, or by chance an answer."""
    copy, said = game.clone(), None
    try:
        copy.answer(copy.no, copy.ask[1], -1, value)
    except Refused as error:
        said = error
    if said is not None:
        assert said.code
        assert said.text
        assert copy.save() == game.save()


@every_table
def test_a_seat_that_is_out_is_told_so(definition, seats):
    """Whoever is out of the game and clicks hears that, not a riddle; and is never asked again."""
    out = 0
    for seed in range(8):
        game, random = start(definition, seats, seed, auto=False), Random(seed)
        while not game.over:
            for seat, alive in enumerate(game.table.alive):
                if not alive:
                    assert seat not in asked_seats(game)
                    assert game.options_of(seat) is None
                    assert game.reasons(seat) == {}
                    refused(game, "seat_out", game.no, seat, 0)
                    out += 1
            press(game, random)
    assert out or definition is not MINI, "nobody fell in any game"


@every_table
def test_options_are_distinct_plain_and_named_by_their_acts(definition, seats):
    """Every option of every ask: three numbers, no two alike, of a known act; PASS stands first or nowhere."""
    for seed in range(3):
        game, random = start(definition, seats, seed, auto=False), Random(seed)
        while not game.over:
            for seat in asked_seats(game):
                options = game.options_of(seat)
                assert len(set(options)) == len(options) > 0
                if game.ask[0] == TELL:  # values that are worth trying: any plain ones
                    assert all(map(immutable, options))
                    continue
                assert all(tuple(map(type, option)) == (int, int, int) for option in options)
                assert (-1, -1, -1) not in options[1:]
                for option in options:
                    check_spot(definition, game.table, option)
            press(game, random)


def check_spot(definition, table, option):
    act = definition.act(option)
    if act is None:
        return
    cards, limit = (
        len(table.kind),
        {"zone": len(table.zones), "seat": table.seats, "card": len(table.kind), "kind": len(definition.cards)},
    )
    assert -1 <= option[1] < cards
    assert act.spot == "none" or -1 <= option[2] < limit[act.spot], (act, option)
