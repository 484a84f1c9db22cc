"""The plays of opening, Redraw, Play, Status and Reconcile: what may be done, and the verbs that change the table."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.ask import NOBODY, PASS, Option
from tabletop.core.handle import verb
from tabletop.core.layout import ALL_EYES
from tabletop.games.rpgget.rules.acts import (
    ATTEMPT,
    BEGIN,
    CONCEDE,
    FLIP,
    PAY_BANK,
    PAY_HAND,
    PLAY_CHARACTER,
    REDRAW,
    REDRAW_HAND,
    REWARD_NOTHING,
    START,
    TO_BANK,
)
from tabletop.games.rpgget.rules.cards import (
    BANK_TEXT,
    CHARACTER,
    CLASSES,
    COST,
    LEVEL,
    PARALYSIS,
    PLAY_PHASE,
    POISON,
    TYPE,
)
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
    CONCEDE_ALLOWED,
    LOST_LAST,
    NO_CAP,
    NO_STALEMATE,
    ROUND_CAP,
    SHUFFLE_BACK,
    STALEMATE_ROUNDS,
)
from tabletop.games.rpgget.rules.perform import abilities, stock_abilities
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
    rules,
)
from tabletop.games.rpgget.rules.values import can_handle, party, twin
from tabletop.games.rpgget.rules.windows import rights

Due = tuple[int, int]  # a bank card and the program of its text

NOTHING = [PASS]
CARDS_AT_MOST = range(4 * 80)
PLAYS, BANKS, HAND_PAYS, BANK_PAYS, FLIPS, REDRAWS = [
    [(act, card, -1) for card in CARDS_AT_MOST] for act in (PLAY_CHARACTER, TO_BANK, PAY_HAND, PAY_BANK, FLIP, REDRAW)
]


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


# -- before the first turn ---------------------------------------------------------------------------------------------
@rules.query
def first_player(s: RpgGet, _seat: int) -> list[Option]:
    """RG-15: one option a seat."""
    return [(BEGIN, -1, seat) for seat in range(s.seats)]


@rules.query
def opening(s: RpgGet, seat: int) -> list[Option]:
    """RG-11 to RG-13: begin with a Character of the hand, or draw a new hand; one without a Character must go."""
    heroes = [card for card in s.zones[HAND + STEP * seat] if TYPE[s.kind[card]] == CHARACTER]
    return [*((START, card, -1) for card in heroes), (REDRAW_HAND, -1, -1)]


# -- Redraw, Play ------------------------------------------------------------------------------------------------------
@rules.query
def redraw(s: RpgGet, seat: int, chosen: tuple[int, ...]) -> list[Option]:
    """RG-31: up to two cards, one after the other, never more than the deck holds; one that is ticked may stay after all."""
    out: list[Option] = [PASS]
    if len(chosen) < len(s.zones[DECK + STEP * seat]):
        for card in s.zones[HAND + STEP * seat]:
            if card not in chosen:
                out.append(REDRAWS[card])
    return out + [REDRAWS[card] for card in chosen]


@rules.query
def play_action(s: RpgGet, seat: int) -> list[Option]:
    """RG-35 to RG-44; PASS ends the phase."""
    mine, kind, have = STEP * seat, s.kind, s.counters[seat]
    held = s.memo[HAND + mine] or s.digest(HAND + mine)
    out: list[Option] = [PASS]
    for card in held.heroes:
        out.append(PLAYS[card])
    for card in held.rewards:
        out.append(BANKS[card])
        if COST[kind[card]] <= have:
            out.append(HAND_PAYS[card])
    for card in s.zones[BANK + mine]:
        if COST[kind[card]] <= have:
            out.append(BANK_PAYS[card])
        out.append(FLIPS[card])
    home = s.memo[PARTY + mine] or s.digest(PARTY + mine)
    if home.players:
        out += abilities(s, seat, PLAY_PHASE, home.players)
    stock = s.zones[INVENTORY + mine]
    if stock:
        who = s.zones[PARTY + mine]
        if (s.memo[INVENTORY + mine] or s.digest(INVENTORY + mine)).abilities:
            out += stock_abilities(s, seat, PLAY_PHASE, who)
        out += wasted(s, stock, who)  # RG-137
    if stock or home.healers:  # else nobody has any outside an attempt
        out += rights(s, seat)
    if s.house & CONCEDE_ALLOWED:
        out.append((CONCEDE, -1, -1))
    return out


def wasted(s: RpgGet, stock: tuple[int, ...], who: Sequence[int]) -> list[Option]:
    """RG-137: a Reward may be used although nothing on it is; who does it does not matter, so one is named."""
    kind, ail, out = s.kind, s.ail, []
    for card in stock:
        need = CLASSES[kind[card]]
        for unit in who:
            if not need & ~CLASSES[kind[unit]] and (not ail[unit] or can_handle(s, unit, card)):
                out.append((REWARD_NOTHING, card, unit))
                break
    return out


def bank_flips(s: RpgGet, seat: int) -> list[Option]:
    """RG-43: bank cards with a text that works there may be turned over at any time of the own turn."""
    kind = s.kind
    return [FLIPS[card] for card in s.zones[BANK + STEP * seat] if BANK_TEXT[kind[card]]]


def open_flips(s: RpgGet, seat: int) -> list[Option]:
    """Of `bank_flips` those of cards that all have seen: while they look on, no question tells what lies face down."""
    every = s.eyes(NOBODY)
    return [option for option in bank_flips(s, seat) if s.seen[option[1]] & every]


@rules.query
def choose_mission(s: RpgGet, seat: int) -> list[Option]:
    """RG-50: one of the hand, or none; what may be used at any time is offered, too."""
    held = s.memo[HAND + STEP * seat] or s.digest(HAND + STEP * seat)
    out: list[Option] = [PASS]
    for card in held.missions:
        out.append((ATTEMPT, card, -1))
    out += bank_flips(s, seat)
    out += rights(s, seat)
    return out
