"""The line chart of a match: seats in their colours, each with its mark when the person wants marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.screens.end import legend
from tabletop.ui.widgets.chart import LineChart, Series

if TYPE_CHECKING:
    import pygame

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

    def _legend_rows(self, width: int) -> int:
        return legend.rows(self.kit, self.title, self._keys, width)

    @property
    def _keys(self) -> list[legend.Key]:
        return [legend.Key(line.name, line.color, seat) for seat, line in enumerate(self.series)]

    def _legend(self, target: pygame.Surface, box: pygame.Rect) -> None:
        legend.draw(target, self.kit, box, self.title, self._keys, symbol=self.app.prefs.symbols)
