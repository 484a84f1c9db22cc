"""Stars that something solved has given fly in, one after the other, and stay for a moment."""

from __future__ import annotations

from functools import partial

import pygame

from tabletop.toolkit.particles import Particles
from tabletop.toolkit.tween import EASES
from tabletop.toolkit.widgets.widget import Widget

STEP, FLIGHT, STAY = 240, 460, 1100  # ms between two stars, of one's way, and that all of them stay
SIZE, GAP, PLATE, WORD, SCRIPT = 104, 26, 60, 58, 46  # units
FAR = 2.6  # times larger it begins


class Flourish(Widget):
    """In the middle of its place, above everything; hears nothing. Reduced motion shows all stars at once. `stars`: 0 when
    nothing is shown; `landed`: how many have come to rest.
    """

    def __init__(self) -> None:
        super().__init__("flourish")
        self.stars = 0
        self._at = 0.0  # ms since it began
        self.landed = 0
        self._particles: Particles | None = None

    def hears_pointer(self) -> bool:
        return False

    def begin(self, stars: int) -> None:
        """Let so many stars of three fly in."""
        app, still = self.app, self.app.prefs.reduced_motion
        self.stars, self.landed = stars, 0
        self._particles = Particles(self.kit)
        whole = STAY if still else STEP * stars + FLIGHT + STAY
        self._at = float(whole) if still else 0.0
        app.touch.run(
            app.ms(whole), partial(self._pass, whole), ease="linear", key=("flourish", id(self)), done=self._gone
        )

    def _pass(self, whole: float, part: float) -> None:
        self._at = whole if self.app.prefs.reduced_motion else whole * part
        landed = min(self.stars, max(0, int((self._at - FLIGHT) // STEP) + 1))
        while self.landed < landed:
            self.app.sound("score")
            if self._particles is not None and not self.app.prefs.reduced_motion:
                self._particles.burst("star", self._place(self.landed).center, "gold_light", self.app.clock())
            self.landed += 1
        self.refresh()

    def _gone(self) -> None:
        self.stars = 0
        self.refresh()

    def _place(self, star: int) -> pygame.Rect:
        side, gap = self.u(SIZE), self.u(GAP)
        left = self.rect.centerx - (3 * side + 2 * gap) // 2
        low = side // 5 if star != 1 else 0  # the middle one stands a little higher
        return pygame.Rect(left + star * (side + gap), self.rect.centery - side // 2 + low, side, side)

    def draw(self, target: pygame.Surface) -> None:
        if not self.stars:
            return
        kit = self.kit
        stars = self._place(0).union(self._place(1)).union(self._place(2))
        whole = stars.inflate(self.u(2 * PLATE), self.u(PLATE))
        whole.height += self.u(WORD)
        kit.panel(target, whole, "window")
        word = pygame.Rect(whole.x, stars.bottom + self.u(6), whole.width, self.u(WORD))
        kit.write(target, "Solved!", "script", word, "gold_light", align="center", size=SCRIPT)
        for star in range(3):
            place = self._place(star)
            empty = kit.icon("star-outline", SIZE, "faint")
            target.blit(empty, empty.get_rect(center=place.center))
            part = min(1.0, (self._at - star * STEP) / FLIGHT)
            if star < self.stars and part > 0:
                grown = 1 + (FAR - 1) * (1 - EASES["out_cubic"](part))
                full = kit.icon("star", SIZE * grown, "gold_light")
                full.set_alpha(round(255 * min(1.0, 2 * part)))
                target.blit(full, full.get_rect(center=(place.centerx, place.centery - self.u(260) * (1 - part) ** 2)))
        if self._particles is not None:
            target.fblits(self._particles.blits(self.app.clock()))
