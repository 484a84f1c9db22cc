"""A drawn key of a keyboard, to say which key does what: its place is given, what stands on it is shown. Buttons of gamepads
are round, or bars; those of the pad that is used stand for the keys that do the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import gamepads, shapes
from tabletop.toolkit.gamepads import pads
from tabletop.toolkit.keyboard import legend
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.toolkit.draw_context import DrawContext

HEIGHT = 30
ARROW = 24
ARROWS = {
    "up": "arrow-up",
    "down": "arrow-down",
    "left": "arrow-left",
    "right": "arrow-right",
}  # no font of words has them
LETTERS = 16  # units
SHORT = {  # of the keys that a keyboard has twice
    "left shift": "toolkit-cap-left-shift", "right shift": "toolkit-cap-right-shift",
    "left ctrl": "toolkit-cap-left-ctrl", "right ctrl": "toolkit-cap-right-ctrl",
    "left alt": "toolkit-cap-left-alt", "right alt": "toolkit-cap-right-alt",
    "left meta": "toolkit-cap-left-meta", "right meta": "toolkit-cap-right-meta",
}  # fmt: skip


def keycap_width(kit: DrawContext, key: str) -> int:
    """`key`: the place of a key, or the sign of a gamepad's button (`gamepad_signs`)."""
    sign = _button(key)
    if sign:
        return gamepads.sign_width(sign, kit.u(HEIGHT))
    if key.lower() in ARROWS:
        return kit.u(HEIGHT)
    return max(kit.u(HEIGHT), kit.measure(_sign(key), "caption", LETTERS) + kit.u(16))


def draw_keycap(
    target: pygame.Surface, kit: DrawContext, key: str, middle_left: tuple[int, int], most: int = 0
) -> None:
    """Draw a key cap whose left edge's middle is at the given point, with smaller letters if it is wider than `most` pixels."""
    wide = keycap_width(kit, key)
    box = pygame.Rect(0, 0, min(wide, most) if most else wide, kit.u(HEIGHT))
    box.midleft = middle_left
    sign = _button(key)
    if sign:
        target.blit(_pressed(kit, sign), box)
        return
    kit.panel(target, box, "keycap")
    box.height -= kit.u(3)
    if key.lower() in ARROWS:
        icon = kit.icon(ARROWS[key.lower()], ARROW, "ink")
        target.blit(icon, icon.get_rect(center=box.center))
        return
    size = LETTERS
    while size > 1 and kit.measure(_sign(key), "caption", size) > box.width:
        size -= 1
    kit.write(target, _sign(key), "caption", box, "ink", align="center", size=size)


def _button(key: str) -> str:
    return key if gamepads.is_sign(key) else pads.instead(key)


def _pressed(kit: DrawContext, sign: str) -> pygame.Surface:
    """A button of a pad: its sign on a light ground."""
    icon = kit.icon(sign, HEIGHT, "ink")
    out = shapes.blank(icon.get_size())
    high = round(icon.get_height() * (gamepads.HIGH if icon.get_width() > icon.get_height() else 1))
    look = kit.theme.surface["keycap"]
    ground = shapes.filled((icon.get_width(), high), high // 2, pygame.Color(look.top), pygame.Color(look.bottom))
    out.blit(ground, ground.get_rect(center=out.get_rect().center))
    out.blit(icon, (0, 0))
    return out


def _sign(key: str) -> str:
    return tr(SHORT[key.lower()]) if key.lower() in SHORT else legend(key)


class KeyCap(Widget):
    """A key cap on its own, for help pages and settings."""

    def __init__(self, key: str, *, label: str = "") -> None:
        super().__init__(label or f"key {key}")
        self.text = key

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, keycap_width(self.kit, self.text)), self.u(HEIGHT)

    def draw(self, target: pygame.Surface) -> None:
        draw_keycap(target, self.kit, self.text, self.rect.midleft)
