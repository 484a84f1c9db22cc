"""Who begins the next game at the same table (RG-15)."""

from __future__ import annotations

from collections.abc import Mapping


def rematch(options: Mapping[str, str], winners: tuple[int, ...], shift: int, _seed: int) -> dict[str, str]:
    """Where the loser begins: the first seat that has not won. By `shift` places everybody moves on."""
    if options["first_player"] != "loser" or not winners:
        return {}
    loser = next(seat for seat in range(len(winners) + 1) if seat not in winners) - shift
    return {"last_loser": "last" if loser < 0 else str(loser)}
