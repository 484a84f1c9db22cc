"""What the file of cards says of its whole set, when packs have brought more cards."""

from __future__ import annotations

from collections import Counter
from typing import Any


def settle(tables: dict[str, Any]) -> None:
    """The one deck holds every card there is, in its copies (ES-9), and the numbers say so."""
    deck, game, cards = tables["deck"][0], tables["game"], tables["card"]
    added = {card["id"]: card.get("copies", 0) for card in cards if "." in str(card["id"])}
    deck["cards"] = {**deck["cards"], **added}
    deck["size"] = game["deck_size"] = sum(count for count in deck["cards"].values() if isinstance(count, int))
    found = Counter(str(card.get("rarity")) for card in cards)
    game["gold_titles"], game["common_titles"] = found["gold"], found["common"]
