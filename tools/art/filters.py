"""Filters for whole figures: a fat outline, a flat silhouette, light along one side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import skia

from .colour import channels, packed

if TYPE_CHECKING:
    from collections.abc import Callable

    from .canvas import Canvas


def grown(pixels: float, colour: str) -> skia.ImageFilter:
    """The silhouette of what is drawn, grown on all sides, in one colour: blurred alpha cut at a threshold."""
    red, green, blue = (value / 255 for value in channels(colour))
    matrix = [0, 0, 0, 0, red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, 30, -0.8]
    blurred = skia.ImageFilters.Blur(pixels / 1.95, pixels / 1.95)
    return skia.ImageFilters.ColorFilter(skia.ColorFilters.Matrix(matrix), blurred)


def flat(colour: str) -> skia.ImageFilter:
    """The silhouette of what is drawn in one colour."""
    return skia.ImageFilters.ColorFilter(skia.ColorFilters.Blend(packed(colour), skia.BlendMode.kSrcIn))


def rim_light(canvas: Canvas, figure: Callable[[], None], dx: float, dy: float, colour: str, alpha: float) -> None:
    """A lit edge on the side that (dx, dy) points to: the silhouette minus itself moved away, kept inside."""
    with canvas.layer(alpha=alpha):
        with canvas.layer(image_filter=flat(colour)):
            figure()
        with canvas.layer(mode="erase", blur=3), canvas.transform(-dx, -dy):
            figure()
        with canvas.layer(mode="keep"):
            figure()
