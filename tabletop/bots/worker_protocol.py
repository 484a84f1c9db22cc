"""What the program and its thinking process say to each other: frames of JSON over pipes, four bytes of length first.

An empty frame to the worker means: give up what was asked so far.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import IO, Any

import msgspec

import tabletop
from tabletop.bots.analysis import AnalysisEffort, AnalysisVerdict
from tabletop.bots.heuristics import PLAIN, BotStyle
from tabletop.i18n import ENGLISH

HEAD = 4
HELLO = -1  # id of the answer that a worker gives unasked when it is ready
NONSENSE = -2  # id that stands for an answer that cannot be read


class AnswerRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """What a bot answers. `known` is what `game.knowledge(seat).save()` gave; ms None: the level's own thinking time."""

    id: int
    game: str
    known: dict[str, Any]
    seat: int
    level: str
    seed: int
    style: BotStyle = PLAIN
    ms: int | None = None


class AnalysisRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """What answers are worth (bots.analysis); `also`: options that are rated in any case; language: of the words."""

    id: int
    game: str
    known: dict[str, Any]
    seat: int
    seed: int
    effort: AnalysisEffort
    also: tuple[int, ...] = ()
    language: str = ENGLISH


class WorkerReply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`choice` is the index of an option, or WAITS; `value` what is told instead. When the bot failed, what went wrong."""

    id: int
    choice: int = -1
    value: Any = None
    trouble: str = ""


class AnalysisReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an analysis has found; None when it failed, and what went wrong."""

    id: int
    verdict: AnalysisVerdict | None = None
    trouble: str = ""


GIVE_UP = bytes(HEAD)


def frame(message: AnswerRequest | AnalysisRequest | WorkerReply | AnalysisReport) -> bytes:
    return framed(msgspec.json.encode(message))


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(HEAD, "big") + body


def read(stream: IO[bytes]) -> bytes | None:
    """The body of the next frame; None at the end of the stream, also in the middle of a frame."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    size = int.from_bytes(head, "big")
    body = stream.read(size)
    return body if len(body) == size else None


# One worker process with the two threads that keep its pipes from ever holding up the program.

COMMAND = (sys.executable, "-P", "-m", "tabletop.bots.worker")  # -P: nothing is imported from the current folder


class WorkerProcess:
    """Starting, writing and reading happen in threads; no method waits, but for `close`."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self.command = tuple(command)
        self.ended = False
        self._out: SimpleQueue[bytes | None] = SimpleQueue()
        self._in: SimpleQueue[bytes | None] = SimpleQueue()
        self._lock = Lock()
        self._closed = False
        self._child: subprocess.Popen[bytes] | None = None
        self._thread = Thread(target=self._run, name="bot worker", daemon=True)
        self._thread.start()

    def send(self, frame: bytes) -> None:
        self._out.put(frame)

    def receive(self) -> bytes | None:
        """The next frame's body; None when there is none just now, or no more ever: then `ended` is set."""
        try:
            body = self._in.get_nowait()
        except Empty:
            return None
        if body is None:
            self.ended = True
        return body

    def kill(self) -> None:
        """End the process at once; it is reaped in the background."""
        with self._lock:
            self._closed = True
            if self._child is not None:
                self._child.kill()
        self._out.put(None)

    def close(self) -> None:
        """As `kill`, and come back when the process is gone."""
        self.kill()
        self._thread.join()

    @property
    def pid(self) -> int | None:
        """None while it is being started."""
        return self._child.pid if self._child is not None else None

    def _run(self) -> None:
        with self._lock:
            child = None if self._closed else _start(self.command)
            self._child = child
        if child is None:
            self._in.put(None)
            return
        reader = Thread(target=self._read, args=(child,), name="bot answers", daemon=True)
        reader.start()
        assert child.stdin is not None
        while (frame := self._out.get()) is not None:
            try:
                child.stdin.write(frame)
                child.stdin.flush()
            except OSError:  # it has died; the reader notices, too
                break
        reader.join()

    def _read(self, child: subprocess.Popen[bytes]) -> None:
        assert child.stdout is not None
        while (body := read(child.stdout)) is not None:
            self._in.put(body)
        child.kill()
        child.wait()
        self._out.put(None)
        self._in.put(None)


def _start(command: tuple[str, ...]) -> subprocess.Popen[bytes] | None:
    """None when the system gives us no process: then the program goes on without."""
    home = str(Path(tabletop.__file__).parents[1])
    paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    try:
        return subprocess.Popen(  # noqa: S603 - our own module, started with our own interpreter
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=home,  # an empty entry of PYTHONPATH, easily left by a shell, means the current folder
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
    except OSError:
        return None
