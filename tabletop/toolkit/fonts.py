"""Fonts by file and pixel size, kept open; and where their capitals sit, for optical centring."""

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

# Which face draws which letter: the wanted one where it can, else one that comes with the program, else one of the
# system.
#
# A line is split into runs of one face and one direction, in the order in which they are seen. Letters that no face
# here can draw are collected, so that whoever typed them can be told.

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


ICON_FILE = "MaterialDesignIcons.ttf"
WHITE = pygame.Color("white")
TALL, PICTURE, ABOVE = (
    2.2,
    1.15,
    0.8,
)  # of a line's size: higher is a bitmap; its height then; its part above the base line
HIGHEST = 0.96  # of a size: how far the tallest letters reach above the base line


@lru_cache(maxsize=28)  # an open font takes 0.1 to 0.2 MiB
def font(file: str, pixels: int) -> pygame.font.Font:
    """Return the font of sprites/fonts/`file` at a size in pixels. Raises AssetError when the file is missing."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(assets.path("sprites", "fonts", file), max(6, pixels))


def caps(file: str, pixels: int, text: str = "") -> tuple[int, int]:
    """Return (top, height) of a capital letter inside the rendered line of a text, in pixels."""
    top, height = _caps(file, pixels)
    return top if text.isascii() else top + _lift(file, pixels, text), height


@lru_cache(maxsize=160)
def _caps(file: str, pixels: int) -> tuple[int, int]:
    box = font(file, pixels).render("H", True, "white").get_bounding_rect()
    return box.top, box.height


@lru_cache(maxsize=1024)  # written in every frame
def _lift(file: str, pixels: int, text: str) -> int:
    """By how much accents and letters of higher faces make a line higher: its base line lies so much lower."""
    if _own(file, text):
        return _rise(font(file, pixels), text)
    return max(0, *(-top for _, top in _parts(file, pixels, text, 0)))


def width(file: str, pixels: int, text: str, tracking: int = 0) -> int:
    """Return the width of a line in pixels; `tracking` is put between letters."""
    if _own(file, text):
        if not tracking:
            return _measured(file, pixels, text)
        face = font(file, pixels)
        return sum(face.size(letter)[0] for letter in text) + tracking * max(0, len(text) - 1)
    parts = _parts(file, pixels, text, tracking)
    return sum(part.get_width() for part, _ in parts) + tracking * max(0, len(parts) - 1)


@lru_cache(maxsize=4096)  # the same words are laid out again and again
def _measured(file: str, pixels: int, text: str) -> int:
    return font(file, pixels).size(text)[0]


def line(file: str, pixels: int, text: str, color: pygame.Color, tracking: int = 0) -> pygame.Surface:
    """Return one rendered line with transparent ground."""
    face = font(file, pixels)
    if not face.size(text)[0]:  # nothing, or signs without a width alone
        return pygame.Surface((0, face.get_height()), pygame.SRCALPHA)
    if not _own(file, text):
        return _faded(_mixed(file, pixels, text, color, tracking), color)
    if not tracking:
        return _faded(face.render(text, True, color), color)
    return _faded(_spaced(face, text, color, tracking), color)


def _own(file: str, text: str) -> bool:
    """Whether the wanted face draws all of a line, as it does with nearly all of them."""
    return text.isascii() or file == ICON_FILE or alone(file, text)


def _rise(face: pygame.font.Font, text: str) -> int:
    """How far accents reach above the line of a low face: by so much its picture is higher, and its base line lower."""
    return max([0, *(box[3] - face.get_ascent() for box in face.metrics(text) if box is not None)])


def _spaced(face: pygame.font.Font, text: str, color: pygame.Color, tracking: int) -> pygame.Surface:
    """A line letter by letter on one base line, with `tracking` between them."""
    wide = sum(face.size(letter)[0] for letter in text) + tracking * max(0, len(text) - 1)
    most = _rise(face, text)
    out = pygame.Surface((max(0, wide), face.get_height() + most), pygame.SRCALPHA)
    x = 0
    for letter in text:
        glyph = face.render(letter, True, color)
        out.blit(glyph, (x, most - _rise(face, letter)))
        x += face.size(letter)[0] + tracking
    return out


def _mixed(file: str, pixels: int, text: str, color: pygame.Color, tracking: int) -> pygame.Surface:
    """A line of several faces on one base line, as high as one of the wanted face alone if no accent reaches above that."""
    parts = _parts(file, pixels, text, tracking, color)
    wide = sum(part.get_width() for part, _ in parts) + tracking * max(0, len(parts) - 1)
    lift = max(0, *(-top for _, top in parts))
    low = max(font(file, pixels).get_height(), *(top + part.get_height() for part, top in parts))
    out = pygame.Surface((max(0, wide), low + lift), pygame.SRCALPHA)
    x = 0
    for part, top in parts:
        out.blit(part, (x, top + lift))
        x += part.get_width() + tracking
    return out


def _parts(
    file: str, pixels: int, text: str, tracking: int, color: pygame.Color = WHITE
) -> list[tuple[pygame.Surface, int]]:
    """The runs of a line as pictures, each with how far its upper edge lies below that of the line, in pixels."""
    wanted, out = font(file, pixels), []
    for run in runs(file, unicodedata.normalize("NFC", text)):
        if run.face is None:
            drawn = _spaced(wanted, run.text, color, tracking) if tracking else wanted.render(run.text, True, color)
            out.append((drawn, -_rise(wanted, run.text)))
            continue
        ascent = wanted.get_ascent()
        size = min(pixels, round(ascent / HIGHEST))  # accents and tall letters stay inside the line of a low face
        face = _other(run.face, size, run.leftwards)
        drawn = face.render(run.text, True, color)
        if drawn.get_height() > TALL * size:  # coloured bitmaps of one size
            drawn = pygame.transform.smoothscale_by(drawn, PICTURE * size / drawn.get_height())
            out.append((drawn, ascent - round(drawn.get_height() * ABOVE)))
        else:
            out.append((drawn, ascent - face.get_ascent()))
    return out


@lru_cache(maxsize=12)
def _other(face: FontFace, pixels: int, leftwards: bool) -> pygame.font.Font:
    """A face of the program or of the system at a size in pixels, set up to shape runs of one script and direction."""
    made = pygame.font.Font(face.path, max(6, pixels))
    if shaped(face):
        made.set_script(face.tag)
        made.set_direction(pygame.DIRECTION_RTL if leftwards else pygame.DIRECTION_LTR)
    return made


def _faded(surface: pygame.Surface, color: pygame.Color) -> pygame.Surface:
    if color.a < 255:
        surface.set_alpha(color.a)
    return surface
