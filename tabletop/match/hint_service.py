"""Hints at the table: who may ask for one, what came of it, and how many each seat has had.

How many were given to whom is a note of kind KIND beside the match (`hints_of`), so that it outlasts a resume.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from tabletop.bots.analysis import AnalysisEffort, AnalysisVerdict
from tabletop.bots.analysis_client import GONE, LATE
from tabletop.core.ask import Refused
from tabletop.i18n import tr
from tabletop.storage import Store, StoreError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.bots.bot import Choice
    from tabletop.core.game import Game
    from tabletop.match.match import Match
    from tabletop.match.seats import TableSetup

KIND = "hints"
FEW = 3
EFFORT = AnalysisEffort(iterations=4000, worlds=1000, answers=5, ms=900)


class HintCount(msgspec.Struct, frozen=True):
    """How many hints each seat of a match has had."""

    seats: dict[int, int] = {}


class HintFinding(Protocol):
    """What came of a request: see bots.analyst."""

    @property
    def id(self) -> int: ...

    @property
    def verdict(self) -> AnalysisVerdict | None: ...

    @property
    def trouble(self) -> str: ...


class HintAnalyst(Protocol):
    """Whoever looks at answers (`bots.analysis_client`, or a fake in tests)."""

    def request(
        self,
        id: int,  # noqa: A002 - the word of all thinkers
        known: Game,
        seat: int,
        effort: AnalysisEffort,
        *,
        seed: int = 0,
        also: Sequence[Choice] = (),
    ) -> None: ...

    def poll(self) -> HintFinding | None: ...

    def cancel(self) -> None: ...


class Hint(NamedTuple):
    """`n` answers had been given when `seat` asked; without a verdict nothing could be found out, or nothing came in time
    (`lost`).
    """

    n: int
    seat: int
    verdict: AnalysisVerdict | None
    lost: bool = False


def allowance(setup: TableSetup) -> int | None:
    """How many hints a person may have in a match; None: any number. As usual means: one person among bots may,
    where nothing is won or kept beyond the match.
    """
    if setup.hints == "usual":
        counts = setup.night is not None or setup.run is not None  # the same for everybody, or kept as a record
        return 0 if counts or len(setup.humans) != 1 else None
    return {"off": 0, "few": FEW, "free": None}[setup.hints]


def hints_of(store: Store, number: int) -> dict[int, int]:
    """By seat, how many hints were given in a match. StoreError."""
    found = store.notes.get(KIND, str(number), HintCount)
    return found.seats if found is not None else {}


def recall(match: Match) -> None:
    """A match goes on: what was given before counts."""
    autosave = match.autosave
    if autosave is not None:
        with suppress(StoreError):  # a damaged note costs the count, not the match
            match.help.hints.update(hints_of(autosave.store, autosave.number))


class HintService:
    """The hints of one match. `now`: as everywhere in a match."""

    def __init__(self, match: Match, analyst: HintAnalyst) -> None:
        self.match, self.analyst = match, analyst
        self.allowed = allowance(match.setup)
        self.given = match.help.hints
        self._asked: tuple[int, int, int] | None = None  # the number of the question, answers before it, the seat

    def left(self, seat: int) -> int | None:
        """How many more this seat may have; None: any number."""
        return None if self.allowed is None else max(0, self.allowed - self.given.get(seat, 0))

    @property
    def busy(self) -> bool:
        """One is being thought about."""
        return self._asked is not None

    def ask(self, seat: int) -> None:
        """Begin to think for a person who is asked now. Refused with a sentence where none may be had."""
        game = self.match.game
        if self.allowed == 0:
            raise Refused("no_hints", tr("match-no-hints"))
        if self.allowed is not None and self.left(seat) == 0:
            raise Refused("hints_used", tr("match-hints-used", count=self.allowed))
        if not self.match.human(seat) or game.options_of(seat) is None:
            raise Refused("not_your_decision", tr("match-nothing-to-decide"))
        dice = Random(f"{self.match.setup.seed} hint {game.no} {seat}")
        self._asked = game.no, self.match.n, seat
        self.analyst.request(game.no, game.knowledge(seat), seat, EFFORT, seed=dice.getrandbits(32))

    def poll(self) -> Hint | None:
        """What has been found; it counts from now on. None while there is nothing new."""
        if self._asked is None:
            return None
        no, n, seat = self._asked
        if (no, n) != (self.match.game.no, self.match.n):  # the match has gone on meanwhile
            self.forget()
            return None
        found = self.analyst.poll()
        if found is None or found.id != no:
            return None
        self._asked = None
        if found.verdict is not None:
            self._count(seat)
        return Hint(n, seat, found.verdict, found.trouble in (GONE, LATE))

    def forget(self) -> None:
        """Nobody waits for it any more."""
        if self._asked is not None:
            self._asked = None
            self.analyst.cancel()

    def _count(self, seat: int) -> None:
        self.given[seat] = self.given.get(seat, 0) + 1
        autosave = self.match.autosave
        if autosave is not None:
            with suppress(StoreError):  # the match says itself that it cannot be saved
                autosave.store.notes.put(KIND, str(autosave.number), HintCount(self.given), now=autosave.unix())
