"""Which of the public lines of the log says by what something came."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.definition import CardRef, Line, SeatRef
from tabletop.match.history.similar_lines import deed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

CARD, SEAT = 1, 2  # what makes a line worth telling, the more the better


def named(line: Line) -> set[int]:
    """The seats of a line."""
    return {part.seat for part in line if isinstance(part, SeatRef)}


def shown(line: Line) -> set[int]:
    """The kinds of its cards."""
    return {part.kind for part in line if isinstance(part, CardRef)}


def weight(line: Line, seats: Iterable[int]) -> int:
    """How much a line says about one of these seats: it names them, and a card."""
    return SEAT * bool(named(line) & set(seats)) + CARD * bool(shown(line))


def blow(before: Sequence[Line], fall: Sequence[Line], seat: int) -> Line:
    """The deed by which a seat fell: of what was said `before`, the last thing that whoever the lines of the `fall` name did
    with one card or to that seat; or what another card did to one that they name. () when it was nobody's deed.
    """
    doers = set[int]().union(*map(named, fall)) - {seat}
    fell = set[int]().union(*map(shown, fall))
    deeds, aside = list[Line](), list[Line]()
    for line in before:
        first = next((part for part in line if isinstance(part, SeatRef | CardRef)), None)
        if isinstance(first, SeatRef) and first.seat in doers and shown(line) and deed(line):
            (deeds if seat in named(line) or len(shown(line)) == 1 else aside).append(line)
        elif isinstance(first, CardRef) and shown(line[line.index(first) + 1 :]) & fell:
            deeds.append(line)
    return next(reversed(deeds or aside), ())


def recent(told: Mapping[int, Sequence[Line]], n: int, reach: int) -> list[Line]:
    """What was said in the last `reach` answers up to `n`, oldest first."""
    return [line for at in sorted(told) if n - reach < at <= n for line in told[at]]
