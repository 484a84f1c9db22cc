"""The people at the table end the game before anybody has ten points."""

from __future__ import annotations

from tabletop.games.rpgget.rules.events import Agreed
from tabletop.games.rpgget.rules.falls import finish
from tabletop.games.rpgget.rules.table import RpgGet, points, rules


@rules.by_agreement
def end_together(s: RpgGet) -> None:
    """The most VP wins, equal totals share the win."""
    s.say(Agreed())
    living = [seat for seat, alive in enumerate(s.alive) if alive]
    most = max(points(s, seat) for seat in living)
    finish(s, "agreed", tuple([seat for seat in living if points(s, seat) == most]))
