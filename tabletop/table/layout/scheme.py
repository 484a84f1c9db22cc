"""What a scheme says of the tables that follow it: how a window is divided, where cards lie, what is printed. Pixels.

`Scheme` is the plain table; a scheme changes what is different on its own. The parts of the table ask it and know none by
name. What a layout file may say for each scheme stands in `table/layout_schema/board_schema.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple

from pygame import Color, Rect

from tabletop.card_art.compositor import RATIO
from tabletop.core.ask import NOBODY
from tabletop.table.layout import poses
from tabletop.table.layout.poses import ZonePlace
from tabletop.toolkit import shapes
from tabletop.toolkit.draw_context import ScreenRoom
from tabletop.toolkit.rects import columns

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.core.table import Table
    from tabletop.table.layout.poses import Pose
    from tabletop.table.layout_schema import TableLayout, ZoneLook
    from tabletop.table.layout_schema.board_schema import Style
    from tabletop.toolkit.layers import Blit

# A mat that is opened over the table: all that lies before one seat, large. Pixels.

WIDEST, EDGE, PAD = 1180, 32, 22  # units of the panel, to the edge of the window, inside the panel
HEAD, TITLE, GAP = 46, 30, 16  # units: the line above, the name of each part, and between parts
PILES = ("deck", "out")  # of these the topmost card is enough


class ExpandedMat(NamedTuple):
    """`box`: the panel; `head`: the line above; `parts`: where the cards of each part lie, below their names."""

    box: Rect
    head: Rect
    parts: Mapping[str, Rect]
    widths: Mapping[str, float]

    def poses(self, part: str, count: int) -> list[Pose]:
        area, width = self.parts[part], self.widths[part]
        if part in PILES:
            return [poses.Pose(area.left + width / 2, area.centery, width)] * count
        found = poses.row(area, width, count)
        left = found[0].x - found[0].width / 2 - area.left if found else 0.0
        return [pose._replace(x=pose.x - left) for pose in found]


def whole(
    window: Rect, u: Callable[[float], int], layout: TableLayout, sizes: Mapping[str, float], badge: Rect
) -> ExpandedMat | None:
    """The opened mat of whose badge lies there, below it."""
    look = layout.mats.whole if layout.mats is not None else None
    if look is None:
        return None
    wide = min(u(WIDEST), window.width - 2 * u(EDGE))
    heights = [round(max(sizes[part] for part in row) * look.large * RATIO) for row in look.rows]
    high = 2 * u(PAD) + u(HEAD) + sum(heights) + len(heights) * u(TITLE) + (len(heights) - 1) * u(GAP)
    box = Rect(0, badge.bottom + u(10), wide, high)
    box.centerx = badge.centerx
    box.clamp_ip(window.inflate(-2 * u(EDGE), -2 * u(10)))
    inside = box.inflate(-2 * u(PAD), -2 * u(PAD))
    parts: dict[str, Rect] = {}
    y = inside.top + u(HEAD)
    for names, shares, tall in zip(look.rows, look.wide, heights, strict=True):
        row = Rect(inside.left, y + u(TITLE), inside.width, tall)
        parts |= zip(names, columns(row, shares, u(GAP)), strict=True)
        y = row.bottom + u(GAP)
    widths = {part: min(sizes[part] * look.large, area.width) for part, area in parts.items()}
    return ExpandedMat(box, Rect(inside.left, inside.top, inside.width, u(HEAD)), parts, widths)


# Where everything of the table is at one window size: seats, hands, middle, prompt, buttons. Pixels.

HAND_MOST = 0.098  # of the window's width, for one card of the own hand
CORNER = 322  # units of width of the bar of small buttons
NONE: Mapping[str, Rect] = MappingProxyType({})


class CardMeasure(NamedTuple):
    """`base`: the length that sizes of cards are shares of; `widest`: of a card in the own hand; in pixels. `grown`: so many
    times as large as usual are cards that somebody reads.
    """

    base: float
    widest: float
    grown: float = 1.0


class SeatArea(NamedTuple):
    """Places of one seat. `side`: which way its cards lie (-1 to the right of the left edge, 0 centred, 1 to the left);
    `parts`: where its cards lie on its mat. `opens`: it is a strip that can be opened to the whole mat.
    """

    badge: Rect
    hand: Rect
    front: Rect
    side: int
    parts: Mapping[str, Rect] = NONE
    opens: bool = False


class Areas(NamedTuple):
    """`extra`: what one scheme leaves free for a game's own panels, by name; `across`: what is printed is seen from there;
    `measure`: the length that sizes of cards are shares of, where it was found while the window was divided, else 0.
    """

    seats: tuple[SeatArea, ...]
    small: tuple[bool, ...]
    piles: Rect
    centre: Rect
    prompt: Rect
    strip: Rect
    buttons: Rect
    corner: Rect
    log: Rect
    hand: Rect
    extra: Mapping[str, Rect] = NONE
    across: bool = False
    measure: float = 0.0

    @property
    def tray(self) -> Rect:
        """Where cards are fanned out to choose from."""
        box = self.centre.inflate(-round(self.centre.width * 0.04), -round(self.centre.height * 0.16))
        box.bottom = self.centre.bottom
        return box


class DividedWindow(NamedTuple):
    """A divided window; the seat `bottom` sits at its lower edge."""

    window: Rect
    areas: Areas
    bottom: int


Foresees = Literal["", "middle", "above"]  # "": not at all
UPRIGHT = ScreenRoom((1040, 1500), (1350, 1900))  # units of an upright window, for two
HAND_UPRIGHT = 0.2  # of the width of such a window, for one card of the own hand


class MarkLook(NamedTuple):
    """How marks lie on cards: at which edge, and how high (units at least, and a share of the card's height)."""

    edge: Literal["left", "right"] = "right"
    least: int = 28
    share: float = 0.0


class Scheme(ABC):
    """One scheme with one game's layout.

    least: units that the table has at least. tall: a window less wide than this share of its height is an upright one, 0 where
    none is divided in another way; each: units of height that every seat from the third on needs there. slim: there is no room
    beside the cards: the prompt is one line, the log begins out of sight, and many buttons are laid out in the middle. printed:
    places are known by what is printed on them. foresees: what a held card would come to is shown, and how in the middle of the
    table or above it. neighbours: groups of the slots from one end of a seat's side to the other; the sides of all seats
    together are a ring.
    """

    least = (1500, 850)
    tall = 0.0
    each = 0
    slim = False
    printed = False
    neighbours: tuple[str, ...] = ()
    marks = MarkLook()

    def __init__(self, look: TableLayout) -> None:
        self.look = look

    def upright(self, size: tuple[int, int]) -> bool:
        """Whether a window is divided from above to below instead of from left to right."""
        return size[0] < size[1] * self.tall

    def room(self, size: tuple[int, int], seats: int) -> ScreenRoom:
        """Units that a table of so many has in a window of this size."""
        width, height = UPRIGHT.least
        high = ScreenRoom((width, height + self.each * (seats - 2)), UPRIGHT.design)
        return high if self.upright(size) else ScreenRoom(self.least)

    @property
    def foresees(self) -> Foresees:
        return ""

    # --- where everything is
    @abstractmethod
    def divide(self, window: Rect, u: Callable[[float], int], count: int, bottom: int) -> Areas:
        """Give every part of the table its place; the seat `bottom` sits at the lower edge, the others clockwise."""

    def larger(self, table: Table, bottom: int) -> int:
        """The seat whose mat is larger for now, NOBODY for none."""
        del table, bottom
        return NOBODY

    def enlarge(self, areas: Areas, window: Rect, u: Callable[[float], int], bottom: int, seat: int) -> Areas:
        """The same table with a larger mat for `seat`."""
        del window, u, bottom, seat
        return areas

    def whole(self, areas: Areas, window: Rect, u: Callable[[float], int], seat: int) -> ExpandedMat | None:
        """The mat of a seat opened over the table, None where it lies open already."""
        del areas, window, u, seat
        return None

    def measure(self, window: Rect, seats: int) -> float:
        """The length that sizes of cards are shares of, at a table of so many."""
        del seats
        return float(window.height)

    def measured(self, areas: Areas, window: Rect) -> float:
        """The same of a window that has been divided."""
        return areas.measure or self.measure(window, len(areas.seats))

    def widest(self, window: Rect) -> float:
        """How wide a card of the own hand is at most."""
        return window.width * (HAND_UPRIGHT if self.upright(window.size) else HAND_MOST)

    def own_share(self, count: int) -> float:
        """How large the own cards are beside their sizes, among `count` players."""
        del count
        return 1.0

    def place(self, group: str, seat: int | None, ground: DividedWindow) -> ZonePlace:
        """Where the cards of one zone lie."""
        look, areas = self.look.zone[group], ground.areas
        width = look.size * self.measured(areas, ground.window)
        if seat is not None and look.spot != "centre":
            own, mine = seat == ground.bottom, areas.seats[seat]
            if look.kind == "hand":
                return self._hand(look, seat, ground, width)
            area = mine.parts[look.part] if look.part else mine.front
            most = min(area.width, area.height / RATIO) if look.part else area.width
            return ZonePlace(look, seat, own, area, min(width, most), mine.side)
        if look.spot == "piles":
            return self._pile(look, group, areas, width)
        area = areas.tray if look.kind == "spread" else areas.extra.get(look.part) or self.stage(areas)
        return ZonePlace(look, seat, seat == ground.bottom, area, min(width, area.width, area.height / RATIO))

    def _hand(self, look: ZoneLook, seat: int, ground: DividedWindow, width: float) -> ZonePlace:
        own, mine = seat == ground.bottom, ground.areas.seats[seat]
        if own:
            width = min(width * self.own_share(len(ground.areas.seats)), self.widest(ground.window))
            return ZonePlace(look, seat, own, mine.hand, width)
        width = min(mine.hand.height / 1.48, mine.hand.width / 3)
        return ZonePlace(look, seat, own, mine.hand, width, mine.side)

    def _pile(self, look: ZoneLook, group: str, areas: Areas, width: float) -> ZonePlace:
        """The piles share their area, each as wide as what it shows."""
        names = [name for name, other in self.look.zone.items() if other.spot == "piles"]
        gap = width * 0.16
        left = float(areas.piles.left) + 6
        for name in names:
            wide = width * (1 + 0.6 * (self.look.zone[name].shown - 1))
            if name == group:
                break
            left += wide + gap
        wide = min(wide, areas.piles.right - left)
        area = Rect(round(left), areas.piles.top + 8, round(wide), round(width * RATIO))
        return ZonePlace(look, None, False, area, width)

    def stage(self, areas: Areas) -> Rect:
        """The part of the middle that no exposed card covers."""
        return areas.centre

    def heart(self, place: ZonePlace, group: str, areas: Areas) -> tuple[int, int]:
        """Where is seen what happens to a place as a whole."""
        del group, areas
        return place.area.center

    def drop(self, place: ZonePlace, group: str, areas: Areas) -> Rect:
        """Where a card may be dropped that is to go to a zone."""
        del group
        look = place.look
        if look.spot == "centre":
            return areas.centre
        if look.part:
            return place.area
        if place.own and look.kind == "front":
            return areas.centre
        if look.kind == "pile":
            return place.area.inflate(24, 24)
        return place.area

    # --- what is printed
    def style(self, options: Mapping[str, str], *, printed: bool) -> Style:
        """How the table is printed: as the house rules want it, else as this person likes it."""
        del options
        return "printed" if printed else "ring"

    def paint(self, target: pygame.Surface, areas: Areas, style: Style) -> None:  # noqa: B027  # mostly nothing is
        """Draw on the ground what is printed there."""

    def lit(self, place: ZonePlace, group: str, areas: Areas, color: Color, fill: float = 0.2) -> Blit | None:
        """The light on a printed place; None where nothing is printed that could be lit."""
        del place, group, areas, color, fill
        return None

    def bed(self, slot: Rect, areas: Areas, color: Color, line: int, style: Style) -> pygame.Surface:
        """An empty slot."""
        del areas, style
        return shapes.ring(slot.size, max(4, slot.width // 10), line, Color(color.r, color.g, color.b, 45))
