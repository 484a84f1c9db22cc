"""Small cards have no room for a name in print: where one lies with room beside it, it is written over its picture.
In a crowded row the next card lies over a card's value: then it stands on the strip of the card that is still seen.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from tabletop import card_art
from tabletop.card_art.compositor import level
from tabletop.core.ask import UNKNOWN
from tabletop.toolkit import fonts, shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.rich_text import ELLIPSIS

if TYPE_CHECKING:
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.view_state import MatchConstants
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

BOX = "name_place"  # of a face: the name begins at its left end and stands at its foot
LEAST = 13  # pixels: of letters that are read; of these, capitals are 10 high
LETTERS = 4  # of a name that was cut: fewer tell nobody which it is
PAD = 3  # pixels at each end
ROLE = "title"


class NamePlates:
    """`above()` lies still with the cards."""

    def __init__(self, constants: MatchConstants, scene: Scene, kit: DrawContext) -> None:
        self.game, self.texts, self.scene, self.kit = constants.game, constants.texts, scene, kit
        self._kept = SurfaceCache(1 << 18)

    def below(self) -> list[Blit]:
        return []

    def above(self) -> list[Blit]:
        return [self._placed(name, line) for name, line in self._told().values()]

    def lines(self) -> dict[int, pygame.Rect]:
        """Where the name of a card may stand, by card."""
        return {card: line for card, (_, line) in self._told().items()}

    def _told(self) -> dict[int, tuple[str, pygame.Rect]]:
        out: dict[int, tuple[str, pygame.Rect]] = {}
        places = self.scene.places
        for zone, place in enumerate(places.zones if places is not None else ()):
            if place.look.kind not in ("row", "fight") or zone in self.scene.spread:
                continue
            row = [sprite for sprite in self.scene.laid_out(zone) if self._lies(sprite)]
            for n, sprite in enumerate(row):
                line = self._line(sprite)
                free = line is not None and not any(line.colliderect(other.pose.box) for other in row[n + 1 :])
                name = self._short(self.texts[sprite.kind].name, line) if line is not None and free else ""
                if line is not None and name:
                    out[sprite.card] = name, line
        return out

    def _lies(self, sprite: CardSprite) -> bool:
        apart = sprite.flying or sprite.raised or sprite is self.scene.dragged or sprite is self.scene.featured
        return not (apart or sprite.back or sprite.kind == UNKNOWN)

    def _line(self, sprite: CardSprite) -> pygame.Rect | None:
        """Where its face leaves room for a name, None where that is printed."""
        box, spec = sprite.pose.box, card_art.spec(self.game)
        place = spec.boxes(level(self.game, round(sprite.pose.width))).get(BOX)
        if place is None:
            return None
        x, y, wide, high = (round(value * box.width / spec.card[0]) for value in place.box)
        size = max(LEAST, high)
        return pygame.Rect(box.left + x, box.top + y + high - size, wide, size)

    def _short(self, name: str, line: pygame.Rect) -> str:
        """As many of its first words as there is room for, else the first letters; "" where these are too few."""

        def fits(text: str) -> bool:
            return self.kit.measure(text, ROLE, line.height / self.kit.scale) <= line.width - 2 * PAD

        name = name.partition(",")[0]
        if fits(name):
            return name
        words = name.split()
        cuts = [" ".join(words[:n]) for n in range(len(words) - 1, 0, -1)]
        cuts += [name[:n].rstrip() for n in range(len(name) - 1, 0, -1)]
        found = next((cut for cut in cuts if len(cut) >= LETTERS and fits(cut + ELLIPSIS)), "")
        return found and found + ELLIPSIS

    def _placed(self, name: str, line: pygame.Rect) -> Blit:
        return self._kept.get(
            (name, line.height, self.kit.scale), lambda: self._written(name, line.height)
        ), line.topleft

    def _written(self, name: str, size: int) -> pygame.Surface:
        words = self.kit.line(name, ROLE, "white", size=size / self.kit.scale)
        dark = pygame.Color(14, 10, 34, 215)
        out = shapes.filled((words.get_width() + 2 * PAD, size), PAD, dark, dark).copy()
        out.blit(words, words.get_rect(center=(out.get_width() // 2, size // 2 + 1)))
        return out


# In a crowded row the next card lies over a card's value: then it stands on the strip of the card that is still seen.

VALUE_BOX = "value"  # of a face
SIDE, LEAST_STRIP = 0.3, 20  # of a card's width and pixels: of its plate, no wider than the strip
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
        printed = spec.boxes(level(self.game, box.width))[VALUE_BOX]
        wide = min(printed.box[2], fonts.width(printed.font, round(printed.size), value))
        right = box.left + (printed.box[0] + (printed.box[2] + wide) / 2) * box.width / spec.card[0]
        return box.left < other.left < right and other.top < box.bottom and box.top < other.bottom

    def _value(self, sprite: CardSprite) -> str | None:
        """What its face says it is worth, None for a back or where none is printed."""
        if sprite.back or sprite.kind == UNKNOWN:
            return None
        text, wide = self.texts[sprite.kind], level(self.game, round(sprite.pose.width))
        spec = card_art.spec(self.game)
        if VALUE_BOX not in spec.boxes(wide):
            return None
        return card_art.words(self.game, text, spec.kinds[text.frame], wide).get(VALUE_BOX) or None

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
    side = min(strip, max(LEAST_STRIP, round(card.width * SIDE)))
    return pygame.Rect(card.left, card.top + round(card.height * FOOT) - side, side, side)
