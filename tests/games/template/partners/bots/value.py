"""What a table of Partners is worth to a seat, taken apart."""

from __future__ import annotations

from ..rules.scripts import sides
from ..rules.table import HAND, RANKS, Cards, suit_of


def terms(s: Cards, seat: int) -> dict[str, tuple[float, float]]:
    """Half of its side's tricks, and the high cards and trumps that it holds."""
    kinds = [s.kind[card] for card in s.zones[HAND + seat]]
    tricks = s.won[sides(s)[seat]] / 2
    high = float(sum(kind % len(RANKS) >= 4 for kind in kinds))
    trumps = float(sum(suit_of(kind) == s.trump for kind in kinds))
    return {"tricks": (tricks, 2 * tricks), "high": (high, 0.6 * high), "trumps": (trumps, 0.5 * trumps)}
