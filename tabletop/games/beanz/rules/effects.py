"""The steps of the card file, each one small function (see `ops`). Plain ones change the table, generators ask.

The controller of an effect chooses, when it resolves (MB-133).
"""

# ruff: noqa: ARG001 - steps of one shape take what the file gives them
from __future__ import annotations

from typing import Any, Literal

from tabletop.core.ask import PASS
from tabletop.core.handle import Asking, Handle
from tabletop.core.operations import Branches, Rows
from tabletop.games.beanz.rules import attacks, changes, choices, entering, queries
from tabletop.games.beanz.rules.cards import MODES, W_ATTACK, W_SPIN, W_TARGET
from tabletop.games.beanz.rules.changes import draw as draw_cards
from tabletop.games.beanz.rules.entering import run
from tabletop.games.beanz.rules.events import (
    ATTACK,
    SPIN,
    WHOLE,
    Boosts,
    Braces,
    Cancels,
    Cheaper,
    Doubles,
    Drains,
    Gains,
    Lucky,
    Mode,
    Peeks,
)
from tabletop.games.beanz.rules.ops import CANCELS, Test, compile_all, could, op, op_named, possible
from tabletop.games.beanz.rules.select import (
    ALL,
    CardType,
    Doer,
    RankName,
    Select,
    Source,
    empty_slots,
    from_source,
    holding,
    retargetable,
    rings_for,
)
from tabletop.games.beanz.rules.table import DRAIN_LIMIT, HAND, SLOTS, Beanz, Pending


# -- Beans on the mats -------------------------------------------------------------------------------------------------
def touch(t: Handle[Beanz], me: Doer, which: Select) -> Asking[Any]:
    """Knockdown!, Knock It Off! and the like: on all, on the one there is, or on chosen ones, one after another."""
    galaxy = -1
    if which.where == "chosen_galaxy":
        if not changes.has_choice(t, which.number, *me, -1):
            return
        option = yield t.choose(me.seat, choices.effect_galaxy, which.number, me.card)
        galaxy = changes.galaxy_at(t, option[2])
    if which.most == ALL or which.where in {"self", "target"}:
        changes.touch_all(t, which.number, *me, galaxy)
        return
    for _ in range(which.most):
        if not changes.has_choice(t, which.number, *me, galaxy):
            return
        option = yield t.choose(me.seat, choices.effect_bean, which.number, me.card, me.target, galaxy)
        if option == PASS:
            return
        changes.touch(t, which.number, option[1])


for _name in changes.TOUCHES:
    op_named(_name, touch)


@op
def move(t: Handle[Beanz], me: Doer, which: Select) -> Asking[Any]:
    """To an empty slot of the same mat (MB-150)."""
    if changes.has_choice(t, which.number, *me, -1):
        option = yield t.choose(me.seat, choices.move_bean, which.number, me.card, me.target)
        changes.move_bean(t, option[1], option[2])


@could(*changes.TOUCHES, "move")
def could_touch(s: Beanz, me: Doer, which: Select) -> bool:
    return bool(rings_for(s, me, which))


@op
def swap(t: Handle[Beanz], me: Doer, which: Select) -> Asking[Any]:
    """Two of your Beans change slots; Cosmos cards stay (MB-150)."""
    if changes.has_pair(t, which.number, *me):
        option = yield t.choose(me.seat, choices.swap_beans)
        if option != PASS:
            changes.swap_beans(t, option[1], option[2])


@could("swap")
def could_swap(s: Beanz, me: Doer, which: Select) -> bool:
    return sum(bool(zone) for zone in s.zones[SLOTS * me.seat : SLOTS * me.seat + SLOTS]) > 1


@op
def enter_bean(t: Handle[Beanz], me: Doer, source: Source, max_rank: RankName = "super_pro") -> Asking[Any]:
    """Freebie Beanie (MB-59, MB-65). A hand is asked also when there is no Bean in it: nobody is to see that."""
    if changes.may_enter(t, me.seat, me.card, source, max_rank):
        option = yield t.choose(me.seat, choices.enter_bean, source, max_rank, me.card)
        if option != PASS:
            yield t.call(entering.free_bean, me.seat, option[1], option[2])


@could("enter_bean")
def could_enter(s: Beanz, me: Doer, source: Source, max_rank: RankName) -> bool:
    return bool(empty_slots(s, me.seat)) and bool(from_source(s, me, source, "bean", max_rank))


@op
def place_cosmos(t: Handle[Beanz], me: Doer, source: Source) -> Asking[Any]:
    """A Cosmos card without its cost; it may be answered like any other."""
    if changes.may_place(t, me.seat, me.card, source):
        option = yield t.choose(me.seat, choices.place_cosmos, source, me.card)
        if option != PASS:
            yield t.call(entering.free_cosmos, me.seat, option[1], option[2])


@could("place_cosmos")
def could_place(s: Beanz, me: Doer, source: Source) -> bool:
    return bool(from_source(s, me, source, "cosmos"))


# -- cards -------------------------------------------------------------------------------------------------------------
@op
def draw(s: Beanz, me: Doer, count: int) -> int:
    return 2 * draw_cards(s, me.seat, count)


@op
def recover(t: Handle[Beanz], me: Doer, kind: CardType, count: int) -> Asking[Any]:
    """From the own discard pile to the hand, openly (MB-148)."""
    for _ in range(count):
        if not changes.has_discard(t, me.seat, kind, me.card):
            return
        option = yield t.choose(me.seat, choices.pick_discard, kind, me.card, (), False)
        changes.recover(t, me.seat, option[1])


@could("recover")
def could_recover(s: Beanz, me: Doer, kind: CardType, count: int) -> bool:
    return bool(from_source(s, me, "discard", kind))


@op
def recycle(t: Handle[Beanz], me: Doer, count: int) -> Asking[Any]:
    """Up to so many cards of the own discard pile are chosen openly and shuffled into the deck (MB-148)."""
    chosen: tuple[int, ...] = ()
    while len(chosen) < count and changes.has_more(t, me.seat, me.card, chosen):
        option = yield t.choose(me.seat, choices.pick_discard, "", me.card, chosen, True)
        if option == PASS:
            break
        chosen += (option[1],)
    changes.recycle(t, me.seat, chosen)


@could("recycle")
def could_recycle(s: Beanz, me: Doer, count: int) -> bool:
    return bool(from_source(s, me, "discard", ""))


@op
def dig(
    t: Handle[Beanz], me: Doer, look: int, take: int, kind: CardType = "", rest: Literal["bottom"] = "bottom"
) -> Asking[Any]:
    """Look at the top, take, the rest goes under the deck as it lay (MB-143)."""
    left = changes.look_at_top(t, me.seat, look)
    for _ in range(take):
        option = yield t.choose(me.seat, choices.pick_looked, left, kind)
        if option != PASS:
            changes.take_looked(t, me.seat, option[1])
            left -= 1
    return changes.put_under(t, me.seat, left)


@op
def opponent_discard(t: Handle[Beanz], me: Doer, count: int, how: Literal["choose", "random"]) -> Asking[Any]:
    """MB-144: with an empty hand nothing happens."""
    for _ in range(count):
        if not changes.hand_size(t, 1 - me.seat):
            return
        card = -1
        if how == "choose":
            option = yield t.choose(1 - me.seat, queries.discard_cards, 1)
            card = option[1]
        changes.throw(t, 1 - me.seat, card)


@could("opponent_discard")
def could_discard(s: Beanz, me: Doer, count: int, how: str) -> bool:
    return bool(s.zones[HAND + 1 - me.seat])


@op
def peek(s: Beanz, me: Doer, what: Literal["hand"]) -> None:
    cards = s.zones[HAND + 1 - me.seat]
    s.look(me.seat, cards)
    if s.events is not None:
        s.tell(Peeks(me.seat, s.kinds(cards)), eyes=1 << me.seat)


@op
def trade_loot(t: Handle[Beanz], me: Doer) -> Asking[Any]:
    """MB-145: the looker alone learns the card, and nobody else sees whether it was swapped."""
    option = yield t.choose(me.seat, choices.pick_loot)
    changes.study_loot(t, me.seat, option[1])
    back = yield t.choose(me.seat, choices.swap_loot, option[2])
    changes.put_loot(t, back[1], option[2])


# -- points and discounts ----------------------------------------------------------------------------------------------
@op
def gain_points(s: Beanz, me: Doer, amount: int, once: bool = False) -> None:
    """MB-28, MB-139."""
    if once:
        if s.once[me.card]:
            return
        s.once[me.card] = 1
    s.points += amount
    s.say(Gains(me.seat, amount))


@op
def drain_points(s: Beanz, me: Doer, amount: int) -> None:
    """MB-140: at most 3 in all for one turn."""
    drained = list(s.drained)
    drained[1 - me.seat] = min(DRAIN_LIMIT, drained[1 - me.seat] + amount)
    s.drained = (drained[0], drained[1])
    s.say(Drains(me.seat, amount, drained[1 - me.seat]))


@could("drain_points")
def could_drain(s: Beanz, me: Doer, amount: int) -> bool:
    return s.drained[1 - me.seat] < DRAIN_LIMIT


@op
def discount(s: Beanz, me: Doer, what: Literal["bean", "spin"], amount: int, uses: Literal[1] = 1) -> None:
    """MB-138: for the next Bean played or the next spin power used this turn; equal ones add up."""
    if what == "bean":
        s.off_bean += amount
    else:
        s.off_spin += amount
    s.say(Cheaper(me.seat, amount, what == "spin"))


@op
def extra_flick(s: Beanz, me: Doer, count: int, where: Literal["any"]) -> None:
    """MB-141: waits for the next Shoot for Loot with a full half."""
    lucky = list(s.lucky)
    lucky[me.seat] += count
    s.lucky = (lucky[0], lucky[1])
    s.say(Lucky(me.seat, count))


# -- the next attack (MB-89) -------------------------------------------------------------------------------------------
@op
def attack_add(s: Beanz, me: Doer, amount: int) -> None:
    s.pending += (Pending(me.card, amount, 0, 0),)
    s.say(Boosts(me.seat, amount))


@op
def attack_double(s: Beanz, me: Doer) -> None:
    s.pending += (Pending(me.card, 0, 1, 0),)
    s.say(Doubles(me.seat))


@op
def attack_mode(s: Beanz, me: Doer, mode: Literal["sharpshoot", "blitz", "sneak"]) -> None:
    s.pending += (Pending(me.card, 0, 0, MODES[mode]),)
    s.say(Mode(me.seat, MODES[mode]))


# -- answers -----------------------------------------------------------------------------------------------------------
@op
def cancel(s: Beanz, me: Doer) -> int:
    thing = s.things[-2]
    what = {W_ATTACK: ATTACK, W_TARGET: ATTACK, W_SPIN: SPIN}.get(thing.window, WHOLE)
    s.say(Cancels(me.seat, s.kind[me.card], thing.seat, thing.card, s.kind[thing.card], what))
    return CANCELS


@op
def topple_attackers(s: Beanz, me: Doer) -> None:
    """MB-57: when the attack is over."""
    if s.attack:
        s.attack = s.attack._replace(topple=s.attack.topple | 1)


@op
def defence_add(s: Beanz, me: Doer, amount: int) -> None:
    """MB-147: for this comparison only; it follows the final target (MB-146)."""
    if s.attack:
        s.attack = s.attack._replace(defence_add=s.attack.defence_add + amount)
        target = s.attack.target
        if target >= 0:
            s.say(Braces(target, s.kind[target], s.owner[target], amount))


@op
def retarget(t: Handle[Beanz], me: Doer) -> Asking[Any]:
    """MB-146: another own Bean in the target's Galaxy."""
    if changes.has_other_target(t):
        option = yield t.choose(me.seat, choices.other_target)
        attacks.set_target(t, option[1], me.seat)


@could("retarget")
def could_retarget(s: Beanz, me: Doer) -> bool:
    return retargetable(s)


# -- flow --------------------------------------------------------------------------------------------------------------
@op
def choose_one(t: Handle[Beanz], me: Doer, options: Branches) -> Asking[Any]:
    """A branch that can do something."""
    if changes.has_branch(t, options, *me):
        option = yield t.choose(me.seat, choices.effect_option, options, me.card)
        return (yield from run(t, me, options[option[2]]))
    return 0


@could("choose_one")
def could_choose(s: Beanz, me: Doer, options: tuple[int, ...]) -> bool:
    return any(possible(s, me, number) for number in options)


@op
def if_(t: Handle[Beanz], me: Doer, test: Test, then: Rows, otherwise: Rows = ()) -> Asking[Any]:  # type: ignore[assignment]
    """A test of the moment; `attack_failed` is still to come: then attackers fall if it does (Rubber Wall!)."""
    if test == "attack_failed":
        attacks.topple_if_failed(t)
        return 0
    return (yield from run(t, me, then if changes.holds(t, test, me.seat) else otherwise))


@could("if")
def could_if(s: Beanz, me: Doer, test: str, then: int, otherwise: int) -> bool:
    return test == "attack_failed" or possible(s, me, then if holding(s, test, me.seat) else otherwise)


compile_all()
