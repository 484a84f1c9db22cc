"""Leads to the buttons that have to be pressed for the card that is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.table.cards.arrows import line
from tabletop.ui.table.hands.hinted import ring
from tabletop.ui.table.hands.wanted import pressed

if TYPE_CHECKING:
    from tabletop.ui.kit import Kit
    from tabletop.ui.layers import Blit
    from tabletop.ui.table.hands.aims import Aims
    from tabletop.ui.table.panels.buttons import ButtonRow


class Leading:
    """`live()`: rings round the buttons of the card that is held, and a line to them where nothing else shines."""

    def __init__(self, kit: Kit, aims: Aims, buttons: ButtonRow) -> None:
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
