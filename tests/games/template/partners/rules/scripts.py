"""What may be answered, what changes the table, and the course of the game."""

from __future__ import annotations

from tabletop.core.ask import AGAIN, NOBODY, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.rules import Rules

from .events import Takes, Turn
from .table import HAND, SUITS, TAKEN, TRICK, Cards, suit_of

PLAY = 0  # the only act
rules = Rules("partners")


def sides(s: Cards) -> tuple[int, ...]:
    """Who sits opposite plays together (PT-1)."""
    return tuple(seat % 2 for seat in range(s.seats))


def led(s: Cards) -> int:
    """The suit of the first card of the trick, NOBODY before it."""
    return suit_of(s.kind[s.zones[TRICK][0]]) if s.zones[TRICK] else NOBODY


def follows(s: Cards, seat: int) -> tuple[int, ...]:
    """The cards that may be played: of the suit that was led, else any (PT-4)."""
    hand = s.zones[HAND + seat]
    return tuple(card for card in hand if suit_of(s.kind[card]) == led(s)) or hand


@rules.query
def cards(s: Cards, seat: int) -> list[Option]:
    return [(PLAY, card, TRICK) for card in follows(s, seat)]


@rules.reason_for(cards)
def why_not(s: Cards, seat: int) -> dict[int, tuple[str, str, str]]:
    words = f"{SUITS[led(s)]} were led, and you hold some."
    return {card: ("follow", words, "PT-4") for card in s.zones[HAND + seat] if card not in follows(s, seat)}


def strength(s: Cards, kind: int) -> int:
    """Trumps are above the suit that was led, and all others win nothing (PT-5)."""
    suit = suit_of(kind)
    return kind + 100 * (suit == s.trump) if suit in (s.trump, led(s)) else -1


@verb
def next_player(s: Cards) -> int:
    """Who has to play; NOBODY when all cards are played. A full trick goes to its winner, who leads (PT-3, PT-5, PT-6)."""
    trick, first = s.zones[TRICK], s.turn
    if len(trick) == s.seats:
        best = max(range(s.seats), key=lambda n: strength(s, s.kind[trick[n]]))
        first = (s.turn + 1 + best) % s.seats  # the one after who played last has led
        s.say(Takes(first))
        s.won = tuple(count + (side == first % 2) for side, count in enumerate(s.won))
        for card in trick:
            s.move(card, TAKEN + first)
    elif trick:
        first = (s.turn + 1) % s.seats
    if not s.zones[HAND + first]:
        s.winners = tuple(seat for seat, side in enumerate(sides(s)) if s.won[side] == max(s.won))
        return NOBODY
    if first != s.turn:
        s.turn = first
        s.say(Turn(first))
    return first


@verb
def lay(s: Cards, seat: int, card: int) -> None:
    suit = led(s)
    if suit not in (NOBODY, suit_of(s.kind[card])):
        s.void = tuple(suits | (x == seat) << suit for x, suits in enumerate(s.void))
    s.move(card, TRICK)


@rules.script
def game(t: Handle[Cards], _seat: int) -> Asking[object]:
    seat = next_player(t)
    if seat == NOBODY:
        return None
    _, card, _ = yield t.choose(seat, cards)
    lay(t, seat, card)
    return AGAIN
