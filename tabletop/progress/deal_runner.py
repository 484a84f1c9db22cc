"""Deals that are played again in the background, one after the other."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.jobs import Workers
from tabletop.match.save_reader import ResumeError, read
from tabletop.progress.duplicate_deals import SameDeal
from tabletop.storage import Store, StoreError


class DealRunner:
    """`matches()`: how many of each deal, 0 for none; `make()`: new workers; `now()`: seconds.

    `trouble`: one sentence about the last deal that could not be played, "" when none was.
    """

    def __init__(
        self, store: Store, matches: Callable[[], int], make: Callable[[], Workers], now: Callable[[], float]
    ) -> None:
        self.store, self.matches, self.make, self.now = store, matches, make, now
        self.trouble = ""
        self.current: SameDeal | None = None
        self.waiting: list[int] = []

    def later(self, match: int) -> None:
        """Play this deal again when those before it are done."""
        if self.matches() and match not in self.waiting and (self.current is None or self.current.match != match):
            self.waiting.append(match)

    def want(self, match: int) -> None:
        """The same at once: somebody is looking on. What was under way goes on afterwards."""
        if not self.matches() or (self.current is not None and self.current.match == match):
            return
        self.waiting = [match, *(other for other in self.waiting if other != match)]
        if self.current is not None:
            self.current.stop()
            self.waiting.insert(1, self.current.match)
            self.current = None

    def advance(self) -> bool:
        """A part of the work; never waits for it. True when there is something new."""
        if self.current is None and not self._next():
            return False
        assert self.current is not None
        new = self.current.advance()
        if not self.current.running:
            self.trouble = self.current.trouble
            self.current = None
        return new

    def _next(self) -> bool:
        """Begin with the next deal; one that cannot be played is left out."""
        while self.waiting:
            match = self.waiting.pop(0)
            try:
                setup = read(self.store, match).setup
            except (ResumeError, StoreError) as error:
                self.trouble = str(error)
                continue
            same = SameDeal(self.store, match, setup, self.matches(), self.make, self.now)
            same.go_on()
            if same.running:
                self.current = same
                return True
        return False

    def close(self) -> None:
        """Stop; what is found stays, and goes on when it is wanted again."""
        if self.current is not None:
            self.current.stop()
            self.current = None
        self.waiting = []
