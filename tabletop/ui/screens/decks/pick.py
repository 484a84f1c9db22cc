"""A card that may be taken into a deck: its face, how many are in the deck, and how many are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui import layout
from tabletop.ui.screens.decks.handle import CardHandle, Hands, Stock

if TYPE_CHECKING:
    from tabletop.ui.kit import Kit
    from tabletop.ui.screens.cards.shelf import CardShelf

RATIO = 672 / 480
AIR, FOOT = 14, 34  # units: round the card for its shadow, and below it for its numbers


class PickCell(CardHandle):
    """A click or Enter takes one more."""

    def __init__(self, kind: int, shelf: CardShelf, hands: Hands) -> None:
        card = shelf.definition.cards[kind].id
        super().__init__(f"card {card}", kind, card, hands)
        self.shelf = shelf

    def press(self) -> None:
        self.hands.add_card(self.kind, self.card_rect)

    def on_hover(self, inside: bool) -> None:
        self.refresh()
        if inside:
            self.app.sound("card_hover")

    # --- picture
    @property
    def card_rect(self) -> pygame.Rect:
        inside = layout.inset(self.rect, self.u(AIR))
        _, inside = layout.cut_bottom(inside, self.u(FOOT))
        wide = min(inside.width, round(inside.height / RATIO))
        return layout.center(inside, wide, round(wide * RATIO))

    def draw(self, target: pygame.Surface) -> None:
        box = self.card_rect
        if box.width < 20:
            return
        stock = self.hands.stock(self.card)
        if stock.owned == 0:
            sprite = self.shelf.sprite(self.kind, box.width, "drained")
        else:
            sprite = (
                self.shelf.raised(self.kind, box.width) if self.hovered else self.shelf.sprite(self.kind, box.width)
            )
        rise = self.u(6) if self.hovered and stock.left else 0
        target.blit(sprite, sprite.get_rect(center=(box.centerx, box.centery - rise)))
        foot = pygame.Rect(box.x, box.bottom + self.u(6), box.width, self.u(FOOT))
        draw_stock(target, self.kit, foot, stock)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.card_rect, radius=14)


def draw_stock(target: pygame.Surface, kit: Kit, box: pygame.Rect, stock: Stock) -> None:
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
        kit.panel(target, layout.center(box, wide, box.height), "pill")
    kit.write(target, words, role, box, color, align="center", size=size)
