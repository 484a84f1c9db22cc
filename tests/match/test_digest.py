"""Since your last turn: which lines are told, and which turn a line of the log belongs to."""

from __future__ import annotations

from itertools import pairwise

from tabletop import games
from tabletop.core.definition import CardRef, SeatRef
from tabletop.match import TableSetup, bot, person
from tabletop.match.digest import since
from tabletop.match.journal import LogLine
from tests.match.table import Player, begin


def line(n, turn, *parts):
    return LogLine(n, parts, turn)


def test_what_others_did_to_somebody_comes_before_all_else():
    """Only the others' turns since the last own one; nothing while somebody else is on turn; own draws are left out."""
    drawn = line(4, 1, SeatRef(0), " draws ", CardRef(3))
    lines = [
        line(1, 1, SeatRef(1), " aims at ", SeatRef(0)),  # before the last own turn
        line(2, 0, SeatRef(0), " plays ", CardRef(1)),
        line(3, 1, SeatRef(1), " plays ", CardRef(2)),
        drawn,
        line(5, 2, SeatRef(2), " steals from ", SeatRef(0)),
        line(6, 2, "Nobody answers."),
        line(7, 0, SeatRef(0), "'s turn."),
    ]
    public = [entry for entry in lines if entry is not drawn]
    assert [entry.n for entry in since(lines, 0, public)] == [3, 5]
    assert [entry.n for entry in since(lines, 0, public, most=1)] == [5]
    assert [entry.n for entry in since(lines, 0, public, [lines[5].line], most=1)] == [6], "what decides"
    assert since(lines[:-1], 0, public) == []


def test_what_somebody_did_in_others_turns_gives_way_to_what_became_of_it():
    lines = [
        line(1, 0, SeatRef(0), "'s turn."),
        line(2, 1, CardRef(1), " of ", SeatRef(0), " falls."),
        line(3, 1, SeatRef(0), " plays ", CardRef(2), " against ", SeatRef(1), "."),
        line(4, 1, SeatRef(1), " completes ", CardRef(3), "."),
        line(5, 0, SeatRef(0), "'s turn."),
    ]
    assert [entry.n for entry in since(lines, 0, lines, most=1)] == [2]
    assert [entry.n for entry in since(lines, 0, lines, most=2)] == [2, 4]


def test_of_each_turn_one_line_is_told():
    """However much more happened to the seat in another one."""
    lines = [
        line(1, 0, SeatRef(0), "'s turn."),
        line(2, 1, SeatRef(1), " plays ", CardRef(1)),
        line(3, 2, SeatRef(2), " steals from ", SeatRef(0)),
        line(4, 2, SeatRef(2), " robs ", SeatRef(0)),
        line(5, 0, SeatRef(0), "'s turn."),
    ]
    assert [entry.n for entry in since(lines, 0, lines, most=2)] == [2, 4]


def test_every_line_knows_whose_turn_it_was():
    """What ends a turn still belongs to it."""
    table = TableSetup(game="espionage", seats=(person(0), bot(1)), seed=2)
    match = Player(begin(table, definition=games.load("espionage"))).until(lambda match: match.n > 16)
    lines = match.journal.lines(-1)
    assert {entry.turn for entry in lines[2:]} == {0, 1}
    begins = [entry for before, entry in pairwise(lines) if entry.turn != before.turn]
    assert all(entry.line[0] == SeatRef(entry.turn) for entry in begins)
