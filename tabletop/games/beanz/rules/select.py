"""Which slots an operation may touch: the selectors of the card file (see its head), and where effects look for cards."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from tabletop.games.beanz.rules.cards import (
    ACTION_CARD,
    ATTACK,
    BEAN,
    COSMOS_CARD,
    GUARD,
    INSTANT,
    MMP,
    RANK,
    RANKS,
    TYPE,
    WARD,
    WARDS,
)
from tabletop.games.beanz.rules.table import (
    ACROSS,
    COSMOS,
    DISCARD,
    GALAXY,
    HAND,
    HEADZ_UP,
    RING,
    RINGS,
    SIDEWAYZ,
    SLOTS,
    Beanz,
    captured,
    half_of,
)

Side = Literal["own", "enemy", "any"]
Where = Literal["self", "galaxy", "chosen_galaxy", "any", "target"]
Pos = Literal["headz_up", "bottomz_up", "sidewayz"]
RankName = Literal["rookie", "advanced", "pro", "super_pro"]
POSITIONS = ("headz_up", "bottomz_up", "sidewayz")
ALL = 0  # as a count
CHANGES = {
    "knockdown": 3,
    "turn_over": 1,
    "stand": 6,
    "knock_off": 7,
    "bounce": 7,
    "move": 7,
    "swap": 7,
    "clear_cosmos": 7,
}

CardType = Literal["", "bean", "action", "cosmos"]
Source = Literal["hand", "discard", "hand_or_discard"]
OF_TYPE = {
    "": (BEAN, ACTION_CARD, INSTANT, COSMOS_CARD),
    "bean": (BEAN,),
    "action": (ACTION_CARD, INSTANT),
    "cosmos": (COSMOS_CARD,),
}


class Doer(NamedTuple):
    """Who carries an operation out: the seat, the card it belongs to, and the slot of the attack's target (-1: none)."""

    seat: int
    card: int
    target: int = -1


class Select(NamedTuple):
    """A selector. pos: mask; ward: the bit of WARDS that shields against it; most: how many, ALL for all of them."""

    number: int
    op: str
    side: str
    where: str
    pos: int
    other: bool
    max_mmp: int
    max_rank: int
    most: int
    upto: bool
    ward: int


PARAMS: dict[str, tuple[Any, Any]] = {
    "side": (Side, "any"),
    "where": (Where, "any"),
    "pos": (list[Pos], ["headz_up", "bottomz_up", "sidewayz"]),
    "other": (bool, False),
    "max_mmp": (int, 0),
    "max_rank": (RankName, "super_pro"),
    "count": (int | Literal["all"], 1),
    "upto": (bool, False),
}
SELECTS: list[Select] = []


def select(row: dict[str, Any]) -> Select:
    """Compile a row's selector; it is remembered by its number."""
    said = {key: row.get(key, default) for key, (_, default) in PARAMS.items()}
    mask = sum(1 << POSITIONS.index(name) for name in said["pos"]) & CHANGES[row["op"]]
    count = ALL if said["count"] == "all" else said["count"]
    found = Select(
        len(SELECTS),
        row["op"],
        said["side"],
        said["where"],
        mask,
        said["other"],
        said["max_mmp"],
        RANKS.index(said["max_rank"]),
        count,
        said["upto"],
        WARDS.get(row["op"], 0),
    )
    SELECTS.append(found)
    return found


def places(s: Beanz, me: Doer, which: Select, galaxy: int) -> tuple[int, ...] | range:
    """Ring indexes by `side` and `where` alone; `galaxy` is the one that was chosen, -1 before."""
    at, where = s.at[me.card], which.where
    if where == "self":
        return (at,) if at < RING else ()
    if where == "target":
        return (me.target,) if me.target >= 0 else ()
    if where == "galaxy":
        if at >= RING:
            return ()
        return ACROSS[at] if which.side == "enemy" else (*ACROSS[at], *RINGS[at // SLOTS, half_of(at)])
    if which.side == "any":
        return range(RING)
    seat = me.seat if which.side == "own" else 1 - me.seat
    found = range(SLOTS * seat, SLOTS * seat + SLOTS)
    return found if galaxy < 0 else tuple([ring for ring in found if GALAXY[ring] == galaxy])


def rings_for(s: Beanz, me: Doer, which: Select, galaxy: int = -1) -> list[int]:
    """Ring indexes that the operation may touch now: MB-60, MB-61, MB-134, MB-151."""
    zones, kind, pos, found = s.zones, s.kind, s.pos, []
    if which.op == "clear_cosmos":
        return [ring for ring in places(s, me, which, galaxy) if zones[COSMOS + ring]]
    for ring in places(s, me, which, galaxy):
        zone = zones[ring]
        if not zone:
            continue
        card = zone[0]
        k = kind[card]
        if not which.pos >> pos[card] & 1 or (which.other and card == me.card):
            continue
        if (which.max_mmp and MMP[k] > which.max_mmp) or RANK[k] > which.max_rank:
            continue
        if which.ward & WARD[k] and pos[card] == HEADZ_UP and ring // SLOTS != me.seat:
            continue
        if which.op != "move" or empty_slots(s, ring // SLOTS):
            found.append(ring)
    return found


def empty_slots(s: Beanz, seat: int) -> list[int]:
    base = SLOTS * seat
    return [ring for ring in range(base, base + SLOTS) if not s.zones[ring]]


# -- targets of attacks --------------------------------------------------------------------------------------------------
def sharpshoot_targets(s: Beanz, seat: int) -> list[int]:
    """Enemy Beans that a Sharpshoot may pick: neither warded nor guarded (MB-134, MB-135)."""
    zones, kind, pos, found = s.zones, s.kind, s.pos, []
    for half in range(3):
        rings = RINGS[1 - seat, half]
        cards = [zones[ring][0] for ring in rings if zones[ring]]
        guards = [card for card in cards if GUARD[kind[card]] and pos[card] == HEADZ_UP]
        for card in cards:
            warded = WARD[kind[card]] & WARDS["sharpshoot"] and pos[card] == HEADZ_UP
            if not warded and (not guards or card in guards):
                found.append(card)
    return found


def across(s: Beanz, ring: int) -> list[int]:
    """Enemy Beans in the same physical Galaxy as a slot (MB-75)."""
    return [s.zones[n][0] for n in ACROSS[ring] if s.zones[n]]


def can_attack(s: Beanz, card: int) -> bool:
    """A Headz-up Bean with Bean Attack (MB-41, MB-42)."""
    return ATTACK[s.kind[card]] is not None and s.pos[card] == HEADZ_UP


def standing(s: Beanz, card: int) -> bool:
    return s.pos[card] != SIDEWAYZ


def from_source(s: Beanz, me: Doer, source: str, kind: CardType, max_rank: str = "super_pro") -> list[int]:
    """Own cards of a type in hand or discard pile or both; never the very card that asks (MB-151)."""
    cards: tuple[int, ...] = ()
    if source != "discard":
        cards += s.zones[HAND + me.seat]
    if source != "hand":
        cards += s.zones[DISCARD + me.seat]
    types, most = OF_TYPE[kind], RANKS.index(max_rank)
    return [c for c in cards if TYPE[s.kind[c]] in types and RANK[s.kind[c]] <= most and c != me.card]


def other_targets(s: Beanz) -> list[int]:
    """Beans beside the target on its half."""
    assert s.attack, "there is an attack in this window"
    return [card for card in across(s, mirror(s.attack.ring)) if card != s.attack.target]


def mirror(ring: int) -> int:
    """A ring index on the other mat that faces the same Galaxy."""
    return RING - 1 - ring


def retargetable(s: Beanz) -> bool:
    """MB-146: there is an attack, and another Bean that it could be turned to."""
    return bool(s.attack) and len(other_targets(s)) > 0


def holding(s: Beanz, test: str, seat: int) -> bool:
    if test == "behind_in_loot":
        return captured(s, seat) < captured(s, 1 - seat)
    return len(s.zones[HAND + seat]) <= 2
