"""The score of the practice range, and the short word after every shot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.minigames.flick.line_judge import VerdictText as Words
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.minigames.flick.range_records import Records

SHOWN_MS = 1500


class Score(Widget):
    """Hits, streaks and the rate of the last twenty, as dots and numbers."""

    def __init__(self, records: Records) -> None:
        super().__init__("score")
        self.records = records

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(1040)), self.u(92)

    def draw(self, target: pygame.Surface) -> None:
        kit, kept = self.kit, self.records
        kit.panel(target, self.rect, "panel")
        inner = rects.inset(self.rect, kit.u(24), kit.u(12))
        cells = rects.columns(inner, (1.5, 1, 1, 1, 2.6), kit.u(14))
        title, word = rects.rows(cells[0], (1.5, 1))
        kit.write(target, "Practice", "title", title, "text", size=kit.fit("Practice", "title", title.width) * 0.66)
        kit.write(target, "Mighty Beanz", "caption", word, "gold")
        share = f"{kept.hits / kept.shots:.0%}" if kept.shots else "-"
        for cell, number, name in (
            (cells[1], str(kept.streak), "Streak"),
            (cells[2], str(kept.best_streak), "Best"),
            (cells[3], share, f"Hits of {kept.shots}" if kept.shots else "Hits"),
        ):
            top, low = rects.rows(cell, (1.6, 1))
            kit.write(target, number, "number", top, "gold_light", align="center")
            kit.write(target, name, "caption", low, "muted", align="center")
        self._last(target, cells[4])

    def _last(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, kept = self.kit, self.records
        top, low = rects.rows(box, (1, 1))
        step = min(kit.u(19), box.width // 20)
        side = max(4, step * 3 // 4)
        for i in range(20):
            place = (top.x + i * step, top.centery - side // 2)
            if i < len(kept.last):
                tone = kit.color("leaf" if kept.last[i] else "coral")
                target.blit(shapes.disc(side, tone.lerp("white", 0.3), tone), place)
            else:
                target.blit(shapes.disc(side, pygame.Color(255, 255, 255, 26)), place)
        kit.write(
            target,
            kept.advice(),
            "caption",
            low,
            "muted",
            size=kit.fit(kept.advice(), "caption", max(1, low.width), 0.7),
        )


class FadingVerdict(Widget):
    """A verdict that fades by itself and is in nobody's way."""

    def __init__(self) -> None:
        super().__init__("saying")
        self.words: Words | None = None
        self._part = 1.0

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(620)), self.u(96)

    def show(self, words: Words) -> None:
        """Show a verdict for a while."""
        self.words = words

        def step(part: float) -> None:
            self._part = part

        app = self.app
        app.touch.run(max(1, app.ms(SHOWN_MS)), step, ease="linear", key=("saying", id(self)), done=self._gone)

    def _gone(self) -> None:
        self.words = None

    def draw(self, target: pygame.Surface) -> None:
        if self.words is None:
            return
        kit = self.kit
        rise = 0 if self.app.prefs.reduced_motion else round(kit.u(26) * self._part)
        box = self.rect.move(0, -rise)
        kit.panel(target, box, "pill")
        top, low = rects.rows(rects.inset(box, kit.u(30), kit.u(10)), (1.7, 1))
        size = 44 * min(1.0, top.width / max(1, kit.measure(self.words.title, "script", 44)))
        kit.write(target, self.words.title, "script", top, self.words.color, align="center", size=size)
        kit.write(target, self.words.detail, "caption", low, "text", align="center")
