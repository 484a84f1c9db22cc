"""Whom a window aims at, as far as everybody can see: for seats that pass all others ahead (RG-175)."""

from __future__ import annotations

from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.table import RpgGet


def concerns(view: ViewOf[RpgGet], seat: int) -> bool:
    """A declared card aims at the turn player, an attack at its own side and its targets', all else at the turn player."""
    s = view.table
    if s.strike and not s.declared:
        return seat in {s.owner[card] for card in (s.strike.actor, *s.strike.targets)}
    return seat == s.turn
