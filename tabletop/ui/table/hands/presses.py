"""What seats press besides their choices: to react or not, to pass by themselves, to lift the curtain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletop.ui.table.screen import TableScreen


class Presses:
    """Each may be refused by the match; the table says so in one sentence."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table

    def press(self, seat: int, what: str) -> None:
        table = self.table
        table.try_(lambda: table.match.press(seat, "react" if what == "react" else "pass", table.now))

    def back(self, seat: int) -> None:
        table = self.table
        table.try_(lambda: table.match.withdraw(seat, table.now))

    def auto_pass(self, seat: int, mode: Any, *, own_key: bool = False) -> None:
        table = self.table
        table.try_(lambda: table.match.auto_pass(seat, mode, table.now, own_key=own_key))
        table.refeed()

    def lift(self, seat: int, held_ms: int) -> None:
        table = self.table
        table.try_(lambda: table.match.lift(seat, held_ms, table.now))
