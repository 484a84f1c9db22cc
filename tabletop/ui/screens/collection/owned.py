"""A card of a collection: in full colour with how many there are, or drained when it is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui import layout
from tabletop.ui.screens.decks.pick import AIR, FOOT, RATIO
from tabletop.ui.widgets.base import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.ui.actions import Action
    from tabletop.ui.screens.cards.shelf import CardShelf


class OwnedCell(Widget):
    """Calls `on_press` when it is to be looked at."""

    focusable = True

    def __init__(self, kind: int, shelf: CardShelf, copies: int, on_press: Callable[[], None]) -> None:
        super().__init__(f"card {shelf.definition.cards[kind].id}")
        self.kind = kind
        self.shelf = shelf
        self.copies = copies
        self.on_press = on_press

    def on_pointer(self, event: Pointer) -> bool:
        return event.kind == "down" and event.button in (1, 3) and self.on_action("accept")

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
        _, inside = layout.cut_bottom(inside, self.u(FOOT))
        wide = min(inside.width, round(inside.height / RATIO))
        return layout.center(inside, wide, round(wide * RATIO))

    def draw(self, target: pygame.Surface) -> None:
        kit, box = self.kit, self.card_rect
        if box.width < 20:
            return
        if not self.copies:
            sprite = self.shelf.sprite(self.kind, box.width, "drained")
        else:
            sprite = (
                self.shelf.raised(self.kind, box.width) if self.hovered else self.shelf.sprite(self.kind, box.width)
            )
        target.blit(sprite, sprite.get_rect(center=box.center))
        foot = pygame.Rect(box.x, box.bottom + kit.u(6), box.width, kit.u(FOOT))
        if self.copies > 1:
            kit.panel(target, layout.center(foot, kit.u(74), foot.height), "pill")
            kit.write(target, f"{self.copies}x", "strong", foot, "gold_light", align="center", size=21)
        elif not self.copies:
            kit.write(target, "missing", "caption", foot, "faint", align="center")

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.card_rect, radius=14)
