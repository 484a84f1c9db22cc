"""What a teacher says: a caption that keeps to its corner, a ring round what it means, and a dotted way there."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.table.cards import marks
from tabletop.ui.table.panels.caption import Caption

if TYPE_CHECKING:
    from collections.abc import Callable

GAP = 16
SWELL = 3  # units that the ring breathes
BREATH = 1400.0  # ms


class Balloon(Caption):
    """`corner`: the rectangle at whose lower right the balloon sits, growing upwards and to the left."""

    def __init__(self, on_next: Callable[[], None], on_skip: Callable[[], None]) -> None:
        super().__init__(on_next, on_skip)
        self.corner = pygame.Rect(0, 0, 0, 0)
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
        """Two buttons that do not fit beside each other stand one above the other."""
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
        self.box = pygame.Rect(0, 0, wide, high)
        self.box.bottomright = self.corner.bottomright
        self.box.clamp_ip(self.rect)

    def _draw_arrow(self, target: pygame.Surface, anchor: pygame.Rect) -> None:
        kit, far = self.kit, self.u(GAP)
        kit.ring(target, anchor.inflate(2 * self.breath, 2 * self.breath), "gold", radius=14)
        around, box = anchor.inflate(2 * far, 2 * far), self.box.inflate(far, far)
        if box.colliderect(around):
            return
        sides = (around.midtop, around.midright, around.midleft, around.midbottom)
        below = around.top > box.centery  # round the words of the prompt, which lies between
        onto = (anchor.centerx, anchor.top + anchor.height // 4)
        goal = onto if below else min(sides, key=lambda side: _far(side, box.center))
        start = box.midbottom if below else min((box.midleft, box.midtop), key=lambda side: _far(side, goal))
        target.fblits(marks.line(kit, start, goal, "gold", bend=0.07 if below else -0.1))


def _far(a: tuple[int, int], b: tuple[int, int]) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])
