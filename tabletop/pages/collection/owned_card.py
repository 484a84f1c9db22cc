"""A card of a collection: in full colour with how many there are, or drained when it is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.pages.card_browser.card_cell import FOOT, CardCell
from tabletop.toolkit import rects

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.pages.card_browser.card_cache import CardShelf


class OwnedCell(CardCell):
    """Calls `on_press` when it is to be looked at, with either button of the mouse."""

    foot = FOOT
    mouse = (1, 3)

    def __init__(self, kind: int, shelf: CardShelf, copies: int, on_press: Callable[[], None]) -> None:
        super().__init__(kind, shelf, on_press)
        self.copies = copies

    def draw(self, target: pygame.Surface) -> None:
        kit, foot = self.kit, self.foot_rect
        if not self.draw_card(target, drained=not self.copies):
            return
        if self.copies > 1:
            kit.panel(target, rects.center(foot, kit.u(74), foot.height), "pill")
            kit.write(target, f"{self.copies}x", "strong", foot, "gold_light", align="center", size=21)
        elif not self.copies:
            kit.write(target, "missing", "caption", foot, "faint", align="center")
