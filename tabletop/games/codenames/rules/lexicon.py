"""The clue words that are understood, as they stand in clues.toml. Read when first wanted: the rules rarely need them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from msgspec import Struct, field

from tabletop.core.toml_loader import DataFileError, nearest, read_toml
from tabletop.games.codenames.rules.cards import ASSET, ASSETS, PACKAGE, AssetKind

FILE = "clues.toml"


class Tag(Struct, frozen=True, forbid_unknown_fields=True):
    """A clue word that assets carry. forms mean it, near and loose mean something like it, idiom only in a fixed phrase."""

    category: str
    forms: tuple[str, ...]
    near: tuple[str, ...]
    loose: tuple[str, ...]
    related: tuple[str, ...]
    idiom: tuple[str, ...] = ()
    say: bool = True


class KindWords(Struct, frozen=True, forbid_unknown_fields=True):
    kind: AssetKind
    words: tuple[str, ...]


class ClassWords(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    words: tuple[str, ...]
    assets: tuple[str, ...]


class Strengths(Struct, frozen=True, forbid_unknown_fields=True):
    """How strongly a typed word means a tag, a name or a kind (help pages, "What bots understand")."""

    exact: float
    forms: float
    near: float
    loose: float
    idiom: float
    related: float
    stem: float
    compound: float
    name_word: float
    kind_word: float
    class_word: float
    memory: float
    memory_floor: float


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    match: Strengths
    kind: tuple[KindWords, ...]
    class_: tuple[ClassWords, ...] = field(name="class")
    clues: dict[str, Tag]

    def __post_init__(self) -> None:
        """DataFileError for a tag or an asset that is named and not there."""
        for word, tag in self.clues.items():
            for related in tag.related:
                if related not in self.clues:
                    raise DataFileError(f"{FILE}: clues, {word}, related: {related!r}{nearest(related, self.clues)}")
        for group in self.class_:
            for asset in group.assets:
                if asset not in ASSET:
                    raise DataFileError(f"{FILE}: class {group.id}: {asset!r}{nearest(asset, ASSET)}")
        for card in ASSETS:
            for word in card.tags:
                if word not in self.clues:
                    raise DataFileError(f"cards.toml: card {card.id!r}, tags: {word!r}{nearest(word, self.clues)}")


@cache
def book() -> Book:
    return read_toml(files(PACKAGE).joinpath(FILE).read_bytes(), Book, FILE)


@cache
def known_words() -> frozenset[str]:
    """Every word that stands in the table of tags."""
    found: set[str] = set()
    for word, tag in book().clues.items():
        found |= {word, *tag.forms, *tag.near, *tag.loose, *tag.idiom}
    return frozenset(found)


@cache
def tag_of_form() -> dict[str, str]:
    """Tags and their forms -> the tag."""
    found = {form: word for word, tag in book().clues.items() for form in tag.forms}
    return found | {word: word for word in book().clues}
