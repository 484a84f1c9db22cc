"""The colours of the Agents' pictures: those of the game, but for a paler cream."""

from __future__ import annotations

from tools.art.austin.style import INK, LIME, ORANGE, PINK, SUN, TEAL, VIOLET

CREAM, RED = "#fff3dc", "#d8202e"

__all__ = ["CREAM", "INK", "LIME", "ORANGE", "PINK", "RED", "SUN", "TEAL", "VIOLET"]
