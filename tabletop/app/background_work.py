"""What bots work out under whatever is on the screen: one review at a time, and deals that are played again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

import tabletop
from tabletop.i18n import language
from tabletop.jobs.backends import ProcessPool
from tabletop.progress.duplicate_deals import DealRecord, DealRunner, kept, lineups
from tabletop.progress.review import Review, ReviewMeans

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tabletop.core.record import Record
    from tabletop.jobs import Workers
    from tabletop.match.seats import TableSetup
    from tabletop.storage import Store
    from tabletop.toolkit.app import App

EVERY = 120  # ms from look to look at the workers


def worker_pools() -> Sequence[Workers]:
    """Workers for the cores that the table leaves free, one at least."""
    return [ProcessPool(1) for _ in range(max(1, (os.cpu_count() or 1) - 1))]


class BackgroundReview:
    """`make()`: the workers of a review."""

    def __init__(
        self, store: Store, now: Callable[[], float], make: Callable[[], Sequence[Workers]] = worker_pools
    ) -> None:
        self.store, self.now, self.make = store, now, make
        self.review: Review | None = None
        self._round = 0

    def of(self, match: int, past: Record, people: tuple[int, ...]) -> Review:
        """The review of a match: the one that runs, or what is known of it so far."""
        if self.review is not None and self.review.match == match and self.review.past.answers == past.answers:
            return self.review
        return Review(self.store, match, past, people, ReviewMeans(self.make, self.now))

    def begin(self, app: App, review: Review) -> None:
        """Let this one run, and no other."""
        if self.review is not None and self.review is not review:
            self.review.stop()
        self.review = review
        review.go_on()
        self._round += 1
        self._tick(app, self._round)

    def stop(self) -> None:
        """What is found stays; it can go on later."""
        if self.review is not None:
            self.review.stop()

    def _tick(self, app: App, begun: int) -> None:
        review = self.review
        if review is not None and review.running and begun == self._round:
            review.advance()
            app.after(EVERY, lambda: self._tick(app, begun))


# Deals that bots play again under whatever is on the screen.

DEALS_EVERY = 150  # ms from look to look at the worker


def deals_crew() -> Workers:
    """One process: the table's own bots and a review want the other cores."""
    return ProcessPool(1)


class BackgroundDeals:
    """`matches()`: how many of each deal, 0 for none; `now()`: Unix seconds; `make()`: new workers."""

    def __init__(
        self,
        store: Store,
        matches: Callable[[], int],
        now: Callable[[], float],
        make: Callable[[], Workers] = deals_crew,
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
            app.after(DEALS_EVERY, lambda: self._tick(app, begun))


# A film that is made by a process of its own, while the program goes on.

HOME = Path(tabletop.__file__).parent.parent


class FilmOrder(NamedTuple):
    """What is shot of which match: words as `tabletop film` takes them. `data`: the folder of the saved games."""

    data: Path
    match: int
    file: Path
    eyes: str
    pace: str
    size: str

    def command(self) -> list[str]:
        """The command line that does it."""
        program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "tabletop"]
        chosen = ["--eyes", self.eyes, "--pace", self.pace, "--size", self.size, "--progress"]
        return [
            *program,
            "--data",
            str(self.data),
            "--language",
            language(),
            "film",
            str(self.match),
            str(self.file),
            *chosen,
        ]


class BackgroundFilm:
    """`share`: how much is done, 0 to 1; `trouble`: one sentence when nothing comes of it."""

    def __init__(self, command: Sequence[str]) -> None:
        self.share = 0.0
        self.trouble = ""
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            command,
            cwd=HOME,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def running(self) -> bool:
        return self._reader.is_alive()

    def cancel(self) -> None:
        """Nobody wants it any more; what is written of it goes with the process."""
        self._process.terminate()
        self._reader.join(5)

    def _read(self) -> None:
        if self._process.stdout is None or self._process.stderr is None:
            return
        for line in self._process.stdout:
            if line.strip().isdigit():
                self.share = int(line) / 100
        said = self._process.stderr.read().strip().splitlines()
        if self._process.wait() != 0:
            self.trouble = said[-1].removeprefix("tabletop: ") if said else str(self._process.returncode)
