"""Card pictures of a screen that shows many at once: kept as long as the screen lives, so that scrolling stays smooth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art import back
from tabletop.card_art.card_index import printed
from tabletop.card_art.card_sprites import HOVER, REST, SpriteSpec
from tabletop.toolkit import shapes
from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    from tabletop.card_art import CardText
    from tabletop.card_art.card_sprites import State
    from tabletop.core.definition import Definition
    from tabletop.toolkit.app import CardPictures

BACK = -1  # the kind of a card that lies face down
LIMIT = 64 << 20  # bytes: two screens full of cards at 3840 x 2160
MIDDLE = 0.37  # of a card's height: where the faces of most pictures are
WIDER = 1.24  # a card's width by that of a strip, so that its frame is outside


class CardCache:
    """Serves the cards of one game by kind."""

    def __init__(self, definition: Definition, sprites: CardPictures) -> None:
        self.definition = definition
        self.sprites = sprites
        self._kept = SurfaceCache(LIMIT)
        self._texts: dict[int, CardText] = {}

    def text(self, kind: int | str) -> CardText | None:
        """The printed words of a kind; None for BACK; a name is one of several backs."""
        if isinstance(kind, str):
            return back(kind)
        if kind == BACK:
            return None
        if kind not in self._texts:
            self._texts[kind] = printed(self.definition, kind)
        return self._texts[kind]

    def sprite(
        self, kind: int | str, width: int, state: State = "normal", lift: float = REST, angle: float = 0
    ) -> pygame.Surface:
        """A card with its shadow; blit its middle to the card's middle."""
        look = SpriteSpec(self.definition.id, self.text(kind), width, state, angle=angle, lift=lift)
        if look in self._kept:
            return self._kept.get(look, lambda: self.sprites.get(look))
        made = self.sprites.get(look)
        if self.sprites.faces.ready(look.game, look.text, look.width):
            self._kept.get(look, lambda: made)
        return made

    def raised(self, kind: int, width: int) -> pygame.Surface:
        """A card in the hand or under the mouse."""
        return self.sprite(kind, width, "hover", HOVER)

    def strip(self, kind: int, size: tuple[int, int], radius: int) -> pygame.Surface:
        """A piece of a card's picture that fades to the left, for a line of a list."""
        text = self.text(kind)
        width = round(size[0] * WIDER)
        if (kind, size, radius) in self._kept:
            return self._kept.get((kind, size, radius), lambda: shapes.blank(size))
        face = self.sprites.faces.get(self.definition.id, text, width)
        made = _strip(face, size, radius)
        if self.sprites.faces.ready(self.definition.id, text, width):
            self._kept.get((kind, size, radius), lambda: made)
        return made


def _strip(face: pygame.Surface, size: tuple[int, int], radius: int) -> pygame.Surface:
    wide, high = size
    middle, left = round(face.get_height() * MIDDLE), (face.get_width() - wide) // 2
    out = shapes.rounded(size, radius).copy()
    out.blit(
        face.subsurface((left, max(0, middle - high // 2), wide, high)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
    )
    fade = shapes.gradient((high, wide), pygame.Color(255, 255, 255, 0), pygame.Color("white"))
    fade = pygame.transform.rotate(fade, 90)  # what was above is left now
    out.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out
