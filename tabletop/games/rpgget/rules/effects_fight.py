"""Operations on those who fight: HP, ailments, ranks, boosts; Attacks and Defences: Combo, Drain, shields of targets, aims."""

# ruff: noqa: ARG001 - steps of one shape
from __future__ import annotations

from typing import Any, Literal

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.operations import word
from tabletop.games.rpgget.rules.acts import COUNT, PICK, TARGET
from tabletop.games.rpgget.rules.cards import AILMENTS, BOSS, CONFUSION, HP, KEY_BIT, NO_SUPPORT, RANKS, SLEEP, ailments
from tabletop.games.rpgget.rules.changes import clean, discard, inflict, lose, mend, set_rank, wash
from tabletop.games.rpgget.rules.fight_events import (
    Again,
    Boosts,
    Cures,
    Forbids,
    Guards,
    HealsNobody,
    Revives,
    Strengthens,
    Withdraws,
)
from tabletop.games.rpgget.rules.ops import PROGRAM, Doer, Unit, op, units
from tabletop.games.rpgget.rules.options import FULL_CONFUSION
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    ENEMIES,
    FALLEN,
    FIELD,
    PARTY,
    ROUND_MARKS,
    STEP,
    RpgGet,
    Strike,
    rules,
)
from tabletop.games.rpgget.rules.values import add_mark

PROGRAM.ops["damage"] = word(x=(int, 0), y=int, star=(bool, False))  # read by `blocks`
PROGRAM.ops["redirect"] = word()  # read by `redirects`

Ailment = Literal["poison", "paralysis", "stun", "block", "confusion", "sleep"]


def strike_of(s: RpgGet) -> Strike:
    assert s.strike, "no attack is going on"
    return s.strike


# -- riders ------------------------------------------------------------------------------------------------------------
@op
def combo(s: RpgGet, me: Doer, n: int) -> None:
    """RG-143, RG-144: only the first use grants more."""
    strike = strike_of(s)
    if strike.use == 1:
        s.strike = strike._replace(combos=strike.combos + n)


@op
def drain(s: RpgGet, me: Doer, n: int) -> None:
    """The HP that the targets have really lost by this use, n at most; they stand in `back` of the strike."""
    lost = sum(lost for what, lost, _ in strike_of(s).back if what == "lost")
    if s.at[me.user] in FIELD:
        mend(s, me.user, min(n, lost), drained=True)


# -- Defences (RG-115): for the target that the Defence is used for ------------------------------------------------------
def _shield(s: RpgGet, me: Doer, n: int, halves: int, evaded: int) -> None:
    strike = strike_of(s)
    s.strike = strike._replace(shields=(*strike.shields, (me.user, n, halves, evaded)))


@op
def reduce(s: RpgGet, me: Doer, n: int) -> None:
    _shield(s, me, n, 0, 0)


@op
def halve(s: RpgGet, me: Doer) -> None:
    _shield(s, me, 0, 1, 0)


@op
def evade(s: RpgGet, me: Doer) -> None:
    _shield(s, me, 0, 0, 1)


@op
def counter(s: RpgGet, me: Doer, n: int) -> None:
    """The attacker loses n HP after the damage (RG-124)."""
    strike = strike_of(s)
    s.strike = strike._replace(back=(*strike.back, ("counter", n, s.kind[me.card])))


def shield_of(strike: Strike, target: int) -> tuple[int, int, int]:
    """What the Defences of a target come to: reduction, halves, evaded."""
    n = halves = evaded = 0
    for whose, less, half, missed in strike.shields:
        if whose == target:
            n, halves, evaded = n + less, halves + half, evaded or missed
    return n, halves, evaded


# -- targets -----------------------------------------------------------------------------------------------------------
@op
def aim(t: Handle[RpgGet], me: Doer, y: int, side: Literal["enemy", "active", "any"]) -> Asking[Any]:
    """Targets of a Support or Recovery, one after the other; chance picks for a confused unit (RG-157)."""
    if is_confused(t, me.user):
        return (yield from drawn(t, me.seat, me.user, y))
    chosen: tuple[int, ...] = ()
    while len(chosen) < y and aimable(t, side, chosen):
        option = yield t.choose(me.seat, pick_aim, me.card, side, chosen)
        if option == PASS:
            break
        chosen += (option[1],)
    return chosen


def drawn(t: Handle[RpgGet], seat: int, unit: int, y: int) -> Asking[tuple[int, ...]]:
    """RG-157: chance picks the targets of a confused unit, its player how many."""
    count = y
    if y > 1 and not fully_confused(t):
        option = yield t.choose(seat, how_many, unit, y)
        count = option[2]
    return by_lot(t, count)


@rules.query
def how_many(_s: RpgGet, _seat: int, _unit: int, y: int) -> list[Option]:
    """RG-157: of a confused unit only the number is chosen."""
    return [(COUNT, -1, n) for n in range(1, y + 1)]


@verb
def is_confused(s: RpgGet, unit: int) -> bool:
    return unit >= 0 and bool(s.ail[unit] & CONFUSION)


@verb
def fully_confused(s: RpgGet) -> bool:
    return bool(s.house & FULL_CONFUSION)


@verb
def by_lot(s: RpgGet, count: int) -> tuple[int, ...]:
    """RG-157: so many different ones among all active members and enemies."""
    cards = [*s.zones[ACTIVE], *s.zones[ENEMIES]]
    return tuple([cards.pop(s.rand(len(cards))) for _ in range(min(count, len(cards)))])


def among(s: RpgGet, side: str) -> tuple[int, ...]:
    """RG-130: whom an action may target; sleepers are targets, too (RG-158)."""
    zones = s.zones
    return zones[ENEMIES] if side == "enemy" else zones[ACTIVE] if side == "active" else zones[ENEMIES] + zones[ACTIVE]


@verb
def aimable(s: RpgGet, side: str, chosen: tuple[int, ...]) -> bool:
    return any(card not in chosen for card in among(s, side))


@rules.query
def pick_aim(s: RpgGet, _seat: int, _source: int, side: str, chosen: tuple[int, ...]) -> list[Option]:
    """RG-131: no target twice; fewer than possible may be chosen."""
    found = [(TARGET, card, -1) for card in among(s, side) if card not in chosen]
    return [PASS, *found] if chosen or not found else found


# -- HP ----------------------------------------------------------------------------------------------------------------
@op
def heal(s: RpgGet, me: Doer, who: Unit, n: int) -> None:
    found = tuple(units(s, me, who))
    whole = s.events is not None and not any(s.damage[unit] for unit in found)
    for unit in found:
        mend(s, unit, n, shared=len(found) > 1)
    if whole and found:
        s.say(HealsNobody(s.kind[me.card], s.kinds(found)))


@op
def hurt(s: RpgGet, me: Doer, who: Unit, n: int) -> None:
    """Not an attack: no Defence, rank or modifier applies."""
    for unit in units(s, me, who):
        lose(s, unit, n, s.kind[me.card])


@op
def resurrect(t: Handle[RpgGet], me: Doer, hp: int) -> Asking[Any]:
    """RG-145: a Character of the own unconscious pile, chosen, to the party."""
    option = yield t.choose(me.seat, pick_fallen, me.card)
    if option != PASS:
        revive(t, me.seat, option[1], hp)


@verb
def revive(s: RpgGet, seat: int, card: int, hp: int) -> None:
    full = HP[s.kind[card]]
    wash(s, card, ROUND_MARKS)
    s.damage[card] = full - min(hp, full)
    s.move(card, PARTY + STEP * seat)
    s.say(Revives(seat, s.kind[card], card, min(hp, full)))


@rules.query
def pick_fallen(s: RpgGet, seat: int, _source: int) -> list[Option]:
    """Whom to revive; nobody when nobody lies there."""
    return [(PICK, card, -1) for card in s.zones[FALLEN + STEP * seat]] or [PASS]


# -- ailments ----------------------------------------------------------------------------------------------------------
@op
def status(s: RpgGet, me: Doer, who: Unit, name: Ailment) -> None:
    """RG-153 to RG-158; what a Defence does to the attacker comes after the damage (RG-124)."""
    ailment = 1 << AILMENTS.index(name)
    if who == "attacker" and s.strike:
        s.strike = s.strike._replace(back=(*s.strike.back, ("status", ailment, s.kind[me.card])))
        return
    for unit in units(s, me, who):
        inflict(s, unit, ailment)


@op
def cure(s: RpgGet, me: Doer, who: Unit, names: Literal["all"] | list[str]) -> None:
    gone = ailments(names) & ~SLEEP  # sleep ends with the Enemy Status step (RG-158)
    for unit in units(s, me, who):
        if cured := s.ail[unit] & gone:
            s.ail[unit] &= ~gone
            s.say(Cures(s.kind[unit], unit, cured))


# -- this attempt ------------------------------------------------------------------------------------------------------
@op
def boost(s: RpgGet, me: Doer, who: Unit, x: int, y: int, until: Literal["attempt", "next"]) -> None:
    """RG-121: +X, and on this attack _ (+Y); further targets are chosen when its answers are over (RG-134)."""
    if who == "this_attack":
        if s.strike:
            said = ("boost", x, s.kind[me.card])
            s.strike = s.strike._replace(x=s.strike.x + x, wide=s.strike.wide + y, back=(*s.strike.back, said))
            s.say(Strengthens(s.kind[s.strike.actor], s.strike.actor, x, y))
        return
    found = units(s, me, who)
    for unit in found:
        add_mark(s, unit, once=x * (until == "next"), boost=x * (until != "next"))
        s.say(Boosts(s.kind[unit], unit, x, until == "next", len(found) > 1))


@op
def guard(s: RpgGet, me: Doer, who: Unit, n: int) -> None:
    found = units(s, me, who)
    for unit in found:
        add_mark(s, unit, guard=n, by=(s.kind[me.card],))
        s.say(Guards(s.kind[unit], unit, max(n, 0), max(-n, 0), len(found) > 1))


@op
def rank(s: RpgGet, me: Doer, who: Unit, to: Literal["front", "middle", "back"]) -> None:
    moved = [unit for unit in units(s, me, who) if s.rank[unit] != RANKS.index(to)]
    for unit in moved:
        set_rank(s, unit, RANKS.index(to), shared=unit != moved[0])


@op
def again(s: RpgGet, me: Doer, who: Unit) -> None:
    """It may use its Attack once more in this attempt."""
    for unit in units(s, me, who):
        add_mark(s, unit, again=1)
        s.say(Again(s.kind[unit], unit))


@op
def withdraw(s: RpgGet, me: Doer, who: Unit) -> None:
    """A member goes back to its party; an enemy that is no Boss counts as defeated (RG-90)."""
    for unit in units(s, me, who):
        if s.at[unit] == ACTIVE:
            s.say(Withdraws(s.kind[unit], unit))
            s.ail[unit] &= ~SLEEP
            clean(s, unit)
            s.move(unit, PARTY + STEP * s.owner[unit])
        elif s.at[unit] == ENEMIES and not BOSS[s.kind[unit]]:
            s.say(Withdraws(s.kind[unit], unit))
            discard(s, unit)


@op
def forbid(s: RpgGet, me: Doer, what: str) -> None:
    """Characters may not use actions or Rewards with a keyword, or no Support, in this attempt."""
    s.forbidden |= NO_SUPPORT if what == "support" else KEY_BIT[what]
    s.say(Forbids(s.turn, what, s.kind[me.card]))
