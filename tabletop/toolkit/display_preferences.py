"""What a person may choose about the looks; stored elsewhere, read here."""

from __future__ import annotations

import msgspec


class Prefs(msgspec.Struct, kw_only=True):
    """Settings of the picture. `animation` 0 shows every change at once; 1 is normal speed; 4 the fastest. `telling`: how
    long a table rests on what it tells, 1 is brisk; it is set where a table is opened.
    """

    ui_scale: float = 1.0
    animation: float = 1.0
    telling: float = 1.0
    reduced_motion: bool = False
    shake: bool = True
    symbols: bool = False
    voices: bool = True
    fullscreen: bool = False
    read_aloud: bool = False
    tooltip_delay: int = 250
