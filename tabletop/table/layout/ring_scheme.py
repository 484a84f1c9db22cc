"""Tables with a printed ring between two: where everything is at one window size. Pixels."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from tabletop.card_art.compositor import RATIO
from tabletop.table.layout.poses import ZonePlace
from tabletop.table.layout.scheme import CORNER, Areas, Scheme, SeatArea
from tabletop.table.layout_schema.board_schema import mirrored, seen_across
from tabletop.toolkit import pictures, shapes
from tabletop.toolkit.rects import cut_bottom, cut_left

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import pygame
    from pygame import Color, Rect

    from tabletop.table.layout.scheme import DividedWindow, Foresees
    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.layout_schema.board_schema import BoardSchema, Mirror, Point, SectionSchema, Style
    from tabletop.toolkit.layers import Blit


CLOTH = "#0c0a24"  # of printed mats
STEPS = 48  # corners of an arc
INSIDE, INSET = 0.968, 0.006  # what is lit keeps so far inside the lines of the ring


def paint(target: pygame.Surface, game: str, board: BoardSchema, area: Rect, style: Style) -> None:
    """Draw the ring with its sections, and a hole in each."""
    if style == "bare":
        return
    parts = [_band(board, section, area, printed=style == "printed") for section in board.sections]
    target.blit(shapes.svg(area.size, "".join(parts), keep=False), area)
    side = round(board.hole_size * area.height)
    for section in board.sections:
        if section.hole:
            picture = pictures.contain((game, section.hole), (side, side))
            middle = (area.left + section.at[0] * area.width, area.top + section.at[1] * area.height)
            target.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))


def _band(board: BoardSchema, section: SectionSchema, area: Rect, *, printed: bool) -> str:
    """One section of the ring as two halves: above and below the middle, glowing at its edges."""
    out = []
    for side in (-1, 1):
        outer = [_on(board.outer, x, side, area) for x in _between(section, board.outer[0])]
        inner = [_on(board.inner, x, side, area) for x in _between(section, board.outer[0])]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (*outer, *reversed(inner)))
        if printed:
            out.append(f'<polygon points="{points}" fill="{CLOTH}" fill-opacity="0.88"/>')
        out.append(f'<polygon points="{points}" fill="{section.color}" fill-opacity="0.17"/>')
        glow = (
            ((34, 0.05), (22, 0.06), (9, 0.12), (5, 0.2), (1.8, 0.95))
            if printed
            else ((9, 0.12), (5, 0.2), (1.8, 0.95))
        )
        ends = [[outer[0], inner[0]], [outer[-1], inner[-1]]]
        for line in (outer, inner, *ends):
            way = " ".join(f"{x:.1f},{y:.1f}" for x, y in line)
            for width, alpha in glow:
                wide = width * area.height / 700
                out.append(
                    f'<polyline points="{way}" fill="none" stroke="{section.color}" stroke-width="{wide:.1f}" '
                    f'stroke-opacity="{alpha}" stroke-linejoin="round"/>'
                )
    return "".join(out)


def _between(section: SectionSchema, reach: float, inset: float = 0.0) -> list[float]:
    start, end = max(section.start + inset, 0.5 - reach), min(section.end - inset, 0.5 + reach)
    return [start + (end - start) * i / STEPS for i in range(STEPS + 1)]


def _on(axes: tuple[float, ...], x: float, side: int, area: Rect, least: float = 0.0) -> tuple[float, float]:
    """The point of an ellipse above (-1) or below (1) the middle at a share of the width; beside it, on the middle, or
    `least` (a share of the height) away from it.
    """
    inside = max(0.0, 1 - ((x - 0.5) / axes[0]) ** 2)
    return x * area.width, (0.5 + side * max(least, axes[1] * math.sqrt(inside))) * area.height


def glow(
    board: BoardSchema, group: str, area: Rect, *, own: bool, color: pygame.Color, fill: float = 0.2
) -> tuple[pygame.Surface, tuple[int, int]] | None:
    """The half of a section that is lit; None for places outside all sections."""
    for section in board.sections:
        if group in section.zones:
            side = 1 if own else -1
            columns = _between(section, board.outer[0] * INSIDE, INSET)
            columns = columns if own else [1 - x for x in columns]
            outer, inner = tuple(axis * INSIDE for axis in board.outer), tuple(axis / INSIDE**2 for axis in board.inner)
            line = [_on(outer, x, side, area) for x in columns]
            line += [_on(inner, x, side, area, least=INSET * 2) for x in reversed(columns)]
            left, top = min(x for x, _ in line), min(y for _, y in line)
            size = (round(max(x for x, _ in line) - left) + 2, round(max(y for _, y in line) - top) + 2)
            points = " ".join(f"{x - left:.1f},{y - top:.1f}" for x, y in line)
            tint, wide = shapes.hex6(color), max(1.5, 2.5 * area.height / 700)
            way = _dashes([(x - left, y - top) for x, y in (*line, line[0])], wide * 6)
            body = (
                f'<polygon points="{points}" fill="{tint}" fill-opacity="{fill}"/>'
                f'<path d="{way}" fill="none" stroke="{tint}" stroke-width="{wide:.1f}" stroke-opacity="0.8"/>'
            )
            return shapes.svg(size, body), (round(area.left + left), round(area.top + top))
    return None


def _dashes(points: list[tuple[float, float]], length: float) -> str:
    """A path of dashes of a length along a line; the renderer's own dashes leave stray lines."""
    out, drawn, left = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"], True, length
    for (x0, y0), (x1, y1) in pairwise(points):
        far, done = math.hypot(x1 - x0, y1 - y0), 0.0
        while far - done > left:
            done += left
            x, y = x0 + (x1 - x0) * done / far, y0 + (y1 - y0) * done / far
            out.append(f"{'L' if drawn else 'M'}{x:.1f} {y:.1f}")
            drawn, left = not drawn, length * (0.6 if drawn else 1)
        left -= far - done
        if drawn:
            out.append(f"L{x1:.1f} {y1:.1f}")
    return "".join(out)


def bed(board: BoardSchema, area: Rect, slot: Rect, color: pygame.Color, line: int, style: Style) -> pygame.Surface:
    """An empty slot: a dark card; on printed mats in the colour of its section, with a Bean to show how cards lie."""
    size = slot.size
    if style == "printed":
        return _printed(size, _color_at(board, (slot.centerx - area.left) / area.width), line)
    out = shapes.blank(size)
    dark = pygame.Color(6, 4, 20, 120)
    out.blit(shapes.filled(size, max(4, size[0] // 10), dark, dark), (0, 0))
    out.blit(shapes.ring(size, max(4, size[0] // 10), line, pygame.Color(color.r, color.g, color.b, 150)), (0, 0))
    return out


def _color_at(board: BoardSchema, x: float) -> str:
    """The colour of the section at a share of the board's width."""
    return next((part.color for part in board.sections if part.start <= x < part.end), board.sections[0].color)


def _printed(size: tuple[int, int], color: str, line: int) -> pygame.Surface:
    wide, high = size
    bean = wide * 0.46, high * 0.5
    frame = (
        f'<rect x="{line}" y="{line}" width="{wide - 2 * line}" height="{high - 2 * line}" rx="{wide * 0.1:.1f}" '
        f'fill="#05041a" fill-opacity="0.75" stroke="{color}" stroke-width="{line}"/>'
    )
    inside = (
        f'<rect x="{(wide - bean[0]) / 2:.1f}" y="{(high - bean[1]) / 2:.1f}" width="{bean[0]:.1f}" '
        f'height="{bean[1]:.1f}" rx="{bean[0] * 0.46:.1f}" fill="{color}" fill-opacity="0.08" stroke="{color}" '
        f'stroke-opacity="0.45" stroke-width="{line * 0.7:.1f}"/>'
    )
    return shapes.svg(size, frame + inside)


WIDEST = 2.9  # a board is at most so many times as wide as high
EDGE = 0.125  # of the window's width, beside the ring
BACK = 0.058  # of the window's height: width of a back in the hand across
BACK_UPRIGHT = 0.1  # of its width, in an upright window
LOG_UPRIGHT = 0.23  # of its width: the log beside the lower end of the ring
LOG_TOP = 0.9  # of the board's height: below the counter


class RingScheme(Scheme):
    """Places lie at points of the board, and the other seat's are mirrored."""

    printed = True
    tall = 0.82

    @property
    def foresees(self) -> Foresees:
        return "middle"

    def __init__(self, look: TableLayout) -> None:
        super().__init__(look)
        assert look.board is not None, "checked when the layout was read"
        self.board: BoardSchema = look.board
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
        return _areas((badge, other), (own, hand), front, bottom, (board, prompt, strip, buttons, corner, log))

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
        return _areas((badge, other), (own, hand), front, bottom, (board, prompt, strip, buttons, corner, log))

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
        paint(target, self.look.game, self._boards[areas.across], areas.centre, style)

    def lit(self, place: ZonePlace, group: str, areas: Areas, color: Color, fill: float = 0.2) -> Blit | None:
        return glow(self.board, group, areas.centre, own=place.own, color=color, fill=fill)

    def bed(self, slot: Rect, areas: Areas, color: Color, line: int, style: Style) -> pygame.Surface:
        if style == "bare":
            return super().bed(slot, areas, color, line, style)
        return bed(self._boards[areas.across], areas.centre, slot, color, line, style)


def _areas(
    across: tuple[Rect, Rect],
    own: tuple[Rect, Rect],
    front: Rect,
    bottom: int,
    rest: tuple[Rect, Rect, Rect, Rect, Rect, Rect],
) -> Areas:
    """Badge and hand of both seats, and the `rest`: board, prompt, strip, buttons, corner, log."""
    board, prompt, strip, buttons, corner, log = rest
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
