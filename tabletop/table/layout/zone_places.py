"""One place for each zone of the table, as its scheme says, at one window size and for one seat at the lower edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from tabletop.core.ask import NOBODY
from tabletop.table.layout.mat_strips import flowing
from tabletop.table.layout.scheme import DividedWindow
from tabletop.table.layout.schemes import scheme_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.layout import Layout
    from tabletop.table.layout.poses import ZonePlace
    from tabletop.table.layout.scheme import Areas
    from tabletop.table.layout_schema import TableLayout


def lay_out(
    window: Rect, u: Callable[[float], int], layout: TableLayout, zones: Layout, bottom: int, larger: int = NOBODY
) -> ZonePlaces:
    """Give all zones of a table their places in a window; the seat `bottom` sits at the lower edge, the mat of `larger` may
    be larger.
    """
    scheme = scheme_of(layout)
    areas = scheme.divide(window, u, zones.seats, bottom)
    if larger != NOBODY:
        areas = scheme.enlarge(areas, window, u, bottom, larger)
    return ZonePlaces(layout, zones, sound(areas), bottom, window)


def at_least(box: Rect) -> Rect:
    """A box that has a size: where there is no room it is one pixel wide or high."""
    return Rect(box.topleft, (max(1, box.width), max(1, box.height)))


def sound(areas: Areas) -> Areas:
    """The same areas, none of them empty or turned inside out, however little room a window has."""
    seats = tuple(
        seat._replace(
            badge=at_least(seat.badge),
            hand=at_least(seat.hand),
            front=at_least(seat.front),
            parts={name: at_least(box) for name, box in seat.parts.items()},
        )
        for seat in areas.seats
    )
    return areas._replace(
        seats=seats,
        piles=at_least(areas.piles),
        centre=at_least(areas.centre),
        prompt=at_least(areas.prompt),
        strip=at_least(areas.strip),
        buttons=at_least(areas.buttons),
        corner=at_least(areas.corner),
        log=at_least(areas.log),
        hand=at_least(areas.hand),
        extra={name: at_least(box) for name, box in areas.extra.items()},
    )


class ZonePlaces:
    """The places of all zones. `measure`: the length that sizes of cards are shares of; `tall`: that of cards which are shown
    large or looked at; `hidden`: zones whose cards lie below the badge of a strip.
    """

    def __init__(self, layout: TableLayout, zones: Layout, areas: Areas, bottom: int, window: Rect) -> None:
        self.layout, self.areas, self.bottom = layout, areas, bottom
        self.window, self.scheme = window, scheme_of(layout)
        self.measure = self.scheme.measured(areas, window)
        self.tall = self.measure if self.scheme.upright(window.size) else float(window.height)
        self.groups = tuple(zone.group for zone in zones.zones)
        self.tray = areas.tray
        self.ledge = Rect(areas.centre.left, areas.centre.top, areas.centre.width, round(0.12 * self.tall))
        ground = DividedWindow(window, areas, bottom)
        found = (self.scheme.place(zone.group, zone.seat, ground) for zone in zones.zones)
        self.zones = tuple(place._replace(area=at_least(place.area), width=max(1.0, place.width)) for place in found)
        self.hidden = frozenset(zone for zone, place in enumerate(self.zones) if self._below_badge(place))
        parts = self._strip
        self._strips = {  # the zones of a seat's strip, in the order of its parts
            seat: [n for part in parts for n, z in enumerate(self.zones) if z.seat == seat and z.look.part == part]
            for seat, area in enumerate(areas.seats)
            if area.opens
        }
        self.aside = {place.seat: zone for zone, place in enumerate(self.zones) if place.look.part == "aside"}

    def row(self, place: ZonePlace, asides: Sequence[Sequence[object]]) -> ZonePlace:
        """The rows on a mat of somebody else take the place beside them, too, while nothing lies there; in a strip the rows
        share the place by their cards.
        """
        if place.seat is not None and self.areas.seats[place.seat].opens:
            return self._flowing(place, asides)
        beside = self.aside.get(place.seat, -1) if place.look.part in self._first and not place.own else -1
        if beside < 0 or asides[beside]:
            return place
        other, area = self.zones[beside].area, place.area
        if area.top < other.top or area.bottom > other.bottom:
            return place
        return place._replace(area=Rect(other.left, area.top, area.right - other.left, area.height))

    @property
    def _first(self) -> set[str]:
        """The parts with which the rows of a mat begin."""
        mats = self.layout.mats
        return {row[0] for row in mats.rows} if mats is not None else {"main"}

    @property
    def _strip(self) -> tuple[str, ...]:
        """The parts of a strip."""
        mats = self.layout.mats
        return mats.strips.parts if mats is not None and mats.strips is not None else ()

    def _below_badge(self, place: ZonePlace) -> bool:
        strip = place.seat is not None and self.areas.seats[place.seat].opens and bool(place.look.part)
        return strip and place.look.part not in self._strip

    def _flowing(self, place: ZonePlace, cards: Sequence[Sequence[object]]) -> ZonePlace:
        """The place of a zone in a strip; what lies below the badge stays there."""
        if place.look.part not in self._strip or place.seat is None:
            return place
        row = self._strips[place.seat]
        areas = flowing([self.zones[n] for n in row], [len(cards[n]) for n in row], round(0.012 * self.measure))
        return place._replace(area=next(area for n, area in zip(row, areas, strict=True) if self.zones[n] is place))

    def heart(self, zone: int) -> tuple[int, int]:
        """Where is seen what happens to a zone as a place, not to its cards."""
        return self.scheme.heart(self.zones[zone], self.groups[zone], self.areas)

    def drop(self, zone: int) -> Rect:
        """Where a card may be dropped that is to go to a zone."""
        return self.scheme.drop(self.zones[zone], self.groups[zone], self.areas)
