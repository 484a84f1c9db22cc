"""What messages are told of cards on the stack."""

from __future__ import annotations

from tabletop.core.ask import UNKNOWN
from tabletop.core.messages import CardRef, SeatRef
from tabletop.games.espionage.rules.cards import AS_REACTION, CARDS, MISSION
from tabletop.games.espionage.texts import tr
from tabletop.i18n.catalogue import Value

Args = dict[str, Value]


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return CARDS[kind].name if kind != UNKNOWN else tr("a-card")


def put_down(kind: int, card: int, text: int, use: int) -> Args:
    """A card that is played, and as what: `text` is the kind that it copies, -1 for none."""
    as_mission = use == MISSION and AS_REACTION[kind] >= 0
    return {
        "kind": CardRef(kind, card),
        "text": CardRef(text),
        "use": "copy" if text >= 0 else "mission" if as_mission else "itself",
    }


def answers(answered: str, owner: int, aim: int) -> Args:
    """What a card that is played answers ("card", "discards" or "nothing"), whose it is and at whom it aims: a Decoy gives a
    new aim to what it answers, the one who played it too.
    """
    return {
        "answered": answered,
        "owner": SeatRef(owner),
        "aim": SeatRef(aim),
        "back": "yes" if owner == aim else "no",
    }
