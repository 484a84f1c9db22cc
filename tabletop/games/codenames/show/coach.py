"""What the coach tells a Director while a word is typed: how bots understand it, and how near it comes to others (CN-135)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.codenames.bots.panel import Highest, coach, understood
from tabletop.games.codenames.rules.cards import ASSASSIN, ASSETS, NEUTRAL
from tabletop.games.codenames.rules.table import other

if TYPE_CHECKING:
    from tabletop.games.codenames.rules.table import Board

DANGER = 2.0  # a word that fits the Assassin so well had better not be said


def coached(table: Board, word: str) -> tuple[str, str]:
    """Words for the panel, and their colour. It says nothing that the key does not."""
    found = understood(word, table.taught)
    if found.how == "unknown":
        near = ", ".join(name.upper() for name in found.suggestions[:3])
        return f"Bots do not know this word.{f' Did you mean {near}?' if near else ''}", "gold"
    best = coach(table, word)
    order = (table.side, other(table.side), NEUTRAL, ASSASSIN)
    parts = [f"{best[owner].owner}: {_named(table, best[owner])}" for owner in order if best[owner].cell >= 0]
    risky = best[ASSASSIN].value >= DANGER
    return f"Bots think of {'; '.join(parts)}." if parts else "It fits nothing here.", "coral" if risky else "green"


def _named(table: Board, found: Highest) -> str:
    return f"{ASSETS[table.kind[found.cell]].name} {found.value:.2g}"
