"""What a table would sound like, remembered with the times."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletop.toolkit.app import BackgroundMusic


class StartedSound(NamedTuple):
    """An effect, and when it began (ms of the film)."""

    ms: float
    name: str
    volume: float


class Soundtrack:
    """An audio that plays nothing and remembers all. `clock()`: ms of the film."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.effects: list[StartedSound] = []
        self.music: list[tuple[float, BackgroundMusic | None]] = []

    def play(self, name: str, volume: float = 1.0) -> None:
        self.effects.append(StartedSound(self.clock(), name, volume))

    def load(self, *names: str) -> None:
        """Nothing has to be there before the film is done."""

    def set_music(self, music: BackgroundMusic | None) -> None:
        if not self.music or self.music[-1][1] != music:
            self.music.append((self.clock(), music))
