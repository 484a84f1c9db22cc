"""Applause for whoever has read a title aloud: notes beside a match, and no part of its rules or its answers.

    Ovation   what one reading came to
    Applause  those of a match: begin(seat, card), clap(seat), end()

People clap with their keys, bots by a die of their own, which follows from the match's seed and from nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

import msgspec

from tabletop.i18n import tr
from tabletop.storage import Store, StoreError

if TYPE_CHECKING:
    from tabletop.match.public_facts import PublicFacts

KIND = "applause"  # of notes
MOST = 8  # claps of one listener that count
WORDS = {
    "none": "match-no-applause",
    "polite": "match-polite-applause",
    "warm": "match-warm-applause",
    "big": "match-big-hand",
    "standing": "match-standing-ovation",
}  # ids of messages, by what it is called


class ApplausePoll(msgspec.Struct, frozen=True):
    """`n` answers had been given when `seat` read the card of this id; `claps`: by listener."""

    n: int
    seat: int
    card: str
    claps: dict[int, int]

    @property
    def share(self) -> float:
        """Of all the applause that there might have been, 0 to 1."""
        return sum(self.claps.values()) / (MOST * max(1, len(self.claps)))


class Applause:
    """`live`: somebody listens; a match that is only watched once more is silent."""

    def __init__(self, match: PublicFacts) -> None:
        self.match, self.live = match, True
        self.kept: list[ApplausePoll] = []
        self.open: ApplausePoll | None = None

    def begin(self, seat: int, card: str) -> bool:
        """A person reads this card's title now; every window may say so. False where nobody listens."""
        match = self.match
        alive = match.game.table.alive
        others = [other for other in range(len(match.setup.seats)) if other != seat and alive[other]]
        if not (self.live and match.human(seat) and others):
            return False
        if self.open is None or (self.open.n, self.open.card) != (match.n, card):
            self.open = ApplausePoll(match.n, seat, card, {other: self._bot(other) for other in others})
        return True

    def _bot(self, seat: int) -> int:
        if self.match.human(seat):
            return 0
        dice = Random(f"{self.match.setup.seed} applause {self.match.n} {seat}")
        return dice.randint(1, MOST // 2) + dice.randint(0, MOST // 2)

    def clap(self, seat: int) -> bool:
        """A listener claps once; False for others, and when the hands are sore."""
        found = self.open
        if found is None or not self.match.human(seat) or found.claps.get(seat, MOST) >= MOST:
            return False
        self.open = msgspec.structs.replace(found, claps={**found.claps, seat: found.claps[seat] + 1})
        return True

    def end(self) -> ApplausePoll | None:
        """What it came to, kept from now on; None when that has been said. What was taken back since is forgotten."""
        found, self.open = self.open, None
        if found is not None:
            self.kept = [ovation for ovation in (*self.kept, found) if ovation.n <= self.match.n]
            autosave = self.match.autosave
            if autosave is not None:
                with suppress(StoreError):  # the match says itself that it cannot be saved
                    autosave.store.notes.put(KIND, str(autosave.number), self.kept, now=autosave.unix())
        return found

    def recall(self) -> None:
        """The match goes on: what was heard before counts."""
        autosave = self.match.autosave
        if autosave is not None:
            with suppress(StoreError):  # a damaged note costs the applause, not the match
                self.kept = ovations_of(autosave.store, autosave.number)


def ovations_of(store: Store, number: int) -> list[ApplausePoll]:
    """Those of a kept match. StoreError."""
    return store.notes.get(KIND, str(number), list[ApplausePoll]) or []


def verdict_of(share: float) -> str:
    """Which of `WORDS` so much of all possible applause is."""
    return [*WORDS][1 + min(3, int(share * 4))] if share else "none"


def verdict(share: float) -> str:
    """What so much of all possible applause is called."""
    return tr(WORDS[verdict_of(share)])


def best(ovations: Sequence[ApplausePoll]) -> ApplausePoll | None:
    """The one with the most applause for its listeners; the earlier one of equals. None when nobody clapped."""
    return max((one for one in ovations if one.share), key=lambda one: one.share, default=None)
