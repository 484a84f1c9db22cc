"""The review that runs in the background, under whatever is on the screen: one at a time."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tabletop.jobs.process_pool import ProcessPool
from tabletop.progress.review import Review, ReviewMeans

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.record import Record
    from tabletop.jobs import Workers
    from tabletop.storage import Store
    from tabletop.toolkit.app import App

EVERY = 120  # ms from look to look at the workers


def crew() -> Sequence[Workers]:
    """Workers for the cores that the table leaves free, one at least."""
    return [ProcessPool(1) for _ in range(max(1, (os.cpu_count() or 1) - 1))]


class BackgroundReview:
    """`make()`: the workers of a review."""

    def __init__(self, store: Store, now: Callable[[], float], make: Callable[[], Sequence[Workers]] = crew) -> None:
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
