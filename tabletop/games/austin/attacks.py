"""Attacks: one Agent against one Agent, fought with Frickin' Bones (AP-59 to AP-87)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import PASS
from tabletop.core.seats import OPPONENTS
from tabletop.games.austin.acts import ASK_HELP
from tabletop.games.austin.changes import checkpoint, discard, relocate, score
from tabletop.games.austin.ops import ON_LANDED, ON_LOST, ON_WON, Asking, Doer, run
from tabletop.games.austin.options import CALM, CALM_HELP, NO_PADDING, RELAXED, ROTATING
from tabletop.games.austin.queries import RELAXED_TIMES, help_stands
from tabletop.games.austin.select import role_of
from tabletop.games.austin.statics import INSTEAD
from tabletop.games.austin.table import AGENTS, DECK, FIGHT, HAND, STEP, UNTIL_ATTACK, Austin, Fight, rules
from tabletop.games.austin.verbs import expire, pay

HELP_MS = 6000  # AP-171
After = tuple[int, int, int, int]  # seat, card, foe, program


# -- verbs -------------------------------------------------------------------------------------------------------------
@rules.verb
def open_fight(s: Austin, seat: int, card: int, target: int, paid: bool) -> tuple[int, int]:
    """AP-59, AP-64, AP-66: declared and checked; the role of the attacker fixes the needs. The owners of both sides."""
    if paid:
        pay(s)
    foe, kind = s.owner[target], role_of(s, card)
    s.fight = Fight((seat, foe), (card, target), kind)
    s.say("attacks", seat, card, target, foe, kind, s.kind[card], s.kind[target])
    return seat, foe


@rules.verb
def land(s: Austin, seat: int, card: int, side: int) -> int:
    """AP-71, AP-81: now this side is winning. The program of what happens when it lands."""
    s.move(card, FIGHT + side)
    s.fight = open_fight_of(s)._replace(last=side)
    s.say("lands", seat, card, side, s.kind[card])
    return ON_LANDED[s.kind[card]]


@rules.verb
def ended(s: Austin) -> bool:
    """AP-150: a text has ended the attack."""
    return open_fight_of(s).ended


@rules.verb
def call_help(s: Austin, seat: int, side: int) -> tuple[tuple[int, ...], int]:
    """AP-73, AP-75: who may help, clockwise, empty hands left out (AP-171), and for how many ms; 0: calmly in turn."""
    fight = open_fight_of(s)
    s.say("lets_help" if help_stands(s, fight, side) else "asks_help", seat)
    asked = (True, fight.asked[1]) if side == 0 else (fight.asked[0], True)
    s.fight = fight._replace(asked=asked)
    seats = tuple([x for x in OPPONENTS[s.alive, seat] if x not in fight.seats and s.zones[HAND + STEP * x]])
    s.helped += 1
    if not s.house & (CALM | CALM_HELP):
        return seats, HELP_MS * (RELAXED_TIMES if s.house & RELAXED else 1)
    if seats and s.house & ROTATING:
        first = s.helped % len(seats)
        seats = seats[first:] + seats[:first]
    return seats, 0


@rules.verb
def no_help(s: Austin, seat: int) -> None:
    s.say("no_help", seat)


@rules.verb
def give_up(s: Austin) -> bool:
    """AP-70: the losing side is done for this attack. Whether the winning one may go on."""
    fight = open_fight_of(s)
    s.fight = fight._replace(done=True)
    return not (fight.ended or s.house & NO_PADDING)


@rules.verb
def settle_fight(s: Austin) -> tuple[bool, tuple[After, ...]]:
    """AP-81 to AP-85, AP-142: the winning stack is scored card by card, the losing one discarded.

    Is the game over, and what happens now that it is won and lost.
    """
    seats, cards, attack, won, *_ = open_fight_of(s)
    kind, owner, at = s.kind, s.owner, s.at
    if at[cards[won]] != AGENTS + STEP * seats[won]:
        won = 1 - won
    lost = 1 - won
    winner, loser = cards[won], cards[lost]
    winners, losers = (winner, *s.zones[FIGHT + won]), (loser, *s.zones[FIGHT + lost])
    s.say("wins_fight", seats[won], winner, loser, kind[winner], kind[loser])
    for card in winners:
        if score(s, card):
            return True, ()  # AP-143
    for card in losers:
        if at[card] in (AGENTS + STEP * seats[lost], FIGHT + lost):
            lose(s, card, attack)
    after = [(owner[c], c, seats[lost], ON_WON[kind[c]]) for c in winners if ON_WON[kind[c]] >= 0]
    after += [(owner[c], c, seats[won], ON_LOST[kind[c]]) for c in losers if ON_LOST[kind[c]] >= 0]
    if not after:
        close(s)
    return False, tuple(after)


def lose(s: Austin, card: int, kind: int) -> None:
    """AP-82, AP-120, AP-141: onto the discard pile, or where the card says for a lost attack of this kind."""
    mask, place = INSTEAD[s.kind[card]]
    if not mask >> kind & 1:
        discard(s, card)
        return
    zone = place + STEP * s.owner[card]
    s.say("instead", s.owner[card], card, place == DECK, s.kind[card])
    relocate(s, card, zone)
    if place == DECK:
        s.shuffle(zone)


@rules.verb
def close_fight(s: Austin) -> None:
    close(s)


def close(s: Austin) -> None:
    """What lasted until the end of the attack is over."""
    expire(s, UNTIL_ATTACK)
    s.fight = ()
    checkpoint(s)


def open_fight_of(s: Austin) -> Fight:
    """The attack that is going on; AssertionError when there is none."""
    assert s.fight, "no attack is going on"
    return s.fight


# -- scripts -----------------------------------------------------------------------------------------------------------
@rules.script
def attack(t: Any, seat: int, card: int, target: int) -> Asking:
    """An attack that an effect has made possible: it costs no action (AP-148)."""
    yield from duel(t, seat, card, target, paid=False)


def duel(t: Any, seat: int, card: int, target: int, *, paid: bool) -> Asking:
    """AP-69, AP-70: the losing side acts, the defender first, until it is done; then the winning side, until it stops too."""
    seats = t.open_fight(seat, card, target, paid)
    side = 1
    while (yield from step(t, "fight", seats, side)):
        side = 1 - side
    if t.give_up():
        while (yield from step(t, "pad", seats, 1 - side)):
            pass
    over, after = t.settle_fight()
    if over:
        yield t.cut()
    for who, what, foe, number in after:
        yield from run(t, Doer(who, what, foe=foe), number)
    if after:
        t.close_fight()


def step(t: Any, query: str, seats: tuple[int, int], side: int) -> Asking:
    """AP-69, AP-73: the owner throws, calls for help or does nothing. Whether a Bone landed and the attack goes on."""
    thrower = seats[side]
    option = yield t.ask(thrower, query, side)
    if option[0] == ASK_HELP:
        thrower, option = yield from called(t, thrower, side)
    if option == PASS:
        return False
    return (yield from landed(t, thrower, option[1], side, seats))


def called(t: Any, seat: int, side: int) -> Asking:
    """AP-73, AP-78: the helper and the Bone, PASS when nobody helps."""
    seats, limit = t.call_help(seat, side)
    helper, option = yield from helped(t, seats, limit, side, seat)
    if helper < 0:
        t.no_help(seat)
        return seat, PASS
    return helper, option


def helped(t: Any, seats: tuple[int, ...], limit: int, side: int, asker: int) -> Asking:
    """AP-78, AP-79: the first Bone to land counts, one for each step."""
    if not seats:
        return -1, PASS
    if limit:
        helper, option = yield t.race(seats, "help_throw", side, asker, limit=limit)
        return helper, option
    for seat in seats:
        option = yield t.ask(seat, "help_offer", side, asker)
        if option != PASS:
            return seat, option
    return -1, PASS


def landed(t: Any, seat: int, bone: int, side: int, seats: tuple[int, int]) -> Asking:
    """AP-87: its text happens before the other side answers; False when it ends the attack."""
    number = t.land(seat, bone, side)
    if number < 0:
        return True
    yield from run(t, Doer(seat, bone, foe=seats[1 - side]), number)
    return not t.ended()
