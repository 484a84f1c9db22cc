"""A line chart: how numbers went over a match or over many."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.i18n import localized
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

LINES = 6  # of the grid above zero, at most


class Series(NamedTuple):
    """One line: its name, palette colour and values at x = 0, 1, 2 ...; None leaves it (a player is out)."""

    name: str
    color: str
    values: Sequence[float | None]


class LineChart(Widget):
    """Lines over a grid, with a legend above. `marks` are (x, text) moments along the bottom edge."""

    def __init__(
        self, series: Sequence[Series], *, label: str, x_title: str = "", marks: Sequence[tuple[int, str]] = ()
    ) -> None:
        super().__init__(label)
        self.series = list(series)
        self.x_title = x_title
        self.marks = list(marks)

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(340)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        head, rest = rects.cut_top(self.rect, kit.u(40) * self._legend_rows(self.rect.width), kit.u(6))
        foot, rest = rects.cut_bottom(rest, kit.u(34), kit.u(4))
        _, plot = rects.cut_left(rest, kit.u(48), kit.u(8))
        self._legend(target, head)
        values = [value for line in self.series for value in line.values if value is not None]
        step = _step(max(values, default=1))
        steps = max(1, ceil(max(values, default=1) / step))
        top = step * steps
        last = max((len(line.values) for line in self.series), default=2) - 1
        self._grid(target, plot, top, steps)
        if plot.width > 4 and plot.height > 4:
            target.blit(shapes.svg(plot.size, self._lines(plot.size, top, max(1, last))), plot)
        self._marks(target, plot, foot, max(1, last))

    def _legend_rows(self, _width: int) -> int:
        return 1

    def _legend(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit = self.kit
        dot = kit.u(16)
        cells = rects.columns(box, [kit.measure(line.name, "caption") + kit.u(60) for line in self.series])
        whole = sum(kit.measure(line.name, "caption") + kit.u(60) for line in self.series)
        if whole < box.width:
            cells = rects.columns(pygame.Rect(box.x, box.y, whole, box.height), [cell.width for cell in cells])
        for line, cell in zip(self.series, cells, strict=True):
            tint = kit.color(line.color)
            target.blit(
                shapes.disc(dot, tint.lerp(pygame.Color("white"), 0.3), tint), (cell.x, cell.centery - dot // 2)
            )
            kit.write(target, line.name, "caption", rects.cut_left(cell, dot, kit.u(8))[1], "text")

    def _grid(self, target: pygame.Surface, plot: pygame.Rect, top: float, steps: int) -> None:
        kit = self.kit
        line = pygame.Surface((plot.width, max(1, kit.u(1.5))), pygame.SRCALPHA)
        line.fill((255, 255, 255, 26))
        for i in range(steps + 1):
            y = plot.bottom - round(plot.height * i / steps)
            target.blit(line, (plot.x, y))
            box = pygame.Rect(plot.x - kit.u(56), y - kit.u(14), kit.u(46), kit.u(28))
            kit.write(target, localized(f"{top * i / steps:g}"), "caption", box, "faint", align="right", size=16)

    def _lines(self, size: tuple[int, int], top: float, last: int) -> str:
        kit = self.kit
        width, body = kit.u(4), []
        room = (size[0] - 4 * width, size[1] - 4 * width)
        for line in self.series:
            points = [
                (2 * width + room[0] * x / last, size[1] - 2 * width - room[1] * value / top)
                for x, value in enumerate(line.values)
                if value is not None
            ]
            if len(points) > 1:
                body.append(
                    shapes.polyline([(x, y + width / 2) for x, y in points], width * 1.6, pygame.Color(0, 0, 0, 110))
                )
                body.append(shapes.polyline(points, width, kit.color(line.color)))
            if points:
                x, y = points[-1]
                tint = shapes.hex6(kit.color(line.color))
                body.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{width * 1.7:.1f}" fill="{tint}"/>')
                body.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{width * 0.7:.1f}" fill="#ffffff"/>')
        return "".join(body)

    def _marks(self, target: pygame.Surface, plot: pygame.Rect, foot: pygame.Rect, last: int) -> None:
        kit = self.kit
        kit.write(target, self.x_title, "caption", foot, "faint", align="right", size=16)
        free = foot.x
        for x, text in sorted(self.marks):
            middle = plot.x + round(plot.width * x / last)
            pygame.draw.line(target, kit.color("line"), (middle, plot.y), (middle, plot.bottom))
            wide = kit.measure(text, "caption", 16)
            left = max(free, min(foot.right - wide, middle - wide // 2))
            if left + wide <= foot.right:
                kit.write(
                    target, text, "caption", pygame.Rect(left, foot.y, wide + 1, foot.height), "gold_light", size=16
                )
                free = left + wide + kit.u(12)


def _step(value: float) -> int:
    """Return a round number of which that many lines reach the value."""
    steps = (part * 10**power for power in range(12) for part in (1, 2, 5))
    return int(next(step for step in steps if LINES * step >= value))
