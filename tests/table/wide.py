"""ESPIONAGE with up to eight seats, which its rules do not allow: a game to show that the screens have room for them."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from tabletop.games import load
from tabletop.table import layout_schema

GAME = replace(load("espionage"), players=(2, 8))
_USUAL = layout_schema.load("espionage")
LOOK = msgspec.structs.replace(
    _USUAL,
    seats={
        **_USUAL.seats,
        "7": ("left-low", "left-high", "top-left", "top-right", "right-high", "right-low"),
        "8": ("left-low", "left-high", "top-left", "top", "top-right", "right-high", "right-low"),
    },
)
