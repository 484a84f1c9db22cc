"""Small parts of sentences."""

from __future__ import annotations

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.messages import CardRef, Line, SeatRef, cards
from tabletop.games.espionage.rules.cards import AS_REACTION, CARDS, MISSION


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return CARDS[kind].name if kind != UNKNOWN else "a card"


def put_down(kind: int, card: int, text: int, use: int) -> Line:
    """A card that is played, and as what: `text` is the kind that it copies, -1 for none."""
    line: Line = (CardRef(kind, card),)
    if text >= 0:
        return (*line, " as ", CardRef(text))
    return (*line, " as a Mission") if use == MISSION and AS_REACTION[kind] >= 0 else line


def announced(title: int, chosen: tuple[int, ...]) -> Line:
    """What goes with a card that is played: the kind that is named, -1 for none, and the kinds of discards for which it is."""
    return (*((", naming ", CardRef(title)) if title >= 0 else ()), *((" for ", *cards(chosen)) if chosen else ()))


def owned(seat: int, card: CardRef) -> Line:
    """A card of the stack by whose it is: it may hold several of one title."""
    return (SeatRef(seat), "'s ", card)


def sent(answered: Line, aim: int, you: int = NOBODY) -> Line:
    """What a card that is played answers, () for nothing, and at whom it aims: a Decoy gives a new aim to what it answers.
    `you`: the seat that reads it.
    """
    whom = "you" if aim == you else SeatRef(aim)
    if answered and aim >= 0:
        back = answered[0] == ("your " if aim == you else whom)
        return (" to send ", *answered, " back to " if back else " to ", whom)
    if answered:
        return (" to answer ", *answered)
    return (" at ", whom) if aim >= 0 else ()
