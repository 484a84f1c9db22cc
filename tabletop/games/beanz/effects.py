"""The deeds of the card file, each one small function (see `ops`). Plain ones change the table, generators ask.

The controller of an effect chooses, when it resolves (MB-133).
"""

# ruff: noqa: ARG001 - deeds of one shape take what the file gives them
from __future__ import annotations

from typing import Any, Literal

from tabletop.core.ask import PASS
from tabletop.core.operations import Branches, Rows
from tabletop.games.beanz.cards import ACTION_CARD, BEAN, COSMOS_CARD, INSTANT, MODES, RANK, RANKS, TYPE
from tabletop.games.beanz.changes import draw as draw_cards
from tabletop.games.beanz.ops import CANCELS, Asking, Test, compile_all, could, op, op_named, possible, run
from tabletop.games.beanz.select import ALL, Doer, RankName, Select, across, choices, empty_slots
from tabletop.games.beanz.table import DISCARD, DRAIN_LIMIT, HAND, RING, SLOTS, Beanz, Pending, captured

CardType = Literal["", "bean", "action", "cosmos"]
Source = Literal["hand", "discard", "hand_or_discard"]
OF_TYPE = {
    "": (BEAN, ACTION_CARD, INSTANT, COSMOS_CARD),
    "bean": (BEAN,),
    "action": (ACTION_CARD, INSTANT),
    "cosmos": (COSMOS_CARD,),
}


# -- Beans on the mats -------------------------------------------------------------------------------------------------
def touch(t: Any, me: Doer, which: Select) -> Asking:
    """Knockdown!, Knock It Off! and the like: on all, on the one there is, or on chosen ones, one after another."""
    galaxy = -1
    if which.where == "chosen_galaxy":
        if not t.has_choice(which.number, *me, -1):
            return
        option = yield t.ask(me.seat, "effect_galaxy", which.number, me.card)
        galaxy = t.galaxy_at(option[2])
    if which.most == ALL or which.where in {"self", "target"}:
        t.touch_all(which.number, *me, galaxy)
        return
    for _ in range(which.most):
        if not t.has_choice(which.number, *me, galaxy):
            return
        option = yield t.ask(me.seat, "effect_bean", which.number, me.card, me.target, galaxy)
        if option == PASS:
            return
        t.touch(which.number, option[1])


TOUCHES = ("knockdown", "knock_off", "turn_over", "stand", "bounce", "clear_cosmos")
for _name in TOUCHES:
    op_named(_name, touch)


@op
def move(t: Any, me: Doer, which: Select) -> Asking:
    """To an empty slot of the same mat (MB-150)."""
    if t.has_choice(which.number, *me, -1):
        option = yield t.ask(me.seat, "move_bean", which.number, me.card, me.target)
        t.move_bean(option[1], option[2])


@could(*TOUCHES, "move")
def could_touch(s: Beanz, me: Doer, which: Select) -> bool:
    return bool(choices(s, me, which))


@op
def swap(t: Any, me: Doer, which: Select) -> Asking:
    """Two of your Beans change slots; Cosmos cards stay (MB-150)."""
    if t.has_pair(which.number, *me):
        option = yield t.ask(me.seat, "swap_beans")
        if option != PASS:
            t.swap_beans(option[1], option[2])


@could("swap")
def could_swap(s: Beanz, me: Doer, which: Select) -> bool:
    return sum(bool(zone) for zone in s.zones[SLOTS * me.seat : SLOTS * me.seat + SLOTS]) > 1


@op
def enter_bean(t: Any, me: Doer, source: Source, max_rank: RankName = "super_pro") -> Asking:
    """Freebie Beanie (MB-59, MB-65). A hand is asked also when there is no Bean in it: nobody is to see that."""
    if t.may_enter(me.seat, me.card, source, max_rank):
        option = yield t.ask(me.seat, "enter_bean", source, max_rank, me.card)
        if option != PASS:
            yield t.call("free_bean", me.seat, option[1], option[2])


@could("enter_bean")
def could_enter(s: Beanz, me: Doer, source: Source, max_rank: RankName) -> bool:
    return bool(empty_slots(s, me.seat)) and bool(from_source(s, me, source, "bean", max_rank))


@op
def place_cosmos(t: Any, me: Doer, source: Source) -> Asking:
    """A Cosmos card without its cost; it may be answered like any other."""
    if t.may_place(me.seat, me.card, source):
        option = yield t.ask(me.seat, "place_cosmos", source, me.card)
        if option != PASS:
            yield t.call("free_cosmos", me.seat, option[1], option[2])


@could("place_cosmos")
def could_place(s: Beanz, me: Doer, source: Source) -> bool:
    return bool(from_source(s, me, source, "cosmos"))


def from_source(s: Beanz, me: Doer, source: str, kind: CardType, max_rank: str = "super_pro") -> list[int]:
    """Own cards of a type in hand or discard pile or both; never the very card that asks (MB-151)."""
    cards: tuple[int, ...] = ()
    if source != "discard":
        cards += s.zones[HAND + me.seat]
    if source != "hand":
        cards += s.zones[DISCARD + me.seat]
    types, most = OF_TYPE[kind], RANKS.index(max_rank)
    return [c for c in cards if TYPE[s.kind[c]] in types and RANK[s.kind[c]] <= most and c != me.card]


# -- cards -------------------------------------------------------------------------------------------------------------
@op
def draw(s: Beanz, me: Doer, count: int) -> int:
    return 2 * draw_cards(s, me.seat, count)


@op
def recover(t: Any, me: Doer, kind: CardType, count: int) -> Asking:
    """From the own discard pile to the hand, openly (MB-148)."""
    for _ in range(count):
        if not t.has_discard(me.seat, kind, me.card):
            return
        option = yield t.ask(me.seat, "pick_discard", kind, me.card, (), False)
        t.recover(me.seat, option[1])


@could("recover")
def could_recover(s: Beanz, me: Doer, kind: CardType, count: int) -> bool:
    return bool(from_source(s, me, "discard", kind))


@op
def recycle(t: Any, me: Doer, count: int) -> Asking:
    """Up to so many cards of the own discard pile are chosen openly and shuffled into the deck (MB-148)."""
    chosen: tuple[int, ...] = ()
    while len(chosen) < count and t.has_more(me.seat, me.card, chosen):
        option = yield t.ask(me.seat, "pick_discard", "", me.card, chosen, True)
        if option == PASS:
            break
        chosen += (option[1],)
    t.recycle(me.seat, chosen)


@could("recycle")
def could_recycle(s: Beanz, me: Doer, count: int) -> bool:
    return bool(from_source(s, me, "discard", ""))


@op
def dig(t: Any, me: Doer, look: int, take: int, kind: CardType = "", rest: Literal["bottom"] = "bottom") -> Asking:
    """Look at the top, take, the rest goes under the deck as it lay (MB-143)."""
    left = t.look_at_top(me.seat, look)
    for _ in range(take):
        option = yield t.ask(me.seat, "pick_looked", left, kind)
        if option != PASS:
            t.take_looked(me.seat, option[1])
            left -= 1
    return t.put_under(me.seat, left)


@op
def opponent_discard(t: Any, me: Doer, count: int, how: Literal["choose", "random"]) -> Asking:
    """MB-144: with an empty hand nothing happens."""
    for _ in range(count):
        if not t.hand_size(1 - me.seat):
            return
        card = -1
        if how == "choose":
            option = yield t.ask(1 - me.seat, "discard_cards", 1)
            card = option[1]
        t.throw(1 - me.seat, card)


@could("opponent_discard")
def could_discard(s: Beanz, me: Doer, count: int, how: str) -> bool:
    return bool(s.zones[HAND + 1 - me.seat])


@op
def peek(s: Beanz, me: Doer, what: Literal["hand"]) -> None:
    cards = s.zones[HAND + 1 - me.seat]
    s.look(me.seat, cards)
    s.tell("peeks", (me.seat,), cards, 1 << me.seat)


@op
def trade_loot(t: Any, me: Doer) -> Asking:
    """MB-145: the looker alone learns the card, and nobody else sees whether it was swapped."""
    option = yield t.ask(me.seat, "pick_loot")
    t.study_loot(me.seat, option[1])
    back = yield t.ask(me.seat, "swap_loot", option[2])
    t.put_loot(back[1], option[2])


# -- points and discounts ----------------------------------------------------------------------------------------------
@op
def gain_points(s: Beanz, me: Doer, amount: int, once: bool = False) -> None:
    """MB-28, MB-139."""
    if once:
        if s.once[me.card]:
            return
        s.once[me.card] = 1
    s.points += amount
    s.say("gains", me.seat, amount)


@op
def drain_points(s: Beanz, me: Doer, amount: int) -> None:
    """MB-140: at most 3 in all for one turn."""
    drained = list(s.drained)
    drained[1 - me.seat] = min(DRAIN_LIMIT, drained[1 - me.seat] + amount)
    s.drained = (drained[0], drained[1])
    s.say("drains", me.seat, amount, drained[1 - me.seat])


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
    s.say("cheaper", me.seat, amount, what == "spin")


@op
def extra_flick(s: Beanz, me: Doer, count: int, where: Literal["any"]) -> None:
    """MB-141: waits for the next Shoot for Loot with a full half."""
    lucky = list(s.lucky)
    lucky[me.seat] += count
    s.lucky = (lucky[0], lucky[1])
    s.say("lucky", me.seat, count)


# -- the next attack (MB-89) -------------------------------------------------------------------------------------------
@op
def attack_add(s: Beanz, me: Doer, amount: int) -> None:
    s.pending += (Pending(me.card, amount, 0, 0),)
    s.say("boosts", me.seat, amount)


@op
def attack_double(s: Beanz, me: Doer) -> None:
    s.pending += (Pending(me.card, 0, 1, 0),)
    s.say("doubles", me.seat)


@op
def attack_mode(s: Beanz, me: Doer, mode: Literal["sharpshoot", "blitz", "sneak"]) -> None:
    s.pending += (Pending(me.card, 0, 0, MODES[mode]),)
    s.say("mode", me.seat, MODES[mode])


# -- answers -----------------------------------------------------------------------------------------------------------
@op
def cancel(s: Beanz, me: Doer) -> int:
    s.say("cancels", me.seat, s.kind[me.card], s.kind[s.things[-2].card])
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


@op
def retarget(t: Any, me: Doer) -> Asking:
    """MB-146: another own Bean in the target's Galaxy."""
    if t.has_other_target():
        option = yield t.ask(me.seat, "other_target")
        t.set_target(option[1])


@could("retarget")
def could_retarget(s: Beanz, me: Doer) -> bool:
    return bool(s.attack) and len(other_targets(s)) > 0


def other_targets(s: Beanz) -> list[int]:
    """Beans beside the target on its half."""
    assert s.attack, "there is an attack in this window"
    return [card for card in across(s, mirror(s.attack.ring)) if card != s.attack.target]


def mirror(ring: int) -> int:
    """A ring index on the other mat that faces the same Galaxy."""
    return RING - 1 - ring


# -- flow --------------------------------------------------------------------------------------------------------------
@op
def choose_one(t: Any, me: Doer, options: Branches) -> Asking:
    """A branch that can do something."""
    if t.has_branch(options, *me):
        option = yield t.ask(me.seat, "effect_option", options, me.card)
        return (yield from run(t, me, options[option[2]]))
    return 0


@could("choose_one")
def could_choose(s: Beanz, me: Doer, options: tuple[int, ...]) -> bool:
    return any(possible(s, me, number) for number in options)


@op
def if_(t: Any, me: Doer, test: Test, then: Rows, otherwise: Rows = ()) -> Asking:  # type: ignore[assignment]
    """A test of the moment; `attack_failed` is still to come: then attackers fall if it does (Rubber Wall!)."""
    if test == "attack_failed":
        t.topple_if_failed()
        return 0
    return (yield from run(t, me, then if t.holds(test, me.seat) else otherwise))  # type: ignore[arg-type]


@could("if")
def could_if(s: Beanz, me: Doer, test: str, then: int, otherwise: int) -> bool:
    return test == "attack_failed" or possible(s, me, then if holding(s, test, me.seat) else otherwise)


def holding(s: Beanz, test: str, seat: int) -> bool:
    if test == "behind_in_loot":
        return captured(s, seat) < captured(s, 1 - seat)
    return len(s.zones[HAND + seat]) <= 2


compile_all()
