"""Two hands that clap, in the colour of whose they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.toolkit import shapes

if TYPE_CHECKING:
    import pygame

INK = "#2b1a3d"
FINGERS = ((31, 30, 44), (42, 20, 56), (53, 18, 58), (64, 26, 48))  # left edge, top and length, of 100
WIDE = 12
SPREAD = 15  # degrees between the two hands


def hands(side: int, colour: pygame.Color) -> pygame.Surface:
    """A square picture of `side` pixels."""
    light = shapes.hex6(colour.lerp("white", 0.35))
    scale = side / 100
    behind = f'<g transform="translate(18 4) rotate({SPREAD} 50 60)">{_hand(shapes.hex6(colour))}</g>'
    before = f'<g transform="translate(-10 6) rotate({-SPREAD} 50 60)">{_hand(light)}</g>'
    return shapes.svg((side, side), f'<g transform="scale({scale})">{behind}{before}</g>')


def _hand(colour: str) -> str:
    """The line round all parts first, then the parts without it."""
    parts = [(x, y, WIDE, high, 6.0) for x, y, high in FINGERS]
    parts += [(31, 44, 45, 38, 14.0), (40, 78, 27, 14, 3.0)]
    thumb = 'd="M33 66 L20 52" fill="none" stroke-linecap="round"'
    out = [f'<path {thumb} stroke="{INK}" stroke-width="17"/>']
    out += [_rect(part, f'fill="{INK}" stroke="{INK}" stroke-width="6"') for part in parts]
    out += [f'<path {thumb} stroke="{colour}" stroke-width="11"/>']
    out += [_rect(part, f'fill="{colour}"') for part in parts[:-1]]
    out += [_rect(parts[-1], 'fill="#fff6e0"')]
    out += [f'<path d="M{x - 0.5} 34 L{x - 0.5} 48" stroke="{INK}" stroke-width="1.6"/>' for x, _, _ in FINGERS[1:]]
    return "".join(out)


def _rect(part: tuple[float, float, float, float, float], ink: str) -> str:
    x, y, wide, high, radius = part
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{radius}" {ink}/>'
