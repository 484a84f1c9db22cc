"""Which face draws which letter: the wanted one where it can, else one that comes with the program, else one of the system.

A line is split into runs of one face and one direction, in the order in which they are seen. Letters that no face here can
draw are collected, so that whoever typed them can be told.
"""

from __future__ import annotations

import re
import unicodedata
import warnings
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib import resources
from itertools import chain
from typing import Any, NamedTuple

import msgspec
import pygame
from pygame import freetype

from tabletop.i18n import tr
from tabletop.toolkit import assets

JOINERS = frozenset("\u200c\u200d\ufe0e\ufe0f")  # stay with the letter before them
PICTURES = 0x1F000  # from here on signs are emoji
MOST_SCRIPTS = 3  # that a sentence names
PROBED = 109  # pixels; the one size in which faces of coloured bitmaps can be opened


class PackagedFonts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Files of sprites/fonts that draw Latin, Greek and Cyrillic; the regular one stands beside those of `light_faces`."""

    regular: str
    bold: str
    light_faces: tuple[str, ...]


class ScriptFonts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names of system faces for a script, the best first, and its four letters of ISO 15924."""

    tag: str
    faces: tuple[str, ...]


class FontFace(NamedTuple):
    """A font file and how its runs are shaped: `tag` is the script, "" where the face needs none."""

    path: str
    tag: str = ""


class FontRun(NamedTuple):
    """Letters of one face, in the order in which they are read. face None: the wanted one; leftwards: right to left."""

    face: FontFace | None
    text: str
    leftwards: bool


@cache
def _tables() -> tuple[PackagedFonts, tuple[str, ...], dict[str, ScriptFonts]]:
    """The faces that come with the program, those of the system for signs of any kind, and those by script."""
    data = msgspec.toml.decode(resources.files("tabletop.toolkit").joinpath("fallback.toml").read_bytes())
    system = data["system"]
    scripts = {word: msgspec.convert(found, ScriptFonts) for word, found in system.items() if word != "other"}
    return msgspec.convert(data["packaged"], PackagedFonts), tuple(system["other"]), scripts


_lacking: set[str] = set()
_told: set[str] = set()


def take_lacking() -> str:
    """Letters that could not be drawn since the last call and of which nobody was told yet, "" as a rule."""
    found = "".join(sorted(_lacking - _told))
    _told.update(found)
    _lacking.clear()
    return found


def apology(letters: str) -> str:
    """That letters cannot be drawn, with the names of their scripts."""
    words: list[str] = sorted({_word(letter).capitalize() for letter in letters} - {""})
    return tr("toolkit-no-face", scripts=words[:MOST_SCRIPTS]) if words else tr("toolkit-no-face-these")


@lru_cache(maxsize=512)
def alone(file: str, text: str) -> bool:
    """Whether the face `file` of sprites/fonts draws all of a line, from left to right."""
    return all(run.face is None and not run.leftwards for run in runs(file, unicodedata.normalize("NFC", text)))


@lru_cache(maxsize=512)
def runs(file: str, text: str) -> tuple[FontRun, ...]:
    """Split a line that is to be drawn with the face `file` of sprites/fonts into runs, as they are seen from left to right."""
    levels = _levels(text)
    split: list[tuple[FontFace | None, str, int]] = []
    for letter, level in zip(text, levels, strict=True):
        joins = split and (letter in JOINERS or unicodedata.combining(letter) or split[-1][1].endswith("\u200d"))
        face = split[-1][0] if joins else _face(file, letter)
        if split and split[-1][0] == face and split[-1][2] == level:
            split[-1] = (face, split[-1][1] + letter, level)
        else:
            split.append((face, letter, level))
    for level in range(max(levels, default=0), 0, -1):  # UAX 9, L2: turn round what is read from right to left
        split = _turned(split, level)
    return tuple(
        FontRun(face, words if shaped(face) or not level % 2 else _mirrored(words), bool(level % 2))
        for face, words, level in split
    )


def shaped(face: FontFace | None) -> bool:
    """Whether a face is told the direction of its runs, and turns and mirrors their letters itself."""
    return face is not None and bool(face.tag)


def _mirrored(words: str) -> str:
    """Letters as they are seen from left to right, when they are read from right to left."""
    return "".join(algorithm().MIRRORED.get(letter, letter) for letter in reversed(words))


def _turned(split: list[tuple[FontFace | None, str, int]], level: int) -> list[tuple[FontFace | None, str, int]]:
    """The runs with each sequence of runs of at least this level in the opposite order."""
    out: list[tuple[FontFace | None, str, int]] = []
    sequence: list[tuple[FontFace | None, str, int]] = []
    for run in split:
        if run[2] >= level:
            sequence.insert(0, run)
        else:
            out += [*sequence, run]
            sequence = []
    return out + sequence


def _levels(text: str) -> list[int]:
    """The embedding level of each letter, as in Unicode's bidirectional algorithm (UAX 9); odd ones are read leftwards."""
    if all(unicodedata.bidirectional(letter) not in {"R", "AL", "RLE", "RLO", "RLI"} for letter in text):
        return [0] * len(text)
    uax9 = algorithm()
    base = uax9.get_base_level(text)
    storage = uax9.get_empty_storage()
    storage["base_level"], storage["base_dir"] = base, "LR"[base]
    uax9.get_embedding_levels(text, storage, upper_is_rtl=False, debug=False)
    for resolve in (
        uax9.explicit_embed_and_overrides, uax9.resolve_weak_types, uax9.resolve_neutral_types, uax9.resolve_implicit_levels
    ):  # fmt: skip
        resolve(storage, debug=False)
    found = [char["level"] for char in storage["chars"]]
    return found if len(found) == len(text) else [base] * len(text)  # signs of direction alone are taken out


def algorithm() -> Any:
    """The bidirectional algorithm; loaded when somebody writes from right to left."""
    from bidi import algorithm as found

    return found


@lru_cache(maxsize=4096)
def _face(file: str, letter: str) -> FontFace | None:
    """The face for a letter; None: the wanted one, also for what is no letter."""
    wanted = assets.path("sprites", "fonts", file)
    if letter.isascii() or not letter.isprintable() or has(str(wanted), letter):
        return None
    packaged, other, scripts = _tables()
    beside = packaged.regular if file in packaged.light_faces else packaged.bold
    own = FontFace(str(assets.path("sprites", "fonts", beside)))
    if has(own.path, letter):
        return own
    word = "EMOJI" if ord(letter) >= PICTURES and unicodedata.category(letter) == "So" else _word(letter)
    script = scripts.get(word)
    every = chain.from_iterable(known.faces for known in scripts.values())
    for names in (script.faces if script else (), other, every):
        if found := _of_system(letter, names):
            return FontFace(found, script.tag if script else "")
    _lacking.add(letter)
    return own  # its empty box


def _word(letter: str) -> str:
    return re.split("[ -]", unicodedata.name(letter, ""), maxsplit=1)[0]


def _of_system(letter: str, names: Iterable[str]) -> str:
    """The file of the first face of the system, by name, that has a letter; "" when none has."""
    for name in names:
        path = system_face(name)
        if path and has(path, letter):
            return path
    return ""


@cache
def system_face(name: str) -> str:
    """The file of a face of the system, "" where it has none of this name."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where the system cannot list its faces, pygame says so each time
        return pygame.font.match_font(name) or ""


@cache
def _probe(path: str) -> freetype.Font | None:
    if not freetype.get_init():
        freetype.init()
    try:
        return freetype.Font(path, PROBED)
    except (OSError, RuntimeError, pygame.error):
        return None


def has(path: str, letter: str) -> bool:
    """Whether the face of a file draws a letter."""
    font = _probe(path)
    try:
        return font is not None and font.get_metrics(letter, size=PROBED)[0] is not None
    except (ValueError, RuntimeError, pygame.error):
        return False
