"""What the file of cards says of its whole set, when packs have brought more cards."""

from __future__ import annotations

from collections import Counter
from typing import Any


def settle(tables: dict[str, Any]) -> None:
    """So many different cards of each type."""
    found = Counter(str(card.get("type")) for card in tables["card"])
    tables["count"] = {kind: found[kind] for kind in tables["count"]}
