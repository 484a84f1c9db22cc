"""A mat that is opened over the table: all that lies before one seat, large. Pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from tabletop.card_art.compositor import RATIO
from tabletop.table.layout import poses
from tabletop.toolkit.rects import columns

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tabletop.table.layout.poses import Pose
    from tabletop.table.layout_schema import TableLayout

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
