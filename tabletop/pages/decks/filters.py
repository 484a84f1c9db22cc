"""The filters above a grid of cards: a drop-down for each facet, in one row or two."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit.widgets.dropdown import DropDown
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.decks import Facet

TIGHT = 1.1  # how much narrower than wished the controls may become before a second row is begun
GAP = 12


class Filters(Widget):
    """Tells `on_change` the chosen value of every facet. `more` are further controls that stand behind."""

    def __init__(
        self, facets: Sequence[Facet], on_change: Callable[[dict[str, str]], None], more: Sequence[Widget] = ()
    ) -> None:
        super().__init__("filters")
        self.chosen: dict[str, str] = {}
        self.on_change = on_change
        self.downs = {facet.mark: self.add(self._drop_down(facet)) for facet in facets}
        for widget in more:
            self.add(widget)

    def _drop_down(self, facet: Facet) -> DropDown[str]:
        options = [("", f"{facet.name}: any"), *facet.values.items()]

        def change(value: str) -> None:
            self.chosen[facet.mark] = value
            self.on_change(self.chosen)

        return DropDown(options, "", change, label=f"filter {facet.mark}")

    def clear_choices(self) -> None:
        """Allow everything again, without telling anybody."""
        self.chosen = {}
        for down in self.downs.values():
            down.value = ""
        self.refresh()

    def _rows(self, width: int) -> list[list[tuple[Widget, int]]]:
        """The controls row by row, with their widths."""
        wishes = [(child, child.measure(width)[0]) for child in self.children if child.visible]
        gap = self.u(GAP)
        whole = sum(wish for _, wish in wishes) + gap * (len(wishes) - 1)
        half = -(-len(wishes) // 2)
        lines = [wishes] if whole <= width * TIGHT else [wishes[:half], wishes[half:]]
        out = []
        for line in lines:
            room = width - gap * (len(line) - 1)
            excess = max(1.0, sum(wish for _, wish in line) / max(1, room))
            out.append([(child, int(wish / excess)) for child, wish in line])
        return out

    def measure(self, width: int) -> tuple[int, int]:
        lines = len(self._rows(width))
        return width, lines * self.u(56) + (lines - 1) * self.u(GAP)

    def layout(self) -> None:
        y = self.rect.y
        for line in self._rows(self.rect.width):
            x = self.rect.x
            for child, wide in line:
                high = min(self.u(56), child.measure(wide)[1])
                child.place(pygame.Rect(x, y + (self.u(56) - high) // 2, wide, high))
                x += wide + self.u(GAP)
            y += self.u(56 + GAP)
