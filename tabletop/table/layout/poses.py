"""How cards lie beside each other in one place: pure geometry, from an area and a number of cards to poses in pixels."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from tabletop.card_art.compositor import RATIO

if TYPE_CHECKING:
    from tabletop.table.layout_schema import ZoneLook

FAN_STEP, FAN_MOST = 3.4, 26.0  # degrees between two neighbours, and over a whole hand
BESIDE, SMALL = 0.98, 0.5  # in a hand: from card to card by their width at least, and how small cards become for that
APART, LINE = 1.07, 0.05  # in a row: from card to card by their width, and the gap between two lines by their height
SHRINK, LEAST = 0.84, 0.74  # cards of a row become so much smaller so as not to overlap, and where they do
NEAR = 2  # pixels or degrees
SEEN = 0.4  # of a card in a crowded row
TITLE = 0.22  # of a card's width: its foot with the title, which the next step of a staircase leaves free
STEP = 0.7  # how small cards become for that


class Pose(NamedTuple):
    """The middle of a card, its width, its angle in degrees counter-clockwise, and its height by its width."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    shape: float = RATIO

    @property
    def height(self) -> float:
        return self.width * self.shape

    @property
    def box(self) -> Rect:
        """The card's rectangle, as if it lay straight or, from 45 degrees on, on its side."""
        wide, high = self.width, self.height
        if 45 < self.angle % 180 < 135:
            wide, high = high, wide
        return Rect(round(self.x - wide / 2), round(self.y - high / 2), round(wide), round(high))

    def near(self, other: Pose) -> bool:
        """So near that nobody sees a way between them, as in a pile from step to step."""
        return self == other or max(abs(one - two) for one, two in zip(self, other, strict=True)) < NEAR

    def between(self, goal: Pose, part: float) -> Pose:
        return Pose(*(a + (b - a) * part for a, b in zip(self, goal, strict=True)))


def cell(box: Rect) -> Pose:
    """A card that fills a cell."""
    return Pose(*box.center, box.width, 0.0, box.height / box.width)


def fan(area: Rect, width: float, count: int) -> list[Pose]:
    """A hand in an arc, its middle highest. Every name is to be read: many cards are smaller, and overlap only when they
    would be too small.
    """
    whole = width * RATIO
    width = max(width * SMALL, min(width, area.width / (1 + BESIDE * max(0, count - 1))))
    pitch = min(width * 1.02, (area.width - width) / max(1, count - 1))
    turn = min(FAN_STEP, FAN_MOST / max(1, count)) * min(1.0, pitch / (width * 0.5))
    spare = max(0.0, area.height - whole)
    if (
        count > 1
    ):  # the outer cards must not dip below the area: so much take arc and tilt of the outermost, by its angle
        reach = pitch * (count - 1) / 4 + width * 0.6
        turn = min(turn, math.degrees(spare / reach) / (count - 1) * 2)
    bend = pitch / math.tan(math.radians(turn)) if turn else 0.0  # so that neighbours stand square on one circle
    top = area.top + (whole - width * RATIO) / 2
    out = []
    for i in range(count):
        step = i - (count - 1) / 2
        drop = bend * (1 - math.cos(math.radians(turn * step)))
        out.append(Pose(area.centerx + step * pitch, top + width * RATIO / 2 + drop, width, -turn * step))
    return out


def backs(area: Rect, width: float, count: int, *, side: int) -> list[Pose]:
    """The hand of somebody else as a flat fan; `side` -1 begins at the left edge, 0 is centred, 1 ends at the right."""
    pitch = min(width * 0.5, (area.width - width) / max(1, count - 1))
    whole = width + pitch * (count - 1)
    left = {-1: area.left, 0: area.centerx - whole / 2, 1: area.right - whole}[side]
    turn = min(3.0, 14 / max(1, count))
    middle = (count - 1) / 2
    return [
        Pose(
            left + width / 2 + i * pitch,
            area.centery + abs(i - middle) ** 2 * width * 0.004,
            width,
            turn * (middle - i),
        )
        for i in range(count)
    ]


def pile(area: Rect, width: float, count: int, shown: int) -> list[Pose]:
    """A pile; its `shown` top cards lie side by side, the topmost leftmost and uppermost. Below, few steps of depth."""
    pitch = 0.0 if shown < 2 else min(width * 0.6, (area.width - width) / (shown - 1))
    x, y = area.left + width / 2, area.top + width * RATIO / 2
    below = x + (shown - 1) * pitch
    steps = [
        Pose(below - depth * 0.6, y - depth * 1.1, width) for depth in range(7)
    ]  # most lie exactly over each other
    out = [steps[min(6, (i + 7) // 8)] for i in range(count)]
    for above in range(min(shown - 1, count)):
        depth = min(6, (count - above + 6) // 8)
        out[count - 1 - above] = Pose(x + above * pitch - depth * 0.6, y - depth * 1.1, width)
    return out


def stairs(area: Rect, width: float, count: int) -> list[Pose]:
    """A staircase that climbs to the right, tighter the more steps it has; its cards become smaller, so that each step leaves
    free the title of the card below it. A long one begins one title above the foot, where a question of many lines reaches.
    """
    if not count:
        return []
    width = min(width, area.width, area.height / RATIO)
    steps = max(1, count - 1)
    width = max(width * STEP, min(width, area.height / (RATIO + TITLE * (steps + 1))))
    right = min(width * 0.84, (area.width - width) / steps)
    up = min(width * TITLE, max(0.0, (area.height - width * RATIO) / (steps + 1)))
    left = area.centerx - right * (count - 1) / 2
    base = min(area.centery + up * (count - 1) / 2, area.bottom - up - width * RATIO / 2)
    return [Pose(left + i * right, base - i * up, width, (2.0, -1.5, 1.0, -2.0)[i % 4]) for i in range(count)]


def row(area: Rect, width: float, count: int) -> list[Pose]:
    """Side by side and centred, in as many lines as there is room for; what does not fit shrinks a little, then overlaps.

    Never leaves the area: what lies beside it stays whole.
    """
    high = width * RATIO
    most = max(1, int((area.height + LINE * high) // ((1 + LINE) * high)))
    lines = min(most, max(1, math.ceil(count * width * SHRINK / max(1, area.width))))
    across = math.ceil(count / lines)
    wide = max(width * SHRINK, min(width, area.width / max(1, across * APART - (APART - 1))))
    if across * SEEN * wide > area.width:
        wide = max(width * LEAST, area.width / (1 + (across - 1) * SEEN))
    out = []
    for i in range(count):
        line, place = divmod(i, across)
        here = min(across, count - line * across)
        pitch = min(wide * APART, (area.width - wide) / max(1, across - 1))
        x = area.centerx + (place - (here - 1) / 2) * pitch
        out.append(Pose(x, area.centery + (line - (lines - 1) / 2) * wide * RATIO * (1 + LINE), wide))
    return out


def spread(area: Rect, width: float, count: int) -> list[Pose]:
    """In as many rows as leave most of each card in sight: names that can be read rather than large cards."""
    if not count:
        return []
    rows = max(range(1, 6), key=lambda n: min(_pitch(area, width, count, n), _wide(area, width, n)))
    wide = _wide(area, width, rows)
    across = -(-count // rows)
    pitch = min(wide * 1.1, (area.width - wide) / max(1, across - 1))
    line = min(wide * RATIO * 1.05, area.height / rows)
    out = []
    for i in range(count):
        r, c = divmod(i, across)
        many = min(across, count - r * across)
        out.append(Pose(area.centerx + (c - (many - 1) / 2) * pitch, area.centery + (r - (rows - 1) / 2) * line, wide))
    return out


def _wide(area: Rect, width: float, rows: int) -> float:
    return min(width, area.height / (rows * RATIO * 1.05))


def _pitch(area: Rect, width: float, count: int, rows: int) -> float:
    wide = _wide(area, width, rows)
    return min(wide * 1.1, (area.width - wide) / max(1, -(-count // rows) - 1))


def below(prompt: Rect, pose: Pose, bottom: float, wide: float, lowest: float) -> Pose:
    """A card that rises from `pose` to this lower edge and width: below the prompt it reaches up to it at most, and stands as
    deep as `lowest` if there is no other way.
    """
    beside = abs(pose.x - prompt.centerx) > (prompt.width + wide) / 2
    if not beside and pose.y >= prompt.bottom and bottom - wide * pose.shape < prompt.bottom:
        wide = max(pose.width, min(wide, (lowest - prompt.bottom) / pose.shape))
        bottom = max(bottom, prompt.bottom + wide * pose.shape)
    return Pose(pose.x, bottom - wide * pose.shape / 2, wide, shape=pose.shape)


# One zone's place on the table: which area, how its cards lie in it, whether faces may be seen.


class ZonePlace(NamedTuple):
    """Where the cards of one zone lie. `own`: it belongs to the seat at the lower edge; `width` of its cards in pixels;
    `cells`: the places of its cards in a grid, one after another.
    """

    look: ZoneLook
    seat: int | None
    own: bool
    area: Rect
    width: float
    side: int = 0
    cells: tuple[Rect, ...] = ()

    def poses(self, count: int) -> list[Pose]:
        kind = self.look.kind
        if kind == "hand":
            if self.own:
                return fan(self.area, self.width, count)
            return backs(self.area, self.width, count, side=self.side)
        if kind == "slot":
            return [Pose(*self.area.center, self.width)] * count
        if kind == "pile":
            return pile(self.area, self.width, count, self.look.shown)
        if kind == "stairs":
            return stairs(self.area, self.width, count)
        if kind == "cells":
            return [cell(box) for box in self.cells[:count]]
        return (spread if kind == "spread" else row)(self.area, self.width, count)
