"""Letters to press one by one, for those who have a mouse or a pad in their hands and no keyboard."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.toolkit import keyboard, rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

MOST = 10  # keys in an upper row
GAP = 5


class LetterPad(Widget):
    """`on_letter` hears each letter, `on_erase` the key that takes the last one back."""

    def __init__(self, on_letter: Callable[[str], None], on_erase: Callable[[], None]) -> None:
        super().__init__("letters")
        self._rows = [[self._key(letter, partial(on_letter, letter)) for letter in row] for row in rows()]
        self._rows[-1].append(self.add(Button("", on_erase, label="letter erase", icon="arrow-left", style="ghost")))

    def _key(self, letter: str, press: Callable[[], None]) -> Button:
        return self.add(Button(letter, press, label=f"letter {letter}", style="ghost"))

    def layout(self) -> None:
        gap = self.u(GAP)
        for row, keys in zip(rects.rows(self.rect, [1] * len(self._rows), gap), self._rows, strict=True):
            shares = [1.0] * (len(keys) - 1) + [2.0 if keys is self._rows[-1] else 1.0]
            for key, cell in zip(keys, rects.columns(row, shares, gap), strict=True):
                key.place(cell)


def rows() -> tuple[str, ...]:
    """Letters as they lie on the keyboard that is there, and the two signs that a word may have."""
    first, second, third = keyboard.letters()
    apart = len(second) < MOST
    return first, second + "'" * apart, third + "'" * (not apart) + "-"
