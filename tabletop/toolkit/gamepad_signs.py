"""What is printed on the buttons of gamepads, drawn: a shape or a letter in a ring, in a bar for what lies at the shoulders.

They are icons, whose names begin with `pad-`: "pad-cross", "pad-a", "pad-l1".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.sanitizing import capitals
from tabletop.toolkit import fonts, shapes, theme

if TYPE_CHECKING:
    import pygame

PREFIX = "pad-"
SHAPES = {  # in a box of 100 x 100
    "cross": "M34,34 L66,66 M66,34 L34,66",
    "circle": "M50,29 A21,21 0 1 1 49.9,29 Z",
    "square": "M34,34 H66 V66 H34 Z",
    "triangle": "M50,28 L70,63 H30 Z",
}
BARS = ("l", "r", "lb", "rb", "l1", "r1")
RING, LINE = 7, 9  # of 100: how thick
LONG = 1.5  # times as wide as high is a bar
HIGH = 0.8  # of the icon's height
LETTERS, SMALL = 0.66, 0.56  # of the height: of one letter, of two


def is_sign(name: str) -> bool:
    return name.startswith(PREFIX)


def spoken(name: str) -> str:
    """How people call it."""
    word = name.removeprefix(PREFIX)
    return word.title() if word in SHAPES else capitals(word)


def width(name: str, pixels: int) -> int:
    """Of a sign that is `pixels` high."""
    return round(pixels * LONG) if name.removeprefix(PREFIX) in BARS else pixels


def draw(name: str, pixels: int, color: pygame.Color) -> pygame.Surface:
    """A sign that is `pixels` high."""
    word, wide, ink = name.removeprefix(PREFIX), width(name, pixels), shapes.hex6(color)
    long, step = 100 * wide / max(1, pixels), pixels / 100
    deep = 100 * HIGH if word in BARS else 100
    frame = (
        f'<rect x="{RING}" y="{(100 - deep) / 2 + RING}" width="{long - 2 * RING:.1f}" height="{deep - 2 * RING:.1f}" '
        f'rx="{deep / 2 - RING:.1f}" stroke-width="{RING}"/>'
    )
    path = f'<path d="{SHAPES[word]}" stroke-width="{LINE}"/>' if word in SHAPES else ""
    style = f'fill="none" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round"'
    out = shapes.svg((wide, pixels), f'<g transform="scale({step:.4f})" {style}>{frame}{path}</g>', keep=False)
    if not path:
        size = max(1, round(pixels * (LETTERS if len(word) == 1 else SMALL)))
        letters = fonts.line(theme.load().type["number"].font, size, capitals(word), color)
        seen = letters.get_bounding_rect()
        out.blit(letters, ((wide - seen.width) // 2 - seen.left, (pixels - seen.height) // 2 - seen.top))
    return out
