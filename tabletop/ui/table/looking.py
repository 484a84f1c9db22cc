"""Back in time: the table as it was after an earlier answer, for the eyes that look now. Nothing can be played there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.table.choosing import Choosing

if TYPE_CHECKING:
    from tabletop.ui.table.screen import TableScreen


class Looking:
    """`at`: the number of answers that are shown, None for the present."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.at: int | None = None

    def go(self, n: int | None) -> None:
        table = self.table
        if n is not None and not table.match.record.first <= n <= table.match.n:
            return
        table.story.finish()
        self.at = n if n is not None and n < table.match.n else None
        if self.at is None:
            self._present()
            return
        table.handling.ask(Choosing())
        table.scene.announced, table.scene.spread = -1, frozenset()
        table.view = table.match.peek_at(self.at)
        table.gauging.settle()
        table.scene.rebuild(table.view)
        self._tell()
        table.refeed()
        table.world.look_back(self.at)

    def _present(self) -> None:
        self.forget()
        table = self.table
        table.match.drain()
        table.jump()
        table.again_asked()

    def forget(self) -> None:
        """Be in the present again."""
        self.at = None
        self.table.furniture.lookback.update(None)

    def step(self, step: int) -> None:
        if self.at is not None:
            self.go(max(self.table.match.record.first, self.at + step))

    def _tell(self) -> None:
        """Say which moment it is: the last line of the log up to then."""
        table = self.table
        lines = [line for line in table.match.log if self.at is not None and line.n <= self.at]
        what = table.furniture.words.rich(lines[-1].line) if lines else "before the first card"
        first = table.match.record.first
        table.furniture.lookback.update(what, back=self.at is not None and self.at > first, forth=True)
