"""How a deck is made up: the curve of its numbers, and the values of which a deck needs so many each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.decks import CardFacet, Violation

GROW_MS = 260
LEAST, SMALLEST = 0.5, 0.35  # of their size, to which letters below dots may shrink, and those of the word alone


class DeckTotal(Widget):
    """How many cards of how many: a bar and the number beside it."""

    def __init__(self, *, label: str = "cards in the deck") -> None:
        super().__init__(label)
        self.count, self.size = 0, 1

    def set(self, count: int, size: int) -> None:
        self.count, self.size = count, size
        self.refresh()

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(38)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        words = f"{self.count} / {self.size}"
        color = "coral" if self.count > self.size else "leaf" if self.count == self.size else "gold"
        number, rest = rects.cut_right(self.rect, kit.u(120), kit.u(12))
        kit.write(
            target, words, "number", number, color, align="right", size=kit.fit(words, "number", number.width, 0.5)
        )
        bar = rects.center(rest, rest.width, kit.u(20))
        kit.panel(target, bar, "inset")
        wide = round(bar.width * min(1.0, self.count / self.size))
        if wide > bar.height // 2:
            tint = kit.color(color)
            size = (max(wide, bar.height), bar.height)
            target.blit(shapes.filled(size, bar.height // 2, tint.lerp(pygame.Color("white"), 0.35), tint), bar)


class DeckCurve(Widget):
    """Bars for 0, 1, 2 ...; `more`: the last one also counts all above."""

    def __init__(self, title: str, *, more: bool = False, label: str = "curve") -> None:
        super().__init__(label, tooltip=tr("decks-curve-tip", title=title))
        self.title = title
        self.more = more
        self.bars: list[int] = []
        self._shown: list[float] = []

    def set(self, bars: list[int]) -> None:
        """Grow to new bars."""
        start = self._shown = [*self._shown, *[0.0] * len(bars)][: len(bars)]
        self.bars = bars

        def step(part: float) -> None:
            self._shown = [a + (b - a) * part for a, b in zip(start, bars, strict=True)]

        if self.host is None or not self.host.ready or self.app.prefs.reduced_motion:
            step(1.0)
        else:
            self.app.touch.run(self.app.ms(GROW_MS), step, key=("curve", id(self)), ease="out_back")
        self.refresh()

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(124)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        if not self.bars:
            return
        foot, rest = rects.cut_bottom(self.rect, kit.u(26), kit.u(2))
        head, rest = rects.cut_top(rest, kit.u(22), kit.u(2))
        most = max(4.0, *self._shown)
        cells = rects.columns(rest, [1] * len(self.bars), kit.u(8))
        feet = rects.columns(foot, [1] * len(self.bars), kit.u(8))
        for i, (cell, below) in enumerate(zip(cells, feet, strict=True)):
            kit.panel(target, cell, "inset")
            high = round(max(0.0, self._shown[i]) / most * cell.height)
            if self.bars[i] and high > 1:
                bar = pygame.Rect(cell.x, cell.bottom - high, cell.width, high)
                fill = shapes.filled(
                    bar.size, min(kit.u(6), high // 2), kit.color("gold_light"), kit.color("gold_dark")
                )
                target.blit(fill, bar)
                above = pygame.Rect(cell.x, max(head.y, bar.y - kit.u(23)), cell.width, kit.u(22))
                kit.write(target, f"{self.bars[i]}", "caption", above, "gold_light", align="center", size=17)
            words = f"{i}+" if self.more and i == len(self.bars) - 1 else f"{i}"
            kit.write(target, words, "caption", below, "muted", align="center", size=17)


class FacetDots(Widget):
    """A group of dots for every value of a facet of which a deck has exactly so many; what is too much is crossed."""

    def __init__(self, facet: CardFacet, *, label: str = "") -> None:
        super().__init__(label or f"dots {facet.mark}")
        self.facet = facet
        self.counts: dict[str, int] = {}

    def set(self, counts: dict[str, int]) -> None:
        self.counts = counts
        parts = [
            tr("decks-dots", value=words, count=counts[value], most=self.facet.each)
            for value, words in self.facet.values.items()
        ]
        self.tooltip = ", ".join(parts)
        self.refresh()

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(58)

    def draw(self, target: pygame.Surface) -> None:
        kit, each = self.kit, self.facet.each
        cells = rects.columns(self.rect, [1] * len(self.facet.values), kit.u(6))
        for (value, words), cell in zip(self.facet.values.items(), cells, strict=True):
            kit.panel(target, cell, "inset")
            count = self.counts.get(value, 0)
            upper, lower = rects.rows(rects.inset(cell, kit.u(6), kit.u(5)), [1, 1])
            tint = pygame.Color(self.facet.colours.get(value, "#8888aa"))
            side = max(3, min(upper.height - kit.u(4), upper.width // each - 1))
            for i in range(each):
                middle = (upper.x + upper.width * (2 * i + 1) // (2 * each), upper.centery)
                full = tint if i < count else kit.color("#FFFFFF1E")
                disc = shapes.disc(side, full.lerp(pygame.Color("white"), 0.35) if i < count else full, full)
                target.blit(disc, disc.get_rect(center=middle))
            color = "coral" if count > each else "leaf" if count == each else "muted"
            said = self._said(words, count, lower.width)
            size = kit.fit(said, "caption", lower.width, LEAST)
            if kit.measure(said, "caption", size) > lower.width:  # a long word has the whole cell
                lower = lower.inflate(kit.u(8), 0)
                size = kit.fit(said, "caption", lower.width, SMALLEST)
            kit.write(target, said, "caption", lower, color, align="center", size=size)

    def _said(self, words: str, count: int, width: int) -> str:
        """Which value it is, and how many where there is room: how many is seen, too, a colour not by everybody."""
        most = f"{words} {count}"
        return (
            most if self.kit.measure(most, "caption", self.kit.fit(most, "caption", width, LEAST)) <= width else words
        )


# What is wrong with a deck, each thing in a line of its own, or that it may be played.


class DeckProblems(Widget):
    """Lines with an icon: violations first, then warnings; one good line when the deck is legal."""

    def __init__(self, *, label: str = "report") -> None:
        super().__init__(label)
        self.found: list[Violation] = []

    def set(self, found: Sequence[Violation]) -> None:
        self.found = sorted(found, key=lambda one: one.warning)
        self.refresh()

    def _lines(self) -> list[tuple[str, str, str]]:
        """Icon, colour and rich text of each line."""
        lines = [
            ("info" if one.warning else "alert", "orange" if one.warning else "coral",
             f"{escape(one.text)} [faint]{escape(one.rule)}[/]")
            for one in self.found
        ]  # fmt: skip
        return lines if any(not one.warning for one in self.found) else [("check", "leaf", tr("decks-legal")), *lines]

    def measure(self, width: int) -> tuple[int, int]:
        gap = self.u(6)
        blocks = [self.kit.rich(text, "small", self._words(width)) for _, _, text in self._lines()]
        return width, sum(max(self.u(26), block.size[1]) + gap for block in blocks)

    def _words(self, width: int) -> int:
        return max(1, width - self.u(38))

    def draw(self, target: pygame.Surface) -> None:
        kit, y = self.kit, self.rect.y
        for icon, color, text in self._lines():
            block = kit.rich(text, "small", self._words(self.rect.width), "text")
            high = max(kit.u(26), block.size[1])
            line = pygame.Rect(self.rect.x, y, self.rect.width, high)
            sign, words = rects.cut_left(line, kit.u(26), kit.u(12))
            picture = kit.icon(icon, 26, color)
            target.blit(picture, picture.get_rect(midtop=(sign.centerx, sign.y)))
            block.draw(target, words.topleft)
            y += high + kit.u(6)
