"""What the answers have done, update by update: numbered, so that every screen asks for what it has not heard yet."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tabletop.core.ask import NOBODY
from tabletop.core.table import Event, Table

JUMP: Event = ("jump",)  # in place of events: the table changed without any (undo); show `view()`
KEPT = 500  # beats: whoever has not listened for so long sees the present at once
FRESH = 40  # beats: of those that a story may still be at


class Update(NamedTuple):
    """What the n-th answer, given by `seat`, has done. `number`: they only ever grow, also when answers are taken back."""

    number: int
    n: int
    seat: int
    events: tuple[Event, ...]


class Updates:
    """The newest updates of a match, as the authority hears them: with all secrets."""

    def __init__(self) -> None:
        self.newest = 0
        self._kept: deque[Update] = deque(maxlen=KEPT)
        self._stills: deque[tuple[int, Mapping[int, Table]]] = deque(maxlen=FRESH)

    def add(self, n: int, seat: int, events: Sequence[Event], stills: Mapping[int, Table] | None = None) -> None:
        """`stills`: as of `Recording`."""
        self.newest += 1
        self._stills.append((self.newest, stills or {}))
        self._kept.append(Update(self.newest, n, seat, tuple(events)))

    def jump(self, n: int) -> None:
        """The table is as after `n` answers, and what led there is not told."""
        self._kept.clear()
        self.add(n, NOBODY, (JUMP,))

    def still(self, number: int, place: int) -> Table | None:
        """The table when the fact at this place of an update was said; None for what is no fact, or too old."""
        return next((stills.get(place) for update, stills in self._stills if update == number), None)

    def since(self, number: int, n: int) -> list[Update]:
        """All after update `number`, oldest first; one jump to `n` answers where they are not kept any more."""
        if self._kept and number < self._kept[0].number - 1 and self._kept[0].events != (JUMP,):
            return [Update(self.newest, n, NOBODY, (JUMP,))]
        return [update for update in self._kept if update.number > number]
