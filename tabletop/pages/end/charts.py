"""Charts of a match at its end: the chances of every seat and its figures by turns, with their legend and axis."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.i18n import tr
from tabletop.progress.decision_analysis import ShareRange
from tabletop.progress.review import ChancePoint, curve, watched, watcher
from tabletop.table.hud.seat_symbols import draw_mark
from tabletop.toolkit import plain_words, rects, shapes
from tabletop.toolkit.widgets.chart import LineChart, Series
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tabletop.progress.review import Review
    from tabletop.table.end_facts import EndFacts
    from tabletop.toolkit.draw_context import DrawContext

# Above a chart: what its numbers are, and whose line is which, each with the mark of its seat.

LEGEND_DOT = 24  # units of the mark of a seat


class LegendEntry(NamedTuple):
    """A line: its name, palette colour, and the seat whose mark it has."""

    name: str
    color: str
    seat: int


def whose(facts: EndFacts, team: Sequence[int]) -> LegendEntry:
    """Whose line it is: of a side that has a name and a colour of its own, else of the people on it, as its first seat."""
    seats = [facts.setup.seats[seat] for seat in team]
    if facts.outcome.sides and facts.definition.looks.teams:
        side = facts.definition.looks.teams[facts.outcome.sides[team[0]]]
        return LegendEntry(side.name, side.color, team[0])
    return LegendEntry(plain_words.team([seat.name for seat in seats]), seats[0].colour, team[0])


def legend_rows(kit: DrawContext, title: str, keys: Sequence[LegendEntry], width: int) -> int:
    """Two where the names of many need them."""
    return 1 if sum(_wishes(kit, keys)) <= width - _title_width(kit, title) else 2


def draw_legend(
    target: pygame.Surface, kit: DrawContext, box: pygame.Rect, title: str, keys: Sequence[LegendEntry], *, symbol: bool
) -> None:
    """Draw the title on the right and the names before it, in as many rows as they need."""
    bands = rects.rows(box, [1] * legend_rows(kit, title, keys, box.width))
    place, bands[0] = rects.cut_right(bands[0], _title_width(kit, title))  # what is below it has the whole width
    kit.write(target, title, "label", place, "gold", align="right")
    row = -(-len(keys) // len(bands))
    for n, band in enumerate(bands):
        _names(target, kit, band, keys[n * row : (n + 1) * row], symbol=symbol)


def _names(
    target: pygame.Surface, kit: DrawContext, box: pygame.Rect, keys: Sequence[LegendEntry], *, symbol: bool
) -> None:
    dot, wishes = kit.u(LEGEND_DOT), _wishes(kit, keys)
    room = pygame.Rect(box.x, box.y, min(box.width, sum(wishes)), box.height)
    for key, cell in zip(keys, rects.columns(room, wishes), strict=True):
        place, rest = rects.cut_left(cell, dot, kit.u(8))
        draw_mark(target, kit, rects.center(place, dot, dot), key.color, key.seat, symbol=symbol)
        kit.write(target, key.name, "caption", rest, "text")


def _wishes(kit: DrawContext, keys: Sequence[LegendEntry]) -> list[int]:
    """How wide each name would like to be, with its mark."""
    return [kit.measure(key.name, "caption") + kit.u(LEGEND_DOT + 36) for key in keys]


def _title_width(kit: DrawContext, title: str) -> int:
    return kit.measure(title, "label") + kit.u(20)


# Below a chart: in which turn it was, as far as the numbers have room.

HIGH, SIZE = 26, 16  # units of the line of numbers, and of its letters
APART = 14  # units between two of them


def numbered(places: Sequence[int], room: int) -> list[int]:
    """Of the turns at these places in pixels, the first being turn 1, those whose numbers have so much room."""
    turns: list[int] = []
    for turn, place in enumerate(places, 1):
        if not turns or place - places[turns[-1] - 1] >= room:
            turns.append(turn)
    return turns


def draw_axis(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, places: Sequence[int]) -> None:
    """Write the numbers under `places` into the box, and on its left what they are."""
    wide = kit.measure(str(len(places)), "caption", SIZE)
    name = kit.write(target, tr("end-turn"), "caption", box, "muted", size=SIZE)
    for turn in numbered(places, wide + kit.u(APART)):
        number = pygame.Rect(0, box.y, wide + kit.u(6), box.height)
        number.centerx = min(places[turn - 1], box.right - number.width // 2)
        if number.left > name.right:
            kit.write(target, str(turn), "caption", number, "muted", align="center", size=SIZE)


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
        found.append(ChanceLine(*whose(facts, team), points, bool(mine)))
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
        keys = [LegendEntry(one.name, one.color, one.seat) for one in sorted(self.lines, key=lambda one: one.seat)]
        title = tr("end-chance")
        high = kit.u(36) * legend_rows(kit, title, keys, self.rect.width)
        head, rest = rects.cut_top(self.rect, high, kit.u(14))
        foot, rest = rects.cut_bottom(rest, kit.u(30), kit.u(4))
        below, rest = rects.cut_bottom(rest, kit.u(HIGH), kit.u(4))
        _, plot = rects.cut_left(rest, kit.u(64), kit.u(8))
        draw_axis(target, kit, below, [plot.x + round(self._place(plot.size, n, 0)[0]) for n in self.turns])
        draw_legend(target, kit, head, title, keys, symbol=self.app.prefs.symbols)
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


# The line chart of a match: seats in their colours, each with its mark when the person wants marks.

LINE_EDGE = 8  # units beside the lines
DASHES = 2  # of each colour, from turn to turn, where lines lie on one another
LINE, DOT = 4, 1.7  # units of a line's width, and widths of the radius of the dot at its end


def build(facts: EndFacts) -> LineChart:
    """Return the chart of the scores over the turns: a team has one line."""
    keys = [whose(facts, team) for team in facts.teams]
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
        return legend_rows(self.kit, self.title, self._keys, width)

    def _marks(self, target: pygame.Surface, plot: pygame.Rect, foot: pygame.Rect, last: int) -> None:
        edge = self.kit.u(LINE_EDGE)
        places = [plot.x + edge + (plot.width - 2 * edge) * turn // last for turn in range(1, last + 1)]
        draw_axis(target, self.kit, foot, places)

    @property
    def _keys(self) -> list[LegendEntry]:
        return [LegendEntry(line.name, line.color, seat) for seat, line in zip(self.seats, self.series, strict=True)]

    def _legend(self, target: pygame.Surface, box: pygame.Rect) -> None:
        draw_legend(target, self.kit, box, self.title, self._keys, symbol=self.app.prefs.symbols)


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
