"""How the chances of each person went: a line in the colour of the seat, in a band that is its range."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.match.practice.judging import Point, curve
from tabletop.match.practice.looking import Chance
from tabletop.ui import layout, shapes
from tabletop.ui.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.match.practice.review import Review
    from tabletop.ui.screens.end.facts import EndFacts

GRID = (0, 25, 50, 75, 100)  # per cent
EDGE = 10  # units beside and above the lines
BAND = 46  # of 255: how strong a range is drawn


class Chances(NamedTuple):
    """One line: whose, in which palette colour, and its points."""

    name: str
    color: str
    points: Sequence[Point]


def lines(facts: EndFacts, review: Review) -> list[Chances]:
    """The line of each person; at the end of a whole review stands what came of it."""
    found, winners, last = [], facts.outcome.winners, len(facts.answers)
    for seat in facts.setup.humans:
        share = 1 / len(winners) if seat in winners else 0.0
        end = Point(last, Chance(share, share, share)) if review.over else None
        person = facts.setup.seats[seat]
        found.append(Chances(person.name, person.colour, curve(review.looks, seat, end)))
    return found


class Curve(Widget):
    """`last`: so many answers has the match; `marks`: after how many of them something mattered, in their order."""

    def __init__(self, last: int) -> None:
        super().__init__("chances")
        self.last = max(1, last)
        self.lines: list[Chances] = []
        self.marks: list[tuple[int, float]] = []

    def update(self, lines: Sequence[Chances], marks: Sequence[tuple[int, float]]) -> None:
        """Show these lines, and a numbered disc at each mark (answers, chance)."""
        self.lines, self.marks = list(lines), list(marks)
        self.refresh()

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        head, rest = layout.cut_top(self.rect, kit.u(36), kit.u(6))
        foot, rest = layout.cut_bottom(rest, kit.u(30), kit.u(4))
        _, plot = layout.cut_left(rest, kit.u(64), kit.u(8))
        self._legend(target, head)
        kit.write(target, "as the match went on", "caption", foot, "muted", align="right", size=16)
        line = pygame.Surface((plot.width, max(1, kit.u(1.5))), pygame.SRCALPHA)
        line.fill((255, 255, 255, 26))
        for share in GRID:
            y = plot.bottom - round(plot.height * share / 100)
            target.blit(line, (plot.x, y))
            box = pygame.Rect(plot.x - kit.u(72), y - kit.u(14), kit.u(62), kit.u(28))
            kit.write(target, f"{share} %", "caption", box, "muted", align="right", size=16)
        if plot.width > 4 and plot.height > 4:
            edge = kit.u(EDGE)  # lines at 0 and 100 % are as wide as all others
            body = "".join(self._drawn(one, plot.size) for one in self.lines)
            drawn = shapes.svg((plot.width, plot.height + 2 * edge), f'<g transform="translate(0 {edge})">{body}</g>')
            target.blit(drawn, (plot.x, plot.y - edge))
        self._marks(target, plot)

    def _legend(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, dot = self.kit, self.kit.u(16)
        kit.write(target, "Chance to win", "label", box, "gold", align="right")
        for one in self.lines:
            tint = kit.color(one.color)
            disc = shapes.disc(dot, tint.lerp(pygame.Color("white"), 0.3), tint)
            target.blit(disc, (box.x, box.centery - dot // 2))
            place = pygame.Rect(box.x + dot + kit.u(8), box.y, kit.measure(one.name, "caption") + 2, box.height)
            kit.write(target, one.name, "caption", place, "text")
            box = layout.cut_left(box, place.right - box.x, kit.u(24))[1]

    def _place(self, size: tuple[int, int], n: int, chance: float) -> tuple[float, float]:
        edge = self.kit.u(EDGE)
        return edge + (size[0] - 2 * edge) * n / self.last, size[1] - size[1] * max(0.0, min(1.0, chance))

    def _drawn(self, one: Chances, size: tuple[int, int]) -> str:
        """The band and the line of one person, as SVG."""
        kit, points = self.kit, one.points
        if not points:
            return ""
        tint = kit.color(one.color)
        upper = [self._place(size, point.n, point.chance.high) for point in points]
        lower = [self._place(size, point.n, point.chance.low) for point in points]
        corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in (*upper, *reversed(lower)))
        band = f'<polygon points="{corners}" fill="{shapes.hex6(tint)}" fill-opacity="{BAND / 255:.2f}"/>'
        middle = [self._place(size, point.n, point.chance.middle) for point in points]
        x, y = middle[-1]
        dot = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{kit.u(6)}" fill="{shapes.hex6(tint)}"/>'
        return band + (shapes.polyline(middle, kit.u(4), tint) if len(middle) > 1 else "") + dot

    def _marks(self, target: pygame.Surface, plot: pygame.Rect) -> None:
        """A numbered disc at each mark, or above those that lie there already."""
        kit, side = self.kit, self.kit.u(30)
        disc = shapes.disc(side, kit.color("gold_light"), kit.color("gold"))
        places: list[pygame.Rect] = []
        for mark in self.marks:
            x, y = self._place(plot.size, *mark)
            point = (plot.x + round(x), plot.y + round(y))
            place = disc.get_rect(center=point).clamp(plot.inflate(side, side))
            while place.collidelist(places) >= 0 and place.top > plot.top:
                place.y -= side // 4
            pygame.draw.line(target, kit.color("gold"), point, place.center, max(1, kit.u(2)))
            places.append(place)
        for number, place in enumerate(places, 1):
            target.blit(disc, place)
            kit.write(target, str(number), "strong", place, "ink", align="center", size=18)
