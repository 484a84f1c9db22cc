"""What is wrong with a deck, each thing in a line of its own, or that it may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.decks import Violation


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
