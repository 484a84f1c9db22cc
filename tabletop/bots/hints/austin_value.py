"""What a dealt Austin Powers table is worth: each seat's share of the win, from points, Agents, vibes and hands."""

from __future__ import annotations

from math import exp
from typing import Any

from tabletop.bots.hints.austin_mind import WEIGHTS
from tabletop.core.table import Table
from tabletop.games.austin.cards import SCORE
from tabletop.games.austin.table import AGENTS, GOAL, HAND, STEP, Austin, points
from tabletop.games.austin.values import vibes

VALUE = WEIGHTS.value


def strength(s: Austin, seat: int) -> float:
    """All that a seat has, in logits."""
    own = points(s, seat)
    out = own * (VALUE.point + VALUE.near * own / GOAL)
    for card in s.zones[AGENTS + STEP * seat]:
        out += VALUE.agent + VALUE.agent_score * SCORE[s.kind[card]]
    out += VALUE.vibe * min(10, sum(vibes(s, seat))) + VALUE.card * len(s.zones[HAND + STEP * seat])
    return out + VALUE.action * s.actions * (seat == s.turn)


def shares(table: Table) -> tuple[float, ...] | None:
    """None while an attack, a slugfest or a Happening is open: its end has to be played out."""
    s: Any = table
    if s.fight or s.brawl or s.gesture:
        return None
    powers = [exp(strength(s, seat)) if alive else 0.0 for seat, alive in enumerate(s.alive)]
    whole = sum(powers)
    return tuple([power / whole for power in powers])
