"""What a win brings: one of three cards that lie open, or a pack that does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.compositor import RATIO
from tabletop.pages.boosters import torn_pack
from tabletop.progress.circuit import PACK
from tabletop.toolkit import pictures, rects
from tabletop.toolkit.glow import halo
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.pressable import Pressable
from tabletop.toolkit.widgets.widget import Pointer

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.pages.card_browser.card_cache import CardShelf

RISE, GLOW, WORDS = 10, 26, 34  # units


class CircuitPrize(Pressable):
    """`kind`: of the card, None for the pack. A right press looks at a card closely."""

    sound = "card_pick"

    def __init__(
        self, prize: str, kind: int | None, shelf: CardShelf, take: Callable[[], None], look: Callable[[], None]
    ) -> None:
        face = shelf.definition.cards[kind] if kind is not None else None
        told = (
            f"**{escape(face.name)}**. {escape(' '.join(face.text))} *Right click or {{key:z}}: look closer.*"
            if face
            else ""
        )
        super().__init__(f"prize {prize}", take, tooltip=told)
        self.prize, self.kind, self.shelf, self.look = prize, kind, shelf, look

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 3 and self.kind is not None:  # the right one
            self.look()
            return True
        return super().on_pointer(event)

    def on_key(self, event: Event) -> bool:
        if place_of(event) != "z" or self.kind is None:
            return False
        self.look()
        return True

    @property
    def _card(self) -> pygame.Rect:
        """Where the card or the pack stands."""
        ratio = RATIO if self.kind is not None else torn_pack.RATIO
        room = self.rect.height - self.u(WORDS + RISE)
        wide = min(self.rect.width, round(room / ratio))
        box = rects.center(self.rect, wide, round(wide * ratio))
        box.bottom = self.rect.bottom - self.u(WORDS)
        return box.move(0, -self.u(RISE)) if self.hovered or self.focused else box

    def draw(self, target: pygame.Surface) -> None:
        kit, box = self.kit, self._card
        lit = self.hovered or self.focused
        if lit:
            reach = kit.u(GLOW)
            target.blit(halo(box.size, kit.u(16), reach, kit.color("gold")), box.move(-reach, -reach))
        if self.kind is None:
            picture = pictures.contain((self.shelf.definition.id, "pack.webp"), box.size)
        else:
            picture = self.shelf.sprite(self.kind, box.width)
        target.blit(picture, picture.get_rect(center=box.center))
        words = pygame.Rect(self.rect.x, self.rect.bottom - kit.u(WORDS - 4), self.rect.width, kit.u(WORDS - 4))
        text = "A pack, unopened" if self.prize == PACK else self._rarity
        kit.write(target, text, "caption", words, "gold_light" if lit else "muted", align="center")

    @property
    def _rarity(self) -> str:
        rules = self.shelf.definition.collecting
        rarity = self.shelf.definition.cards[self.kind or 0].rarity
        return rules.rarities.get(rarity, rarity) if rules else rarity

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self._card, radius=14)
