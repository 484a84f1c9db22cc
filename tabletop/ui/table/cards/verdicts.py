"""What the cards of a stack have come to, written on them: a plate, and an arrow to the card or seat that was changed.

A card wears its verdict until it leaves the stack: only a stamp goes with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.ui import pictures, shapes
from tabletop.ui.cache import SurfaceCache
from tabletop.ui.layers import centred
from tabletop.ui.table.cards.arrows import line

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.ui.kit import Kit
    from tabletop.ui.layers import Blit
    from tabletop.ui.table.cards.scene import Scene, Sprite

    Point = tuple[float, float]

SIZE, WIDE = 26, 2.1  # units of the letters, and widths of a card at most
LEAST = 0.7  # of that size
STAMP = 1.05  # of a card's width
LOW = 0.13  # of a card's height: so far below its middle the plate lies


class Verdict(NamedTuple):
    """`at()`: where the arrow points, None for no arrow; `struck`: it is stamped, too."""

    words: str
    color: str
    at: Callable[[], Point | None]
    struck: bool


class Verdicts:
    def __init__(self, scene: Scene, kit: Kit) -> None:
        self.scene, self.kit = scene, kit
        self._worn: dict[int, tuple[Verdict, int]] = {}  # by card; and the zone in which it lies meanwhile
        self._kept = SurfaceCache(1 << 19)

    def put(self, card: int, verdict: Verdict) -> None:
        """From now on the card wears this one, over a stamp that it may have."""
        sprite, old = self.scene.sprites.get(card), self._worn.get(card)
        if sprite is not None:
            struck = verdict.struck or (old is not None and old[0].struck)
            self._worn[card] = verdict._replace(struck=struck), sprite.zone

    def clear(self) -> None:
        self._worn.clear()

    def struck(self, card: int) -> bool:
        verdict, zone = self._worn.get(card, (None, -1))
        return verdict is not None and verdict.struck and self.scene.sprites[card].zone == zone

    def resting(self) -> list[Blit]:
        """On the cards that still lie where they were; on others they are over."""
        out: list[Blit] = []
        for card, (verdict, zone) in list(self._worn.items()):
            sprite = self.scene.sprites.get(card)
            if sprite is None or (sprite.zone != zone and not sprite.flying):
                del self._worn[card]
            elif not sprite.flying:
                out += [*self._arrow(sprite, verdict), *self._words(sprite, verdict)]
        return out

    def moving(self) -> list[Blit]:
        """On the cards that make room; of those that leave the words are over, or they would lie among what comes next."""
        out: list[Blit] = []
        for card, (verdict, zone) in self._worn.items():
            sprite = self.scene.sprites.get(card)
            if sprite is not None and sprite.flying and sprite.zone == zone:
                out += self._words(sprite, verdict)
        return out

    def flying(self, sprite: Sprite) -> list[Blit]:
        """The stamp of a card that flies: it is part of it, and lies below cards that fly over it."""
        worn = self._worn.get(sprite.card)
        return stamp(sprite) if worn is not None and worn[0].struck and sprite.flying else []

    def _arrow(self, sprite: Sprite, verdict: Verdict) -> list[Blit]:
        pose, end = sprite.pose, verdict.at()
        return [] if end is None else line(self.kit, (pose.x, pose.y - pose.height * 0.3), end, verdict.color)

    def _words(self, sprite: Sprite, verdict: Verdict) -> list[Blit]:
        pose = sprite.pose
        if not verdict.words:
            return []
        wide = round(sprite.goal.width)
        key = (verdict.words, verdict.color, wide, self.kit.scale)
        plate = self._kept.get(key, lambda: self._plate(verdict, wide * WIDE))
        return [centred(plate, (pose.x, pose.y + pose.height * LOW))]

    def _plate(self, verdict: Verdict, wide: float) -> pygame.Surface:
        """Dark, with an edge of the verdict's colour; its letters shrink rather than leave the card far behind."""
        kit, color = self.kit, self.kit.color(verdict.color)
        pad, room = kit.u(11), wide - 2 * kit.u(11)
        size = SIZE * max(LEAST, min(1.0, room / max(1, kit.measure(verdict.words, "subheading", SIZE))))
        words = kit.line(verdict.words, "subheading", verdict.color, size=size)
        box = (words.get_width() + 2 * pad, words.get_height() + kit.u(8))
        dark = pygame.Color(10, 10, 26, 238)
        out = shapes.blank(box)
        out.blit(shapes.filled(box, kit.u(9), dark, dark), (0, 0))
        out.blit(shapes.ring(box, kit.u(9), max(1, kit.u(2)), color), (0, 0))
        out.blit(words, words.get_rect(center=(box[0] // 2, box[1] // 2)))
        return out


def stamp(sprite: Sprite) -> list[Blit]:
    """Of a card that is cancelled."""
    pose, side = sprite.pose, round(sprite.goal.width * STAMP)
    return [centred(pictures.contain(("ui", "stamp_cancelled.webp"), (side, side)), (pose.x, pose.y))]
