"""Who may sit down at a place in the middle of a match: whoever has played at another one must not come to know more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.ask import NOBODY, Refused
from tabletop.match.player_view import alike

if TYPE_CHECKING:
    from tabletop.core.game import Game
    from tabletop.match.seats import TableSetup


def check(game: Game, setup: TableSetup, seat: int, name: str) -> None:
    """Refused where a person sits already, and for whoever has sat at a place that knows other cards."""
    if setup.seats[seat].human:
        raise Refused("not_your_decision", "Somebody sits there already.")
    check_new(game, setup, seat, name)


def check_new(game: Game, setup: TableSetup, seat: int, name: str) -> None:
    """Refused for whoever has sat at another place, if it knows other cards."""
    if any(place != seat and not alike(game, (place, seat)) for place in sat_at(setup, name)):
        raise Refused("has_played", f"{name} has played at another place of this table, which knows other cards.")


def sat_at(setup: TableSetup, name: str) -> tuple[int, ...]:
    """The places at which a person of this name sits or has sat in this match."""
    wanted = name.casefold()
    return tuple(i for i, seat in enumerate(setup.seats) if wanted in {who.casefold() for who in seat.people})


def shows(game: Game, seat: int) -> int:
    """How many cards whoever sits down there comes to know that lie hidden on the table, beside its own ones."""
    table = game.table
    every, eye = table.eyes(NOBODY), table.eyes(seat)
    zones = table.layout.zones
    return sum(
        bool(seen & eye) and not seen & every and zones[table.at[card]].seat != seat
        for card, seen in enumerate(table.seen)
    )
