"""The own score in large figures, where the scheme leaves room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.table.widgets.counter_panel import race_bar

if TYPE_CHECKING:
    from tabletop.table.cards.counters import Gauging
    from tabletop.table.model.view_state import ViewState
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

GAIN = 195  # units from the right edge of a plate
SWELL, STEPS = 0.4, 5  # so much larger are the figures at first, in so many steps


class ScoreCounter:
    """`above()` lies still with the cards."""

    shown: ViewState

    def __init__(self, gauging: Gauging, kit: DrawContext) -> None:
        self.gauging, self.kit = gauging, kit

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def at(self, seat: int) -> tuple[float, float]:
        """Where a gain of a seat is shown: at its own large figures, else on its plate, left of the figures that count."""
        area = self.shown.places.areas.seats[seat]
        if seat == self.shown.bottom and "score" in area.parts:
            box = area.parts["score"]
            return box.centerx, box.top
        return area.badge.right - self.kit.u(GAIN), area.badge.centery

    def below(self) -> list[Blit]:
        return []

    def above(self) -> list[Blit]:
        seat, kit = self.shown.bottom, self.kit
        parts = self.shown.places.areas.seats[seat].parts
        if "score" not in parts or not self.gauging.gauges:
            return []
        gauge, fresh = self.gauging.gauges[seat], round(self.gauging.swell.get(seat, 0.0) * STEPS) / STEPS
        box = parts["score"]
        score = kit.line(str(gauge.score), "number", "gold_light", size=62 * (1 + SWELL * fresh))
        words = kit.line(f"of {gauge.goal} {gauge.unit}", "label", "muted", size=15)
        bar = pygame.Rect(box.x, box.bottom - kit.u(14), box.width - kit.u(6), kit.u(14))
        out = [(score, (box.x, box.top)), (words, (box.x, bar.top - words.get_height() - kit.u(4)))]
        return [*out, (race_bar(kit, bar.size, gauge, "gold"), bar.topleft)]
