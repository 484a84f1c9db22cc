"""Where everything of the table is at one window size: seats, hands, middle, prompt, buttons. Pixels."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from pygame import Rect

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
