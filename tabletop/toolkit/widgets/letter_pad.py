"""Letters to press one by one, for those who have a mouse or a pad in their hands and no keyboard."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

ROWS = ("QWERTYUIOP", "ASDFGHJKL'", "ZXCVBNM-")
GAP = 5


class Letters(Widget):
    """`on_letter` hears each letter, `on_erase` the key that takes the last one back."""

    def __init__(self, on_letter: Callable[[str], None], on_erase: Callable[[], None]) -> None:
        super().__init__("letters")
        self._rows = [[self._key(letter, partial(on_letter, letter)) for letter in row] for row in ROWS]
        self._rows[-1].append(self.add(Button("", on_erase, label="letter erase", icon="arrow-left", style="ghost")))

    def _key(self, letter: str, press: Callable[[], None]) -> Button:
        return self.add(Button(letter, press, label=f"letter {letter}", style="ghost"))

    def layout(self) -> None:
        gap = self.u(GAP)
        for row, keys in zip(rects.rows(self.rect, [1] * len(self._rows), gap), self._rows, strict=True):
            shares = [1.0] * len(ROWS[0]) if len(keys) == len(ROWS[0]) else [1.0] * (len(keys) - 1) + [2.0]
            for key, cell in zip(keys, rects.columns(row, shares, gap), strict=True):
                key.place(cell)
