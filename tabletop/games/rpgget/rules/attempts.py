"""The attempt: its steps as scripts, and the verbs that belong to them (RG-50 to RG-91)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import AGAIN, NOBODY, PASS
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules.acts import ATTACK as STRIKE
from tabletop.games.rpgget.rules.acts import ATTACK_2, FLIP, JOIN, PLAY_ENEMY, PLAY_EVENT, PLAY_ROADBLOCK, REWARD_ATTACK
from tabletop.games.rpgget.rules.attacks import attack
from tabletop.games.rpgget.rules.cards import (
    ANNOUNCED,
    ENEMIES_SET,
    ENEMY_STEP,
    EP,
    KEY_BIT,
    POISON,
    PP,
    ROADBLOCK,
    RP,
    SIZE,
    SLEEP,
    START_RANK,
    TYPE,
)
from tabletop.games.rpgget.rules.changes import clean, poison, wake
from tabletop.games.rpgget.rules.entering import enter
from tabletop.games.rpgget.rules.events import Announces, Sends, SlotOver, SlotUnused, Step, Struck
from tabletop.games.rpgget.rules.falls import due, fell, pending_kills, settle
from tabletop.games.rpgget.rules.fight_events import Barred, Rests, Spent
from tabletop.games.rpgget.rules.missions import (
    barred,
    can_strike,
    choose_party,
    enemy_action,
    may_act,
    must_stop,
    party_attack,
    slot,
    striking,
)
from tabletop.games.rpgget.rules.moves import open_flips, turn_over
from tabletop.games.rpgget.rules.ops import BY_MOMENT, NONE, Doer, happen, run
from tabletop.games.rpgget.rules.options import FREE_ROADBLOCKS
from tabletop.games.rpgget.rules.perform import perform, prompts
from tabletop.games.rpgget.rules.resolution import resolve
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    ANNOUNCING,
    ENEMIES,
    ENEMY_ATTACK,
    ENEMY_SLOTS,
    ENEMY_STATUS,
    FALLEN,
    HAND,
    MISSION,
    PARTY_ATTACK,
    PARTYING,
    SETTING,
    STEP,
    USED_ATTACK,
    RpgGet,
    rules,
)
from tabletop.games.rpgget.rules.values import awake, remaining, sends_all
from tabletop.games.rpgget.rules.windows import could_hold, declared, rights, window

ATTACKS = frozenset((STRIKE, ATTACK_2, REWARD_ATTACK))
DECLARED = frozenset((PLAY_ROADBLOCK, PLAY_EVENT))
ACTIONS = 4  # of a side in one journal: an attack may ask much


@rules.script
def attempt(t: Handle[RpgGet], seat: int, mission: int) -> Asking[Any]:
    """RG-50 to RG-91; each step is over before the next begins."""
    static, set_off = announce(t, seat, mission)
    yield from fell(t, pending_kills(t))  # RG-52
    if static != NONE:
        yield from run(t, Doer(seat, mission), static)
    yield from prompts(t, ANNOUNCED)
    yield from window(t, ANNOUNCED, seat)
    begin_step(t, PARTYING)
    while (option := (yield t.choose(seat, choose_party))) != PASS:
        if option[0] == JOIN:
            send(t, seat, option[1])
        else:
            yield from action(t, seat, option)
    begin_step(t, ENEMY_SLOTS)
    for other in others(t):
        yield from enemy_slot(t, other)
    if enemies_set(t):
        if set_off != NONE:
            yield from happen(t, Doer(seat, mission), set_off)
        if due(t):
            yield from settle(t)
        yield from prompts(t, ENEMIES_SET)
        yield from window(t, ENEMIES_SET, seat)
        if due(t):
            yield from settle(t)
        begin_step(t, PARTY_ATTACK)
        yield t.call(fight, seat)
        if still_there(t, ENEMY_ATTACK):
            lay = lying(t, seat)
            for other in others(t):
                if has_enemy(t, other):
                    yield t.call(enemy_turn, other, ())
            sum_up(t, seat, lay)
        yield from enemy_status(t)
    yield from resolve(t, seat, mission)


def enemy_status(t: Handle[RpgGet]) -> Asking[Any]:
    """RG-82 to RG-85: poison, then the sleepers of a side that still stands come back and may act."""
    if not still_there(t, ENEMY_STATUS):
        return
    if any_poisoned(t):
        yield from safe_point(t)
    poison_enemies(t)
    if due(t):
        yield from settle(t)
    if still_there(t, ENEMY_STATUS):
        woken = wake_enemies(t)
        if woken:
            for other in others(t):
                yield t.call(enemy_turn, other, woken)
    wake_members(t)


# -- the steps that are asked again and again ----------------------------------------------------------------------------
def enemy_slot(t: Handle[RpgGet], seat: int) -> Asking[Any]:
    """One card after the other, each with all that it brings (RG-60, RG-65); then the slot is over for good.

    The safe point after the last card is the one before what the Mission does (RG-118).
    """
    while not slot_over(t, seat):
        option = yield t.choose(seat, slot)
        act, card, _ = option
        if act < 0:
            close_slot(t, seat)
            break
        if act == PLAY_ENEMY:
            yield from enter(t, seat, card)
        elif act in DECLARED:
            pay_ep(t, card)
            yield t.call(declared, seat, card, -1)
        else:
            yield from perform(t, seat, option)
            continue
        yield from safe_point(t, seat)


@rules.script
def fight(t: Handle[RpgGet], seat: int) -> Asking[Any]:
    """RG-70 to RG-73: one action after the other; now and then with a new journal."""
    for _ in range(ACTIONS):
        if party_is_done(t, seat):
            return None
        yield from safe_point(t, seat)
        option = yield t.choose(seat, party_attack)
        if option == PASS:
            rests(t, seat)
            return None
        yield from action(t, seat, option)
    return AGAIN


@rules.script
def enemy_turn(t: Handle[RpgGet], seat: int, only: tuple[int, ...]) -> Asking[Any]:
    """RG-77: a seat's enemies in any order; before each the attempter may mend (RG-78). only: the woken ones, () for all."""
    for _ in range(ACTIONS):
        if enemies_are_done(t, seat, only):
            return None
        yield from safe_point(t, seat)
        option = yield t.choose(seat, enemy_action, only)
        if option == PASS:
            return None
        yield from action(t, seat, option)
    return AGAIN


def action(t: Handle[RpgGet], seat: int, option: tuple[int, int, int]) -> Asking[Any]:
    """Any action of a side's step."""
    act, card, _ = option
    if act in ATTACKS:
        yield from attack(t, seat, option)
    elif act == FLIP:
        turn_over(t, seat, card)
    else:
        yield from perform(t, seat, option)


def safe_point(t: Handle[RpgGet], seat: int = NOBODY) -> Asking[Any]:
    """RG-118, RG-177: whoever has a right that everybody sees may use it; seat: who is asked next anyway, and finds it there.

    Of people only those are asked who have claimed it (`Pacing.claimed`).
    """
    for other in claimants(t, seat):
        while has_right(t, other):
            option = yield t.choose(other, interrupt)
            if option == PASS:
                break
            yield from action(t, other, option)


# -- verbs -------------------------------------------------------------------------------------------------------------
@verb
def announce(s: RpgGet, seat: int, mission: int) -> tuple[int, int]:
    """The mission lies open, with its values; what it does all the time, and when the enemies are set."""
    kind = s.kind[mission]
    s.move(mission, MISSION)
    s.step, s.won, s.stir = ANNOUNCING, -1, True
    s.pp, s.ep, s.rp, s.spent, s.boss, s.forbidden = PP[kind], EP[kind], RP[kind], 0, False, 0
    s.strike = ()
    if s.events is not None:
        s.say(Announces(seat, kind, mission))
    return BY_MOMENT["mission static"][kind], BY_MOMENT["mission enemies_set"][kind]


@verb
def begin_step(s: RpgGet, step: int) -> None:
    s.step = step
    if s.events is not None:
        s.say(Step(s.turn, step))


@verb
def send(s: RpgGet, seat: int, card: int) -> None:
    """RG-55: active from now on, in its rank, with no mark of this attempt yet."""
    clean(s, card)
    s.rank[card] = START_RANK[s.kind[card]]
    s.move(card, ACTIVE)
    if s.events is not None:
        s.say(Sends(seat, s.kind[card], card, sends_all(s)))


@verb
def others(s: RpgGet) -> tuple[int, ...]:
    """Living seats but the attempter, clockwise from the left (RG-60)."""
    return s.order()[1:]


@verb
def slot_over(s: RpgGet, seat: int) -> bool:
    if not s.alive[seat]:
        return True
    if not nothing_left(s, seat):
        return False
    tell_unused(s, seat, shut_out(s, seat))
    return True


def nothing_left(s: RpgGet, seat: int) -> bool:
    """By public knowledge no card can follow in a slot."""
    return not s.zones[HAND + STEP * seat] or shut_out(s, seat)


def tell_unused(s: RpgGet, seat: int, full: bool) -> bool:
    """Say that a slot has brought no enemy; False when it has."""
    if s.events is None or any(s.owner[card] == seat for card in s.zones[ENEMIES]):
        return False
    s.say(SlotUnused(seat, full))
    return True


def shut_out(s: RpgGet, seat: int) -> bool:
    """By public knowledge nothing can be played in a slot any more: then it is not asked, as with windows (RG-170)."""
    return s.spent >= s.ep and not s.house & FREE_ROADBLOCKS and not could_hold(s, seat, ENEMY_STEP, False)


@verb
def close_slot(s: RpgGet, seat: int) -> None:
    if s.events is not None and not tell_unused(s, seat, False):
        s.say(SlotOver(seat, sum([s.owner[card] == seat for card in s.zones[ENEMIES]])))


@verb
def pay_ep(s: RpgGet, card: int) -> None:
    """RG-61, RG-63: a Roadblock's size is spent at the announcement."""
    kind = s.kind[card]
    if TYPE[kind] == ROADBLOCK and not s.house & FREE_ROADBLOCKS:
        s.spent += SIZE[kind]


@verb
def enemies_set(s: RpgGet) -> bool:
    """RG-66: an enemy is in play."""
    s.step = SETTING
    return bool(s.zones[ENEMIES])


@verb
def still_there(s: RpgGet, step: int) -> bool:
    """RG-76, RG-82: an enemy remains, so the step is not skipped."""
    if not remaining(s):
        return False
    if s.step != step:
        s.step = step
        if s.events is not None:
            s.say(Step(s.turn, step))
    return True


@verb
def lying(s: RpgGet, seat: int) -> tuple[int, ...]:
    """The heroes of a seat that lie unconscious."""
    return s.zones[FALLEN + STEP * seat]


@verb
def sum_up(s: RpgGet, seat: int, lay: tuple[int, ...]) -> None:
    """The Enemy Attack step in one line: who has struck, and who fell. lay: who lay there before."""
    if s.events is None:
        return
    strikers = tuple([card for card in s.zones[ENEMIES] if s.used[card] & USED_ATTACK])
    if strikers:
        fell = tuple(
            [card for card in s.zones[FALLEN + STEP * seat] if card not in lay]
        )  # some may have got up meanwhile
        s.say(Struck(seat, s.kinds(strikers), s.kinds(fell)))


@verb
def party_is_done(s: RpgGet, seat: int) -> bool:
    """The Party Attack step is over by itself (RG-73)."""
    if not must_stop(s, seat):
        return False
    tell_barred(s, seat)
    if s.events is not None and (still := len(awake(s, s.zones[ENEMIES]))):
        s.say(Spent(seat, still, len(s.zones[ENEMIES]) - still))
    return True


@verb
def rests(s: RpgGet, seat: int) -> None:
    """Whoever looks on is told who could still attack, and how many are left to be."""
    if s.events is not None:
        ways = dict.fromkeys([(act == REWARD_ATTACK, card) for act, card, _ in striking(s, seat)])
        idle = tuple(dict.fromkeys([card for reward, card in ways if not reward]))
        still = len(awake(s, s.zones[ENEMIES]))
        s.say(Rests(seat, s.kinds(idle), len(ways) - len(idle), still, len(s.zones[ENEMIES]) - still))
        tell_barred(s, seat)


def tell_barred(s: RpgGet, seat: int) -> None:
    """Whoever has not attacked because of what was played says why, while there is an enemy."""
    if s.events is None or not s.forbidden or not awake(s, s.zones[ENEMIES]):
        return
    for name, bit in KEY_BIT.items():
        idle = tuple([card for card in awake(s, s.zones[ACTIVE]) if barred(s, card) & bit and can_strike(s, card)])
        if idle:
            s.say(Barred(seat, s.kinds(idle), name))


@verb
def enemies_are_done(s: RpgGet, seat: int, only: tuple[int, ...]) -> bool:
    """None of a seat's enemies can do anything more."""
    return not s.alive[seat] or not may_act(s, seat, only)


@verb
def has_enemy(s: RpgGet, seat: int) -> bool:
    """It has one in play: most seats have none, and need no turn."""
    owner = s.owner
    for card in s.zones[ENEMIES]:  # noqa: SIM110 - a generator costs more than looking at a few cards
        if owner[card] == seat:
            return True
    return False


@verb
def claimants(s: RpgGet, seat: int) -> tuple[int, ...]:
    """Who but a seat may use something at this safe point; the seat, too, if its slot is over by itself."""
    asked = NOBODY if s.step == ENEMY_SLOTS and nothing_left(s, seat) else seat
    found: tuple[int, ...] = ()
    for other in s.order():
        if other != asked and rights(s, other):
            found += (other,)
    return found


@verb
def has_right(s: RpgGet, seat: int) -> bool:
    return s.alive[seat] and bool(rights(s, seat))


@verb
def any_poisoned(s: RpgGet) -> bool:
    return any(s.ail[card] & POISON for card in s.zones[ENEMIES])


@verb
def poison_enemies(s: RpgGet) -> None:
    """RG-82: sleepers, too."""
    for card in s.zones[ENEMIES]:
        if s.ail[card] & POISON:
            poison(s, card)


@verb
def wake_enemies(s: RpgGet) -> tuple[int, ...]:
    """RG-83."""
    return _wake(s, s.zones[ENEMIES])


@verb
def wake_members(s: RpgGet) -> None:
    """RG-85."""
    _wake(s, s.zones[ACTIVE])


def _wake(s: RpgGet, cards: tuple[int, ...]) -> tuple[int, ...]:
    woken: tuple[int, ...] = ()
    for card in cards:
        if s.ail[card] & SLEEP:
            woken += (card,)
            wake(s, card)
    return woken


@rules.query
def interrupt(s: RpgGet, seat: int) -> list[tuple[int, int, int]]:
    """RG-177: a right that everybody can see; on the own turn bank cards may be turned over, too (RG-43)."""
    return [PASS, *rights(s, seat), *(open_flips(s, seat) if seat == s.turn else [])]
