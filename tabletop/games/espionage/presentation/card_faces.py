"""Printed facts of the cards for the screens above."""

from __future__ import annotations

from tabletop.core.presentation import CardFace, CardSign
from tabletop.core.view import ViewOf
from tabletop.games.espionage.rules.cards import CARDS, Card
from tabletop.games.espionage.rules.table import DRAW, LOOKED, Spies
from tabletop.games.espionage.texts import tr


def _face(card: Card) -> CardFace:
    line = tr("face-both" if card.as_mission else f"face-{card.kind}")
    text = (card.text, card.mission_text) if card.mission_text else (card.text,)
    group = tr(f"group-{card.group}")
    return CardFace(
        card.id, card.name, line, text, card.flavour, card.rarity, card.copies, group, card.art, card.copied
    )


FACES = tuple(map(_face, CARDS))


# What is to be seen beside the cards: icons of acts, and while the draw pile is looked at, where its cards are, which
# stay.

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
