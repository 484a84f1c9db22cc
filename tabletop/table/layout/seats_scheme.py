"""Tables with seats round the middle: where everything is at one window size. Pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from tabletop.card_art.compositor import RATIO
from tabletop.table.layout.areas import CORNER, HAND_MOST, Areas, SeatArea
from tabletop.table.layout.scheme import Scheme
from tabletop.toolkit.rects import center, columns, cut_left

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.layout_schema.scheme_features import Side

ROOMY = (1600, 900)  # units of the window from which all seats have large badges
SMALL = (290, 78)  # units of a small badge
BAND = 190  # units of height of the strip of reactions
RAISED = 18 + 96 + 10  # units above it of the own badge, with its tab, while the strip is open
SQUARE = 0.75  # of its width: a window that is higher has cards no larger than this one
UPRIGHT = 0.95  # of its height: in a window that is less wide all others sit at its upper edge, piles below the middle
HEIGHT = {"left": 0.5, "right": 0.5, "left-high": 0.0, "right-high": 0.0, "left-low": 1.0, "right-low": 1.0}


class Seats(Scheme):
    """Hands round a middle in which cards are played."""

    def measure(self, window: Rect) -> float:
        return min(float(window.height), window.width * SQUARE)

    def divide(self, window: Rect, u: Callable[[float], int], count: int, bottom: int) -> Areas:
        upright = window.width < window.height * UPRIGHT
        divider = (_Upright if upright else _Divider)(window, u, self.look, count, bottom, self.measure(window))
        return divider.areas()

    def stage(self, areas: Areas) -> Rect:
        centre = areas.centre
        sides = [seat.side for seat in areas.seats]
        reach = max(seat.front.width for seat in areas.seats) if any(sides) else 0
        stage = centre.inflate(-2 * min(reach, centre.width // 6), 0)
        if any(seat.front.top == centre.top for seat in areas.seats):
            cut = next(seat.front.height for seat in areas.seats if seat.front.top == centre.top) // 2
            stage = Rect(stage.left, stage.top + cut, stage.width, stage.height - cut)
        return stage


class _Divider:
    """`high`: the length that sizes of cards are shares of."""

    def __init__(
        self, window: Rect, u: Callable[[float], int], layout: TableLayout, count: int, bottom: int, high: float
    ) -> None:
        self.window, self.u, self.count, self.bottom = window, u, count, bottom
        self.others: tuple[Side, ...] = layout.seats[str(count)]
        self.card = min(_largest(layout, "hand", 0.0) * high, window.width * HAND_MOST)
        self.front = _largest(layout, "front") * high
        self.pile = _largest(layout, "pile") * high
        self.gap = u(14)
        self.back = round(min(0.076 * high, window.width * 0.045)) if self.card else 0
        self.roomy = window.width >= u(ROOMY[0]) and window.height >= u(ROOMY[1])
        self.badge = (u(390), u(96)) if self.roomy else (u(SMALL[0]), u(SMALL[1]))
        self.tops = sum(side.startswith("top") for side in self.others)
        self.column = max(self.badge[0], round(self.pile * 2.9)) + self.gap

    def areas(self) -> Areas:
        window, u, gap = self.window, self.u, self.gap
        band = max(round(self.card * RATIO) + u(46), u(96) + 2 * gap)  # without hands, the own badge alone
        low = Rect(window.left, window.bottom - band, window.width, band)
        badge = Rect(window.left + gap, window.bottom - u(96) - gap, u(400), u(96))
        buttons = Rect(0, 0, u(290), band - gap)
        buttons.bottomright = (window.right - gap, window.bottom - gap)
        left = max(badge.right, window.left + self.column) + gap
        hand = Rect(left, low.top + u(14), buttons.left - gap - left, band - u(20))
        corner = Rect(window.right - gap - u(CORNER), window.top + gap, u(CORNER), u(52))
        head = self._head()
        prompt = Rect(0, 0, min(u(980), window.width - 2 * (self.column + gap)), u(74))
        prompt.midbottom = (window.centerx, low.top - u(2))
        side_top, side_end = corner.bottom + gap, low.top - gap
        centre = Rect(window.left + self.column + gap, window.top + head, 0, 0)
        centre.size = (window.width - 2 * (self.column + gap), prompt.top - gap - centre.top)
        if self.tops > 1:  # two rows of cards laid open, the upper one from edge to edge
            across = self.tops + 2
            self.front = min(self.front, (centre.width - across * gap) / across, (centre.height - gap) / 2 / RATIO)
        seats, small = self._seats(side_top, side_end, badge, hand, centre)
        left_end = max((s.hand.bottom for s in seats if s.side == -1), default=0)
        right_end = max((s.hand.bottom for s in seats if s.side == 1), default=side_top)
        piles = Rect(window.left + gap, 0, self.column - gap, round(self.pile * RATIO) + u(46))
        if left_end:
            piles.bottom = max(
                left_end + gap + piles.height, min(badge.top - 2 * gap, (left_end + badge.top + piles.height) // 2)
            )
        else:
            piles.centery = centre.centery
        raised = RAISED + 12 if self.tops > 1 else RAISED  # the strip of many is higher
        side_end = min(side_end, window.bottom - u(BAND + raised))
        log = Rect(window.right - self.column, right_end + gap, self.column - gap, side_end - right_end - gap)
        strip = Rect(window.left + gap, window.bottom - u(BAND), window.width - 2 * gap, u(BAND) - gap)
        return Areas(tuple(seats), tuple(small), piles, centre, prompt, strip, buttons, corner, log, hand)

    def _head(self) -> int:
        """How high the upper edge is: with hands beside the badge of one seat, or below those of several."""
        u, back = self.u, round(self.back * RATIO * 1.06)
        if self.tops > 1:
            return u(8 + SMALL[1] + 8) + back + 2 * self.gap
        return (max(u(104), back) if self.tops else u(74)) + self.gap

    def _seats(self, top: int, end: int, own: Rect, hand: Rect, centre: Rect) -> tuple[list[SeatArea], list[bool]]:
        seats: list[SeatArea | None] = [None] * self.count
        small = [not self.roomy] * self.count
        front = Rect(centre.left, 0, self._long(1.25), round(self.front * RATIO))
        front.bottom = centre.bottom
        if any(side.startswith("left") for side in self.others):
            front.left += front.width + self.gap
        seats[self.bottom] = SeatArea(own, hand, front, 0)
        small[self.bottom] = False
        for i, side in enumerate(self.others):
            at = (self.bottom + 1 + i) % self.count
            seats[at] = self._other(side, top, end, centre)
            small[at] = small[at] or (self.tops > 1 and side.startswith("top"))
        return [seat for seat in seats if seat is not None], small

    def _other(self, side: Side, top: int, end: int, centre: Rect) -> SeatArea:
        u, gap, window = self.u, self.gap, self.window
        wide, high = self.badge
        back = round(self.back * RATIO * 1.06)
        if side.startswith("top") and self.tops > 1:
            return self._at_top(side, centre)
        if side == "top":
            room = min(wide, centre.width - wide - gap)
            left = centre.centerx - (wide + gap + room) // 2
            badge = Rect(left, window.top + gap + u(8), wide, high)
            hand = Rect(badge.right + gap, window.top + gap // 2, room, back)
            front = Rect(0, 0, round(self.front * 2.1), round(self.front * RATIO))
            front.midtop = (max(badge.centerx, centre.left + round(self.front * 2)), centre.top)
            return SeatArea(badge, hand, front, 0)
        block = high + u(8) + back
        room_end = top + min(end - top, 2 * block + u(60)) if "-" in side else end - (end - top) // 4
        y = round(top + (room_end - top - block) * HEIGHT[side])
        badge = Rect(0, y, wide, high)
        hand = Rect(0, badge.bottom + u(8), wide, back)
        front = Rect(0, 0, self._long(1.25), round(self.front * RATIO))
        if side.startswith("left"):
            badge.left = hand.left = window.left + gap
            front.midleft = (centre.left, self._row(side, hand, centre))
            front.top = max(front.top, centre.top)
            return SeatArea(badge, hand, front, -1)
        badge.right = hand.right = window.right - gap
        front.midright = (centre.right, self._row(side, hand, centre))
        front.top = max(front.top, centre.top)
        return SeatArea(badge, hand, front, 1)

    def _at_top(self, side: Side, centre: Rect) -> SeatArea:
        """One of several at the upper edge: its hand below its badge."""
        u, gap = self.u, self.gap
        tops = [other for other in self.others if other.startswith("top")]
        wide = 2 * (self.window.right - 2 * gap - u(CORNER) - centre.centerx)  # as far as the bar of small buttons
        band = centre.inflate(min(0, wide - centre.width), 0)
        cell = columns(band, [1] * len(tops), gap)[tops.index(side)]
        badge = Rect(0, self.window.top + gap, min(u(SMALL[0]), cell.width), u(SMALL[1]))
        badge.centerx = cell.centerx
        hand = Rect(badge.left, badge.bottom + u(8), badge.width, round(self.back * RATIO * 1.06))
        front = Rect(0, centre.top, self._long(1), round(self.front * RATIO))
        middle = columns(centre.inflate(-2 * (front.width + gap), 0), [1] * len(tops), gap)
        front.centerx = middle[tops.index(side)].centerx
        return SeatArea(badge, hand, front, 0)

    def _long(self, share: float) -> int:
        """The width of a place for cards laid open, in widths of a card; one where many sit."""
        return round(self.front * share) if self.tops <= 1 else int(self.front)

    def _row(self, side: Side, hand: Rect, centre: Rect) -> int:
        """How high the cards laid open at a side lie: beside the hand, or in one of two rows where many sit."""
        if self.tops <= 1:
            return hand.top
        return centre.top if side.endswith("high") else centre.bottom - round(self.front * RATIO / 2)


class _Upright(_Divider):
    """A window higher than wide: everybody else sits at its upper edge, below the bar of small buttons; the middle is as wide
    as the window, and piles and log lie beside each other below it.
    """

    def areas(self) -> Areas:
        window, u, gap = self.window, self.u, self.gap
        inside = window.inflate(-2 * gap, -2 * gap)
        band = max(round(self.card * RATIO) + u(46), u(96) + 2 * gap)
        badge = Rect(inside.left, inside.bottom - u(96), min(u(400), inside.width * 2 // 5), u(96))
        buttons = Rect(0, 0, min(u(290), inside.width * 3 // 10), band - gap)
        buttons.bottomright = inside.bottomright
        low = window.bottom - band
        hand = Rect(badge.right + gap, low + u(14), buttons.left - badge.right - 2 * gap, band - u(20))
        corner = Rect(inside.right - u(CORNER), inside.top, u(CORNER), u(52))
        prompt = Rect(0, 0, min(u(980), inside.width), u(74))
        prompt.midbottom = (window.centerx, low - u(2))
        shelf = Rect(inside.left, 0, inside.width, round(self.pile * RATIO) + u(46))
        shelf.bottom = prompt.top - gap
        piles, log = cut_left(shelf, min(round(self.pile * 2.9), shelf.width // 2), gap)
        cells = columns(Rect(inside.left, corner.bottom + gap, inside.width, u(SMALL[1])), [1] * len(self.others), gap)
        hands = cells[0].bottom + u(8)
        top = hands + round(self.back * RATIO * 1.06) + gap
        centre = Rect(inside.left, top, inside.width, shelf.top - gap - top)
        seats = [self._upper(cell, hands, centre) for cell in cells]
        front = Rect(centre.left, 0, self._reach(centre, len(cells)), round(self.front * RATIO))
        front.midbottom = centre.midbottom
        seats.insert(0, SeatArea(badge, hand, front, 0))
        seats = seats[-self.bottom :] + seats[: -self.bottom]  # by number, the one below first until now
        small = tuple(number != self.bottom for number in range(self.count))
        strip = Rect(inside.left, window.bottom - u(BAND), inside.width, u(BAND) - gap)
        return Areas(tuple(seats), small, piles, centre, prompt, strip, buttons, corner, log, hand)

    def _reach(self, centre: Rect, count: int) -> int:
        """The width of a place for cards laid open."""
        return min(round(self.front * 2.1), (centre.width - (count - 1) * self.gap) // count)

    def _upper(self, cell: Rect, hands: int, centre: Rect) -> SeatArea:
        badge = center(cell, self.u(SMALL[0]), cell.height)
        hand = Rect(badge.left, hands, badge.width, round(self.back * RATIO * 1.06))
        front = Rect(0, centre.top, min(self._reach(centre, len(self.others)), cell.width), round(self.front * RATIO))
        front.centerx = cell.centerx
        return SeatArea(badge, hand, front, 0)


def _largest(layout: TableLayout, kind: str, without: float = 0.1) -> float:
    return max((look.size for look in layout.zone.values() if look.kind == kind), default=without)
