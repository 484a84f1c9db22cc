"""The line chart of a match: seats in their colours, each with its mark when the person wants marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui import layout
from tabletop.ui.screens.symbols import draw_mark
from tabletop.ui.widgets.chart import LineChart, Series

if TYPE_CHECKING:
    from tabletop.ui.screens.end.facts import EndFacts

DOT = 24  # units of the mark of a seat


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

    def _legend_rows(self, width: int) -> int:
        """Two where the names of many need them."""
        return 1 if sum(self._wishes(self.series)) <= width - self._title_width else 2

    def _wishes(self, series: list[Series]) -> list[int]:
        """How wide each name would like to be, with its mark."""
        return [self.kit.measure(line.name, "caption") + self.u(DOT + 36) for line in series]

    @property
    def _title_width(self) -> int:
        return self.kit.measure(self.title, "label") + self.u(20)

    def _legend(self, target: pygame.Surface, box: pygame.Rect) -> None:
        title, names = layout.cut_right(box, self._title_width)
        rows = self._legend_rows(box.width)
        self.kit.write(target, self.title, "label", layout.rows(title, [1] * rows)[0], "gold", align="right")
        row = -(-len(self.series) // rows)
        for n, band in enumerate(layout.rows(names, [1] * rows)):
            self._names(target, band, n * row, self.series[n * row : (n + 1) * row])

    def _names(self, target: pygame.Surface, box: pygame.Rect, first: int, series: list[Series]) -> None:
        """One row of the legend, from the seat `first` on."""
        kit, dot, wishes = self.kit, self.u(DOT), self._wishes(series)
        room = pygame.Rect(box.x, box.y, min(box.width, sum(wishes)), box.height)
        for seat, (line, cell) in enumerate(zip(series, layout.columns(room, wishes), strict=True), first):
            place, words = layout.cut_left(cell, dot, kit.u(8))
            draw_mark(target, kit, layout.center(place, dot, dot), line.color, seat, symbol=self.app.prefs.symbols)
            kit.write(target, line.name, "caption", words, "text")
