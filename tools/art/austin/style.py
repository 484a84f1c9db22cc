"""The colours and waves that everything of the game shares."""

from __future__ import annotations

from dataclasses import dataclass

import skia

from tools.art.paths import svg

INK = "#1f1430"
PLUM = "#2b1a3d"
CREAM = "#fff6e0"
PINK, ORANGE, SUN, TEAL = "#e8307a", "#f26a2e", "#fbb034", "#1f9a94"
LIME, VIOLET, NIGHT, LILAC = "#8fd13f", "#6a2c9a", "#22103a", "#b79ad8"
VIBES = {"groovy": "#f28c28", "shagadelic": "#e8307a", "randy": "#d8372a", "creepy": "#6a3fa0"}
DOTS = {
    "red": "#e23b2e",
    "orange": "#f28c28",
    "blue": "#2a7fc4",
    "yellow": "#f6c927",
    "green": "#3fa34d",
    "purple": "#8a4fb5",
}


@dataclass(frozen=True)
class Side:
    """panel: ground of the words.  bands: the three waves.  plate: the dark colour.  burst: round the value."""

    panel: str
    bands: tuple[str, str, str]
    plate: str
    burst: str


SIDES = {
    "good": Side("#fbeed3", (ORANGE, SUN, TEAL), PLUM, SUN),
    "evil": Side("#efe6f5", (LIME, VIOLET, NIGHT), NIGHT, "#9b5fd0"),
}


def wave(y: float, depth: float = 15) -> skia.Path:
    """Everything below a wave line round the height y, down to the foot of the card."""
    low, high = y - 2 * depth, y + 2 * depth
    return svg(f"M-10 {y} C80 {low} 150 {low} 240 {y} C330 {high} 400 {high} 490 {y} L490 700 L-10 700Z")
