"""The verdict's banner and the plate that tells who flicks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import rects, shapes
from tabletop.toolkit.tween import out_back
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.minigames.flick.line_judge import VerdictText

DROP_MS = 320


class VerdictBanner(Widget):
    """The verdict in large letters; it drops in."""

    def __init__(self, saying: VerdictText) -> None:
        super().__init__("verdict")
        self.saying = saying
        self.part = 1.0

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(760)), self.u(170)

    def attached(self) -> None:
        app = self.app
        ms = 0 if app.prefs.reduced_motion else app.ms(DROP_MS)
        self.part = 0.0

        def step(part: float) -> None:
            self.part = out_back(part)

        app.touch.run(ms, step, key=("banner", id(self)), ease="linear")

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        box = self.rect.move(0, -round((1 - self.part) * self.rect.bottom))
        kit.panel(target, box, "window")
        strip = pygame.Rect(box.x, box.y, box.width, kit.u(8))
        tone = kit.color(self.saying.color)
        target.blit(shapes.filled(strip.size, kit.u(4), tone, tone), strip)
        inner = rects.inset(box, kit.u(34), kit.u(20))
        title, detail = rects.rows(inner, (3, 1.3))
        icon = kit.icon(self.saying.icon, 64, self.saying.color)
        wide = kit.measure(self.saying.title, "script", 72)
        size = 72 * min(1.0, (title.width - icon.get_width() - kit.u(24)) / max(1, wide))
        words = kit.line(self.saying.title, "script", self.saying.color, size=size)
        whole = icon.get_width() + kit.u(24) + words.get_width()
        x = title.centerx - whole // 2
        target.blit(icon, (x, title.centery - icon.get_height() // 2))
        target.blit(words, (x + icon.get_width() + kit.u(24), title.centery - words.get_height() // 2))
        kit.write(target, self.saying.detail, "body", detail, "text", align="center")


class Plate(Widget):
    """Whose flick it is, which one, and how much time is left."""

    def __init__(self, name: str, color: str, lines: tuple[str, str]) -> None:
        super().__init__("plate")
        self.name = name
        self.color = color
        self.lines = lines
        self.seconds: int | None = None

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(430)), self.u(112)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        bar = pygame.Rect(self.rect.x, self.rect.y, kit.u(8), self.rect.height)
        tone = kit.color(self.color)
        target.blit(shapes.filled(bar.size, kit.u(4), tone, tone), bar)
        inner = rects.inset(self.rect, kit.u(26), kit.u(14))
        if self.seconds is not None:
            right, inner = rects.cut_right(inner, kit.u(80), kit.u(10))
            kit.write(
                target, str(self.seconds), "title", right, "coral" if self.seconds <= 5 else "text", align="right"
            )
        top, middle, low = rects.rows(inner, (1, 1.5, 1))
        kit.write(target, self.lines[0], "label", top, "gold")
        kit.write(
            target, self.name, "heading", middle, "text", size=kit.fit(self.name, "heading", max(1, middle.width))
        )
        kit.write(target, self.lines[1], "caption", low, "muted")
