"""What one seat may know of a game: the only thing that players, pictures and words are made from."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from tabletop.core.ask import NOBODY, SINGLE, TELL, UNKNOWN, Option
from tabletop.core.game import Game
from tabletop.core.table import Event, Table

T_co = TypeVar("T_co", bound=Table, covariant=True)


class ViewOf(NamedTuple, Generic[T_co]):
    """`table` is veiled: unseen kinds are UNKNOWN, no dice. Never frames, journals, or other seats' options and answers.

    seat: whose view (NOBODY: an onlooker's); no: number of the open ask; query: its name, "" when the game is over;
    asked: all seats it is put to; left: those who have not answered; options, args: only if this seat is asked. telling: it is
    asked for a value, and so has no options.
    """

    seat: int
    table: T_co
    no: int
    query: str
    asked: tuple[int, ...]
    left: tuple[int, ...]
    options: tuple[Option, ...]
    args: tuple[Any, ...]
    telling: bool = False


View: TypeAlias = ViewOf[Any]  # of any game


def view(game: Game, seat: int = NOBODY) -> View:
    ask, table = game.ask, game.table.veiled(seat)
    if ask is None:
        return ViewOf(seat, table, game.no, "", (), (), (), ())
    asked = (ask[1],) if ask[0] in SINGLE else ask[1]
    left = asked if ask[0] in SINGLE else game.left
    options = game.options_of(seat) if seat != NOBODY else None
    telling = ask[0] == TELL and options is not None
    shown = () if telling else tuple(options or ())
    return ViewOf(seat, table, game.no, ask[2], asked, left, shown, ask[3] if options else (), telling)


def redact(event: Event, seat: int) -> Event:
    """An event as a seat may hear it: kinds it does not see are UNKNOWN; a private word for others becomes ("hush",)."""
    eye = Table.eyes(seat)
    if event[0] == "move":
        _, card, a, b, kind, seen = event
        return ("move", card, a, b, kind if seen & eye else UNKNOWN)
    if event[0] == "show":
        _, cards, kinds, eyes = event
        return ("show", cards, kinds if eyes & eye else (UNKNOWN,) * len(cards), eyes)
    if event[0] == "say" and not event[3] & eye:
        return ("hush",)
    return event
