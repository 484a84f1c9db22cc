"""The thinking process: reads questions, answers them one after the other, goes when its parent goes.

Started as `python -m tabletop.bots.worker`; standard input and output are its pipes.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import IO

import msgspec

from tabletop import games
from tabletop.bots import levels, wire
from tabletop.core.definition import Definition

Load = Callable[[str], Definition]


def think(question: wire.Question, load: Load = games.load) -> int:
    """The index that the asked bot chooses; anything that its game or its data can raise."""
    definition = load(question.game)
    bot = levels.make(definition, levels.level(question.level), question.style, question.ms)
    return bot.choose(definition.load(question.known), question.seat, Random(question.seed))


def answer(body: bytes, load: Load) -> wire.Answer:
    """The answer to one question, or what went wrong with it: a bot that fails must not end the process."""
    question = msgspec.json.decode(body, type=wire.Question)
    try:
        return wire.Answer(question.id, think(question, load))
    except Exception as error:  # noqa: BLE001 - whatever a game raises, the parent has a stand-in and wants to hear it
        return wire.Answer(question.id, trouble=f"{type(error).__name__}: {error}")


def listen(source: IO[bytes], questions: SimpleQueue[bytes]) -> None:
    """Runs beside the thinking, so that the process ends with its parent even if a game hangs for ever."""
    while (body := wire.read(source)) is not None:
        questions.put(body)
    os._exit(0)


def main(load: Load = games.load) -> None:
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not end up in the pipe
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    if hasattr(os, "nice"):
        os.nice(10)  # elsewhere the parent starts it with a low priority
    gc.freeze()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(source, questions), daemon=True).start()
    reply = wire.Answer(wire.HELLO)
    while True:
        target.write(wire.frame(reply))
        target.flush()
        reply = answer(questions.get(), load)


if __name__ == "__main__":
    main()
