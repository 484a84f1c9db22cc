"""The blocks of a rules page: a numbered rule, a part of the summary."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.pages.rulebook.help_index import RuleLike, marked
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.toolkit.rich_text import RichText

ICONS = ("target", "cards-playing", "flash", "crown", "flag", "star")
ID = 104  # units: the column of the ids


class RuleBlock(Widget):
    """One rule: its id, its title, its text. `lit` marks the one that was asked for."""

    def __init__(self, rule: RuleLike, words: str, on_link: Callable[[str], None], *, lit: bool = False) -> None:
        super().__init__(f"rule {rule.id}")
        self.rule = rule
        self.lit = lit
        self.on_link = on_link
        self.head = marked(rule.title, words, bold=False)
        self.source = marked(rule.text, words)

    def _texts(self, width: int) -> tuple[RichText, RichText]:
        wide = max(1, width - self.u(ID) - self.u(44))
        return self.kit.rich(f"**{self.head}**", "body", wide), self.kit.rich(self.source, "body", wide, "#D9D3F2")

    def measure(self, width: int) -> tuple[int, int]:
        head, text = self._texts(width)
        return width, head.size[1] + text.size[1] + self.u(34)

    def hears_pointer(self) -> bool:
        return True

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind != "down":
            return False
        head, text = self._texts(self.rect.width)
        x, y = self._corner
        link = text.link_at((event.pos[0] - x, event.pos[1] - y - head.size[1]))
        if link:
            self.on_link(link)
        return bool(link)

    @property
    def _corner(self) -> tuple[int, int]:
        return self.rect.x + self.u(ID) + self.u(22), self.rect.y + self.u(16)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "row_chosen" if self.lit else "row")
        head, text = self._texts(self.rect.width)
        x, y = self._corner
        pill = pygame.Rect(self.rect.x + kit.u(16), y - kit.u(1), kit.u(ID - 12), kit.u(34))
        kit.panel(target, pill, "inset")
        kit.write(target, self.rule.id, "label", pill, "gold", align="center", size=15)
        head.draw(target, (x, y))
        text.draw(target, (x, y + head.size[1]))


class PartBlock(Widget):
    """A part of the summary with a large sign."""

    def __init__(self, number: int, title: str, text: str) -> None:
        super().__init__(f"part {title}")
        self.icon = ICONS[number % len(ICONS)]
        self.title = title
        self.source = marked(text, "")

    def _text(self, width: int) -> RichText:
        return self.kit.rich(self.source, "body", max(1, width - self.u(150)), "#D9D3F2")

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(86) + self._text(width).size[1]

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "row")
        sign, words = rects.cut_left(rects.inset(self.rect, kit.u(26), kit.u(20)), kit.u(64), kit.u(26))
        icon = kit.icon(self.icon, 58, "gold")
        target.blit(icon, icon.get_rect(center=sign.center))
        head, rest = rects.cut_top(words, kit.u(36), kit.u(6))
        kit.write(target, self.title, "heading", head, "gold_light", size=30)
        self._text(self.rect.width).draw(target, rest.topleft)
