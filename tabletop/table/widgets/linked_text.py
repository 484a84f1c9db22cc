"""Rich text whose card names can be hovered, and whose other links can be clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table.widgets.game_text import card_of
from tabletop.toolkit.widgets.label import RichLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.toolkit.widgets.widget import Pointer

    OnCard = Callable[[int, int, pygame.Rect], None]


class HoverText(RichLabel):
    """`on_card(kind, card, place)` hears which card's name the mouse rests on; kind -1 when it has left."""

    def __init__(self, role: str, on_card: OnCard, *, align: str = "left", label: str = "") -> None:
        super().__init__("", role, align=align, label=label)
        self.on_card = on_card
        self._link = ""

    def set(self, source: str) -> None:
        if source != self.source:
            self.source = source
            self._over("")
            self.refresh()

    def hears_pointer(self) -> bool:
        return "[@" in self.source or super().hears_pointer()

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind in ("over", "move"):
            x, y = event.pos[0] - self.rect.x, event.pos[1] - self.rect.y
            self._over(self._block(self.rect.width).link_at((x, y)))
        return super().on_pointer(event)

    def on_hover(self, inside: bool) -> None:
        if not inside:
            self._over("")

    def _over(self, link: str) -> None:
        if link == self._link:
            return
        self._link = link
        found = card_of(link) if link else None
        if found is None:
            self.on_card(-1, -1, self.rect)
            return
        place = next(run.rect for run in self._block(self.rect.width).runs if run.span.link == link)
        self.on_card(*found, place.move(self.rect.topleft))
