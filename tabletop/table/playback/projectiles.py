"""Pictures that fly over the table, from where the last one went to where this one belongs: a chain to follow with the eye."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.toolkit import pictures
from tabletop.toolkit.layers import centred
from tabletop.toolkit.tween import EASES

if TYPE_CHECKING:
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

Point = tuple[float, float]
LONG = 900  # ms of a flight
CHAIN = 9000  # ms after which a flight begins at the edge again
WIDE = 330  # units
BOW = 0.16  # of its length, how high a flight bows


class ProjectilePath(NamedTuple):
    picture: pygame.Surface
    start: Point
    end: Point
    since: float


class Projectiles:
    """Pictures of a game."""

    window: pygame.Rect

    def __init__(self, app: App, kit: DrawContext, game: str) -> None:
        self.app, self.kit, self.game = app, kit, game
        self._flight: ProjectilePath | None = None
        self._last: tuple[Point, float] = ((0.0, 0.0), -CHAIN)

    def place(self, window: pygame.Rect) -> None:
        """A chain begins at the left edge of the window."""
        self.window = window

    @property
    def busy(self) -> bool:
        return self._flight is not None

    def fly(self, file: str, end: Point) -> None:
        """A picture of the game flies to a point."""
        now, wide = self.app.clock(), self.kit.u(WIDE)
        before, since = self._last
        start = before if now - since < CHAIN else (self.window.left - wide / 2, end[1] + self.kit.u(90))
        picture = pictures.contain((self.game, file), (wide, wide))
        self._flight, self._last = ProjectilePath(picture, start, end, now), (end, now)

    def blits(self) -> list[Blit]:
        flight, app = self._flight, self.app
        if flight is None:
            return []
        share = (app.clock() - flight.since) / max(1.0, app.ms(LONG))
        if share >= 1:
            self._flight = None
            return []
        place, ahead = self._on(flight, share), self._on(flight, min(1.0, share + 0.02))
        way = pygame.Vector2(ahead) - pygame.Vector2(place)
        picture = flight.picture
        turn = math.degrees(math.atan2(-way.y, way.x))
        if way.x < 0:  # it never flies upside down
            picture, turn = pygame.transform.flip(picture, flip_x=True, flip_y=False), turn - 180
        return [centred(pygame.transform.rotozoom(picture, turn, 1), place)]

    def _on(self, flight: ProjectilePath, share: float) -> Point:
        """Where it is on its bow."""
        t = EASES["in_out"](share)
        (x0, y0), (x1, y1) = flight.start, flight.end
        rise = math.hypot(x1 - x0, y1 - y0) * BOW * 4 * t * (1 - t)
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - rise
