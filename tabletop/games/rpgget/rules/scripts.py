"""The scripts of game and turn (section 6 of the rules)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import AGAIN, PASS
from tabletop.core.handle import Asking, Handle
from tabletop.games.rpgget.rules import agreement, effects, moves, plays  # register what scripts use
from tabletop.games.rpgget.rules.acts import (
    ATTEMPT,
    CONCEDE,
    FLIP,
    PAY_BANK,
    PAY_HAND,
    PLAY_CHARACTER,
    START,
    TO_BANK,
)
from tabletop.games.rpgget.rules.attempts import attempt
from tabletop.games.rpgget.rules.blocks import TURN_START
from tabletop.games.rpgget.rules.falls import ended
from tabletop.games.rpgget.rules.ops import Doer, happen
from tabletop.games.rpgget.rules.perform import bank_discard, is_full, make_room, perform
from tabletop.games.rpgget.rules.reconcile import reconcile
from tabletop.games.rpgget.rules.table import CHOOSING, REDRAWS, STATUS, RpgGet, rules
from tabletop.games.rpgget.rules.windows import window

__all__ = ["agreement", "effects", "game"]

PAYS = frozenset((PAY_HAND, PAY_BANK))
TURNS, PLAYS = 4, 4  # turns, and things of the Play phase, in one journal


@rules.script
def game(t: Handle[RpgGet], _: int) -> Asking[Any]:
    yield t.call(set_up, -1)
    yield t.call(rounds, -1)


@rules.script
def set_up(t: Handle[RpgGet], _: int) -> Asking[Any]:
    """RG-11 to RG-15: new hands as long as somebody wants one, then the first Characters, shown together."""
    chosen_first, waiting = moves.set_up(t)
    while waiting:
        answers = yield t.all(waiting, plays.opening)
        for seat, (act, card, _) in zip(waiting, answers, strict=True):
            if act == START:
                moves.choose_starter(t, seat, card)
            else:
                moves.new_hand(t, seat)
        waiting = tuple([seat for seat, (act, *_) in zip(waiting, answers, strict=True) if act != START])
    moves.start(t)
    first = -1
    if chosen_first:
        option = yield t.choose(0, plays.first_player)
        first = option[2]
    moves.begins(t, first)


@rules.script
def rounds(t: Handle[RpgGet], _: int) -> Asking[Any]:
    for _ in range(TURNS):
        seat = moves.next_turn(t)
        if seat < 0:
            return None
        yield t.call(turn, seat)
    return AGAIN


@rules.script
def turn(t: Handle[RpgGet], seat: int) -> Asking[Any]:
    """RG-30: Redraw, Play, Status, Mission, Reconcile."""
    yield from window(t, TURN_START, seat)
    if moves.can_redraw(t, seat):  # else the Play phase has begun
        chosen: tuple[int, ...] = ()
        while len(chosen) < REDRAWS and (option := (yield t.choose(seat, plays.redraw, chosen))) != PASS:
            chosen = tuple([card for card in chosen if card != option[1]]) + (option[1],) * (option[1] not in chosen)
        moves.exchange(t, seat, chosen)
    done = yield from plays_of(t, seat)
    while not done:
        done = yield t.call(playing, seat)
    moves.enter_step(t, STATUS)
    for card, number in moves.status_phase(t, seat):
        yield from happen(t, Doer(seat, card, card), number)
    moves.enter_step(t, CHOOSING)
    mission = yield from choosing(t, seat)
    if mission >= 0:
        yield t.call(attempt, seat, mission)
    yield from reconcile(t, seat)


@rules.script
def playing(t: Handle[RpgGet], seat: int) -> Asking[bool]:
    """More of the Play phase, with a journal of its own: few turns need it."""
    return (yield from plays_of(t, seat))


def plays_of(t: Handle[RpgGet], seat: int) -> Asking[bool]:
    """RG-44: things of the Play phase in any order; True when the player has ended it."""
    for _ in range(PLAYS):
        option = yield t.choose(seat, plays.play_action)
        act, card, _ = option
        if act < 0:
            return True
        if act == FLIP:
            moves.turn_over(t, seat, card)
        elif act in PAYS:
            moves.pay(t, seat, card)
        elif act == PLAY_CHARACTER:
            moves.play_character(t, seat, card)
        elif act == TO_BANK:
            if is_full(t, seat):  # RG-38
                thrown = yield t.choose(seat, bank_discard)
                make_room(t, seat, thrown[1])
            moves.lay_in_bank(t, seat, card)
        elif act == CONCEDE:
            yield from ended(t, moves.concede(t, seat))
        else:
            yield from perform(t, seat, option)
    return False


def choosing(t: Handle[RpgGet], seat: int) -> Asking[Any]:
    """RG-50: a Mission or none; before that what may be done at any time of the own turn."""
    while True:
        option = yield t.choose(seat, plays.choose_mission)
        act, card, _ = option
        if act < 0 or act == ATTEMPT:
            return card
        if act == FLIP:
            moves.turn_over(t, seat, card)
        else:
            yield from perform(t, seat, option)
