"""A coin or a die that is thrown in sight: it leaps, turns over, and lies there with the side that has come up."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.layers import centred

if TYPE_CHECKING:
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

SPIN, STAY, FADE = 460, 800, 220  # ms
HALF_TURNS = 5  # in the air: an odd number, so that it leaves with its other side
HIGH, SIZE = 96, 66  # units: how high it leaps, and its width
LIES = 3000  # ms that a die stays: what it comes to is told meanwhile
SIDES = {True: ("crown", "gold_light", "gold"), False: ("weather-night", "text", "muted")}  # icon and metal
NEAR, FAR, MID = 0.26, 0.74, 0.5  # of a die's width, where its pips are
DIAGONAL, OTHER, ROW = ((NEAR, NEAR), (FAR, FAR)), ((NEAR, FAR), (FAR, NEAR)), ((NEAR, MID), (FAR, MID))
CENTRE = ((MID, MID),)
PIPS = (
    CENTRE,
    DIAGONAL,
    DIAGONAL + CENTRE,
    DIAGONAL + OTHER,
    DIAGONAL + OTHER + CENTRE,
    DIAGONAL + OTHER + ROW,
)


class Toss(NamedTuple):
    """`at`: where it lies in the end; up: whether heads come up of a coin, or what a die shows; since: ms of the clock."""

    at: tuple[float, float]
    up: int
    since: float
    stay: float


class Tosses:
    """The coins and dice of a table. Nothing waits for them."""

    def __init__(self, app: App, kit: DrawContext) -> None:
        self.app, self.kit = app, kit
        self._tosses: list[Toss] = []

    @property
    def busy(self) -> bool:
        return bool(self._tosses)

    def toss(self, at: tuple[float, float], up: int) -> None:
        """On its way to a point of the window; it takes the place of one that lies there. A number is that of a die."""
        rest = [toss for toss in self._tosses if toss.at != at]
        stay = STAY if isinstance(up, bool) else LIES
        self._tosses = [*rest, Toss(at, up, self.app.clock(), self.app.telling(stay))]

    def blits(self) -> list[Blit]:
        """At this moment; coins that have been seen are forgotten."""
        now = self.app.clock()
        self._tosses = [toss for toss in self._tosses if now - toss.since < SPIN + toss.stay + FADE]
        return [self._placed(toss, now - toss.since) for toss in self._tosses]

    def _placed(self, toss: Toss, age: float) -> Blit:
        part = 1.0 if self.app.prefs.reduced_motion else min(1.0, age / SPIN)
        angle = math.pi * HALF_TURNS * (1 - part)
        face = self._face(toss.up, round(angle / math.pi))
        wide, high = face.get_size()
        face = pygame.transform.smoothscale(face, (wide, max(2, round(high * abs(math.cos(angle))))))
        seen = max(0.0, 1 - (age - SPIN - toss.stay) / FADE)
        if seen < 1:
            face.set_alpha(round(255 * seen))
        x, y = toss.at
        return centred(face, (x, y - self.kit.u(HIGH) * math.sin(math.pi * part)))

    def _face(self, up: int, before: int) -> pygame.Surface:
        """The side that is seen so many half turns before it lies."""
        size = self.kit.u(SIZE)
        if isinstance(up, bool):
            return coin(self.kit, size, *SIDES[up ^ bool(before % 2)])
        return die(self.kit, size, (up - 1 + before) % len(PIPS) + 1)


def coin(kit: DrawContext, pixels: int, icon: str, light: str, dark: str) -> pygame.Surface:
    """One side of a coin `pixels` wide: an icon on metal of two tones."""
    size, radius, edge = (pixels, pixels), pixels // 2, max(2, pixels // 14)
    out = shapes.blank(size)
    out.blit(shapes.filled(size, radius, kit.color(light), kit.color(dark)), (0, 0))
    out.blit(shapes.ring(size, radius, edge, kit.color("ink")), (0, 0))
    mark = kit.icon(icon, pixels * 0.56 / kit.scale, "ink")
    out.blit(mark, mark.get_rect(center=(radius, radius)))
    return out


def die(kit: DrawContext, pixels: int, shows: int) -> pygame.Surface:
    """A die of `pixels` width with 1 to 6 pips."""
    size, radius = (pixels, pixels), pixels // 5
    out = shapes.blank(size)
    out.blit(shapes.filled(size, radius, kit.color("white"), kit.color("text")), (0, 0))
    out.blit(shapes.ring(size, radius, max(2, pixels // 14), kit.color("ink")), (0, 0))
    pip = shapes.disc(max(3, pixels // 5), kit.color("ink"))
    for x, y in PIPS[shows - 1]:
        out.blit(pip, pip.get_rect(center=(round(x * pixels), round(y * pixels))))
    return out
