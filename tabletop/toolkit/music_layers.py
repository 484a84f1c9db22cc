"""The music below a table: a calm layer that is read from its file while it plays, and two short ones that come in above it.

All bars of a bed are equally long and all layers begin together, so they stay together; a layer that is not wanted plays on
unheard. Only the short ones lie in memory (8 seconds each: 1.4 MB), and only those of the bed that plays.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import assets

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.toolkit.app import BackgroundMusic

LAYERS = ("calm", "tense", "high")
UP, DOWN = 3.0, 5.0  # seconds in which a layer comes in, and leaves
DUCK, LIFT = 0.3, 1.8  # seconds in which all of it becomes quiet, and comes back
FRAME = 0.1  # seconds: no frame counts for more, however long it took
FINE = 1 / 256  # of full volume: less is no change


class MusicLayers:
    """Plays one bed at a time. `volume`: of the settings; `lack()`: one sentence when there is no music."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.volume = 0.0
        self.lack: Callable[[], str] | None = None
        self._now, self._then = now, now()
        self._bed = ""
        self._upper: list[pygame.mixer.Sound] = []
        self._gains = [0.0] * len(LAYERS)
        self._share = self._applied = 0.0
        self._heard = [0.0] * len(LAYERS)
        self._broken: set[str] = set()

    def hum(self, music: BackgroundMusic | None) -> None:
        """Every frame: go a little towards what is wanted. Another bed begins when this one has gone."""
        passed = min(FRAME, self._now() - self._then)
        self._then = self._now()
        if music is None or self.volume <= 0 or music.bed in self._broken:
            wanted, level, share = "", 0, 0.0
        else:
            wanted, level, share = music.bed, music.level, music.share
        if wanted != self._bed and not self._share:
            self.stop()
            if wanted:
                self._begin(wanted)
        if not self._bed:
            return
        share = share if wanted == self._bed else 0.0
        goal = [float(layer <= level) for layer in range(len(LAYERS))]
        if (share, goal, self.volume) != (self._share, self._gains, self._applied):
            self._share = _towards(self._share, share, passed / LIFT, passed / DUCK)
            self._gains = [
                _towards(now, then, passed / UP, passed / DOWN) for now, then in zip(self._gains, goal, strict=True)
            ]
            self._apply()

    def stop(self) -> None:
        """Be silent at once, and free what was loaded."""
        if self._bed:
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()
            for sound in self._upper:
                sound.stop()
        self._bed, self._upper, self._share = "", [], 0.0
        self._gains, self._heard = [0.0] * len(LAYERS), [0.0] * len(LAYERS)

    def _begin(self, bed: str) -> None:
        """Start all layers in one breath, unheard."""
        try:
            calm, *upper = (str(assets.path("sounds", "beds", bed, f"{layer}.ogg")) for layer in LAYERS)
            self._upper = [pygame.mixer.Sound(file) for file in upper]
            pygame.mixer.music.load(calm)
            pygame.mixer.music.set_volume(0)
            for sound in self._upper:
                sound.set_volume(0)
            pygame.mixer.music.play(-1)
            for sound in self._upper:
                sound.play(-1)
        except (pygame.error, OSError) as error:
            self._broken.add(bed)
            self._upper = []
            self.lack = partial(tr, "toolkit-music-broken", name=bed, error=str(error))
        else:
            self._bed = bed
            self._gains[0] = 1.0

    def _apply(self) -> None:
        self._applied = self.volume
        volumes = [self.volume * self._share * gain for gain in self._gains]
        setters = (pygame.mixer.music.set_volume, *(sound.set_volume for sound in self._upper))
        for layer, (volume, hear) in enumerate(zip(volumes, setters, strict=True)):
            if abs(volume - self._heard[layer]) >= FINE or (not volume and self._heard[layer]):
                hear(volume)
                self._heard[layer] = volume


def _towards(now: float, goal: float, up: float, down: float) -> float:
    return min(goal, now + up) if now < goal else max(goal, now - down)
