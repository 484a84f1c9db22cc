"""Fonts by file and pixel size, kept open; and where their capitals sit, for optical centring."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

import pygame

from tabletop.toolkit import assets, font_fallback

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
    return text.isascii() or file == ICON_FILE or font_fallback.alone(file, text)


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
    for run in font_fallback.runs(file, unicodedata.normalize("NFC", text)):
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
def _other(face: font_fallback.FontFace, pixels: int, leftwards: bool) -> pygame.font.Font:
    """A face of the program or of the system at a size in pixels, set up to shape runs of one script and direction."""
    made = pygame.font.Font(face.path, max(6, pixels))
    if font_fallback.shaped(face):
        made.set_script(face.tag)
        made.set_direction(pygame.DIRECTION_RTL if leftwards else pygame.DIRECTION_LTR)
    return made


def _faded(surface: pygame.Surface, color: pygame.Color) -> pygame.Surface:
    if color.a < 255:
        surface.set_alpha(color.a)
    return surface
