"""What a pack has brought: how far the set has come, with a bar that moves, and how many cards are there twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.progress.collection import Revealed

GROW_MS = 900


class SetProgress(Widget):
    """`begin` before the pack is opened, `end` when its cards lie open. Numbers are (different cards, of how many)."""

    def __init__(self) -> None:
        super().__init__("tally")
        self.before = self.have = 0
        self.of = 1
        self.doubles = 0
        self._shown = 0.0

    def begin(self, progress: tuple[int, int]) -> None:
        self.before, self.of = progress

    def end(self, progress: tuple[int, int], found: Revealed) -> None:
        """Let the bar move to where the set has come."""
        self.have, self.of = progress
        self.doubles = len(found.new) - sum(found.new)

        def step(part: float) -> None:
            self._shown = self.before + (self.have - self.before) * part

        ms = 0 if self.app.prefs.reduced_motion else self.app.ms(GROW_MS)
        self.app.touch.run(ms, step, ease="in_out", key="tally")

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        upper, lower = rects.rows(rects.inset(self.rect, 0, kit.u(6)), [1, 0.7])
        said = tr("boosters-different", have=self.have, of=self.of)
        more = tr("boosters-doubles", count=self.doubles)
        right, left = rects.cut_right(upper, kit.measure(more, "caption") + 2, kit.u(12))
        kit.write(target, said, "strong", left, "text", size=kit.fit(said, "strong", max(1, left.width), 0.5))
        if left.width > kit.u(120):
            kit.write(target, more, "caption", right, "muted", align="right")
        bar = rects.center(lower, lower.width, kit.u(18))
        kit.panel(target, bar, "inset")
        old, wide = (round(bar.width * part / max(1, self.of)) for part in (self.before, self._shown))
        if wide > bar.height // 2:
            gold, light = kit.color("gold"), kit.color("gold_light")
            size = (max(wide, bar.height), bar.height)
            target.blit(shapes.filled(size, bar.height // 2, light, gold), bar)
            if old > bar.height:
                tint = kit.color("blue")
                target.blit(shapes.filled((old, bar.height), bar.height // 2, tint.lerp("white", 0.35), tint), bar)
