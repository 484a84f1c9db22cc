"""Where the focus goes: pure geometry, so that arrows do what the eye expects."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame import Rect

    from tabletop.toolkit.widgets.widget import Widget


def neighbour(current: Rect, candidates: Sequence[Widget], direction: str) -> Widget | None:
    """Return the candidate that lies nearest in a direction: overlap across the way counts most, then distance."""
    best: Widget | None = None
    least = float("inf")
    for widget in candidates:
        cost = _cost(current, widget.rect, direction)
        if cost is not None and cost < least:
            best, least = widget, cost
    return best


def _cost(a: Rect, b: Rect, direction: str) -> float | None:
    if direction in ("left", "right"):
        along = b.centerx - a.centerx if direction == "right" else a.centerx - b.centerx
        gap = b.left - a.right if direction == "right" else a.left - b.right
        across = _apart(a.top, a.bottom, b.top, b.bottom)
        drift = abs(a.centery - b.centery)
    else:
        along = b.centery - a.centery if direction == "down" else a.centery - b.centery
        gap = b.top - a.bottom if direction == "down" else a.top - b.bottom
        across = _apart(a.left, a.right, b.left, b.right)
        drift = abs(a.centerx - b.centerx)
    if along <= 0 or gap < -min(a.height, b.height, a.width, b.width) / 2:
        return None
    return max(0, gap) + along * 0.1 + across * 3 + drift * 0.2


def _apart(a0: int, a1: int, b0: int, b1: int) -> int:
    """Return how far two intervals are from overlapping."""
    return max(0, b0 - a1, a0 - b1)


def following(order: Sequence[Widget], current: Widget | None, step: int) -> Widget | None:
    """Return the next (1) or previous (-1) widget in reading order, round the end."""
    if not order:
        return None
    if current not in order:
        return order[0 if step > 0 else -1]
    return order[(order.index(current) + step) % len(order)]
