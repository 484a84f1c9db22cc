"""Figures and words that stand on the table itself: with a line of ink round them, in so many lines as there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import shapes

if TYPE_CHECKING:
    from tabletop.toolkit.draw_context import DrawContext

INK = "#1c1030"
LEAST = 0.75  # of their size: so small letters become before words are broken into lines
LEADING = 0.78  # from line to line, by their height


def lettered(kit: DrawContext, words: str, color: str, size: float, wide: float = 0) -> pygame.Surface:
    """In letters of that size, or a bit smaller and in several lines to be no wider than `wide`, if that is given."""
    lines = [words]
    if wide and _width(kit, words, size) > wide:
        lines = _broken(kit, words, size * LEAST, wide)
        size *= max(LEAST, min(1.0, wide / max(_width(kit, line, size) for line in lines)))
    drawn = [_line(kit, line, color, size) for line in lines]
    step = round(drawn[0].get_height() * LEADING)
    out = shapes.blank((max(line.get_width() for line in drawn), drawn[0].get_height() + step * (len(drawn) - 1)))
    for n, line in enumerate(drawn):
        out.blit(line, ((out.get_width() - line.get_width()) // 2, n * step))
    return out


def _broken(kit: DrawContext, words: str, size: float, wide: float) -> list[str]:
    """After commas, and between words of what is too long all the same."""
    out = [""]
    for part in words.replace(", ", ",\n").splitlines():
        fits = _width(kit, part, size) <= wide
        out += _filled(kit, [part] if fits else part.split(), size, wide, out.pop())
    return out


def _filled(kit: DrawContext, parts: list[str], size: float, wide: float, begun: str) -> list[str]:
    """As many of them in a line as it has room for, the first one behind what it has `begun` with."""
    out = [begun]
    for word in parts:
        longer = f"{out[-1]} {word}".strip()
        if out[-1] and _width(kit, longer, size) > wide:
            out.append(word)
        else:
            out[-1] = longer
    return out


def _width(kit: DrawContext, words: str, size: float) -> int:
    return kit.line(words, "number", size=size).get_width()


def _line(kit: DrawContext, words: str, color: str, size: float) -> pygame.Surface:
    figures, dark = kit.line(words, "number", color, size=size), kit.line(words, "number", INK, size=size)
    edge = max(2, kit.u(size / 12))
    out = shapes.blank((figures.get_width() + 2 * edge, figures.get_height() + 2 * edge))
    middle = pygame.Vector2(edge, edge)
    for degrees in range(0, 360, 30):
        out.blit(dark, middle + pygame.Vector2(edge, 0).rotate(degrees))
    out.blit(figures, (edge, edge))
    return out
