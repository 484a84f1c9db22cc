"""The printed mat with what lies on it in the match, dimmed: Beans, and how much Space Loot is left."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from tabletop.ui import fonts, pictures

PRINT = ("beanz", "mat.webp")
SLOTS = ((269, 658), (447, 777), (744, 876), (960, 889), (1176, 876), (1472, 777), (1651, 658))  # the near ones, pixels
PLATES = ((430, 643), (960, 643), (1490, 643))  # of Space Loot
PLATE = (152, 84)
HIGH = 1080
BEAN = (112, 156)  # of a picture at most
DIM = (118, 110, 140)  # of what is not shot at
FONT, SIZE, INK = "FredokaOne-Regular.ttf", 54, "#ffe9a8"


class Lying(NamedTuple):
    """turned: seen from across, the colours are on their other sides; beans: (picture's name, slot, degrees), the near slots
    0 to 6 from left to right, then the far ones; loot: how much is left on the near plates, then on the far ones.
    """

    turned: bool = False
    beans: tuple[tuple[str, int, int], ...] = ()
    loot: tuple[int, ...] = ()


def mat(lying: Lying) -> pygame.Surface:
    """As the shooter sees it, with nothing round it."""
    out = pictures.load(*PRINT)
    out = _across(out) if lying.turned else out.copy()
    for name, slot, degrees in lying.beans:
        _bean(out, name, _spot(SLOTS, slot), degrees)
    for plate, left in enumerate(lying.loot):
        number = fonts.line(FONT, SIZE, str(left), pygame.Color(INK))
        x, y = _spot(PLATES, plate)
        out.blit(number, number.get_rect(center=(x + PLATE[0] // 4, y)))
    return out


def _spot(near: tuple[tuple[int, int], ...], number: int) -> tuple[int, int]:
    x, y = near[number % len(near)]
    return (x, y) if number < len(near) else (x, HIGH - y)


def _bean(out: pygame.Surface, name: str, spot: tuple[int, int], degrees: int) -> None:
    bean = pygame.transform.rotate(pictures.contain(("beanz", "beans", f"{name}.webp"), BEAN), degrees)
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
