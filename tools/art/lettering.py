"""Text as paths, set in the bundled fonts only, so that every machine draws the same letters."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import skia

FONTS = Path(__file__).parents[2] / "sprites" / "fonts"


@lru_cache(None)
def typeface(font_file: str) -> skia.Typeface:
    return skia.Typeface.MakeFromFile(str(FONTS / font_file))


def _font(font_file: str, size: float) -> skia.Font:
    font = skia.Font(typeface(font_file), size)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    font.setSubpixel(True)
    font.setHinting(skia.FontHinting.kNone)
    return font


def text_width(text: str, font_file: str, size: float, tracking: float = 0) -> float:
    return _font(font_file, size).measureText(text) + tracking * max(0, len(text) - 1)


def text_path(
    text: str, font_file: str, size: float, x: float = 0, y: float = 0, align: str = "left", tracking: float = 0
) -> skia.Path:
    """The outlines of a line of text; (x, y) is its left, centre or right end on the base line."""
    font = _font(font_file, size)
    x -= {"left": 0, "centre": 0.5, "right": 1}[align] * text_width(text, font_file, size, tracking)
    path = skia.Path()
    glyphs = font.textToGlyphs(text)
    for glyph, width in zip(glyphs, font.getWidths(glyphs), strict=True):
        shape = font.getPath(glyph)
        if shape:
            path.addPath(shape, x, y)
        x += width + tracking
    return path
