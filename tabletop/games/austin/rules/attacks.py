"""Attacks: one Agent against one, with Bones (AP-59 to AP-87), and slugfests, free-for-alls of Assassins (AP-130 to AP-139)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from tabletop.core.ask import NOBODY, PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.pacing import BuzzerRequest
from tabletop.core.seats import OPPONENTS
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules import queries
from tabletop.games.austin.rules.changes import checkpoint, discard, relocate, score
from tabletop.games.austin.rules.events import (
    ALONE,
    LAST_BONE,
    NO_BONE,
    AsksHelp,
    Attacks,
    Instead,
    Lands,
    LetsHelp,
    LosesFight,
    NoBone,
    NoHelp,
    Out,
    Sends,
    Slugfest,
    SlugLands,
    WinsBrawl,
    WinsFight,
)
from tabletop.games.austin.rules.ops import NONE, ON_LANDED, ON_LOST, ON_WON, Doer, run
from tabletop.games.austin.rules.options import CALM, CALM_HELP, NO_PADDING, RELAXED, ROTATING
from tabletop.games.austin.rules.queries import ASK_HELP, RELAXED_TIMES, assassins, help_stands
from tabletop.games.austin.rules.select import role_of
from tabletop.games.austin.rules.statics import INSTEAD
from tabletop.games.austin.rules.table import (
    AGENTS,
    DECK,
    FIGHT,
    HAND,
    SLUG,
    STEP,
    UNTIL_ATTACK,
    Austin,
    Brawl,
    Fight,
    rules,
)
from tabletop.games.austin.rules.verbs import expire, pay
from tabletop.games.austin.texts import tr

HELP_MS = 6000  # AP-171
After = tuple[int, int, int, int]  # seat, card, foe, program


# -- verbs -------------------------------------------------------------------------------------------------------------
@verb
def open_fight(s: Austin, seat: int, card: int, target: int, paid: bool) -> tuple[int, int]:
    """AP-59, AP-64, AP-66: declared and checked; the role of the attacker fixes the needs. The owners of both sides."""
    if paid:
        pay(s)
    foe, kind = s.owner[target], role_of(s, card)
    s.fight = Fight((seat, foe), (card, target), kind)
    s.say(Attacks(seat, card, target, foe, kind, s.kind[card], s.kind[target]))
    return seat, foe


@verb
def land(s: Austin, seat: int, card: int, side: int) -> int:
    """AP-71, AP-81: now this side is winning. The program of what happens when it lands."""
    s.move(card, FIGHT + side)
    before = open_fight_of(s)
    s.fight = fight = before._replace(last=side, thrown=(*before.thrown, card))
    s.say(Lands(seat, card, side, s.kind[card], fight.seats[side]))
    return ON_LANDED[s.kind[card]]


@verb
def ended(s: Austin) -> bool:
    """AP-150: a text has ended the attack."""
    return open_fight_of(s).ended


@verb
def call_help(s: Austin, seat: int, side: int) -> tuple[tuple[int, ...], int]:
    """AP-73, AP-75: who may help, clockwise, empty hands left out (AP-171), and for how many ms; 0: calmly in turn."""
    fight = open_fight_of(s)
    say = LetsHelp if help_stands(s, fight, side) else AsksHelp
    asked = (True, fight.asked[1]) if side == 0 else (fight.asked[0], True)
    s.fight = fight._replace(asked=asked)
    seats = tuple([x for x in OPPONENTS[s.alive, seat] if x not in fight.seats and s.zones[HAND + STEP * x]])
    s.helped += 1
    if not s.house & (CALM | CALM_HELP):
        s.say(say(seat))
        return seats, HELP_MS * (RELAXED_TIMES if s.house & RELAXED else 1)
    if seats and s.house & ROTATING:
        first = s.helped % len(seats)
        seats = seats[first:] + seats[:first]
    s.say(say(seat, seats[0] if seats else NOBODY))
    return seats, 0


@verb
def no_help(s: Austin, seat: int) -> None:
    s.say(NoHelp(seat))


@verb
def no_bone(s: Austin, seat: int) -> None:
    s.say(NoBone(seat))


@verb
def give_up(s: Austin) -> bool:
    """AP-70: the losing side is done for this attack. Whether the winning one may go on."""
    fight = open_fight_of(s)
    s.fight = fight._replace(done=True)
    return not (fight.ended or s.house & NO_PADDING)


@verb
def settle_fight(s: Austin) -> tuple[bool, tuple[After, ...]]:
    """AP-81 to AP-85, AP-142: the winning stack is scored card by card, the losing one discarded.

    Is the game over, and what happens now that it is won and lost.
    """
    seats, cards, attack, won, *_ = open_fight_of(s)
    kind, owner, at = s.kind, s.owner, s.at
    why = LAST_BONE if s.zones[FIGHT + won] else NO_BONE
    if at[cards[won]] != AGENTS + STEP * seats[won]:
        won, why = 1 - won, ALONE
    lost = 1 - won
    winner, loser = cards[won], cards[lost]
    winners, losers = (winner, *s.zones[FIGHT + won]), (loser, *s.zones[FIGHT + lost])
    s.say(WinsFight(seats[won], winner, loser, kind[winner], kind[loser], seats[1 - won], why))
    for card in winners:
        if score(s, card):
            return True, ()  # AP-143
    losers = tuple([card for card in losers if at[card] in (AGENTS + STEP * seats[lost], FIGHT + lost)])
    discarded = [card for card in losers if not saved(s, card, attack)]
    if discarded:
        s.say(LosesFight(seats[lost], s.kinds(discarded)))
    for card in losers:
        lose(s, card, attack)
    after = [(owner[c], c, seats[lost], ON_WON[kind[c]]) for c in winners if ON_WON[kind[c]] != NONE]
    after += [(owner[c], c, seats[won], ON_LOST[kind[c]]) for c in losers if ON_LOST[kind[c]] != NONE]
    if not after:
        close(s)
    return False, tuple(after)


def saved(s: Austin, card: int, kind: int) -> bool:
    """AP-120: a lost attack of this kind does not discard it."""
    return bool(INSTEAD[s.kind[card]][0] >> kind & 1)


def lose(s: Austin, card: int, kind: int) -> None:
    """AP-82, AP-120, AP-141: onto the discard pile, or where the card says for a lost attack of this kind."""
    if not saved(s, card, kind):
        discard(s, card)
        return
    place = INSTEAD[s.kind[card]][1]
    zone = place + STEP * s.owner[card]
    s.say(Instead(s.owner[card], card, place == DECK, s.kind[card]))
    relocate(s, card, zone)
    if place == DECK:
        s.shuffle(zone)


@verb
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
def attack(t: Handle[Austin], seat: int, card: int, target: int) -> Asking[Any]:
    """An attack that an effect has made possible: it costs no action (AP-148)."""
    yield from duel(t, seat, card, target, paid=False)


def duel(t: Handle[Austin], seat: int, card: int, target: int, *, paid: bool) -> Asking[Any]:
    """AP-69, AP-70: the losing side acts, the defender first, until it is done; then the winning side, until it stops too."""
    seats = open_fight(t, seat, card, target, paid)
    side = 1
    while (yield from step(t, queries.fight, seats, side)):
        side = 1 - side
    if give_up(t):
        while (yield from step(t, queries.pad, seats, 1 - side)):
            pass
    over, after = settle_fight(t)
    if over:
        yield t.cut()
    for who, what, foe, number in after:
        yield from run(t, Doer(who, what, foe=foe), number)
    if after:
        close_fight(t)


def step(
    t: Handle[Austin], query: Callable[[Austin, int, int], list[Option]], seats: tuple[int, int], side: int
) -> Asking[Any]:
    """AP-69, AP-73: the owner throws, calls for help or does nothing. Whether a Bone landed and the attack goes on."""
    thrower = seats[side]
    option = yield t.choose(thrower, query, side)
    if option[0] == ASK_HELP:
        thrower, option = yield from called(t, thrower, side)
    if option == PASS:
        return False
    return (yield from landed(t, thrower, option[1], side, seats))


def called(t: Handle[Austin], seat: int, side: int) -> Asking[Any]:
    """AP-73, AP-78: the helper and the Bone, PASS when nobody helps."""
    seats, limit = call_help(t, seat, side)
    helper, option = yield from helped(t, seats, limit, side, seat)
    if helper < 0:
        no_help(t, seat)
        return seat, PASS
    return helper, option


def helped(t: Handle[Austin], seats: tuple[int, ...], limit: int, side: int, asker: int) -> Asking[Any]:
    """AP-78, AP-79: the first Bone to land counts, one for each step."""
    if not seats:
        return -1, PASS
    if limit:
        helper, option = yield t.race(seats, queries.help_throw, side, asker, limit=limit)
        return helper, option
    for seat in seats:
        option = yield t.choose(seat, queries.help_offer, side, asker)
        if option != PASS:
            return seat, option
        if seat != seats[-1]:  # then it is said that nobody has thrown one
            no_bone(t, seat)
    return -1, PASS


def landed(t: Handle[Austin], seat: int, bone: int, side: int, seats: tuple[int, int]) -> Asking[Any]:
    """AP-87: its text happens before the other side answers; False when it ends the attack."""
    number = land(t, seat, bone, side)
    if number < 0:
        return True
    yield from run(t, Doer(seat, bone, foe=seats[1 - side]), number)
    return not ended(t)


# -- verbs -------------------------------------------------------------------------------------------------------------
@verb
def open_brawl(s: Austin, seat: int) -> tuple[tuple[int, ...], bool]:
    """AP-132: who has an Assassin and must send one, from the card's player clockwise; may the last one throw on (AP-136)."""
    there = (seat, *OPPONENTS[s.alive, seat])
    order = [x for x in there if assassins(s, x)]
    s.say(Slugfest(seat, tuple([x for x in there if x not in order])))
    s.brawl = Brawl(seat, (-1,) * s.seats, tuple([x not in order for x in range(s.seats)]))
    return tuple(order), not s.house & NO_PADDING


@verb
def send_in(s: Austin, seat: int, card: int) -> None:
    brawl = brawl_of(s)
    s.brawl = brawl._replace(cards=(*brawl.cards[:seat], card, *brawl.cards[seat + 1 :]))
    s.say(Sends(seat, card, s.kind[card]))


@verb
def slug_land(s: Austin, seat: int, card: int) -> int:
    """The number of the program that runs when the Bone lands, NONE for none."""
    s.move(card, SLUG + STEP * seat)
    brawl = brawl_of(s)
    s.brawl = brawl._replace(thrown=(*brawl.thrown, card))
    s.say(SlugLands(seat, card, s.kind[card]))
    return ON_LANDED[s.kind[card]]


@verb
def drop_out(s: Austin, seat: int) -> None:
    """AP-135: no more Bones in this brawl."""
    brawl = brawl_of(s)
    s.brawl = brawl._replace(out=(*brawl.out[:seat], True, *brawl.out[seat + 1 :]))
    s.say(Out(seat))


@verb
def settle_brawl(s: Austin, winner: int) -> bool:
    """AP-136, AP-137: the winner scores fighter and Bones, all others go; -1: nobody fought. Whether the game is over."""
    brawl = brawl_of(s)
    if winner >= 0:
        s.say(WinsBrawl(winner, brawl.cards[winner], s.kind[brawl.cards[winner]], _why(s, brawl, winner)))
        for card in (brawl.cards[winner], *s.zones[SLUG + STEP * winner]):
            if score(s, card):
                return True
    for seat in range(s.seats):
        if seat != winner and brawl.cards[seat] >= 0:
            cards = (brawl.cards[seat], *s.zones[SLUG + STEP * seat])
            s.say(LosesFight(seat, s.kinds(cards), slugfest=True))
            for card in cards:
                discard(s, card)
    s.brawl = ()
    expire(s, UNTIL_ATTACK)
    checkpoint(s)
    return False


def _why(s: Austin, brawl: Brawl, winner: int) -> int:
    """The last Bone of a slugfest is the winner's, if any was thrown; one alone has nobody to fight."""
    if sum(card >= 0 for card in brawl.cards) == 1:
        return ALONE
    return LAST_BONE if s.zones[SLUG + STEP * winner] else NO_BONE


def brawl_of(s: Austin) -> Brawl:
    """The slugfest that is going on; AssertionError when there is none."""
    assert s.brawl, "no slugfest is going on"
    return s.brawl


# -- script ------------------------------------------------------------------------------------------------------------
@rules.script
def slugfest(t: Handle[Austin], seat: int) -> Asking[Any]:
    """AP-133, AP-136: from the player after the card's player round and round; the last one has turns of the own, too."""
    order, on = open_brawl(t, seat)
    for who in order:
        option = yield t.choose(who, queries.slug_fighter)
        send_in(t, who, option[1])
    left = (*order[1:], order[0]) if order and order[0] == seat else order
    while len(left) > 1:
        who, *rest = left
        if (yield from slug(t, who)):
            left = (*rest, who)
        else:
            drop_out(t, who)
            left = tuple(rest)
    if len(order) > 1:
        while (yield from slug(t, left[0])) and on:
            pass
    if settle_brawl(t, left[0] if left else -1):
        yield t.cut()


def slug(t: Handle[Austin], seat: int) -> Asking[Any]:
    """AP-133: the turn of a fighter's owner. Whether a Bone was thrown."""
    option = yield t.choose(seat, queries.slug_step)
    if option == PASS:
        return False
    number = slug_land(t, seat, option[1])
    if number >= 0:
        yield from run(t, Doer(seat, option[1]), number)
    return True


# Windows in which speed decides, as a match runs them: the call for help, the answers to a ship.

CLAIM_MS = 4000  # AP-174


def buzzer(view: ViewOf[Austin], options: dict[str, str]) -> BuzzerRequest | None:
    """The race to throw the helping Bone (AP-171 to AP-173), the claims to answer a ship (AP-174)."""
    relaxed = options["reaction_mode"] == "relaxed"
    times = RELAXED_TIMES if relaxed else 1
    if view.query == "help_throw":
        _, asker = view.args
        return BuzzerRequest(asker, cast("Any", options["help_style"]), tr("call"), HELP_MS * times, relaxed)
    if view.query == "ship_reply":
        (user,) = view.args
        return BuzzerRequest(user, "claim", tr("ship-seen"), CLAIM_MS * times, relaxed)
    return None
