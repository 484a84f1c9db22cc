"""Above a chart: what its numbers are, and whose line is which, each with the mark of its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.table.hud.seat_symbols import draw_mark
from tabletop.toolkit import plain_words, rects

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.table.end_facts import EndFacts
    from tabletop.toolkit.draw_context import DrawContext

DOT = 24  # units of the mark of a seat


class LegendEntry(NamedTuple):
    """A line: its name, palette colour, and the seat whose mark it has."""

    name: str
    color: str
    seat: int


def whose(facts: EndFacts, team: Sequence[int]) -> LegendEntry:
    """Whose line it is: of a side that has a name and a colour of its own, else of the people on it, as its first seat."""
    seats = [facts.setup.seats[seat] for seat in team]
    if facts.outcome.sides and facts.definition.looks.teams:
        side = facts.definition.looks.teams[facts.outcome.sides[team[0]]]
        return LegendEntry(side.name, side.color, team[0])
    return LegendEntry(plain_words.team([seat.name for seat in seats]), seats[0].colour, team[0])


def rows(kit: DrawContext, title: str, keys: Sequence[LegendEntry], width: int) -> int:
    """Two where the names of many need them."""
    return 1 if sum(_wishes(kit, keys)) <= width - _title_width(kit, title) else 2


def draw(
    target: pygame.Surface, kit: DrawContext, box: pygame.Rect, title: str, keys: Sequence[LegendEntry], *, symbol: bool
) -> None:
    """Draw the title on the right and the names before it, in as many rows as they need."""
    bands = rects.rows(box, [1] * rows(kit, title, keys, box.width))
    place, bands[0] = rects.cut_right(bands[0], _title_width(kit, title))  # what is below it has the whole width
    kit.write(target, title, "label", place, "gold", align="right")
    row = -(-len(keys) // len(bands))
    for n, band in enumerate(bands):
        _names(target, kit, band, keys[n * row : (n + 1) * row], symbol=symbol)


def _names(
    target: pygame.Surface, kit: DrawContext, box: pygame.Rect, keys: Sequence[LegendEntry], *, symbol: bool
) -> None:
    dot, wishes = kit.u(DOT), _wishes(kit, keys)
    room = pygame.Rect(box.x, box.y, min(box.width, sum(wishes)), box.height)
    for key, cell in zip(keys, rects.columns(room, wishes), strict=True):
        place, rest = rects.cut_left(cell, dot, kit.u(8))
        draw_mark(target, kit, rects.center(place, dot, dot), key.color, key.seat, symbol=symbol)
        kit.write(target, key.name, "caption", rest, "text")


def _wishes(kit: DrawContext, keys: Sequence[LegendEntry]) -> list[int]:
    """How wide each name would like to be, with its mark."""
    return [kit.measure(key.name, "caption") + kit.u(DOT + 36) for key in keys]


def _title_width(kit: DrawContext, title: str) -> int:
    return kit.measure(title, "label") + kit.u(20)
