"""One zone's place on the table: which area, how its cards lie in it, whether faces may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.table.layout import poses

if TYPE_CHECKING:
    from pygame import Rect

    from tabletop.table.layout.poses import Pose
    from tabletop.table.layout_schema import ZoneLook


class ZonePlace(NamedTuple):
    """Where the cards of one zone lie. `own`: it belongs to the seat at the lower edge; `width` of its cards in pixels;
    `cells`: the places of its cards in a grid, one after another.
    """

    look: ZoneLook
    seat: int | None
    own: bool
    area: Rect
    width: float
    side: int = 0
    cells: tuple[Rect, ...] = ()

    def poses(self, count: int) -> list[Pose]:
        kind = self.look.kind
        if kind == "hand":
            if self.own:
                return poses.fan(self.area, self.width, count)
            return poses.backs(self.area, self.width, count, side=self.side)
        if kind == "slot":
            return [poses.Pose(*self.area.center, self.width)] * count
        if kind == "pile":
            return poses.pile(self.area, self.width, count, self.look.shown)
        if kind == "stairs":
            return poses.stairs(self.area, self.width, count)
        if kind == "cells":
            return [poses.cell(box) for box in self.cells[:count]]
        return (poses.spread if kind == "spread" else poses.row)(self.area, self.width, count)
