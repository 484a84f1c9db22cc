"""What is drawn on the cards of a stack: who has played each and at whom it aims, and lines to what it answers or copies."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.table.cards.arrows import line
from tabletop.toolkit import shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.layers import centred
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.table.cards.scene import Scene
    from tabletop.table.cards.stamps import Verdicts
    from tabletop.table.model.card_sprite import Sprite
    from tabletop.table.model.match_constants import MatchConstants
    from tabletop.table.model.view_state import ViewState
    from tabletop.table.widgets.seat_panel import SeatBadge
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

FEW = 3  # of more items on the stack only the newest shows its aim
FACE, LEAST = 0.24, 20  # a portrait: of a card's width, and units at least
HIGH, LOW = 0.2, 0.02  # of a card's height above its middle: the portrait of who plays it, and of whom it is for


class Stacked:
    """`resting()` gives what lies over the cards that rest on the stack."""

    shown: ViewState

    def __init__(
        self, basics: MatchConstants, scene: Scene, kit: DrawContext, badges: Sequence[SeatBadge], verdicts: Verdicts
    ) -> None:
        self.layout, self.scene, self.kit, self.badges, self.verdicts = basics.look, scene, kit, badges, verdicts
        self._kept = SurfaceCache(1 << 19)

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def resting(self) -> list[Blit]:
        """The lines lie below the portraits."""
        names, out = self.layout.stack, []
        if names is None:
            return []
        items = getattr(self.shown.telling.view.table, names.items)
        faces: list[Blit] = []
        for n, item in enumerate(items):
            sprite = self.scene.sprites.get(getattr(item, names.card))
            if sprite is None or sprite.flying or not self._lies(sprite):
                continue
            out += self._item(sprite, item, aimed=len(items) <= FEW or n == len(items) - 1)
            faces += self._faces(sprite, item)
        return out + faces

    def _faces(self, sprite: Sprite, item: object) -> list[Blit]:
        """At the left edge, which no other card covers: of several cards with one title one can tell whose each is."""
        names, pose = self.layout.stack, sprite.pose
        assert names is not None
        side = max(self.kit.u(LEAST), round(pose.width * FACE))
        x, seats = pose.x - pose.width / 2 + side * 0.62, [(getattr(item, names.seat), False, HIGH)]
        aim = self.scene.aims.get(sprite.card, getattr(item, names.aim))
        if aim >= 0 and not getattr(item, names.cancelled) and not self.verdicts.struck(sprite.card):
            seats.append((aim, True, LOW))
        return [
            centred(
                self._kept.get((seat, aimed, side), partial(self._face, seat, side, aimed=aimed)),
                (x, pose.y - pose.height * high),
            )
            for seat, aimed, high in seats
        ]

    def _face(self, seat: int, side: int, *, aimed: bool) -> pygame.Surface:
        """A portrait; of whom a card is aimed at in the ring of an aim."""
        person, ring = self.badges[seat].person, max(2, side // 9)
        out = shapes.blank((side + 2 * ring, side + 2 * ring))
        box = pygame.Rect(ring, ring, side, side)
        draw_avatar(out, self.kit, box, person.name, person.colour, picture=avatars.picture(person.avatar))
        if aimed:
            size, color = out.get_size(), self.kit.color("target")
            out.blit(shapes.ring(size, size[0] // 2, ring, color), (0, 0))
            for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                middle, reach = size[0] // 2, size[0] // 2 - ring
                start = (middle + x * reach * 0.72, middle + y * reach * 0.72)
                pygame.draw.line(out, color, start, (middle + x * size[0] // 2, middle + y * size[0] // 2), ring)
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
        if aim >= 0 and aimed and not self.verdicts.leads(sprite.card, aim):  # one arrow to a seat is enough
            start, heart = (pose.x, pose.y - pose.height * 0.2), self.badges[aim].heart
            rim = self.badges[aim].rect.inflate(kit.u(40), kit.u(40)).clipline(start, heart)
            end = rim[0] if rim else heart  # the head of the arrow must not lie under the badge
            out += line(kit, start, end, "faint" if cancelled else "target")
        return out
