"""What is to be seen beside the cards: icons of acts, and while the draw pile is looked at, where its cards are, which stay."""

from __future__ import annotations

from tabletop.core.presentation import CardSign
from tabletop.core.view import ViewOf
from tabletop.games.espionage.rules.table import DRAW, LOOKED, Spies

ICONS = {
    "play": "play",
    "claim": "trophy",
    "concede": "flag",
    "react": "bolt",
    "answer": "link",
    "aim": "target",
    "name": "bullhorn",
    "choose": "cards-outline",
    "take": "hand",
    "give": "hand-heart",
    "put": "layers",
    "give_up": "delete",
    "done": "check",
    "begin": "seat",
}


def signs(view: ViewOf[Spies]) -> tuple[CardSign, ...]:
    """Of the pile, for all: how many of its cards somebody looks at; they count on. Of a card that may not be taken, for
    whoever looks.
    """
    looked = view.table.zones[LOOKED]
    if not looked:
        return ()
    out = [CardSign("zone", DRAW, str(len(looked)), "plain", "eye")]
    if view.query == "pick_looked" and view.options:
        free = {option[1] for option in view.options}
        out += [CardSign("card", card, "", "bad", "lock") for card in looked if card not in free]
    return tuple(out)
