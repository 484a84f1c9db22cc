"""What a dealt Mighty Beanz table is worth: each seat's share of the win, from the mats, the hands and the points left.

The weights (beanz.toml, [value]) were fitted to games of greedy bots; they are in logits, so a sum of 1 is a win in 0.73.
"""

from __future__ import annotations

from math import exp
from typing import Any

from tabletop.core.table import Table
from tabletop.games.beanz.bots.mind import WEIGHTS, bean_worth, exposed, filling
from tabletop.games.beanz.rules.queries import hand_limit
from tabletop.games.beanz.rules.table import COSMOS, DECK, HAND, LOOT, SLOTS, Beanz, captured

VALUE = WEIGHTS.value
LAST_CARDS = 6


def half_logit(s: Beanz, seat: int, half: int) -> float:
    """A half by what is left to capture there, how nearly it is full, and who shoots next."""
    loot = len(s.zones[LOOT + 3 * seat + half])
    if not loot:
        return 0.0
    standing, missing = filling(s, seat, half, VALUE.lying)
    last = 0 if loot == 1 else 1
    found = VALUE.near if last == 0 else 0.0
    if missing:
        return found + VALUE.part[last] * standing / missing
    if s.turn != seat:
        return found + VALUE.next_up[last]
    return found + (VALUE.exposed if exposed(s, seat, half) else VALUE.held)[last]


def side(s: Beanz, seat: int) -> float:
    """All that a seat has, in logits."""
    base = SLOTS * seat
    out = VALUE.captured * captured(s, seat) + sum([half_logit(s, seat, half) for half in range(3)])
    for ring in range(base, base + SLOTS):
        if s.zones[ring]:
            out += VALUE.bean * bean_worth(s, s.zones[ring][0])
        if s.zones[COSMOS + ring]:
            out += VALUE.cosmos
    size = len(s.zones[HAND + seat])
    kept = min(size, hand_limit(s, seat))
    out += VALUE.card * kept + VALUE.beyond * (size - kept) + VALUE.flick * s.lucky[seat]
    out += VALUE.point * (s.points if seat == s.turn else -s.drained[seat])
    left = len(s.zones[DECK + seat])
    if left < LAST_CARDS:  # the last card decides by Space Loot (MB-108)
        lead = captured(s, seat) - captured(s, 1 - seat)
        out += VALUE.deck_end * (LAST_CARDS - left) * (1 if lead > 0 else -1)
    return out


def shares(table: Table) -> tuple[float, ...] | None:
    """None while something is announced or an attack is open: its end has to be played out."""
    s: Any = table
    if s.things or s.attack:
        return None
    ahead = max(-30.0, min(30.0, side(s, 0) - side(s, 1)))
    first = 1 / (1 + exp(-ahead))
    return first, 1 - first
