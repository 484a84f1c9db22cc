"""One card of the grid: a real card face that rises under the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui import layout
from tabletop.ui.widgets.base import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.ui.actions import Action
    from tabletop.ui.screens.cards.shelf import CardShelf

RATIO = 672 / 480
AIR = 14  # units round the card, for its shadow


class CardCell(Widget):
    """Calls `on_press` when it is chosen."""

    focusable = True

    def __init__(self, kind: int, shelf: CardShelf, on_press: Callable[[], None]) -> None:
        super().__init__(f"card {shelf.definition.cards[kind].id}")
        self.kind = kind
        self.shelf = shelf
        self.on_press = on_press

    def on_pointer(self, event: Pointer) -> bool:
        return event.kind == "down" and event.button == 1 and self.on_action("accept")

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        self.app.sound("card_pick")
        self.on_press()
        return True

    def on_hover(self, inside: bool) -> None:
        self.refresh()
        if inside:
            self.app.sound("card_hover")

    @property
    def card_rect(self) -> pygame.Rect:
        inside = layout.inset(self.rect, self.u(AIR))
        wide = min(inside.width, round(inside.height / RATIO))
        return layout.center(inside, wide, round(wide * RATIO))

    def draw(self, target: pygame.Surface) -> None:
        box = self.card_rect
        if box.width < 20:
            return
        up = self.hovered
        sprite = self.shelf.raised(self.kind, box.width) if up else self.shelf.sprite(self.kind, box.width)
        target.blit(sprite, sprite.get_rect(center=(box.centerx, box.centery - (self.u(6) if up else 0))))

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.card_rect, radius=14)
