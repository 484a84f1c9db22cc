"""What the turn player may do outside the attempt: the asks of opening, Redraw and Play (RG-10 to RG-13, RG-31 to RG-44)."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.ask import NOBODY, PASS, Option
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
from tabletop.games.rpgget.rules.blocks import PLAY_PHASE
from tabletop.games.rpgget.rules.cards import BANK_TEXT, CHARACTER, CLASSES, COST, TYPE
from tabletop.games.rpgget.rules.options import CONCEDE_ALLOWED
from tabletop.games.rpgget.rules.perform import abilities, stock_abilities
from tabletop.games.rpgget.rules.rights import rights
from tabletop.games.rpgget.rules.table import BANK, DECK, HAND, INVENTORY, PARTY, STEP, RpgGet, rules
from tabletop.games.rpgget.rules.values import can_handle

NOTHING = [PASS]
CARDS_AT_MOST = range(4 * 80)
PLAYS, BANKS, HAND_PAYS, BANK_PAYS, FLIPS, REDRAWS = [
    [(act, card, -1) for card in CARDS_AT_MOST] for act in (PLAY_CHARACTER, TO_BANK, PAY_HAND, PAY_BANK, FLIP, REDRAW)
]


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
