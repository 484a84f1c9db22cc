"""The bean seen from the shooter's side, large: where the ball rests, and where the finger meets the shell (english)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from tabletop.minigames.flick.aiming import Aim
    from tabletop.minigames.flick.physics.aim_assist import AimAssist
    from tabletop.toolkit.actions import Action

NOTCH = 0.1


class GripScreen(Protocol):
    aim: Aim

    @property
    def aiming(self) -> bool: ...
    def advice(self) -> AimAssist: ...
    def touched(self) -> None: ...


class GripControl(Widget):
    """Click or drag to set the english."""

    focusable = True

    def __init__(self, table: GripScreen) -> None:
        super().__init__(
            "grip",
            tooltip=tr("flick-grip-tip"),
        )
        self.table = table

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(300)), self.u(150)

    @property
    def shell(self) -> pygame.Rect:
        _, box = rects.cut_top(rects.inset(self.rect, self.u(24), self.u(16)), self.u(24), self.u(8))
        wide = min(box.width, round(box.height * 32 / 19))
        return rects.center(box, wide, round(wide * 19 / 32))

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind not in ("down", "move") or event.button != 1 or not self.table.aiming:
            return False
        box = self.shell
        self._set((event.pos[0] - box.centerx) / (box.width * 0.36))
        return True

    def on_action(self, action: Action) -> bool:
        way = {"left": -NOTCH, "right": NOTCH}.get(action)
        if way is None or not self.table.aiming:
            return False
        self._set(self.table.aim.english + way)
        return True

    def _set(self, value: float) -> None:
        self.table.aim.set("english", 0.0 if abs(value) < 0.06 else value)
        self.table.touched()

    def draw(self, target: pygame.Surface) -> None:
        kit, aim = self.kit, self.table.aim
        kit.panel(target, self.rect, "panel")
        head, _ = rects.cut_top(rects.inset(self.rect, kit.u(24), kit.u(14)), kit.u(22))
        kit.write(target, tr("flick-grip"), "label", head, "gold")
        box = self.shell
        radius = box.height // 2
        target.blit(shapes.filled(box.size, radius, pygame.Color("#7E74C8"), pygame.Color("#2B2460")), box)
        target.blit(shapes.ring(box.size, radius, max(2, kit.u(4)), kit.color("white"), kit.color("faint")), box)
        reach = box.width * 0.36
        if self.table.advice().ball:
            side = round(box.height * 0.62)
            place = pygame.Rect(0, 0, side, side)
            place.center = (box.centerx + round(aim.ball * box.width * 0.22), box.centery)
            target.blit(shapes.disc(side, pygame.Color("#F4F8FF"), pygame.Color("#5D69A8")), place)
        x = box.centerx + round(aim.english * reach)
        finger = pygame.Rect(0, 0, kit.u(20), box.height + kit.u(14))
        finger.center = (x, box.centery)
        target.blit(shapes.ring(finger.size, kit.u(10), max(2, kit.u(4)), kit.color("gold")), finger)
        shine = pygame.Rect(box.x + box.width // 6, box.y + box.height // 8, box.width * 2 // 3, box.height // 5)
        target.blit(
            shapes.filled(
                shine.size, shine.height // 2, pygame.Color(255, 255, 255, 90), pygame.Color(255, 255, 255, 0)
            ),
            shine,
        )
