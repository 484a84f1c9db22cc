"""What the cards of a stack have come to, written on them: a plate, and an arrow to the card or seat that was changed.

A card wears its verdict until it leaves the stack: only a stamp goes with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.table.cards.arrows import line
from tabletop.toolkit import pictures, shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.layers import centred

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.table.cards.scene import Scene
    from tabletop.table.layout.poses import Pose
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

    Point = tuple[float, float]

SIZE, WIDE = 26, 2.1  # units of the letters, and widths of a card at most
LEAST, SMALL = 0.7, 0.5  # of that size: the smallest letters, also where they have to fit what is seen of a card
STAMP = 1.05  # of a card's width
LOW, LOWER = 0.13, 0.2  # of a card's height: so far below its middle the plate lies, on a card below another one
LARGER = 1.15  # times the width that it comes to: a card is still large
FREE = 0.9  # of a card's width: what is seen of one that is as good as free


class Stamp(NamedTuple):
    """`at()`: where the arrow points, None for no arrow; `struck`: it is stamped, too; `since()`: where the arrow
    begins, else at the card; `seat`: to whom it leads from the card.
    """

    words: str
    color: str
    at: Callable[[], Point | None]
    struck: bool
    since: Callable[[], Point | None] = lambda: None
    seat: int = -1


class Stamps:
    def __init__(self, scene: Scene, kit: DrawContext) -> None:
        self.scene, self.kit = scene, kit
        self._worn: dict[int, tuple[Stamp, int]] = {}  # by card; and the zone in which it lies meanwhile
        self._kept = SurfaceCache(1 << 19)

    def put(self, card: int, verdict: Stamp) -> None:
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

    def leads(self, card: int, seat: int) -> bool:
        """An arrow of what it has come to leads to this seat."""
        verdict, zone = self._worn.get(card, (None, -1))
        return verdict is not None and verdict.seat == seat and self.scene.sprites[card].zone == zone

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
        """On the cards that make room; of those that leave the words are over, or they would lie among what comes next. Of one
        that has been shown large they would lie on its name until it has the size of the others.
        """
        out: list[Blit] = []
        for card, (verdict, zone) in self._worn.items():
            sprite = self.scene.sprites.get(card)
            large = sprite is not None and sprite.pose.width > sprite.goal.width * LARGER
            if sprite is not None and sprite.flying and sprite.zone == zone and not large:
                out += self._words(sprite, verdict)
        return out

    def flying(self, sprite: CardSprite) -> list[Blit]:
        """The stamp of a card that flies: it is part of it, and lies below cards that fly over it."""
        worn = self._worn.get(sprite.card)
        return stamp(sprite) if worn is not None and worn[0].struck and sprite.flying else []

    def _arrow(self, sprite: CardSprite, verdict: Stamp) -> list[Blit]:
        pose, end = sprite.pose, verdict.at()
        start = verdict.since() or (pose.x, pose.y - pose.height * 0.3)
        return [] if end is None else line(self.kit, start, end, verdict.color)

    def _words(self, sprite: CardSprite, verdict: Stamp) -> list[Blit]:
        pose = sprite.pose
        if not verdict.words:
            return []
        seen = strip(self.scene.laid_out(sprite.zone), sprite, pose)
        covered = seen < sprite.goal.width * FREE
        wide = round(seen) if covered else round(sprite.goal.width * WIDE)
        key = (verdict.words, verdict.color, wide, covered, self.kit.scale)
        plate = self._kept.get(key, lambda: self._plate(verdict, wide, covered=covered))
        x = pose.x + ((seen - pose.width) / 2 if covered else 0.0)
        return [centred(plate, (x, pose.y + pose.height * (LOWER if covered else LOW)))]

    def _plate(self, verdict: Stamp, wide: float, *, covered: bool) -> pygame.Surface:
        """Dark, with an edge of the verdict's colour; its letters shrink rather than leave the card far behind. On a card below
        another one it is as wide as what is seen of that, word under word.
        """
        kit, color = self.kit, self.kit.color(verdict.color)
        pad, said = kit.u(4 if covered else 11), verdict.words.split() if covered else [verdict.words]
        room, least = wide - 2 * pad, SMALL if covered else LEAST
        longest = max(kit.measure(word, "subheading", SIZE) for word in said)
        size = SIZE * max(least, min(LEAST if covered else 1.0, room / max(1, longest)))
        lines = [kit.line(word, "subheading", verdict.color, size=size) for word in said]
        box = (
            max(words.get_width() for words in lines) + 2 * pad,
            sum(words.get_height() for words in lines) + kit.u(8),
        )
        dark = pygame.Color(10, 10, 26, 238)
        out = shapes.blank(box)
        out.blit(shapes.filled(box, kit.u(9), dark, dark), (0, 0))
        out.blit(shapes.ring(box, kit.u(9), max(1, kit.u(2)), color), (0, 0))
        y = kit.u(4)
        for words in lines:
            out.blit(words, words.get_rect(midtop=(box[0] // 2, y)))
            y += words.get_height()
        return out


def strip(row: Sequence[CardSprite], sprite: CardSprite, pose: Pose) -> float:
    """Pixels from the left edge of a card to the next one in its row, which lies over it."""
    over = row[row.index(sprite) + 1].pose if sprite in row[:-1] else None
    beside = over is not None and abs(over.y - pose.y) < pose.height / 2 and over.x > pose.x
    return min(over.x - pose.x, pose.width) if over is not None and beside else pose.width


def stamp(sprite: CardSprite) -> list[Blit]:
    """Of a card that is cancelled."""
    pose, side = sprite.pose, round(sprite.goal.width * STAMP)
    return [centred(pictures.contain(("ui", "stamp_cancelled.webp"), (side, side)), (pose.x, pose.y))]
