"""What a dealt Mighty Beanz table is worth: each seat's share of the win, from the mats, the hands and the points left."""

from __future__ import annotations

from math import exp
from typing import Any

from tabletop.bots.hints.beanz_mind import IN_HAND, MAT, WEIGHTS, bean_worth, half_worth
from tabletop.core.table import Table
from tabletop.games.beanz.cards import CARDS, INSTANT, TYPE
from tabletop.games.beanz.queries import hand_limit
from tabletop.games.beanz.table import COSMOS, DECK, HAND, SLOTS, Beanz, captured

INSTANTS = bytes(TYPE[k] == INSTANT for k in range(len(CARDS)))
LAST_CARDS = 6


def side(s: Beanz, seat: int) -> float:
    """All that a seat has, in points."""
    base = SLOTS * seat
    out = MAT.captured * captured(s, seat) + sum([half_worth(s, seat, half) for half in range(3)])
    for ring in range(base, base + SLOTS):
        if s.zones[ring]:
            out += bean_worth(s, s.zones[ring][0])
        if s.zones[COSMOS + ring]:
            out += MAT.cosmos
    hand = s.zones[HAND + seat]
    kept = min(len(hand), hand_limit(s, seat))
    out += IN_HAND.card * kept + IN_HAND.beyond * (len(hand) - kept)
    out += (IN_HAND.instant - IN_HAND.card) * sum([INSTANTS[s.kind[card]] for card in hand])
    out += IN_HAND.flick * s.lucky[seat] - IN_HAND.drain * s.drained[seat]
    if seat == s.turn:
        out += IN_HAND.point * min(s.points, 3 - min(3, s.bought)) + IN_HAND.idle_point * s.points
    left = len(s.zones[DECK + seat])
    if left < LAST_CARDS:  # the last card decides by Space Loot (MB-108)
        lead = captured(s, seat) - captured(s, 1 - seat)
        out += (LAST_CARDS - left) * (1 if lead > 0 else -1)
    return out


def shares(table: Table) -> tuple[float, ...] | None:
    """None while something is announced or an attack is open: its end has to be played out."""
    s: Any = table
    if s.things or s.attack:
        return None
    ahead = (side(s, 0) - side(s, 1)) / WEIGHTS.spread
    first = 1 / (1 + exp(-max(-30.0, min(30.0, ahead))))
    return first, 1 - first
