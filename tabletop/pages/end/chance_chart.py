"""How the chances of each seat went: a line in its colour, and the range of a person's own as a band."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.i18n import tr
from tabletop.pages.end import chart_legend, turn_axis
from tabletop.progress.decision_analysis import ShareRange
from tabletop.progress.review import ChancePoint, curve, watched, watcher
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.progress.review import Review
    from tabletop.table.end_facts import EndFacts

GRID = (0, 25, 50, 75, 100)  # per cent
EDGE = 10  # units beside and above the lines
BAND = 46  # of 255: how strong a range is drawn
OWN, OTHER = 4, 2.5  # units: how wide a line is


class ChanceLine(NamedTuple):
    """One line: whose, in which palette colour and with the mark of which seat, and its points. `own`: of people, from what
    they knew themselves; else as far as somebody else could tell.
    """

    name: str
    color: str
    seat: int
    points: Sequence[ChancePoint]
    own: bool = True


def lines(facts: EndFacts, review: Review) -> list[ChanceLine]:
    """One line a seat, or a team; those of people come last, so that they lie above. At the end of a whole review stands
    what came of it.
    """
    found, people, eyes = [], facts.setup.humans, watcher(review.looks)
    for team in facts.teams:
        end = ChancePoint(len(facts.answers), _came_of(facts, team)) if review.over else None
        mine = [seat for seat in team if seat in people]
        points = curve(review.looks, mine, end) if mine else watched(review.looks, eyes, team[0], end)
        found.append(ChanceLine(*chart_legend.whose(facts, team), points, bool(mine)))
    return sorted(found, key=lambda line: line.own)


def watching(facts: EndFacts, review: Review) -> str:
    """What the lines of the others are, "" when there are none."""
    known = any(look.every_best for look in review.looks)
    if not known or all(set(team) & set(facts.setup.humans) for team in facts.teams):
        return ""
    who = facts.setup.seats[watcher(review.looks)].name
    return tr("end-thin-lines", who=who)


def _came_of(facts: EndFacts, team: Sequence[int]) -> ShareRange:
    share = facts.shares[team[0]]
    return ShareRange(share, share, share)


class ChanceChart(Widget):
    """`last`: so many answers has the match; `turns`: after how many of them each of its turns had begun; `marks`: after how
    many something mattered, in their order.
    """

    def __init__(self, last: int, turns: Sequence[int]) -> None:
        super().__init__("chances")
        self.last, self.turns = max(1, last), turns
        self.lines: list[ChanceLine] = []
        self.marks: list[tuple[int, float]] = []
        self.note = ""

    def update(self, lines: Sequence[ChanceLine], marks: Sequence[tuple[int, float]], note: str) -> None:
        """Show these lines, a numbered disc at each mark (answers, chance), and what the lines are below them."""
        self.lines, self.marks, self.note = list(lines), list(marks), note
        self.refresh()

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        keys = [
            chart_legend.LegendEntry(one.name, one.color, one.seat)
            for one in sorted(self.lines, key=lambda one: one.seat)
        ]
        title = tr("end-chance")
        high = kit.u(36) * chart_legend.rows(kit, title, keys, self.rect.width)
        head, rest = rects.cut_top(self.rect, high, kit.u(14))
        foot, rest = rects.cut_bottom(rest, kit.u(30), kit.u(4))
        below, rest = rects.cut_bottom(rest, kit.u(turn_axis.HIGH), kit.u(4))
        _, plot = rects.cut_left(rest, kit.u(64), kit.u(8))
        turn_axis.draw(target, kit, below, [plot.x + round(self._place(plot.size, n, 0)[0]) for n in self.turns])
        chart_legend.draw(target, kit, head, title, keys, symbol=self.app.prefs.symbols)
        kit.write(target, self.note, "caption", foot, "muted", align="right", size=16)
        line = pygame.Surface((plot.width, max(1, kit.u(1.5))), pygame.SRCALPHA)
        line.fill((255, 255, 255, 26))
        for share in GRID:
            y = plot.bottom - round(plot.height * share / 100)
            target.blit(line, (plot.x, y))
            box = pygame.Rect(plot.x - kit.u(72), y - kit.u(14), kit.u(62), kit.u(28))
            kit.write(target, tr("end-percent", number=share), "caption", box, "muted", align="right", size=16)
        if plot.width > 4 and plot.height > 4:
            edge = kit.u(EDGE)  # lines at 0 and 100 % are as wide as all others
            body = "".join(self._drawn(one, plot.size) for one in self.lines)
            drawn = shapes.svg((plot.width, plot.height + 2 * edge), f'<g transform="translate(0 {edge})">{body}</g>')
            target.blit(drawn, (plot.x, plot.y - edge))
        self._marks(target, plot)

    def _place(self, size: tuple[int, int], n: int, chance: float) -> tuple[float, float]:
        edge = self.kit.u(EDGE)
        return edge + (size[0] - 2 * edge) * n / self.last, size[1] - size[1] * max(0.0, min(1.0, chance))

    def _drawn(self, one: ChanceLine, size: tuple[int, int]) -> str:
        """One line, with its band where it is a person's own, as SVG."""
        kit, points = self.kit, one.points
        if not points:
            return ""
        tint = kit.color(one.color)
        upper = [self._place(size, point.n, point.chance.high) for point in points]
        lower = [self._place(size, point.n, point.chance.low) for point in points]
        corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in (*upper, *reversed(lower)))
        band = f'<polygon points="{corners}" fill="{shapes.hex6(tint)}" fill-opacity="{BAND / 255:.2f}"/>'
        wide = kit.u(OWN if one.own else OTHER)
        middle = [self._place(size, point.n, point.chance.middle) for point in points]
        x, y = middle[-1]
        dot = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{1.5 * wide:.1f}" fill="{shapes.hex6(tint)}"/>'
        line = shapes.polyline(middle, wide, tint) if len(middle) > 1 else ""
        return (band if one.own else "") + line + dot

    def _marks(self, target: pygame.Surface, plot: pygame.Rect) -> None:
        """A numbered disc at each mark, or as near as those leave room that lie there already."""
        kit, side = self.kit, self.kit.u(30)
        disc = shapes.disc(side, kit.color("gold_light"), kit.color("gold"))
        places: list[pygame.Rect] = []
        for mark in self.marks:
            x, y = self._place(plot.size, *mark)
            point = (plot.x + round(x), plot.y + round(y))
            place = _free(disc.get_rect(center=point), places, plot.inflate(side, side))
            pygame.draw.line(target, kit.color("gold"), point, place.center, max(1, kit.u(2)))
            places.append(place)
        for number, place in enumerate(places, 1):
            target.blit(disc, place)
            kit.write(target, str(number), "strong", place, "ink", align="center", size=18)


def _free(wish: pygame.Rect, taken: Sequence[pygame.Rect], room: pygame.Rect) -> pygame.Rect:
    """The nearest place above, below or beside the wish that nothing lies on; the wish itself where there is none."""
    wish = wish.clamp(room)
    step = max(1, wish.height // 4)
    for reach in range(0, max(room.size), step):
        for across, down in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            place = wish.move(across * reach, down * reach)
            if room.contains(place) and place.collidelist(taken) < 0:
                return place
    return wish
