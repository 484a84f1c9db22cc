"""The surfaces of the table's hud (look.toml), and a few marks that several panels draw."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import msgspec
import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.theme import SurfaceStyle

if TYPE_CHECKING:
    from tabletop.toolkit.draw_context import DrawContext


@cache
def surfaces() -> dict[str, SurfaceStyle]:
    data = resources.files("tabletop.table.hud").joinpath("look.toml").read_bytes()
    return msgspec.toml.decode(data, type=dict[str, SurfaceStyle])


def panel(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, name: str) -> None:
    """Draw a surface of look.toml in `box`."""
    if box.width > 0 and box.height > 0:
        picture, margin = shapes.panel(kit.theme, kit.theme.seen(name, surfaces()[name]), box.size, kit.scale)
        target.blit(picture, (box.x - margin, box.y - margin))


def outline(
    target: pygame.Surface, kit: DrawContext, box: pygame.Rect, color: str, width: float, radius: float = 999
) -> None:
    """Draw a line along the inner edge of a rounded box."""
    ink = kit.color(color)
    line = max(2, kit.u(width))
    round_ = min(kit.u(radius), box.height // 2, box.width // 2)
    target.blit(shapes.ring(box.size, round_, line, ink.lerp(pygame.Color("white"), 0.3), ink), box)


def pips(target: pygame.Surface, kit: DrawContext, left_middle: tuple[int, int], used: int, of: int) -> int:
    """Draw lit discs for what is left and hollow ones for what is used; return the width."""
    side, gap = kit.u(13), kit.u(6)
    x, y = left_middle[0], left_middle[1] - side // 2
    for i in range(of):
        if i < of - used:
            target.blit(shapes.disc(side, kit.color("gold_light"), kit.color("orange")), (x, y))
        else:
            target.blit(shapes.disc(side, kit.color("night")), (x, y))
            target.blit(shapes.ring((side, side), side // 2, max(1, kit.u(2)), kit.color("line")), (x, y))
        x += side + gap
    return x - gap - left_middle[0]


def backs(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, color: str) -> None:
    """Draw a small fan of three card backs: the sign for cards in a hand."""
    wide, high = box.height * 6 // 10, box.height
    light, dark = kit.color(color).lerp(pygame.Color("white"), 0.25), kit.color(color).lerp(kit.color("night"), 0.35)
    for angle, shift in ((16, -0.42), (0, 0.0), (-16, 0.42)):
        card = pygame.transform.rotozoom(_back((wide, high), light, dark, kit), angle, 1)
        middle = (box.centerx + round(wide * shift), box.centery + round(abs(shift) * high * 0.16))
        target.blit(card, card.get_rect(center=middle))


def _back(size: tuple[int, int], light: pygame.Color, dark: pygame.Color, kit: DrawContext) -> pygame.Surface:
    radius = max(2, size[0] // 6)
    edge = 3  # clear pixels round it keep its edges smooth when it is turned
    out = shapes.blank((size[0] + 2 * edge, size[1] + 2 * edge))
    out.blit(shapes.filled(size, radius, light, dark), (edge, edge))
    out.blit(shapes.ring(size, radius, max(1, kit.u(2)), kit.color("white"), light), (edge, edge))
    return out


def button_face(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, *, lit: bool) -> None:
    """Draw a neutral key: the same for every button whose press must tell nothing."""
    panel(target, kit, box, "key_lit" if lit else "key")
