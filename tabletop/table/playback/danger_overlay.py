"""Life or death: when all is at stake for somebody, the edge of the window glows and throbs, and the playback slows down."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.core.winning import mates
from tabletop.table.cards.counters import NEAR
from tabletop.toolkit import shapes

if TYPE_CHECKING:
    from tabletop.core.events import Fact
    from tabletop.table.cards.counters import SeatCounters
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.cues import Cue, TensionCue
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit


LONG, BEAT = 2600, 650  # ms that it lasts, and from throb to throb
WIDE = 90  # units of the glow
SLOW = 1.6  # times longer everything that is told takes
DANGER, HOPE = "coral", "gold"
STRONGEST = 150  # of 255, at the very edge


class DangerOverlay:
    window: pygame.Rect

    def __init__(self, app: App, kit: DrawContext) -> None:
        self.app, self.kit = app, kit
        self._since, self.color = -float(LONG), DANGER

    def place(self, window: pygame.Rect) -> None:
        self.window = window

    def start(self, *, good: bool = False) -> None:
        """`good`: it is golden hope for whoever looks, else red danger."""
        self._since, self.color = self.app.clock(), HOPE if good else DANGER
        self.app.event_lane.slow = 1.0 if self.app.prefs.reduced_motion else SLOW

    def tick(self) -> None:
        """Every frame: when it is over, everything goes on as fast as before."""
        if not self.busy:
            self.app.event_lane.slow = 1.0

    @property
    def busy(self) -> bool:
        return self.app.clock() - self._since < LONG

    def blits(self) -> list[Blit]:
        """Four strips of light; they throb unless motion is reduced."""
        if not self.busy:
            return []
        age, window, wide = self.app.clock() - self._since, self.window, self.kit.u(WIDE)
        throb = 1.0 if self.app.prefs.reduced_motion else 0.55 + 0.45 * math.cos(2 * math.pi * age / BEAT)
        alpha = round(255 * throb * min(1.0, (LONG - age) / 400))
        out: list[Blit] = []
        for turn, size, place in (
            (0, (window.width, wide), window.topleft),
            (180, (window.width, wide), (window.left, window.bottom - wide)),
            (90, (wide, window.height), window.topleft),
            (270, (wide, window.height), (window.right - wide, window.top)),
        ):
            strip = _glow(self.kit.color(self.color), size, turn)
            strip.set_alpha(alpha)
            out.append((strip, place))
        return out


def _glow(color: pygame.Color, size: tuple[int, int], turn: int) -> pygame.Surface:
    """A strip that fades away from the edge of the window; `turn` says which edge."""
    steps = shapes.blank((1, 8))
    for y in range(8):
        ink = pygame.Color(color)
        ink.a = round(STRONGEST * (1 - y / 7) ** 2)
        steps.set_at((0, y), ink)
    return pygame.transform.smoothscale(pygame.transform.rotate(steps, turn), size)


class Tension:
    def __init__(self, scene: Scene, counters: SeatCounters, sides: tuple[int, ...]) -> None:
        self.scene, self.counters, self.sides = scene, counters, sides
        self._said: set[tuple[str, int, object]] = set()  # what has been said of whom, and where

    def of(self, cue: Cue, fact: Fact) -> TensionCue | None:
        """What a fact puts at stake that has not been said of this seat in the match."""
        for stake in cue.stakes:
            seat = getattr(fact, stake.whose)
            key = stake.line, seat, getattr(fact, stake.per) if stake.per else None
            if key not in self._said and self._holds(stake, seat, fact):
                self._said.add(key)
                return stake
        return None

    def good(self, stake: TensionCue, seat: int, here: tuple[int, ...]) -> bool:
        """Whether it is good for all who play `here`: nobody of them is in danger, and it is no rival who is near the goal."""
        if stake.alone or stake.danger:
            return bool(here) and not any(self._with(seat, one) for one in here)
        return self.own(seat, here)

    def own(self, seat: int, here: tuple[int, ...]) -> bool:
        """Whether all who play `here` are that seat, or play on its side."""
        return bool(here) and all(self._with(seat, one) for one in here)

    def _with(self, seat: int, one: int) -> bool:
        return one in mates(seat, self.sides)

    def _holds(self, stake: TensionCue, seat: int, fact: Fact) -> bool:
        if not stake.of:
            return True
        value: int = getattr(fact, stake.of)
        if stake.alone:
            sprite = self.scene.sprites.get(value)
            return sprite is not None and len(self.scene.zones[sprite.zone]) == 1
        if stake.near:
            goal = self.counters.seats[seat].goal
            return NEAR * goal <= value < goal
        return stake.most is not None and 0 < value <= stake.most
