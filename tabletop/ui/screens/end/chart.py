"""The line chart of a match: seats in their colours, each with its mark when the person wants marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.screens.end import axis, legend
from tabletop.ui.widgets.chart import LineChart, Series

if TYPE_CHECKING:
    import pygame

    from tabletop.ui.screens.end.facts import EndFacts

LINE_EDGE = 8  # units beside the lines


def build(facts: EndFacts) -> LineChart:
    """Return the chart of the scores over the turns: a team has one line."""
    keys = [legend.whose(facts, team) for team in facts.teams]
    series = [Series(key.name, key.color, [scores[key.seat] for scores in facts.turns]) for key in keys]
    return MatchChart(series, facts.definition.score_name, [key.seat for key in keys])


class MatchChart(LineChart):
    """A chart that says on the right what its numbers are, and below in which turn."""

    def __init__(self, series: list[Series], title: str, seats: list[int]) -> None:
        super().__init__(series, label="chart")
        self.title, self.seats = title, seats

    def _legend_rows(self, width: int) -> int:
        return legend.rows(self.kit, self.title, self._keys, width)

    def _marks(self, target: pygame.Surface, plot: pygame.Rect, foot: pygame.Rect, last: int) -> None:
        edge = self.kit.u(LINE_EDGE)
        places = [plot.x + edge + (plot.width - 2 * edge) * turn // last for turn in range(1, last + 1)]
        axis.draw(target, self.kit, foot, places)

    @property
    def _keys(self) -> list[legend.Key]:
        return [legend.Key(line.name, line.color, seat) for seat, line in zip(self.seats, self.series, strict=True)]

    def _legend(self, target: pygame.Surface, box: pygame.Rect) -> None:
        legend.draw(target, self.kit, box, self.title, self._keys, symbol=self.app.prefs.symbols)
