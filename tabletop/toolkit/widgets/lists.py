"""Lists: a row that can be chosen, a scrolling list of them, and a table of columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Pressable
from tabletop.toolkit.widgets.containers import Column, ScrollPanel
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class ListRow(Pressable):
    """One line of a list: icon, text, and a detail on the right or below. Pressing it calls `on_press`."""

    def __init__(
        self,
        text: str,
        on_press: Callable[[], None],
        *,
        detail: str = "",
        icon: str = "",
        label: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(label or text, on_press, tooltip=tooltip)
        self.text = text
        self.detail = detail
        self.icon = icon
        self.color = "gold"  # of the icon
        self.chosen = False

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(56)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "row_chosen" if self.chosen else "row_hover" if self.hovered else "row")
        box = rects.inset(self.rect, kit.u(16), 0)
        if self.icon:
            place, box = rects.cut_left(box, kit.u(30), kit.u(14))
            icon = kit.icon(self.icon, 28, self.color)
            target.blit(icon, icon.get_rect(center=place.center))
        if self.detail:
            wide = min(kit.measure(self.detail, "caption"), box.width * 6 // 10)
            right, box = rects.cut_right(box, wide + 1, kit.u(14))
            kit.write(target, self.detail, "caption", right, align="right")
        size = kit.fit(self.text, "strong", max(1, box.width), 0.65)
        rows = kit.measure(self.text, "strong", size) > box.width  # large letters may take two
        kit.write_rows(
            target, self.text, "strong", box, "gold_light" if self.chosen else "text", size=0 if rows else size
        )


class ListBox(ScrollPanel):
    """A scrolling list of rows; choosing one marks it and calls `on_choose` with its index."""

    def __init__(
        self, rows: Sequence[ListRow], on_choose: Callable[[int], None], *, label: str, chosen: int = -1
    ) -> None:
        self.column = Column(gap=6)
        super().__init__(self.column, label=label)
        self.on_choose = on_choose
        self.rows: list[ListRow] = []
        self.set_rows(rows, chosen)

    def set_rows(self, rows: Sequence[ListRow], chosen: int = -1) -> None:
        """Replace the rows, scroll to the top and mark one as chosen."""
        self.column.clear()
        self.rows = list(rows)
        self.chosen = chosen
        for i, row in enumerate(self.rows):
            row.on_press = self._chooser(i)
            row.chosen = i == chosen
            self.column.add(row)
        self.offset = 0
        if self.rect.width:
            self.layout()

    def _chooser(self, index: int) -> Callable[[], None]:
        return lambda: self.choose(index)

    def choose(self, index: int) -> None:
        """Mark the row at `index` and tell `on_choose`."""
        for i, row in enumerate(self.rows):
            row.chosen = i == index
        self.chosen = index
        self.refresh()
        self.on_choose(index)


class ColumnSpec(NamedTuple):
    """A column of a table: its head, its share of the width, and "left", "center" or "right"."""

    head: str
    share: float = 1.0
    align: str = "left"


class TextTable(Widget):
    """Rows of text under column heads. Cells are plain text; `marked` rows are lit."""

    def __init__(
        self, columns: Sequence[ColumnSpec], rows: Sequence[Sequence[str]], *, label: str, marked: Sequence[int] = ()
    ) -> None:
        super().__init__(label)
        self.columns = list(columns)
        self.rows = [list(row) for row in rows]
        self.marked = set(marked)

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(48) + len(self.rows) * self.u(52)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        shares = [column.share for column in self.columns]
        head, rest = rects.cut_top(self.rect, kit.u(44), kit.u(4))
        for column, cell in zip(
            self.columns, rects.columns(rects.inset(head, kit.u(16), 0), shares, kit.u(12)), strict=True
        ):
            size = kit.fit(column.head, "label", max(1, cell.width), 0.4)
            kit.write(target, column.head, "label", cell, align=column.align, size=size)
        for i, row in enumerate(self.rows):
            line, rest = rects.cut_top(rest, kit.u(48), kit.u(4))
            if line.height < kit.u(40):
                break
            kit.panel(target, line, "row_chosen" if i in self.marked else "row")
            cells = rects.columns(rects.inset(line, kit.u(16), 0), shares, kit.u(12))
            for j, (column, cell, text) in enumerate(zip(self.columns, cells, row, strict=True)):
                color = "gold_light" if i in self.marked else "text" if j == 0 else "muted"
                size = kit.fit(text, "strong", max(1, cell.width), 0.8)
                kit.write(target, text, "strong", cell, color, align=column.align, size=min(22, size))
