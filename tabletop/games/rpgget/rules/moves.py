"""The verbs of opening, Redraw, Play, Status and Reconcile: they change the table and never ask."""

from __future__ import annotations

from tabletop.core.handle import verb
from tabletop.core.layout import ALL_EYES
from tabletop.games.rpgget.rules.cards import COST, LEVEL, PARALYSIS, POISON
from tabletop.games.rpgget.rules.changes import count, discard, draw, hide, poison, throw_away
from tabletop.games.rpgget.rules.events import (
    Banks,
    Begins,
    Concedes,
    Joins,
    LevelsUp,
    NewHand,
    Pays,
    Replaces,
    Stall,
    Starts,
    Turn,
    Turns,
)
from tabletop.games.rpgget.rules.falls import best, finish, lose_seats
from tabletop.games.rpgget.rules.fight_events import GetsOver
from tabletop.games.rpgget.rules.ops import BY_MOMENT, NONE
from tabletop.games.rpgget.rules.options import (
    CHOSEN_FIRST,
    LOST_LAST,
    NO_CAP,
    NO_STALEMATE,
    ROUND_CAP,
    SHUFFLE_BACK,
    STALEMATE_ROUNDS,
)
from tabletop.games.rpgget.rules.table import (
    BANK,
    DECK,
    DISCARD,
    FALLEN,
    HAND,
    HAND_SIZE,
    INVENTORY,
    PARTY,
    PLAYING,
    REDRAWING,
    ROUND_MARKS,
    START_OF_TURN,
    STARTER,
    STEP,
    RpgGet,
)
from tabletop.games.rpgget.rules.values import party, twin

Due = tuple[int, int]  # a bank card and the program of its text


# -- before the first turn ---------------------------------------------------------------------------------------------
@verb
def set_up(s: RpgGet) -> tuple[bool, tuple[int, ...]]:
    """Whether the first seat says who begins, and all seats."""
    return bool(s.house & CHOSEN_FIRST), s.order()


@verb
def new_hand(s: RpgGet, seat: int) -> None:
    """RG-11: the whole hand goes, nine new ones come."""
    hand, deck, pile = HAND + STEP * seat, DECK + STEP * seat, DISCARD + STEP * seat
    cards = s.zones[hand]
    if s.house & SHUFFLE_BACK:
        s.say(NewHand(seat, len(cards), ()))
        s.lay(cards, hand, (), deck)
        s.shuffle(deck)
    else:
        s.say(NewHand(seat, len(cards), s.kinds(cards)))
        s.lay(cards, hand, (), pile)
        if len(s.zones[deck]) < HAND_SIZE:
            s.lay(s.zones[pile], pile, (), deck)
            s.shuffle(deck)
    draw(s, seat, HAND_SIZE)


@verb
def choose_starter(s: RpgGet, seat: int, card: int) -> None:
    """RG-13: in secret."""
    s.move(card, STARTER + STEP * seat)


@verb
def start(s: RpgGet) -> None:
    """RG-13: the first Characters, shown together."""
    for seat in range(s.seats):
        (card,) = s.zones[STARTER + STEP * seat]
        s.move(card, PARTY + STEP * seat)
        s.say(Starts(seat, s.kind[card], card))


@verb
def begins(s: RpgGet, seat: int) -> None:
    """Who takes the first turn; -1: as it was drawn."""
    how = "lost" if s.house & LOST_LAST else "lot"
    if seat >= 0:
        s.turn, how = seat, "said"
    s.say(Begins(s.turn, how))
    s.turn = (s.turn - 1) % s.seats


# -- the turn ----------------------------------------------------------------------------------------------------------
@verb
def next_turn(s: RpgGet) -> int:
    """The next living seat to the left (RG-15); its round begins, and Recovery is renewed (RG-116). -1: the game is over."""
    if quiet_end(s):
        return -1
    seat = (s.turn + 1) % s.seats
    while not s.alive[seat]:
        seat = (seat + 1) % s.seats
    s.turn, s.step, s.stir, s.won = seat, START_OF_TURN, False, -1
    s.rounds = (*s.rounds[:seat], s.rounds[seat] + 1, *s.rounds[seat + 1 :])
    mine, used = STEP * seat, s.used
    for card in s.zones[PARTY + mine] + s.zones[FALLEN + mine]:
        if used[card]:
            used[card] &= ~ROUND_MARKS
    if s.events is not None:
        s.say(Turn(seat, s.rounds[seat]))
    return seat


def quiet_end(s: RpgGet) -> bool:
    """RG-27."""
    s.idle = 0 if s.stir or not any(s.rounds) else s.idle + 1
    if s.idle < STALEMATE_ROUNDS and max(s.rounds) < ROUND_CAP:
        return False
    living = [seat for seat, alive in enumerate(s.alive) if alive]
    dull = s.idle >= STALEMATE_ROUNDS * len(living) and not s.house & NO_STALEMATE
    long = all(s.rounds[seat] >= ROUND_CAP for seat in living) and not s.house & NO_CAP
    if dull or long:
        s.say(Stall())
        finish(s, "stalemate", best(s, living))
    return dull or long


@verb
def enter_step(s: RpgGet, step: int) -> None:
    s.step = step


@verb
def can_redraw(s: RpgGet, seat: int) -> bool:
    can = bool(s.zones[DECK + STEP * seat] and s.zones[HAND + STEP * seat])
    s.step = REDRAWING if can else PLAYING
    return can


@verb
def exchange(s: RpgGet, seat: int, cards: tuple[int, ...]) -> None:
    """RG-31."""
    if cards:
        throw_away(s, seat, cards)
        draw(s, seat, len(cards))
    s.step = PLAYING


# -- Play --------------------------------------------------------------------------------------------------------------
@verb
def play_character(s: RpgGet, seat: int, card: int) -> None:
    """RG-40 to RG-42: into the party, or in place of the one of its name, wherever that lies."""
    old = twin(s, seat, card)
    if old < 0:
        s.move(card, PARTY + STEP * seat)
        if s.events is not None:
            s.say(Joins(seat, s.kind[card], card))
        return
    fallen = s.at[old] == FALLEN + STEP * seat
    s.move(card, s.at[old])
    discard(s, old)
    if s.events is None:
        return
    if LEVEL[s.kind[card]] > LEVEL[s.kind[old]] and not fallen:
        s.say(LevelsUp(seat, s.kind[card], card, s.kind[old]))
    else:
        s.say(Replaces(seat, s.kind[card], card, s.kind[old], fallen))


@verb
def lay_in_bank(s: RpgGet, seat: int, card: int) -> None:
    kind = s.kind[card]  # afterwards its number may be another card's
    hide(s, card, seat)
    if s.events is not None:
        s.tell(Banks(seat, kind), eyes=1 << seat)


@verb
def pay(s: RpgGet, seat: int, card: int) -> None:
    """RG-36, RG-37: into the inventory for its cost."""
    cost = COST[s.kind[card]]
    if cost:
        count(s, seat, -cost)
    s.up[card], banked = 0, s.at[card] == BANK + STEP * seat
    s.move(card, INVENTORY + STEP * seat)
    if s.events is not None:
        s.say(Pays(seat, s.kind[card], card, cost, banked, s.counters[seat]))


@verb
def turn_over(s: RpgGet, seat: int, card: int) -> None:
    """RG-43; whoever has seen a face may remember it."""
    s.up[card] ^= 1
    if s.up[card]:
        s.show(ALL_EYES, (card,))
    if s.events is not None:
        s.say(Turns(seat, s.kind[card], card, bool(s.up[card])))


@verb
def concede(s: RpgGet, seat: int) -> int:
    s.say(Concedes(seat))
    return lose_seats(s, [seat], "concede")


# -- Status (RG-47) ----------------------------------------------------------------------------------------------------
@verb
def status_phase(s: RpgGet, seat: int) -> tuple[Due, ...]:
    """Ailments but poison and paralysis leave, poison takes 1 HP; what face-up bank cards do then."""
    for card in party(s, seat):
        ail = s.ail[card]
        if ail & ~(POISON | PARALYSIS):
            s.ail[card] = ail & (POISON | PARALYSIS)
            s.say(GetsOver(s.kind[card], card, ail & ~(POISON | PARALYSIS)))
        if ail & POISON:
            poison(s, card)
    return bank_texts(s, seat, "status_phase")


def bank_texts(s: RpgGet, seat: int, when: str) -> tuple[Due, ...]:
    """Face-up bank cards with a text for this moment (RG-43)."""
    programs, up = BY_MOMENT[f"intrinsic {when}"], s.up
    found: tuple[Due, ...] = ()
    for card in s.zones[BANK + STEP * seat]:
        if up[card] and programs[s.kind[card]] != NONE:
            found += ((card, programs[s.kind[card]]),)
    return found
