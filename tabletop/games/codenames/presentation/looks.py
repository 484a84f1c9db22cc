"""Colours, letters and signs of the sides, by owner (CN-20, CN-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.games.codenames.rules.cards import CELLS, LETTERS, SIDES, TOKEN
from tabletop.games.codenames.texts import tr
from tabletop.toolkit import fonts, pictures, shapes
from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    from tabletop.games.codenames.rules.table import Board

INK = pygame.Color("#14101F")
PAPER = pygame.Color("#F7F4EA")
COLOURS = tuple(map(pygame.Color, ("#2B7FE8", "#E33B44", "#9A70D2", "#FFC21F")))
NAMES = (*SIDES, tr("owner-neutral"), tr("owner-assassin"))
TILES = ("tile_shield.webp", "tile_hydra.webp", "tile_neutral.webp", "tile_assassin.webp")
FONT = "BebasNeue-Bold.otf"
LEAST = 9  # pixels of letters
_kept = SurfaceCache(2 << 20)  # what lies round the grid: the same pictures as long as they show the same


def lettered(text: str, pixels: int, color: pygame.Color, wide: int = 0) -> pygame.Surface:
    """Capitals of at most this size, smaller where they would be wider than `wide` pixels; in the middle of the picture."""
    key = ("lettered", text, pixels, tuple(color), wide)
    return _kept.get(key, lambda: _lettered(text, pixels, color, wide))


def _lettered(text: str, pixels: int, color: pygame.Color, wide: int) -> pygame.Surface:
    while wide and pixels > LEAST and fonts.width(FONT, pixels, text, 1) > wide:
        pixels -= 1
    drawn = fonts.line(FONT, pixels, text, color, 1)
    low = drawn.get_height() - _twice_the_middle(pixels, text)
    out = shapes.blank((drawn.get_width(), drawn.get_height() + abs(low)))
    out.blit(drawn, (0, max(0, low)))
    return out


def _twice_the_middle(pixels: int, text: str) -> int:
    top, high = fonts.caps(FONT, pixels, text)
    return 2 * top + high


def tile(owner: int, side: int) -> pygame.Surface:
    """An owner as colour and sign."""
    return pictures.contain(("codenames", TILES[owner]), (side, side))


def plate(size: tuple[int, int], color: pygame.Color, *, lit: bool = False) -> pygame.Surface:
    """A dark plate with an edge in a side's colour, brighter while it is to move."""
    return _kept.get(("plate", size, tuple(color), lit), lambda: _plate(size, color, lit=lit))


def _plate(size: tuple[int, int], color: pygame.Color, *, lit: bool) -> pygame.Surface:
    out, radius = shapes.blank(size), max(6, min(size) // 8)
    top, bottom = INK.lerp(color, 0.34 if lit else 0.14), INK.lerp(color, 0.1)
    top.a = bottom.a = 235
    out.blit(shapes.filled(size, radius, top, bottom), (0, 0))
    edge = color if lit else INK.lerp(color, 0.6)
    out.blit(shapes.ring(size, radius, max(2, min(size) // (26 if lit else 50)), edge), (0, 0))
    return out


def pips(side: int, done: int, number: int, color: pygame.Color) -> pygame.Surface:
    """A disc for each asset that a number promises, full ones for those that are found, a ring for the bonus guess."""
    return _kept.get(("pips", side, done, number, tuple(color)), lambda: _pips(side, done, number, color))


def _pips(side: int, done: int, number: int, color: pygame.Color) -> pygame.Surface:
    gap = side // 4
    out = shapes.blank(((side + gap) * (number + 1), side))
    for i in range(number + 1):
        at = (i * (side + gap), 0)
        if i < done:
            out.blit(shapes.disc(side, PAPER), at)
        elif i < number:
            out.blit(shapes.disc(side, INK.lerp(color, 0.55)), at)
        out.blit(shapes.ring((side, side), side // 2, max(2, side // 9), color if i >= done else PAPER), at)
    return out


def letter(owner: int) -> str:
    return LETTERS[owner]


def owner_known(table: Board, cell: int) -> int:
    """Whose a cell is, as far as this table's eyes know; -1 for nobody knows."""
    owner = table.kind[CELLS + cell] - TOKEN
    return owner if 0 <= owner < len(NAMES) else -1
