"""Who begins is drawn in sight: a light runs round the badges, slower and slower, and stays with whoever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.tween import EASES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.table.widgets.seat_panel import SeatBadge
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

RUN = 1100  # ms
ROUNDS = 2  # whole ones, before it goes on to whoever it is
STOPS = 0.86  # of that time; then it stays
EDGE = 6  # units of its line
LIGHT = ((18, 40), (12, 90), (6, 255))  # lines round a badge, from without: units from its edge, and how bright


class Lots:
    """On the story's lane: whoever hurries sees whom it has hit."""

    def __init__(self, app: App, kit: DrawContext, badges: Sequence[SeatBadge]) -> None:
        self.app, self.kit, self.badges = app, kit, badges
        self._seat, self._part = -1, 1.0

    @property
    def busy(self) -> bool:
        return self._part < 1

    @property
    def left(self) -> float:
        """In ms."""
        return self.app.ms(RUN * (1 - self._part)) if self.busy else 0.0

    def draw_for(self, seat: int, then: Callable[[], None]) -> None:
        """Run until it stays with `seat`, then go on; at once where nothing moves."""
        ms = 0 if self.app.prefs.reduced_motion else self.app.ms(RUN)
        if not ms:
            then()
            return
        self._seat, self._part = seat, 0.0
        last = -1

        def step(part: float) -> None:
            nonlocal last
            self._part = part
            if self.lit != last:
                last = self.lit
                self.app.sound("window_tick")

        def done() -> None:
            self._part = 1.0
            then()

        self.app.story.run(ms, step, key="lots", ease="linear", done=done)

    @property
    def lit(self) -> int:
        """The seat that it has come to."""
        count = len(self.badges)
        steps = ROUNDS * count + self._seat
        return round(steps * EASES["out_cubic"](min(1.0, self._part / STOPS))) % count

    def blits(self) -> list[Blit]:
        if not self.busy:
            return []
        kit, badge = self.kit, self.badges[self.lit]
        color, out = kit.color("gold_light"), []
        for wide, alpha in LIGHT:
            tint = pygame.Color(color.r, color.g, color.b, alpha)
            box = badge.rect.inflate(2 * kit.u(wide), 2 * kit.u(wide))
            out.append((shapes.ring(box.size, box.height // 2, kit.u(EDGE), tint), box.topleft))
        return out
