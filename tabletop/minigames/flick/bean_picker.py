"""Choosing a bean: its picture, its name, and the way to the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import pictures, rects
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from tabletop.minigames.flick.mat_picture import FlickArt
    from tabletop.toolkit.actions import Action

ROOMY = 320  # units of width from which the name stands beside the picture


class BeanPicker(Widget):
    """Left and right, or a click on the left or right half, takes the neighbour; Enter the next one."""

    focusable = True

    def __init__(
        self,
        art: FlickArt,
        names: Sequence[str],
        chosen: str,
        on_change: Callable[[str], None],
        *,
        tooltip: str = "",
    ) -> None:
        super().__init__("bean", tooltip=tooltip or tr("flick-bean"))
        self.art, self.names = art, list(names)
        self.chosen = chosen if chosen in names else self.names[0]
        self.on_change = on_change

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(132)

    def turn(self, way: int) -> None:
        """Take the next bean, or the one before."""
        place = (self.names.index(self.chosen) + way) % len(self.names)
        self.chosen = self.names[place]
        self.app.sound("toggle")
        self.on_change(self.chosen)
        self.refresh()

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self.turn(-1 if event.pos[0] < self.rect.centerx else 1)
            return True
        return False

    def on_wheel(self, steps: float) -> bool:
        self.turn(-1 if steps > 0 else 1)
        return True

    def on_action(self, action: Action) -> bool:
        if action in ("left", "right", "accept"):
            self.turn(-1 if action == "left" else 1)
        return action in ("left", "right", "accept")

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        wide = self.rect.width > kit.u(ROOMY)
        kit.panel(target, self.rect, "row_hover" if self.hovered else "row" if wide else "panel")
        inner = rects.inset(self.rect, kit.u(10), kit.u(8))
        for icon, box in (
            ("chevron-left", rects.cut_left(inner, kit.u(32))[0]),
            ("chevron-right", rects.cut_right(inner, kit.u(32))[0]),
        ):
            picture = kit.icon(icon, 32, "gold")
            target.blit(picture, picture.get_rect(center=box.center))
        middle = rects.inset(inner, kit.u(40), 0)
        name = self.art.called(self.chosen) if self.chosen else ""
        art, words = rects.cut_left(middle, middle.height) if wide else rects.cut_top(middle, middle.height * 2 // 3)
        bean = pictures.contain(self.art.bean(self.chosen), art.size)
        target.blit(bean, bean.get_rect(center=art.center))
        words = rects.inset(words, kit.u(10), 0) if wide else words
        role, align = ("subheading", "left") if wide else ("strong", "center")
        kit.write(target, name, role, words, "text", align=align, size=kit.fit(name, role, max(1, words.width)))
