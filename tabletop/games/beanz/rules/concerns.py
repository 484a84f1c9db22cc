"""Whom a window is about, as far as everybody can see."""

from __future__ import annotations

from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules.cards import W_ACTION, W_ATTACK, W_TARGET
from tabletop.games.beanz.rules.table import Beanz


def concerns(view: ViewOf[Beanz], seat: int) -> bool:
    """MB-52, MB-54, MB-57: an Action or an attack of the other player is about; a new Bean, a spin or a Cosmos is not."""
    aimed = (W_ACTION, W_ATTACK, W_TARGET)
    return any(thing.window in aimed and thing.seat != seat for thing in view.table.things)
