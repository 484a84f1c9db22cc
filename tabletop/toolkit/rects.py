"""Cutting rectangles: the whole layout language. All functions return new rectangles in pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence


def inset(box: Rect, x: int, y: int | None = None) -> Rect:
    """Return `box` made smaller by `x` on the left and right and `y` above and below."""
    y = x if y is None else y
    return Rect(box.x + x, box.y + y, max(0, box.width - 2 * x), max(0, box.height - 2 * y))


def cut_top(box: Rect, height: int, gap: int = 0) -> tuple[Rect, Rect]:
    """Return (the upper strip, what is left below it and a gap)."""
    height = min(height, box.height)
    rest = max(0, box.height - height - gap)
    return Rect(box.x, box.y, box.width, height), Rect(box.x, box.bottom - rest, box.width, rest)


def cut_bottom(box: Rect, height: int, gap: int = 0) -> tuple[Rect, Rect]:
    """Return (the lower strip, what is left above it and a gap)."""
    height = min(height, box.height)
    rest = max(0, box.height - height - gap)
    return Rect(box.x, box.bottom - height, box.width, height), Rect(box.x, box.y, box.width, rest)


def cut_left(box: Rect, width: int, gap: int = 0) -> tuple[Rect, Rect]:
    """Return (the left strip, what is left beside it and a gap)."""
    width = min(width, box.width)
    rest = max(0, box.width - width - gap)
    return Rect(box.x, box.y, width, box.height), Rect(box.right - rest, box.y, rest, box.height)


def cut_right(box: Rect, width: int, gap: int = 0) -> tuple[Rect, Rect]:
    """Return (the right strip, what is left beside it and a gap)."""
    width = min(width, box.width)
    rest = max(0, box.width - width - gap)
    return Rect(box.right - width, box.y, width, box.height), Rect(box.x, box.y, rest, box.height)


def columns(box: Rect, shares: Sequence[float], gap: int = 0) -> list[Rect]:
    """Divide `box` into columns of the given shares."""
    return [Rect(x, box.y, wide, box.height) for x, wide in _divide(box.x, box.width, shares, gap)]


def rows(box: Rect, shares: Sequence[float], gap: int = 0) -> list[Rect]:
    """Divide `box` into rows of the given shares."""
    return [Rect(box.x, y, box.width, high) for y, high in _divide(box.y, box.height, shares, gap)]


def grid(box: Rect, across: int, count: int, gap: int = 0) -> list[Rect]:
    """Divide `box` into `count` equal cells, `across` in a row, filled row by row."""
    down = -(-count // across)
    lines = [columns(row, [1] * across, gap) for row in rows(box, [1] * down, gap)]
    return [cell for line in lines for cell in line][:count]


def center(box: Rect, width: int, height: int) -> Rect:
    """Return a rectangle of the given size, at most as large as `box`, in its middle."""
    width, height = min(width, box.width), min(height, box.height)
    return Rect(box.x + (box.width - width) // 2, box.y + (box.height - height) // 2, width, height)


def _divide(start: int, length: int, shares: Sequence[float], gap: int) -> list[tuple[int, int]]:
    room = max(0, length - gap * (len(shares) - 1))
    whole = sum(shares) or 1
    edges = [round(room * sum(shares[:i]) / whole) for i in range(len(shares) + 1)]
    return [(start + edges[i] + i * gap, edges[i + 1] - edges[i]) for i in range(len(shares))]
