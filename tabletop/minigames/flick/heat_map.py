"""The heat map of the practice range: where the bean was when it touched or passed its target, seen from above."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.minigames.flick import nebula
from tabletop.minigames.flick.physics.model import TARGET_RADIUS
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.minigames.flick.range_records import Records

WIDE, LOW, HIGH = 52.0, -46.0, 22.0  # mm that are shown round the target
HEAT = {"hit": (255, 190, 70), "graze": (60, 170, 255), "miss": (150, 60, 190)}
SPOT = 17.0  # mm, how far one shot warms
NEXT = 0.16


class HeatMap(Widget):
    def __init__(self, records: Records) -> None:
        super().__init__("heat map", tooltip="Where your bean was when it touched the other, or passed it.")
        self.records = records
        self._kept: tuple[object, pygame.Surface] | None = None

    def measure(self, width: int) -> tuple[int, int]:
        return width, round(width * (HIGH - LOW) / (2 * WIDE)) + self.u(30)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        head, field = rects.cut_top(self.rect, kit.u(24), kit.u(6))
        kit.write(target, "Where your shots went", "caption", head, "muted")
        kit.panel(target, field, "inset")
        inner = field.inflate(-kit.u(6), -kit.u(6))
        if inner.width <= 0 or inner.height <= 0:
            return
        key = (inner.size, self.records.shots, len(self.records.marks), self.records.hole)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, self._warm(inner.size))
        target.blit(self._kept[1], inner)

    def _warm(self, size: tuple[int, int]) -> pygame.Surface:
        scale = min(size[0] / (2 * WIDE), size[1] / (HIGH - LOW))

        def at(x: float, y: float) -> tuple[int, int]:
            return round(size[0] / 2 + x * scale), round(size[1] / 2 - (y - (HIGH + LOW) / 2) * scale)

        out = pygame.Surface(size)
        out.fill((13, 10, 28))
        hole = self.records.hole
        side = round(SPOT * scale)
        for mark in self.records.marks:
            if hole in (3, mark.hole):
                warm = nebula.glow((side, side), HEAT.get(mark.outcome, HEAT["miss"]), NEXT * 3)
                out.blit(warm, warm.get_rect(center=at(mark.x, mark.y)), special_flags=pygame.BLEND_RGB_ADD)
        ring = round(2 * TARGET_RADIUS * scale)
        circle = shapes.ring((ring, ring), ring // 2, max(2, round(scale)), pygame.Color("white"))
        out.blit(circle, circle.get_rect(center=at(0, 0)))
        out.blit(self.kit.icon("beans", 26, "white"), self.kit.icon("beans", 26, "white").get_rect(center=at(0, 0)))
        return out
