"""The mats of others as strips at the upper edge: a badge, and one row of small cards; one of them may be larger. Pixels.

What lies on a seat's mat but has no place in the strip lies below its badge: from there it comes, and there it goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from tabletop.card_art.compositor import RATIO
from tabletop.core.ask import NOBODY
from tabletop.table.layout.poses import APART
from tabletop.table.layout.scheme import SeatArea
from tabletop.toolkit.rects import columns

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tabletop.table.layout.poses import ZonePlace
    from tabletop.table.layout_schema.board_schema import MatsSchema, StripsSchema

EDGE, TOP = 32, 16  # units: the wooden edge of the table stays free
BETWEEN, GAP = 28, 8  # units between two strips, and between the parts of one
BADGE, LONGEST = 104, 540  # units of height and of width
BACKS = 0.63  # of a card in the own hand: the width of the cards in somebody else's
GROWN = 1.6  # times as wide is the larger one
HIDDEN = 0.3  # of its badge's height: the width of what lies below it


class StripRow:
    """`sizes`: of cards by the part where they lie, in pixels; `share`: how large they are beside that in a usual strip;
    `others`: how many strips there are.
    """

    def __init__(
        self,
        window: Rect,
        u: Callable[[float], int],
        mats: MatsSchema,
        sizes: Mapping[str, float],
        share: float,
        others: int,
    ) -> None:
        assert mats.strips is not None, "asked before"
        self.window, self.u, self.sizes, self.share, self.others = window, u, sizes, share, others
        self.strips: StripsSchema = mats.strips
        self.hidden = [part for part in mats.known() if part not in self.strips.parts]

    @property
    def bottom(self) -> int:
        """Down to there the largest strip reaches."""
        return self.window.top + self.u(TOP + BADGE + GAP) + self._high(self.strips.large)

    def areas(self, larger: int = NOBODY) -> list[SeatArea]:
        """The strips from left to right; the one with the number `larger` is larger."""
        u = self.u
        row = Rect(self.window.left + u(EDGE), self.window.top + u(TOP), self.window.width - 2 * u(EDGE), 0)
        shares = [GROWN if number == larger else 1.0 for number in range(self.others)]
        return [
            self._strip(box, self.strips.large if number == larger else self.share)
            for number, box in enumerate(columns(row, shares, u(BETWEEN)))
        ]

    def _high(self, share: float) -> int:
        return round(max(self.sizes[part] for part in self.strips.parts) * share * RATIO)

    def _strip(self, box: Rect, share: float) -> SeatArea:
        """Badge and cards in hand above; below them the row."""
        u = self.u
        backs = round(self.sizes["hand"] * BACKS)
        long = min(box.width - backs - u(GAP), u(LONGEST))
        badge = Rect(box.left, box.top, long, u(BADGE))
        hand = Rect(badge.right + u(GAP), box.top, min(box.right - badge.right - u(GAP), 2 * backs), badge.height)
        row = Rect(box.left, badge.bottom + u(GAP), box.width, self._high(share))
        return self._filled(badge, hand, row, share)

    def _filled(self, badge: Rect, hand: Rect, row: Rect, share: float) -> SeatArea:
        u = self.u
        under = Rect(0, 0, round(badge.height * HIDDEN), round(badge.height * HIDDEN * RATIO))
        under.center = badge.center
        parts = dict.fromkeys(self.hidden, under)
        for part, area in zip(self.strips.parts, columns(row, self.strips.wide, u(GAP)), strict=True):
            parts[part] = Rect(area.x, 0, area.width, round(self.sizes[part] * share * RATIO))
            parts[part].centery = row.centery
        return SeatArea(badge, hand, row, 0, parts, opens=True)


def flowing(places: Sequence[ZonePlace], counts: Sequence[int], gap: int) -> list[Rect]:
    """The areas of the parts of one strip as many cards need: side by side from the left; where they are many, rows become
    narrower, piles do not.
    """
    front = places[0].area.unionall([place.area for place in places])
    piles = [place.look.kind == "pile" for place in places]
    needs = [
        place.width * APART * (min(count, 1) if pile else count)
        for place, count, pile in zip(places, counts, piles, strict=True)
    ]
    fixed = sum(need for need, pile in zip(needs, piles, strict=True) if pile)
    room = front.width - fixed - gap * (len([need for need in needs if need]) - 1)
    share, left, out = min(1.0, room / max(1.0, sum(needs) - fixed)), float(front.left), list[Rect]()
    for place, need, pile in zip(places, needs, piles, strict=True):
        wide = need if pile else need * share
        out.append(Rect(round(left), place.area.y, max(1, round(wide)), place.area.height))
        left += wide + gap * bool(need)
    return out
