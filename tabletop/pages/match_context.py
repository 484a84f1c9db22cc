"""What a kept match is a part of, in a few words: a circuit, a season, the deal of a day, a sealed night."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import msgspec

from tabletop.i18n import tr

if TYPE_CHECKING:
    from tabletop.storage import SavedMatch


class _Options(msgspec.Struct):
    """What the options of a kept match say of it."""

    run: tuple[str, int, int] | None = None
    night: tuple[int, int] | None = None
    begun: object = None


def belongs(match: SavedMatch) -> str:
    """As "circuit, rival 3"; "" for a match of its own, and where what is kept of it cannot be read."""
    try:
        found = msgspec.convert(match.options, _Options)
        if found.run is not None:
            return _run(*found.run)
    except (msgspec.ValidationError, ValueError, OverflowError):
        return ""
    if found.night is not None:
        return tr("menu-of-night", match=found.night[1] + 1)
    return tr("menu-of-moment") if found.begun is not None else ""


def _run(kind: str, number: int, stop: int) -> str:
    if kind == "circuit":
        return tr("menu-of-circuit", rival=stop + 1)
    if kind == "season":
        return tr("menu-of-season", evening=stop + 1)
    if kind == "evening":
        return tr("menu-of-evening", match=stop + 1)
    if kind == "daily":
        day = date.fromordinal(number)
        return tr("menu-of-daily", day=day.day, month=day.month, match=stop + 1)
    return ""
