"""Tables of mats: every seat has its own cards before it, in windows wide or high. Divided as `mats_divider` says. Pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from tabletop.card_art.compositor import RATIO
from tabletop.core.ask import NOBODY
from tabletop.table.layout.mat_strips import StripRow
from tabletop.table.layout.mats_divider import ARC, BADGE, BELOW, LABEL, OWN_BADGE, PROMPT, Divider, middle, part_sizes
from tabletop.table.layout.scheme import CORNER, Areas, CardMeasure, MarkLook, Scheme, SeatArea, whole
from tabletop.toolkit import pictures
from tabletop.toolkit.draw_context import ScreenRoom, ui_scale
from tabletop.toolkit.rects import center, columns, cut_bottom, cut_left, cut_right, cut_top, rows

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import pygame
    from pygame import Rect

    from tabletop.core.table import Table
    from tabletop.table.layout.scheme import Areas, ExpandedMat, Foresees
    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.layout_schema.board_schema import MiddleSchema, StripsSchema, Style


RING = 40  # pixels by which the printed ring may pass the room for fights

EDGE, GAP = 16, 10  # units: to the edge of the window, and from part to part
SLIM_BADGE = 372  # units: a badge beside its cards
BACKS = 50  # units of height at least of the cards in somebody's hand, below the badge
OVER = 24  # units above the hand, for what stands below the question
FIGURES = 130  # units of the own score
WRITTEN, TOP_WRITTEN = 354, 120  # units of height of all that is no card: always, and where one sits at the upper edge
WIDE = 1.15  # of the window's width: the measure is no longer
FIGHT = 0.08  # of the measure: room for words above and below those who fight


class MatsScheme(Scheme):
    """Every seat has its own cards before it; those who fight stand in the middle."""

    few, least_few = 4, (1456, 820)  # so many have more room
    tall, each = 0.82, 90
    slim = True
    marks = MarkLook("left", 24, 0.17)

    def room(self, size: tuple[int, int], seats: int) -> ScreenRoom:
        """Where few sit everything can grow more before it becomes crowded."""
        found = super().room(size, seats)
        return found if self.upright(size) or seats > self.few else ScreenRoom(self.least_few)

    @property
    def foresees(self) -> Foresees:
        """Beside those who stand in rows; a ring of fights has its own sums."""
        return "above" if self.look.fights is None else ""

    def measure(self, window: Rect, seats: int) -> float:
        if self.upright(window.size):
            unit = ui_scale(window.size, 1.0, *self.room(window.size, seats))
            return measure(self.look, seats, window.height, unit, window.width)
        return min(float(window.height), window.width * 9 / 16)

    def own_share(self, count: int) -> float:
        assert self.look.mats is not None, "checked when the layout was read"
        return self.look.mats.own[str(count)]

    def divide(self, window: Rect, u: Callable[[float], int], count: int, bottom: int) -> Areas:
        """The seat `bottom` has hand, cards, badge and buttons at the lower edge; the others sit clockwise round it."""
        return self._divider(window, u, count, bottom).areas()

    def _divider(self, window: Rect, u: Callable[[float], int], count: int, bottom: int) -> Divider:
        divider = UprightDivider if self.upright(window.size) else Divider
        cards = CardMeasure(self.measure(window, count), self.widest(window))
        return divider(window, u, self.look, count, bottom, cards)

    def larger(self, table: Table, bottom: int) -> int:
        strips = self._strips(table.seats)
        grows = strips is not None and table.turn != bottom and table.zones[table.layout.find(strips.grows)]
        return table.turn if grows else NOBODY

    def enlarge(self, areas: Areas, window: Rect, u: Callable[[float], int], bottom: int, seat: int) -> Areas:
        count = len(areas.seats)
        row, first = self._divider(window, u, count, bottom).strips, (bottom + 1) % count
        assert row is not None, "only strips grow"
        found = row.areas((seat - first) % count)
        seats = tuple(
            area if number == bottom else found[(number - first) % count] for number, area in enumerate(areas.seats)
        )
        return areas._replace(seats=seats)

    def whole(self, areas: Areas, window: Rect, u: Callable[[float], int], seat: int) -> ExpandedMat | None:
        area, sizes = areas.seats[seat], part_sizes(self.look, self.measured(areas, window))
        return whole(window, u, self.look, sizes, area.badge) if area.opens else None

    def _strips(self, count: int) -> StripsSchema | None:
        strips = self.look.mats.strips if self.look.mats is not None else None
        return strips if strips is not None and count >= strips.seats else None

    def paint(self, target: pygame.Surface, areas: Areas, style: Style) -> None:
        """The ring for those who fight."""
        del style
        if self.look.fights is not None:
            size = areas.centre.inflate(RING, RING).size
            ring = pictures.contain((self.look.game, self.look.fights.ring), size, keep=False)
            target.blit(ring, ring.get_rect(center=areas.centre.center))


class StripColumn(StripRow):
    """The mats of others as strips below each other, each with its cards beside its badge."""

    @property
    def bottom(self) -> int:
        """Down to there they reach, one of them larger."""
        return self.areas(0)[-1].front.bottom

    def areas(self, larger: int = NOBODY) -> list[SeatArea]:
        out, top, u = [], self.window.top + self.u(EDGE), self.u
        for number in range(self.others):
            share = self.strips.large if number == larger else self.share
            high = max(self._high(share), u(BADGE + BELOW + BACKS))
            out.append(self._strip(Rect(self.window.left + u(EDGE), top, self.window.width - 2 * u(EDGE), high), share))
            top += high + u(GAP)
        return out

    def _strip(self, box: Rect, share: float) -> SeatArea:
        u = self.u
        badge, hand, row = beside(box, u(SLIM_BADGE), u(BADGE), u(BELOW), u(GAP))
        return self._filled(badge, hand, row, share)


def beside(box: Rect, wide: int, high: int, below: int, gap: int) -> tuple[Rect, Rect, Rect]:
    """A badge, the hand below it, and what is left beside both."""
    left, row = cut_left(box, min(wide, box.width * 2 // 5), gap)
    badge, hand = cut_top(left, high, below)
    return badge, hand, row


class UprightDivider(Divider):
    """See the module."""

    strip_row = StripColumn

    def areas(self) -> Areas:
        window, u, gap = self.window, self.u, self.u(GAP)
        inside = window.inflate(-2 * u(EDGE), -2 * u(EDGE))
        low, rest = cut_bottom(inside, u(OWN_BADGE[1]), gap)
        badge, buttons = cut_left(low, min(u(OWN_BADGE[0]), low.width // 2), gap)
        card = min(self.sizes["hand"] * self.mine, self.widest)
        hand, rest = cut_bottom(rest, round(card * (RATIO + ARC)), u(OVER))
        line, rest = cut_bottom(rest, u(PROMPT), gap)
        corner, prompt = cut_right(line, u(CORNER), gap)
        corner = center(corner, corner.width, u(60))
        self.low = hand.top
        mine, rest = self._mine(rest)
        seats = self._all(rest)
        end = self.strips.bottom if self.strips is not None else seats[-1].front.bottom
        centre = Rect(rest.left, end + gap, rest.width, rest.bottom - end - 2 * gap)
        seats.insert(0, SeatArea(badge, hand, mine["main"], 0, mine))
        seats = seats[-self.bottom :] + seats[: -self.bottom]  # by number, the one below first until now
        log = cut_right(centre, u(420))[0]
        strip = Rect(inside.left, window.bottom - u(190), inside.width, u(190) - gap)
        small = tuple(number != self.bottom for number in range(self.count))
        extra = middle(centre, self.mats, self.sizes, gap)
        piles = Rect(centre.center, (1, 1))
        return Areas(tuple(seats), small, piles, centre, prompt, strip, buttons, corner, log, hand, extra)

    # --- the own mat
    def _mine(self, room: Rect) -> tuple[dict[str, Rect], Rect]:
        """Rows of cards as wide as the window, and below them one of piles; and what is left above."""
        u, gap = self.u, self.u(GAP)
        lines, piled = own_lines(self.mats.mine or self.rows, self.long)
        wide = {name: round(size * self.mine) for name, size in self.sizes.items()}
        low, rest = cut_bottom(room, round(max(wide["deck"], wide["points"]) * RATIO) + u(LABEL), gap)
        parts = self._piled(Rect(low.left, low.top, low.width, low.height - u(LABEL)), wide, piled)
        heights = self._heights(lines)
        whole, rest = cut_bottom(rest, round(sum(heights) * self.mine * RATIO) + (len(lines) - 1) * u(BELOW), gap)
        for names, row in zip(lines, rows(whole, heights, u(BELOW)), strict=True):
            parts |= zip(names, columns(row, [self.sizes[name] for name in names], u(BELOW)), strict=True)
        return parts, rest

    def _piled(self, row: Rect, wide: Mapping[str, int], more: Sequence[str]) -> dict[str, Rect]:
        """Deck, discards and other piles from the left; points and figures at the right; between them what lies aside."""
        u, names = self.u, ["deck", "out", *more]
        gap = u(2 * GAP)
        needs = sum(wide[name] + gap for name in (*names, "points")) + u(FIGURES)
        share, left, parts = min(1.0, row.width / max(1, needs)), row.left, dict[str, Rect]()
        for name in names:
            box = Rect(left, 0, round(wide[name] * share), round(wide[name] * share * RATIO))
            box.bottom = row.bottom
            parts[name], left = box, box.right + round(gap * share)
        score = Rect(row.right - round(u(FIGURES) * share), 0, round(u(FIGURES) * share), 0)
        points = Rect(0, 0, round(wide["points"] * share), round(wide["points"] * share * RATIO))
        points.bottomright = (score.left - gap // 2, row.bottom)
        score.top, score.height = points.top, points.height
        parts |= {"points": points, "score": score}
        if "aside" not in parts:
            parts["aside"] = Rect(left, row.top, points.left - gap - left, row.height)
        return parts

    # --- the others
    def _all(self, room: Rect) -> list[SeatArea]:
        """Clockwise, from above to below; one alone has the whole width."""
        if self.strips is not None:
            return self.strips.areas()
        u = self.u
        if self.count == PAIR:
            high = u(BADGE) + u(8) + self._token()
            seats = [self._at_top(Rect(room.left, room.top, room.width, high))]
        else:
            high = max(self._token(), u(BADGE + BELOW + BACKS))
            seats = [
                self._band(Rect(room.left, room.top + n * (high + u(GAP)), room.width, high))
                for n in range(self.count - 1)
            ]
        return [seat._replace(parts=self._rowed(seat.parts, own=False)) for seat in seats]

    def _band(self, box: Rect) -> SeatArea:
        """Badge and hand at the left, the cards beside them."""
        u = self.u
        badge, hand, row = beside(box, u(SLIM_BADGE), u(BADGE), u(BELOW), u(GAP))
        return SeatArea(badge, hand, row, 0, self._beside(row, self.share))


PAIR = 2  # players


def own_lines(lines: Sequence[Sequence[str]], long: set[str]) -> tuple[list[Sequence[str]], list[str]]:
    """Lines of the own mat in which rows of cards lie, and the piles of the others."""
    rowed = [names for names in lines if long & {*names}]
    return rowed, [name for names in lines if names not in rowed for name in names]


def measure(look: TableLayout, seats: int, height: float, unit: float, width: float) -> float:
    """The length that sizes of cards are shares of: as much as all that lies below each other has room for."""
    mats = look.mats
    assert mats is not None, "checked when the layout was read"
    sizes, own, token = part_sizes(look, 1.0), mats.own[str(seats)], mats.tokens[str(seats)]
    long = {zone.part for zone in look.zone.values() if zone.kind == "row"}
    lines, _ = own_lines(mats.mine or mats.rows, long)
    cards = own * (sizes["hand"] * (1 + ARC / RATIO) + _deep(lines, sizes) + max(sizes["deck"], sizes["points"]))
    words = WRITTEN
    if mats.strips is not None and seats >= mats.strips.seats:
        high = max(sizes[part] for part in mats.strips.parts)
        cards += high * (token * (seats - 2) + mats.strips.large)
    else:
        cards += _deep(mats.rows, sizes) * token * (seats - 1)
        words += TOP_WRITTEN * (seats == PAIR)
    fights = look.fights.size + FIGHT if look.fights is not None else 0.0
    cards += max(fights, _columns(mats.middle, sizes))
    return min((height - unit * (words + GAP * seats)) / cards / RATIO, width * WIDE)


def _deep(lines: Sequence[Sequence[str]], sizes: Mapping[str, float]) -> float:
    return sum(max(sizes[name] for name in names) for names in lines)


def _columns(look: MiddleSchema, sizes: Mapping[str, float]) -> float:
    """The highest of the columns in the middle."""
    return max((sum(sizes[name] for name in names) for names in look.parts), default=0.0)
