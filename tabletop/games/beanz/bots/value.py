"""What a dealt Mighty Beanz table is worth: each seat's share of the win, from the mats, the hands and the points left.

The weights (beanz.toml, [value]) were fitted to games of greedy bots; they are in logits, so a sum of 1 is a win in 0.73.
"""

from __future__ import annotations

from math import exp

from tabletop.core.table import Table
from tabletop.games.beanz.bots.evaluation import WEIGHTS, bean_worth, exposed, filling
from tabletop.games.beanz.rules.queries import hand_limit
from tabletop.games.beanz.rules.table import COSMOS, DECK, HAND, LOOT, SLOTS, Beanz, captured

VALUE = WEIGHTS.value
LAST_CARDS = 6
GALAXIES = ("pink galaxy", "blue galaxy", "golden galaxy")  # from left to right as seat 0 sees them


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
    return sum(worth for _, worth in terms(s, seat).values())


def terms(s: Beanz, seat: int) -> dict[str, tuple[float, float]]:
    """By name, how much of each thing a seat has, and what that is worth in logits."""
    size = len(s.zones[HAND + seat])
    kept = min(size, hand_limit(s, seat))
    points = s.points if seat == s.turn else -s.drained[seat]
    out = {
        "captured": _worth(captured(s, seat), VALUE.captured),
        "beans": _beans(s, seat),
        "cosmos": _worth(sum([1 for ring in _ring(seat) if s.zones[COSMOS + ring]]), VALUE.cosmos),
        "cards": (kept, VALUE.card * kept + VALUE.beyond * (size - kept)),
        "flicks": _worth(s.lucky[seat], VALUE.flick),
        "points": _worth(points, VALUE.point),
    }
    for half in range(3):
        logit = half_logit(s, seat, half)
        out[GALAXIES[half if seat == 0 else 2 - half]] = logit, logit
    left = len(s.zones[DECK + seat])
    if left < LAST_CARDS:  # the last card decides by Space Loot (MB-108)
        lead = captured(s, seat) - captured(s, 1 - seat)
        out["last cards"] = lead, VALUE.deck_end * (LAST_CARDS - left) * (1 if lead > 0 else -1)
    return out


def _ring(seat: int) -> range:
    return range(SLOTS * seat, SLOTS * seat + SLOTS)


def _beans(s: Beanz, seat: int) -> tuple[float, float]:
    worth = [bean_worth(s, s.zones[ring][0]) for ring in _ring(seat) if s.zones[ring]]
    return len(worth), VALUE.bean * sum(worth)


def _worth(much: float, weight: float) -> tuple[float, float]:
    return much, much * weight


def shares(table: Table) -> tuple[float, ...] | None:
    """None while something is announced or an attack is open: its end has to be played out."""
    assert isinstance(table, Beanz)
    if table.things or table.attack:
        return None
    ahead = max(-30.0, min(30.0, side(table, 0) - side(table, 1)))
    first = 1 / (1 + exp(-ahead))
    return first, 1 - first
