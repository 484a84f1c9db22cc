"""Small parts of sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.ask import UNKNOWN
from tabletop.core.definition import CardRef, Line, SeatRef
from tabletop.games.espionage.cards import CARDS


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return CARDS[kind].name if kind != UNKNOWN else "a card"


def several(parts: Sequence[SeatRef | CardRef]) -> Line:
    """A, B and C."""
    out: list[str | SeatRef | CardRef] = []
    for n, part in enumerate(parts):
        if n:
            out.append(" and " if n == len(parts) - 1 else ", ")
        out.append(part)
    return tuple(out)


def cards(kinds: Sequence[int]) -> Line:
    """The titles, or only how many when they are not seen."""
    if not kinds:
        return ("nothing",)
    if UNKNOWN in kinds:
        return ("a card",) if len(kinds) == 1 else (f"{len(kinds)} cards",)
    return several([CardRef(kind) for kind in kinds])


def seats(numbers: Sequence[int]) -> Line:
    return several([SeatRef(seat) for seat in numbers])
