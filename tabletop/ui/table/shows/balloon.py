"""What a teacher says: a caption in a corner where it covers nothing that it speaks of, and an arrow to what it means."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.table.cards import arrows
from tabletop.ui.table.panels.caption import WIDE, Caption

if TYPE_CHECKING:
    from collections.abc import Callable

GAP = 12
NARROW = 258  # units
REACH = 96  # units of the arrow: it lies beside what it means, and crosses nothing on its way
SWELL = 3  # units that the ring breathes
BREATH = 1400.0  # ms


class Balloon(Caption):
    """`corner`: the rectangle at whose lower right the balloon sits, growing upwards and to the left, unless it would cover
    what it means or one of `kept` there.
    """

    def __init__(self, on_next: Callable[[], None], on_skip: Callable[[], None]) -> None:
        super().__init__(on_next, on_skip)
        self.corner = pygame.Rect(0, 0, 0, 0)
        self.kept: tuple[pygame.Rect, ...] = ()
        self.breath = 0

    def breathe(self, now: float) -> bool:
        """Let the ring swell a little; True when it changed."""
        if not self.visible or self.anchor is None or self.app.prefs.reduced_motion:
            return False
        part = abs((now % BREATH) / BREATH * 2 - 1)
        swell = self.u(SWELL * 2 * part) if part > 0 else 0
        if swell == self.breath:
            return False
        self.breath = swell
        return True

    def layout(self) -> None:
        """Narrow where it covers nothing only so."""
        self._lay_out(WIDE)
        if self.visible and self._covers(self.box):
            self._lay_out(NARROW)
            if self._covers(self.box):
                self._lay_out(WIDE)

    def _lay_out(self, wide: int) -> None:
        """Two buttons that do not fit beside each other stand one above the other."""
        self.wide = wide
        super().layout()
        if not (self.visible and self.rect.width and self.next.visible and self.skip.visible):
            return
        gap = self.u(14)
        if self.skip.rect.right + gap > self.next.rect.left:
            more = self.skip.rect.height + gap
            self._place_box(self.box.width, self.box.height + more)
            row = self.box.bottom - self.u(22) - self.skip.rect.height
            self.skip.place(
                self.skip.rect.move(self.box.right - self.u(24) - self.skip.rect.right, row - self.skip.rect.y)
            )
            self.next.place(self.next.rect.move(0, row - gap - self.next.rect.height - self.next.rect.y))

    def _place_box(self, wide: int, high: int) -> None:
        edge, corner = self.u(GAP), self.corner
        left, top = self.rect.left + edge, self.rect.top + edge
        spots = [
            (corner.right - wide, corner.bottom - high), (corner.right - wide, corner.top),
            (left, corner.bottom - high), (left, corner.top), (corner.right - wide, top), (left, top),
            *((self.anchor.left - edge - self.u(REACH) - wide, self.anchor.bottom - high) for _ in (1,) if self.anchor),
        ]  # fmt: skip
        places = [pygame.Rect(x, y, wide, high).clamp(self.rect) for x, y in spots]
        self.box = min(places, key=self._covers)

    def _covers(self, place: pygame.Rect) -> int:
        """How much of what has to be seen lies below it there; what it means counts most."""
        around = [self.anchor.inflate(2 * self.u(GAP), 2 * self.u(GAP))] * 30 if self.anchor is not None else []
        return sum(part.width * part.height for other in (*around, *self.kept) for part in (place.clip(other),))

    def _draw_arrow(self, target: pygame.Surface, anchor: pygame.Rect) -> None:
        kit = self.kit
        ring = anchor.inflate(2 * self.breath, 2 * self.breath)
        kit.ring(target, ring, "gold", radius=14)
        start, goal = self._pointer(ring)
        target.fblits(arrows.line(kit, start, goal, "gold", bend=0.05))

    def _pointer(self, ring: pygame.Rect) -> tuple[tuple[int, int], tuple[int, int]]:
        """From where to where the arrow goes: it ends at the ring, at the side with room for it that is next to the balloon."""
        far, gap = self.u(REACH), self.u(GAP) // 2
        sides = {
            (0, -1): (ring.centerx, ring.top - gap), (0, 1): (ring.centerx, ring.bottom + gap),
            (-1, 0): (ring.left - gap, ring.centery), (1, 0): (ring.right + gap, ring.centery),
        }  # fmt: skip
        ways = [((x + dx * far, y + dy * far), (x, y)) for (dx, dy), (x, y) in sides.items()]
        room = [way for way in ways if self.rect.collidepoint(way[0]) and not self.box.collidepoint(way[0])]
        free = [way for way in room if not any(other.clipline(*way) for other in self.kept)]
        return min(free or room or ways, key=lambda way: math.dist(way[0], self.box.center))
