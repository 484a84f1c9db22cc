"""The card frames without words: waves, panel, value burst and the printed boxes of each type.

A kind is a card type and a side, like "bone_evil".  What differs from card to card (role, vibes, needs, dot) is laid
on top as symbols at the places of sprites/austin/frames.toml.
"""

from __future__ import annotations

from tools.art.austin.style import CREAM, INK, PINK, PLUM, SIDES, TEAL, Side, wave
from tools.art.austin.symbols import bone, disc, lips, raygun
from tools.art.canvas import Canvas
from tools.art.card_face import HEIGHT, WIDTH, card_edge, card_outline
from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, minus, moved, placed, star
from tools.art.shaders import halftone

SCALE = 2
TYPES = ("agent", "bone", "swinger", "happening")
KINDS = tuple(f"{kind}_{side}" for kind in TYPES for side in SIDES)
WAVES, SWINGER_WAVES, MINI_WAVES = 424, 312, 520
BURST, MINI_BURST = (408, 600, 58), (396, 588, 80)  # middle and radius


def draw_full(kind: str) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    name, _, side_name = kind.partition("_")
    side = SIDES[side_name]
    with canvas.clip(card_outline()):
        _waves(canvas, side, SWINGER_WAVES if name == "swinger" else WAVES, 13)
        if name == "bone":
            _need_boxes(canvas, side)
        if name == "swinger":
            _swing_boxes(canvas, side)
        else:
            _burst(canvas, side, *BURST)
        _sign(canvas, name, side, small=False)
        _border(canvas, name, side)
    return canvas


def draw_mini(kind: str) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    name, _, side_name = kind.partition("_")
    side = SIDES[side_name]
    with canvas.clip(card_outline()):
        _waves(canvas, side, MINI_WAVES, 17)
        if name != "swinger":
            _burst(canvas, side, *MINI_BURST)
        if name == "bone":
            _mini_needs(canvas)
        _sign(canvas, name, side, small=True)
        _border(canvas, name, side)
    return canvas


def _waves(canvas: Canvas, side: Side, y: float, step: float) -> None:
    canvas.shadow(wave(y), 0, -3, 7, "#000000", 0.5)
    for index, colour in enumerate(side.bands):
        canvas.fill(wave(y + index * step), colour)
    panel = wave(y + 3 * step)
    canvas.fill(panel, side.panel)
    with canvas.clip(panel):
        canvas.rect(0, y, WIDTH, HEIGHT - y, halftone(side.bands[1], 8, 45, (0, 540), (0, 690), 0, 0.6, 0.5))


def _burst(canvas: Canvas, side: Side, x: float, y: float, r: float) -> None:
    shape = star(x, y, 14, r, r * 0.81, -84)
    canvas.shadow(shape, 0, 4, 5, alpha=0.4)
    canvas.fill(shape, side.plate)
    canvas.fill(star(x, y, 14, r * 0.9, r * 0.725, -84), side.burst)
    canvas.fill(ellipse(x, y, r * 0.64), side.panel)


def _need_boxes(canvas: Canvas, side: Side) -> None:
    """Left what it takes to Shag, right what it takes to Assassinate."""
    for x, colour, glyph in ((24, PINK, lips()), (244, PLUM, raygun())):
        shape = box(x, 506, 212, 46, 23)
        canvas.fill(shape, light(colour, 3) if colour == PINK else "#d9cfe6")
        canvas.stroke(shape, colour, 3)
        canvas.fill(ellipse(x + 23, 529, 23), colour)
        canvas.fill(placed(glyph, x + 23, 529, 0.38), CREAM)
    canvas.fill(box(236, 528, 8, 3, 1), side.plate, 0.4)


def _mini_needs(canvas: Canvas) -> None:
    """Two columns headed by lips and gun; the need discs hang below them."""
    for x, colour, glyph in ((55, PINK, lips()), (425, PLUM, raygun())):
        with canvas.transform(x - 48, 4, 0.76):
            disc(canvas, glyph, colour)


def _swing_boxes(canvas: Canvas, side: Side) -> None:
    """Above the box that always works, below the one that needs vibes."""
    for y, height, colour in ((392, 92, TEAL), (492, 106, "#2a6fc0")):
        shape = box(20, y, 440, height, 16)
        canvas.fill(moved(shape, 0, 3), side.plate, 0.25)
        canvas.fill(shape, "#ffffff", 0.86)
        canvas.stroke(shape, colour, 3.5)
    strip = minus(box(20, 492, 58, 106, 16), box(72, 480, 20, 130))
    canvas.fill(strip, "#2a6fc0")


def _sign(canvas: Canvas, name: str, side: Side, small: bool) -> None:
    """A big bone hangs at the upper edge of Frickin' Bones."""
    if name != "bone":
        return
    shape = placed(bone(), WIDTH / 2, 56 if small else 46, 1.6 if small else 1.2, 33)
    canvas.shadow(shape, 0, 5, 6, alpha=0.5)
    canvas.stroke(shape, side.plate, 9)
    canvas.fill(shape, CREAM)
    canvas.inner_shadow(shape, shade(CREAM, 1.3), 0, -7, 0.8, mode=None)


def _border(canvas: Canvas, name: str, side: Side) -> None:
    """Bones, Swingers and Happenings have a coloured border, each another one; Agents fill the card."""
    if name == "agent":
        card_edge(canvas, INK)
        return
    width = 11
    inner = box(width, width, WIDTH - 2 * width, HEIGHT - 2 * width, 18)
    ring = minus(card_outline(), inner)
    colour = {"bone": side.panel, "swinger": side.bands[1], "happening": side.bands[0]}[name]
    canvas.fill(ring, colour)
    with canvas.clip(ring):
        if name == "happening":
            for k in range(-2, 30):
                canvas.line([(k * 44 - 240, 680), (k * 44 + 260, -10)], side.plate, 15, 0.9)
        if name == "swinger":
            for k in range(60):
                canvas.fill(ellipse(5.5 if k % 2 else WIDTH - 5.5, 12 + (k // 2) * 24, 3.4), side.panel)
            for k in range(40):
                canvas.fill(ellipse(24 + (k // 2) * 24, 5.5 if k % 2 else HEIGHT - 5.5, 3.4), side.panel)
    canvas.stroke(inner, side.plate, 3)
    card_edge(canvas, INK)
