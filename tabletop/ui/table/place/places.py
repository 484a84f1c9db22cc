"""One place for each zone of the table: which area, how its cards lie in it, whether faces may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from tabletop.ui.cardface import RATIO
from tabletop.ui.table.place import boards, mats, poses
from tabletop.ui.table.place.areas import HAND_MOST
from tabletop.ui.table.place.schemes import divide

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.layout import Layout
    from tabletop.ui.layouts import TableLayout, ZoneLook
    from tabletop.ui.table.place.areas import Areas, SeatArea
    from tabletop.ui.table.place.poses import Pose


class Place(NamedTuple):
    """Where the cards of one zone lie. `own`: it belongs to the seat at the lower edge; `width` of its cards in pixels."""

    look: ZoneLook
    seat: int | None
    own: bool
    area: Rect
    width: float
    side: int = 0

    def poses(self, count: int) -> list[Pose]:
        kind = self.look.kind
        if kind == "hand":
            if self.own:
                return poses.fan(self.area, self.width, count)
            return poses.backs(self.area, self.width, count, side=self.side)
        if kind == "slot":
            return [poses.Pose(*self.area.center, self.width)] * count
        if kind == "pile":
            return poses.pile(self.area, self.width, count, self.look.shown)
        if kind == "stairs":
            return poses.stairs(self.area, self.width, count)
        return (poses.spread if kind == "spread" else poses.row)(self.area, self.width, count)


def lay_out(window: Rect, u: Callable[[float], int], layout: TableLayout, zones: Layout, bottom: int) -> Places:
    """Give all zones of a table their places in a window; the seat `bottom` sits at the lower edge."""
    return Places(layout, zones, divide(window, u, layout, zones.seats, bottom), bottom, window)


class Places:
    """The places of all zones at one window size, for one seat at the lower edge."""

    def __init__(self, layout: TableLayout, zones: Layout, areas: Areas, bottom: int, window: Rect) -> None:
        self.layout, self.areas, self.bottom = layout, areas, bottom
        self.window = window
        self.groups = tuple(zone.group for zone in zones.zones)
        self.tray = areas.centre.inflate(-round(areas.centre.width * 0.04), -round(areas.centre.height * 0.16))
        self.tray.bottom = areas.centre.bottom
        self.ledge = Rect(areas.centre.left, areas.centre.top, areas.centre.width, round(0.12 * window.height))
        self.zones = tuple(self._place(zone.group, zone.seat) for zone in zones.zones)
        self.aside = {place.seat: zone for zone, place in enumerate(self.zones) if place.look.part == "aside"}

    def row(self, place: Place, asides: Sequence[Sequence[object]]) -> Place:
        """A row on a mat of somebody else takes the place beside it, too, while nothing lies there."""
        beside = self.aside.get(place.seat, -1) if place.look.part == "main" and not place.own else -1
        if beside < 0 or asides[beside]:
            return place
        other = self.zones[beside].area
        return place._replace(area=place.area.union(other)) if other.height == place.area.height else place

    def _place(self, group: str, seat: int | None) -> Place:
        look, areas = self.layout.zone[group], self.areas
        if look.at is not None and self.layout.board is not None:
            own = seat in (None, self.bottom)
            width = boards.width_of(look, self.layout.board, areas.centre, self.window)
            return Place(look, seat, own, boards.spot(look, areas.centre, width, own=own), width)
        width = look.size * (mats.measure(self.window) if self.layout.mats is not None else self.window.height)
        if seat is not None and look.spot != "centre":
            own, mine = seat == self.bottom, areas.seats[seat]
            if look.kind == "hand":
                return self._hand(look, seat, own, mine, width)
            if look.part:
                area = mine.parts[look.part]
                return Place(look, seat, own, area, min(width, area.width, area.height / RATIO), mine.side)
            return Place(look, seat, own, mine.front, min(width, mine.front.width), mine.side)
        if look.spot == "piles":
            return self._pile(look, group, width)
        area = self.tray if look.kind == "spread" else self._stage()
        return Place(look, seat, seat == self.bottom, area, width)

    def _hand(self, look: ZoneLook, seat: int, own: bool, mine: SeatArea, width: float) -> Place:
        if own:
            share = self.layout.mats.own[str(len(self.areas.seats))] if self.layout.mats is not None else 1.0
            width = min(width * share, self.window.width * HAND_MOST)
            return Place(look, seat, own, mine.hand, width)
        width = min(mine.hand.height / 1.48, mine.hand.width / 3)
        return Place(look, seat, own, mine.hand, width, mine.side)

    def _pile(self, look: ZoneLook, group: str, width: float) -> Place:
        """The piles share their area, each as wide as what it shows."""
        names = [name for name, other in self.layout.zone.items() if other.spot == "piles"]
        gap = width * 0.16
        left = float(self.areas.piles.left) + 6
        for name in names:
            other = self.layout.zone[name]
            wide = width * (1 + 0.6 * (other.shown - 1))
            if name == group:
                break
            left += wide + gap
        wide = min(wide, self.areas.piles.right - left)
        area = Rect(round(left), self.areas.piles.top + 8, round(wide), round(width * RATIO))
        return Place(look, None, False, area, width)

    def _stage(self) -> Rect:
        """The part of the middle that no exposed card covers."""
        centre = self.areas.centre
        if self.layout.mats is not None:
            return centre
        sides = [seat.side for seat in self.areas.seats]
        reach = max(seat.front.width for seat in self.areas.seats) if any(sides) else 0
        stage = centre.inflate(-2 * min(reach, centre.width // 6), 0)
        if any(seat.front.top == centre.top for seat in self.areas.seats):
            cut = next(seat.front.height for seat in self.areas.seats if seat.front.top == centre.top) // 2
            stage = Rect(stage.left, stage.top + cut, stage.width, stage.height - cut)
        return stage

    def drop(self, zone: int) -> Rect:
        """Where a card may be dropped that is to go to a zone."""
        place = self.zones[zone]
        if self.layout.board is not None:
            part = boards.half(self.layout.board, self.groups[zone], self.areas.centre, own=place.own)
            return part or place.area
        if place.look.spot == "centre":
            return self.areas.centre
        if place.look.part:
            return place.area
        if place.own and place.look.kind == "front":
            return self.areas.centre
        if place.look.kind == "pile":
            return place.area.inflate(24, 24)
        return place.area
