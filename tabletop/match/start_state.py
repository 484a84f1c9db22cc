"""How a match begins: with a deal, or in the middle, from a moment of another one.

A moment is kept with the match as the plain state of the game, whoever dealt it: so saving, undo, export and resume are
those of any match.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.record import Record
from tabletop.i18n import tr
from tabletop.match.seats import MatchStart, TableSetup


def record_of(definition: Definition, setup: TableSetup) -> Record:
    """The record of a match before its first answer. ValueError for a damaged moment, anything for one of other rules."""
    game = _loaded(definition, setup.begun.state, len(setup.seats)) if setup.begun is not None else None
    return Record(definition, len(setup.seats), setup.seed, setup.options, game=game)


def from_here(setup: TableSetup, past: Record, n: int, seed: int, *, anew: int | None = None) -> TableSetup:
    """The table that plays on from the moment after `n` answers of `past`: the hidden cards as they were, or what the seat
    `anew` does not know dealt once more. ValueError when the game is over there, LookupError when nothing else fits.
    """
    game = past.at(n)
    if game.over:
        raise ValueError(tr("match-over-at-moment"))
    if anew is not None:
        game = game.determinised_for_people(anew, Random(seed))
        if game.over:
            raise ValueError(tr("match-nothing-left-at-moment"))
    state = msgspec.json.decode(msgspec.json.encode(game.save()))
    seats = tuple(msgspec.structs.replace(seat, taken_back=0, sat=()) for seat in setup.seats)
    begun = MatchStart(n=n, anew=anew is not None, state=state)
    return msgspec.structs.replace(setup, seats=seats, seed=seed, night=None, run=None, begun=begun, fair=None)


def _loaded(definition: Definition, state: dict[str, Any], seats: int) -> Game:
    game = definition.load(state)
    if game.over or game.table.seats != seats or max(game.table.kind) >= len(definition.cards):
        raise ValueError("no moment of this game")
    game.auto = False
    return game
