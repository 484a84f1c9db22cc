"""Numbers that leap up where something was gained: they swell, climb a little and fade; nothing waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import pygame

from tabletop.ui import shapes
from tabletop.ui.layers import centred
from tabletop.ui.tween import EASES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.ui.app import App
    from tabletop.ui.kit import Kit
    from tabletop.ui.layers import Blit

SWELL, STAY, FADE = 170, 700, 260  # ms
CLIMB, EDGE = 46, 20  # units: how far they climb, and how near to the window's sides they come
SIZE = 50  # units of the figures
INK = "#1c1030"
Point = tuple[float, float]
Side = Literal["center", "midleft", "midright"]  # which point of the words lies at the place


class Shift(NamedTuple):
    """How far what words belong to has moved since, in pixels; `seen`: of the words, 1 for all, 0 when it has gone."""

    right: float = 0
    down: float = 0
    seen: float = 1


def unmoved() -> Shift:
    return Shift()


class Pop(NamedTuple):
    words: str
    picture: pygame.Surface
    at: tuple[float, float]
    since: float
    stay: float
    high: float
    climbs: bool
    shift: Callable[[], Shift]
    side: Side


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

    def add(
        self,
        words: str,
        at: Point,
        color: str,
        *,
        size: float = SIZE,
        stay: float = STAY,
        shift: Callable[[], Shift] = unmoved,
        down: bool | None = None,
        side: Side = "center",
    ) -> None:
        """A number or a few words leap up at a point; older ones that are still there make room, `down` or up: away from the
        badge to which they belong, None: away from the edge. `size` in units; `shift()`: how far what they belong to has moved.
        """
        high = self.kit.u(size * 1.25)
        high = -high if (at[1] < self.window.centery if down is None else down) else high
        picture, clock = _lettered(self.kit, words, color, size), self.app.clock()
        pop = Pop(words, picture, at, clock, max(stay, STAY), high, high > 0, shift, side)
        placed = self._room_for(pop)
        still = all(old.at == new.at for old, new in zip(self._pops, placed, strict=True))
        self._pops = [*placed, pop._replace(climbs=high > 0 or still)]  # else it would climb through one that went down

    def _room_for(self, new: Pop) -> list[Pop]:
        """Older words where it leaps up, or where those go that make room for it, are moved; none out of the window."""
        placed, taken = list[Pop](), [_box(new)]
        for pop in reversed(self._pops):
            while _box(pop).collidelist(taken) >= 0 and self.window.colliderect(_box(pop)):
                pop = pop._replace(at=(pop.at[0], pop.at[1] - pop.high))
            placed.insert(0, pop)
            taken.append(_box(pop))
        return placed

    def blits(self) -> list[Blit]:
        """At this moment; those that are over are forgotten."""
        now = self.app.clock()
        self._pops = [pop for pop in self._pops if now - pop.since < pop.stay + FADE]
        return [self._placed(pop, now - pop.since) for pop in self._pops]

    def _placed(self, pop: Pop, age: float) -> Blit:
        picture, still = pop.picture, self.app.prefs.reduced_motion
        part = EASES["out_cubic"](min(1.0, age / (pop.stay + FADE))) if pop.climbs else 1.0
        climbed = 0.0 if still else self.kit.u(CLIMB) * part
        if age < SWELL and not still:
            picture = pygame.transform.smoothscale_by(picture, 0.4 + 0.6 * EASES["out_back"](age / SWELL))
        right, down, seen = pop.shift()
        seen *= min(1.0, max(0.0, 1 - (age - pop.stay) / FADE))
        if seen < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * seen))
        box = _box(pop, picture).move(round(right), round(down - climbed))
        return centred(picture, box.clamp(self.window.inflate(-2 * self.kit.u(EDGE), 0)).center)


def _box(pop: Pop, picture: pygame.Surface | None = None) -> pygame.Rect:
    """Where its words begin, or a `picture` of them that has been scaled."""
    box = (picture or pop.picture).get_rect()
    setattr(box, pop.side, (round(pop.at[0]), round(pop.at[1])))
    return box


def _lettered(kit: Kit, words: str, color: str, size: float) -> pygame.Surface:
    """Figures with a line of ink round them."""
    figures, dark = kit.line(words, "number", color, size=size), kit.line(words, "number", INK, size=size)
    edge = max(2, kit.u(size / 12))
    out = shapes.blank((figures.get_width() + 2 * edge, figures.get_height() + 2 * edge))
    middle = pygame.Vector2(edge, edge)
    for degrees in range(0, 360, 30):
        out.blit(dark, middle + pygame.Vector2(edge, 0).rotate(degrees))
    out.blit(figures, (edge, edge))
    return out
