"""Bots at the table: they are asked when their seat is, think elsewhere, and answer after a while that tells nothing.

Every delay comes from a fixed distribution by public facts only (ES-124); thinking is given less time than the shortest
delay, so that it hides inside. A slow or broken worker must not tell anything either: it is asked for every bot, whether that
has a choice or not, and nobody waits for it longer than LATE_MS.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from tabletop.bots import levels
from tabletop.bots.bot import WAITS, BotBrief, Choice, ValueAnswer
from tabletop.bots.heuristics import PLAIN, BotStyle
from tabletop.bots.inline import stand_in
from tabletop.core.ask import ANY, NO_CHOICE
from tabletop.core.game import Game
from tabletop.core.pacing import Pacing
from tabletop.core.view import view
from tabletop.match.public_facts import PublicFacts

SLACK_MS = 100  # an answer needs a moment to come back
LEAST_MS = 20
LATE_MS = 12_000  # from the ask on; a worker that hangs is usually replaced before that


class DelayRange(NamedTuple):
    """A delay in ms is drawn evenly from low to high."""

    low: int
    high: int

    def scaled(self, factor: float) -> DelayRange:
        return DelayRange(round(self.low * factor), round(self.high * factor))


TURN = DelayRange(1100, 1800)  # a question to a bot alone
FOLLOW = DelayRange(600, 1000)  # the next question to the same bot: who, which card; a round of claims that goes on
AT_ONCE = DelayRange(0, 0)  # one about what lies open, which people are not even asked
BRISK = DelayRange(150, 300)  # a question of which nobody else sees anything
QUIET = DelayRange(1100, 1600)  # a window that nobody at the screen takes part in
BRIEF = DelayRange(450, 700)  # such a window in a game that has many, in which bots do not think ahead
PRESS = DelayRange(600, 1400)  # a bot's press in a window that people take part in: before the earliest close (ES-117)
PACES = {"quick": 0.5, "normal": 1.0, "slow": 1.7}


class BotAnswer(Protocol):
    """`id` of the request and an answer of the seat that the rules take."""

    @property
    def id(self) -> int: ...

    @property
    def choice(self) -> Choice: ...


class BotRunner(Protocol):
    """Whatever runs bots (`bots.bot_client`, or a fake in tests). Every request gets its reply, at worst a poor one."""

    def request(
        self,
        id: int,  # noqa: A002 - the word of the bots
        known: Game,
        seat: int,
        brief: BotBrief,
    ) -> None: ...

    def poll(self) -> Sequence[BotAnswer]:
        """The replies that have come in since the last call; never waits."""

    def cancel(self) -> None:
        """Nobody waits any more for what was requested."""


class _Job(NamedTuple):
    id: int
    no: int
    due: int
    known: Game
    style: BotStyle
    seed: int


def choice_seed(seed: int, no: int, seat: int) -> int:
    """What a bot's choice is drawn by: it follows from the deal, the request and the seat."""
    return _dice(seed, "choice", no, seat).getrandbits(32)


def _dice(seed: int, what: str, no: int, seat: int) -> Random:
    return Random(f"{seed} {what} {no} {seat}")


class Bots:
    """The bots' answers to the open ask. Cancel before another ask is begun."""

    def __init__(self, thinker: BotRunner, match: PublicFacts) -> None:
        self.thinker, self.match = thinker, match
        self._last = 0
        self._jobs: dict[int, _Job] = {}  # by seat
        self._answers: dict[int, Choice] = {}  # by job id
        self._late = 0  # when nobody waits any more
        self.held = 0  # ms for which they leave the open question to people
        self._waived = False  # and these have nothing to say

    def span(self, span: DelayRange) -> DelayRange:
        return span.scaled(PACES[self.match.setup.pace])

    def delay(self, pacing: Pacing, query: str, *, again: bool) -> tuple[DelayRange, int]:
        """How long bots wait before they answer, and within how many ms they have to know what; `again`: the one that is
        asked has given the last answer, too.
        """
        usual, brisk = self.span(FOLLOW if again else TURN), self.span(BRISK)
        if query in pacing.claimed:
            return AT_ONCE, brisk.low
        if query not in pacing.brisk:
            return usual, usual.low
        return brisk, usual.low if query in pacing.public else brisk.low

    def hold_back(self, pacing: Pacing, game: Game, *, anew: bool) -> None:
        """For some time bots leave the open question to people who may answer it for all as well; `anew`: another question
        than the last one, so that what was waived is so no more.
        """
        self._waived = self._waived and not anew
        people = tuple(seat for seat in game.left if self.match.setup.seats[seat].human) if game.ask[0] == ANY else ()
        patience = pacing.patience if people else None
        ms = patience(view(game), people, self.match.setup.humans) if patience is not None else 0
        self.held = 0 if self._waived else self.span(DelayRange(ms, ms)).low

    def waive(self, now: int) -> None:
        """None of these people will: bots answer as soon as they know what."""
        self.held, self._waived = 0, True
        self.hasten(0, now)

    def draw(self, span: DelayRange, no: int, seat: int) -> int:
        """The same for the same ask and seat, however often it is asked (after an undo or a load, too)."""
        return self._dice("delay", no, seat).randint(*span)

    def begin(self, game: Game, dues: dict[int, int], within: int, now: int) -> None:
        """Ask these bots about the open ask; each answer is given out from its due time on. `within`: ms until all
        answers must be there; what a bot holds has no part in how that is shared out.
        """
        total = max(LEAST_MS, within - SLACK_MS)
        budget = max(LEAST_MS, min(total // max(1, len(dues)), levels.budget_ms(len(dues))))
        self._late = now + LATE_MS
        for seat, due in dues.items():
            self._last += 1
            place, seed = self.match.setup.seats[seat], choice_seed(self.match.setup.seed, game.no, seat)
            style = levels.personality(place.personality).style if place.personality else PLAIN
            job = self._jobs[seat] = _Job(self._last, game.no, due, game.knowledge(seat), style, seed)
            self.thinker.request(job.id, job.known, seat, BotBrief(place.bot, style, budget, seed))

    def given(self, no: int, seat: int) -> int:
        """The seed that a bot had for its choice; where none was asked, the one that it would have had."""
        job = self._jobs.get(seat)
        return job.seed if job is not None and job.no == no else choice_seed(self.match.setup.seed, no, seat)

    def _dice(self, what: str, no: int, seat: int) -> Random:
        return _dice(self.match.setup.seed, what, no, seat)

    def poll(self, now: int) -> None:
        mine = {job.id for job in self._jobs.values()}
        self._answers.update((reply.id, reply.choice) for reply in self.thinker.poll() if reply.id in mine)
        missing = [(seat, job) for seat, job in self._jobs.items() if job.id not in self._answers]
        if missing and now >= self._late:
            self.thinker.cancel()
            self._answers |= {job.id: stand_in(job.known, seat, job.style, job.seed)[0] for seat, job in missing}

    def answer(self, seat: int, now: int) -> int | None:
        """The index of the bot's answer (NO_CHOICE: see `told`); None while it thinks or seems to, or leaves it to others."""
        job = self._jobs.get(seat)
        choice = self._answers.get(job.id) if job is not None and now >= job.due else None
        if isinstance(choice, ValueAnswer):
            return NO_CHOICE
        return None if choice == WAITS else choice

    def hasten(self, share: float, now: int) -> None:
        """Only this share of the time that is left until each bot answers."""
        self._jobs = {
            seat: job._replace(due=min(job.due, now + round(max(0, job.due - now) * share)))
            for seat, job in self._jobs.items()
        }

    def told(self, seat: int) -> object:
        """The value that a bot tells; None where its answer is an option."""
        job = self._jobs.get(seat)
        choice = self._answers.get(job.id) if job is not None else None
        return choice.value if isinstance(choice, ValueAnswer) else None

    @property
    def dues(self) -> dict[int, int]:
        """By seat, when each bot answers at the earliest."""
        return {seat: job.due for seat, job in self._jobs.items()}

    def all_in(self, now: int) -> bool:
        return all(self.answer(seat, now) is not None for seat in self._jobs)

    def cancel(self) -> None:
        """Forget the open ask's answers; thinking that is under way is broken off."""
        if any(job.id not in self._answers for job in self._jobs.values()):
            self.thinker.cancel()
        self._jobs, self._answers = {}, {}
