"""Who wears the Daddy pants in the next game at the same table (AP-36, AP-39)."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.dice import Dice

PANTS = 39  # a use of the seed of its own


def rematch(options: Mapping[str, str], winners: tuple[int, ...], shift: int, seed: int) -> dict[str, str]:
    """The winner; of several the one nearest clockwise from the old wearer, drawn by lot where there was none.

    By `shift` places everybody moves on.
    """
    if not winners:
        return {}
    old, sharers = options["daddy_pants"], sorted(winners)
    if old == "none":
        wearer = sharers[Dice(seed, PANTS).roll(len(sharers))]
    else:
        before = int(old) if old.isdecimal() else max(sharers)  # whoever comes after the last seat is the first one
        wearer = next((seat for seat in sharers if seat > before), sharers[0])
    wearer -= shift
    return {"daddy_pants": "last" if wearer < 0 else str(wearer)}
