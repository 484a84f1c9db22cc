"""Windows for cards out of hands (RG-170 to RG-178), declared cards, and what seats may do at any time (RG-116, RG-177)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.acts import PLAY_EVENT, REWARD_RECOVERY, USE_RECOVERY
from tabletop.games.rpgget.rules.cards import (
    BLOCK,
    DECKS,
    DECLARED_ATTACK,
    DECLARED_CARD,
    EVENT_OCCASIONS,
    EVENT_OF,
    KIND,
    KINDS,
    NEED_ACTIVE,
    NEED_AIL,
    NEED_ENEMY,
    NEED_FALLEN,
    NEED_HURT,
    OCCASIONS,
    PRINTED,
    RECOVERY_OF,
    ROADBLOCK,
    ROADBLOCK_OF,
    SLEEP,
    TYPE,
)
from tabletop.games.rpgget.rules.changes import discard
from tabletop.games.rpgget.rules.digests import Gone
from tabletop.games.rpgget.rules.events import Plays
from tabletop.games.rpgget.rules.falls import due, settle
from tabletop.games.rpgget.rules.ops import PROGRAM_OF, Doer, run
from tabletop.games.rpgget.rules.perform import perform, prompts
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    DISCARD,
    ENEMIES,
    FALLEN,
    HAND,
    IN_USE,
    INVENTORY,
    PARTY,
    STEP,
    USED_RECOVERY,
    RpgGet,
    rules,
)
from tabletop.games.rpgget.rules.values import can_handle, users

NOTHING = [PASS]
CANCELLABLE = {DECLARED_ATTACK, DECLARED_CARD}

UNKNOWN = -1


def _events(kinds: Mapping[int, int]) -> tuple[tuple[int, int, int], ...]:
    """The Events of a deck: kind, copies, and the bits of its occasions."""
    return tuple([(k, n, EVENT_OCCASIONS[k]) for k, n in kinds.items() if EVENT_OCCASIONS[k]])


IN_DECK = {name: _events({KIND[card]: n for card, n in deck.cards.items()}) for name, deck in DECKS.items()}
IN_DECK[""] = _events(dict.fromkeys(KINDS, 1000))  # a deck that nobody knows


def could_hold(s: RpgGet, seat: int, moment: int, own: bool) -> bool:
    """By public knowledge it could hold a fitting Event (RG-173). own: the seat is the subject of the moment."""
    return bool(s.zones[HAND + STEP * seat]) and bool(holdable(s, seat) & OCCASIONS[moment][own])


def holdable(s: RpgGet, seat: int) -> int:
    """The occasions of all Events that a seat could hold: its list less the copies that lie open."""
    mine = STEP * seat
    gone: Gone = s.memo[DISCARD + mine] or s.digest(DISCARD + mine)
    if s.zones[IN_USE + mine]:  # beside the discard pile the only place where an Event may lie
        return left_in(s.decks[seat], gone.events + bytes(s.kinds(s.zones[IN_USE + mine])))
    if gone.holdable < 0:
        gone.holdable = left_in(s.decks[seat], gone.events)
    return gone.holdable


def left_in(deck: str, gone: bytes) -> int:
    """The occasions of the Events in a deck of which a copy is left. gone: kinds that lie open."""
    found = 0
    for k, copies, occasions in IN_DECK[deck]:
        if gone.count(k) < copies:
            found |= occasions
    return found


@verb
def listed(s: RpgGet, moment: int, subject: int) -> tuple[int, ...]:
    """Who is asked, in the order of RG-171: seats that could hold an answer, and those with a right that all can see."""
    zones, memo, (other, own) = s.zones, s.memo, OCCASIONS[moment]
    asked: tuple[int, ...] = ()
    for seat in s.order():
        mine, could = STEP * seat, 0
        if zones[HAND + mine]:
            gone: Gone | None = memo[DISCARD + mine]
            could = holdable(s, seat) if gone is None or gone.holdable < 0 or zones[IN_USE + mine] else gone.holdable
        if could & (own if seat == subject else other) or rights(s, seat):
            asked += (seat,)
    return asked


@rules.query
def react(s: RpgGet, seat: int, moment: int, subject: int, _about: int) -> list[Option]:
    """Events that fit the moment and the side, and what the seat may do at any time (RG-118); PASS lets it go by."""
    kind, base, now = s.kind, HAND + STEP * seat, OCCASIONS[moment][seat == subject]
    out: list[Option] = [PASS]
    for card in (s.memo[base] or s.digest(base)).events:
        if EVENT_OCCASIONS[kind[card]] & now:
            out.append((PLAY_EVENT, card, -1))
    return out + rights(s, seat)


@rules.first_for(react)
def first_to_react(
    s: RpgGet, seats: tuple[int, ...], moment: int, subject: int, about: int
) -> tuple[int, list[Option]] | None:
    """The first seat that has an answer, as `react` would find it."""
    for n, seat in enumerate(seats):
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
            if moment in CANCELLABLE and answered(t, about):
                return
        else:
            yield from perform(t, seat, option)


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
    if due(t):
        yield from settle(t)


@verb
def declare(s: RpgGet, seat: int, card: int) -> int:
    """Out of the hand, open; what it does."""
    kind = s.kind[card]
    s.move(card, IN_USE + STEP * seat)
    s.declared = (*s.declared, card)
    if s.events is not None:
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


def concerns(view: ViewOf[RpgGet], seat: int) -> bool:
    """Whom a window aims at, for seats that pass all others ahead (RG-175).

    A declared card at the turn player, an attack at its own side and its targets', all else at the turn player.
    """
    s = view.table
    if s.strike and not s.declared:
        return seat in {s.owner[card] for card in (s.strike.actor, *s.strike.targets)}
    return seat == s.turn


def at_will(view: ViewOf[RpgGet], seat: int) -> list[Option]:
    """RG-177: Recoveries, printed or on Rewards, are used in anybody's turn (RG-116)."""
    return rights(view.table, seat)


def secret(view: ViewOf[RpgGet], seat: int) -> bool:
    """RG-173: it could hold an Event that fits the window."""
    moment, subject, _ = view.args
    return could_hold(view.table, seat, moment, seat == subject)


def needs(s: RpgGet, seat: int) -> int:
    """What of a seat a Recovery could mend now: bits of `blocks.NEED_HURT` and so on."""
    found, damage, ail, zones = 0, s.damage, s.ail, s.zones
    cards = zones[PARTY + STEP * seat]
    if zones[ACTIVE] and seat == s.turn:
        found = NEED_ACTIVE
        cards += zones[ACTIVE]
    for card in cards:
        if damage[card]:
            found |= NEED_HURT
        if ail[card]:
            found |= (ail[card] & ~SLEEP) << NEED_AIL
    return found | NEED_FALLEN if zones[FALLEN + STEP * seat] else found


def rights(s: RpgGet, seat: int, *, rewards: bool = True) -> list[Option]:
    """The Recoveries that a seat may use now and that would do something; rewards: also those on its Rewards."""
    zones, memo = s.zones, s.memo
    mine = STEP * seat
    healers: list[int] = (memo[PARTY + mine] or s.digest(PARTY + mine)).healers
    if zones[ACTIVE] and seat == s.turn:
        healers = healers + (memo[ACTIVE] or s.digest(ACTIVE)).healers
    there, out = UNKNOWN, []
    if healers:
        kind, used, ail = s.kind, s.used, s.ail
        for card in healers:
            if used[card] & USED_RECOVERY or ail[card] & SLEEP:  # RG-116; a sleeper may do nothing
                continue
            if there == UNKNOWN:
                there = needs(s, seat)
                if not there:
                    break
            said = PRINTED[RECOVERY_OF[kind[card]]]
            if said.need & there and not said.ban & s.forbidden:
                out.append((USE_RECOVERY, card, -1))
    if rewards and (stock := (memo[INVENTORY + mine] or s.digest(INVENTORY + mine)).recoveries):
        out += stock_rights(s, seat, stock, needs(s, seat) if there == UNKNOWN else there)
    if zones[ENEMIES] and (memo[ENEMIES] or s.digest(ENEMIES)).healers:
        out += enemy_rights(s, seat)
    return out


def stock_rights(s: RpgGet, seat: int, stock: list[int], there: int) -> list[Option]:
    """RG-138: where they are not frozen, each Reward with each user that can handle it."""
    out: list[Option] = []
    who = users(s, seat) if there else ()
    for card in stock:
        said = PRINTED[RECOVERY_OF[s.kind[card]]]
        if said.need & there and not said.ban & s.forbidden:
            out += [(REWARD_RECOVERY, card, user) for user in who if can_handle(s, user, card)]
    return out


def enemy_rights(s: RpgGet, seat: int) -> list[Option]:
    """An enemy's Recovery, once in an attempt, unless it sleeps or is blocked (RG-116, RG-156)."""
    healers = s.digest(ENEMIES).healers
    if not healers or not any(s.damage[card] for card in s.zones[ENEMIES]):
        return []
    return [
        (USE_RECOVERY, card, -1)
        for card in healers
        if s.owner[card] == seat
        and not s.used[card] & USED_RECOVERY
        and not s.ail[card] & (SLEEP | BLOCK)
        and PRINTED[RECOVERY_OF[s.kind[card]]].need & NEED_ENEMY
    ]
