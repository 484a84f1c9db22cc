"""Faces of cards: what a game's presentation/faces.py says of them, and what holds where it says nothing.

words(text, frame, level) -> box name: words
bodies(text, level) -> box name: paragraphs
layers(text, level) -> pictures from below to above
frame(face) -> the name of the frame of a card
lying(text, view, card) -> its words where it lies on the table
other(text, view, card) -> the same of its other side, for games whose cards have two that everybody may look at
signs(text) -> small pictures that stand for it in a line of a list: what decks are built by
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop import games
from tabletop.card_art.face import BACK, CARD, CardText, FaceFrame, FaceLayer, FaceSpec, Level, TextBox, back, spec
from tabletop.i18n import per_language
from tabletop.toolkit import assets

if TYPE_CHECKING:
    from tabletop.core.presentation import CardFace
    from tabletop.core.view import View


@per_language
def _told(game: str, name: str) -> Any:
    return games.plugin(game).part("presentation.faces", name)


def words(game: str, text: CardText, frame: FaceFrame, level: Level) -> dict[str, str]:
    """Box name -> the words on one line in it."""
    if told := _told(game, "words"):
        found: dict[str, str] = told(text, frame, level)
        return found
    return {"tag": frame.tag, "title": text.name, "bar": text.kind}


def layers(game: str, text: CardText, level: Level) -> tuple[FaceLayer, ...]:
    """The pictures of a card from below to above; one of them is its art."""
    if told := _told(game, "layers"):
        found: tuple[FaceLayer, ...] = told(text, level)
        return found
    frame = spec(game).kinds[text.frame]
    art = FaceLayer(f"art/{text.id}.webp")
    if not frame.frame:  # a plain card: whoever draws no frames may have no art either
        return (art,) if assets.find("sprites", game, *art.file.split("/")) else ()
    return art, FaceLayer(frame.frame if level == "full" else frame.mini)


def bodies(game: str, text: CardText, level: Level) -> dict[str, tuple[str, ...]]:
    """Box name -> the paragraphs that run over several lines in it."""
    if told := _told(game, "bodies"):
        found: dict[str, tuple[str, ...]] = told(text, level)
        return found
    return {"body": text.text}


def lying(game: str, text: CardText, view: View, card: int) -> CardText:
    """The words of a card as it lies on the table: another side, another picture."""
    told = _told(game, "lying")
    found: CardText = told(text, view, card) if told else text
    return found


def signs(game: str, text: CardText) -> tuple[str, ...]:
    """Files of the pictures behind its name in a list, () in most games."""
    told = _told(game, "signs")
    found: tuple[str, ...] = told(text) if told else ()
    return found


def two_sided(game: str) -> bool:
    """Whether cards lie on the table whose other side may be looked at."""
    return _told(game, "other") is not None


def other(game: str, text: CardText, view: View, card: int) -> CardText:
    """The words on the other side of a card that lies on the table."""
    found: CardText = _told(game, "other")(text, view, card)
    return found


def frame_of(game: str, face: CardFace) -> str:
    """The frame of a card: what its game says, else that of its rarity if there is one, else of how it is played."""
    if told := _told(game, "frame"):
        return str(told(face))
    known = spec(game).kinds
    for name in (face.rarity, face.line.lower()):
        if name in known:
            return name
    return "both" if "both" in known and " or " in face.line else next(iter(known))


__all__ = [
    "BACK",
    "CARD",
    "CardText",
    "FaceFrame",
    "FaceLayer",
    "FaceSpec",
    "Level",
    "TextBox",
    "back",
    "bodies",
    "frame_of",
    "layers",
    "lying",
    "other",
    "signs",
    "spec",
    "two_sided",
    "words",
]
