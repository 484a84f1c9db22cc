"""What is worked out from the table: who belongs where, what may be used. Nothing of it is stored."""

from __future__ import annotations

from tabletop.games.rpgget.rules.cards import (
    BLOCK,
    CLASSES,
    COST,
    HP,
    KEYS,
    MAGIC,
    MOVE,
    NAME,
    PARALYSIS,
    SLEEP,
    STUN,
)
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    ENEMIES,
    FALLEN,
    FIELD,
    PARTY,
    PARTYING,
    RESOLUTION,
    STEP,
    RpgGet,
)


# -- parties -----------------------------------------------------------------------------------------------------------
def party(s: RpgGet, seat: int) -> tuple[int, ...]:
    """All members of a party, the active ones included."""
    cards = s.zones[PARTY + STEP * seat]
    return cards + s.zones[ACTIVE] if seat == s.turn else cards


def attempting(s: RpgGet) -> bool:
    """An attempt is going on."""
    return PARTYING - 1 <= s.step <= RESOLUTION


def awake(s: RpgGet, cards: tuple[int, ...]) -> list[int]:
    ail = s.ail
    return [card for card in cards if not ail[card] & SLEEP]


def remaining(s: RpgGet) -> bool:
    """An enemy that is awake (section 2)."""
    ail = s.ail
    for card in s.zones[ENEMIES]:  # noqa: SIM110 - a generator costs more than looking at a few cards
        if not ail[card] & SLEEP:
            return True
    return False


def still_in(s: RpgGet, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the cards that are units of the attempt."""
    at = s.at
    for card in cards:
        if at[card] not in FIELD:
            return tuple([card for card in cards if at[card] in FIELD])
    return cards


def left(s: RpgGet, unit: int) -> int:
    """HP that are left."""
    return HP[s.kind[unit]] - s.damage[unit]


def twin(s: RpgGet, seat: int, card: int) -> int:
    """RG-41: the seat's card in play with the same name, -1 for none."""
    name, kind = NAME[s.kind[card]], s.kind
    for other in (*s.zones[PARTY + STEP * seat], *s.zones[FALLEN + STEP * seat]):
        if NAME[kind[other]] == name:
            return other
    return -1


def is_last(s: RpgGet, unit: int) -> bool:
    """The only member of its party: when it falls its player is out (RG-21). An enemy is no member."""
    return party(s, s.owner[unit]) == (unit,)


def sends_all(s: RpgGet) -> bool:
    """The attempter keeps nobody at home: the whole party is active (RG-56)."""
    return bool(s.zones[ACTIVE]) and not s.zones[PARTY + STEP * s.turn]


def cost_of_party(s: RpgGet) -> int:
    """PP that the active members need (RG-55)."""
    kind, cost = s.kind, 0
    for card in s.zones[ACTIVE]:
        cost += COST[kind[card]]
    return cost


def ep_left(s: RpgGet) -> int:
    """EP that are not spent; never below 0."""
    return max(0, s.ep - s.spent)


# -- users of Rewards --------------------------------------------------------------------------------------------------
def can_handle(s: RpgGet, unit: int, reward: int) -> bool:
    """RG-105, RG-156: it has the classifications, and no Block on a Magic or Move."""
    need = s.kind[reward]
    if CLASSES[need] & ~CLASSES[s.kind[unit]]:
        return False
    return not (s.ail[unit] & BLOCK and KEYS[need] & (MAGIC | MOVE))


def users(s: RpgGet, seat: int) -> list[int]:
    """RG-138: who of a seat may use its Rewards now; nobody where they are frozen."""
    if not attempting(s):
        return list(s.zones[PARTY + STEP * seat])
    if seat != s.turn or s.step <= PARTYING:
        return []
    return awake(s, s.zones[ACTIVE])


def may_use_ability(s: RpgGet, unit: int) -> bool:
    """RG-155, RG-158."""
    return not s.ail[unit] & (STUN | SLEEP)


def mind(s: RpgGet, unit: int) -> bool:
    """Its Intrinsics work: not asleep, and not an enemy with Paralysis (RG-154, RG-158)."""
    ail = s.ail[unit]
    return not (ail & SLEEP or (ail & PARALYSIS and s.at[unit] == ENEMIES))
