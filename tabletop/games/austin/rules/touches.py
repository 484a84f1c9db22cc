"""Operations that pick cards and do one thing to each: from hands, tables, score piles, discard piles and fights.

Whoever picks sees the cards: in a hidden hand only after a look. The controller picks unless the text says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from tabletop.core.ask import PASS, Option
from tabletop.core.events import Fact
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.layout import ALL_EYES
from tabletop.core.operations import MUST, Row
from tabletop.core.seats import OPPONENTS
from tabletop.games.austin.rules.cards import ROLES, TYPE, TYPES
from tabletop.games.austin.rules.changes import discard, score, to_hand
from tabletop.games.austin.rules.effect_events import TOUCHED, BounceAll, DiscardAll, MuteAll
from tabletop.games.austin.rules.events import Looks, Named, Sees, Shows
from tabletop.games.austin.rules.ops import TOUCH_WORDS, TOUCHES, Doer, Number, Touch, Until, cause, could, op_named
from tabletop.games.austin.rules.queries import PICK, SEAT
from tabletop.games.austin.rules.select import ANY, NAMED, fits, number
from tabletop.games.austin.rules.table import (
    AGENTS,
    DISCARD,
    FIGHT,
    HAND,
    MUTE,
    ROLE_AS,
    SCORED,
    STEP,
    SWINGERS,
    UNTIL_ATTACK,
    UNTIL_MY_TURN,
    UNTIL_THEIR_TURN,
    UNTIL_TURN,
    Austin,
    Lasting,
    rules,
    swingers,
)
from tabletop.games.austin.rules.values import crew_of, is_muted

UNTILS = {"attack": UNTIL_ATTACK, "turn": UNTIL_TURN, "my_turn": UNTIL_MY_TURN, "their_turn": UNTIL_THEIR_TURN}
NOTHING = [PASS]
Who = Literal["you", "chosen", "any", "each_other", "target", "foe"]
Pick = Literal["you", "owner", "random", "auto"]
USUAL: dict[str, tuple[Any, Any]] = {"who": (Who, None), "n": (Number, 1), "filter": (Row, None), "may": (bool, False)}
TOUCH_WORDS |= {
    "discard_hand": (HAND, USUAL | {"pick": (Pick, None)}),
    "bounce": (AGENTS, USUAL | {"pick": (Pick, None)}),
    "discard_agent": (AGENTS, USUAL | {"pick": (Pick, None)}),
    "mute": (AGENTS, USUAL | {"pick": (Pick, None), "until": (Until, MUST)}),
    "set_role": (
        AGENTS,
        USUAL
        | {
            "who": (Literal["you"], "you"),
            "pick": (Literal["you"], "you"),
            "role": (Literal["shagger", "assassin"], MUST),
            "until": (Until, MUST),
        },
    ),
    "trash_table": (SWINGERS, USUAL | {"pick": (Pick, None)}),
    "unscore": (SCORED, USUAL | {"pick": (Pick, None), "to": (Literal["discard", "hand"], MUST)}),
    "recover": (DISCARD, {k: v for k, v in USUAL.items() if k != "who"} | {"to": (Literal["hand"], "hand")}),
    "score_from": (DISCARD, {k: v for k, v in USUAL.items() if k != "who"} | {"from": (Literal["discard"], "discard")}),
    "strip_bone": (FIGHT, {"n": (Number, 1), "pick": (Literal["you"], "you"), "to": (Literal["discard"], "discard")}),
}


# -- what may be picked ------------------------------------------------------------------------------------------------
def groups(s: Austin, me: Doer, which: Touch) -> tuple[tuple[int, ...], ...]:
    """Whose cards are meant: one group of seats after the other, of each the cards are picked together."""
    others: tuple[int, ...] = OPPONENTS[s.alive, me.seat]
    if which.who == "you":
        return ((me.seat,),)
    if which.who == "chosen":
        return (others,)
    if which.who == "any":
        return ((me.seat, *others),)
    if which.who == "each_other":
        return tuple([(seat,) for seat in others])
    seat = me.target if which.who == "target" else me.foe
    return ((seat,),) if seat >= 0 and s.alive[seat] else ()


def lying(s: Austin, me: Doer, which: Touch, seat: int) -> tuple[int, ...]:
    """The cards of a seat among which the operation picks, before any filter."""
    if which.zone == FIGHT:
        at = s.at[me.card]  # the other Agent's stack, in an attack (AP-149)
        return s.zones[FIGHT + 1 - at] if at in {FIGHT, FIGHT + 1} else ()
    if which.zone == SWINGERS:
        return tuple(swingers(s, seat))
    return s.zones[which.zone + STEP * seat]


def choices(s: Austin, me: Doer, which: Touch, seats: tuple[int, ...], done: tuple[int, ...] = ()) -> list[int]:
    """The cards that the operation may pick now, as far as whoever picks sees them."""
    found, said, kind, kinds = [], which.filter, s.kind, which.filter.kinds
    for seat in seats:
        for card in lying(s, me, which, seat):
            if not kinds[kind[card]] or card in done or not fits(s, said, card, me.card, me.picked):
                continue
            if said.which != NAMED or _is_named(s, me.named, card):
                found.append(card)
        if which.zone == FIGHT:
            break
    return found


def _is_named(s: Austin, named: int, card: int) -> bool:
    """Of the named type; or an Agent that puts the named vibe out."""
    if named < len(TYPES):
        return TYPE[s.kind[card]] == named
    crew = crew_of(s, s.owner[card])
    return not is_muted(s, card) and crew.cast.outs[crew.cards.index(card)][named - len(TYPES)] > 0


@could(*TOUCH_WORDS)
def could_touch(s: Austin, me: Doer, which: Touch) -> bool:
    """AP-104: of "any player" the opponents count. Of a hidden hand only whether there is a card is known."""
    seats = [seat for group in groups(s, me, which) for seat in group if which.who != "any" or seat != me.seat]
    if which.zone == HAND:
        return any(s.zones[HAND + STEP * seat] for seat in seats)
    return any(choices(s, me, which, (seat,)) for seat in seats)


def payable(s: Austin, me: Doer, which: Touch) -> bool:
    """Whether a cost can be carried out in full."""
    n = number(s, which.n, me.seat)
    return any(len(choices(s, me, which, group)) >= n for group in groups(s, me, which))


# -- carrying it out ---------------------------------------------------------------------------------------------------
def touching(t: Handle[Austin], me: Doer, which: Touch) -> Asking[Any]:
    """All that fit, random ones, or chosen ones, one after another. The cards that were touched."""
    picked: tuple[int, ...] = ()
    for seats in reached(t, which.number, me):
        if which.zone == HAND and len(seats) > 1:
            option = yield t.choose(me.seat, pick_seat, seats, me.card, which.op)
            seats = (option[2],)
        if which.pick == "auto":
            picked += touch_all(t, which.number, me, seats)
        elif which.pick == "random":
            picked += touch_random(t, which.number, me, seats[0])
        else:
            picked += yield from pick(t, me, which, seats)
    return picked


def pick(t: Handle[Austin], me: Doer, which: Touch, seats: tuple[int, ...]) -> Asking[Any]:
    """Let somebody pick, one card after the other; answers the cards that were touched."""
    chooser = seats[0] if which.pick == "owner" else me.seat
    if which.zone == HAND and chooser != seats[0]:
        study(t, me, seats[0])
    done: tuple[int, ...] = ()
    while pickable(t, which.number, me, seats, done):
        option = yield t.choose(chooser, pick_card, which.number, me, seats, done)
        if option == PASS:
            break
        seats = (touch_one(t, which.number, me, option[1]),)
        done += (option[1],)
    return done


@verb
def reached(s: Austin, which: int, me: Doer) -> tuple[tuple[int, ...], ...]:
    """The groups of seats among which something can be done (AP-155); of hidden hands those that hold cards."""
    said = TOUCHES[which]
    found = groups(s, me, said)
    if said.zone == HAND:
        found = tuple([tuple([seat for seat in group if s.zones[HAND + STEP * seat]]) for group in found])
    return tuple([group for group in found if group])


@verb
def pickable(s: Austin, which: int, me: Doer, seats: tuple[int, ...], done: tuple[int, ...]) -> bool:
    """Is there anything more to ask? In a hand it is asked whether something fits or not, so that this tells nothing."""
    said = TOUCHES[which]
    if len(done) >= number(s, said.n, me.seat):
        return False
    if said.zone == HAND:
        return bool(s.zones[HAND + STEP * seats[0]])
    return bool(choices(s, me, said, seats, done))


@verb
def touch_one(s: Austin, which: int, me: Doer, card: int) -> int:
    """One chosen card; whose it is."""
    return carry_out(s, me, TOUCHES[which], card)


@verb
def touch_all(s: Austin, which: int, me: Doer, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Touch all cards that are meant, without a choice; answers which they were."""
    said = TOUCHES[which]
    if said.filter.which == NAMED:
        s.say(Named(me.seat, me.named))  # AP-154
    if said.zone == HAND and said.filter.which != ANY:
        for seat in seats:
            s.show(ALL_EYES, s.zones[HAND + STEP * seat])
            s.say(Shows(seat, s.kinds(s.zones[HAND + STEP * seat])))
    cards = tuple(choices(s, me, said, seats))
    told = said.op in TOGETHER and len(cards) > 1 and s.events is not None
    if told:  # a line each would be read for seconds
        for seat in dict.fromkeys(s.owner[card] for card in cards):
            s.say(TOGETHER[said.op](s, me, seat, tuple([card for card in cards if s.owner[card] == seat]), said))
    for card in cards:
        carry_out(s, me, said, card, told=told)
    return cards


def _mutes(s: Austin, me: Doer, seat: int, cards: tuple[int, ...], which: Touch) -> Fact:
    return MuteAll(me.seat, seat, s.kinds(cards), UNTILS[which.until])


def _discards(s: Austin, me: Doer, seat: int, cards: tuple[int, ...], _which: Touch) -> Fact:
    whole = len(cards) == len(s.zones[HAND + STEP * seat])
    return DiscardAll(me.seat, seat, s.kinds(cards), whole, me.card, s.kind[me.card])


def _bounces(s: Austin, me: Doer, seat: int, cards: tuple[int, ...], _which: Touch) -> Fact:
    return BounceAll(me.seat, seat, s.kinds(cards))


Told = Callable[[Austin, Doer, int, tuple[int, ...], Touch], Fact]
TOGETHER: dict[str, Told] = {"mute": _mutes, "discard_hand": _discards, "bounce": _bounces}


@verb
def touch_random(s: Austin, which: int, me: Doer, seat: int) -> tuple[int, ...]:
    """By the table's dice (AP-153)."""
    said, out = TOUCHES[which], []
    for _ in range(number(s, said.n, me.seat)):
        cards = choices(s, me, said, (seat,))
        if not cards:
            break
        out.append(cards[s.rand(len(cards))])
        carry_out(s, me, said, out[-1])
    return tuple(out)


@verb
def study(s: Austin, me: Doer, other: int) -> None:
    """One seat looks at another's hand (AP-152)."""
    seat, cards = me.seat, s.zones[HAND + STEP * other]
    s.look(seat, cards)
    s.say(Looks(seat, other, cause(s, me)))
    s.say(Sees(seat, other, s.kinds(cards)), eyes=1 << seat)


def carry_out(s: Austin, me: Doer, which: Touch, card: int, *, told: bool = False) -> int:
    """What the operation does to one card; its owner. told: it has been said of all of them."""
    seat = s.owner[card]
    if s.events is not None and not told:
        own, chance = which.pick == "owner", which.pick == "random"
        because = me.card if chance else cause(s, me)  # the card is what has done it
        s.say(TOUCHED[which.op](me.seat, seat, card, s.kind[card], because, own, chance, *_details(which)))
    if which.op == "mute":
        s.lasting += (Lasting(MUTE, seat, me.seat, UNTILS[which.until], card),)
    elif which.op == "set_role":
        role = ROLES.index(which.role)
        s.lasting += (Lasting(ROLE_AS, seat, me.seat, UNTILS[which.until], card, role),)
    elif which.op == "score_from":
        score(s, card)
    elif which.op in {"bounce", "recover"} or which.to == "hand":
        to_hand(s, card)
    else:
        discard(s, card)
    return seat


def _details(which: Touch) -> tuple[Any, ...]:
    """What the fact of an operation says besides."""
    if which.op == "mute":
        return (UNTILS[which.until],)
    if which.op == "set_role":
        return UNTILS[which.until], ROLES.index(which.role)
    return (which.to == "hand",) if which.op == "unscore" else ()


for _name in TOUCH_WORDS:
    op_named(_name, touching)


# -- asks --------------------------------------------------------------------------------------------------------------
@rules.query
def pick_card(
    s: Austin, _seat: int, which: int, me: tuple[Any, ...], seats: tuple[int, ...], done: tuple[int, ...]
) -> list[Option]:
    """A card that fits; fewer if the text says so, none if there is none."""
    said = TOUCHES[which]
    found = [(PICK, card, -1) for card in choices(s, Doer(*me), said, seats, done)]
    return [PASS, *found] if said.may else found or NOTHING


@rules.query
def pick_seat(_s: Austin, _seat: int, seats: tuple[int, ...], _source: int, _action: str) -> list[Option]:
    """AP-155: one of the players whom it can touch; source: the card that asks; step: the operation's name, for the prompt."""
    return [(SEAT, -1, seat) for seat in seats]
