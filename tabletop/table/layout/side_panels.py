"""Where few sit at a table of mats: the own cards left and right of the middle, and what lies in the middle. Pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from tabletop.card_art.compositor import RATIO
from tabletop.toolkit.rects import columns, rows

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tabletop.table.layout_schema.mats_schema import MatsSchema

FREE = 12  # units: so much stays free between the edge of the table and the own cards
LABEL = 26  # units of the count below an own pile
BESIDE = 18  # units between two piles
SCORE = 24  # units by which the figures reach further than the pile below them


def wings(left: Rect, right: Rect, u: Callable[[float], int], sizes: Mapping[str, float]) -> dict[str, Rect]:
    """Left the cards on the table; right points and figures above deck and discards."""
    wide = {name: round(size) for name, size in sizes.items()}
    main = left.inflate(-u(FREE), 0).move(u(FREE) // 2, 0)
    pile = Rect(0, 0, wide["deck"], round(wide["deck"] * RATIO))
    pile.left = right.right - 2 * pile.width - u(BESIDE) - u(30)
    room = max(pile.height + u(LABEL), min(right.height // 2, pile.height + u(LABEL + 26)))
    top = right.centery - room
    points = Rect(pile.left, top, wide["points"], round(wide["points"] * RATIO))
    deck = pile.move(0, top + room)
    out = deck.move(deck.width + u(BESIDE), 0)
    aside = Rect(right.left + u(6), points.top, max(1, points.left - right.left - u(SCORE)), points.height)
    score = Rect(points.right + u(BESIDE), points.top, right.right - points.right - u(SCORE), points.height)
    return {"deck": deck, "out": out, "points": points, "aside": aside, "main": main, "score": score}


def stepped(boxes: Sequence[Rect], below: Rect, gap: int) -> list[Rect]:
    """Rows of own cards that reach over what lies `below` the middle, prompt and hand: those above it keep their width and
    end above it, the last one lies beside it.
    """
    last = boxes[-1]
    if last.right <= below.left or last.bottom <= below.top:
        return list(boxes)
    last = Rect(last.left, last.top, below.left - gap - last.left, last.height)
    upper = boxes[:-1]
    if upper and upper[-1].bottom > below.top - gap:
        whole = Rect(upper[0].topleft, (upper[0].width, below.top - gap - upper[0].top))
        upper = rows(whole, [box.height for box in upper], gap)
    return [*upper, last]


def middle(centre: Rect, mats: MatsSchema, sizes: Mapping[str, float], gap: int) -> dict[str, Rect]:
    """The parts of the middle by their names; those of one column are as high as their cards ask for."""
    low = mats.low
    look = low if low is not None and centre.height < low.below * centre.width else mats.middle
    out: dict[str, Rect] = {}
    for names, column in zip(look.parts, columns(centre, look.wide, gap), strict=True):
        out |= zip(names, rows(column, [sizes[name] for name in names], gap), strict=True)
    return out
