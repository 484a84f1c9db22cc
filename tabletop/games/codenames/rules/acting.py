"""Whose turn it is for all who look on: the side's turn is its Director's, and then its Agents'."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.events import Fact
from tabletop.core.view import ViewOf
from tabletop.games.codenames.rules import events
from tabletop.games.codenames.rules.queries import AGENTS
from tabletop.games.codenames.rules.table import Board


def acting(view: ViewOf[Board], said: Sequence[Fact]) -> tuple[int, ...]:
    """By what all have been told since the view: what Directors ask each other before a clue is out tells nothing (CN-67)."""
    seats = _asked(view)
    for fact in said:
        seats = _after(view.table, seats, fact)
    return seats


def _asked(view: ViewOf[Board]) -> tuple[int, ...]:
    if not view.query:
        return ()
    if view.query == "guess":
        return _agents(view.table, view.table.side)
    return view.left if view.query == "cover_own" else (view.table.turn,)


def _agents(table: Board, side: int) -> tuple[int, ...]:
    found: tuple[int, ...] = AGENTS[table.sides, table.directors, side]
    return found


def _after(table: Board, seats: tuple[int, ...], fact: Fact) -> tuple[int, ...]:
    match fact:
        case events.Turn():
            return (fact.seat,)
        case events.Clue():
            return _agents(table, fact.side)
        case events.Objects():
            return (table.turn,)
        case events.Stands():
            return _agents(table, table.side)
        case events.Wins():
            return ()
    return seats
