"""The assets, the keys, the covers and the score chart, as they stand in cards.toml and keys.toml."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

from msgspec import Struct

from tabletop.core.toml_loader import DataFileError, read_cards, read_toml
from tabletop.games.codenames.texts import tr

PACKAGE = "tabletop.games.codenames"
CELLS, WIDTH = 25, 5
SHIELD, HYDRA, NEUTRAL, ASSASSIN = range(4)  # owners; the first two are the sides as well
LETTERS = "SHNX"  # CN-26: colours never stand alone
SIDES = ("S.H.I.E.L.D.", "HYDRA")
OWNERS = (*SIDES, tr("coach-neutral"), tr("coach-assassin"))
COUNTS = {SHIELD: 8, HYDRA: 8, NEUTRAL: 7, ASSASSIN: 1}  # CN-1; the starter has one more, the Double Agent

AssetKind = Literal["person", "thing", "place", "group", "idea"]


class Asset(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the 200 cards. parts: what counts as a part of its name (CN-65); tags: clue words and their weights, 1 to 5."""

    id: str
    name: str
    kind: AssetKind
    fame: Literal[1, 2, 3]
    description: str
    art: str
    parts: tuple[str, ...]
    also: tuple[str, ...]
    tags: dict[str, int]


class Game(Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["codenames"]


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    game: Game
    card: tuple[Asset, ...]


class Key(Struct, frozen=True, forbid_unknown_fields=True):
    """A key card: five rows of owners in reading order."""

    id: str
    start: Literal["shield", "hydra"]
    cells: tuple[str, ...]


class Cover(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    owner: str
    count: int
    colour: str
    mark: str
    art: str


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the chart for one team alone: what is said when so many assets of the rivals are left (CN-109)."""

    rival_left: int
    title: str
    text: str


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    key: tuple[Key, ...]
    cover: tuple[Cover, ...]
    score: tuple[Score, ...]


def owners(key: Key) -> bytes:
    """The owners of a key's 25 cells, unturned. DataFileError unless it has 9, 8, 7 and 1 of them (CN-22)."""
    letters = "".join(key.cells)
    start = SHIELD if key.start == "shield" else HYDRA
    want = {**COUNTS, start: COUNTS[start] + 1}
    if len(letters) != CELLS or any(letters.count(LETTERS[owner]) != count for owner, count in want.items()):
        raise DataFileError(
            f"keys.toml: key {key.id!r}: it has to have 25 cells, of them 9 and 8 of the sides, 7 N and 1 X"
        )
    return bytes(LETTERS.index(letter) for letter in letters)


def turned(cells: bytes) -> bytes:
    """A key a quarter turn to the right (CN-25)."""
    return bytes(cells[(WIDTH - 1 - i % WIDTH) * WIDTH + i // WIDTH] for i in range(CELLS))


def four_turns(cells: bytes) -> tuple[bytes, ...]:
    found = [cells]
    for _ in range(3):
        found.append(turned(found[-1]))
    return tuple(found)


def read_pack(data: bytes, name: str) -> Pack:
    """DataFileError names what is wrong: also a set that has not enough cards for a grid."""
    pack = read_cards(data, Pack, name)
    if len(pack.card) < CELLS:
        raise DataFileError(f"{name}: {tr('lint-too-few', cells=CELLS, count=len(pack.card))}")
    return pack


def _own(name: str) -> bytes:
    return files(PACKAGE).joinpath(name).read_bytes()


ASSETS = read_pack(_own("cards.toml"), "cards.toml").card
BOX = read_toml(_own("keys.toml"), Box, "keys.toml")
KEYS = tuple(four_turns(owners(key)) for key in BOX.key)  # by key, by turn
STARTERS = tuple(SHIELD if key.start == "shield" else HYDRA for key in BOX.key)
ASSET = {asset.id: kind for kind, asset in enumerate(ASSETS)}
TOKEN = len(ASSETS)  # the kind of a cell's owner is TOKEN + owner
POOLS = {least: tuple(kind for kind, asset in enumerate(ASSETS) if asset.fame >= least) for least in (1, 2, 3)}
SCORES = {score.rival_left: score for score in BOX.score}
