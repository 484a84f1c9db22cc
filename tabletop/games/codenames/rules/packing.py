"""Lists of words as assets: what packs of words turn into, and what of our own data goes with our own assets only."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any
from unicodedata import normalize

from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import DataFileError, parse
from tabletop.core.toml_writer import written
from tabletop.games.codenames.rules.cards import ASSETS, CELLS
from tabletop.games.codenames.rules.lexicon import FILE as CLUES
from tabletop.games.codenames.rules.lexicon import book, tag_of_form
from tabletop.games.codenames.rules.lint import LONGEST
from tabletop.games.codenames.rules.wording import bare
from tabletop.games.codenames.texts import tr
from tabletop.i18n import grouped

LEAST, MOST = CELLS, 2000  # words of a list
ROOM = 250  # different assets that one game can tell apart, and the four owners of cells
NAMES = "words.txt"
KIN = "bots/kin.toml"
SELF, NEAR, RELATED, LOOSE, IDIOM = 5, 5, 4, 4, 2  # how much a word has to do with a tag, by how clues.toml knows it

STEP = 2  # so much less has a word to do with what lies beside one of its tags
CLEAR, FEW = 3, 3  # so many of our assets with such weights say that two tags go together


def list_of(data: bytes) -> list[str]:
    """The words of a list, one a line; empty lines and those with # are none. DataFileError names the first that is wrong."""
    try:
        lines = data.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        raise DataFileError(tr("words-not-text", file=NAMES)) from error
    found: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        word = normalize("NFC", " ".join(line.split(" "))).strip()
        if not word or word.startswith("#"):
            continue
        if not word.isprintable():
            raise DataFileError(tr("words-signs", file=NAMES, line=number, word=shown(word)))
        if len(word) > (most := LONGEST["name"]):
            said = tr("words-too-long", file=NAMES, line=number, word=shown(word), count=len(word), most=most)
            raise DataFileError(said)
        if not parts_of(word):
            raise DataFileError(tr("words-no-word", file=NAMES, line=number, word=shown(word)))
        if bare(word) in found:
            raise DataFileError(tr("words-twice", file=NAMES, line=number, word=shown(word)))
        found[bare(word)] = word
    if not LEAST <= len(found) <= MOST:
        raise DataFileError(tr("words-count", file=NAMES, count=len(found), least=LEAST, most=grouped(MOST)))
    return list(found.values())


def shares(data: bytes, lists: int) -> int:
    """Into how many shares a list is cut where there is one of so many at a table: one share is dealt from in a match."""
    return -(-len(list_of(data)) // (ROOM // lists))


def from_words(data: bytes, pack: str, lists: int, share: int) -> list[dict[str, Any]]:
    """One share of a list as assets. Those that our bots know something of have tags."""
    words, step = list_of(data), shares(data, lists)
    names = _names(words)
    return [_asset(f"{pack}.{names[word]}", word) for word in words[share % step :: step]]


def known(rows: list[dict[str, Any]]) -> int:
    """Of how many assets bots know something."""
    return sum(bool(row["tags"]) for row in rows)


def files(own: Callable[[str], bytes], assets: frozenset[str]) -> dict[str, bytes]:
    """Our files that speak of assets, with what they say of these alone."""
    clues, kin = parse(own(CLUES), CLUES), parse(own(KIN), KIN)
    for group in clues["class"]:
        group["assets"] = [one for one in group["assets"] if one in assets]
    kin["whole"] = {key: words for key, words in kin["whole"].items() if key in assets}
    for table in ("close", "kin"):
        kin[table] = {key: [one for one in ids if one in assets] for key, ids in kin[table].items() if key in assets}
        for name in kin["name"].values():
            name[table] = [one for one in name.get(table, ()) if one in assets]
    return {CLUES: written(clues).encode(), KIN: written(kin).encode()}


def parts_of(word: str) -> tuple[str, ...]:
    """What a clue may not be (CN-65)."""
    parts = re.findall(r"\w+", bare(word).replace("_", " "))
    return tuple(dict.fromkeys([*parts, "".join(parts)])) if parts else ()


def _names(words: list[str]) -> dict[str, str]:
    """By word, the end of its id, which is the name of its picture: the word in small letters, or its number in the list."""
    found: dict[str, str] = {}
    for number, word in enumerate(words, 1):
        plain = re.sub(r"[^a-z0-9]+", "-", bare(word)).strip("-") if bare(word).isascii() else ""
        found[word] = plain if plain and plain not in found.values() else f"word-{number}"
    return found


def _asset(name: str, word: str) -> dict[str, Any]:
    tags: dict[str, int] = {}
    for part in parts_of(word):
        for tag, weight in _tags().get(part, {}).items():
            tags[tag] = max(weight, tags.get(tag, 0))
    return {
        "id": name,
        "name": word,
        "kind": "thing",
        "fame": 3,
        "description": "",
        "art": "",
        "parts": list(parts_of(word)),
        "also": [],
        "tags": tags,
    }


@cache
def _tags() -> dict[str, dict[str, int]]:
    """By a word, the tags that it has to do with, and how much: as clues.toml knows it, then what goes with those tags."""
    found: dict[str, dict[str, int]] = {}

    def note(word: str, tag: str, weight: int) -> None:
        mine = found.setdefault(bare(word), {})
        mine[tag] = max(weight, mine.get(tag, 0))

    for tag, entry in book().clues.items():
        for words, weight in ((entry.near, NEAR), (entry.loose, LOOSE), (entry.idiom, IDIOM)):
            for word in words:
                note(word, tag, weight)
        for related in entry.related:
            note(related, tag, RELATED)
            note(tag, related, RELATED)
    for form, tag in tag_of_form().items():
        for other, weight in list(found.get(tag, {}).items()):
            note(form, other, weight)
        note(form, tag, SELF)
    direct = {word: list(tags.items()) for word, tags in found.items()}
    for word, tags in direct.items():
        for tag, weight in tags:
            for other in _beside()[tag]:
                note(word, other, max(1, weight - STEP))
    return found


@cache
def _beside() -> dict[str, frozenset[str]]:
    """By tag, those that lie near it: related ones, and those that most of our own assets with it have, too."""
    held = {tag: [asset for asset in ASSETS if asset.tags.get(tag, 0) >= CLEAR] for tag in book().clues}
    out = {}
    for tag, assets in held.items():
        together = Counter(other for asset in assets for other, weight in asset.tags.items() if weight >= CLEAR)
        often = {other for other, count in together.items() if count >= FEW and 2 * count > len(assets)}
        out[tag] = frozenset({*often, *book().clues[tag].related} - {tag})
    return out
