"""How long somebody still has: a ring that empties, with the seconds in it; red at the end."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.table.widgets import panel_style
from tabletop.toolkit import shapes
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.match.open_request import TimeLimit

STEPS = 120  # so many sizes of the arc, so that a frame seldom needs a new one
SHORT_MS = 15_000
GAP = 10


class TimeRing(Widget):
    """It stands at the left of what `update` names."""

    def __init__(self) -> None:
        super().__init__("time")
        self.visible = False
        self.timing: TimeLimit | None = None
        self._drawn: tuple[int, int] | None = None
        self._rung = False

    def update(self, timing: TimeLimit | None, beside: pygame.Rect) -> bool:
        """Every frame; True when the picture changed. It sounds once when a timer that only shows has run out."""
        self.timing = timing
        drawn = None if timing is None else (round(STEPS * timing.share), timing.seconds)
        over = timing is not None and not timing.left and not timing.hard
        if over and not self._rung:
            self.app.sound("race_over")
        self._rung = over
        side = self.u(64)
        place = pygame.Rect(beside.left - side - self.u(GAP), beside.centery - side // 2, side, side)
        if (drawn, place) == (self._drawn, self.rect):
            return False
        self._drawn, self.visible, self.rect = drawn, drawn is not None, place
        self.refresh()
        return True

    def draw(self, target: pygame.Surface) -> None:
        if self.timing is not None:
            draw_ring(self, target, self.rect, self.timing)


def draw_ring(widget: Widget, target: pygame.Surface, box: pygame.Rect, timing: TimeLimit) -> None:
    """The ring in a square of the window."""
    kit = widget.kit
    color = "coral" if timing.left < SHORT_MS else "gold"
    panel_style.panel(target, kit, box, "disc")
    share = round(STEPS * timing.share) / STEPS
    if share > 0:
        target.blit(arc(box.width, kit.u(8), share, kit.color(color)), box)
    size = box.height / kit.scale * (0.4 if timing.seconds < 100 else 0.32)
    kit.write(target, str(timing.seconds), "number", box, color if timing.left < SHORT_MS else "white",
              align="center", size=size)  # fmt: skip


def arc(side: int, width: int, share: float, color: pygame.Color) -> pygame.Surface:
    """The part of a ring from the top, clockwise."""
    middle, radius = side / 2, (side - width) / 2
    steps = max(2, round(64 * share))
    turns = [-math.pi / 2 + 2 * math.pi * share * i / steps for i in range(steps + 1)]
    points = [(middle + radius * math.cos(turn), middle + radius * math.sin(turn)) for turn in turns]
    return shapes.svg((side, side), shapes.polyline(points, width, color))
