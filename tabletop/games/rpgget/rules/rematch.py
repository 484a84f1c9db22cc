"""Who begins the next game at the same table (RG-15)."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.dice import Dice

SALT = 15


def rematch(options: Mapping[str, str], winners: tuple[int, ...], shift: int, seed: int) -> dict[str, str]:
    """Where the loser begins: of several losers one by lot. By `shift` places everybody moves on."""
    seats = sum(key.startswith("deck_") and key[5:].isdecimal() for key in options)
    losers = [seat for seat in range(seats) if seat not in winners]
    if options["first_player"] != "loser" or not winners or not losers:
        return {}
    loser = losers[Dice(seed, SALT).roll(len(losers))] - shift
    return {"last_loser": str(loser % seats)}
