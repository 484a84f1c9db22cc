"""Arrows from a card to all that it is aimed at, until the next thing is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table.cards.arrows import line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.card_sprite import Sprite
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

BEGINS, ENDS = 0.26, 0.08  # of their height: so far from their middles


class Aiming:
    """`blits()` gives what is to be seen now."""

    def __init__(self, scene: Scene, kit: DrawContext) -> None:
        self.scene, self.kit = scene, kit
        self._ways: list[tuple[Sprite, Sprite]] = []

    def point(self, card: int, targets: Iterable[int]) -> None:
        """From one card to others; what was pointed at before is forgotten."""
        found = self.scene.sprites
        self._ways = [(found[card], found[target]) for target in targets if card in found and target in found]

    def forget(self) -> None:
        self._ways = []

    def blits(self) -> list[Blit]:
        return [blit for one, other in self._ways if one is not other for blit in self._way(one, other)]

    def _way(self, one: Sprite, other: Sprite) -> list[Blit]:
        start, end = one.pose, other.pose
        up = -1 if start.y > end.y else 1
        begin = (start.x, start.y + up * start.height * BEGINS)
        return line(self.kit, begin, (end.x, end.y - up * end.height * ENDS), "target")
