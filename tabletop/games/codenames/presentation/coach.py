"""What a Director is told of a word while it is typed: what bots make of it, and by the coach, of whom it is near (CN-135)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.bots.panel import Highest, coach, fits, understood
from tabletop.games.codenames.rules.cards import ASSASSIN, ASSETS, CELLS, NEUTRAL
from tabletop.games.codenames.rules.table import KEY, other

if TYPE_CHECKING:
    from tabletop.games.codenames.rules.table import Board

CLEAR, SHOWN = 2.5, 5  # a fit that an Agent follows gladly; assets that are named
DANGER = 2.0  # a word that fits the Assassin so well had better not be said


def thought(table: Board, word: str) -> tuple[str, str]:
    """What bot Agents would think of, and its colour: from the word and what all can see, whatever the key says."""
    if unknown := _unknown(table, word):
        return unknown
    kinds = tuple(table.kind[card - CELLS] for card in sorted(table.zones[KEY]))
    found = fits(word, kinds, table.taught)
    if not found:
        return "Bots see no link to anything here.", "gold"
    clear = [place for value, place in found if value >= CLEAR][:SHOWN]
    names = ", ".join(ASSETS[kinds[place]].name for place in clear or [place for _, place in found[:SHOWN]])
    return (f"Your bots think of {names}.", "green") if clear else (f"Your bots see a faint link to {names}.", "gold")


def _unknown(table: Board, word: str) -> tuple[str, str] | None:
    found = understood(word, table.taught)
    if found.how != "unknown":
        return None
    near = ", ".join(capitals(name) for name in found.suggestions[:3])
    return f"Bots do not know this word.{f' Did you mean {near}?' if near else ''}", "gold"


def coached(table: Board, word: str) -> tuple[str, str]:
    """Words for the panel, and their colour. It says nothing that the key does not."""
    if unknown := _unknown(table, word):
        return unknown
    best = coach(table, word)
    order = (table.side, other(table.side), NEUTRAL, ASSASSIN)
    parts = [f"{best[owner].owner}: {_named(table, best[owner])}" for owner in order if best[owner].cell >= 0]
    risky = best[ASSASSIN].value >= DANGER
    return f"Bots think of {'; '.join(parts)}." if parts else "It fits nothing here.", "coral" if risky else "green"


def _named(table: Board, found: Highest) -> str:
    return f"{ASSETS[table.kind[found.cell]].name} {found.value:.2g}"
