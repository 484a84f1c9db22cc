"""How an asset and a cover are put together: a word or a picture, and a cover over either (CN-9, CN-26, section 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tabletop.card_art import BACK, FaceLayer, halves
from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.presentation.card_faces import COVER_OF, DOUBLE, GAUNTLET, cover_id
from tabletop.games.codenames.presentation.looks import owner_known
from tabletop.games.codenames.rules.cards import ASSETS, CELLS
from tabletop.games.codenames.rules.options import CAPTIONS
from tabletop.games.codenames.rules.table import KEY, rules
from tabletop.games.codenames.words import place
from tabletop.toolkit import assets

if TYPE_CHECKING:
    from tabletop.card_art import CardText, FaceFrame, Level
    from tabletop.core.presentation import CardFace
    from tabletop.core.view import View
    from tabletop.games.codenames.rules.table import Board

WHOLE = (0, 0, 500, 300)
SHORT = 11  # letters that one line holds in large type
KINDS = {"cover-shield": 8, "cover-hydra": 8, "cover-neutral": 6}  # pictures of each
SIDE = ("shield", "hydra")


def frame(face: CardFace) -> str:
    return "cover" if face.group == "cover" else "picture"


def lying(text: CardText, view: View, card: int) -> CardText:
    """An asset shows its word or its picture and where it lies; a cover shows what it covers."""
    return _lying(text, view, card, view.table.pictures)


def other(text: CardText, view: View, card: int) -> CardText:
    """The other side of an asset: any seat may look at it at any time (CN-58)."""
    return _lying(text, view, card, ~view.table.pictures)


def _lying(text: CardText, view: View, card: int, pictures: int) -> CardText:
    table = view.table
    cell = card % CELLS
    marks = (("place", place(cell)),)
    if card < CELLS:
        shown = "picture" if pictures >> cell & 1 and drawn(text.id) else "word"
        captions = shown == "picture" and table.house & CAPTIONS
        return replace(text, frame=shown, marks=(*marks, ("named", text.name)) if captions else marks)
    if table.at[card] == KEY:  # it stays in its stand, also when it is open to all
        return replace(text, id="back", frame=BACK)
    return replace(text, id=_cover(table, cell), name=ASSETS[table.kind[cell]].name, marks=marks)


def _cover(table: Board, cell: int) -> str:
    """The picture of the cover on a cell; the side's own ones differ from cell to cell."""
    covered = any(row[3] == cell for row in table.guessed)
    name = cover_id(table, cell) if covered else COVER_OF.get(owner_known(table, cell), GAUNTLET)
    if name == DOUBLE:
        return f"cover_double_agent_{SIDE[table.starter]}"
    file = name.replace("-", "_")
    return f"{file}_{cell % KINDS[name] + 1}" if name in KINDS else file


def drawn(asset: str) -> bool:
    return assets.find("sprites", rules.game, "art", f"{asset}.webp") is not None


def layers(card: CardText, _level: Level) -> tuple[FaceLayer, ...]:
    """The pictures of a card from below to above."""
    if card.frame == "cover":
        file = card.id.replace("-", "_")
        file = file if file not in {name.replace("-", "_") for name in KINDS} else f"{file}_1"
        return (FaceLayer(f"{file}.webp", WHOLE),)
    if card.frame == "word" or not drawn(card.id):
        return (FaceLayer("frame_word.webp", WHOLE),)
    return FaceLayer(f"art/{card.id}.webp", WHOLE), FaceLayer("frame_picture.webp", WHOLE)


def words(card: CardText, frame: FaceFrame, level: Level) -> dict[str, str]:
    """Box name -> words: the name in one line or two, where it lies, and below a cover what it covers."""
    del frame
    out = {"place": dict(card.marks).get("place", "")}
    name = capitals(card.name)
    if card.frame == "cover":
        return out | {"under": name}
    if card.frame == "picture" and drawn(card.id):
        named = "named" in dict(card.marks) or (level == "full" and not card.marks)  # large, beside the table
        return out | ({"caption": name} if named else {})
    first, last = lines(name)
    return out | ({"upper": first, "title": last} if first else {"title": name})


def lines(name: str) -> tuple[str, str]:
    """A long name in two lines; a short one in the second alone."""
    return ("", name) if len(name) <= SHORT or " " not in name else halves(name)


def bodies(_card: CardText, _level: Level) -> dict[str, tuple[str, ...]]:
    """Nothing runs over several lines."""
    return {}
