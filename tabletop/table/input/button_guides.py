"""Leads to the buttons that have to be pressed for the card that is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table.cards.arrows import line
from tabletop.table.input.hint_marks import ring
from tabletop.table.model.missing_choice import pressed

if TYPE_CHECKING:
    from tabletop.table.hud.action_buttons import ButtonRow
    from tabletop.table.input.hit_targets import HitTargets
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit


class Leading:
    """`live()`: rings round the buttons of the card that is held, and a line to them where nothing else shines."""

    def __init__(self, kit: DrawContext, aims: HitTargets, buttons: ButtonRow) -> None:
        self.kit, self.aims, self.buttons = kit, aims, buttons

    def live(self) -> list[Blit]:
        choosing, scene = self.aims.choosing, self.aims.scene
        found = pressed(self.aims.look, choosing)
        facts = zip(self.buttons.facts, self.buttons.children, strict=True)
        boxes = [child.rect for fact, child in facts if fact.id in map(str, found)]
        out = [ring(self.kit, box, "playable") for box in boxes]
        sprite = scene.sprites.get(choosing.held)
        every = [index for ways in choosing.targets().values() for index in ways]
        if boxes and sprite is not None and scene.dragged is None and set(every) == set(found):
            pose = scene.pose(sprite)
            out += line(self.kit, (pose.x, pose.y), boxes[0].midleft, "playable")
        return out
