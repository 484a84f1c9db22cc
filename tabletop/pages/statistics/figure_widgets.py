"""Large numbers side by side, and bars of shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.widget import Widget


class Figure(NamedTuple):
    icon: str
    number: str
    text: str
    color: str = "gold_light"


class FigureGrid(Widget):
    """A grid of figures, each a small panel."""

    def __init__(self, figures: Sequence[Figure], *, label: str, across: int = 3) -> None:
        super().__init__(label)
        self.figures = list(figures)
        self.across = across

    def measure(self, width: int) -> tuple[int, int]:
        down = -(-len(self.figures) // self.across)
        return width, down * self.u(128) + (down - 1) * self.u(14)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        cells = rects.grid(self.rect, self.across, -(-len(self.figures) // self.across) * self.across, kit.u(14))
        for figure, cell in zip(self.figures, cells, strict=False):
            kit.panel(target, cell, "panel")
            inside = rects.inset(cell, kit.u(20), kit.u(14))
            icon, words = rects.cut_left(inside, kit.u(44), kit.u(16))
            picture = kit.icon(figure.icon, 40, figure.color)
            target.blit(picture, picture.get_rect(center=icon.center))
            number, text = rects.rows(words, [62, 38])
            size = kit.fit(figure.number, "number", number.width) * 1.25
            kit.write(target, figure.number, "number", number, figure.color, size=min(size, 42))
            kit.write(target, figure.text, "caption", text, size=kit.fit(figure.text, "caption", text.width, 0.5))


class FigureShare(NamedTuple):
    text: str
    part: int
    whole: int
    detail: str


class ShareBars(Widget):
    """Bars below each other: a name, how much of the whole, and a word at the end."""

    def __init__(self, shares: Sequence[FigureShare], *, label: str, color: str = "gold") -> None:
        super().__init__(label)
        self.shares = list(shares)
        self.color = color

    def measure(self, width: int) -> tuple[int, int]:
        return width, len(self.shares) * self.u(58)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        rest = self.rect
        for share in self.shares:
            row, rest = rects.cut_top(rest, kit.u(58))
            words, bar = rects.cut_top(row, kit.u(30))
            kit.write(target, share.text, "strong", words, size=21)
            kit.write(target, share.detail, "caption", words, align="right")
            bar, _ = rects.cut_top(bar, kit.u(14))
            kit.panel(target, bar, "inset")
            wide = round(bar.width * share.part / max(1, share.whole))
            if wide >= bar.height:
                tint = kit.color(self.color)
                light = tint.lerp(pygame.Color("white"), 0.4)
                target.blit(shapes.filled((wide, bar.height), bar.height // 2, light, tint), bar)
