"""Since your last turn: which actions are told, and which turn a line of the log belongs to."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop import games
from tabletop.core.ask import UNKNOWN
from tabletop.core.messages import CardRef, SeatRef
from tabletop.match import TableSetup, bot, person
from tabletop.match.history import similar_lines
from tabletop.match.history.match_log import LogLine
from tabletop.match.history.recap import (
    ACTION,
    BOUGHT,
    DECIDES,
    HARMS,
    MOMENT,
    MOST,
    NOTHING,
    TOUCHES,
    TRIFLE,
    RecapWeight,
    listed,
    since,
)
from tests.match.table import Player, begin


def log(*entries):
    """Lines and what they weigh, from (turn, weight, whether a action begins with it); the weighing of these lines."""
    lines = [LogLine(n, (SeatRef(entry[0]), f" {n}"), entry[0]) for n, entry in enumerate(entries)]
    weights = {line.n: RecapWeight(*entry[1:]) for line, entry in zip(lines, entries, strict=True)}
    return lines, lambda line: weights[line.n]


def told(recap):
    return [[line.n for line in action.lines] for action in recap.actions]


OWN_TURN = (0, 0, True)


def test_only_the_turns_since_the_last_own_one_are_told():
    lines, weigh = log((1, DECIDES, True), OWN_TURN, (1, ACTION, True), (2, TOUCHES, True), (2, 0), OWN_TURN)
    assert told(since(lines, 0, weigh)) == [[2], [3]]
    assert not since(lines, 0, weigh).first
    assert since(lines[:-1], 0, weigh) == NOTHING, "somebody else is on turn"
    assert since([*lines, *lines[-1:] * 9], 0, weigh) == NOTHING, "nobody asks any more"


def test_before_the_first_own_turn_there_was_no_last_one():
    lines, weigh = log((1, ACTION, True), OWN_TURN)
    assert since(lines, 0, weigh).first


def test_where_there_is_little_room_the_own_losses_stay():
    """After what matters most of all they come before what the others have done to each other."""
    lines, weigh = log(
        (1, DECIDES, True), (2, MOMENT, True), (3, MOMENT, True), (1, HARMS, True), (1, HARMS + ACTION, True), OWN_TURN
    )
    assert [action.rank for action in since(lines, 0, weigh).actions] == [0, 4, 3, 2, 1]


def test_what_weighs_most_is_told_in_the_order_of_time():
    lines, weigh = log(
        (1, BOUGHT, True), (1, HARMS, True), (1, BOUGHT, True), (1, DECIDES, True), (1, ACTION, True), OWN_TURN
    )
    assert told(since(lines, 0, weigh, most=3)) == [[1], [3], [4]]
    assert [action.rank for action in since(lines, 0, weigh, most=3).actions] == [1, 0, 2], "the last rank goes first"
    assert since(lines, 0, weigh, most=3).left == 2


def test_of_every_seat_that_acted_its_weightiest_action_is_told():
    """However much more has happened in another one's turn."""
    bought, decided = (1, BOUGHT, True), (2, DECIDES, True)
    lines, weigh = log((1, TRIFLE, True), bought, *[decided] * (MOST + 2), OWN_TURN)
    recap = since(lines, 0, weigh)
    assert len(recap.actions) == MOST
    assert told(recap)[0] == [1]
    assert recap.actions[0].rank == 1, "it stays where there is little room"
    assert recap.left == 3, "a trifle is not missed"


def test_trifles_are_told_where_there_is_nothing_else():
    trifles = [(1, TRIFLE, True)] * 5
    lines, weigh = log(*trifles, OWN_TURN)
    assert told(since(lines, 0, weigh)) == [[2], [3], [4]]
    lines, weigh = log(*trifles, *[(1, ACTION, True)] * 3, OWN_TURN)
    assert told(since(lines, 0, weigh)) == [[5], [6], [7]]


def test_what_comes_of_a_action_is_one_with_it():
    """One entry, jumped to where its weightiest line was said: with what touches the seat, and at most three lines."""
    lines, weigh = log(
        (1, ACTION, True), (1, HARMS), (1, TRIFLE), (1, HARMS), (1, 0), (1, DECIDES), (1, ACTION), (1, MOMENT), OWN_TURN
    )
    recap = since(lines, 0, weigh)
    assert told(recap) == [[1, 3, 5], [7]], "after what decides something new begins"
    assert recap.actions[0].line.n == 5
    assert [line.n for line in recap.actions[0].said] == [0, 1, 2, 3, 5, 6]


def test_every_card_of_the_own_that_is_lost_is_told():
    """However many, and by what; but not once more what a line that is told names already."""
    losses = [LogLine(n, (CardRef(3, n), f" falls to {n}."), 1) for n in range(1, 5)]
    lines = [LogLine(0, (SeatRef(1), " strikes."), 1), *losses, LogLine(5, (CardRef(3, 1), " is out."), 1)]
    weigh = {0: RecapWeight(ACTION, begins=True), 5: RecapWeight(HARMS)}
    [action] = since(
        [*lines, LogLine(6, ("Mine.",), 0)], 0, lambda line: weigh.get(line.n, RecapWeight(HARMS + 1))
    ).actions
    assert [line.n for line in action.lines] == [0, 1, 2, 3, 4]


def test_nothing_that_matters_belongs_to_a_trifle():
    lines, weigh = log((1, BOUGHT, True), (1, MOMENT), (1, ACTION), OWN_TURN)
    assert told(since(lines, 0, weigh)) == [[0], [1]]


def test_what_comes_of_an_own_action_is_told_with_it():
    """It says why; without anything that matters it stays a trifle, and what was bought causes nothing."""
    lines, weigh = log((1, TRIFLE, True), (1, TRIFLE), (1, HARMS), OWN_TURN)
    assert told(since(lines, 0, weigh)) == [[0, 2]]
    lines, weigh = log((1, TRIFLE), (1, HARMS), OWN_TURN)
    assert told(since(lines, 0, weigh)) == [[0], [1]]


def test_what_was_chosen_of_a_text_belongs_to_it():
    cards = [(CardRef(4), " does either."), (CardRef(4), " does this."), (CardRef(5), " is hurt.")]
    lines = [LogLine(n, line, 1) for n, line in enumerate(cards)] + [LogLine(3, ("Mine.",), 0)]
    weights = (RecapWeight(BOUGHT, begins=True), RecapWeight(ACTION), RecapWeight(ACTION), RecapWeight(0, begins=True))
    assert [action.line.n for action in since(lines, 0, lambda line: weights[line.n]).actions] == [1, 2]
    lines[1:2] = []
    assert [action.line.n for action in since(lines, 0, lambda line: weights[line.n]).actions] == [0, 2]


def test_what_reads_alike_is_told_once():
    lines = [LogLine(n, (SeatRef(1), " puts one away."), 1) for n in range(4)]
    lines += [LogLine(4, (SeatRef(1), " takes it."), 1), LogLine(5, (SeatRef(0), " begins."), 0)]
    actions = since(lines, 0, lambda line: RecapWeight(BOUGHT * (line.n < 5), begins=True)).actions
    assert [(action.line.n, action.times) for action in actions] == [(0, 4), (4, 1)]


BEN = SeatRef(1)
DETECTIVE, MERCENARY, LION, COW, OWL = (CardRef(kind) for kind in range(5))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            [(BEN, " plays ", DETECTIVE, "."), (BEN, " plays ", CardRef(1, 7), " as ", DETECTIVE, "."),
             (BEN, " plays ", CardRef(1, 8), " as ", DETECTIVE, "."), *[(BEN, " looks at 3 cards.")] * 3],
            [(BEN, " plays ", DETECTIVE, "."), (BEN, " plays ", CardRef(1, 7), " as ", DETECTIVE, " (2 times)."),
             (BEN, " looks at 3 cards (3 times).")],
        ),
        (
            [(BEN, " silences ", LION, ": no vibes."), (BEN, " silences ", COW, ": no vibes."),
             (BEN, " silences ", OWL, ": no vibes."), (BEN, " scores ", COW, " and has 25.")],
            [(BEN, " silences ", LION, ", ", COW, " and ", OWL, ": no vibes."), (BEN, " scores ", COW, " and has 25.")],
        ),
        (
            [(BEN, "'s ", LION, " falls."), (BEN, "'s ", COW, " falls."), (LION, " goes."), (LION, " goes")],
            [(BEN, "'s ", LION, " falls."), (BEN, "'s ", COW, " falls."), (LION, " goes."), (LION, " goes")],
        ),
        (
            [(BEN, " takes ", LION, "."), (BEN, " takes ", COW, "."), (BEN, " takes ", LION, ".")],
            [(BEN, " takes ", LION, " and ", COW, "."), (BEN, " takes ", LION, ".")],
        ),
        (
            [(BEN, " takes ", LION, " and ", OWL, "."), (BEN, " takes ", COW, " and ", OWL, ".")],
            [(BEN, " takes ", LION, " and ", OWL, "."), (BEN, " takes ", COW, " and ", OWL, ".")],
        ),
    ],
)  # fmt: skip
def test_of_a_action_what_is_said_again_or_of_several_cards_is_one_line(said, told):
    """What becomes of cards stays as it was said: its verb is about one of them."""
    groups = similar_lines.groups(said)
    assert [similar_lines.told([said[i] for i in group]) for group in groups] == told
    lines = [LogLine(n, line, 1) for n, line in enumerate(said)] + [LogLine(9, ("Mine.",), 0)]
    [action] = since(
        lines, 0, lambda line: RecapWeight(ACTION, begins=line.n == 0) if line.n < 9 else RecapWeight(0)
    ).actions
    assert [entry.line for entry in action.said] == told
    assert {entry.line for entry in action.lines} <= set(told)
    if len(told) <= 3:
        assert [entry.line for entry in action.lines] == told


def test_of_lines_the_newest_are_listed():
    lines, _ = log(*[(1, ACTION)] * 5)
    recap = listed(lines, 3)
    assert told(recap) == [[2], [3], [4]]
    assert [action.rank for action in recap.actions] == [2, 1, 0]
    assert recap.left == 2


def test_every_line_knows_whose_turn_it_was_and_what_it_says():
    """What ends a turn still belongs to it."""
    table = TableSetup(game="espionage", seats=(person(0), bot(1)), seed=2)
    match = Player(begin(table, definition=games.load("espionage"))).until(lambda match: match.n > 16)
    lines = match.match_log.lines(-1)
    assert {entry.turn for entry in lines[2:]} == {0, 1}
    begins = [entry for before, entry in pairwise(lines) if entry.turn != before.turn]
    assert all(entry.line[0] == SeatRef(entry.turn) for entry in begins)
    assert {entry.fact.word for entry in begins} == {"turn"}


def both_have_drawn(match):
    return (
        len({entry.fact.seat for entry in match.match_log.lines(-1) if entry.fact and entry.fact.word == "draws"}) > 1
    )


def test_a_line_says_what_its_reader_may_hear():
    """What others have drawn stays theirs."""
    table = TableSetup(game="espionage", seats=(person(0), bot(1)), seed=2)
    match = Player(begin(table, definition=games.load("espionage"))).until(both_have_drawn)
    for seat in (0, 1):
        drawn = [entry.fact for entry in match.match_log.lines(seat) if entry.fact and entry.fact.word == "draws"]
        assert {fact.seat for fact in drawn} == {0, 1}
        assert all((UNKNOWN in fact.kinds) == (fact.seat != seat) for fact in drawn)


def test_a_moment_with_which_a_action_begins_is_told_with_what_decides():
    """As a clue before the guess that completes it; a beginning that is no moment gives way to what has come of it."""
    came = [(1, MOMENT), (1, MOMENT), (1, DECIDES), OWN_TURN]
    lines, weigh = log((1, MOMENT, True), *came)
    assert told(since(lines, 0, weigh)) == [[0, 2, 3]]
    lines, weigh = log((1, ACTION, True), (1, 0), *came[1:])
    assert told(since(lines, 0, weigh))[-1] == [2, 3]


def test_what_a_card_makes_somebody_do_to_several_cards_is_one_line():
    """Else only the last card is named of those that somebody has lost by it."""
    lines = [(CardRef(7, 1), ": ", SeatRef(0), " discards ", CardRef(kind, kind), " at random.") for kind in (3, 4)]
    assert similar_lines.groups(lines) == [[0, 1]]
    assert similar_lines.told(lines) == (*lines[0][:5], " and ", *lines[1][4:])
    others = [(CardRef(kind, 1), ": ", SeatRef(0), " discards ", CardRef(3, 3), ".") for kind in (7, 8)]
    assert similar_lines.groups(others) == [[0], [1]], "two cards have done it"
