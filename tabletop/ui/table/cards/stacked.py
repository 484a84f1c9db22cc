"""Lines between the cards of a stack: from each to what it answers or copies, and to the seat at which it aims."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.table.cards.arrows import line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.ui.kit import Kit
    from tabletop.ui.layers import Blit
    from tabletop.ui.table.basics import Basics
    from tabletop.ui.table.cards.scene import Scene, Sprite
    from tabletop.ui.table.cards.verdicts import Verdicts
    from tabletop.ui.table.panels.badge import SeatBadge
    from tabletop.ui.table.shown import Shown

FEW = 3  # of more items on the stack only the newest shows its aim


class Stacked:
    """`resting()` gives what lies over the cards that rest on the stack."""

    shown: Shown

    def __init__(self, basics: Basics, scene: Scene, kit: Kit, badges: Sequence[SeatBadge], verdicts: Verdicts) -> None:
        self.layout, self.scene, self.kit, self.badges, self.verdicts = basics.look, scene, kit, badges, verdicts

    def show(self, shown: Shown) -> None:
        self.shown = shown

    def resting(self) -> list[Blit]:
        """Lines from each played card to what it answers and to whom it aims at; stamps on what is cancelled."""
        names, out = self.layout.stack, []
        if names is None:
            return []
        items = getattr(self.shown.telling.view.table, names.items)
        for n, item in enumerate(items):
            sprite = self.scene.sprites.get(getattr(item, names.card))
            if sprite is None or sprite.flying or not self._lies(sprite):
                continue
            out += self._item(sprite, item, aimed=len(items) <= FEW or n == len(items) - 1)
        return out

    def _lies(self, sprite: Sprite) -> bool:
        return self.scene.places is not None and self.scene.places.zones[sprite.zone].look.kind == "stairs"

    def _item(self, sprite: Sprite, item: object, *, aimed: bool) -> list[Blit]:
        names, out, pose = self.layout.stack, [], sprite.pose
        assert names is not None
        kit = self.kit
        for name, color in ((names.answered, "cyan"), (names.copied, "violet")):
            other = self.scene.sprites.get(getattr(item, name))
            if other is not None and other is not sprite and not other.flying:
                start = (pose.x - pose.width * 0.18, pose.y - pose.height * 0.44)
                end = (other.pose.x + other.pose.width * 0.1, other.pose.y - other.pose.height * 0.34)
                out += line(kit, start, end, color, bend=-0.35)
        aim = self.scene.aims.get(sprite.card, getattr(item, names.aim))
        cancelled = getattr(item, names.cancelled) or self.verdicts.struck(sprite.card)
        if aim >= 0 and aimed:
            start, heart = (pose.x, pose.y - pose.height * 0.2), self.badges[aim].heart
            rim = self.badges[aim].rect.inflate(kit.u(40), kit.u(40)).clipline(start, heart)
            end = rim[0] if rim else heart  # the head of the arrow must not lie under the badge
            out += line(kit, start, end, "faint" if cancelled else "target")
        return out
