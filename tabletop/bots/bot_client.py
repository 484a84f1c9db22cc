"""Asks a worker process for answers and never lets the table wait: who is late, broken or gone is stood in for by greedy."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Literal, NamedTuple

import msgspec

from tabletop.bots import inline, levels, worker_protocol
from tabletop.bots.bot import BotBrief, Choice, ValueAnswer, options, sound
from tabletop.bots.heuristics import BotStyle
from tabletop.bots.worker_protocol import COMMAND, WorkerProcess
from tabletop.core.ask import plain
from tabletop.core.game import Game
from tabletop.core.sanitizing import shown

GRACE = 1.5  # seconds on top of the budget: loading, a busy machine
START = 8.0  # seconds that a new process may take until it says hello, on top of all others
CRASHES = 4  # processes lost in a row without one good answer: then no more are started


log = logging.getLogger(__name__)


class BotReply(NamedTuple):
    """An answer to the request `id`, one that the rules take.

    `by` says who gave it ("first": nobody could, so it is the first option); `trouble` why it was not the worker.
    """

    id: int
    choice: Choice
    by: Literal["worker", "greedy", "first"]
    trouble: str = ""


class BotRequest(NamedTuple):
    id: int
    known: Game
    seat: int
    style: BotStyle
    seconds: float
    frame: bytes
    seed: int


class BotClient:
    """`request` and `poll` are for the frame loop: neither waits for anything. One request is thought about at a time."""

    def __init__(self, command: Sequence[str] = COMMAND, clock: Callable[[], float] = monotonic) -> None:
        self.command, self.clock = tuple(command), clock
        levels.book()  # read now rather than in the middle of a frame
        self.jobs: list[BotRequest] = []
        self.lost = 0
        self.deadline = 0.0
        self.sent = self.warm = self.dropped = False  # the first job: given to the worker? and nobody waits for it
        self.process: WorkerProcess | None = WorkerProcess(self.command)

    def request(
        self,
        id: int,  # noqa: A002 - the word that Question and Thought use
        known: Game,
        seat: int,
        brief: BotBrief,
    ) -> None:
        """Ask for an answer of `seat`, which sees what `game.knowledge(seat)` gave.
        LookupError when there is no such level; ValueError when the seat is not asked.
        """
        game = known.rules.game
        options(known, seat)  # a seat that is not asked is refused here
        seconds = (levels.level(brief.level).search.ms if brief.ms is None else brief.ms) / 1000
        question = worker_protocol.AnswerRequest(
            id, game, known.save(), seat, brief.level, brief.seed, brief.style, brief.ms
        )
        self.jobs.append(BotRequest(id, known, seat, brief.style, seconds, worker_protocol.frame(question), brief.seed))
        self._send()

    def poll(self) -> list[BotReply]:
        """The answers that have come in since the last call, in the order of the requests."""
        thoughts = []
        process = self.process
        while process is not None and (body := process.receive()) is not None:
            thoughts += self._heard(body)
        if process is None or process.ended:
            thoughts += self._lose("the worker is gone")
        elif self.sent and self.clock() > self.deadline:
            thoughts += self._lose("the worker is late")
        self._send()
        return thoughts

    def cancel(self) -> None:
        """Forget all requests: none of them will be answered. The worker breaks off what it is thinking about."""
        del self.jobs[self.sent :]
        if self.sent and self.process is not None:
            self.dropped = True
            self.process.send(worker_protocol.GIVE_UP)
            self._expect()

    def close(self) -> None:
        """End the worker process and wait until it is gone."""
        self.jobs.clear()
        if self.process is not None:
            self.process.close()
            self.process = None

    def _send(self) -> None:
        if self.process is not None and self.jobs and not self.sent:
            self.process.send(self.jobs[0].frame)
            self._expect()

    def _expect(self) -> None:
        """Set the moment by which the first request must have its answer."""
        self.sent = True
        self.deadline = self.clock() + self.jobs[0].seconds + GRACE + (0 if self.warm else START)

    def _heard(self, body: bytes) -> list[BotReply]:
        """The answer to the first request, checked; a broken one costs the worker nothing, greedy answers instead."""
        try:
            answer = msgspec.json.decode(body, type=worker_protocol.WorkerReply)
        except msgspec.DecodeError as error:
            answer = worker_protocol.WorkerReply(worker_protocol.NONSENSE, trouble=str(error))
        if answer.id == worker_protocol.HELLO:
            self.warm = True
            if self.sent:
                self._expect()
            return []
        if not self.sent:
            return []
        self.lost, dropped = 0, self.dropped
        job = self._done()
        self._send()
        if dropped:
            return []
        choice = answer.choice if answer.value is None else ValueAnswer(plain(answer.value))
        if answer.id == job.id and sound(job.known, job.seat, choice):
            return [BotReply(job.id, choice, "worker")]
        return [stand_in(job, answer.trouble or f"a strange answer: {answer.id}, {shown(choice)}")]

    def _done(self) -> BotRequest:
        self.sent = self.dropped = False
        return self.jobs.pop(0)

    def _lose(self, trouble: str) -> list[BotReply]:
        """Replace the worker (not for ever) and stand in for the request it had, or for all when there is no worker."""
        hit: list[BotRequest] = []
        if self.sent:
            dropped, job = self.dropped, self._done()
            hit = [] if dropped else [job]
        if self.process is not None:
            self.lost += 1
            self._replace()
        if self.process is None:
            hit, self.jobs = hit + self.jobs, []
        return [stand_in(job, trouble) for job in hit]

    def _replace(self) -> None:
        assert self.process is not None
        log.warning("the worker of the bots is started again, lost %d times", self.lost)
        self.process.kill()
        self.warm = False
        self.process = WorkerProcess(self.command) if self.lost < CRASHES else None


def stand_in(job: BotRequest, trouble: str) -> BotReply:
    log.warning("seat %d is played by the greedy bot for one move: %s", job.seat, _kind(trouble))
    choice, failed = inline.stand_in(job.known, job.seat, job.style, job.seed)
    return (
        BotReply(job.id, choice, "first", f"{trouble}; {failed}")
        if failed
        else BotReply(job.id, choice, "greedy", trouble)
    )


def _kind(trouble: str) -> str:
    """What kind of trouble it was, without the rest of its sentence, which may say what the bot knows."""
    return trouble.partition(":")[0]
