"""One worker process with the two threads that keep its pipes from ever holding up the program."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread

import tabletop
from tabletop.bots import worker_protocol

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
        while (body := worker_protocol.read(child.stdout)) is not None:
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
