"""The line chart of a match: seats in their colours, each with its mark when the person wants marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui import layout
from tabletop.ui.screens.symbols import draw_mark
from tabletop.ui.widgets.chart import LineChart, Series

if TYPE_CHECKING:
    from tabletop.ui.screens.end.facts import EndFacts


def build(facts: EndFacts) -> LineChart:
    """Return the chart of the scores over the turns."""
    series = [
        Series(seat.name, seat.colour, [scores[index] for scores in facts.turns])
        for index, seat in enumerate(facts.setup.seats)
    ]
    return MatchChart(series, facts.definition.score_name)


class MatchChart(LineChart):
    """A chart that says on the right what its numbers are."""

    def __init__(self, series: list[Series], title: str) -> None:
        super().__init__(series, label="chart", x_title="Turns")
        self.title = title

    def _legend(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit = self.kit
        wide = kit.measure(self.title, "label")
        title, box = layout.cut_right(box, wide, kit.u(20))
        kit.write(target, self.title, "label", title, "gold", align="right")
        dot = kit.u(24)
        wishes = [kit.measure(line.name, "caption") + dot + kit.u(36) for line in self.series]
        room = pygame.Rect(box.x, box.y, min(box.width, sum(wishes)), box.height)
        for seat, (line, cell) in enumerate(zip(self.series, layout.columns(room, wishes), strict=True)):
            place, words = layout.cut_left(cell, dot, kit.u(8))
            draw_mark(target, kit, layout.center(place, dot, dot), line.color, seat, symbol=self.app.prefs.symbols)
            kit.write(target, line.name, "caption", words, "text")
