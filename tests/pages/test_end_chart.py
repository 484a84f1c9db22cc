"""The chart of a match: lines that lie on one another are all seen."""

from __future__ import annotations

import pygame

from tabletop.pages.end.charts import MatchChart, shared, together
from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.widgets.chart import Series
from tests.toolkit.rig import Stage
from tools.rigs.pilot import Pilot

ONE = Series("Ann", "coral", [0, 2, 4, None])
TWO = Series("Ruby", "cyan", [0, 2, 3, 5])
LAST = Series("Theo", "gold", [0, 2, 3, 5])


def test_lines_are_shared_where_they_go_the_same_way():
    found = [(x, way, [line.name for line in lines]) for x, way, lines in shared([ONE, TWO, LAST])]
    names = [["Ann", "Ruby", "Theo"], ["Ruby", "Theo"], ["Ruby", "Theo"]]
    assert found == list(zip((0, 1, 2), ((0, 2), (2, 3), (3, 5)), names, strict=True))
    assert [(end, len(lines)) for end, lines in together([ONE, TWO, LAST])] == [((3, 5), 2)]


def test_every_colour_is_seen_where_all_lines_are_the_same():
    with Pilot((1280, 720), Prefs()) as pilot:
        lines = [Series(color, color, [0, 3, 6]) for color in ("coral", "cyan", "gold")]
        chart = MatchChart(lines, "Score", [0, 1, 2])
        pilot.app.push(Stage(chart))
        chart.place(pygame.Rect(0, 0, 800, 400))
        picture = pygame.Surface((800, 400))
        chart.draw(picture)
        plot = picture.subsurface(pygame.Rect(60, 100, 740, 260))
        shades = {tuple(plot.get_at((x, y)))[:3] for x in range(740) for y in range(260)}
        for color in ("coral", "cyan", "gold"):
            tint = chart.kit.color(color)
            assert any(sum(abs(a - b) for a, b in zip(shade, tint, strict=False)) < 12 for shade in shades), color
