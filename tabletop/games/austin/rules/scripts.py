"""The scripts of game, turn and plays (rules, section 6)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import AGAIN, PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.austin.rules import agreement, effects, queries, slugfests, verbs  # register what scripts use
from tabletop.games.austin.rules.acts import (
    ATTACK,
    CARD_ACTION,
    CONCEDE,
    PLAY_AGENT,
    PLAY_FREE,
    SEEN,
    USE_HAPPENING,
    USE_SWINGER,
)
from tabletop.games.austin.rules.arrivals import arrive
from tabletop.games.austin.rules.attacks import duel
from tabletop.games.austin.rules.events import Deck
from tabletop.games.austin.rules.happenings import happening
from tabletop.games.austin.rules.ops import Doer, run
from tabletop.games.austin.rules.options import OPEN_LISTS
from tabletop.games.austin.rules.table import Austin, rules


@verb
def lists_open(s: Austin) -> bool:
    return bool(s.house & OPEN_LISTS)


@verb
def tell_lists(s: Austin) -> None:
    """By kind, so that the order tells nothing of the shuffled decks."""
    for seat in range(s.seats):
        s.say(Deck(seat, tuple(sorted([k for k, owner in zip(s.kind, s.owner, strict=True) if owner == seat]))))


@rules.query
def deck_lists(_s: Austin, _seat: int) -> list[Option]:
    """Somebody says that they may be read out: what is told before the first question is told to nobody."""
    return [(SEEN, -1, -1)]


def read_out(t: Handle[Austin]) -> Asking[Any]:
    if lists_open(t):
        yield t.choose(0, deck_lists)
        tell_lists(t)


__all__ = ["agreement", "effects", "game", "slugfests", "verbs"]


# -- game --------------------------------------------------------------------------------------------------------------
@rules.script
def game(t: Handle[Austin], _: int) -> Asking[Any]:
    yield t.call(start, -1)
    yield t.call(turn, -1)


@rules.script
def start(t: Handle[Austin], _: int) -> Asking[Any]:
    """AP-18, AP-23, AP-25."""
    yield from read_out(t)
    chosen, mulligan, seats = verbs.opening(t)
    for seat in range(seats if mulligan else 0):
        if (yield t.choose(seat, queries.mulligan)) != PASS:
            verbs.new_hand(t, seat)
    first = -1
    if chosen:
        option = yield t.choose(0, queries.first_player)
        first = option[2]
    verbs.begins(t, first)


@rules.script
def turn(t: Handle[Austin], _: int) -> Asking[Any]:
    """T1 to T5."""
    seat = verbs.begin_turn(t)
    yield t.call(acting, seat)
    chosen: tuple[int, ...] = ()
    while (option := (yield t.choose(seat, queries.free_discard, chosen))) != PASS:
        chosen += (option[1],)
    verbs.throw_away(t, seat, chosen)
    place, who, more = verbs.even_up_from(t, 0)
    while place >= 0:
        chosen = ()
        while len(chosen) < more:
            option = yield t.choose(who, queries.even_up, chosen, more)
            chosen += (option[1],)
        verbs.throw_away(t, who, chosen)
        place, who, more = verbs.even_up_from(t, place)
    if verbs.end_turn(t):
        yield t.cut()
    return AGAIN


# -- the actions of a turn (AP-42) -------------------------------------------------------------------------------------
@rules.script
def acting(t: Handle[Austin], seat: int) -> Asking[Any]:
    """One action is finished completely before the next (AP-46)."""
    act, card, spot = yield t.choose(seat, queries.main)
    if act < 0:
        return None
    if act == PLAY_AGENT:
        yield from arrive(t, seat, card, *verbs.play_agent(t, seat, card))
    elif act == PLAY_FREE:
        yield from arrive(t, seat, card, *verbs.play_without_action(t, seat, card))
    elif act == ATTACK:
        yield from duel(t, seat, card, spot, paid=True)
    elif act == USE_SWINGER:
        yield from run(t, Doer(seat, card), verbs.use_swinger(t, seat, card, spot))
        verbs.put_down(t, card)
    elif act == USE_HAPPENING:
        yield from happening(t, seat, card, spot)
    elif act == CARD_ACTION:
        yield from run(t, Doer(seat, card), verbs.card_action(t, seat, card))
    elif act == CONCEDE:
        if verbs.concede(t, seat):
            yield t.cut()
        return None
    return AGAIN
