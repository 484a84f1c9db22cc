"""How an ESPIONAGE card is framed, and which words go into which box of its frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.espionage.rules.cards import CARDS, KIND
from tabletop.games.espionage.texts import tr

if TYPE_CHECKING:
    from tabletop.card_art import CardText, FaceFrame, Level
    from tabletop.core.presentation import CardFace


def frame(face: CardFace) -> str:
    """Gold by itself, all others by how they are played."""
    card = CARDS[KIND[face.id]]
    if card.rarity == "gold":
        return "gold"
    if card.as_mission:
        return "both"
    return "reaction" if card.kind == "reaction" else "mission"


def words(card: CardText, _frame: FaceFrame, _level: Level) -> dict[str, str]:
    """Return box name -> words; the body is laid out apart."""
    return {
        "tag": tr(f"tag-{card.frame}"),
        "title": card.name,
        "bar": card.kind,
        "foot": tr("face-foot", number=f"{card.number:03d}", of=card.of) if card.number else "",
    }
