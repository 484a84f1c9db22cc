"""The match's clock: it goes while its table is the uppermost screen, and stands still while another one lies above."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Clock:
    """`clock`: of the app, in ms; `start`: what it shows at first, None for what the app's clock shows when it first goes."""

    def __init__(self, clock: Callable[[], float], start: int | None) -> None:
        self.clock, self._shows = clock, start
        self._since = 0.0
        self.runs = False

    @property
    def now(self) -> int:
        """In ms."""
        return int((self._shows or 0) + (self.clock() - self._since if self.runs else 0))

    def go(self) -> None:
        if self._shows is None:
            self._shows = round(self.clock())
        self._since, self.runs = self.clock(), True

    def stop(self) -> None:
        self._shows, self.runs = self.now, False
