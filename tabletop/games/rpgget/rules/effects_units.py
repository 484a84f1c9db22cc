"""Operations on units: HP, ailments, ranks, boosts, who is in the attempt. `who` is explained at `ops.units`."""

from __future__ import annotations

from typing import Any, Literal

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules.acts import PICK
from tabletop.games.rpgget.rules.cards import AILMENTS, BOSS, HP, KEY_BIT, NO_SUPPORT, RANKS, SLEEP, ailments
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
from tabletop.games.rpgget.rules.marks import add_mark
from tabletop.games.rpgget.rules.ops import Doer, Unit, op, units
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    ENEMIES,
    FALLEN,
    PARTY,
    ROUND_MARKS,
    STEP,
    RpgGet,
    rules,
)

Ailment = Literal["poison", "paralysis", "stun", "block", "confusion", "sleep"]


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
