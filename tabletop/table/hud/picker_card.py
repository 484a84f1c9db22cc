"""A card that lies in a sheet and can be hovered, focused and chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.card_sprites import HOVER, REST, SpriteSpec
from tabletop.card_art.compositor import height
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.card_art.card_sprites import State
    from tabletop.table.widgets.panel_facts import SheetCard
    from tabletop.toolkit.actions import Action

CHOOSABLE = ("playable", "target")


class CardTile(Widget):
    """`on_choose(card)`, `on_look(card, place)` on hover and focus (None when it ends), `on_letter(letter)` while typing."""

    focusable = True

    def __init__(
        self,
        game: str,
        card: SheetCard,
        on_choose: Callable[[SheetCard], None],
        on_look: Callable[[SheetCard | None, pygame.Rect], None],
        on_letter: Callable[[str], bool],
    ) -> None:
        name = card.text.name if card.text is not None else "a card"
        super().__init__(f"{name} {card.id}", tooltip=card.note)
        self.game = game
        self.card = card
        self.on_choose = on_choose
        self.on_look = on_look
        self.on_letter = on_letter

    def measure(self, width: int) -> tuple[int, int]:
        return width, height(self.game, width)

    def on_hover(self, inside: bool) -> None:
        super().on_hover(inside)
        self.on_look(self.card if inside else None, self.rect)

    def on_focus(self, here: bool) -> None:
        super().on_focus(here)
        if self.app.keyboard:
            self.on_look(self.card if here else None, self.rect)

    def on_pointer(self, event: Pointer) -> bool:
        return event.kind == "down" and event.button == 1 and self.on_action("accept")

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        if self.card.state in CHOOSABLE:
            self.app.sound("card_pick")
            self.on_choose(self.card)
        elif self.card.state == "drained":
            self.app.sound("error_soft")
        return True

    def on_key(self, event: Event) -> bool:
        letter = getattr(event, "unicode", "")
        return bool(letter) and letter.isalpha() and self.on_letter(letter)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=10)

    def draw(self, target: pygame.Surface) -> None:
        lit = self.hovered or (self.focused and self.app.keyboard)
        state: State = "drained" if self.card.state == "drained" else "normal"
        if self.card.state in CHOOSABLE:
            state = "hover" if lit else "playable" if self.card.state == "playable" else "target"
        raised = lit and not self.app.prefs.reduced_motion
        look = SpriteSpec(self.game, self.card.text, self.rect.width, state, lift=HOVER if raised else REST)
        sprite = self.app.cards.get(look)
        lift = self.u(8) if raised else 0
        target.blit(sprite, sprite.get_rect(center=(self.rect.centerx, self.rect.centery - lift)))
