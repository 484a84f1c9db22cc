"""The backs and faces of the cards of a pack as they lie and fly, made once and one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop import card_art
from tabletop.card_art.card_sprites import SpriteSpec
from tabletop.pages.card_browser.card_cache import CardShelf
from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop.core.definition import Definition
    from tabletop.pages.boosters.card_positions import PackPose
    from tabletop.toolkit.app import CardPictures


KEPT = 48 << 20  # bytes of backs at their angles


class Sides:
    """Widths are in pixels, angles in degrees counter-clockwise."""

    def __init__(self, definition: Definition, sprites: CardPictures) -> None:
        self.definition = definition
        self.sprites = sprites
        self.shelf = CardShelf(definition, sprites)
        self.cold: list[tuple[int, int, float]] = []  # kind, width and angle of faces that are still to be made
        self._backs = SurfaceCache(KEPT)
        self._beat = False

    def lying(self, kind: int, wide: int, angle: float, *, back: bool) -> pygame.Surface:
        """A card with its shadow."""
        if not back:
            return self.shelf.sprite(kind, wide, angle=angle)
        look = SpriteSpec(self.definition.id, self._back(kind), wide, angle=angle)
        return self._backs.get(look, lambda: self.sprites.get(look))

    def flying(self, kind: int, wide: int, angle: float, size: float) -> pygame.Surface:
        """A back on its way, `size` by a resting card; quick to make, its shadow turns with it."""

        def make() -> pygame.Surface:
            return pygame.transform.rotozoom(self.lying(kind, wide, 0, back=True), angle, size)

        return self._backs.get(("flying", self._back(kind), wide, angle, size), make)

    def _back(self, kind: int) -> card_art.CardText | None:
        """The back of a card; games with two sides have one for each."""
        rules = self.definition.collecting
        if rules is None or rules.side is None:
            return None
        return card_art.back(f"back_{rules.side({self.definition.cards[kind].id: 1})}")

    def expect(self, cards: Iterable[tuple[int, PackPose]], wide: int) -> None:
        """These cards will be seen soon, at these places."""
        self.cold = [(kind, round(wide * pose.size), pose.angle) for kind, pose in cards]

    def warm(self) -> None:
        """Make the next picture that will be needed, at every second call."""
        self._beat = not self._beat
        if not self.cold or self._beat:
            return
        kind, wide, angle = self.cold[0]
        for back in (True, False):
            self.lying(kind, wide, angle, back=back)
        if self.sprites.faces.ready(self.definition.id, self.shelf.text(kind), wide):
            self.cold.pop(0)
