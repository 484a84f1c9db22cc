"""A process that does pieces, one after the other, and goes when its parent goes.

Started as `python -m tabletop.jobs.worker_main`; standard input and output are its pipes, the frames are those of bots.
"""

from __future__ import annotations

import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import IO

import msgspec

from tabletop.bots import worker_protocol
from tabletop.jobs.job import NumberedJob, do

NICENESS = 12  # below the table's own bots


def listen(source: IO[bytes], inbox: SimpleQueue[bytes]) -> None:
    """Runs beside the work, so that a process whose parent is gone does not finish a long piece for nobody."""
    while (body := worker_protocol.read(source)) is not None:
        inbox.put(body)
    os._exit(0)


def main() -> None:
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not end up in the pipe
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    if hasattr(os, "nice"):
        os.nice(NICENESS)  # elsewhere the parent starts it with a low priority
    inbox: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(source, inbox), daemon=True).start()
    while True:
        target.write(
            worker_protocol.framed(msgspec.json.encode(do(msgspec.json.decode(inbox.get(), type=NumberedJob))))
        )
        target.flush()


if __name__ == "__main__":
    main()
