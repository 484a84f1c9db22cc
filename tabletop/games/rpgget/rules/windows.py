"""Windows: the few moments at which cards out of hands are played (RG-170 to RG-178), and cards that are declared."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules.acts import PLAY_EVENT
from tabletop.games.rpgget.rules.blocks import (
    ATTEMPT_END,
    DECLARED_ATTACK,
    DECLARED_CARD,
    ENEMIES_SET,
    EVENT_OF,
    EVENT_WHEN,
    EVENT_WHOSE,
    OTHER,
    OWN,
    ROADBLOCK_OF,
    TURN_START,
)
from tabletop.games.rpgget.rules.cards import CARDS, DECKS, KIND, ROADBLOCK, TYPE
from tabletop.games.rpgget.rules.changes import discard
from tabletop.games.rpgget.rules.digests import Gone
from tabletop.games.rpgget.rules.events import Plays
from tabletop.games.rpgget.rules.falls import settle
from tabletop.games.rpgget.rules.ops import NONE, PROGRAM_OF, Doer, run
from tabletop.games.rpgget.rules.perform import perform, prompts
from tabletop.games.rpgget.rules.rights import may_mend, rights
from tabletop.games.rpgget.rules.table import DISCARD, HAND, IN_USE, STEP, RpgGet, rules

NOTHING = [PASS]
OPEN_TO_ALL = {TURN_START, ENEMIES_SET, ATTEMPT_END}


def _fitting(kinds: dict[int, int]) -> dict[tuple[int, bool], tuple[tuple[int, int], ...]]:
    """By moment and whether the seat is its subject: the Events of a deck that may be played then, with their copies."""
    out: dict[tuple[int, bool], tuple[tuple[int, int], ...]] = {}
    for moment in range(DECLARED_CARD + 2):
        for own in (True, False):
            fits = [k for k in kinds if EVENT_WHEN[k] == moment and EVENT_WHOSE[k] != (OTHER if own else OWN)]
            out[moment, own] = tuple((k, kinds[k]) for k in fits)
    return out


IN_DECK = {  # by ready deck; "" for a deck that nobody knows
    name: _fitting({KIND[card]: n for card, n in deck.cards.items() if EVENT_OF[KIND[card]] != NONE})
    for name, deck in DECKS.items()
}
IN_DECK[""] = _fitting(dict.fromkeys(range(len(CARDS)), 1000))


def could_hold(s: RpgGet, seat: int, moment: int, own: bool) -> bool:
    """By public knowledge it could hold a fitting Event: its list less the copies that lie open (RG-173)."""
    mine = STEP * seat
    if not s.zones[HAND + mine]:
        return False
    gone: Gone = s.memo[DISCARD + mine] or s.digest(DISCARD + mine)
    used = s.zones[IN_USE + mine]  # beside the discard pile the only place where an Event may lie
    key = s.decks[seat], moment, own
    if used or key not in gone.known:
        lie = s.kinds(used)
        found = any(gone.counts.get(k, 0) + lie.count(k) < n for k, n in IN_DECK[key[0]][moment, own])
        if used:
            return found
        gone.known[key] = found
    return gone.known[key]


def has_say(s: RpgGet, seat: int, moment: int) -> bool:
    """Whether a window also asks a seat for what it may do at any time (the table of RG-170)."""
    return (moment in OPEN_TO_ALL or (moment == DECLARED_ATTACK and seat == s.turn)) and may_mend(s, seat)


@verb
def listed(s: RpgGet, moment: int, subject: int) -> tuple[int, ...]:
    """Who is asked, in the order of RG-171: seats that could hold an answer, and those with a right that all can see."""
    return tuple(
        [
            seat
            for seat in s.order()
            if could_hold(s, seat, moment, seat == subject) or (has_say(s, seat, moment) and rights(s, seat))
        ]
    )


@rules.query
def react(s: RpgGet, seat: int, moment: int, subject: int, _about: int) -> list[Option]:
    """Events that fit the moment and the side, and what the seat may do anyway; PASS lets it go by."""
    kind, base = s.kind, HAND + STEP * seat
    events = (s.memo[base] or s.digest(base)).events
    wrong = OTHER if seat == subject else OWN
    found = [(PLAY_EVENT, c, -1) for c in events if EVENT_WHEN[kind[c]] == moment and EVENT_WHOSE[kind[c]] != wrong]
    return [PASS, *found, *rights(s, seat)] if has_say(s, seat, moment) else [PASS, *found]


@rules.first_for(react)
def first_to_react(
    s: RpgGet, seats: tuple[int, ...], moment: int, subject: int, about: int
) -> tuple[int, list[Option]] | None:
    """The first seat that has an answer, as `react` would find it."""
    for n, seat in enumerate(seats):
        base = HAND + STEP * seat
        if (s.memo[base] or s.digest(base)).events or has_say(s, seat, moment):
            options = react(s, seat, moment, subject, about)
            if len(options) > 1:
                return n, options
    return None


def window(t: Handle[RpgGet], moment: int, subject: int, about: int = -1) -> Asking[Any]:
    """RG-171: after a card has resolved the order starts again; all passing in a row closes it. about: a declared card."""
    while seats := listed(t, moment, subject):
        took = yield t.offer(seats, react, moment, subject, about)
        if not took:
            return
        seat, option = took
        if option[0] == PLAY_EVENT:
            yield t.call(declared, seat, option[1], about)
            if moment in {DECLARED_ATTACK, DECLARED_CARD} and answered(t, about):
                return
        else:
            yield from perform(t, seat, *option)


@verb
def answered(s: RpgGet, about: int) -> bool:
    """What the window is about has been cancelled, or is no more."""
    return about in s.void if about >= 0 else not s.strike or s.strike.cancelled


@rules.script
def declared(t: Handle[RpgGet], seat: int, card: int, about: int) -> Asking[Any]:
    """An Event or Roadblock: declared, perhaps answered, carried out, discarded (RG-63, RG-102, RG-178).

    about: the card that it answers, -1 for none.
    """
    number = declare(t, seat, card)
    yield from prompts(t, DECLARED_CARD, card)
    yield from window(t, DECLARED_CARD, seat, card)
    if stands(t, card):
        yield from run(t, Doer(seat, card, about=about), number)
    put_away(t, card)
    yield from settle(t)


@verb
def declare(s: RpgGet, seat: int, card: int) -> int:
    """Out of the hand, open; what it does."""
    kind = s.kind[card]
    s.move(card, IN_USE + STEP * seat)
    s.declared = (*s.declared, card)
    s.say(Plays(seat, kind, card))
    return PROGRAM_OF[(ROADBLOCK_OF if TYPE[kind] == ROADBLOCK else EVENT_OF)[kind]]


@verb
def stands(s: RpgGet, card: int) -> bool:
    return card not in s.void and card in s.declared


@verb
def put_away(s: RpgGet, card: int) -> None:
    s.declared = tuple([other for other in s.declared if other != card])
    s.void = tuple([other for other in s.void if other != card])
    if s.at[card] == IN_USE + STEP * s.owner[card]:
        discard(s, card)
