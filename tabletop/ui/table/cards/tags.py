"""Tags on the cards of a table of mats: what the game says of a card, with its own symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui import assets, pictures, shapes
from tabletop.ui.cache import SurfaceCache

if TYPE_CHECKING:
    from tabletop.core.definition import Sign
    from tabletop.ui.kit import Kit
    from tabletop.ui.layers import Blit
    from tabletop.ui.table.cards.scene import Scene, Sprite
    from tabletop.ui.table.cards.signs import Signs

TONES = {"good": "playable", "bad": "coral", "ready": "gold", "last": "orange", "plain": "text"}
HIGH = 0.17  # of a card's height


class Tags:
    """`above()` lies still with the cards."""

    def __init__(self, signs: Signs, scene: Scene, kit: Kit) -> None:
        self.signs, self.scene, self.kit = signs, scene, kit
        self._kept = SurfaceCache(1 << 19)

    def below(self) -> list[Blit]:
        return []

    def above(self) -> list[Blit]:
        """One below the other at the left edge of a card, from its middle on."""
        rows, out = dict[int, int](), list[tuple[pygame.Surface, tuple[int, int]]]()
        if self.signs.basics.look.mats is None:
            return []
        for sign in self.signs.signs():
            sprite = self.scene.sprites.get(sign.where) if sign.on == "card" else None
            if sprite is not None and self._lies_open(sprite):
                row = rows.setdefault(sign.where, 0)
                rows[sign.where] += 1
                box = sprite.pose.box
                tag = self._tag(sign, box.height)
                out.append((tag, (box.left - tag.get_width() // 8, box.centery + row * (tag.get_height() + 1))))
        return out

    def _lies_open(self, sprite: Sprite) -> bool:
        kind = self.signs.shown.places.zones[sprite.zone].look.kind
        return not (sprite.flying or sprite.raised or sprite.back or kind == "pile" or sprite is self.scene.dragged)

    def _tag(self, sign: Sign, card: int) -> pygame.Surface:
        """The tag on a card so many pixels high."""
        key = (sign.text, sign.tone, sign.icon, card, self.kit.scale)
        return self._kept.get(key, lambda: self._drawn(sign, card))

    def _drawn(self, sign: Sign, card: int) -> pygame.Surface:
        kit, color = self.kit, TONES[sign.tone]
        high = max(kit.u(24), round(card * HIGH))
        words = kit.line(sign.text, "number", color, size=high * 0.72 / kit.scale)
        icon = self._icon(sign.icon, high) if sign.icon else None
        left = icon.get_width() if icon is not None else high // 4
        size = (left + words.get_width() + high // 3, high)
        out = shapes.blank(size)
        dark = pygame.Color(14, 10, 34, 235)
        out.blit(shapes.filled(size, high // 2, dark, dark), (0, 0))
        out.blit(shapes.ring(size, high // 2, max(1, kit.u(2)), kit.color(color)), (0, 0))
        if icon is not None:
            out.blit(icon, icon.get_rect(midleft=(0, high // 2)))
        out.blit(words, words.get_rect(midleft=(left + high // 12, high // 2 + kit.u(1))))
        return out

    def _icon(self, name: str, high: int) -> pygame.Surface:
        """The game's own symbol of that name, else one of the icons that all games share."""
        file = (self.signs.basics.game, "symbols", f"{name}.webp")
        if assets.find("sprites", *file) is not None:
            return pictures.contain(file, (high, high))
        return self.kit.icon(name, high * 0.7 / self.kit.scale, "coral")
