"""Deals that bots play again under whatever is on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.jobs.process_pool import ProcessPool
from tabletop.progress.duplicate_deals import DealRecord, DealRunner, kept, lineups

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tabletop.jobs import Workers
    from tabletop.match.seats import TableSetup
    from tabletop.storage import Store
    from tabletop.toolkit.app import App

EVERY = 150  # ms from look to look at the worker


def crew() -> Workers:
    """One process: the table's own bots and a review want the other cores."""
    return ProcessPool(1)


class BackgroundDeals:
    """`matches()`: how many of each deal, 0 for none; `now()`: Unix seconds; `make()`: new workers."""

    def __init__(
        self,
        store: Store,
        matches: Callable[[], int],
        now: Callable[[], float],
        make: Callable[[], Workers] = crew,
    ) -> None:
        self.store, self.matches = store, matches
        self.dealing = DealRunner(store, matches, make, now)
        self._round = 0

    def want(self, app: App, match: int) -> None:
        """Play the deal of a match at once: somebody is looking on."""
        self.dealing.want(match)
        self._start(app)

    def later(self, app: App, matches: Iterable[int]) -> None:
        """Play these deals when there is time."""
        for match in matches:
            self.dealing.later(match)
        self._start(app)

    def of(self, match: int, setup: TableSetup) -> DealRecord | None:
        """What is known of a deal so far."""
        current = self.dealing.current
        return current.found if current is not None and current.match == match else kept(self.store, match, setup)

    def at(self, match: int) -> bool:
        """Whether this deal is being played now."""
        return self.dealing.current is not None and self.dealing.current.match == match

    def total(self, setup: TableSetup) -> int:
        """How many matches are played of a deal."""
        return len(lineups(setup, self.matches()))

    @property
    def left(self) -> int:
        """How many deals are still to be done."""
        return len(self.dealing.waiting) + (self.dealing.current is not None)

    def stop(self) -> None:
        """What is found stays; it can go on later."""
        self.dealing.close()

    def _start(self, app: App) -> None:
        """What looked at the worker before may have gone with its screens: from now on this does."""
        self._round += 1
        self._tick(app, self._round)

    def _tick(self, app: App, begun: int) -> None:
        if begun != self._round:
            return
        self.dealing.advance()
        if self.left:
            app.after(EVERY, lambda: self._tick(app, begun))
