"""Where a speech bubble stands: with its tail at whoever speaks, over nothing that is read or chosen, and rather over what is
their own than over what belongs to others.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot, inf
from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Box = tuple[int, int, int, int]  # left, top, width, height in pixels
SHARES = (0.5, 0.32, 0.68, 0.14, 0.86)  # where along a bubble its tail may be
KEPT, OTHERS, OWN = (
    8,
    4,
    1.5,
)  # what a covered pixel costs: of what is read or chosen, of another seat, of the speaker's
STRANGE = 2.0  # of a bubble's pixels: what it costs to stand nearer to somebody else
FURTHER, OFF, BELOW, ASIDE = (
    0.5,
    0.6,
    0.02,
    0.05,
)  # of them: at the seat, for each pixel of way a row, below, by the tail


class BubbleSpot(NamedTuple):
    """Of the bubble without its tail; `tail`: pixels from its left edge, where the tail is; `below`: it hangs there, with the
    tail at its head; `covered`: pixels of what is read or chosen, and of what belongs to others.
    """

    body: Box
    tail: int
    below: bool
    covered: int


class BubbleSurroundings(NamedTuple):
    """`kept`: what is read or chosen; `own`, `others`: what belongs to whoever speaks, and to the other seats."""

    window: Box
    kept: tuple[Box, ...]
    own: tuple[Box, ...] = ()
    others: tuple[Box, ...] = ()


def boxed(rects: Sequence[pygame.Rect]) -> tuple[Box, ...]:
    return tuple((rect.x, rect.y, rect.width, rect.height) for rect in rects)


@lru_cache(64)  # what stands still is asked for in every frame
def stand(size: tuple[int, int], tail: int, ends: tuple[Box, ...], ground: BubbleSurroundings) -> BubbleSpot:
    """Of a bubble of this size, with a tail of that length, at one of the `ends` in this order, from above if that can be."""
    wide, high = size
    best, found = inf, None
    kept, own, others = ([pygame.Rect(box) for box in boxes] for boxes in (ground.kept, ground.own, ground.others))
    for cost, body, at, below, end in _places(size, tail, ends, ground):
        if cost >= best:  # most are too far away, whatever lies there
            continue
        covered = _area(body, kept), _area(body, others)
        cost += KEPT * covered[0] + OTHERS * covered[1] + OWN * _area(body, own)
        if cost >= best:
            continue
        near = min((_between(body, box) for box in (end, *own)), default=0)
        if min((_between(body, box) for box in others), default=ground.window[2]) < near:
            cost += STRANGE * wide * high
        if cost < best:
            best, found = cost, BubbleSpot((body.x, body.y, wide, high), at, below, sum(covered))
    if found is None:
        raise ValueError("a bubble stands at some end")
    return found


def _places(
    size: tuple[int, int], tail: int, ends: tuple[Box, ...], ground: BubbleSurroundings
) -> Iterator[tuple[float, pygame.Rect, int, bool, pygame.Rect]]:
    """All places that are tried, each with what its way costs, where the tail is, whether it hangs below, and at which end."""
    wide, high = size
    window, area = pygame.Rect(ground.window), wide * high
    kept = [pygame.Rect(box) for box in ground.kept]
    for n, end in enumerate(map(pygame.Rect, ends)):
        for below in (False, True):
            edge = end.bottom if below else end.top
            start = edge + tail if below else edge - tail - high
            room = pygame.Rect(window.x, window.y + tail * below, window.width, window.height - tail)
            tops = [start, *(box.bottom + tail if below else box.top - tail - high for box in kept)]
            for top in (top for top in tops if (top >= start if below else top <= start)):
                for share in SHARES:
                    body = pygame.Rect(round(end.centerx - wide * share), top, wide, high).clamp(room)
                    at = max(round(wide * SHARES[-2]), min(round(wide * SHARES[-1]), end.centerx - body.x))
                    far = abs(body.y - start) + max(0, end.left - body.x - at, body.x + at - end.right)
                    aside = FURTHER * n + BELOW * below + ASIDE * abs(share - SHARES[0])
                    yield OFF * far * wide + aside * area, body, at, below, end


def _area(body: pygame.Rect, boxes: Sequence[pygame.Rect]) -> int:
    """How much of the boxes lies under it."""
    parts = [body.clip(boxes[i]) for i in body.collidelistall(boxes)]
    return sum(part.width * part.height for part in parts)


def _between(one: pygame.Rect, other: pygame.Rect) -> float:
    """How far two boxes are apart, in pixels."""
    return hypot(
        max(0, one.left - other.right, other.left - one.right), max(0, one.top - other.bottom, other.top - one.bottom)
    )
