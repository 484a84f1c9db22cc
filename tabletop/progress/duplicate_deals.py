"""The same deal: a match that is over is played again by bots, with one in the place of each person.

What a normal bot makes of the same cards says how good they were; what somebody has won beyond that was skill.
All people are replaced by normal bots at once, and in fewer matches one of them by a hard bot. All other seats keep their bots.
In fewer matches, too, the same table is dealt other cards: what a normal bot makes of any cards says whether these were lucky.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import msgspec

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.heuristics import PLAIN, BotStyle
from tabletop.bots.intervals import wilson
from tabletop.bots.self_play import finish
from tabletop.core.winning import shares
from tabletop.i18n import tr
from tabletop.jobs import Job, JobError, JobRun, Workers
from tabletop.match.save_reader import ResumeError, read
from tabletop.match.seats import Seat, TableSetup
from tabletop.progress.rules_version import rules_version
from tabletop.storage import Store, StoreError

KIND = "deal"
FUNCTION = "tabletop.progress.duplicate_deals:play_deal"
ITERATIONS = (
    40  # of a bot that searches: by count, so that a seed repeats its match, and few, because there are many matches
)
HARD_EVERY = 5  # matches with normal bots to one with a hard bot
OTHER_EVERY = 4  # and to one with other cards
LONGEST = 180.0  # seconds of work on one deal: then what is known has to do
LEAST = 20  # matches that are worth a word
KEEP_EVERY = 10
SEED_BITS = 62


class DealShares(msgspec.Struct):
    """Parts of the win that one seat had in so many matches."""

    matches: int = 0
    won: float = 0.0

    def add(self, share: float) -> None:
        self.matches += 1
        self.won += share

    @property
    def mean(self) -> float:
        return self.won / max(1, self.matches)

    @property
    def range(self) -> tuple[float, float]:
        """Between which bounds the chance lies, 95 %."""
        return wilson(self.mean, self.matches)


class DealRecord(msgspec.Struct):
    """What is known of one deal, as it is kept. By seat of a person; `usual`: what normal bots win there with other cards;
    `done`: jobs whose results are in it; `about`: the rules by which it was played; `seconds`: how long it has taken; `over`:
    nothing more is to come.
    """

    about: str
    done: int = 0
    normal: dict[int, DealShares] = {}
    hard: dict[int, DealShares] = {}
    usual: dict[int, DealShares] = {}
    seconds: float = 0.0
    over: bool = False


class Lineup(msgspec.Struct, frozen=True):
    """Who plays one match: a level for each seat. `hard`: the person whose place the hard bot has, -1 for none; `other`: with
    other cards.
    """

    levels: tuple[str, ...]
    hard: int = -1
    other: bool = False


def play_deal(table: dict[str, Any], line: list[str], seed: int) -> list[float]:
    """One match of a deal, as a job: each seat's part of the win. `seed` makes the bots' dice, not the deal."""
    setup = msgspec.convert(table, TableSetup)
    definition = games.load(setup.game)
    game = definition.start(len(setup.seats), setup.seed, setup.options)
    bots = [
        levels.make(definition, levels.counted(levels.level(word), ITERATIONS), _style(seat))
        for word, seat in zip(line, setup.seats, strict=True)
    ]
    dice = [Random(f"{setup.seed}/{seed}/{seat}") for seat in range(len(bots))]
    finish(game, bots, dice, Random(f"{setup.seed}/{seed}/world"))
    outcome = definition.outcome(game.table)
    assert outcome is not None, "a game that is over has an outcome"
    return list(shares(outcome.winners, len(bots), outcome.sides))


def _style(seat: Seat) -> BotStyle:
    """A bot's own; whoever stands in for a person has none."""
    return levels.personality(seat.personality).style if seat.personality else PLAIN


def lineups(setup: TableSetup, matches: int) -> list[Lineup]:
    """Who plays the matches of a deal, in order: the same beginning for any number of them."""
    usual = tuple(seat.bot or levels.PLAIN_LEVEL for seat in setup.seats)
    found = []
    for n in range(matches):
        found.append(Lineup(usual))
        if n % OTHER_EVERY == OTHER_EVERY - 1:
            found.append(Lineup(usual, other=True))
        if n % HARD_EVERY == HARD_EVERY - 1:
            found += [Lineup((*usual[:seat], "hard", *usual[seat + 1 :]), seat) for seat in setup.humans]
    return found


def bare(setup: TableSetup) -> dict[str, Any]:
    """What of a table a deal depends on, as plain data."""
    seats = tuple(msgspec.structs.replace(seat, name="", keeps=None, profile=None) for seat in setup.seats)
    return msgspec.structs.replace(setup, seats=seats, night=None, run=None, fair=None).plain()


def job(setup: TableSetup, line: Lineup, number: int) -> Job:
    """The match of this number: other cards are those of a seed that follows from it."""
    cards = Random(f"{setup.seed}/{number}").getrandbits(SEED_BITS) if line.other else setup.seed
    table = bare(msgspec.structs.replace(setup, seed=cards))
    return Job(FUNCTION, {"table": table, "line": list(line.levels)}, number)


class SameDeal:
    """The matches of one deal on their way, kept in the store as they come.

    `matches`: with normal bots in the places of all people. `make`: the workers; `now`: seconds, of any clock.
    """

    def __init__(
        self,
        store: Store,
        match: int,
        setup: TableSetup,
        matches: int,
        make: Callable[[], Workers],
        now: Callable[[], float],
    ) -> None:
        self.store, self.match, self.setup, self.make, self.now = store, match, setup, make, now
        self.lines = lineups(setup, matches)
        self.trouble = ""
        self.found = kept(store, match, setup) or DealRecord(rules_version(setup.game))
        self._run: JobRun | None = None
        self._last = 0.0

    @property
    def total(self) -> int:
        return len(self.lines)

    @property
    def running(self) -> bool:
        return self._run is not None

    def go_on(self) -> None:
        """Begin, or go on where it was stopped."""
        if self._run is not None or self.found.over:
            return
        jobs = [job(self.setup, self.lines[n], n) for n in range(self.found.done, self.total)]
        self._run, self._last = JobRun(jobs, self.make()), self.now()

    def stop(self) -> None:
        """What is found stays."""
        if self._run is not None:
            self._run.close()
            self._run = None

    def advance(self) -> bool:
        """Take in what is done; never waits. True when there is something new."""
        run, found = self._run, self.found
        if run is None:
            return False
        try:
            run.advance()
        except JobError as error:
            self.trouble = str(error)
            self.stop()
            return True
        now = self.now()
        found.seconds += now - self._last
        self._last, before = now, found.done
        first = self.total - len(run.jobs)
        for no in count(before - first):
            if no not in run.values:
                break
            self._take(self.lines[first + no], run.values[no])
        if found.done == self.total or (found.seconds > LONGEST and found.done >= LEAST):
            found.over = True
            self.stop()
        if found.done // KEEP_EVERY > before // KEEP_EVERY or found.over:
            self._keep()
        return found.done > before or found.over

    def _take(self, line: Lineup, won: list[float]) -> None:
        self.found.done += 1
        if line.hard >= 0:
            self.found.hard.setdefault(line.hard, DealShares()).add(won[line.hard])
            return
        of = self.found.usual if line.other else self.found.normal
        for seat in self.setup.humans:
            of.setdefault(seat, DealShares()).add(won[seat])

    def _keep(self) -> None:
        try:
            self.store.notes.put(KIND, str(self.match), self.found, now=int(self.now()))
            self.trouble = ""
        except StoreError as error:
            self.trouble = tr("progress-deal-unkept", error=str(error))


def kept(store: Store, match: int, setup: TableSetup) -> DealRecord | None:
    """What was found earlier by the rules and bots of today; None when nothing was, or when it cannot be read."""
    try:
        found = store.notes.get(KIND, str(match), DealRecord)
    except StoreError:
        return None  # it is found anew
    return found if found is not None and found.about == rules_version(setup.game) else None


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
