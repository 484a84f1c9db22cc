"""The line chart of a match: seats in their colours, each with its mark when the person wants marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.pages.end import chart_legend, turn_axis
from tabletop.toolkit import shapes
from tabletop.toolkit.widgets.chart import LineChart, Series

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import pygame

    from tabletop.table.end_facts import EndFacts

LINE_EDGE = 8  # units beside the lines
DASHES = 2  # of each colour, from turn to turn, where lines lie on one another
LINE, DOT = 4, 1.7  # units of a line's width, and widths of the radius of the dot at its end


def build(facts: EndFacts) -> LineChart:
    """Return the chart of the scores over the turns: a team has one line."""
    keys = [chart_legend.whose(facts, team) for team in facts.teams]
    series = [Series(key.name, key.color, [scores[key.seat] for scores in facts.turns]) for key in keys]
    return MatchChart(series, facts.definition.score_name, [key.seat for key in keys])


class MatchChart(LineChart):
    """A chart that says on the right what its numbers are, and below in which turn."""

    def __init__(self, series: list[Series], title: str, seats: list[int]) -> None:
        super().__init__(series, label="chart")
        self.title, self.seats = title, seats

    def _lines(self, size: tuple[int, int], top: float, last: int) -> str:
        """Where lines lie on one another each of them is seen, in dashes; their dots lie side by side."""
        wide, body = self.kit.u(LINE), [super()._lines(size, top, last)]

        def at(x: float, value: float) -> tuple[float, float]:
            return 2 * wide + (size[0] - 4 * wide) * x / last, size[1] - 2 * wide - (size[1] - 4 * wide) * value / top

        for x, (begin, end), lines in shared(self.series):
            parts = DASHES * len(lines)
            ways = [at(x + n / parts, begin + (end - begin) * n / parts) for n in range(parts + 1)]
            body += [
                shapes.polyline(ways[n : n + 2], wide, self.kit.color(lines[n % len(lines)].color))
                for n in range(parts)
            ]
        for (x, value), lines in together(self.series):
            for n, line in enumerate(lines):
                right, down = at(x, value)
                tint, far = shapes.hex6(self.kit.color(line.color)), 2 * DOT * wide * (len(lines) - 1 - n)
                for part, ink in ((DOT, tint), (0.7, "#ffffff")):
                    body.append(f'<circle cx="{right - far:.1f}" cy="{down:.1f}" r="{wide * part:.1f}" fill="{ink}"/>')
        return "".join(body)

    def _legend_rows(self, width: int) -> int:
        return chart_legend.rows(self.kit, self.title, self._keys, width)

    def _marks(self, target: pygame.Surface, plot: pygame.Rect, foot: pygame.Rect, last: int) -> None:
        edge = self.kit.u(LINE_EDGE)
        places = [plot.x + edge + (plot.width - 2 * edge) * turn // last for turn in range(1, last + 1)]
        turn_axis.draw(target, self.kit, foot, places)

    @property
    def _keys(self) -> list[chart_legend.LegendEntry]:
        return [
            chart_legend.LegendEntry(line.name, line.color, seat)
            for seat, line in zip(self.seats, self.series, strict=True)
        ]

    def _legend(self, target: pygame.Surface, box: pygame.Rect) -> None:
        chart_legend.draw(target, self.kit, box, self.title, self._keys, symbol=self.app.prefs.symbols)


def shared(lines: Sequence[Series]) -> Iterator[tuple[int, tuple[float, float], list[Series]]]:
    """Where several lines go the same way from one turn to the next: that turn, their values, and the lines."""
    for x in range(max((len(line.values) for line in lines), default=1) - 1):
        ways = dict[tuple[float, float], list[Series]]()
        for line in lines:
            begin, end = (*line.values, None, None)[x : x + 2] if x < len(line.values) else (None, None)
            if begin is not None and end is not None:
                ways.setdefault((begin, end), []).append(line)
        yield from ((x, way, found) for way, found in ways.items() if len(found) > 1)


def together(lines: Sequence[Series]) -> Iterator[tuple[tuple[int, float], list[Series]]]:
    """Where several lines end in one point: turn and value, and the lines."""
    ends = dict[tuple[int, float], list[Series]]()
    for line in lines:
        last = max((x for x, value in enumerate(line.values) if value is not None), default=-1)
        value = line.values[last] if last >= 0 else None
        if value is not None:
            ends.setdefault((last, value), []).append(line)
    yield from ((end, found) for end, found in ends.items() if len(found) > 1)
