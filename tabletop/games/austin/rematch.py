"""Who wears the Daddy pants in the next game at the same table (AP-36, AP-39)."""

from __future__ import annotations

from collections.abc import Mapping


def rematch(options: Mapping[str, str], winners: tuple[int, ...], shift: int) -> dict[str, str]:
    """The winner; of several the one nearest clockwise from the old wearer. By `shift` places everybody moves on."""
    if not winners:
        return {}
    old = options["daddy_pants"]
    before = int(old) if old.isdecimal() else -1  # of those who share the first one where there is no old wearer
    wearer = next((seat for seat in sorted(winners) if seat > before), min(winners)) - shift
    return {"daddy_pants": "last" if wearer < 0 else str(wearer)}
