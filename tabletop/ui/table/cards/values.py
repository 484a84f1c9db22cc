"""In a crowded row the next card lies over a card's value: then it stands on the strip of the card that is still seen."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from tabletop.core.ask import UNKNOWN
from tabletop.ui import faces, shapes
from tabletop.ui.cache import SurfaceCache
from tabletop.ui.cardface import level

if TYPE_CHECKING:
    from tabletop.ui.kit import Kit
    from tabletop.ui.layers import Blit
    from tabletop.ui.table.basics import Basics
    from tabletop.ui.table.cards.scene import Scene, Sprite

BOX = "value"  # of a face
SIDE, LEAST = 0.3, 20  # of a card's width and pixels: of its plate, no wider than the strip
FOOT = 0.73  # of its height: above its name


class Values:
    """`above()` lies still with the cards."""

    def __init__(self, basics: Basics, scene: Scene, kit: Kit) -> None:
        self.game, self.texts, self.scene, self.kit = basics.game, basics.texts, scene, kit
        self._kept = SurfaceCache(1 << 18)

    def below(self) -> list[Blit]:
        return []

    def above(self) -> list[Blit]:
        out: list[Blit] = []
        places = self.scene.places
        for zone, place in enumerate(places.zones if places is not None else ()):
            if place.look.kind != "row" or zone in self.scene.spread:
                continue
            row = [sprite for sprite in self.scene.laid_out(zone) if self._lies(sprite)]
            for sprite, over in pairwise(row):
                value, strip = self._value(sprite), over.pose.box.left - sprite.pose.box.left
                if value is not None and self._covered(sprite, over):
                    out.append(self._placed(value, sprite.pose.box, strip))
        return out

    def _lies(self, sprite: Sprite) -> bool:
        """Where its row is, not in a fight."""
        fight = self.scene.fight
        apart = sprite.flying or sprite.raised or sprite is self.scene.dragged or sprite is self.scene.featured
        return not (apart or (fight is not None and sprite.card in fight.cards))

    def _covered(self, sprite: Sprite, over: Sprite) -> bool:
        box, other = sprite.pose.box, over.pose.box
        spec = faces.spec(self.game)
        printed = spec.boxes(level(self.game, box.width))[BOX].box
        right = box.left + (printed[0] + printed[2]) * box.width / spec.card[0]
        return box.left < other.left < right and other.top < box.bottom and box.top < other.bottom

    def _value(self, sprite: Sprite) -> str | None:
        """What its face says it is worth, None for a back or where none is printed."""
        if sprite.back or sprite.kind == UNKNOWN:
            return None
        text, wide = self.texts[sprite.kind], level(self.game, round(sprite.pose.width))
        spec = faces.spec(self.game)
        if BOX not in spec.boxes(wide):
            return None
        return faces.words(self.game, text, spec.kinds[text.frame], wide).get(BOX) or None

    def _placed(self, value: str, box: pygame.Rect, strip: int) -> Blit:
        side = min(strip, max(LEAST, round(box.width * SIDE)))
        plate = self._kept.get((value, side, self.kit.scale), lambda: self._plate(value, side))
        return plate, (box.left, box.top + round(box.height * FOOT) - side)

    def _plate(self, value: str, side: int) -> pygame.Surface:
        dark = pygame.Color(14, 10, 34, 235)
        out = shapes.filled((side, side), side // 2, dark, dark).copy()
        out.blit(shapes.ring((side, side), side // 2, max(1, self.kit.u(2)), self.kit.color("gold_light")), (0, 0))
        words = self.kit.line(value, "number", "white", size=side * 0.68 / self.kit.scale)
        out.blit(words, words.get_rect(center=(side // 2, side // 2 + 1)))
        return out
