"""Tables of mats: every seat has its own cards before it. Where everything is, is in `mats_divider`. Pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.ask import NOBODY
from tabletop.table.layout import mats_upright
from tabletop.table.layout.expanded_mat import whole
from tabletop.table.layout.mats_divider import Divider, part_sizes
from tabletop.table.layout.scheme import MarkLook, Scheme
from tabletop.toolkit import pictures
from tabletop.toolkit.draw_context import Room, ui_scale

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame
    from pygame import Rect

    from tabletop.core.table import Table
    from tabletop.table.layout.areas import Areas
    from tabletop.table.layout.expanded_mat import ExpandedMat
    from tabletop.table.layout.scheme import Foresees
    from tabletop.table.layout_schema.board_schema import Style
    from tabletop.table.layout_schema.mats_schema import Strips

RING = 40  # pixels by which the printed ring may pass the room for fights


class MatsScheme(Scheme):
    """Every seat has its own cards before it; those who fight stand in the middle."""

    few, least_few = 4, (1456, 820)  # so many have more room
    tall, each = 0.82, 90
    slim = True
    marks = MarkLook("left", 24, 0.17)

    def room(self, size: tuple[int, int], seats: int) -> Room:
        """Where few sit everything can grow more before it becomes crowded."""
        found = super().room(size, seats)
        return found if self.upright(size) or seats > self.few else Room(self.least_few)

    @property
    def foresees(self) -> Foresees:
        """Beside those who stand in rows; a ring of fights has its own sums."""
        return "above" if self.look.fights is None else ""

    def measure(self, window: Rect, seats: int) -> float:
        if self.upright(window.size):
            unit = ui_scale(window.size, 1.0, *self.room(window.size, seats))
            return mats_upright.measure(self.look, seats, window.height, unit, window.width)
        return min(float(window.height), window.width * 9 / 16)

    def own_share(self, count: int) -> float:
        assert self.look.mats is not None, "checked when the layout was read"
        return self.look.mats.own[str(count)]

    def divide(self, window: Rect, u: Callable[[float], int], count: int, bottom: int) -> Areas:
        """The seat `bottom` has hand, cards, badge and buttons at the lower edge; the others sit clockwise round it."""
        return self._divider(window, u, count, bottom).areas()

    def _divider(self, window: Rect, u: Callable[[float], int], count: int, bottom: int) -> Divider:
        divider = mats_upright.Upright if self.upright(window.size) else Divider
        return divider(window, u, self.look, count, bottom, self.measure(window, count), self.widest(window))

    def larger(self, table: Table, bottom: int) -> int:
        strips = self._strips(table.seats)
        grows = strips is not None and table.turn != bottom and table.zones[table.layout.find(strips.grows)]
        return table.turn if grows else NOBODY

    def enlarge(self, areas: Areas, window: Rect, u: Callable[[float], int], bottom: int, seat: int) -> Areas:
        count = len(areas.seats)
        row, first = self._divider(window, u, count, bottom).strips, (bottom + 1) % count
        assert row is not None, "only strips grow"
        found = row.areas((seat - first) % count)
        seats = tuple(
            area if number == bottom else found[(number - first) % count] for number, area in enumerate(areas.seats)
        )
        return areas._replace(seats=seats)

    def whole(self, areas: Areas, window: Rect, u: Callable[[float], int], seat: int) -> ExpandedMat | None:
        area, sizes = areas.seats[seat], part_sizes(self.look, self.measure(window, len(areas.seats)))
        return whole(window, u, self.look, sizes, area.badge) if area.opens else None

    def _strips(self, count: int) -> Strips | None:
        strips = self.look.mats.strips if self.look.mats is not None else None
        return strips if strips is not None and count >= strips.seats else None

    def paint(self, target: pygame.Surface, areas: Areas, style: Style) -> None:
        """The ring for those who fight."""
        del style
        if self.look.fights is not None:
            size = areas.centre.inflate(RING, RING).size
            ring = pictures.contain((self.look.game, self.look.fights.ring), size, keep=False)
            target.blit(ring, ring.get_rect(center=areas.centre.center))
