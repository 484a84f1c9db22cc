"""The plain changes that verbs and effects are made of: turning, leaving, drawing, the end of the game."""

from __future__ import annotations

from tabletop.games.beanz.rules.cards import COMEBACK
from tabletop.games.beanz.rules.events import Captures, Comeback, DeckOut, Domino, DominoStops, Draws, Over, Spent
from tabletop.games.beanz.rules.options import RIGHT_FIRST, SHOOT_OFF
from tabletop.games.beanz.rules.table import (
    COSMOS,
    DECK,
    DISCARD,
    GALAXIES,
    HAND,
    HEADZ_UP,
    LOOT,
    RING,
    SIDEWAYZ,
    SLOTS,
    Beanz,
    captured,
)
from tabletop.games.beanz.rules.values import push_value, resist_value

DOMINO_OUT = 2  # a push of twice the resistance throws the Bean off (MB-119)


def turn_bean(s: Beanz, card: int, pos: int) -> None:
    """Give a Bean on the mat another position; the event is ("turn", card, position)."""
    s.pos[card] = pos
    if s.events is not None:
        s.events.append(("turn", card, pos))


def leave(s: Beanz, card: int) -> None:
    """Off the mat into the owner's discard pile, or by its own power into the hand (MB-46, MB-137). Cosmos cards stay."""
    back = comes_back(s, card)
    if back:
        s.say(Comeback(s.owner[card], card, s.kind[card]))
    s.pos[card] = s.once[card] = 0
    s.move(card, (HAND if back else DISCARD) + s.owner[card])


def comes_back(s: Beanz, card: int) -> bool:
    """MB-137: only a Headz-up power works."""
    return bool(COMEBACK[s.kind[card]]) and s.pos[card] == HEADZ_UP


def to_hand(s: Beanz, card: int) -> None:
    s.pos[card] = s.once[card] = 0
    s.move(card, HAND + s.owner[card])


def lay_cosmos(s: Beanz, card: int, zone: int) -> None:
    """A Cosmos card that already lies there goes to its owner's discard pile (MB-68)."""
    for old in s.zones[zone]:
        s.move(old, DISCARD + s.owner[old])
    s.move(card, zone)


def draw(s: Beanz, seat: int, count: int, *, bought: bool = False) -> bool:
    """From the top; True when the deck is empty and the game has ended (MB-109)."""
    deck = DECK + seat
    cards = s.zones[deck][:count]
    for card in cards:
        s.move(card, HAND + seat)
    if s.events is not None:
        s.tell(Draws(seat, s.kinds(cards), bought), eyes=1 << seat)
    return check_deck(s, seat)


def check_deck(s: Beanz, seat: int) -> bool:
    if s.zones[DECK + seat]:
        return False
    s.say(DeckOut(seat))
    end_by_loot(s, "deck_out")
    return True


# -- the end (MB-108 to MB-116) ----------------------------------------------------------------------------------------
def finish(s: Beanz, ending: str, winners: tuple[int, ...]) -> None:
    s.ending, s.winners = ending, winners
    s.say(Over(winners))


def end_by_loot(s: Beanz, ending: str) -> None:
    """More captured Space Loot wins; equal is a draw, or a shoot-off has to decide (MB-110, MB-111)."""
    mine, yours = captured(s, 0), captured(s, 1)
    if mine != yours:
        finish(s, ending, (0,) if mine > yours else (1,))
    elif s.house & SHOOT_OFF:
        s.tied = ending
    else:
        finish(s, ending, (0, 1))


def is_over(s: Beanz) -> bool:
    return bool(s.ending or s.tied)


def capture(s: Beanz, seat: int, half: int) -> bool:
    """MB-101: one Space Loot card to the hand, the half's Beans leave. True when it was the last one there: the game ends at
    once (MB-105), with the Galaxy that has won it as it lies.
    """
    zone = LOOT + 3 * seat + half
    s.move(s.zones[zone][-1], HAND + seat)
    s.say(Captures(seat, half, len(s.zones[zone]), 1 - seat, GALAXIES[half if seat == 0 else 2 - half]))
    if not s.zones[zone]:
        finish(s, "loot_cleared", (seat,))
        return True
    rings = range(SLOTS * seat, SLOTS * seat + SLOTS)
    beans = [card for ring in rings if HALF[ring] == half for card in s.zones[ring]]
    if s.events is not None and (spent := [card for card in beans if not comes_back(s, card)]):
        s.say(Spent(seat, half, s.kinds(tuple(spent))))
    for card in beans:
        leave(s, card)
    return False


HALF = (0, 0, 1, 1, 1, 2, 2) * 2


# -- Domino Effect (MB-117 to MB-125) ----------------------------------------------------------------------------------
def domino(s: Beanz, ring: int) -> tuple[int, ...]:
    """The ripples to both sides of a Bean that an attack has just toppled; the ring indexes that fell, in order."""
    fallen: list[int] = []
    affected = 1 << ring
    for step in (1, -1) if s.house & RIGHT_FIRST else (-1, 1):
        faller = ring
        while True:
            n = (faller + step) % RING
            if not s.zones[n] or affected >> n & 1:
                break
            push, resist, card = push_value(s, faller), resist_value(s, n), s.zones[n][0]
            if resist > push:
                s.say(DominoStops(card, s.kind[card], s.owner[card], push, resist))
                break
            affected |= 1 << n
            fallen.append(n)
            off = push >= DOMINO_OUT * resist or s.pos[card] == SIDEWAYZ
            s.say(Domino(card, s.kind[card], s.owner[card], push, resist, off))
            if off:
                leave(s, card)
                break
            turn_bean(s, card, SIDEWAYZ)
            faller = n
    return tuple(fallen)


def under(s: Beanz, ring: int) -> int:
    """The Cosmos card in a slot, -1 for none."""
    zone = s.zones[COSMOS + ring]
    return zone[0] if zone else -1
