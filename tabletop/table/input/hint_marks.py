"""Where a hint lies on the table: a ring round what each answer takes up, an arrow to where it goes, its number at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table.cards.arrows import line
from tabletop.table.model.selection import BARE, target_of
from tabletop.table.widgets.hint_panel import numbered
from tabletop.toolkit import shapes

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from tabletop.table.hud.action_buttons import ButtonRow
    from tabletop.table.input.hit_targets import HitTargets
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

COLORS = ("gold_light", "muted", "muted")
DISC = 38  # units
WIDE = 5  # of these boxes fill the window, or fewer


def ring(kit: DrawContext, box: pygame.Rect, color: str) -> Blit:
    """A ring round a place, in a colour of the palette."""
    outer = box.inflate(kit.u(16), kit.u(16))
    return shapes.ring(outer.size, kit.u(18), max(3, kit.u(5)), kit.color(color)), outer.topleft


class Hinted:
    """`blits` of the options that are `lit`, by their indexes, the best first."""

    def __init__(self, kit: DrawContext, aims: HitTargets, buttons: ButtonRow) -> None:
        self.kit, self.aims, self.buttons = kit, aims, buttons
        self.lit: tuple[int, ...] = ()

    def light(self, indexes: Sequence[int]) -> None:
        self.lit = tuple(indexes)

    def blits(self) -> list[Blit]:
        """The best lies uppermost."""
        choosing = self.aims.choosing
        ranked = [(rank, self._boxes(i)) for rank, i in enumerate(self.lit) if i < len(choosing.options)]
        beside = {
            rank: sum(boxes[-1:] == other[-1:] for earlier, other in ranked if earlier < rank) for rank, boxes in ranked
        }
        return [blit for rank, boxes in reversed(ranked) for blit in self._mark(rank, boxes, beside[rank])]

    def _mark(self, rank: int, boxes: list[pygame.Rect], beside: int) -> list[Blit]:
        """`beside`: so many numbers lie at the same place already, and none covers another."""
        out: list[Blit] = []
        color = COLORS[min(rank, len(COLORS) - 1)]
        for box in boxes:
            if not self._wide(box):
                out.append(ring(self.kit, box, color))
        if len(boxes) > 1:
            way = line(self.kit, boxes[0].center, boxes[1].center, "gold_light" if not rank else "muted")
            prompt = self.aims.shown.places.areas.prompt  # what is asked stays readable
            out += [(dot, at) for dot, at in way if not prompt.colliderect(dot.get_rect(topleft=at))]
        if boxes:
            side = self.kit.u(DISC)
            disc = numbered(self.kit, rank + 1, side, best=not rank)
            at = boxes[-1]
            shift = beside * self.kit.u(DISC + 4)
            x, y = (at.centerx + side // 2, at.centery - side) if self._wide(at) else (at.left, at.top)
            out.append((disc, (x + shift - side // 3, y - side // 3)))
        return out

    def _boxes(self, index: int) -> list[pygame.Rect]:
        """The card, then where it goes; a button alone; nothing for what is not on the table."""
        choosing = self.aims.choosing
        act, card, number = choosing.options[index]
        sprite = self.aims.scene.sprites.get(card)
        found = [self.aims.scene.pose(sprite).box] if sprite is not None else []
        spot = choosing.acts[act].spot if act >= 0 else "none"
        target = target_of(spot, number)
        if target == BARE:
            return found or self._button(index)
        return found + [box for box in self.aims.box(target)[:1] if box not in found and self._small(box)]

    def _wide(self, box: pygame.Rect) -> bool:
        """A part of the table on which cards lie: an arrow says it, and a ring would go round other things, too."""
        return box.width * WIDE > self.aims.shown.places.window.width

    def _small(self, box: pygame.Rect) -> bool:
        """The middle of the table is no place to point at."""
        return box.width * 3 < self.aims.shown.places.window.width

    def _button(self, index: int) -> list[pygame.Rect]:
        row = self.buttons
        facts = zip(row.facts, row.children, strict=True)
        return [child.rect for fact, child in facts if fact.id == str(index)]
