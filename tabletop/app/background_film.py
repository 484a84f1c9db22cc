"""A film that is made by a process of its own, while the program goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

import tabletop
from tabletop.i18n import language

if TYPE_CHECKING:
    from collections.abc import Sequence

HOME = Path(tabletop.__file__).parent.parent


class FilmOrder(NamedTuple):
    """What is shot of which match: words as `tabletop film` takes them. `data`: the folder of the saved games."""

    data: Path
    match: int
    file: Path
    eyes: str
    pace: str
    size: str

    def command(self) -> list[str]:
        """The command line that does it."""
        program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "tabletop"]
        chosen = ["--eyes", self.eyes, "--pace", self.pace, "--size", self.size, "--progress"]
        return [
            *program,
            "--data",
            str(self.data),
            "--language",
            language(),
            "film",
            str(self.match),
            str(self.file),
            *chosen,
        ]


class BackgroundFilm:
    """`share`: how much is done, 0 to 1; `trouble`: one sentence when nothing comes of it."""

    def __init__(self, command: Sequence[str]) -> None:
        self.share = 0.0
        self.trouble = ""
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            command,
            cwd=HOME,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def running(self) -> bool:
        return self._reader.is_alive()

    def cancel(self) -> None:
        """Nobody wants it any more; what is written of it goes with the process."""
        self._process.terminate()
        self._reader.join(5)

    def _read(self) -> None:
        if self._process.stdout is None or self._process.stderr is None:
            return
        for line in self._process.stdout:
            if line.strip().isdigit():
                self.share = int(line) / 100
        said = self._process.stderr.read().strip().splitlines()
        if self._process.wait() != 0:
            self.trouble = said[-1].removeprefix("tabletop: ") if said else str(self._process.returncode)
