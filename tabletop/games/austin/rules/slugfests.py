"""Slugfests: a free-for-all of Assassins (AP-130 to AP-139)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import PASS
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.seats import OPPONENTS
from tabletop.games.austin.rules import queries
from tabletop.games.austin.rules.changes import checkpoint, discard, score
from tabletop.games.austin.rules.events import (
    ALONE,
    LAST_BONE,
    NO_BONE,
    LosesFight,
    Out,
    Sends,
    Slugfest,
    SlugLands,
    WinsBrawl,
)
from tabletop.games.austin.rules.ops import ON_LANDED, Doer, run
from tabletop.games.austin.rules.options import NO_PADDING
from tabletop.games.austin.rules.queries import assassins
from tabletop.games.austin.rules.table import SLUG, STEP, UNTIL_ATTACK, Austin, Brawl, rules
from tabletop.games.austin.rules.verbs import expire


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
