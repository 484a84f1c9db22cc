"""The printed mat with what lies on it in the match, dimmed: Beans, and how much Space Loot is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, pi, sin
from typing import NamedTuple, TypeAlias

import pygame

from tabletop.toolkit import assets, fonts, pictures, shapes

# The pictures of a flick: which they are is declared by the game whose flick it is.

Picture: TypeAlias = tuple[str, ...]  # parts of a path below sprites/


class FlickArt(NamedTuple):
    """title: whose flick it is, in words; mat: the printed mat; space: what lies round it; blank: what is flicked where no
    bean is known; beans: the folder with a picture of each bean; called: what a bean with a picture of this name is called.
    """

    title: str
    mat: Picture
    space: Picture
    blank: Picture
    beans: Picture
    called: Callable[[str], str]

    def names(self) -> list[str]:
        """The names of all beans that have a picture. Raises AssetError when there is none."""
        found = sorted(path.stem for path in assets.path("sprites", *self.beans).glob("*.webp"))
        if not found:
            raise assets.AssetError(f"there is no picture of a bean in sprites/{'/'.join(self.beans)}")
        return found

    def bean(self, name: str) -> Picture:
        """The picture of the bean with this name."""
        return (*self.beans, f"{name}.webp")


SLOTS = ((270, 658), (448, 778), (744, 876), (960, 890), (1176, 876), (1472, 778), (1650, 658))  # the near ones, pixels
PLATES = ((430, 644), (960, 644), (1490, 644))  # of Space Loot
PLATE = (152, 84)
WIDE, HIGH = 1920, 1080
GALAXY = (0, 0, 1, 1, 1, 2, 2)  # of each slot, from left to right
CARD, RIM = (126, 176), 51  # of a slot; radius of a black hole's rim
STAR, WORD = (-42, -12), (17, -38, 14)  # on a plate: the star's middle; the word's size and middle
BEAN = (112, 156)  # of a picture at most
DIM = (118, 110, 140)  # of what is not shot at
FONT, SIZE, INK = "FredokaOne-Regular.ttf", 54, "#ffe9a8"


class LyingBeans(NamedTuple):
    """turned: seen from across, the colours are on their other sides; beans: (picture's name, slot, degrees), the near slots
    0 to 6 from left to right, then the far ones; loot: how much is left on the near plates, then on the far ones.
    """

    turned: bool = False
    beans: tuple[tuple[str, int, int], ...] = ()
    loot: tuple[int, ...] = ()


def mat(lying: LyingBeans, art: FlickArt) -> pygame.Surface:
    """As the shooter sees it, with nothing round it."""
    out = pictures.load(*art.mat)
    out = _across(out) if lying.turned else out.copy()
    for name, slot, degrees in lying.beans:
        _bean(out, art.bean(name), _spot(SLOTS, slot), degrees)
    _numbers(out, lying, PrintScale(1, WIDE / 2, HIGH / 2))
    return out


def _numbers(out: pygame.Surface, lying: LyingBeans, scale: PrintScale) -> None:
    for plate, left in enumerate(lying.loot):
        number = fonts.line(FONT, SIZE * scale.fine, str(left), pygame.Color(INK))
        x, y = _spot(PLATES, plate)
        out.blit(number, number.get_rect(center=scale.at(x + PLATE[0] // 4, y)))


class PrintScale(NamedTuple):
    """Where the middle of the mat lies, in pixels of the print, and how much larger it is drawn."""

    fine: int
    x: float
    y: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place of the print."""
        return (x - WIDE / 2 + self.x) * self.fine, (y - HIGH / 2 + self.y) * self.fine


def engrave(out: pygame.Surface, lying: LyingBeans, art: FlickArt, colors: Sequence[str], scale: PrintScale) -> None:
    """Draw once more, sharp at this size, what the print has of edges and words, and what lies on it."""
    body = "".join([*_frames(colors, scale), *_plates(scale)])
    out.blit(shapes.svg(out.get_size(), body, keep=False), (0, 0))
    for name, slot, degrees in lying.beans:
        _bean(out, art.bean(name), scale.at(*_spot(SLOTS, slot)), degrees, scale.fine)
    for plate in range(2 * len(PLATES)):
        x, y = _spot(PLATES, plate)
        word = fonts.line(FONT, WORD[0] * scale.fine, "LOOT", pygame.Color(INK))
        out.blit(word, word.get_rect(center=scale.at(x + WORD[1], y + WORD[2])))
    _numbers(out, lying, scale)


def _frames(colors: Sequence[str], scale: PrintScale) -> Iterator[str]:
    """Slots and the rims of the black holes."""
    for slot in range(2 * len(SLOTS)):
        x, y = _spot(SLOTS, slot)
        tone = pygame.Color(colors[GALAXY[slot % len(SLOTS)]]).lerp("white", 0.4)
        yield _rounded(scale, (x, y), CARD, 14, 2.2, tone)
    for x, _ in PLATES:
        px, py = scale.at(x, HIGH / 2)
        yield (
            f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{RIM * scale.fine:.1f}" fill="none" stroke="#ffffff" '
            f'stroke-width="{1.6 * scale.fine:.1f}"/>'
        )


def _plates(scale: PrintScale) -> Iterator[str]:
    for plate in range(2 * len(PLATES)):
        x, y = _spot(PLATES, plate)
        yield _rounded(scale, (x, y), (148, 80), 40, 2.4, pygame.Color(INK))
        corners = [_corner(n, x + STAR[0], y + STAR[1], scale) for n in range(10)]
        yield f'<polygon points="{" ".join(corners)}" fill="#ffd23a"/>'


def _corner(n: int, x: float, y: float, scale: PrintScale) -> str:
    """A corner of a star, every other one further in."""
    way, turn = 6.0 if n % 2 else 13.0, n * pi / 5 - pi / 2
    px, py = scale.at(x + way * cos(turn), y + way * sin(turn))
    return f"{px:.1f},{py:.1f}"


def _rounded(
    scale: PrintScale, middle: tuple[int, int], size: tuple[int, int], round_: int, width: float, tone: pygame.Color
) -> str:
    x, y = scale.at(middle[0] - size[0] / 2, middle[1] - size[1] / 2)
    wide, high, corner = (part * scale.fine for part in (*size, round_))
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide}" height="{high}" rx="{corner}" fill="none" '
        f'stroke="{shapes.hex6(tone)}" stroke-width="{width * scale.fine:.1f}"/>'
    )


def _spot(near: tuple[tuple[int, int], ...], number: int) -> tuple[int, int]:
    x, y = near[number % len(near)]
    return (x, y) if number < len(near) else (x, HIGH - y)


def _bean(out: pygame.Surface, picture: Picture, spot: tuple[float, float], degrees: int, fine: int = 1) -> None:
    size = BEAN[0] * fine, BEAN[1] * fine
    bean = pygame.transform.rotate(pictures.contain(picture, size), degrees)
    bean.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
    out.blit(bean, bean.get_rect(center=spot))


def _across(printed: pygame.Surface) -> pygame.Surface:
    """Left and right changed over; what is written stays legible."""
    out = pygame.transform.flip(printed, True, False)
    for number in range(2 * len(PLATES)):
        box = pygame.Rect(0, 0, *PLATE)
        box.center = _spot(PLATES, number)
        out.blit(pygame.transform.flip(out.subsurface(box), True, False), box)
    return out
