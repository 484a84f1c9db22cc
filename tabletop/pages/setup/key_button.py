"""A button that shows which key does something and lets it be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.keycap import HEIGHT, draw_keycap, keycap_width

if TYPE_CHECKING:
    from collections.abc import Callable

BESIDE, ABOVE = 15, 14  # units: letters beside a cap at least, and above it
SIDES = (14, 8), (6, 4)  # units at the sides and before the cap, and the least of them


class KeyButton(Button):
    """`key_name` is what is shown as a cap, below the words if they have no room beside it; `clash` marks it as used twice."""

    height = 52

    def __init__(
        self, text: str, key_name: str, on_press: Callable[[], None], *, label: str, tooltip: str = ""
    ) -> None:
        super().__init__(text, on_press, label=label, style="ghost", tooltip=tooltip)
        self.key_name = key_name
        self.clash = False

    def measure(self, width: int) -> tuple[int, int]:
        kit = self.kit
        wide = kit.measure(self.text, "caption") + keycap_width(kit, self.key_name) + kit.u(52)
        return min(width, wide), kit.u(self.height)

    def _draw_content(self, target: pygame.Surface, face: pygame.Rect, ink: str) -> None:
        kit = self.kit
        color = "coral" if self.clash else ink
        cap = keycap_width(kit, self.key_name) if self.key_name else 0
        rooms = [rects.cut_right(rects.inset(face, kit.u(side), 0), cap, kit.u(gap)) for side, gap in SIDES]
        wide = kit.measure(self.text, "caption", BESIDE)
        right, left = next((room for room in rooms if room[1].width >= wide), rooms[0])
        if cap and wide > left.width:
            self._draw_above(target, rects.inset(face, kit.u(8), 0), color)
        else:
            kit.write(target, self.text, "caption", left, color, size=kit.fit(self.text, "caption", max(1, left.width)))
            if cap:
                draw_keycap(target, kit, self.key_name, right.midleft)
        if self.clash:
            kit.ring(target, rects.inset(face, kit.u(6)), "coral", 12)

    def _draw_above(self, target: pygame.Surface, box: pygame.Rect, color: str) -> None:
        """The words above the cap of a key with a long name."""
        kit = self.kit
        lower, upper = rects.cut_bottom(rects.inset(box, 0, kit.u(2)), kit.u(HEIGHT))
        kit.write(target, self.text, "caption", upper, color, align="center", size=ABOVE)
        cap = min(keycap_width(kit, self.key_name), lower.width)
        draw_keycap(target, kit, self.key_name, (lower.centerx - cap // 2, lower.centery), cap)
