"""The match's clock: it goes while its table is the uppermost screen of each window, and stands still while another one lies
above.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class MatchClock:
    """`clock`: of the app, in ms; `start`: what it shows at first, None for what the app's clock shows when it first goes."""

    def __init__(self, clock: Callable[[], float], start: int | None) -> None:
        self.clock = clock
        self._shows: float | None = start
        self._since = 0.0
        self._going = False
        self._holders: set[object] = set()
        self._tellers: set[object] = set()

    @property
    def runs(self) -> bool:
        return self._going and not self._holders

    @property
    def now(self) -> int:
        """In ms."""
        return int((self._shows or 0) + (self.clock() - self._since if self.runs else 0))

    def go(self, who: object = None) -> None:
        """It goes as far as `who` is concerned."""
        if self._shows is None:
            self._shows = round(self.clock())
        self._shows, self._since, self._going = self.now, self.clock(), True
        self._holders.discard(who)

    def stop(self, who: object = None) -> None:
        """It stands still until `who` lets it go."""
        self._shows, self._since = self.now, self.clock()
        self._holders.add(who)

    def tells(self, who: object, on: bool) -> bool:
        """`who` says whether events are played back there; True while one is played back anywhere."""
        (self._tellers.add if on else self._tellers.discard)(who)
        return bool(self._tellers)

    def hold(self, who: object, on: bool) -> None:
        """As `stop` and `go`, for who says so again and again."""
        if on != (who in self._holders):
            (self.stop if on else self.go)(who)

    def skip(self, ms: float) -> None:
        """So much more has passed, while its table is the uppermost screen."""
        if self._going and None not in self._holders:
            self._shows = (self._shows or 0) + ms
