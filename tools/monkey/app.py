"""The program's own app, with a monkey at it: once a frame the hands go on with what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabletop.desktop.program import TabletopApp
from tabletop.table.table_screen import TableScreen
from tools.monkey.mind import Mind
from tools.monkey.watch import Watch

if TYPE_CHECKING:
    from pygame.event import Event

    from tools.monkey.hands import Action


class MonkeyApp(TabletopApp):
    """Ends when `over()` says so."""

    def __init__(self, *args: Any, watch: Watch, mind: Mind, over: Callable[[], bool]) -> None:
        super().__init__(*args)
        self.watch, self.mind, self.over = watch, mind, over
        self._action: Action | None = None
        self._due = 0.0

    def attempt(self, call: Callable[[], None]) -> None:
        """Hear of an error before the program does what it can."""

        def told() -> None:
            try:
                call()
            except Exception as error:
                self.watch.error(error)
                raise

        super().attempt(told)

    def step(self, events: list[Event]) -> None:
        self.watch.frame(self._where())
        super().step(events)
        if self.over():
            self.running = False
        elif self.screens and self.clock() >= self._due:
            self._go_on()

    def _where(self) -> str:
        """The page that is on top; a table with its game."""
        if not self.screens:
            return ""
        top = self.top
        return f"table {top.match.definition.id}" if isinstance(top, TableScreen) else top.label

    def _go_on(self) -> None:
        """The next part of what the hands do, or the next action."""
        ms = next(self._action, None) if self._action is not None else None
        if ms is None:
            wish = self.mind.wish(self)
            self.watch.action(wish.text)
            self._action = wish.action
            ms = 0
        self._due = self.clock() + ms
