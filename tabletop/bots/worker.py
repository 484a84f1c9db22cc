"""The thinking process: reads questions, answers them one after the other, goes when its parent goes.

Started as `python -m tabletop.bots.worker`; standard input and output are its pipes.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable
from math import inf
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import perf_counter
from typing import IO

import msgspec

from tabletop import games
from tabletop.bots import levels, worker_protocol
from tabletop.bots.analysis import AnalysisVerdict, rating
from tabletop.bots.bot import Choice, ValueAnswer
from tabletop.bots.ismcts import Clock
from tabletop.core.definition import Definition
from tabletop.i18n import use

Load = Callable[[str], Definition]


class Inbox:
    """Questions as they come in, each with the number of times that everything before it was given up."""

    def __init__(self) -> None:
        self.questions: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
        self.given_up = 0

    def listen(self, source: IO[bytes]) -> None:
        """Runs beside the thinking, so that the process ends with its parent even if a game hangs for ever."""
        while (body := worker_protocol.read(source)) is not None:
            if body:
                self.questions.put((self.given_up, body))
            else:
                self.given_up += 1
        os._exit(0)

    def clock(self, number: int) -> Clock:
        """The time for the question with that number: endlessly late as soon as it is given up."""
        return lambda: perf_counter() if self.given_up == number else inf


def think(question: worker_protocol.AnswerRequest, load: Load, clock: Clock) -> Choice:
    """What the asked bot chooses; anything that its game or its data can raise."""
    definition = load(question.game)
    bot = levels.make(definition, levels.level(question.level), question.style, question.ms, clock)
    return bot.choose(definition.load(question.known), question.seat, Random(question.seed))


def look(inquiry: worker_protocol.AnalysisRequest, load: Load, clock: Clock) -> AnalysisVerdict:
    """What the seat's answers are worth; anything that its game or its data can raise."""
    use(inquiry.language)
    definition = load(inquiry.game)
    known, dice = definition.load(inquiry.known), Random(inquiry.seed)
    return rating(definition, clock)(known, inquiry.seat, dice, inquiry.effort, inquiry.also)


def answer(body: bytes, load: Load, clock: Clock) -> worker_protocol.WorkerReply | worker_protocol.AnalysisReport:
    """The answer to one question, or what went wrong with it: a bot that fails must not end the process."""
    question = msgspec.json.decode(body, type=worker_protocol.AnswerRequest | worker_protocol.AnalysisRequest)
    if isinstance(question, worker_protocol.AnalysisRequest):
        try:
            return worker_protocol.AnalysisReport(question.id, look(question, load, clock))
        except Exception as error:  # noqa: BLE001 - as below
            return worker_protocol.AnalysisReport(question.id, trouble=f"{type(error).__name__}: {error}")
    try:
        choice = think(question, load, clock)
        if isinstance(choice, ValueAnswer):
            return worker_protocol.WorkerReply(question.id, value=choice.value)
        return worker_protocol.WorkerReply(question.id, choice)
    except Exception as error:  # noqa: BLE001 - whatever a game raises, the parent has a stand-in and wants to hear it
        return worker_protocol.WorkerReply(question.id, trouble=f"{type(error).__name__}: {error}")


def main(load: Load = games.load) -> None:
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not end up in the pipe
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    if hasattr(os, "nice"):
        os.nice(10)  # elsewhere the parent starts it with a low priority
    gc.freeze()
    inbox = Inbox()
    Thread(target=inbox.listen, args=(source,), daemon=True).start()
    reply: worker_protocol.WorkerReply | worker_protocol.AnalysisReport = worker_protocol.WorkerReply(
        worker_protocol.HELLO
    )
    while True:
        target.write(worker_protocol.frame(reply))
        target.flush()
        number, body = inbox.questions.get()
        reply = answer(body, load, inbox.clock(number))


if __name__ == "__main__":
    main()
