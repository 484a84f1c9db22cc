"""What every upright card shares: its size, its outline and the thin edge that holds it together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .paths import box

if TYPE_CHECKING:
    import skia

    from .canvas import Canvas

WIDTH, HEIGHT, RADIUS = 480, 672, 26


def card_outline() -> skia.Path:
    return box(0, 0, WIDTH, HEIGHT, RADIUS)


def card_edge(canvas: Canvas, colour: str = "#000000") -> None:
    canvas.stroke(box(1, 1, WIDTH - 2, HEIGHT - 2, RADIUS - 1), colour, 2, 0.35)
    canvas.stroke(box(2.5, 2.5, WIDTH - 5, HEIGHT - 5, RADIUS - 2), "#ffffff", 1.2, 0.28)
