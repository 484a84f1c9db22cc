"""Tables with a printed ring between two: where everything is at one window size. Pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from tabletop.card_art.compositor import RATIO
from tabletop.table.layout import printed_board
from tabletop.table.layout.areas import CORNER, Areas, SeatArea
from tabletop.table.layout.scheme import Scheme
from tabletop.table.layout.zone_place import ZonePlace
from tabletop.table.layout_schema.board_schema import mirrored, seen_across
from tabletop.toolkit.rects import cut_bottom, cut_left

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import pygame
    from pygame import Color

    from tabletop.table.layout.areas import DividedWindow
    from tabletop.table.layout.scheme import Foresees
    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.layout_schema.board_schema import Board, Mirror, Point, Style
    from tabletop.toolkit.layers import Blit

WIDEST = 2.9  # a board is at most so many times as wide as high
EDGE = 0.125  # of the window's width, beside the ring
BACK = 0.058  # of the window's height: width of a back in the hand across
BACK_UPRIGHT = 0.1  # of its width, in an upright window
LOG_UPRIGHT = 0.23  # of its width: the log beside the lower end of the ring
LOG_TOP = 0.9  # of the board's height: below the counter


class Ring(Scheme):
    """Places lie at points of the board, and the other seat's are mirrored."""

    printed = True
    tall = 0.82

    @property
    def foresees(self) -> Foresees:
        return "middle"

    def __init__(self, look: TableLayout) -> None:
        super().__init__(look)
        assert look.board is not None, "checked when the layout was read"
        self.board: Board = look.board
        self._boards = look.board, seen_across(look.board)  # each part keeps its colour, from wherever it is seen
        self.neighbours = self.board.neighbours

    def divide(self, window: Rect, u: Callable[[float], int], count: int, bottom: int) -> Areas:
        """The seat `bottom` has its badge, hand and buttons below the board, the one across its own at the upper left."""
        del count
        if self.upright(window.size):
            return self._stacked(window, u, bottom)
        gap = u(14)
        card = min(_hand_size(self.look) * window.height, self.widest(window))
        band = round(card * RATIO) + u(26)
        low = window.bottom - band
        own = Rect(window.left + gap, window.bottom - u(96) - gap, u(380), u(96))
        buttons = Rect(0, 0, u(316), band - gap)
        buttons.bottomright = (window.right - gap, window.bottom - gap)
        hand = Rect(own.right + gap, low + u(10), window.width - 2 * (own.right + gap - window.left), band - u(14))
        prompt = Rect(0, 0, min(u(900), hand.width + u(60)), u(68))
        prompt.midbottom = (window.centerx, low)
        board = Rect(0, window.top + gap // 2, 0, prompt.top - u(6) - window.top - gap // 2)
        board.width = min(window.width, round(board.height * WIDEST))
        board.centerx = window.centerx
        edge = round(window.width * EDGE)
        badge = Rect(window.left + gap, window.top + gap, u(290), u(78))
        back = round(BACK * window.height * RATIO * 1.06)
        other = Rect(badge.left, badge.bottom + u(124), edge - gap, back)
        corner = Rect(window.right - gap - u(CORNER), window.top + gap, u(CORNER), u(52))
        under = board.top + round(board.height * LOG_TOP)
        log = Rect(own.left, under, min(own.width, prompt.left - gap - own.left), own.top - u(38) - under)
        strip = Rect(window.left + gap, window.bottom - u(190), window.width - 2 * gap, u(190) - gap)
        front = Rect(board.center, (1, 1))
        return _areas((badge, other), (own, hand), front, bottom, board, prompt, strip, buttons, corner, log)

    def _stacked(self, window: Rect, u: Callable[[float], int], bottom: int) -> Areas:
        """The same in an upright window: the own hand is as wide as it, and badge and buttons lie below."""
        gap = u(14)
        inside = window.inflate(-2 * gap, -2 * gap)
        low, rest = cut_bottom(inside, u(96), gap)
        own, buttons = cut_left(low, min(u(380), low.width // 2), gap)
        card = min(_hand_size(self.look) * window.height, self.widest(window))
        hand, rest = cut_bottom(rest, round(card * RATIO) + u(22), u(10))
        prompt, rest = cut_bottom(rest, u(84), u(6))
        board = Rect(window.left, window.top + gap // 2, window.width, rest.bottom - window.top - gap // 2)
        edge = round(window.width * EDGE)
        badge = Rect(inside.left, inside.top, u(290), u(78))
        back = round(BACK_UPRIGHT * window.width * RATIO * 1.06)
        other = Rect(badge.left, badge.bottom + gap, edge - gap, back)
        corner = Rect(inside.right - u(CORNER), inside.top, u(CORNER), u(52))
        log = Rect(inside.left, 0, round(window.width * LOG_UPRIGHT), round(board.height * (1 - LOG_TOP)))
        log.bottom = board.bottom
        strip = Rect(inside.left, window.bottom - u(190), inside.width, u(190) - gap)
        front = Rect(board.center, (1, 1))
        return _areas((badge, other), (own, hand), front, bottom, board, prompt, strip, buttons, corner, log)

    def place(self, group: str, seat: int | None, ground: DividedWindow) -> ZonePlace:
        look = self.look.zone[group]
        if look.at is None:
            return super().place(group, seat, ground)
        own, area, tall = seat in (None, ground.bottom), ground.areas.centre, self.upright(ground.window.size)
        # in narrow windows a card is less wide than its share of the board's height
        wide, high = self.board.upright if tall and look.upright else (self.board.across, 1.0)
        width = look.size * min(high * area.height, wide * ground.window.width)
        at = (look.upright if tall else None) or look.at
        return ZonePlace(look, seat, own, _spot(at, look.mirror, area, width, own=own), width)

    def heart(self, place: ZonePlace, group: str, areas: Areas) -> tuple[int, int]:
        """The hole of the section in which it lies."""
        for section in self.board.sections:
            if group in section.zones and section.hole:
                x, y = mirrored(section.at, "point", own=place.own)
                return round(areas.centre.left + x * areas.centre.width), round(
                    areas.centre.top + y * areas.centre.height
                )
        return super().heart(place, group, areas)

    def drop(self, place: ZonePlace, group: str, areas: Areas) -> Rect:
        return self._half(group, areas.centre, own=place.own) or place.area

    def _half(self, group: str, area: Rect, *, own: bool) -> Rect | None:
        """The half of the section in which the places of a group lie; None when it lies in no section."""
        for section in self.board.sections:
            if group in section.zones:
                start, end = (section.start, section.end) if own else (1 - section.end, 1 - section.start)
                top = area.centery if own else area.top
                left, wide = round(area.left + start * area.width), round((end - start) * area.width)
                return Rect(left, top, wide, area.height // 2).inflate(-8, -8)
        return None

    # --- what is printed
    def style(self, options: Mapping[str, str], *, printed: bool) -> Style:
        rule, value = self.board.bare
        if rule and options[rule] == value:
            return "bare"
        return super().style(options, printed=printed)

    def paint(self, target: pygame.Surface, areas: Areas, style: Style) -> None:
        printed_board.paint(target, self.look.game, self._boards[areas.across], areas.centre, style)

    def lit(self, place: ZonePlace, group: str, areas: Areas, color: Color, fill: float = 0.2) -> Blit | None:
        return printed_board.glow(self.board, group, areas.centre, own=place.own, color=color, fill=fill)

    def bed(self, slot: Rect, areas: Areas, color: Color, line: int, style: Style) -> pygame.Surface:
        if style == "bare":
            return super().bed(slot, areas, color, line, style)
        return printed_board.bed(self._boards[areas.across], areas.centre, slot, color, line, style)


def _areas(
    across: tuple[Rect, Rect],
    own: tuple[Rect, Rect],
    front: Rect,
    bottom: int,
    board: Rect,
    prompt: Rect,
    strip: Rect,
    buttons: Rect,
    corner: Rect,
    log: Rect,
) -> Areas:
    """Badge and hand of both seats, and all the rest."""
    seats = [SeatArea(*across, front, -1), SeatArea(*across, front, -1)]
    seats[bottom] = SeatArea(*own, front, 0)
    small = tuple(seat != bottom for seat in range(2))
    parts = (log.copy(), board, prompt, strip, buttons, corner, log, own[1])
    return Areas(tuple(seats), small, *parts, across=bool(bottom))


def _spot(at: Point, mirror: Mirror, area: Rect, width: float, *, own: bool) -> Rect:
    """Where the cards of a place on the board lie."""
    x, y = mirrored(at, mirror, own=own)
    box = Rect(0, 0, round(width), round(width * RATIO))
    box.center = (round(area.left + x * area.width), round(area.top + y * area.height))
    return box


def _hand_size(layout: TableLayout) -> float:
    return next(look.size for look in layout.zone.values() if look.kind == "hand")
