"""Which words of an ESPIONAGE card go into which box of its frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.espionage.texts import tr

if TYPE_CHECKING:
    from tabletop.card_art.face import CardText, Frame, Level


def words(card: CardText, frame: Frame, _level: Level) -> dict[str, str]:
    """Return box name -> words; the body is laid out apart."""
    return {
        "tag": frame.tag,
        "title": card.name,
        "bar": card.kind,
        "foot": tr("face-foot", number=f"{card.number:03d}", of=card.of) if card.number else "",
    }
