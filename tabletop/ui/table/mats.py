"""Tables of mats: where everything is at one window size when every seat has its own cards before it. Pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from tabletop.ui.cardface import RATIO
from tabletop.ui.table.areas import HAND_MOST, Areas, SeatArea

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.ui.layouts import Side, TableLayout

BADGE = 104  # units of height
OWN_BADGE = (430, 116)
PROMPT = 64
WIDEST = {1: 1000, 2: 720, 3: 640}  # units of a mat, by how many lie at the upper edge
SIDE_MAT = 372, 0.344  # units, and at least this share of the measure: the width of a mat at the side
BACKS = 116, 0.107  # as above: the cards in somebody's hand
ROOM = (1820, 1024)  # units that a table of mats has at least


def measure(window: Rect) -> float:
    """The length that sizes of cards are shares of."""
    return min(float(window.height), window.width * 9 / 16)


def divide(window: Rect, u: Callable[[float], int], layout: TableLayout, count: int, bottom: int) -> Areas:
    """The seat `bottom` has hand, row of cards, badge and buttons at the lower edge; the others clockwise round it."""
    return _Divider(window, u, layout, count, bottom).areas()


class _Divider:
    def __init__(self, window: Rect, u: Callable[[float], int], layout: TableLayout, count: int, bottom: int) -> None:
        assert layout.mats is not None, "a layout with mats"
        self.window, self.u, self.count, self.bottom = window, u, count, bottom
        self.others: tuple[Side, ...] = layout.seats[str(count)]
        self.share = layout.mats.tokens[str(count)]
        self.base = measure(window)
        self.sizes = {look.part or look.kind: look.size * self.base for look in layout.zone.values()}
        self.gap = u(12)
        self.aside, self.backs = (max(u(units), round(part * self.base)) for units, part in (SIDE_MAT, BACKS))

    def areas(self) -> Areas:
        window, u, gap = self.window, self.u, self.gap
        card = min(self.sizes["hand"], window.width * HAND_MOST)
        low = window.bottom - round(card * RATIO) - u(16)
        badge = Rect(window.left + gap, window.bottom - gap - u(OWN_BADGE[1]), u(OWN_BADGE[0]), u(OWN_BADGE[1]))
        corner = Rect(badge.left, badge.top - u(84), u(300), u(60))
        buttons = Rect(0, low, u(348), window.bottom - gap - low)
        buttons.right = window.right - gap
        hand = Rect(badge.right + gap, low + u(4), buttons.left - badge.right - 2 * gap, 0)
        hand.height = window.bottom + u(20) - hand.top  # the outer cards of a fan dip below the edge
        row = Rect(window.left + gap, 0, window.width - 2 * gap, round(self.sizes["main"] * RATIO))
        row.bottom = min(low, corner.top) - gap
        sides = 2 * (self.aside + 2 * gap) if "left" in self.others else 2 * gap
        prompt = Rect(0, 0, min(u(960), window.width - sides), u(PROMPT))
        prompt.midbottom = (window.centerx, row.top - u(4))
        tops = [side for side in self.others if side.startswith("top")]
        upper = self._upper(len(tops))
        centre = self._centre(upper[0].bottom, prompt.top)
        self.end = row.top - gap
        seats: list[SeatArea | None] = [None] * self.count
        seats[self.bottom] = SeatArea(badge, hand, row, 0, self._own(row))
        for i, side in enumerate(self.others):
            number = (self.bottom + 1 + i) % self.count
            if side.startswith("top"):
                seats[number] = self._at_top(upper[tops.index(side)])
            else:
                seats[number] = self._aside(side, centre)
        found = [seat for seat in seats if seat is not None]
        small = tuple(number != self.bottom for number in range(self.count))
        log = Rect(window.right - gap - u(420), centre.top, u(420), buttons.top - gap - centre.top)
        strip = Rect(window.left + gap, window.bottom - u(190), window.width - 2 * gap, u(190) - gap)
        piles = Rect(centre.center, (1, 1))
        return Areas(tuple(found), small, piles, centre, prompt, strip, buttons, corner, log, hand)

    # --- the others
    def _upper(self, number: int) -> list[Rect]:
        """The mats at the upper edge, from left to right."""
        u, gap, window = self.u, self.gap, self.window
        wide = min(u(WIDEST[number]), (window.width - (number + 1) * gap) // number)
        high = u(BADGE) + u(8) + self._token()
        spare = (window.width - number * wide) // (number + 1)
        edge = gap if number == 3 else spare  # three reach from edge to edge
        step = (window.width - 2 * edge - wide) // max(1, number - 1)
        left = window.left + (edge if number > 1 else (window.width - wide) // 2)
        return [Rect(left + i * step, window.top + gap, wide, high) for i in range(number)]

    def _token(self) -> int:
        return round(self.sizes["main"] * self.share * RATIO)

    def _centre(self, top: int, bottom: int) -> Rect:
        window, gap = self.window, self.gap
        edge = self.aside + 2 * gap if "left" in self.others else gap + self.u(120)
        top += gap
        return Rect(window.left + edge, top, window.width - 2 * edge, bottom - self.u(4) - top)

    def _at_top(self, mat: Rect) -> SeatArea:
        """Badge and cards in hand above, cards on the table below, piles at the right end."""
        u, gap = self.u, self.gap
        badge = Rect(mat.left, mat.top, mat.width - self.backs - gap, u(BADGE))
        hand = Rect(badge.right + gap, mat.top, self.backs, badge.height)
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
        """Badge, cards on the table, and everything else in a row below."""
        u, gap, window = self.u, self.gap, self.window
        badge = Rect(0, centre.top, self.aside, u(BADGE))
        badge.left = window.left + gap if side == "left" else window.right - gap - badge.width
        main = Rect(badge.left, badge.bottom + u(8), badge.width, self._token())
        high = min(round(self.sizes["deck"] * self.share * RATIO), self.end - main.bottom - u(8))
        low = Rect(badge.left, main.bottom + u(8), badge.width, high)
        deck, out = self._piles(low)
        hand = Rect(low.left, low.top, self.backs, low.height)
        points = Rect(0, low.top, round(low.height / RATIO), low.height)
        points.right = deck.left - u(10)
        aside = Rect(hand.right + u(6), low.top, max(1, points.left - hand.right - u(12)), low.height)
        parts = {"deck": deck, "out": out, "points": points, "aside": aside, "main": main}
        return SeatArea(badge, hand, main, -1 if side == "left" else 1, parts)

    def _piles(self, row: Rect) -> tuple[Rect, Rect]:
        """Deck above discards at the right end of a row."""
        high = (row.height - self.u(8)) // 2
        deck = Rect(row.right - round(high / RATIO), row.top, round(high / RATIO), high)
        return deck, deck.move(0, row.height - high)

    # --- the own mat
    def _own(self, row: Rect) -> dict[str, Rect]:
        """Deck and discards left, then lasting cards, the cards on the table in the middle, points right."""
        u, wide = self.u, {name: round(size) for name, size in self.sizes.items()}
        low = row.bottom - u(26)  # below the piles is their count
        deck = Rect(row.left + u(18), 0, wide["deck"], round(wide["deck"] * RATIO))
        deck.bottom = low
        out = deck.move(deck.width + u(14), 0)
        points = Rect(0, 0, wide["points"], round(wide["points"] * RATIO))
        points.bottomright = (row.right - u(166), low)
        aside = Rect(out.right + u(18), row.top, round(wide["aside"] * 1.4), row.height)
        reach = max(aside.right - row.left + u(12), row.right - points.left + u(12))
        main = Rect(row.left + reach, row.top, row.width - 2 * reach, row.height)
        return {"deck": deck, "out": out, "points": points, "aside": aside, "main": main}
