"""A scrolling grid of cards; where none fits, it says so and leads back to all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Tiles
from tabletop.toolkit.widgets.label import Label
from tabletop.toolkit.widgets.scroll import ScrollPanel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tabletop.toolkit.widgets.widget import Widget


class CardWall(ScrollPanel):
    """`least` units: the least width of a card with its air; `ratio`: its height by its width."""

    def __init__(self, least: float, ratio: float, gap: float, on_all: Callable[[], None]) -> None:
        self.grid = Tiles(least=least, ratio=ratio, gap=gap)
        self.nothing = Column(Label("No card fits.", "heading", align="center"), align="center", gap=18)
        self.nothing.add(Button("Show all cards", on_all, style="secondary", icon="restart"))
        super().__init__(Column(self.grid, self.nothing), label="cards")

    @property
    def cells(self) -> list[Widget]:
        return self.grid.children

    def fill(self, cells: Iterable[Widget]) -> None:
        """Show other cards, from the first one."""
        self.grid.clear()
        for cell in cells:
            self.grid.add(cell)
        self.grid.visible = bool(self.cells)
        self.nothing.visible = not self.cells
        self.offset = 0
