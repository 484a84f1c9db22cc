"""A card that may be taken into a deck: its face, how many are in the deck, and how many are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.pages.card_browser.card_cell import FOOT, CardPicture
from tabletop.pages.decks.draggable_card import CardHandle, CardHandlers, Stock
from tabletop.toolkit import rects

if TYPE_CHECKING:
    import pygame

    from tabletop.pages.card_browser.card_cache import CardShelf
    from tabletop.toolkit.draw_context import DrawContext


class PickCell(CardPicture, CardHandle):
    """A click or Enter takes one more."""

    foot = FOOT

    def __init__(self, kind: int, shelf: CardShelf, hands: CardHandlers) -> None:
        card = shelf.definition.cards[kind].id
        super().__init__(f"card {card}", kind, card, hands)
        self.shelf = shelf

    def press(self) -> None:
        self.hands.add_card(self.kind, self.card_rect)

    def draw(self, target: pygame.Surface) -> None:
        stock = self.hands.stock(self.card)
        if self.draw_card(target, drained=stock.owned == 0, rise=6 if stock.left else 0):
            draw_stock(target, self.kit, self.foot_rect, stock)


def draw_stock(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, stock: Stock) -> None:
    """Write how many of a card are used, of how many there are."""
    if stock.owned == 0 and not stock.used:
        words, color = "not owned", "faint"
    elif stock.owned is None:
        words, color = (f"{stock.used} in the deck" if stock.used else ""), "gold_light"
    else:
        words, color = (
            f"{stock.used} of {stock.owned}",
            "leaf" if not stock.left else "gold_light" if stock.used else "muted",
        )
    if not words:
        return
    role = "strong" if stock.used else "caption"
    size = min(21, kit.fit(words, role, box.width - kit.u(20), 0.5))
    if stock.used:
        wide = kit.measure(words, role, size) + kit.u(30)
        kit.panel(target, rects.center(box, wide, box.height), "pill")
    kit.write(target, words, role, box, color, align="center", size=size)
