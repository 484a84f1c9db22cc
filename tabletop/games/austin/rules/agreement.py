"""The people at the table end the game before anybody has reached 100 (AP-35)."""

from __future__ import annotations

from tabletop.games.austin.rules.events import Agreed
from tabletop.games.austin.rules.table import Austin, rules
from tabletop.games.austin.rules.verbs import best, finish


@rules.by_agreement
def end_together(s: Austin) -> None:
    """The highest total wins, equal totals share the win."""
    s.say(Agreed())
    finish(s, "agreed", best(s))
