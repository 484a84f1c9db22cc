"""Printed facts of the cards for the screens above."""

from __future__ import annotations

from tabletop.core.presentation import CardFace
from tabletop.games.espionage.rules.cards import CARDS
from tabletop.games.espionage.rules.pack import Card

LINES = {"mission": "Mission", "reaction": "Reaction", "held": "Held"}


def _face(card: Card) -> CardFace:
    line = "Reaction or Mission" if card.as_mission else LINES[card.kind]
    text = (card.text, card.mission_text) if card.mission_text else (card.text,)
    return CardFace(
        card.id, card.name, line, text, card.flavour, card.rarity, card.copies, card.group, card.art, card.copied
    )


FACES = tuple(map(_face, CARDS))
