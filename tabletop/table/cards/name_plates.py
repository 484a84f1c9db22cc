"""Small cards have no room for a name in print; where one lies with room beside it, it is written over its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop import card_art
from tabletop.card_art.compositor import level
from tabletop.core.ask import UNKNOWN
from tabletop.toolkit import shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.rich_text import ELLIPSIS

if TYPE_CHECKING:
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.match_constants import MatchConstants
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
