"""The back that the deck of a seat may have: seen, and where a house rule settles it, chosen by a press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.card_art.compositor import RATIO
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.core.decks import Back
    from tabletop.pages.card_browser.card_cache import CardShelf

SMALL = 0.9  # of a card's room, so that its shadow has some, too


class BackButton(Button):
    """`only`: no other back is possible any more."""

    def __init__(
        self, back: Back, shelf: CardShelf, on_press: Callable[[], None], *, label: str, name: str, only: bool
    ) -> None:
        side, settled = back.side, only and back.possible
        tip = f"{escape(name)} is **{side}**" if settled else f"{escape(name)} may be **{side}**"
        if back.wish[0]:
            tip = f"{tip}: press to draw lots again" if settled else f"Let {escape(name)} be **{side}**"
        super().__init__("", on_press, label=label, tooltip=tip)
        self.focusable = bool(back.wish[0])
        self.back, self.shelf, self.only = back, shelf, only

    def press(self) -> None:
        if self.back.wish[0]:
            super().press()

    def draw(self, target: pygame.Surface) -> None:
        wide = round(min(self.rect.width, self.rect.height / RATIO) * SMALL)
        card = self.shelf.sprite(self.back.picture, wide, "normal" if self.back.possible else "drained")
        target.blit(card, card.get_rect(center=self.rect.center))
        if self.back.wish[0] and (self.hovered or (self.only and self.back.possible)):
            box = self.rect.copy()
            box.size = (wide, round(wide * RATIO))
            box.center = self.rect.center
            self.kit.ring(target, box, "gold_light", 8)
