"""How strong cards and sides are, in hit points of damage: the numbers behind every decision (section 10)."""

from __future__ import annotations

from math import exp

from tabletop.core.operations import Row
from tabletop.games.rpgget.rules.cards import (
    ARMOR,
    ATTACK_OF,
    CAP,
    CHARACTER,
    CLASSES,
    COST,
    ENEMY,
    HP,
    KINDS,
    NO_CAP,
    NONE,
    PARALYSIS,
    PRINTED,
    RECOVERY_OF,
    SLEEP,
    SUPPORT_OF,
    TYPE,
    blocks,
)
from tabletop.games.rpgget.rules.table import INVENTORY, STEP, RpgGet
from tabletop.games.rpgget.rules.values import left, party

WIDE, MOST = 0.55, 3  # what each further target adds, and how many count
STEEP, HARD = 2.4, 1.25  # of the chance of success: fitted to 9,000 attempts (section 10)
STAR = 1.2  # an Attack without damage


def _uses(rows: tuple[Row, ...]) -> float:
    """How often an Attack is used: a Combo for sure counts whole, one by a coin half."""
    n = 1.0
    for row in rows:
        if row["op"] == "combo":
            n += row["n"]
        elif row["op"] == "coin":
            n += (_uses(tuple(row.get("heads", ()))) - 1 + _uses(tuple(row.get("tails", ()))) - 1) / 2
        elif row["op"] == "if":
            n += (_uses(tuple(row["then"])) - 1) / 2
    return n


def _attack(block: int) -> float:
    said = PRINTED[block]
    x = STAR if said.star else said.x
    return x * _uses(said.rows) * (1 + WIDE * (min(said.y, MOST) - 1))


def _force(kind: int) -> float:
    return max((_attack(block) for block in ATTACK_OF[kind]), default=0.0)


def _bulk(kind: int) -> float:
    """What an enemy takes to be defeated."""
    if TYPE[kind] != ENEMY:
        return 0.0
    bulk = HP[kind] * (1.3 if ARMOR[kind] else 1.0) + (CAP[kind] != NO_CAP)
    bulk += len(blocks(kind, "defence"))
    recruits = [row["n"] for block in blocks(kind, "intrinsic") for row in block.do if row["op"] == "recruit"]
    return float(bulk + 1.5 * sum(recruits))


FORCE = tuple(map(_force, KINDS))  # by kind: of its best Attack
BULK = tuple(map(_bulk, KINDS))
HELPS = tuple(SUPPORT_OF[kind] != NONE for kind in KINDS)
HEALS = tuple(RECOVERY_OF[kind] != NONE for kind in KINDS)
HERO = tuple(
    FORCE[kind] + HP[kind] * 0.25 + HELPS[kind] + HEALS[kind] if TYPE[kind] == CHARACTER else 0.0 for kind in KINDS
)


def chance(force: float, ep: float) -> float:
    """Of success, against monsters for so many EP."""
    return 1 / (1 + exp(-(force - HARD * ep) / STEEP))


def stock_force(s: RpgGet, seat: int, units: tuple[int, ...]) -> float:
    """Of the Rewards in an inventory that one of the units can use."""
    total, kind = 0.0, s.kind
    have = [CLASSES[kind[unit]] for unit in units]
    for card in s.zones[INVENTORY + STEP * seat]:
        need = CLASSES[kind[card]]
        if FORCE[kind[card]] and any(not need & ~own for own in have):
            total += FORCE[kind[card]]
    return total


def readiness(s: RpgGet, unit: int) -> float:
    """What a member brings to an attempt."""
    kind = s.kind[unit]
    force = 0.0 if s.ail[unit] & (PARALYSIS | SLEEP) else FORCE[kind]
    hp = left(s, unit)
    return force + 0.12 * hp + 1.0 * HELPS[kind] - 1.2 * (hp <= 1)


def best_party(s: RpgGet, cards: tuple[int, ...], room: int) -> tuple[int, ...]:
    """The members that together bring most for so many PP."""
    cards = tuple(sorted(cards, key=lambda card: -readiness(s, card))[:9])
    best: tuple[float, tuple[int, ...]] = (0.0, ())
    sums: list[tuple[float, int, tuple[int, ...]]] = [(0.0, 0, ())]
    for card in cards:
        worth, cost = readiness(s, card), COST[s.kind[card]]
        for total, paid, chosen in sums[:]:
            if paid + cost <= room:
                found = (total + worth, paid + cost, (*chosen, card))
                sums.append(found)
                best = max(best, (found[0], found[2]))
    return best[1]


def force_for(s: RpgGet, seat: int, pp: int) -> float:
    """D of section 10: the best party for so many PP, and the Rewards that it can use."""
    units = best_party(s, party(s, seat), pp)
    return sum([FORCE[s.kind[unit]] for unit in units]) + stock_force(s, seat, units)
