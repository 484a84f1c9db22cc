"""In a crowded row the next card lies over a card's value: then it stands on the strip of the card that is still seen."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from tabletop import card_art
from tabletop.card_art.compositor import level
from tabletop.core.ask import UNKNOWN
from tabletop.toolkit import fonts, shapes
from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.match_constants import MatchConstants
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

BOX = "value"  # of a face
SIDE, LEAST = 0.3, 20  # of a card's width and pixels: of its plate, no wider than the strip
FOOT = 0.73  # of its height: above its name


class CoveredValues:
    """`above()` lies still with the cards."""

    def __init__(self, constants: MatchConstants, scene: Scene, kit: DrawContext) -> None:
        self.game, self.texts, self.scene, self.kit = constants.game, constants.texts, scene, kit
        self._kept = SurfaceCache(1 << 18)

    def below(self) -> list[Blit]:
        return []

    def above(self) -> list[Blit]:
        return [self._placed(value, box) for value, box in self._told().values()]

    def plates(self) -> dict[int, pygame.Rect]:
        """Where a value stands for itself, by card."""
        return {card: box for card, (_, box) in self._told().items()}

    def _told(self) -> dict[int, tuple[str, pygame.Rect]]:
        out: dict[int, tuple[str, pygame.Rect]] = {}
        places = self.scene.places
        for zone, place in enumerate(places.zones if places is not None else ()):
            if place.look.kind != "row" or zone in self.scene.spread:
                continue
            row = [sprite for sprite in self.scene.laid_out(zone) if self._lies(sprite)]
            for sprite, over in pairwise(row):
                value = self._value(sprite)
                if value is not None and self._covered(value, sprite, over):
                    out[sprite.card] = value, _plate_box(sprite.pose.box, over.pose.box.left - sprite.pose.box.left)
        return out

    def _lies(self, sprite: CardSprite) -> bool:
        """Where its row is, not in a fight."""
        fight = self.scene.fight
        apart = sprite.flying or sprite.raised or sprite is self.scene.dragged or sprite is self.scene.featured
        return not (apart or (fight is not None and sprite.card in fight.cards))

    def _covered(self, value: str, sprite: CardSprite, over: CardSprite) -> bool:
        """The next card reaches its figures: beside them there is room in their box."""
        box, other = sprite.pose.box, over.pose.box
        spec = card_art.spec(self.game)
        printed = spec.boxes(level(self.game, box.width))[BOX]
        wide = min(printed.box[2], fonts.width(printed.font, round(printed.size), value))
        right = box.left + (printed.box[0] + (printed.box[2] + wide) / 2) * box.width / spec.card[0]
        return box.left < other.left < right and other.top < box.bottom and box.top < other.bottom

    def _value(self, sprite: CardSprite) -> str | None:
        """What its face says it is worth, None for a back or where none is printed."""
        if sprite.back or sprite.kind == UNKNOWN:
            return None
        text, wide = self.texts[sprite.kind], level(self.game, round(sprite.pose.width))
        spec = card_art.spec(self.game)
        if BOX not in spec.boxes(wide):
            return None
        return card_art.words(self.game, text, spec.kinds[text.frame], wide).get(BOX) or None

    def _placed(self, value: str, box: pygame.Rect) -> Blit:
        plate = self._kept.get((value, box.width, self.kit.scale), lambda: self._plate(value, box.width))
        return plate, box.topleft

    def _plate(self, value: str, side: int) -> pygame.Surface:
        dark = pygame.Color(14, 10, 34, 235)
        out = shapes.filled((side, side), side // 2, dark, dark).copy()
        out.blit(shapes.ring((side, side), side // 2, max(1, self.kit.u(2)), self.kit.color("gold_light")), (0, 0))
        words = self.kit.line(value, "number", "white", size=side * 0.68 / self.kit.scale)
        out.blit(words, words.get_rect(center=(side // 2, side // 2 + 1)))
        return out


def _plate_box(card: pygame.Rect, strip: int) -> pygame.Rect:
    """Where the plate of a card lies of which so many pixels are seen."""
    side = min(strip, max(LEAST, round(card.width * SIDE)))
    return pygame.Rect(card.left, card.top + round(card.height * FOOT) - side, side, side)
