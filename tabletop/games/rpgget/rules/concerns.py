"""Who has a part in a moment, as far as everybody can see."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.rights import rights
from tabletop.games.rpgget.rules.table import RpgGet
from tabletop.games.rpgget.rules.windows import could_hold


def concerns(view: ViewOf[RpgGet], seat: int) -> bool:
    """Whom a window aims at, for seats that pass all others ahead (RG-175).

    A declared card at the turn player, an attack at its own side and its targets', all else at the turn player.
    """
    s = view.table
    if s.strike and not s.declared:
        return seat in {s.owner[card] for card in (s.strike.actor, *s.strike.targets)}
    return seat == s.turn


def at_will(view: ViewOf[RpgGet], seat: int) -> list[Option]:
    """RG-177: Recoveries, printed or on Rewards, are used in anybody's turn (RG-116)."""
    return rights(view.table, seat)


def secret(view: ViewOf[RpgGet], seat: int) -> bool:
    """RG-173: it could hold an Event that fits the window."""
    moment, subject, _ = view.args
    return could_hold(view.table, seat, moment, seat == subject)
