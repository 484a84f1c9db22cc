"""The review of a kept match: every decision of a person, looked at again in the background, kept as it comes.

    review = Review(store, match, past, people, make=lambda: [ProcessPool(1)], now=time.time)
    review.go_on(); every frame: review.advance(); review.stop(); later: review.go_on()

`past` is the match as it was played. What is found depends on rules, answers, effort and seed alone: not on how many workers
there are, how often it was stopped, or what died meanwhile.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import pairwise
from statistics import NormalDist
from typing import Literal, NamedTuple

import msgspec

from tabletop.bots.analysis import AnalysisEffort
from tabletop.core.record import Record
from tabletop.i18n import tr
from tabletop.jobs import JobError, Workers
from tabletop.jobs.job import JobResult, NumberedJob
from tabletop.progress.decision_analysis import EFFORT, AnalysedDecision, ShareRange, TakenDecision, decisions, job
from tabletop.progress.rules_version import rules_version
from tabletop.storage import Store, StoreError

KIND = "review"
SEED = 1
KEEP = 2.0  # seconds after which what is new is kept
DIED = "progress-review-died"  # in place of what went wrong, as it is kept
LOST = 3  # workers that die in a row: then it is not the decisions

Kind = Literal["cost", "found", "turning"]
LEAST = 0.02  # of a win: what is surely smaller is told by nobody
MOST = 5
DOUBT = 0.05  # how often a single range is left by chance
TURNS = 2  # turning points among them, as long as there are decisions to tell of


class ReviewState(msgspec.Struct, forbid_unknown_fields=True):
    """What is known so far. `about`: which rules and answers it is about; `missing`: by decision, why there is no look."""

    about: str
    total: int
    looks: list[AnalysedDecision] = []
    missing: dict[int, str] = {}


class ReviewMeans(NamedTuple):
    """`make()`: the workers, each of which does one piece at a time; `now()`: seconds."""

    make: Callable[[], Sequence[Workers]]
    now: Callable[[], float]
    effort: AnalysisEffort = EFFORT


class Review:
    """Of the decisions of `people` in the `match` of this number, whose course is `past`."""

    def __init__(
        self,
        store: Store,
        match: int,
        past: Record,
        people: Collection[int],
        means: ReviewMeans,
    ) -> None:
        self.store, self.match, self.past = store, match, past
        self.make, self.now, self.effort = means
        self._stuck = self._unkept = ""  # one sentence each
        self._lost = 0  # workers in a row that died
        self._time = -KEEP  # when it was kept
        self._workers: dict[Workers, list[TakenDecision]] = {}  # and what each of them has been given, in order
        self._due = list(decisions(past, people))
        self.found = self._kept(self._about())

    def _about(self) -> str:
        answers = msgspec.json.encode([answer.meaning for answer in self.past.answers])
        said = (
            rules_version(self.past.definition.id),
            AnalysedDecision.__struct_fields__,
            self.effort,
            SEED,
            self._due,
        )
        return hashlib.sha256(msgspec.json.encode(said) + answers).hexdigest()[:24]

    def _kept(self, about: str) -> ReviewState:
        """What was found earlier by the same rules, about the same answers; else nothing."""
        try:
            kept = self.store.notes.get(KIND, str(self.match), ReviewState)
        except StoreError as error:
            self._unkept = tr("progress-review-unread", error=str(error))
            kept = None
        return kept if kept is not None and kept.about == about else ReviewState(about, len(self._due), [], {})

    # -- how far it is ----------------------------------------------------------------------------------------------
    @property
    def done(self) -> int:
        return len(self.found.looks) + len(self.found.missing)

    @property
    def total(self) -> int:
        return self.found.total

    @property
    def over(self) -> bool:
        return self.done >= self.total

    @property
    def running(self) -> bool:
        return bool(self._workers)

    @property
    def looks(self) -> list[AnalysedDecision]:
        """In the order in which the decisions came."""
        return sorted(self.found.looks, key=lambda look: look.n)

    @property
    def trouble(self) -> str:
        """Why it stands still or cannot be kept, in one sentence."""
        return self._stuck or self._unkept

    @property
    def lack(self) -> str:
        """What is missing of it, in one sentence, "" when nothing is."""
        missing = self.found.missing
        if not missing:
            return ""
        cause = next(iter(missing.values()))
        said = tr(cause) if cause == DIED else cause
        return tr("progress-review-lack", count=len(missing), of=self.total, error=said)

    # -- work -------------------------------------------------------------------------------------------------------
    def go_on(self) -> None:
        """Begin, or go on where it was stopped; what failed is tried once more."""
        self.found.missing, self._stuck, self._lost = {}, "", 0
        if not self.over and not self.running:
            self._workers = {worker: [] for worker in self.make()}

    def stop(self) -> None:
        """What is found stays."""
        for worker in self._workers:
            worker.close()
        if self._workers:
            self._keep()
        self._workers = {}

    def advance(self) -> bool:
        """Hand out what there is room for and take in what is done; never waits. True when there is something new."""
        new = False
        for worker, given in list(self._workers.items()):
            try:
                for done in worker.poll():
                    self._take(done)
                    del given[next(i for i, decision in enumerate(given) if decision.n == done.no)]
                    new = True
                self._give(worker, given)
            except JobError:  # what it was at ends every worker
                self._lose(worker, given)
                new = True
        if new and self.now() - self._time >= KEEP:
            self._keep()
        if self.over:
            self.stop()
        return new

    def _take(self, done: JobResult) -> None:
        self._lost = 0
        if done.trouble:
            self.found.missing[done.no] = done.trouble
        else:
            self.found.looks.append(msgspec.convert(done.value, AnalysedDecision))

    def _give(self, worker: Workers, given: list[TakenDecision]) -> None:
        known = {look.n for look in self.found.looks} | self.found.missing.keys()
        known |= {decision.n for held in self._workers.values() for decision in held}
        decision = next((decision for decision in self._due if decision.n not in known), None)
        if decision is not None and worker.room > 0:  # one at a time: a frame may not take longer
            worker.give(NumberedJob(decision.n, job(self.past, decision, self.effort, SEED)))
            given.append(decision)

    def _lose(self, worker: Workers, given: list[TakenDecision]) -> None:
        """Go on without the decision at which a worker died again and again; not at all where they all die."""
        worker.close()
        del self._workers[worker]
        self._lost += 1
        if self._lost >= LOST or not given:
            self._stuck = tr("progress-review-stuck")
            self.stop()
            return
        self.found.missing[given[0].n] = DIED
        self._workers |= {made: [] for made in self.make()[:1]}

    def _keep(self) -> None:
        self._time = self.now()
        try:
            self.store.notes.put(KIND, str(self.match), self.found, now=int(self.now()))
            self._unkept = ""
        except StoreError as error:
            self._unkept = tr("progress-review-unkept", why=error.why)


class KeyDecision(NamedTuple):
    """A decision that mattered: it cost, it was well found, or after it things turned (for the better: `size` above 0).

    The size is a share of the win with its range. sure: it would stand out even as the worst of so many decisions, where
    chance alone lets one of twenty leave its range.
    """

    kind: Kind
    look: AnalysedDecision
    size: float
    low: float
    high: float
    sure: bool = True


class ChancePoint(NamedTuple):
    """The chance of a seat or a team when `n` answers had been given."""

    n: int
    chance: ShareRange


def mattered(looks: Sequence[AnalysedDecision], most: int = MOST) -> list[KeyDecision]:
    """At most so many, in the order in which they came; the surest and largest are chosen."""
    own = sorted(_answers(looks), key=_weight, reverse=True)
    turns = sorted(_turns(looks), key=_weight, reverse=True)
    chosen = own[: most - min(TURNS, len(turns))]
    chosen += turns[: most - len(chosen)]
    return sorted(chosen, key=lambda one: (one.look.n, one.kind))


def _weight(one: KeyDecision) -> float:
    return min(abs(one.low), abs(one.high))


def _answers(looks: Sequence[AnalysedDecision]) -> list[KeyDecision]:
    found = []
    wider = _quantile(len(looks)) / _quantile(1)
    for look in looks:
        if look.surely >= LEAST:
            sure = look.behind - wider * (look.behind - look.surely) >= LEAST
            found.append(KeyDecision("cost", look, look.behind, look.surely, 2 * look.behind - look.surely, sure))
        elif look.was_best and look.ahead >= LEAST and not look.obvious:
            found.append(
                KeyDecision("found", look, look.other, look.ahead, max(look.other, 2 * look.other - look.ahead))
            )
    return found


def _quantile(decisions: int) -> float:
    """How many standard errors a range has on each side that holds for all of so many decisions (Bonferroni's bound)."""
    return NormalDist().inv_cdf(1 - DOUBT / 2 / max(1, decisions))


def _turns(looks: Sequence[AnalysedDecision]) -> list[KeyDecision]:
    """Between two decisions of a seat its chances have changed for sure, whatever it did: by the others, or by luck."""
    found = []
    for seat in {look.seat for look in looks}:
        for look, after in pairwise(look for look in looks if look.seat == seat):
            then, now = look.given, after.best
            low, high = now.low - then.high, now.high - then.low
            if low >= LEAST or high <= -LEAST:
                found.append(KeyDecision("turning", look, now.middle - then.middle, low, high))
    return found


def curve(
    looks: Sequence[AnalysedDecision], seats: Collection[int], end: ChancePoint | None = None
) -> list[ChancePoint]:
    """How the chances of a person, or of the people of a team, went: before and after each decision of theirs.

    `end`: what came of it, if that is told.
    """
    return _points(((look, look.best, look.given) for look in looks if look.seat in seats), end)


def watched(
    looks: Sequence[AnalysedDecision], eyes: int, seat: int, end: ChancePoint | None = None
) -> list[ChancePoint]:
    """How the chances of another seat went, as far as `eyes` could tell at its own decisions."""
    seen = [look for look in looks if look.seat == eyes and look.every_best]
    return _points(((look, _even(look.every_best[seat]), _even(look.every_given[seat])) for look in seen), end)


def watcher(looks: Sequence[AnalysedDecision]) -> int:
    """The seat that decided most often, so the one that saw most of the match; the first one where nobody decided."""
    return max(Counter(look.seat for look in looks).items(), key=lambda entry: (entry[1], -entry[0]), default=(0, 0))[0]


def _even(chance: float) -> ShareRange:
    return ShareRange(chance, chance, chance)


def _points(
    rows: Iterable[tuple[AnalysedDecision, ShareRange, ShareRange]], end: ChancePoint | None
) -> list[ChancePoint]:
    """Of decisions with what could be expected of the best answer and of the given one."""
    points = []
    for look, best, given in rows:
        points.append(ChancePoint(look.n, best))
        if look.surely >= LEAST:
            points.append(ChancePoint(look.n + 1, given))
    return [*points, end] if points and end is not None else points
