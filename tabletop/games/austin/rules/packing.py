"""What the file of cards says of its whole set, when packs have brought more cards."""

from __future__ import annotations

from collections import Counter
from typing import Any


def settle(tables: dict[str, Any]) -> None:
    """AP-2: so many cards of each rarity."""
    found = Counter(str(card.get("rarity")) for card in tables["card"])
    tables["rarities"] = {rarity: found[rarity] for rarity in tables["rarities"]}
