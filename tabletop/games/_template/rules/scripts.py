"""What may be answered, what changes the table, and the course of the game."""

from __future__ import annotations

from tabletop.core.ask import AGAIN, NOBODY, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.layout import ALL_EYES
from tabletop.core.rules import Rules

from ..texts import tr
from .events import Falls, Turn
from .table import DISCARD, HAND, PILE, STORM, WORTH, Circle

PASS_ON = 0  # the only act
rules = Rules("pass_the_card")


@rules.query
def passed_on(s: Circle, seat: int) -> list[Option]:
    """PC-3: any card but the drawn one, to anybody else."""
    rivals = [x for x in s.order() if x != seat]
    return [(PASS_ON, card, x) for card in s.zones[HAND + seat] if card != s.drawn for x in rivals]


@rules.reason_for(passed_on)
def why_not(s: Circle, _seat: int) -> dict[int, tuple[str, str, str]]:
    return {s.drawn: ("just_drawn", tr("just-drawn"), "PC-3")}


def worth(s: Circle, seat: int) -> int:
    return sum(WORTH[s.kind[card]] for card in s.zones[HAND + seat])


def strike(s: Circle, seat: int) -> bool:
    """Whether a seat that has just got a card has fallen by it (PC-5)."""
    cards = s.zones[HAND + seat]
    if sum(s.kind[card] == STORM for card in cards) < s.fatal:
        return False
    s.alive = tuple(alive and x != seat for x, alive in enumerate(s.alive))
    s.say(Falls(seat))
    for card in cards:
        s.move(card, DISCARD)
    return True


@verb
def begin(s: Circle) -> int:
    """The seat whose turn begins, NOBODY when the game is over (PC-4, PC-6)."""
    living = [x for x in range(s.seats) if s.alive[x]]
    if len(living) > 1 and s.zones[PILE]:
        s.turn = next((x for x in living if x > s.turn), living[0])
        s.say(Turn(s.turn))
        return s.turn
    for seat in living:
        s.show(ALL_EYES, s.zones[HAND + seat])
    s.winners = tuple(x for x in living if worth(s, x) == max(worth(s, y) for y in living))
    return NOBODY


@verb
def draw(s: Circle, seat: int) -> bool:
    """PC-2. First all others lose track of the hand: a card that one of them gave may leave it again, face down."""
    s.lose_track(HAND + seat, 1 << seat)
    s.drawn = s.zones[PILE][-1]
    s.move(s.drawn, HAND + seat)
    return not strike(s, seat)


@verb
def hand_over(s: Circle, card: int, to: int) -> None:
    s.move(card, HAND + to)
    strike(s, to)


@rules.script
def game(t: Handle[Circle], _seat: int) -> Asking[object]:
    seat = begin(t)
    if seat == NOBODY:
        return None
    yield t.call(turn, seat)
    return AGAIN


@rules.script
def turn(t: Handle[Circle], seat: int) -> Asking[None]:
    if draw(t, seat):
        _, card, to = yield t.choose(seat, passed_on)
        hand_over(t, card, to)
