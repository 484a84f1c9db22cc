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

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

import msgspec

from tabletop import games
from tabletop.i18n import per_language
from tabletop.toolkit import assets

if TYPE_CHECKING:
    from tabletop.core.presentation import CardFace
    from tabletop.core.view import View

# What a card face shows: the words a game supplies, and where a game's frames want them.

CARD = (480, 672)
BACK = "back"  # the frame of a back, for games with several
Level: TypeAlias = Literal["full", "mini", "small", "token"]  # how much a face shows, by its width


class CardText(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """The printed words of one kind of card. `id` names its art, `frame` one of the game's frames.

    `text` holds paragraphs of rich text, `number` is its place in a set of `of` cards, `marks` what else is printed,
    `terms` what words on it mean, which is not; `spoken` says its kind, its numbers and its pictures in sentences.
    """

    id: str
    name: str
    frame: str
    text: tuple[str, ...]
    kind: str = ""
    flavour: str = ""
    number: int = 0
    of: int = 0
    rarity: str = ""
    marks: tuple[tuple[str, str], ...] = ()
    terms: tuple[tuple[str, str], ...] = ()
    spoken: tuple[str, ...] = ()


class FaceLayer(NamedTuple):
    """A picture of a card: its file in the game's folder, its place in card units."""

    file: str
    box: tuple[float, float, float, float] = (0, 0, *CARD)


class TextBox(msgspec.Struct, frozen=True):
    """Where a text goes on a card, in its units (usually 480x672); without a font it only marks a place.

    `outline`: of ink, in units.
    """

    box: tuple[float, float, float, float]
    font: str = ""
    size: float = 0
    colour: str = "#ffffff"
    align: str = "left"
    anchor: str = "middle"
    tracking: float = 0
    outline: float = 0


class FaceFrame(msgspec.Struct, frozen=True):
    """One kind of frame: its pictures in full and mini, its tag and its colours."""

    frame: str
    mini: str
    tag: str
    accent: str
    title: str


class FacePicture(msgspec.Struct, frozen=True):
    picture: str


class FaceSpec(msgspec.Struct, frozen=True):
    """The decoded `frames.toml` of a game. `card`: width and height of its cards in the units of all its boxes."""

    radius: float
    kinds: dict[str, FaceFrame]
    full: dict[str, TextBox]
    mini: dict[str, TextBox]
    back: FacePicture
    small: dict[str, TextBox] = {}
    token: dict[str, TextBox] = {}
    card: tuple[int, int] = CARD

    @property
    def shape(self) -> float:
        """Height by width."""
        return self.card[1] / self.card[0]

    def boxes(self, level: Level) -> dict[str, TextBox]:
        return {"full": self.full, "mini": self.mini, "small": self.small, "token": self.token}[level]

    def colour(self, frame: FaceFrame, box: TextBox) -> str:
        """Return the colour of a text: "accent" and "title" are the frame's own."""
        return {"accent": frame.accent, "title": frame.title}.get(box.colour, box.colour)


@per_language
def back(name: str) -> CardText:
    """One of the backs of a game with several: the picture of that name."""
    return CardText(id=name, name="", frame=BACK, text=())


@per_language
def spec(game: str) -> FaceSpec:
    """Return where the words go on the cards of a game. Raises AssetError when the game has no frames."""
    data = assets.read_bytes("sprites", game, "frames.toml")
    try:
        return msgspec.toml.decode(data, type=FaceSpec)
    except msgspec.ValidationError as error:
        raise assets.AssetError(f"sprites/{game}/frames.toml: {error}") from None


def halves(name: str) -> tuple[str, str]:
    """A name in two lines, cut where the longer line is shortest; one word is the first line."""
    words = name.split()
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(cuts, key=lambda cut: max(map(len, cut)), default=(name, ""))


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
