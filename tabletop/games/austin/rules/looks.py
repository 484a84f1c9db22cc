"""Operations that look at the own deck or hand in private: dig, peek, search, redraw, look_hand (AP-152).

Cards that are looked at lie in the look area of the seat, so that nobody else can follow which of them goes where; a whole
deck is searched where it lies, since it is shuffled afterwards.
"""

from __future__ import annotations

from typing import Any, Literal

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.layout import ALL_EYES
from tabletop.core.operations import MUST, Row
from tabletop.core.seats import OPPONENTS
from tabletop.games.austin.rules import touches
from tabletop.games.austin.rules.changes import discard, draw, to_hand
from tabletop.games.austin.rules.events import Digs, Finds, PutsBack, Searches, Takes, ThrowsAway
from tabletop.games.austin.rules.ops import TOUCH_WORDS, TOUCHES, Doer, Number, Touch, could, op
from tabletop.games.austin.rules.queries import BOTTOM, PICK, SEEN, TOP
from tabletop.games.austin.rules.select import fits, number
from tabletop.games.austin.rules.table import DECK, HAND, LOOK, STEP, Austin, rules
from tabletop.games.austin.rules.touches import NOTHING, pick

TOUCH_WORDS |= {
    "search": (
        DECK,
        {"n": (Number, 1), "filter": (Row, MUST), "to": (Literal["hand"], "hand"), "may": (bool, False)},
    ),
    "redraw": (HAND, {"n": (Number, MUST), "may": (Literal[True], True)}),
}


# -- the top of the deck -----------------------------------------------------------------------------------------------
@op
def peek(t: Handle[Austin], me: Doer, n: int) -> Asking[Any]:
    """Any of the top cards to the bottom, the rest back in any order."""
    seen = left = lift(t, me.seat, n)
    while left:
        option = yield t.choose(me.seat, look_bottom, False, me.card)
        if option == PASS:
            break
        sink(t, me.seat, option[1])
        left -= 1
    order: tuple[int, ...] = ()
    while left - len(order) > 1:
        option = yield t.choose(me.seat, look_top, order, me.card)
        if option == PASS:
            break
        order += (option[1],)
    put_back(t, me.seat, order, seen - left)


@op
def dig(t: Handle[Austin], me: Doer, n: int, take: int, rest: Literal["bottom", "discard"]) -> Asking[Any]:
    """Take some of the top cards; the rest goes under the deck in any order, or is discarded."""
    left = lift(t, me.seat, n)
    for _ in range(min(take, left)):
        option = yield t.choose(me.seat, look_take, me.card)
        take_looked(t, me.seat, option[1])
        left -= 1
    if rest == "discard":
        drop_looked(t, me.seat)
        return
    while left > 1:
        option = yield t.choose(me.seat, look_bottom, True, me.card)
        if option == PASS:
            break
        sink(t, me.seat, option[1])
        left -= 1
    sink_all(t, me.seat)


@verb
def lift(s: Austin, seat: int, n: int) -> int:
    """The top cards into the look area, the first one on top; how many there were."""
    cards = s.pour(DECK + STEP * seat, LOOK + STEP * seat, n)
    if s.events is not None:
        s.tell(Digs(seat, s.kinds(cards), len(cards) < n), eyes=1 << seat)
    return len(cards)


@verb
def sink(s: Austin, seat: int, card: int) -> None:
    """Under the deck."""
    s.move(card, DECK + STEP * seat)


@verb
def sink_all(s: Austin, seat: int) -> None:
    look = LOOK + STEP * seat
    if s.zones[look]:
        s.say(PutsBack(seat))
        s.pour(look, DECK + STEP * seat, len(s.zones[look]))


@verb
def take_looked(s: Austin, seat: int, card: int) -> None:
    s.tell(Takes(seat, s.kind[card]), eyes=1 << seat)
    s.move(card, HAND + STEP * seat)


@verb
def drop_looked(s: Austin, seat: int) -> None:
    cards = s.zones[LOOK + STEP * seat]
    s.say(ThrowsAway(seat, len(cards), s.kinds(cards)))
    for card in cards:
        discard(s, card)


@verb
def put_back(s: Austin, seat: int, order: tuple[int, ...], under: int) -> None:
    """On top of the deck: first those in the given order, the others as they lay; what was there moves behind them. So many
    of those looked at have been put under it.
    """
    deck, look = DECK + STEP * seat, LOOK + STEP * seat
    below = s.zones[deck]
    s.say(PutsBack(seat, len(s.zones[look]), under))
    s.carry(order + tuple([card for card in s.zones[look] if card not in order]), look, deck)
    s.carry(below, deck, deck)


# -- the whole deck ----------------------------------------------------------------------------------------------------
@op
def search(t: Handle[Austin], me: Doer, which: Touch) -> Asking[Any]:
    """Own deck to hand, shown to all; then the deck is shuffled."""
    open_deck(t, me.seat)
    done: tuple[int, ...] = ()
    while more_wanted(t, which.number, me, done):
        option = yield t.choose(me.seat, search_card, which.number, me)
        if option == PASS:
            break
        find(t, me.seat, option[1])
        done += (option[1],)
    close_deck(t, me.seat)
    return done


@verb
def open_deck(s: Austin, seat: int) -> None:
    s.look(seat, s.zones[DECK + STEP * seat])
    s.say(Searches(seat))


@verb
def more_wanted(s: Austin, which: int, me: Doer, done: tuple[int, ...]) -> bool:
    """Asked whether there is such a card or not: not finding one is as good as not wanting one."""
    return len(done) < number(s, TOUCHES[which].n, me.seat) and bool(s.zones[DECK + STEP * me.seat])


@verb
def find(s: Austin, seat: int, card: int) -> None:
    s.show(ALL_EYES, (card,))
    s.say(Finds(seat, card, s.kind[card]))
    to_hand(s, card)


@verb
def close_deck(s: Austin, seat: int) -> None:
    if s.zones[DECK + STEP * seat]:
        s.shuffle(DECK + STEP * seat)


# -- hands -------------------------------------------------------------------------------------------------------------
@op
def redraw(t: Handle[Austin], me: Doer, which: Touch) -> Asking[Any]:
    """Discard some, then draw as many."""
    done = yield from pick(t, me, which, (me.seat,))
    draw_for(t, me, len(done))
    return done


@could("redraw")
def could_redraw(s: Austin, me: Doer, _which: Touch) -> bool:
    return bool(s.zones[HAND + STEP * me.seat])


@verb
def draw_for(s: Austin, me: Doer, count: int) -> None:
    draw(s, me.seat, count, cause=me.card)


@op
def look_hand(t: Handle[Austin], me: Doer, who: Literal["chosen", "target", "foe"]) -> Asking[Any]:
    if who == "chosen":
        seats = holders(t, me.seat)
        if not seats:
            return
        option = yield t.choose(me.seat, touches.pick_seat, seats, me.card, "look_hand")
        seat = option[2]
    else:
        seat = me.target if who == "target" else me.foe
    if seat >= 0:
        touches.study(t, me, seat)
        yield t.choose(me.seat, private_look, seat, me.card)


@verb
def holders(s: Austin, seat: int) -> tuple[int, ...]:
    """Opponents who hold cards."""
    return tuple([other for other in OPPONENTS[s.alive, seat] if s.zones[HAND + STEP * other]])


# -- asks --------------------------------------------------------------------------------------------------------------
@rules.query
def private_look(_s: Austin, _seat: int, _other: int, _source: int) -> list[Option]:
    """The looker says when the cards have been seen; the curtain falls again."""
    return [(SEEN, -1, -1)]


@rules.query
def look_take(s: Austin, seat: int, _source: int) -> list[Option]:
    return [(PICK, card, -1) for card in s.zones[LOOK + STEP * seat]]


@rules.query
def look_bottom(s: Austin, seat: int, _all: bool, _source: int) -> list[Option]:
    """Which goes under the deck next; PASS: no more, or the rest as it lies."""
    return [PASS, *((BOTTOM, card, -1) for card in s.zones[LOOK + STEP * seat])]


@rules.query
def look_top(s: Austin, seat: int, chosen: tuple[int, ...], _source: int) -> list[Option]:
    """Which is to be drawn next; PASS: the rest as it lies."""
    return [PASS, *((TOP, card, -1) for card in s.zones[LOOK + STEP * seat] if card not in chosen)]


@rules.query
def search_card(s: Austin, seat: int, which: int, me: tuple[Any, ...]) -> list[Option]:
    """A card of the deck that fits; nothing if there is none, or if none is wanted."""
    said, you = TOUCHES[which], Doer(*me)
    found = [(PICK, c, -1) for c in s.zones[DECK + STEP * seat] if fits(s, said.filter, c, you.card, you.picked)]
    return [PASS, *found] if said.may else found or NOTHING
