"""Printed facts of the cards for the screens above."""

from __future__ import annotations

from tabletop.core.presentation import CardFace
from tabletop.games.espionage.rules.cards import CARDS
from tabletop.games.espionage.rules.pack import Card
from tabletop.games.espionage.texts import tr


def _face(card: Card) -> CardFace:
    line = tr("face-both" if card.as_mission else f"face-{card.kind}")
    text = (card.text, card.mission_text) if card.mission_text else (card.text,)
    group = tr(f"group-{card.group}")
    return CardFace(
        card.id, card.name, line, text, card.flavour, card.rarity, card.copies, group, card.art, card.copied
    )


FACES = tuple(map(_face, CARDS))
