"""The scripts of game, turn and plays (rules, section 6)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import AGAIN, PASS
from tabletop.games.austin import agreement, effects, slugfests, verbs  # register what scripts use
from tabletop.games.austin.acts import (
    ATTACK,
    CARD_ACTION,
    CONCEDE,
    PLAY_AGENT,
    PLAY_FREE,
    USE_HAPPENING,
    USE_SWINGER,
)
from tabletop.games.austin.attacks import duel
from tabletop.games.austin.happenings import happening
from tabletop.games.austin.lists import read_out
from tabletop.games.austin.ops import Asking, Doer, run
from tabletop.games.austin.table import rules

__all__ = ["agreement", "effects", "game", "slugfests", "verbs"]


# -- game --------------------------------------------------------------------------------------------------------------
@rules.script
def game(t: Any, _: int) -> Asking:
    yield t.call("start", -1)
    yield t.call("turn", -1)


@rules.script
def start(t: Any, _: int) -> Asking:
    """AP-18, AP-23, AP-25."""
    yield from read_out(t)
    chosen, mulligan, seats = t.opening()
    for seat in range(seats if mulligan else 0):
        if (yield t.ask(seat, "mulligan")) != PASS:
            t.new_hand(seat)
    first = -1
    if chosen:
        option = yield t.ask(0, "first_player")
        first = option[2]
    t.begins(first)


@rules.script
def turn(t: Any, _: int) -> Asking:
    """T1 to T5."""
    seat = t.begin_turn()
    yield t.call("acting", seat)
    chosen: tuple[int, ...] = ()
    while (option := (yield t.ask(seat, "free_discard", chosen))) != PASS:
        chosen += (option[1],)
    t.throw_away(seat, chosen)
    place, who, more = t.even_up_from(0)
    while place >= 0:
        chosen = ()
        while len(chosen) < more:
            option = yield t.ask(who, "even_up", chosen, more)
            chosen += (option[1],)
        t.throw_away(who, chosen)
        place, who, more = t.even_up_from(place)
    if t.end_turn():
        yield t.cut()
    return AGAIN


@rules.script
def the_end(t: Any, _: int) -> Asking:
    """AP-28: the game stops at this moment."""
    yield t.cut()


# -- the actions of a turn (AP-42) -------------------------------------------------------------------------------------
@rules.script
def acting(t: Any, seat: int) -> Asking:
    """One action is finished completely before the next (AP-46)."""
    act, card, spot = yield t.ask(seat, "main")
    if act < 0:
        return None
    if act == PLAY_AGENT:
        yield from arrive(t, seat, card, *t.play_agent(seat, card))
    elif act == PLAY_FREE:
        yield from arrive(t, seat, card, *t.play_without_action(seat, card))
    elif act == ATTACK:
        yield from duel(t, seat, card, spot, paid=True)
    elif act == USE_SWINGER:
        yield from run(t, Doer(seat, card), t.use_swinger(seat, card, spot))
        t.put_down(card)
    elif act == USE_HAPPENING:
        yield from happening(t, seat, card, spot)
    elif act == CARD_ACTION:
        yield from run(t, Doer(seat, card), t.card_action(seat, card))
    elif act == CONCEDE:
        if t.concede(seat):
            yield t.cut()
        return None
    return AGAIN


# -- Agents and ships --------------------------------------------------------------------------------------------------
@rules.script
def play_free(t: Any, seat: int, card: int) -> Asking:
    """An Agent that an effect brings into play (AP-45, AP-53)."""
    yield from arrive(t, seat, card, *t.enter_free(seat, card))


def arrive(t: Any, seat: int, card: int, number: int, ship: bool) -> Asking:
    """AP-53: "when played" at once; then, for a ship of the turn player, the answers (AP-124 to AP-128)."""
    if number >= 0:
        yield from run(t, Doer(seat, card), number)
    while ship and (yield from ship_round(t, seat)):
        option = yield t.ask(seat, "ship_again")
        if option == PASS:
            return
        number, ship = t.enter_free(seat, option[1])
        yield from run(t, Doer(seat, option[1]), number)


def ship_round(t: Any, seat: int) -> Asking:
    """Each opponent once, clockwise (AP-126). Whether anybody has replied."""
    seats, in_turn = t.ship_round(seat)
    replied = False
    while seats:
        if in_turn:
            who, option = seats[0], (yield t.ask(seats[0], "ship_turn", seat))
        else:
            took = yield t.offer(seats, "ship_reply", seat)
            if not took:
                break
            who, option = took
        seats = seats[seats.index(who) + 1 :]
        if option != PASS:
            replied = True
            number, _ = t.enter_free(who, option[1])
            yield from run(t, Doer(who, option[1]), number)
    return replied
