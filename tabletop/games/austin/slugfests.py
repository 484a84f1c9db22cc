"""Slugfests: a free-for-all of Assassins (AP-130 to AP-139)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import PASS
from tabletop.core.seats import OPPONENTS
from tabletop.games.austin.changes import checkpoint, discard, score
from tabletop.games.austin.ops import ON_LANDED, Asking, Doer, run
from tabletop.games.austin.options import NO_PADDING
from tabletop.games.austin.queries import assassins
from tabletop.games.austin.table import SLUG, STEP, UNTIL_ATTACK, Austin, Brawl, rules
from tabletop.games.austin.verbs import expire


# -- verbs -------------------------------------------------------------------------------------------------------------
@rules.verb
def open_brawl(s: Austin, seat: int) -> tuple[tuple[int, ...], bool]:
    """AP-132: who has an Assassin and must send one, from the card's player clockwise; may the last one throw on (AP-136)."""
    order = [x for x in (seat, *OPPONENTS[s.alive, seat]) if assassins(s, x)]
    s.say("slugfest", seat)
    s.brawl = Brawl(seat, (-1,) * s.seats, tuple([x not in order for x in range(s.seats)]))
    return tuple(order), not s.house & NO_PADDING


@rules.verb
def send_in(s: Austin, seat: int, card: int) -> None:
    brawl = brawl_of(s)
    s.brawl = brawl._replace(cards=(*brawl.cards[:seat], card, *brawl.cards[seat + 1 :]))
    s.say("sends", seat, card, s.kind[card])


@rules.verb
def slug_land(s: Austin, seat: int, card: int) -> int:
    """The number of the program that runs when the Bone lands, NONE for none."""
    s.move(card, SLUG + STEP * seat)
    s.say("slug_lands", seat, card, s.kind[card])
    return ON_LANDED[s.kind[card]]


@rules.verb
def drop_out(s: Austin, seat: int) -> None:
    """AP-135: no more Bones in this brawl."""
    brawl = brawl_of(s)
    s.brawl = brawl._replace(out=(*brawl.out[:seat], True, *brawl.out[seat + 1 :]))
    s.say("out", seat)


@rules.verb
def settle_brawl(s: Austin, winner: int) -> bool:
    """AP-136, AP-137: the winner scores fighter and Bones, all others go; -1: nobody fought. Whether the game is over."""
    brawl = brawl_of(s)
    if winner >= 0:
        s.say("wins_brawl", winner, brawl.cards[winner], s.kind[brawl.cards[winner]])
        for card in (brawl.cards[winner], *s.zones[SLUG + STEP * winner]):
            if score(s, card):
                return True
    for seat in range(s.seats):
        if seat != winner and brawl.cards[seat] >= 0:
            for card in (brawl.cards[seat], *s.zones[SLUG + STEP * seat]):
                discard(s, card)
    s.brawl = ()
    expire(s, UNTIL_ATTACK)
    checkpoint(s)
    return False


def brawl_of(s: Austin) -> Brawl:
    """The slugfest that is going on; AssertionError when there is none."""
    assert s.brawl, "no slugfest is going on"
    return s.brawl


# -- script ------------------------------------------------------------------------------------------------------------
@rules.script
def slugfest(t: Any, seat: int) -> Asking:
    """AP-133, AP-136: from the player after the card's player round and round; the last one has turns of the own, too."""
    order, on = t.open_brawl(seat)
    for who in order:
        option = yield t.ask(who, "slug_fighter")
        t.send_in(who, option[1])
    left = (*order[1:], order[0]) if order and order[0] == seat else order
    while len(left) > 1:
        who, *rest = left
        if (yield from slug(t, who)):
            left = (*rest, who)
        else:
            t.drop_out(who)
            left = tuple(rest)
    if len(order) > 1:
        while (yield from slug(t, left[0])) and on:
            pass
    if t.settle_brawl(left[0] if left else -1):
        yield t.cut()


def slug(t: Any, seat: int) -> Asking:
    """AP-133: the turn of a fighter's owner. Whether a Bone was thrown."""
    option = yield t.ask(seat, "slug_step")
    if option == PASS:
        return False
    number = t.slug_land(seat, option[1])
    if number >= 0:
        yield from run(t, Doer(seat, option[1]), number)
    return True
