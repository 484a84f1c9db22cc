"""The scripts of game and turn (section 6 of the rules), of Reconcile (RG-92 to RG-97) and of the next game (RG-15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.core.ask import AGAIN, PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules import effects, moves  # register what scripts use
from tabletop.games.rpgget.rules.acts import (
    ATTEMPT,
    CONCEDE,
    FLIP,
    LOSE,
    PAY,
    PAY_BANK,
    PAY_HAND,
    PLAY_CHARACTER,
    SETTLE,
    START,
    THROW,
    TO_BANK,
)
from tabletop.games.rpgget.rules.attempts import attempt
from tabletop.games.rpgget.rules.cards import TURN_START, VP
from tabletop.games.rpgget.rules.changes import draw, throw_away
from tabletop.games.rpgget.rules.events import Agreed, PaysMissions, Refills, Stays
from tabletop.games.rpgget.rules.falls import ended, finish, lose_seats
from tabletop.games.rpgget.rules.ops import Doer, happen
from tabletop.games.rpgget.rules.options import PAY_DISCARDS
from tabletop.games.rpgget.rules.perform import bank_discard, is_full, make_room, perform
from tabletop.games.rpgget.rules.table import (
    CHOOSING,
    DECK,
    DISCARD,
    HAND,
    HAND_SIZE,
    RECONCILE,
    REDRAWS,
    REMOVED,
    SCORE,
    STATUS,
    STEP,
    RpgGet,
    points,
    rules,
)
from tabletop.games.rpgget.rules.windows import window

__all__ = ["effects", "game"]

PAYS = frozenset((PAY_HAND, PAY_BANK))
TURNS, PLAYS = 4, 4  # turns, and things of the Play phase, in one journal

PRICE = 2  # VP
NOTHING = [PASS]


@rules.script
def game(t: Handle[RpgGet], _: int) -> Asking[Any]:
    yield t.call(set_up, -1)
    yield t.call(rounds, -1)


@rules.script
def set_up(t: Handle[RpgGet], _: int) -> Asking[Any]:
    """RG-11 to RG-15: new hands as long as somebody wants one, then the first Characters, shown together."""
    chosen_first, waiting = moves.set_up(t)
    while waiting:
        answers = yield t.all(waiting, moves.opening)
        for seat, (act, card, _) in zip(waiting, answers, strict=True):
            if act == START:
                moves.choose_starter(t, seat, card)
            else:
                moves.new_hand(t, seat)
        waiting = tuple([seat for seat, (act, *_) in zip(waiting, answers, strict=True) if act != START])
    moves.start(t)
    first = -1
    if chosen_first:
        option = yield t.choose(0, moves.first_player)
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
        while len(chosen) < REDRAWS and (option := (yield t.choose(seat, moves.redraw, chosen))) != PASS:
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
        option = yield t.choose(seat, moves.play_action)
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
        option = yield t.choose(seat, moves.choose_mission)
        act, card, _ = option
        if act < 0 or act == ATTEMPT:
            return card
        if act == FLIP:
            moves.turn_over(t, seat, card)
        else:
            yield from perform(t, seat, option)


def rematch(options: Mapping[str, str], winners: tuple[int, ...], shift: int, _seed: int) -> dict[str, str]:
    """Where the loser begins: the first seat that has not won. By `shift` places everybody moves on."""
    if options["first_player"] != "loser" or not winners:
        return {}
    loser = next(seat for seat in range(len(winners) + 1) if seat not in winners) - shift
    return {"last_loser": "last" if loser < 0 else str(loser)}


def reconcile(t: Handle[RpgGet], seat: int) -> Asking[Any]:
    """RG-92; one payment at the most (RG-97)."""
    more, short = fill_up(t, seat)
    chosen: tuple[int, ...] = ()
    while len(chosen) < more:
        option = yield t.choose(seat, reconcile_discard, chosen)
        chosen += (option[1],)
    if chosen:
        put_down(t, seat, chosen)
    if short:
        yield from decking(t, seat)


def decking(t: Handle[RpgGet], seat: int) -> Asking[Any]:
    """RG-93, RG-94: pay with Missions, one after the other, or lose."""
    paid: tuple[int, ...] = ()
    while True:
        option = yield t.choose(seat, pay_deck, paid)
        if option[0] != PAY:
            break
        paid += (option[1],)
    if option[0] == SETTLE:
        recycle(t, seat, paid)
    else:
        yield from ended(t, decked(t, seat))


@verb
def fill_up(s: RpgGet, seat: int) -> tuple[int, bool]:
    """How many cards are too many; whether a needed one could not be drawn."""
    s.step = RECONCILE
    if s.won < 0 and s.events is not None:
        s.say(Stays(seat))
    have = len(s.zones[HAND + STEP * seat])
    if have >= HAND_SIZE:
        return have - HAND_SIZE, False
    return 0, draw(s, seat, HAND_SIZE - have) < HAND_SIZE - have


@verb
def put_down(s: RpgGet, seat: int, cards: tuple[int, ...]) -> None:
    throw_away(s, seat, cards)


@verb
def recycle(s: RpgGet, seat: int, paid: tuple[int, ...]) -> None:
    """The Missions leave play, the discard pile is the new deck, and drawing goes on as far as it can (RG-97)."""
    worth = sum([VP[s.kind[card]] for card in paid])
    s.say(PaysMissions(seat, s.kinds(paid), worth, points(s, seat) - worth))
    deck, pile = DECK + STEP * seat, DISCARD + STEP * seat
    for card in paid:
        s.move(card, pile if s.house & PAY_DISCARDS else REMOVED + STEP * seat)
    if s.zones[pile]:
        s.say(Refills(seat, len(s.zones[pile])))
        s.lay(s.zones[pile], pile, (), deck)
        s.shuffle(deck)
    draw(s, seat, HAND_SIZE - len(s.zones[HAND + STEP * seat]))


@verb
def decked(s: RpgGet, seat: int) -> int:
    return lose_seats(s, [seat], "deck")


@rules.query
def reconcile_discard(s: RpgGet, seat: int, chosen: tuple[int, ...]) -> list[Option]:
    """RG-92: down to nine, not below."""
    return [(THROW, card, -1) for card in s.zones[HAND + STEP * seat] if card not in chosen] or NOTHING


@rules.query
def pay_deck(s: RpgGet, seat: int, chosen: tuple[int, ...]) -> list[Option]:
    """RG-96: any Missions worth 2 or more together, superfluous ones too; or give up."""
    if points(s, seat) < PRICE:
        return [(LOSE, -1, -1)]
    enough = sum([VP[s.kind[card]] for card in chosen]) >= PRICE
    more = [(PAY, card, -1) for card in s.zones[SCORE + STEP * seat] if card not in chosen]
    return [(SETTLE, -1, -1), *more] if enough else [*more, (LOSE, -1, -1)]


@rules.by_agreement
def end_together(s: RpgGet) -> None:
    """The most VP wins, equal totals share the win."""
    s.say(Agreed())
    living = [seat for seat, alive in enumerate(s.alive) if alive]
    most = max(points(s, seat) for seat in living)
    finish(s, "agreed", tuple([seat for seat in living if points(s, seat) == most]))
