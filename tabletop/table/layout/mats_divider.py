"""How a window is divided at a table of mats: where everything is when every seat has its own cards before it. Pixels.

With few seats the own cards lie beside the ring, in two wings, and everything is large; with many the wings belong to
others, and the own cards lie in a row between prompt and hand. Left and right are mirror images.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import Rect

from tabletop.card_art.compositor import RATIO
from tabletop.table.layout.mat_strips import StripRow
from tabletop.table.layout.scheme import CORNER, Areas, CardMeasure, SeatArea
from tabletop.toolkit.rects import columns, rows

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.layout_schema.board_schema import MatsSchema, Side


BADGE = 104  # units of height
OWN_BADGE = (430, 116)
PROMPT = 64
EDGE, TOP = 32, 16  # units: the wooden edge of the table stays free
WIDEST = {1: 900, 2: 760, 3: 640}  # units of a mat, by how many lie at the upper edge
NARROW = 520  # where still more do
BETWEEN = 28  # units between two of them
BELOW = 6  # units between two rows of a seat
FIXED = ("main", "aside", "points", "deck", "out")  # parts that have a place of their own
LONGEST = 540  # units of a badge
SIDE_MAT = 372, 0.344  # units, and at least this share of the measure: the width of a mat at the side
WING = 0.415  # of the measure: so far from the edge of the table begin prompt and hand, beside the own cards
BACKS = 0.107  # of the measure: the width of the cards in somebody's hand
ARC = 0.13  # of its width is left below the middle card of the own hand: the outer ones reach down so far
ROW = 2.6  # so many times as wide is a part for a row of cards as one for a pile
COUNT, SLIM = 16, 24  # units: the count below a pile of somebody else, and how wide a pile is at least
TAB = 20  # units above the own badge, for the tab that says whose turn it is
PILES = 1.5  # times as wide as its cards is a pile beside a row of somebody else

FREE = 12  # units: so much stays free between the edge of the table and the own cards
LABEL = 26  # units of the count below an own pile
BESIDE = 18  # units between two piles
SCORE = 24  # units by which the figures reach further than the pile below them


def part_sizes(layout: TableLayout, base: float) -> dict[str, float]:
    """How wide cards are by the part where they lie, in pixels."""
    sizes = {look.part or look.kind: look.size * base for look in layout.zone.values()}
    return dict.fromkeys(("hand", *FIXED), 0.0) | sizes


class Divider:
    """Of one window, for the seat `bottom` at its lower edge."""

    def __init__(
        self,
        window: Rect,
        u: Callable[[float], int],
        layout: TableLayout,
        count: int,
        bottom: int,
        cards: CardMeasure,
    ) -> None:
        assert layout.mats is not None, "checked when the layout was read"
        self.window, self.u, self.count, self.bottom = window, u, count, bottom
        self.others: tuple[Side, ...] = layout.seats[str(count)]
        self.share, self.mine = layout.mats.tokens[str(count)], layout.mats.own[str(count)]
        self.base, self.widest = cards.base, cards.widest
        self.sizes = part_sizes(layout, self.base)
        self.long = {look.part for look in layout.zone.values() if look.kind == "row"}
        self.mats, self.rows = layout.mats, layout.mats.rows
        self.gap, self.edge = u(12), u(EDGE)
        self.aside = max(u(SIDE_MAT[0]), round(SIDE_MAT[1] * self.base))
        self.backs = round(BACKS * self.base)
        self.winged = "left" not in self.others
        strips = layout.mats.strips is not None and count >= layout.mats.strips.seats
        self.strips = self.strip_row(window, u, layout.mats, self.sizes, self.share, count - 1) if strips else None

    strip_row: type[StripRow] = StripRow

    def areas(self) -> Areas:
        window, u, gap = self.window, self.u, self.gap
        card = min(self.sizes["hand"] * self.mine, self.widest)
        self.low = window.bottom - round(card * (RATIO + ARC))
        badge = Rect(0, 0, u(OWN_BADGE[0]), u(OWN_BADGE[1]))
        badge.bottomleft = (window.left + u(12), window.bottom - u(12))
        corner = Rect(badge.left + u(14), badge.top - u(84), u(CORNER), u(60))
        buttons = Rect(0, self.low, u(348), window.bottom - u(16) - self.low)
        buttons.right = window.right - self.edge
        high = (
            not self.winged and corner.top < self.low
        )  # everything is large, and the small buttons would lift the own row
        if high:
            corner.bottomright = (buttons.right, self.low - gap)
        reach = round(WING * self.base) if self.winged else self.aside
        wide, narrow = (round(part * self.base) for part in self.mats.wings) if self.winged else (reach, reach)
        beside = self.winged and not self.mats.mine  # several own rows make room for the hand themselves
        left = max(badge.right, beside * (window.left + self.edge + reach)) + gap
        even, free = window.width - 2 * (left - window.left), buttons.left - gap - left
        hand = Rect(left, self.low + u(4), even if beside else max(even, free), window.bottom - self.low - u(4))
        row = Rect(0, 0, window.width - 2 * self.edge, self._deep(self.mine))
        row.midbottom = (window.centerx, (self.low if high else min(self.low, corner.top)) - gap)
        tops = [side for side in self.others if side.startswith("top")]
        upper = self._upper(len(tops))
        sides = window.width - 2 * (reach + self.edge + gap)
        prompt = Rect(0, 0, min(u(960), sides), u(PROMPT))
        prompt.midbottom = (window.centerx, self.low - u(16) if self.winged else row.top - u(4))
        upper_end = self.strips.bottom if self.strips is not None else upper[0].bottom
        centre = Rect(window.left + self.edge + wide + gap, upper_end + gap, 0, 0)
        centre.width = window.right - self.edge - narrow - gap - centre.left
        centre.height = prompt.top - u(4) - centre.top
        seats: list[SeatArea | None] = [None] * self.count
        self.below = prompt.union(hand)
        foot = corner.top - (u(LABEL) if self.mats.mine else gap)  # below piles that lie there stand their counts
        mine = self._wings(centre, foot) if self.winged else self._high(row, badge, corner) if high else self._own(row)
        self.ends = (mine["deck"].top, corner.top) if high else (row.top, row.top)
        seats[self.bottom] = SeatArea(badge, hand, mine["main"] if self.winged else row, 0, mine)
        for i, area in enumerate(self._others(upper, centre)):
            seats[(self.bottom + 1 + i) % self.count] = area
        log = Rect(window.right - self.edge - u(420), centre.top, u(420), buttons.top - gap - centre.top)
        strip = Rect(window.left + gap, window.bottom - u(190), window.width - 2 * gap, u(190) - gap)
        small = tuple(number != self.bottom for number in range(self.count))
        found = tuple(
            seat if seat.opens else seat._replace(parts=self._rowed(seat.parts, own=seat is seats[self.bottom]))
            for seat in seats
            if seat is not None
        )
        piles, extra = Rect(centre.center, (1, 1)), middle(centre, self.mats, self.sizes, gap)
        return Areas(found, small, piles, centre, prompt, strip, buttons, corner, log, hand, extra)

    def _deep(self, share: float) -> int:
        """The height of a seat's rows."""
        return round(sum(self._heights(self.rows)) * share * RATIO) + (len(self.rows) - 1) * self.u(BELOW)

    def _heights(self, rows_: Sequence[Sequence[str]]) -> list[float]:
        return [max(self.sizes[name] for name in row) for row in rows_]

    def _rowed(self, parts: Mapping[str, Rect], *, own: bool) -> Mapping[str, Rect]:
        """The place of the main row, divided where a seat has several."""
        out, lines = dict(parts), (own and self.mats.mine) or self.rows
        boxes = rows(parts["main"], self._heights(lines), self.u(BELOW))
        if own and self.winged:
            boxes = stepped(boxes, self.below, self.u(BELOW))
        for names, row in zip(lines, boxes, strict=True):
            wide = [self.sizes[name] * (ROW if name in self.long else 1) for name in names]
            room = row.width - self.u(BELOW) * (len(names) - 1)
            if not own and len(self.long & {*names}) == 1:  # what the piles do not need is the row's
                piles = [self.sizes[name] * self.share * PILES * (name not in self.long) for name in names]
                wide = [pile or room - sum(piles) for pile in piles]
            out |= zip(names, columns(row, wide, self.u(BELOW)), strict=True)
        return out

    # --- the others
    def _others(self, upper: list[Rect], centre: Rect) -> list[SeatArea]:
        """Clockwise, from the left of the seat at the lower edge."""
        if self.strips is not None:
            return self.strips.areas()
        return [
            self._at_top(upper.pop(0)) if side.startswith("top") else self._aside(side, centre) for side in self.others
        ]

    def _upper(self, number: int) -> list[Rect]:
        """The mats at the upper edge, from left to right."""
        u, window, edge = self.u, self.window, self.edge
        wide = min(u(WIDEST.get(number, NARROW)), (window.width - 2 * edge - (number - 1) * u(BETWEEN)) // number)
        high = u(BADGE) + u(8) + self._token()
        spare = (window.width - number * wide) // (number + 1)
        left = edge if number >= 3 else spare  # three and more reach from edge to edge
        step = (window.width - 2 * left - wide) // max(1, number - 1)
        return [Rect(left + i * step, window.top + u(TOP), wide, high) for i in range(number)]

    def _token(self) -> int:
        return self._deep(self.share)

    def _at_top(self, mat: Rect) -> SeatArea:
        """Badge and cards in hand above, cards on the table below, piles at the right end."""
        u, gap = self.u, self.gap
        long = min(mat.width - self.backs - gap, u(LONGEST))
        backs = min(mat.width - long - gap, self.backs * 2)
        badge = Rect(mat.centerx - (long + gap + backs) // 2, mat.top, long, u(BADGE))
        hand = Rect(badge.right + gap, mat.top, backs, badge.height)
        row = Rect(mat.left, badge.bottom + u(8), mat.width, mat.bottom - badge.bottom - u(8))
        return SeatArea(badge, hand, row, 0, self._beside(row, self.share))

    def _beside(self, row: Rect, share: float) -> dict[str, Rect]:
        """Lasting cards, cards on the table, points, and deck above discards, from left to right."""
        u, wide = self.u, {name: round(size * share) for name, size in self.sizes.items()}
        deck, out = self._piles(row)
        points = Rect(0, 0, wide["points"], round(wide["points"] * RATIO))
        points.midright = (deck.left - u(10), row.centery - u(8))
        aside = Rect(row.left, row.top, round(wide["aside"] * 1.4), row.height)
        main = Rect(aside.right + u(6), row.top, points.left - u(10) - aside.right - u(6), row.height)
        return {"deck": deck, "out": out, "points": points, "aside": aside, "main": main}

    def _aside(self, side: Side, centre: Rect) -> SeatArea:
        """Badge, then a row with hand and piles, and the cards on the table below; the right side mirrors the left one."""
        u, window = self.u, self.window
        badge = Rect(window.left + self.edge, centre.top, self.aside, u(BADGE))
        room = self.ends[side == "right"] - self.gap - badge.bottom - u(30) - self._token()
        high = min(round(self.sizes["deck"] * self.share * RATIO), room)
        low = Rect(badge.left, badge.bottom + u(8), badge.width, high)
        main = Rect(badge.left, low.bottom + u(22), badge.width, self._token())
        hand = Rect(low.left, low.top, self.backs, low.height)
        deck, out = self._piles(low)
        points = Rect(0, low.top, round(low.height / RATIO), low.height)
        points.right = deck.left - u(10)
        aside = Rect(hand.right + u(6), low.top, max(1, points.left - hand.right - u(12)), low.height)
        parts = {"deck": deck, "out": out, "points": points, "aside": aside, "main": main}
        if side == "left":
            return SeatArea(badge, hand, main, -1, parts)
        turned = {name: self._mirrored(box) for name, box in parts.items()}
        return SeatArea(self._mirrored(badge), self._mirrored(hand), turned["main"], 1, turned)

    def _mirrored(self, box: Rect) -> Rect:
        return Rect(self.window.left + self.window.right - box.right, box.top, *box.size)

    def _piles(self, row: Rect) -> tuple[Rect, Rect]:
        """Deck above discards at the right end of a row, and below them room for a count where there is enough of it."""
        room = row.height - self.u(8)
        high = max((room - self.u(COUNT)) // 2, min(room // 2, math.ceil(self.u(SLIM) * RATIO)))
        deck = Rect(row.right - round(high / RATIO), row.top, round(high / RATIO), high)
        return deck, deck.move(0, high + self.u(8))

    # --- the own mat
    def _wings(self, centre: Rect, foot: int) -> dict[str, Rect]:
        """Left and right of the middle of the table, as far as to it; the left one ends at `foot`."""
        left = Rect(self.window.left + self.edge, centre.top, 0, foot - centre.top)
        left.width = centre.left - self.gap - left.left
        right = Rect(centre.right + self.gap, centre.top, 0, self.low - self.gap - centre.top)
        right.width = self.window.right - self.edge - right.left
        return wings(left, right, self.u, self.sizes)

    def _own(self, row: Rect) -> dict[str, Rect]:
        """Deck and discards left, then lasting cards, the cards on the table in the middle, points and figures right."""
        u, wide = self.u, {name: round(size * self.mine) for name, size in self.sizes.items()}
        low = row.bottom - u(LABEL)
        deck = Rect(row.left + u(6), 0, wide["deck"], round(wide["deck"] * RATIO))
        deck.bottom = low
        out = deck.move(deck.width + u(14), 0)
        points = Rect(0, 0, wide["points"], round(wide["points"] * RATIO))
        points.bottomright = (row.right - u(150), low)
        score = Rect(points.right + u(16), points.top, row.right - points.right - u(20), points.height)
        aside = Rect(out.right + u(18), row.top, round(wide["aside"] * 1.4), row.height)
        reach = max(aside.right - row.left + u(12), row.right - points.left + u(12))
        main = Rect(row.left + reach, row.top, row.width - 2 * reach, row.height)
        return {"deck": deck, "out": out, "points": points, "aside": aside, "main": main, "score": score}

    def _high(self, row: Rect, badge: Rect, corner: Rect) -> dict[str, Rect]:
        """The same where badge and small buttons are high: deck, discards, points and figures lie above the badge, the cards on
        the table as far as to the small buttons.
        """
        u, wide = self.u, {name: round(size * self.mine) for name, size in self.sizes.items()}
        low = badge.top - u(TAB + LABEL)
        deck = Rect(row.left + u(6), 0, wide["deck"], round(wide["deck"] * RATIO))
        deck.bottom = low
        out = deck.move(deck.width + u(14), 0)
        points = Rect(0, 0, wide["points"], round(wide["points"] * RATIO))
        points.bottomleft = (out.right + u(14), low)
        score = Rect(points.right + u(12), points.top, badge.right - points.right - u(12), points.height)
        aside = Rect(badge.right + self.gap, row.top, round(wide["aside"] * 1.4), row.height)
        end = min(corner.left, row.right - self.aside) - self.gap
        main = Rect(aside.right + u(6), row.top, end - aside.right - u(6), row.height)
        return {"deck": deck, "out": out, "points": points, "aside": aside, "main": main, "score": score}


def wings(left: Rect, right: Rect, u: Callable[[float], int], sizes: Mapping[str, float]) -> dict[str, Rect]:
    """Left the cards on the table; right points and figures above deck and discards."""
    wide = {name: round(size) for name, size in sizes.items()}
    main = left.inflate(-u(FREE), 0).move(u(FREE) // 2, 0)
    pile = Rect(0, 0, wide["deck"], round(wide["deck"] * RATIO))
    pile.left = right.right - 2 * pile.width - u(BESIDE) - u(30)
    room = max(pile.height + u(LABEL), min(right.height // 2, pile.height + u(LABEL + 26)))
    top = right.centery - room
    points = Rect(pile.left, top, wide["points"], round(wide["points"] * RATIO))
    deck = pile.move(0, top + room)
    out = deck.move(deck.width + u(BESIDE), 0)
    aside = Rect(right.left + u(6), points.top, max(1, points.left - right.left - u(SCORE)), points.height)
    score = Rect(points.right + u(BESIDE), points.top, right.right - points.right - u(SCORE), points.height)
    return {"deck": deck, "out": out, "points": points, "aside": aside, "main": main, "score": score}


def stepped(boxes: Sequence[Rect], below: Rect, gap: int) -> list[Rect]:
    """Rows of own cards that reach over what lies `below` the middle, prompt and hand: those above it keep their width and
    end above it, the last one lies beside it.
    """
    last = boxes[-1]
    if last.right <= below.left or last.bottom <= below.top:
        return list(boxes)
    last = Rect(last.left, last.top, below.left - gap - last.left, last.height)
    upper = boxes[:-1]
    if upper and upper[-1].bottom > below.top - gap:
        whole = Rect(upper[0].topleft, (upper[0].width, below.top - gap - upper[0].top))
        upper = rows(whole, [box.height for box in upper], gap)
    return [*upper, last]


def middle(centre: Rect, mats: MatsSchema, sizes: Mapping[str, float], gap: int) -> dict[str, Rect]:
    """The parts of the middle by their names; those of one column are as high as their cards ask for."""
    low = mats.low
    look = low if low is not None and centre.height < low.below * centre.width else mats.middle
    out: dict[str, Rect] = {}
    for names, column in zip(look.parts, columns(centre, look.wide, gap), strict=True):
        out |= zip(names, rows(column, [sizes[name] for name in names], gap), strict=True)
    return out
