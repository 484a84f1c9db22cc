"""Solid glyphs in a 100 x 100 box round the origin: each one closed path, to be filled, outlined or used as a mask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .paths import box, ellipse, minus, polygon, rotated, svg, union

if TYPE_CHECKING:
    import skia


def crosshair() -> skia.Path:
    ring = minus(ellipse(0, 0, 38), ellipse(0, 0, 30))
    hairs = [rotated(box(-3, -50, 6, 34, 2), angle) for angle in (0, 90, 180, 270)]
    return union(ring, *hairs, ellipse(0, 0, 6))


def bolt() -> skia.Path:
    return svg("M14 -48 L-28 8 L-4 8 L-14 48 L28 -10 L4 -10Z")


def shield() -> skia.Path:
    return svg("M0 -46 C14 -36 30 -34 42 -36 C44 6 32 32 0 48 C-32 32 -44 6 -42 -36 C-30 -34 -14 -36 0 -46Z")


def ingot() -> skia.Path:
    """A cut gem: the mark of the gold cards."""
    return minus(polygon((0, -44), (44, -8), (0, 46), (-44, -8)), polygon((0, -24), (22, -6), (0, 24), (-22, -6)))
