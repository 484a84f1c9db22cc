"""What is worked out from the table: who belongs where, what may be used. Nothing of it is stored."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.rpgget.rules.cards import (
    ARMOR,
    AURAS,
    BLOCK,
    CAP,
    CLASSES,
    COST,
    HP,
    IMMUNE,
    KEY_BIT,
    KEYS,
    MAGIC,
    MOVE,
    NAME,
    NO_CAP,
    PARALYSIS,
    SLEEP,
    STUN,
    WEAK,
    ailments,
    blocks,
    rows_of,
    term_name,
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
    Mark,
    RpgGet,
)
from tabletop.games.rpgget.texts import all_of, tr

NO_MARK = Mark(-1)


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


def evaluation(s: RpgGet, unit: int) -> bool:
    """Its Intrinsics work: not asleep, and not an enemy with Paralysis (RG-154, RG-158)."""
    ail = s.ail[unit]
    return not (ail & SLEEP or (ail & PARALYSIS and s.at[unit] == ENEMIES))


class Trait(NamedTuple):
    """A word that is as short as a card is wide, and what is no more."""

    short: str
    off: str


WHEN = {
    "on_kill": Trait(tr("trait-kill"), tr("trait-kill-off")),
    "on_death": Trait(tr("trait-death"), tr("trait-death-off")),
    "status_phase": Trait(tr("trait-status"), tr("trait-status-off")),
}  # what it does when it enters has happened, as has where it starts


def traits(kind: int) -> tuple[Trait, ...]:
    """Of a monster without any Paralysis changes nothing."""
    out = [Trait(tr("trait-armour"), _off("trait-armour-off", "trait-armour-off-against", vs)) for _, vs in ARMOR[kind]]
    out += [
        Trait(tr("trait-weakness"), _off("trait-weakness-off", "trait-weakness-off-to", vs)) for _, vs in WEAK[kind]
    ]
    out += [Trait(tr("trait-cap"), tr("trait-cap-off"))] * (CAP[kind] != NO_CAP)
    out += [Trait(tr("trait-help"), tr("trait-help-off"))] * bool(AURAS[kind])
    return (*out, *[trait for when, trait in WHEN.items() if blocks(kind, "intrinsic", when)])


def paralyses(kind: int, who: str) -> bool:
    """A monster that is chosen gets Paralysis by a card of this kind."""
    return who == "enemy" and any(row["who"] == who and row["name"] == "paralysis" for row in rows_of(kind, "status"))


def resists(kind: int, unit: int) -> bool:
    """A unit is immune to all ailments that a card gives to one whom its player chooses; both are kinds (RG-159)."""
    return not ailments({row["name"] for row in rows_of(kind, "status")}) & ~IMMUNE[unit]


def fades(s: RpgGet, unit: int) -> tuple[Trait, ...]:
    """What Paralysis would switch off of a monster: nothing of one that is immune (RG-159) or has it already."""
    return () if (s.ail[unit] | IMMUNE[s.kind[unit]]) & PARALYSIS else traits(s.kind[unit])


def ended(kind: int) -> str:
    """What has ended for a monster that gets Paralysis, and what has not."""
    found = traits(kind)
    if not found:
        return tr("traits-none")
    return tr("traits-off", traits=all_of(trait.off for trait in found))


def _off(every: str, some: str, keywords: int) -> str:
    """That it does not work any more against all attacks, or against those with these keywords."""
    return tr(some, keywords=keyword_names(keywords)) if keywords else tr(every)


def keyword_names(keywords: int) -> str:
    return all_of(term_name(name) for name, bit in KEY_BIT.items() if bit & keywords)


def mark_of(s: RpgGet, unit: int) -> Mark:
    """A unit's row; one of nothing but zeros if it has none."""
    for row in s.marks:
        if row.unit == unit:
            return row
    return NO_MARK


def set_mark(s: RpgGet, mark: Mark) -> None:
    """In place of the unit's row before."""
    rest = tuple([row for row in s.marks if row.unit != mark.unit])
    s.marks = (*rest, mark) if any(mark[1:]) else rest


def add_mark(
    s: RpgGet, unit: int, *, boost: int = 0, once: int = 0, guard: int = 0, again: int = 0, by: tuple[int, ...] = ()
) -> None:
    """by: the kinds of the cards that change its guard."""
    _, a, b, c, d, before = mark_of(s, unit)
    set_mark(s, Mark(unit, a + boost, b + once, c + guard, d + again, before + by if c + guard else ()))


def unmark(s: RpgGet, unit: int) -> None:
    """All of it goes."""
    s.marks = tuple([row for row in s.marks if row.unit != unit])
