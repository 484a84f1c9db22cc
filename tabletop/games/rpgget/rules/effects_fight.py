"""Operations of Attacks and Defences: Combo, Drain, the shields of targets, aims."""

# ruff: noqa: ARG001 - deeds of one shape
from __future__ import annotations

from typing import Any, Literal

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.operations import word
from tabletop.games.rpgget.rules.acts import COUNT, TARGET
from tabletop.games.rpgget.rules.cards import CONFUSION
from tabletop.games.rpgget.rules.changes import mend
from tabletop.games.rpgget.rules.ops import PROGRAM, Doer, op
from tabletop.games.rpgget.rules.options import FULL_CONFUSION
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, FIELD, RpgGet, Strike, rules

PROGRAM.ops["damage"] = word(x=(int, 0), y=int, star=(bool, False))  # read by `blocks`
PROGRAM.ops["redirect"] = word()  # read by `redirects`


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
