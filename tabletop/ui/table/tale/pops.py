"""Numbers that leap up where something was gained: they swell, climb a little and fade; nothing waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.ui import shapes
from tabletop.ui.layers import centred
from tabletop.ui.tween import EASES

if TYPE_CHECKING:
    from tabletop.ui.app import App
    from tabletop.ui.kit import Kit
    from tabletop.ui.layers import Blit

SWELL, STAY, FADE = 170, 700, 260  # ms
CLIMB = 46  # units
SIZE = 50  # units of the figures
INK = "#1c1030"


class Pop(NamedTuple):
    picture: pygame.Surface
    at: tuple[float, float]
    since: float


class Pops:
    window: pygame.Rect

    def __init__(self, app: App, kit: Kit) -> None:
        self.app, self.kit = app, kit
        self._pops: list[Pop] = []

    def place(self, window: pygame.Rect) -> None:
        """Numbers stay in the window."""
        self.window = window

    @property
    def busy(self) -> bool:
        return bool(self._pops)

    def add(self, words: str, at: tuple[float, float], color: str) -> None:
        """A number leaps up at a point; an older one that is still there makes room."""
        clock, high = self.app.clock(), self.kit.u(SIZE)
        moved = [pop._replace(at=(pop.at[0], pop.at[1] - high)) if pop.at == at else pop for pop in self._pops]
        self._pops = [*moved, Pop(_lettered(self.kit, words, color), at, clock)]

    def blits(self) -> list[Blit]:
        """At this moment; those that are over are forgotten."""
        now = self.app.clock()
        self._pops = [pop for pop in self._pops if now - pop.since < STAY + FADE]
        return [self._placed(pop, now - pop.since) for pop in self._pops]

    def _placed(self, pop: Pop, age: float) -> Blit:
        picture, still = pop.picture, self.app.prefs.reduced_motion
        climbed = 0.0 if still else self.kit.u(CLIMB) * EASES["out_cubic"](min(1.0, age / (STAY + FADE)))
        if age < SWELL and not still:
            picture = pygame.transform.smoothscale_by(picture, 0.4 + 0.6 * EASES["out_back"](age / SWELL))
        elif age > STAY:
            picture = picture.copy()
            picture.set_alpha(round(255 * max(0.0, 1 - (age - STAY) / FADE)))
        box = picture.get_rect(center=(round(pop.at[0]), round(pop.at[1] - climbed)))
        return centred(picture, box.clamp(self.window).center)


def _lettered(kit: Kit, words: str, color: str) -> pygame.Surface:
    """Figures with a line of ink round them."""
    figures, dark = kit.line(words, "number", color, size=SIZE), kit.line(words, "number", INK, size=SIZE)
    edge = max(2, kit.u(4))
    out = shapes.blank((figures.get_width() + 2 * edge, figures.get_height() + 2 * edge))
    middle = pygame.Vector2(edge, edge)
    for degrees in range(0, 360, 30):
        out.blit(dark, middle + pygame.Vector2(edge, 0).rotate(degrees))
    out.blit(figures, (edge, edge))
    return out
