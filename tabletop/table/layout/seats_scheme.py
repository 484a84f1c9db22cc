"""Tables with seats round the middle: where everything is at one window size. Pixels."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from pygame import Rect

from tabletop.card_art.compositor import RATIO
from tabletop.table.layout.poses import TITLE
from tabletop.table.layout.scheme import CORNER, Areas, CardMeasure, Scheme, SeatArea
from tabletop.toolkit.draw_context import ui_scale
from tabletop.toolkit.rects import center, columns, cut_bottom, cut_left, cut_right, cut_top

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.layout_schema.board_schema import Side

ROOMY = (1500, 850)  # units of the window from which all seats have large badges
LARGE, SMALL = (390, 96), (290, 78)  # units of a badge
BAND = 190  # units of height of the reaction bar
LOG = 112  # units of height of the log at least, below two at a side
NEAR = 24  # units from one of them to the other at least
LEAST_BACK = 0.6  # so small become their cards for that
RAISED = 18 + 96 + 10  # units above it of the own badge, with its tab, while the reaction bar is open
SQUARE = 0.75  # of its width: a window that is higher has cards no larger than this one
WIDE = 1.25  # of the width of an upright window: cards are no larger
SIDES = 4  # others, from which on two of them sit at the sides of an upright window
STEPS = 0.25  # of its height: so much higher than one card is a staircase
WRITTEN, SIDES_WRITTEN = 464, 118  # units of height of all that is no card in an upright window
BACK_UPRIGHT = 0.076 * 1.06  # of the measure: cards in somebody else's hand
WIDEST = 0.13  # of a wide window's width, for one card of the own hand
GROWN = tuple(
    1 + 0.02 * step for step in range(20, 0, -1)
)  # so much larger cards may be than usual, where there is room
TWO = RATIO + 2 * TITLE  # of its width: a staircase of two cards is so high
HAND = 5  # cards as wide as they are lie beside each other in the own hand at least
HEIGHT = {"left": 0.5, "right": 0.5, "left-high": 0.0, "right-high": 0.0, "left-low": 1.0, "right-low": 1.0}


class SeatsScheme(Scheme):
    """Hands round a middle in which cards are played."""

    tall, each = 0.95, 60

    def widest(self, window: Rect) -> float:
        return super().widest(window) if self.upright(window.size) else window.width * WIDEST

    def measure(self, window: Rect, seats: int) -> float:
        """In an upright window as much as all that lies below each other has room for, besides what is written."""
        if not self.upright(window.size):
            return min(float(window.height), window.width * SQUARE)
        parts = {"hand": 0.0, "front": 0.1, "pile": 0.1, "stairs": 0.1}
        size = {kind: _largest(self.look, kind, least) for kind, least in parts.items()}
        sides = max(size["front"], BACK_UPRIGHT) if seats > SIDES else 0.0
        cards = BACK_UPRIGHT * bool(size["hand"]) + sum(size.values()) + STEPS * size["stairs"] + sides
        words = WRITTEN + (SIDES_WRITTEN if seats > SIDES else 0)
        unit = ui_scale(window.size, 1.0, *self.room(window.size, seats))
        return min((window.height - words * unit) / cards / RATIO, window.width * WIDE)

    def divide(self, window: Rect, u: Callable[[float], int], count: int, bottom: int) -> Areas:
        cards = CardMeasure(self.measure(window, count), self.widest(window))
        if self.upright(window.size):
            return _Upright(window, u, self.look, count, bottom, cards).areas()
        usual = _Divider(window, u, self.look, count, bottom, cards).areas()
        for share in GROWN:
            more = CardMeasure(cards.base * share, cards.widest, share)
            divider = _Divider(window, u, self.look, count, bottom, more)
            areas = divider.areas()._replace(measure=more.base)
            wide = areas.hand.width >= HAND * divider.card
            if wide and self._roomy(areas, usual, cards.base) and _apart(areas, window):
                return areas
        return usual

    def _roomy(self, areas: Areas, usual: Areas, base: float) -> bool:
        """Whether larger cards leave as much of the stack and of the log in sight as there would be without them."""
        stack = _largest(self.look, "stairs", 0.0) * base * TWO
        enough = self.stage(areas).height >= min(self.stage(usual).height, stack)
        return enough and areas.log.height >= min(usual.log.height, usual.strip.height)

    def stage(self, areas: Areas) -> Rect:
        if "stage" in areas.extra:
            return areas.extra["stage"]
        centre = areas.centre
        sides = [seat.side for seat in areas.seats]
        reach = max(seat.front.width for seat in areas.seats) if any(sides) else 0
        stage = centre.inflate(-2 * min(reach, centre.width // 6), 0)
        if any(seat.front.top == centre.top for seat in areas.seats):
            cut = next(seat.front.height for seat in areas.seats if seat.front.top == centre.top) // 2
            stage = Rect(stage.left, stage.top + cut, stage.width, stage.height - cut)
        return stage


class _Divider:
    """Of one window, for the seat `bottom` at its lower edge."""

    backs = 0.045  # of the window's width: a card in somebody else's hand at most

    def __init__(
        self,
        window: Rect,
        u: Callable[[float], int],
        layout: TableLayout,
        count: int,
        bottom: int,
        cards: CardMeasure,
    ) -> None:
        high, widest, grown = cards
        self.window, self.u, self.count, self.bottom = window, u, count, bottom
        self.others: tuple[Side, ...] = layout.seats[str(count)]
        self.card = min(_largest(layout, "hand", 0.0) * high, widest)
        self.front = _largest(layout, "front") * high
        self.pile = _largest(layout, "pile") * high
        self.gap = u(14)
        self.back = round(min(0.076 * high / grown, window.width * self.backs)) if self.card else 0
        self.roomy = window.width >= u(ROOMY[0]) and window.height >= u(ROOMY[1])
        self.badge = (u(LARGE[0]), u(LARGE[1])) if self.roomy else (u(SMALL[0]), u(SMALL[1]))
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
        raised = RAISED + 12 if self.tops > 1 else RAISED  # the reaction bar of many is higher
        log_end = min(side_end, window.bottom - u(BAND + raised))
        if any("-" in side for side in self.others):
            side_end = self._crowded(side_top, log_end)
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
        log = Rect(window.right - self.column, right_end + gap, self.column - gap, log_end - right_end - gap)
        strip = Rect(window.left + gap, window.bottom - u(BAND), window.width - 2 * gap, u(BAND) - gap)
        return Areas(tuple(seats), tuple(small), piles, centre, prompt, strip, buttons, corner, log, hand)

    def _crowded(self, top: int, end: int) -> int:
        """Two at each side leave the log some lines, and have smaller cards in hand for that; where they end."""
        u, end = self.u, end - self.gap - self.u(LOG)
        room = (end - top - u(NEAR)) / 2 - self.badge[1] - u(8)
        self.back = min(self.back, max(round(LEAST_BACK * self.back), int(room / RATIO / 1.06)))
        return end

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
            beside = any(other.startswith("left") for other in self.others)  # cards laid open there end before it
            free = self._long(1.25) + gap + front.width // 2 if beside else round(self.front * 2)
            front.midtop = (max(badge.centerx, centre.left + free), centre.top)
            return SeatArea(badge, hand, front, 0)
        block = high + u(8) + back
        both = max(2 * block + u(NEAR), min(end - top, 2 * block + u(60)))
        room_end = top + both if "-" in side else end - (end - top) // 4
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
    """A window higher than wide, from above to below: the others, some in a row and from four on two more at the sides; the
    middle; piles and log; the question and the small buttons; the own hand as wide as the window; badge and buttons.
    """

    backs = 0.1

    def areas(self) -> Areas:
        window, u, gap = self.window, self.u, self.gap
        inside = window.inflate(-2 * gap, -2 * gap)
        low, rest = cut_bottom(inside, u(96), gap)
        badge, buttons = cut_left(low, min(u(400), low.width // 2), gap)
        hand, rest = cut_bottom(rest, round(self.card * RATIO) + u(26) if self.card else 1, u(20) if self.card else 0)
        line, rest = cut_bottom(rest, u(88), gap)
        corner, prompt = cut_right(line, u(CORNER), gap)
        corner = center(corner, corner.width, u(52))
        shelf, rest = cut_bottom(rest, round(self.pile * RATIO) + u(46), gap)
        piles, log = cut_left(shelf, min(round(self.pile * 2.9), shelf.width // 2), gap)
        others, centre = self._others(rest)
        front = Rect(0, 0, min(round(self.front), centre.width // 5), min(round(self.front * RATIO), centre.height))
        front.bottomleft = centre.bottomleft
        seats = [SeatArea(badge, hand, front, 0), *others]
        seats = seats[-self.bottom :] + seats[: -self.bottom]  # by number, the one below first until now
        small = tuple(number != self.bottom and self.badge[1] == u(SMALL[1]) for number in range(self.count))
        strip = Rect(inside.left, window.bottom - u(BAND), inside.width, u(BAND) - gap)
        stage = centre.inflate(-2 * (front.width + gap), 0)
        if len(others) < SIDES:  # cards laid open reach into the middle
            stage = cut_bottom(stage, stage.height - round(self.front * RATIO / 2))[0]
        return Areas(tuple(seats), small, piles, centre, prompt, strip, buttons, corner, log, hand, {"stage": stage})

    def _others(self, room: Rect) -> tuple[list[SeatArea], Rect]:
        """Clockwise, and the middle below them."""
        u, gap, count = self.u, self.gap, len(self.others)
        sides = 2 if count >= SIDES else 0
        cells = columns(room, [1] * (count - sides), gap)
        large = cells[0].width >= u(LARGE[0])
        self.badge = (u(LARGE[0]), u(LARGE[1])) if large else (min(u(SMALL[0]), cells[0].width), u(SMALL[1]))
        back = round(self.back * RATIO * 1.06)
        high, open_ = self.badge[1] + u(8) + back, round(self.front * RATIO)
        reach = min(round(self.front * 2.1), cells[0].width)
        row = [self._seat(Rect(0, room.top, self.badge[0], high).move(cell.centerx - self.badge[0] // 2, 0), cell,
                          room.top + high + gap, reach) for cell in cells]  # fmt: skip
        end = room.top + high + gap
        if not sides:
            return row, Rect(room.left, end, room.width, room.bottom - end)
        top, wide = end + open_ + gap, room.width // 2 - self.badge[0] - 2 * gap
        left, right = Rect(room.left, top, self.badge[0], high), Rect(0, top, self.badge[0], high)
        right.right = room.right
        reach = min(round(self.front * 1.25), max(1, wide))
        beside = Rect(left.right + gap, top, wide, open_), Rect(right.left - gap - wide, top, wide, open_)
        ends = [self._seat(box, free, top, reach, side)
                for side, box, free in zip((-1, 1), (left, right), beside, strict=True)]  # fmt: skip
        end = top + max(high, open_) + gap
        return [ends[0], *row, ends[1]], Rect(room.left, end, room.width, room.bottom - end)

    def _seat(self, box: Rect, cell: Rect, top: int, reach: int, side: int = 0) -> SeatArea:
        """Badge and hand in a box; cards laid open in the middle of a cell, or at that of its ends which is near them."""
        badge, rest = cut_top(box, self.badge[1], self.u(8))
        front = Rect(0, top, reach, round(self.front * RATIO))
        front.centerx = cell.centerx
        if side:
            front.left, front.right = (cell.left, cell.left + reach) if side < 0 else (cell.right - reach, cell.right)
        return SeatArea(badge, rest, front, side)


def _apart(areas: Areas, window: Rect) -> bool:
    """Whether no part of the table lies on another one or leaves the window."""
    parts = [box for seat in areas.seats for box in (seat.badge, seat.hand, seat.front) if box.width > 1]
    parts += [areas.piles, areas.prompt, areas.corner, areas.log, areas.buttons]
    return all(window.contains(box) for box in parts) and not any(a.colliderect(b) for a, b in combinations(parts, 2))


def _largest(layout: TableLayout, kind: str, without: float = 0.1) -> float:
    return max((look.size for look in layout.zone.values() if look.kind == kind), default=without)
