"""What a card face shows: the words a game supplies, and where a game's frames want them."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from tabletop.i18n import per_language
from tabletop.toolkit import assets

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
