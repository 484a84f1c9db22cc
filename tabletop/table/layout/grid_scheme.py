"""Tables with a grid of cells that everybody looks at: two sides left and right of it, words above and below. Pixels.

Nobody sits at the lower edge: a seat stays where it is, whoever looks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from pygame import Rect

from tabletop.table.layout.poses import ZonePlace
from tabletop.table.layout.scheme import CORNER, Areas, Scheme, SeatArea
from tabletop.toolkit import rects
from tabletop.toolkit.rects import center, columns, cut_bottom, cut_left, cut_right, cut_top, rows

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.table.layout.scheme import DividedWindow
    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.layout_schema.board_schema import GridSchema as GridLook

HEAD, FOOT, PROMPT = 104, 92, 58  # units of height: above the grid, below it, and the question between
SIDE = 272  # units: a column at the side has at least
BADGE = 78  # units of height
BETWEEN = 0.06  # of a cell's height: from cell to cell
COLUMNS = ("left", "right")  # by side
TAB = 12  # units above the first badge, if there is room, for the tab that says whose turn it is
NEXT, LOOSE = 8, 20  # units from badge to badge: at least, and with room for the tab of the lower one
COUNTER = 0.42  # of a column at the side: what its side has left
COUNTER_UPRIGHT = 0.31  # the same where both sides lie above the grid: what happened is told below the badges


def seated(look: TableLayout, sides: Sequence[int]) -> TableLayout:
    """The layout with every seat beside the board of its side, the first one left, of more than two in turn; who plays with all
    sits where fewer do.
    """
    few = min((0, 1), key=sides.count)
    names = tuple(COLUMNS[side % 2 if side >= 0 else few] for side in sides)
    return replace(look, seats={**look.seats, str(len(sides)): names})


class GridScheme(Scheme):
    """Cells in reading order, each with the same place in every window."""

    tall = 0.95
    slim = True

    def __init__(self, look: TableLayout) -> None:
        super().__init__(look)
        assert look.grid is not None, "checked when the layout was read"
        self.grid: GridLook = look.grid

    def divide(self, window: Rect, u: Callable[[float], int], count: int, bottom: int) -> Areas:
        del bottom
        gap = u(12)
        inside = window.inflate(-2 * gap, -2 * gap)
        if self._upright(inside, u(SIDE), gap):
            return self._stacked(inside, u, count, gap)
        middle, left, right = self._columns(inside, u(SIDE), u(HEAD + FOOT + PROMPT) + 3 * gap, gap)
        head, rest = cut_top(middle, u(HEAD), gap)
        foot, rest = cut_bottom(rest, u(FOOT), gap)
        prompt, centre = cut_bottom(rest, u(PROMPT), gap)
        piles, head = cut_left(head, round(head.height * 1.4), gap)
        corner, right = cut_top(right, u(52), gap)
        corner = cut_right(corner, u(CORNER))[0]
        buttons, right = cut_bottom(right, u(FOOT + PROMPT) + gap, gap)
        log, left = cut_bottom(left, u(FOOT + PROMPT) + gap, gap)
        sides = {"left": left, "right": right}
        boards = {name: cut_top(box, round(box.height * COUNTER), gap) for name, box in sides.items()}
        seats = self._seats(count, {name: rest for name, (_, rest) in boards.items()}, u)
        extra = {"head": head, "foot": foot, **{name: board for name, (board, _) in boards.items()}}
        strip = Rect(inside.left, inside.bottom - u(176), inside.width, u(176))
        hand = Rect(prompt.left, prompt.bottom, prompt.width, 1)
        return Areas(seats, (True,) * count, piles, centre, prompt, strip, buttons, corner, log, hand, extra)

    def _upright(self, inside: Rect, least: int, gap: int) -> bool:
        """The window is so high that the grid is larger with nothing beside it, and both sides above it."""
        grid = self.grid
        beside = inside.width - 2 * (least + gap)
        return inside.height > 2 * beside / grid.across * grid.shape * grid.down

    def _stacked(self, inside: Rect, u: Callable[[float], int], count: int, gap: int) -> Areas:
        """Both sides beside each other, below them the grid as wide as the window."""
        grid = self.grid
        corner, rest = cut_top(inside, u(52), gap)
        corner = cut_right(corner, u(CORNER))[0]
        head, rest = cut_top(rest, u(HEAD), gap)
        piles, head = cut_left(head, round(head.height * 1.4), gap)
        low, rest = cut_bottom(rest, u(FOOT + PROMPT) + gap, gap)
        log, buttons = columns(low, [1, 1], gap)
        foot, rest = cut_bottom(rest, u(FOOT), gap)
        prompt, rest = cut_bottom(rest, u(PROMPT), gap)
        high = min(round(inside.width / grid.across * grid.shape * grid.down), rest.height * 2 // 3)
        centre, upper = cut_bottom(rest, high, gap)
        sides = dict(zip(COLUMNS, columns(upper, [1, 1], gap), strict=True))
        boards = {name: cut_top(box, round(box.height * COUNTER_UPRIGHT), gap) for name, box in sides.items()}
        seats = self._seats(count, {name: rest for name, (_, rest) in boards.items()}, u)
        extra = {"head": head, "foot": foot, **{name: board for name, (board, _) in boards.items()}}
        strip = Rect(inside.left, inside.bottom - u(176), inside.width, u(176))
        hand = Rect(prompt.left, prompt.bottom, prompt.width, 1)
        return Areas(seats, (True,) * count, piles, centre, prompt, strip, buttons, corner, log, hand, extra)

    def _columns(self, inside: Rect, least: int, taken: int, gap: int) -> tuple[Rect, Rect, Rect]:
        """The middle as wide as the grid is where it is as high as possible, and what is left at both sides."""
        grid = self.grid
        high = (inside.height - taken) / grid.down
        wide = min(round(high / grid.shape * grid.across), inside.width - 2 * (least + gap))
        side = (inside.width - wide) // 2 - gap
        left, rest = cut_left(inside, side, gap)
        right, middle = cut_right(rest, side, gap)
        return middle, left, right

    def _seats(self, count: int, sides: dict[str, Rect], u: Callable[[float], int]) -> tuple[SeatArea, ...]:
        """Badges below each other, lower ones where there is little room."""
        badge, tab = u(BADGE), u(TAB)
        names = self.look.seats[str(count)]
        found: dict[str, list[Rect]] = {}
        for side, box in sides.items():
            many = max(1, names.count(side))
            loose = (box.height - tab - many * badge) // max(1, many - 1)
            gap = max(u(NEXT), min(u(LOOSE), loose))
            high = min(badge, (box.height - (many - 1) * gap) // many)
            whole = many * high + (many - 1) * gap
            lines = rows(Rect(box.left, box.top + min(tab, box.height - whole), box.width, whole), [1] * many, gap)
            found[side] = lines
        out = []
        for name in names:
            box = found[name].pop(0)
            out.append(SeatArea(box, Rect(box.left, box.bottom, 1, 1), box, -1 if name == "left" else 1))
        return tuple(out)

    def place(self, group: str, seat: int | None, ground: DividedWindow) -> ZonePlace:
        look = self.look.zone[group]
        if look.spot == "piles":
            box = ground.areas.piles
            wide = min(box.width, round(box.height / self.grid.shape))
            return ZonePlace(look, seat, False, center(box, wide, round(wide * self.grid.shape)), wide)
        if look.kind != "cells":
            return super().place(group, seat, ground)
        centre, grid = ground.areas.centre, self.grid
        high = min(centre.height / grid.down, centre.width / grid.across * grid.shape)
        area = center(centre, round(high / grid.shape * grid.across), round(high * grid.down))
        gap = max(2, round(high * BETWEEN))
        cells = tuple(rects.grid(area, grid.across, grid.across * grid.down, gap))
        return ZonePlace(look, seat, False, area, cells[0].width, cells=cells)
