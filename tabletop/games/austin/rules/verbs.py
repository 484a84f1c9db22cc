"""The verbs of set-up, turn, plays and of Agents that come into play: they change the table and never ask."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import PASS
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.layout import ALL_EYES
from tabletop.core.seats import OPPONENTS
from tabletop.core.view import View
from tabletop.games.austin.rules import queries
from tabletop.games.austin.rules.cards import FREE, ON_TABLE, SHIP
from tabletop.games.austin.rules.changes import checkpoint, discard, draw
from tabletop.games.austin.rules.effect_events import Allows, VibesBack
from tabletop.games.austin.rules.events import (
    Acts,
    Begins,
    Concedes,
    EndDiscards,
    Mulligan,
    NoShip,
    Over,
    Plays,
    ShortTurn,
    Spent,
    Stall,
    Swings,
    Turn,
)
from tabletop.games.austin.rules.ops import ON_ACTION, ON_PLAYED, ON_USE, Doer, run
from tabletop.games.austin.rules.options import (
    CALM,
    CHOSEN_FIRST,
    MULLIGAN,
    NO_STALL_GUARD,
    ONE_ACTION,
    SEQUENTIAL,
    STALL_ROUNDS,
    START_ACTIONS,
)
from tabletop.games.austin.rules.table import (
    AGENTS,
    DECK,
    DISCARD,
    FORBID,
    HAND,
    HAND_SIZE,
    IN_USE,
    MUTE,
    NO_LIMIT,
    STEP,
    SWINGERS,
    UNTIL_ATTACK,
    UNTIL_MY_TURN,
    UNTIL_THEIR_TURN,
    UNTIL_TURN,
    Austin,
    points,
    rules,
)
from tabletop.games.austin.rules.values import FREE_ONCE, FREE_SHIP, free_way, giver_of_free, refresh_auras


# -- before the first turn ---------------------------------------------------------------------------------------------
@verb
def opening(s: Austin) -> tuple[bool, bool, int]:
    """Whether the first player is chosen (AP-23), whether there is a mulligan (AP-25), and how many seats there are."""
    return bool(s.house & CHOSEN_FIRST), bool(s.house & MULLIGAN), s.seats


def by_deal(view: View) -> Begins | None:
    """Who begins, when nobody is asked before (AP-23, AP-25, AP-40)."""
    s = view.table
    return None if s.house & (CHOSEN_FIRST | MULLIGAN) else Begins(s.turn)


@verb
def begins(s: Austin, seat: int) -> None:
    """Who takes the first turn; -1: as it was drawn."""
    if seat >= 0:
        s.turn = seat
    s.say(Begins(s.turn))


@verb
def new_hand(s: Austin, seat: int) -> None:
    """AP-25: shown, shuffled in, six new ones."""
    hand = s.zones[HAND + STEP * seat]
    s.show(ALL_EYES, hand)
    s.say(Mulligan(seat, s.kinds(hand)))
    for card in hand:
        s.move(card, DECK + STEP * seat)
    s.shuffle(DECK + STEP * seat)
    for _ in range(HAND_SIZE):
        s.move(s.zones[DECK + STEP * seat][0], HAND + STEP * seat)


# -- the turn ----------------------------------------------------------------------------------------------------------
def expire(s: Austin, until: int, *, by: int = -1, seat: int = -1) -> None:
    """Effects of this duration end; those of one seat (by), or on one seat, where given."""
    if s.lasting:
        over = [row for row in s.lasting if row.until == until and by in (-1, row.by) and seat in (-1, row.seat)]
        s.lasting = tuple([row for row in s.lasting if row not in over])
        for owner in dict.fromkeys([row.seat for row in over if row.op == MUTE]):
            s.say(VibesBack(owner))
        if until != UNTIL_ATTACK:  # with a fight all ends that was said of it
            for owner, what in dict.fromkeys([(row.seat, row.what) for row in over if row.op == FORBID]):
                if not any(row[:2] == (FORBID, owner) and row.what == what for row in s.lasting):
                    s.say(Allows(owner, what))


@verb
def begin_turn(s: Austin) -> int:
    """T1: effects until this turn end, actions are counted out (AP-26, AP-41, AP-151). Whose turn it is."""
    seat = s.turn
    s.turns += 1
    s.say(Turn(seat, s.turns))
    expire(s, UNTIL_MY_TURN, by=seat)
    s.actions = 1 if s.turns == 1 and s.house & ONE_ACTION else START_ACTIONS
    if s.limits[seat] != NO_LIMIT:
        s.actions = min(s.actions, s.limits[seat])
        s.limits = (*s.limits[:seat], NO_LIMIT, *s.limits[seat + 1 :])
    if s.actions < START_ACTIONS:
        s.say(ShortTurn(seat, s.actions))
    s.plays, s.ship_used = 0, False
    if 1 in s.used:
        s.used = bytearray(len(s.used))
    return seat


@verb
def throw_away(s: Austin, seat: int, cards: tuple[int, ...]) -> None:
    """Chosen cards of the hand at the end of a turn, public together (AP-110, AP-112)."""
    if cards:
        if s.events is not None:
            s.say(EndDiscards(seat, seat == s.turn, s.kinds(cards)))
        s.carry(cards, HAND + STEP * seat, DISCARD + STEP * seat)
        checkpoint(s)


@verb
def even_up_from(s: Austin, place: int) -> tuple[int, int, int]:
    """AP-110, AP-111: the turn player first, then clockwise, from this place of the order on: who is short draws.

    Stops at a hand that is too large: (the place after it, the seat, how many too many); -1 as the place: all are even.
    """
    zones = s.zones
    for n, seat in enumerate(s.order()[place:], place + 1):
        more = len(zones[HAND + STEP * seat]) - HAND_SIZE
        if more > 0:
            return n, seat, more
        if more < 0 and draw(s, seat, -more, ending=True):
            checkpoint(s)
    return -1, -1, 0


@verb
def end_turn(s: Austin) -> bool:
    """T5: effects end, the stall guard counts (AP-34), the next player clockwise. Whether the game is over."""
    seat = s.turn
    s.say(Spent(seat))
    expire(s, UNTIL_TURN)
    expire(s, UNTIL_THEIR_TURN, seat=seat)
    s.quiet += 1
    if s.quiet >= STALL_ROUNDS * sum(s.alive) and not s.house & NO_STALL_GUARD:
        s.say(Stall())
        finish(s, "stall", best(s))
    s.turn = OPPONENTS[s.alive, seat][0]
    return bool(s.ending)


def best(s: Austin) -> tuple[int, ...]:
    """The living seats with the most points."""
    totals = {seat: points(s, seat) for seat in range(s.seats) if s.alive[seat]}
    return tuple(seat for seat, total in totals.items() if total == max(totals.values()))


def finish(s: Austin, ending: str, winners: tuple[int, ...]) -> None:
    s.ending, s.winners = ending, winners
    s.say(Over(winners))


@verb
def concede(s: Austin, seat: int) -> bool:
    """AP-35: the seat is out, what it had on the table and in hand is discarded. Whether the game is over."""
    s.say(Concedes(seat))
    s.alive = (*s.alive[:seat], False, *s.alive[seat + 1 :])
    for zone in (HAND, AGENTS, SWINGERS):
        for card in s.zones[zone + STEP * seat]:
            discard(s, card)
    s.lasting = tuple([row for row in s.lasting if seat not in (row.seat, row.by)])
    refresh_auras(s)
    if sum(s.alive) == 1:
        finish(s, "concede", (s.alive.index(True),))
    return bool(s.ending)


# -- plays -------------------------------------------------------------------------------------------------------------
def pay(s: Austin) -> None:
    """One action (AP-46)."""
    s.actions -= 1
    s.plays += 1


def enter(s: Austin, seat: int, card: int, *, free: bool, answer: bool = False) -> tuple[int, bool]:
    """An Agent is active now (AP-49); its program, and whether the turn player has played a ship (AP-125)."""
    k = s.kind[card]
    s.move(card, AGENTS + STEP * seat)
    s.say(Plays(seat, k, card, free, answer))
    return ON_PLAYED[k], SHIP[k] and seat == s.turn


@verb
def play_agent(s: Austin, seat: int, card: int) -> tuple[int, bool]:
    """For an action; answers what `enter` does."""
    pay(s)
    return enter(s, seat, card, free=False)


@verb
def play_without_action(s: Austin, seat: int, card: int) -> tuple[int, bool]:
    """AP-45: the free ship of the turn or the turn's free play of a Swinger is used up (AP-128)."""
    way = free_way(s, seat, card)
    if way == FREE_SHIP:
        s.ship_used = True
    elif way == FREE_ONCE:
        s.used[giver_of_free(s, seat, card)] = 1
    s.plays += 1
    return enter(s, seat, card, free=True)


@verb
def enter_free(s: Austin, seat: int, card: int) -> tuple[int, bool]:
    """By an effect or because a ship was answered; it uses up nothing."""
    return enter(s, seat, card, free=True)


@verb
def answer_ship(s: Austin, seat: int, card: int) -> None:
    """With one of the own, at no cost (AP-124)."""
    enter(s, seat, card, free=True, answer=True)


@verb
def lets_pass(s: Austin, seats: tuple[int, ...]) -> None:
    """These play no ship now: no answer to that of the turn player, or no further one of its own (AP-128)."""
    for seat in seats:
        s.say(NoShip(seat, seat == s.turn))


@verb
def who_may_answer(s: Austin, seat: int) -> tuple[tuple[int, ...], bool]:
    """Who is asked for ships: the opponents clockwise (AP-126), empty hands left out; and whether one after the other."""
    seats = tuple([x for x in OPPONENTS[s.alive, seat] if s.zones[HAND + STEP * x]])
    return seats, bool(s.house & (SEQUENTIAL | CALM))


@verb
def use_swinger(s: Austin, seat: int, card: int, box: int) -> int:
    """AP-88, AP-90: it lies beside the Agents while it is carried out, and stays there if the box says so."""
    pay(s)
    k = s.kind[card]
    s.move(card, SWINGERS + STEP * seat)
    lasts = ON_TABLE[box][k]
    s.box[card] = box if lasts else IN_USE
    if lasts:
        refresh_auras(s)
    s.say(Swings(seat, k, card, box))
    return ON_USE[box][k]


@verb
def put_down(s: Austin, card: int) -> None:
    """AP-92: carried out, it is discarded."""
    if s.box[card] == IN_USE:
        discard(s, card)
        checkpoint(s)


@verb
def card_action(s: Austin, seat: int, card: int) -> int:
    """AP-43, AP-91: the printed action of an active Agent or of the box in force."""
    pay(s)
    k = s.kind[card]
    s.say(Acts(seat, k, card))
    agent = s.at[card] == AGENTS + STEP * seat
    return ON_ACTION[FREE if agent else s.box[card]][k]


@rules.script
def play_free(t: Handle[Austin], seat: int, card: int) -> Asking[Any]:
    """An Agent that an effect brings into play (AP-45, AP-53)."""
    yield from arrive(t, seat, card, *enter_free(t, seat, card))


def arrive(t: Handle[Austin], seat: int, card: int, number: int, ship: bool) -> Asking[Any]:
    """AP-53: "when played" at once; then, for a ship of the turn player, the answers (AP-124 to AP-128).

    Ships have a line instead of instructions (AP-122): no text of theirs is carried out.
    """
    if number >= 0:
        yield from run(t, Doer(seat, card), number)
    while ship and (yield from ship_round(t, seat)):
        option = yield t.choose(seat, queries.ship_again)
        if option == PASS:
            lets_pass(t, (seat,))
            return
        _, ship = enter_free(t, seat, option[1])


def ship_round(t: Handle[Austin], seat: int) -> Asking[Any]:
    """Each opponent once, clockwise (AP-126); who does not answer is told. Whether anybody has replied."""
    seats, in_turn = who_may_answer(t, seat)
    replied = False
    while seats:
        if in_turn:
            who, option = seats[0], (yield t.choose(seats[0], queries.ship_turn, seat))
        else:
            took = yield t.offer(seats, queries.ship_reply, seat)
            if not took:
                lets_pass(t, seats)
                break
            who, option = took
        at = seats.index(who)
        passed, seats = seats[: at + (option == PASS)], seats[at + 1 :]
        if passed:
            lets_pass(t, passed)
        if option != PASS:
            replied = True
            answer_ship(t, who, option[1])
    return replied
