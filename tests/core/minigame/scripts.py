"""Game, turn, window and effects of the minigame."""

# ruff: noqa: ARG001 - scripts and effects are called with the same arguments, wanted or not
from __future__ import annotations

from typing import Any

from tabletop.core.ask import AGAIN, NOBODY, PASS, WORLD
from tests.core.minigame import queries, table, verbs
from tests.core.minigame.table import KNIFE, rules


@rules.script
def game(t: Any, seat: int) -> Any:
    who = verbs.begin_turn(t)
    if who == NOBODY:
        return None
    yield t.call(turn, who)
    return AGAIN


@rules.script
def turn(t: Any, seat: int) -> Any:
    table.draw(t, seat, 1)
    yield t.call(acts, seat)


@rules.script
def acts(t: Any, seat: int) -> Any:
    """MG-1: up to three cards."""
    option = yield t.choose(seat, queries.act)
    if option == PASS:
        return None
    yield t.call(play, seat, option[1], option[2], 1)
    return AGAIN


@rules.script
def play(t: Any, seat: int, card: int, aim: int, counts: int) -> Any:
    """Lay a card, let everybody react (last in, first out), then do what it says; answers what it says to a card below."""
    kind = verbs.lay(t, card, counts)
    stopped = 0
    while took := (yield t.offer(None, queries.reactions, card)):
        who, (_, reply, about) = took
        stopped = yield t.call(play, who, reply, about, 0)
    word = 0
    if not stopped:
        word = yield t.call(effect, seat, kind, aim)
    verbs.put_away(t, card)
    end = verbs.hurt(t)
    if end:
        verbs.sweep(t)
        yield t.cut(*((turn,) if end == 1 else ()))
    return word


@rules.script
def effect(t: Any, seat: int, kind: int, aim: int) -> Any:
    return (yield from EFFECTS[kind](t, seat, aim))


def knife(t: Any, seat: int, aim: int) -> Any:
    verbs.strike(t, aim)
    yield from ()


def shield(t: Any, seat: int, aim: int) -> Any:
    yield from ()
    return 1


def spying(t: Any, seat: int, aim: int) -> Any:
    verbs.spy(t, seat, aim)
    yield from ()


def swap(t: Any, seat: int, aim: int) -> Any:
    """Both give a card; somebody without cards gives nothing."""
    for a, b in ((seat, aim), (aim, seat)):
        verbs.lose_track(t, a)
        option = yield t.choose(a, queries.gift)
        if option != PASS:
            verbs.hand_over(t, option[1], b)


def sift(t: Any, seat: int, aim: int) -> Any:
    """Look at three, keep one, shuffle the rest back or discard it."""
    cards = verbs.top(t, seat, 3)
    option = yield t.choose(seat, queries.keep_one, cards)
    if option != PASS:
        verbs.keep(t, seat, option[1])
        where = yield t.choose(seat, queries.rest)
        verbs.put_rest(t, tuple(c for c in cards if c != option[1]), where[2])


def voting(t: Any, seat: int, aim: int) -> Any:
    """Everybody chooses at once; whoever has the most votes (the lowest seat of several) is hit."""
    ballots = yield t.all(None, queries.choose_seat)
    votes = [x for _, _, x in ballots]
    verbs.vote(t, tuple(votes))
    if votes:
        verbs.strike(t, min(set(votes), key=lambda x: (-votes.count(x), x)))


def grab(t: Any, seat: int, aim: int) -> Any:
    who, option = yield t.race(None, queries.snatch, limit=3000)
    if option:
        verbs.keep(t, who, option[1])


def toss(t: Any, seat: int, aim: int) -> Any:
    """The world tosses: heads open the vault, tails end the turn."""
    landed = yield t.tell(WORLD, queries.coin)
    if landed == "heads":
        verbs.open_vault(t, seat)
        return
    verbs.sweep(t)
    yield t.cut(turn)


def echo(t: Any, seat: int, aim: int) -> Any:
    """Name a kind; right: strike a seat of your choice, as a frame of its own."""
    called = yield t.choose(seat, queries.call_kind)
    if verbs.name(t, seat, called[2]):
        whom = yield t.choose(seat, queries.choose_seat)
        yield t.call(effect, seat, KNIFE, whom[2])


EFFECTS = (knife, shield, spying, swap, sift, voting, grab, toss, echo)
