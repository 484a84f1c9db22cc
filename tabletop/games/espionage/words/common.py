"""Small parts of sentences."""

from __future__ import annotations

from tabletop.core.ask import UNKNOWN
from tabletop.core.definition import CardRef, Line, SeatRef
from tabletop.games.espionage.rules.cards import CARDS


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return CARDS[kind].name if kind != UNKNOWN else "a card"


def sent(answered: CardRef | str, aim: int) -> Line:
    """What a card that is played answers, "" for nothing, and at whom it aims: a Decoy gives a new aim to what it answers."""
    if answered and aim >= 0:
        return (" to send ", answered, " to ", SeatRef(aim))
    if answered:
        return (" to answer ", answered)
    return (" at ", SeatRef(aim)) if aim >= 0 else ()
