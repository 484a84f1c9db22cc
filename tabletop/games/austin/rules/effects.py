"""The other operations of the card file: vibes, actions, free plays, attacks at once, choices. See `ops`.

The controller of an effect chooses, when it is carried out; what cannot be done in full is done as far as possible (AP-53).
"""

# ruff: noqa: ARG001 - steps of one shape take what the file gives them
from __future__ import annotations

from typing import Any, Literal

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.operations import MUST, Row, Rows
from tabletop.core.seats import OPPONENTS
from tabletop.games.austin.rules import attacks, looks, touches, verbs
from tabletop.games.austin.rules.cards import AGENT, KILL, SHAG, TYPE, VIBE_NAMES
from tabletop.games.austin.rules.changes import draw as draw_cards
from tabletop.games.austin.rules.effect_events import Cheaper, Extra, Forbids, Limits, PutsOut
from tabletop.games.austin.rules.events import EndsAttack
from tabletop.games.austin.rules.ops import (
    PROGRAMS,
    TOUCH_WORDS,
    TOUCHES,
    Choices,
    Doer,
    Number,
    Touch,
    Until,
    cause,
    compile_all,
    could,
    op,
    possible,
    run,
)
from tabletop.games.austin.rules.queries import ATTACK, CHOOSE, DO, PLAY_FREE
from tabletop.games.austin.rules.select import Amount, number, role_of
from tabletop.games.austin.rules.table import (
    AGENTS,
    BONES,
    DISCOUNT,
    EMIT,
    FORBID,
    FORBID_ATTACK,
    FORBID_BONES,
    FORBID_HELP,
    HAND,
    NO_LIMIT,
    STEP,
    SWINGS,
    Austin,
    Lasting,
    rules,
)
from tabletop.games.austin.rules.touches import UNTILS, choices, payable
from tabletop.games.austin.rules.values import targets

__all__ = ["looks"]  # importing it registers all operations
ONE = Amount(1)
FORBIDDEN = {"help": FORBID_HELP, "bones": FORBID_BONES, "attack": FORBID_ATTACK}
CHEAPER = {"bone": BONES, "swing": SWINGS}
TOUCH_WORDS |= {
    "play_free": (
        HAND,
        {
            "n": (Number, 1),
            "filter": (Row, None),
            "from": (Literal["hand", "discard"], "hand"),
            "may": (Literal[True], MUST),
        },
    ),
    "attack_now": (
        AGENTS,
        {"n": (Number, 1), "filter": (Row, None), "kind": (Literal["", "shag", "kill"], ""), "may": (bool, MUST)},
    ),
}


# -- cards and actions -------------------------------------------------------------------------------------------------
@op
def draw(s: Austin, me: Doer, who: Literal["you", "target"] = "you", n: Amount = ONE) -> None:
    seat = me.seat if who == "you" else me.target
    if seat >= 0 and s.alive[seat]:
        draw_cards(s, seat, number(s, n, me.seat), cause=me.card)


@op
def extra_action(s: Austin, me: Doer, n: Amount = ONE) -> None:
    """AP-44: only in your own turn."""
    if s.turn == me.seat:
        s.actions += number(s, n, me.seat)
        s.say(Extra(me.seat, s.actions, cause(s, me)))


@op
def limit_actions(s: Austin, me: Doer, who: Literal["target"], n: Amount = ONE) -> None:
    """AP-151: the lowest of several counts."""
    limits, most = list(s.limits), number(s, n, me.seat)
    limits[me.target] = most if limits[me.target] == NO_LIMIT else min(most, limits[me.target])
    s.limits = tuple(limits)
    s.say(Limits(me.target, most))


@op
def play_free(t: Handle[Austin], me: Doer, which: Touch) -> Asking[Any]:
    """One Agent after the other, without an action; "when played" happens (AP-53)."""
    done: tuple[int, ...] = ()
    while may_play(t, which.number, me, done):
        option = yield t.choose(me.seat, free_agent, which.number, me)
        if option == PASS:
            break
        yield t.call(verbs.play_free, me.seat, option[1])
        done += (option[1],)
    return done


# -- vibes, needs and bans that last -----------------------------------------------------------------------------------
@op
def emit(
    t: Handle[Austin],
    me: Doer,
    who: Literal["you"],
    vibe: Literal["groovy", "shagadelic", "randy", "creepy", "choose"],
    until: Until,
    n: Amount = ONE,
) -> Asking[Any]:
    if vibe == "choose":
        option = yield t.choose(me.seat, pick_vibe, me.card)
        which = option[2]
    else:
        which = VIBE_NAMES.index(vibe)
    put_out(t, me, which, n, until)


@verb
def put_out(s: Austin, me: Doer, vibe: int, n: Amount, until: str) -> None:
    seat, many = me.seat, number(s, n, me.seat)
    s.lasting += (Lasting(EMIT, seat, seat, UNTILS[until], -1, vibe, many),)
    s.say(PutsOut(seat, vibe, many, UNTILS[until], cause(s, me)))


@op
def discount(s: Austin, me: Doer, what: Literal["bone", "swing"], until: Until, n: Amount = ONE) -> None:
    many = number(s, n, me.seat)
    s.lasting += (Lasting(DISCOUNT, me.seat, me.seat, UNTILS[until], -1, CHEAPER[what], many),)
    s.say(Cheaper(me.seat, CHEAPER[what], many, UNTILS[until], cause(s, me)))


@op
def forbid(
    t: Handle[Austin],
    me: Doer,
    who: Literal["chosen", "target", "foe"],
    what: Literal["help", "bones", "attack"],
    until: Until,
) -> Asking[Any]:
    seat = me.target if who == "target" else me.foe
    if who == "chosen":
        option = yield t.choose(me.seat, touches.pick_seat, others(t, me.seat), me.card, f"forbid_{what}")
        seat = option[2]
    if seat >= 0:
        ban(t, me, seat, what, until)


@verb
def others(s: Austin, seat: int) -> tuple[int, ...]:
    """The living opponents, clockwise."""
    found: tuple[int, ...] = OPPONENTS[s.alive, seat]
    return found


@verb
def ban(s: Austin, me: Doer, seat: int, what: str, until: str) -> None:
    s.lasting += (Lasting(FORBID, seat, me.seat, UNTILS[until], -1, FORBIDDEN[what], 1),)
    s.say(Forbids(me.seat, seat, FORBIDDEN[what], UNTILS[until], cause(s, me)))


# -- attacks and brawls ------------------------------------------------------------------------------------------------
@op
def attack_now(t: Handle[Austin], me: Doer, which: Touch) -> Asking[Any]:
    """AP-148: full attacks without an action; the next is chosen after the one before is over."""
    done: tuple[int, ...] = ()
    while may_strike(t, which.number, me, done):
        option = yield t.choose(me.seat, strike, which.number, me, done)
        if option == PASS:
            break
        yield t.call(attacks.attack, me.seat, option[1], option[2])
        done += (option[1],)
    return done


@op
def end_attack(s: Austin, me: Doer) -> None:
    """AP-150; nothing in a slugfest (AP-139)."""
    if s.fight:
        s.fight = s.fight._replace(ended=True)
        s.say(EndsAttack(me.seat, cause(s, me)))


@op
def slugfest(t: Handle[Austin], me: Doer) -> Asking[Any]:
    yield t.call(attacks.slugfest, me.seat)


# -- flow --------------------------------------------------------------------------------------------------------------
@op
def choose(t: Handle[Austin], me: Doer, options: Choices, who: Literal["you"] = "you") -> Asking[Any]:
    """One of the options that can do something."""
    if has_branch(t, options, me):
        option = yield t.choose(me.seat, pick_branch, options, me)
        yield from run(t, me, options[option[2]])


@could("choose")
def could_choose(s: Austin, me: Doer, options: tuple[int, ...], _who: str) -> bool:
    return any(possible(s, me, branch) for branch in options)


@op
def pay(t: Handle[Austin], me: Doer, cost: Rows, do: Rows, may: bool = False) -> Asking[Any]:
    """The cost in full, and only then the rest. Answers the card whose text it is once that is done, nothing if it is not."""
    if not could_pay(t, me, cost):
        return ()
    if may and (yield t.choose(me.seat, may_do, me.card)) == PASS:
        return ()
    yield from run(t, me, cost)
    yield from run(t, me, do)
    return (me.card,)


@could("pay")
def could_payment(s: Austin, me: Doer, cost: int, do: int, _may: bool) -> bool:
    return can_pay_all(s, me, cost) and possible(s, me, do)


def can_pay_all(s: Austin, me: Doer, cost: int) -> bool:
    """Whether all that a cost names is there; cost: number of a program."""
    return all(payable(s, me, found.args[0]) for found in PROGRAMS[cost])


# -- verbs that look ---------------------------------------------------------------------------------------------------
@verb
def may_play(s: Austin, which: int, me: Doer, done: tuple[int, ...]) -> bool:
    """Is there anything to ask? Of a hand only whether it is empty, so that the question tells nothing."""
    said = TOUCHES[which]
    if len(done) >= number(s, said.n, me.seat):
        return False
    return bool(s.zones[HAND + STEP * me.seat] if said.zone == HAND else _agents(s, me, said))


@verb
def may_strike(s: Austin, which: int, me: Doer, done: tuple[int, ...]) -> bool:
    """Whether one more attack that the operation means can be made; done: Agents that have struck."""
    return len(done) < number(s, TOUCHES[which].n, me.seat) and bool(_strikes(s, me, TOUCHES[which], done))


@verb
def has_branch(s: Austin, options: tuple[int, ...], me: Doer) -> bool:
    return could_choose(s, me, options, "you")


@verb
def could_pay(s: Austin, me: Doer, cost: int) -> bool:
    return can_pay_all(s, me, cost)


def _agents(s: Austin, me: Doer, which: Touch) -> list[int]:
    return [card for card in choices(s, me, which, (me.seat,)) if TYPE[s.kind[card]] == AGENT]


def _strikes(s: Austin, me: Doer, which: Touch, done: tuple[int, ...]) -> list[Option]:
    """Attacks that may be made now, by Agents that fit and have not attacked for this text."""
    wanted = {"": -1, "shag": SHAG, "kill": KILL}[which.kind]
    return [
        (ATTACK, card, target)
        for card in choices(s, me, which, (me.seat,), done)
        if wanted in {-1, role_of(s, card)}
        for target in targets(s, me.seat, card)
    ]


# -- asks --------------------------------------------------------------------------------------------------------------
@rules.query
def free_agent(s: Austin, _seat: int, which: int, me: tuple[Any, ...]) -> list[Option]:
    """Any Agent that fits, or none."""
    return [PASS, *((PLAY_FREE, card, -1) for card in _agents(s, Doer(*me), TOUCHES[which]))]


@rules.query
def strike(s: Austin, _seat: int, which: int, me: tuple[Any, ...], done: tuple[int, ...]) -> list[Option]:
    """An attack that costs no action."""
    found = _strikes(s, Doer(*me), TOUCHES[which], done)
    return [PASS, *found] if TOUCHES[which].may else found


@rules.query
def pick_vibe(_s: Austin, _seat: int, _source: int) -> list[Option]:
    return [(CHOOSE, -1, vibe) for vibe in range(len(VIBE_NAMES))]


@rules.query
def pick_branch(s: Austin, _seat: int, options: tuple[int, ...], me: tuple[Any, ...]) -> list[Option]:
    """Only options that can do something."""
    return [(CHOOSE, -1, n) for n, branch in enumerate(options) if possible(s, Doer(*me), branch)]


@rules.query
def may_do(_s: Austin, _seat: int, card: int) -> list[Option]:
    return [PASS, (DO, card, -1)]


compile_all()
