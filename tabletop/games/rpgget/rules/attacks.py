"""Attacks: declared, answered, redirected, defended against, rolled out (section 6; RG-113 to RG-136, RG-143, RG-144)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import NOBODY, PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules import effects_fight
from tabletop.games.rpgget.rules.acts import AGAIN, ATTACK_2, REDIRECT, REWARD_ATTACK, TARGET
from tabletop.games.rpgget.rules.cards import ATTACK_OF, BACK, CONFUSION, DECLARED_ATTACK, FRONT, HP, PRINTED, SLEEP
from tabletop.games.rpgget.rules.changes import hurt, inflict, lose
from tabletop.games.rpgget.rules.damage import NO_SHIELD, account, defences, flips_to_hit, force, guarded, taken, terms
from tabletop.games.rpgget.rules.effects_fight import among, drawn, shield_of
from tabletop.games.rpgget.rules.effects_flow import toss
from tabletop.games.rpgget.rules.falls import due, settle
from tabletop.games.rpgget.rules.fight_events import Attacks, Hits, Misses, StepsIn, Strikes, Wounds
from tabletop.games.rpgget.rules.ops import NONE, PROGRAM_OF, PROGRAMS, Doer, run
from tabletop.games.rpgget.rules.options import FRONT_ON_HEADS, NO_FRIENDLY_FIRE
from tabletop.games.rpgget.rules.perform import goes_home, perform
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    ENEMIES,
    FIELD,
    IN_USE,
    STEP,
    USED_ABILITY,
    USED_ATTACK,
    RpgGet,
    Strike,
    rules,
)
from tabletop.games.rpgget.rules.values import add_mark, left, mark_of, may_use_ability, still_in
from tabletop.games.rpgget.rules.windows import rights, window

Blow = tuple[int, int, tuple[int, ...], tuple[int, ...], int]
MANY = 3  # hit at once are summed up: of two each is told


@verb
def blow(s: RpgGet) -> Blow | None:
    """Flip for ranks (RG-150), deal the damage. (actor, source, hit targets, those at 0 HP, riders); None: nobody is there."""
    strike = s.strike
    if not strike:
        return None
    seat, actor, source, block, aimed, x, _, following, *_ = strike
    targets = still_in(s, aimed)
    if not targets or s.at[actor] not in FIELD:
        return None
    said = PRINTED[block]
    heads = flips_to_hit(s, actor, block) and toss(s, seat, "front", actor)
    a = force(s, actor, block, x + following, heads)
    dealt: list[tuple[int, int, str]] = []
    hits: tuple[int, ...] = ()
    for card in targets:
        shield = shield_of(strike, card) if strike.shields else NO_SHIELD
        if shield[2]:
            if s.events is not None:
                s.say(Misses(s.kind[card], card))
            continue
        hits += (card,)
        back = not said.star and s.rank[card] == BACK and toss(s, s.owner[card], "back", card)
        front = s.rank[card] != FRONT or not s.house & FRONT_ON_HEADS or toss(s, s.owner[card], "front", card)
        n, why = taken(s, card, block, a, shield, back, front), ""
        if s.events is not None:
            coins = bool(heads), bool(back), bool(front)
            why = account(s, actor, block, card, a, extra=x + following, shield=shield, coins=coins)
        dealt.append((card, n, why))
    lost = 0
    killed: tuple[int, ...] = ()
    for card, n, why in dealt:
        lost += hurt(s, card, n)
        if s.damage[card] >= HP[s.kind[card]]:
            killed += (card,)
        if s.events is not None:
            s.say(Hits(s.kind[card], card, n, HP[s.kind[card]] - s.damage[card], why))
    if s.events is not None and len(dealt) >= MANY:
        _, taking, whys = zip(*dealt, strict=True)
        s.say(Wounds(hits, s.kinds(hits), taking, tuple([left(s, card) for card in hits]), whys))
    number = PROGRAM_OF[block]
    if number != NONE:  # riders may ask how much was lost
        s.strike = Strike(*strike[:-1], (*strike.back, ("lost", lost, NOBODY)))
    if strike.back:
        back_at(s, strike)
    return actor, source, hits, killed, number


def back_at(s: RpgGet, strike: Strike) -> None:
    """What Defences do to the attacker, after the damage (RG-124)."""
    for what, n, source in strike.back:
        if what == "counter":
            lose(s, strike.actor, n, source)
        elif what == "status":
            inflict(s, strike.actor, n)


MORE, HOME, GONE = 1, 0, -1
GO_ON = frozenset((PASS[0], AGAIN))


def targets_of(s: RpgGet, actor: int) -> tuple[int, ...]:
    """RG-130, RG-133: foes first, then the own side where the table allows it."""
    zones = s.zones
    if s.at[actor] == ACTIVE:
        return zones[ENEMIES] if s.house & NO_FRIENDLY_FIRE else zones[ENEMIES] + zones[ACTIVE]
    return zones[ACTIVE] if s.house & NO_FRIENDLY_FIRE else zones[ACTIVE] + zones[ENEMIES]


def attack(t: Handle[RpgGet], seat: int, option: Option) -> Asking[Any]:
    """One Attack action, as it was declared: a unit's with its first target, or a Reward's with its user."""
    act, source, spot = option
    actor = spot if act == REWARD_ATTACK else source
    ready, y, confused = declare_attack(t, seat, option)
    if not ready:
        chosen = yield from aimed(t, seat, actor, y, -1 if act == REWARD_ATTACK else spot, confused)
        take_aim(t, chosen)
    while begin_use(t):
        yield from one_use(t, seat)
        more = more_uses(t)
        if more <= 0:
            break
        option = yield t.choose(seat, combo, actor)
        while option[0] not in GO_ON:  # what may be used at any time (RG-118)
            yield from perform(t, seat, option)
            option = yield t.choose(seat, combo, actor)
        if option == PASS:
            more = end_attack(t)
            break
    else:
        more = end_attack(t)
    if more == HOME and act == REWARD_ATTACK:
        yield from goes_home(t, seat, source)


def aimed(t: Handle[RpgGet], seat: int, actor: int, y: int, first: int, confused: bool) -> Asking[Any]:
    """RG-131: up to Y different targets; of a confused unit chance picks them."""
    if confused:
        return (yield from drawn(t, seat, actor, y))
    chosen: tuple[int, ...] = (first,) if first >= 0 else ()
    while len(chosen) < y and aimable_at(t, actor, chosen):
        option = yield t.choose(seat, choose_target, actor, chosen)
        if option == PASS:
            break
        chosen += (option[1],)
    return chosen


def one_use(t: Handle[RpgGet], seat: int) -> Asking[Any]:
    """Window, redirect, Defences, the blow, after-effects, riders, kills (RG-124)."""
    yield from window(t, DECLARED_ATTACK, seat)
    plan = answers_are_over(t)
    if plan is None:
        return
    wide, steps, guarded = plan
    if wide:
        yield from widen(t, seat)
    if wide or steps:
        yield from redirects(t)
        guarded = aimed_anew(t)
    if guarded:
        yield from defences(t, guarded)
    done = blow(t)
    if done is None:
        return
    actor, source, hits, killed, number = done
    if number != NONE:
        yield from riders(t, Doer(seat, source, actor, hits, killed=killed), number)
    if due(t):
        yield from settle(t, actor if killed else -1)


def riders(t: Handle[RpgGet], me: Doer, number: int) -> Asking[Any]:
    """RG-129: they need a hit target; a plain Combo counts even after a miss."""
    if me.targets:
        yield from run(t, me, number)
    else:
        lone_combo(t, me, number)


# -- verbs -------------------------------------------------------------------------------------------------------------
@verb
def declare_attack(s: RpgGet, seat: int, option: Option) -> tuple[bool, int, bool]:
    """Marked as used at once (RG-113, RG-178): whether it is aimed, how many targets it may have, whether chance picks them."""
    act, source, spot = option
    actor, again = spot if act == REWARD_ATTACK else source, False
    if source != actor or act == REWARD_ATTACK:
        s.move(source, IN_USE + STEP * seat)
    elif again := bool(s.used[actor] & USED_ATTACK):
        add_mark(s, actor, again=-1)
    else:
        s.used[actor] |= USED_ATTACK
    extra = mark_of(s, actor).once if s.marks else 0
    if extra:
        add_mark(s, actor, once=-extra)  # spent, also by a star or a cancelled attack
    block = ATTACK_OF[s.kind[source]][act == ATTACK_2]
    y, confused = PRINTED[block].y, bool(s.ail[actor] & CONFUSION)
    ready = y == 1 and act != REWARD_ATTACK and not confused
    s.strike = Strike(seat, actor, source, block, (spot,) if ready else (), 0, 0, extra, again=again)
    return ready, y, confused


@verb
def aimable_at(s: RpgGet, actor: int, chosen: tuple[int, ...]) -> bool:
    return any(card not in chosen for card in targets_of(s, actor))


@verb
def take_aim(s: RpgGet, targets: tuple[int, ...]) -> None:
    assert s.strike
    s.strike = s.strike._replace(targets=targets)


@verb
def begin_use(s: RpgGet) -> bool:
    """Targets that have left are dropped (RG-134); False when there is none, or the attacker is gone or asleep."""
    strike = s.strike
    if not strike:
        return False
    targets = still_in(s, strike.targets)
    if not targets or s.at[strike.actor] not in FIELD:
        return False
    if strike.use and s.ail[strike.actor] & SLEEP:
        return False  # RG-158
    seat, actor, source, block, _, _, wide, more, used, combos, again, *_ = strike
    s.strike = Strike(seat, actor, source, block, targets, 0, wide, 0 if used else more, used + 1, combos, again)
    if s.events is not None:
        on = s.kind[source] if source != actor else -1
        confused, further = (
            bool(s.ail[actor] & CONFUSION),
            again or (source != actor and bool(s.used[actor] & USED_ATTACK)),
        )
        kind, kinds = s.kind[actor], s.kinds(targets)
        known = terms(s, s.strike)
        s.say(Attacks(seat, kind, actor, on, block, used + 1, targets, kinds, confused, further, *known))
    return True


@verb
def answers_are_over(s: RpgGet) -> tuple[bool, bool, tuple[int, ...]] | None:
    """None: this use is cancelled (RG-178). Else: more targets to choose, somebody may step in, who may defend."""
    strike = s.strike
    if not strike or strike.cancelled:
        return None
    wide, steps = strike.wide > 0, bool(_steps(s))
    if not (wide or steps):
        say_again(s)
    return wide, steps, guarded(s)


def say_again(s: RpgGet) -> None:
    """What the attack is now, if its answers have added to it."""
    strike = s.strike
    if not strike or s.events is None:
        return
    if any(what == "boost" for what, *_ in strike.back):
        targets, actor = still_in(s, strike.targets), strike.actor
        more = terms(s, strike)
        s.say(Strikes(strike.seat, s.kind[actor], actor, strike.block, targets, s.kinds(targets), *more))


@verb
def aimed_anew(s: RpgGet) -> tuple[int, ...]:
    """All targets are known: who may defend."""
    say_again(s)
    return guarded(s)


@verb
def more_uses(s: RpgGet) -> int:
    """RG-143: MORE while a Combo is left, else the attack is over: see `end_attack`."""
    strike = s.strike
    here = (ACTIVE, ENEMIES)
    if (
        strike
        and strike.combos > 0
        and s.at[strike.actor] in here
        and any(s.at[card] in here for card in strike.targets)
    ):
        s.strike = strike._replace(combos=strike.combos - 1)
        return MORE
    s.strike = ()
    return HOME if strike else GONE


@verb
def end_attack(s: RpgGet) -> int:
    """HOME: its Reward goes where it belongs; GONE: the attempt has ended under it."""
    going = bool(s.strike)
    s.strike = ()
    return HOME if going else GONE


@verb
def lone_combo(s: RpgGet, me: Doer, number: int) -> None:
    for found in PROGRAMS[number]:
        if found.fn is effects_fight.combo:
            found.fn(s, me, *found.args)


# -- further targets, stepping in ----------------------------------------------------------------------------------------
def widen(t: Handle[RpgGet], seat: int) -> Asking[Any]:
    """RG-134: a later _ (+Y) adds further targets at once."""
    while wider(t):
        actor, targets, confused = aim_now(t)
        if not aimable_at(t, actor, targets):
            return
        if confused:
            widen_by_lot(t)
            continue
        option = yield t.choose(seat, choose_target, actor, targets)
        if option == PASS:
            return
        take_aim(t, (*targets, option[1]))


@verb
def wider(s: RpgGet) -> bool:
    """One target more that an answer has added; it is used up."""
    if not s.strike or s.strike.wide <= 0:
        return False
    s.strike = s.strike._replace(wide=s.strike.wide - 1)
    return True


@verb
def aim_now(s: RpgGet) -> tuple[int, tuple[int, ...], bool]:
    assert s.strike
    return s.strike.actor, s.strike.targets, bool(s.ail[s.strike.actor] & CONFUSION)


@verb
def widen_by_lot(s: RpgGet) -> None:
    assert s.strike
    free = [card for card in among(s, "any") if card not in s.strike.targets]
    if free:
        s.strike = s.strike._replace(targets=(*s.strike.targets, free[s.rand(len(free))]))


def redirects(t: Handle[RpgGet]) -> Asking[Any]:
    """RG-136: a unit of the attacked side that is awake and no target may take the place of one."""
    while (owner := stepper(t)) >= 0:
        option = yield t.choose(owner, redirect)
        if option == PASS:
            return
        step_in(t, owner, option[1], option[2])


def _steps(s: RpgGet) -> list[Option]:
    """All ways to step in now, whoever's they are."""
    strike = s.strike
    if not strike:
        return []
    zone = ENEMIES if s.at[strike.actor] == ACTIVE else ACTIVE  # only against the other side
    targets = [card for card in strike.targets if s.at[card] == zone]
    ready = steppers(s, zone) if targets else []
    return [(REDIRECT, card, target) for card in ready if card not in strike.targets for target in targets]


def steppers(s: RpgGet, zone: int) -> list[int]:
    """The units of a side that may still step in for another."""
    cards = (s.memo[zone] or s.digest(zone)).steppers
    return [card for card in cards if not s.used[card] & USED_ABILITY and may_use_ability(s, card)]


@verb
def stepper(s: RpgGet) -> int:
    """Whose unit may step in: the first in order; -1 for nobody."""
    found = _steps(s)
    return s.owner[found[0][1]] if found else -1


@verb
def step_in(s: RpgGet, seat: int, card: int, target: int) -> None:
    assert s.strike
    s.used[card] |= USED_ABILITY
    s.strike = s.strike._replace(targets=tuple([card if c == target else c for c in s.strike.targets]))
    s.say(StepsIn(seat, s.kind[card], card, s.kind[target]))


# -- asks --------------------------------------------------------------------------------------------------------------
@rules.query
def choose_target(s: RpgGet, _seat: int, actor: int, chosen: tuple[int, ...]) -> list[Option]:
    """RG-131: no target twice; fewer than possible may be chosen."""
    found = [(TARGET, card, -1) for card in targets_of(s, actor) if card not in chosen]
    return [PASS, *found] if chosen or not found else found


@rules.query
def redirect(s: RpgGet, seat: int) -> list[Option]:
    """RG-136."""
    return [PASS, *(option for option in _steps(s) if s.owner[option[1]] == seat)]


@rules.query
def combo(s: RpgGet, seat: int, actor: int) -> list[Option]:
    """RG-143: again at once, or stop; what may be used at any time is offered, too."""
    again = [(AGAIN, actor, -1)] if s.at[actor] in FIELD else []
    return [PASS, *again, *rights(s, seat)]
