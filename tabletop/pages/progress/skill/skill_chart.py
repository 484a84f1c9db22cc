"""The curve of a skill: what was won beyond a normal bot, luck taken out, with its range, match after match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import rects, shapes
from tabletop.toolkit.plain_words import many
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.progress.skill import Mean

STEPS = (0.1, 0.2, 0.25, 0.5, 1.0)  # shares of the win from line to line
LINES = 3  # above and below the line of a normal bot, at most
LOWEST = 0.3  # the least that the chart shows above and below
UNIT = "Wins in 100 matches beyond a normal bot, lucky cards aside"
EMPTY = "Your curve begins with your first match."
SKIPPED = 2  # matches whose range is wider than the chart is worth


class SkillChart(Widget):
    """`means`: after each match; `hard`: what a hard bot wins beyond a normal one, None while it is not known."""

    def __init__(self, means: Sequence[Mean], hard: float | None) -> None:
        super().__init__("curve")
        self.means, self.hard = list(means), hard

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(360)

    @property
    def step(self) -> float:
        """From line to line."""
        late = self.means[SKIPPED:] or self.means
        most = max([LOWEST, abs(self.hard or 0.0), *(max(abs(one.low), abs(one.high)) for one in late)])
        return next((step for step in STEPS if step * LINES >= most), STEPS[-1])

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        foot, rest = rects.cut_bottom(self.rect, kit.u(34), kit.u(4))
        _, plot = rects.cut_left(rest, kit.u(84), kit.u(8))
        step = self.step
        for n in range(-LINES, LINES + 1):
            y = plot.centery - round(plot.height / 2 * n / LINES)
            pygame.draw.line(target, kit.color("gold_dark" if not n else "line"), (plot.x, y), (plot.right, y))
            box = pygame.Rect(plot.x - kit.u(92), y - kit.u(14), kit.u(82), kit.u(28))
            kit.write(target, f"{100 * step * n:+.0f}" if n else "0", "caption", box, "muted", align="right", size=16)
        if self.means and plot.width > 4 and plot.height > 4:
            target.blit(shapes.svg(plot.size, self._drawn(plot.size, step * LINES)), plot)
        self._names(target, plot, step * LINES)
        kit.write(target, UNIT, "caption", foot, "muted", size=16)
        kit.write(target, many(len(self.means), "match", "matches"), "caption", foot, "muted", align="right", size=16)
        if not self.means:
            kit.write(target, EMPTY, "strong", rects.cut_top(plot, plot.height // 2)[0], "muted", align="center")

    def _drawn(self, size: tuple[int, int], top: float) -> str:
        kit, last, width = self.kit, max(1, len(self.means) - 1), self.kit.u(4)

        def at(n: int, value: float) -> tuple[float, float]:
            value = max(-top, min(top, value))
            x = 2 * width + (size[0] - 4 * width) * n / last
            return x, size[1] / 2 - (size[1] / 2 - width) * value / top

        upper = [at(n, one.high) for n, one in enumerate(self.means)]
        lower = [at(n, one.low) for n, one in enumerate(self.means)]
        tint = shapes.hex6(kit.color("gold"))
        ring = " ".join(f"{x:.1f},{y:.1f}" for x, y in upper + lower[::-1])
        body = [f'<polygon points="{ring}" fill="{tint}" fill-opacity="0.18"/>']
        middle = [at(n, one.mean) for n, one in enumerate(self.means)]
        if len(middle) > 1:
            body.append(shapes.polyline(middle, width, kit.color("gold_light")))
        x, y = middle[-1]
        body.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{width * 1.7:.1f}" fill="{tint}"/>')
        return "".join(body)

    def _names(self, target: pygame.Surface, plot: pygame.Rect, top: float) -> None:
        """What the lines of the bots are."""
        kit = self.kit
        lines = [("a normal bot", 0.0, "muted")]
        if self.hard is not None and abs(self.hard) * 8 > top:  # else it would lie on the other one
            lines.append(("a hard bot", self.hard, "blue"))
        for name, value, color in lines:
            y = plot.centery - round(plot.height / 2 * max(-1.0, min(1.0, value / top)))
            if value:
                pygame.draw.line(target, kit.color(color), (plot.x, y), (plot.right, y), max(1, kit.u(2)))
            box = pygame.Rect(plot.x + kit.u(10), y - kit.u(28), plot.width // 2, kit.u(26))
            kit.write(target, name, "caption", box, color, size=16)
