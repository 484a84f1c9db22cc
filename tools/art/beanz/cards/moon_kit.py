"""The moon that all Moon cards start from."""

from __future__ import annotations

from tools.art.beanz.parts import Part, flat, group, inside, shape
from tools.art.colour import shade
from tools.art.paths import ellipse, minus

R = 142
DISC = ellipse(0, 0, R)


def ball(colour: str, *marks: Part, rim: str = "#ffffff") -> Part:
    """A glossy moon with its marks wrapped inside the disc."""
    crescent = minus(DISC, ellipse(-26, -22, R))
    return group(
        shape(DISC, colour),
        inside(DISC, *marks, flat(crescent, shade(colour, 2), 0.45), flat(minus(DISC, ellipse(7, 5, R)), rim, 0.55, 3)),
        flat(ellipse(-66, -82, 34, 19, -38), "#ffffff", 0.85),
        flat(ellipse(-100, -36, 10, 15), "#ffffff", 0.8),
    )


def crater(x: float, y: float, r: float, colour: str) -> Part:
    return group(
        flat(ellipse(x, y, r, r * 0.86), shade(colour, 1)),
        flat(ellipse(x + 3, y + 4, r * 0.86, r * 0.7), shade(colour, 0.5)),
    )
