"""Sound effects, and the music below them. Without a sound card, or with a broken one, all is silent and `note` says why."""

from __future__ import annotations

import difflib
import os
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from math import cos, pi, sin
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import pygame
from msgspec import Meta
from pygame._sdl2 import sdl2

from tabletop.i18n import tr
from tabletop.toolkit import assets

if TYPE_CHECKING:
    from tabletop.toolkit.app import BackgroundMusic

# The music below a table: a calm layer that is read from its file while it plays, and two short ones that come in above
# it.
#
# All bars of a bed are equally long and all layers begin together, so they stay together; a layer that is not wanted
# plays on unheard. Only the short ones lie in memory (8 seconds each: 1.4 MB), and only those of the bed that plays.

LAYERS = ("calm", "tense", "high")
UP, DOWN = 3.0, 5.0  # seconds in which a layer comes in, and leaves
DUCK, LIFT = 0.3, 1.8  # seconds in which all of it becomes quiet, and comes back
SLICE = 0.1  # seconds: no frame counts for more, however long it took
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

    def set_music(self, music: BackgroundMusic | None) -> None:
        """Every frame: go a little towards what is wanted. Another bed begins when this one has gone."""
        passed = min(SLICE, self._now() - self._then)
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


CHANNELS = 26  # 24 for effects, two for the music
RATE, FRAME = 44_100, 4  # samples a second, and bytes of both sides of one
BUFFER = 512  # samples: 12 ms from a call to the loudspeaker
KEPT = 4 << 20  # bytes of decoded sounds, of 15 MiB that all would take; reading one again takes 1 to 4 ms

Group = Literal["cards", "table", "ui", "moments"]
GROUPS: tuple[Group, ...] = ("cards", "table", "ui", "moments")


class SoundEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of sounds/sounds.toml: volume 0 to 1, as loud as its `role`; `voices` at once, `gap` milliseconds between two
    starts.
    """

    file: str
    group: Group
    role: str
    volume: Annotated[float, Meta(ge=0, le=1)]
    voices: Annotated[int, Meta(ge=1)]
    gap: Annotated[int, Meta(ge=0)]


def load_effects() -> dict[str, SoundEntry]:
    """Read sounds/sounds.toml. Raises msgspec.ValidationError that names the entry and the field."""
    text = assets.read_bytes("sounds", "sounds.toml").decode()
    return msgspec.convert(tomllib.loads(text), dict[str, SoundEntry])


class Audio:
    """Plays effects by name. Silent until `start()`, and for good when there is no sound device.

    `now` gives seconds and serves the gaps between two starts of one sound.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._lack: Callable[[], str] | None = None
        self._effects = load_effects()
        self._volume = 1.0
        self._groups: dict[str, float] = dict.fromkeys(GROUPS, 1.0)
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._started_at: dict[str, float] = {}
        self._now = now
        self._ready = False
        self._removed = False  # a device, perhaps the one that was played to
        self._bed = MusicLayers(now)

    @property
    def note(self) -> str | None:
        """One sentence for the settings screen when there is no sound, or something of it is missing."""
        return self._lack() if self._lack is not None else None

    @property
    def ready(self) -> bool:
        """True once a device plays."""
        return self._ready

    def start(self) -> None:
        """Open the sound device; call it after the first frame, since it may take a tenth of a second."""
        try:
            with _quiet_driver():
                # the rate of the files, whatever the device has: layers of music whose lengths are rounded would part
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            self._lack = partial(tr, "toolkit-no-sound-device", error=str(error))
            with suppress(sdl2.error), _quiet_driver():  # else nothing is heard of a device that comes later
                sdl2.init_subsystem(sdl2.INIT_AUDIO)
        else:
            self._ready, self._removed, self._lack = True, False, None

    def devices(self, *, added: bool) -> None:
        """A device has come or gone: one that comes is played to where nothing is heard yet, or not any more."""
        self._removed = self._removed or not added
        if added and (self._removed or not self._ready):
            self.stop()
            self.start()

    def stop(self) -> None:
        """Close the sound device."""
        if self._ready:
            self._ready = False
            self._bed.stop()
            self._sounds.clear()
            pygame.mixer.quit()

    def set_volume(self, master: float, effects: float = 1.0, music: float = 0.0) -> None:
        """Set the sliders of the settings, 0 .. 1; sounds that start later follow them, music does at once."""
        self._volume = _bounded(master) * _bounded(effects)
        self._bed.volume = _bounded(master) * _bounded(music)

    def set_group(self, group: str, volume: float) -> None:
        """Set one group of sounds against the others, 0 .. 1. Raises ValueError for a group that does not exist."""
        if group not in self._groups:
            raise _unknown("group of sounds", group, self._groups)
        self._groups[group] = _bounded(volume)

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> bool:
        """Start a sound and return whether it is heard. `pan`: -1 left, 1 right.

        It is left out when it is silent, has just started, or sounds often enough already. A name that is not in
        sounds.toml costs no match either: it is silent and noted.
        """
        effect = self._effects.get(name)
        if effect is None:
            self._lack = partial(str, _unknown("sound", name, self._effects))
            return False
        loud = self._loudness(effect, volume)
        moment = self._now()
        if not self._ready or loud <= 0 or moment - self._started_at.get(name, -1e9) < effect.gap / 1000:
            return False
        sound = self._sound(name, effect)
        if sound is None or sound.get_num_channels() >= effect.voices:
            return False
        channel = pygame.mixer.find_channel()
        if channel is None:
            return False
        self._started_at[name] = moment
        channel.play(sound)
        channel.set_volume(*_sides(loud, pan))
        return True

    def load(self, *names: str) -> None:
        """Load sounds before they are needed, so that the first one is not late."""
        for name in names:
            effect = self._effects.get(name)
            if self._ready and effect is not None:
                self._sound(name, effect)

    def set_music(self, music: BackgroundMusic | None) -> None:
        """Every frame: the music that is wanted, None for silence."""
        if self._ready:
            self._bed.set_music(music)
            self._lack = self._bed.lack or self._lack

    def _loudness(self, effect: SoundEntry, volume: float) -> float:
        return _bounded(self._volume * self._groups[effect.group] * effect.volume * volume)

    def _sound(self, name: str, effect: SoundEntry) -> pygame.mixer.Sound | None:
        """Return the loaded sound, or None (and a note) when its file is missing or damaged."""
        if name in self._sounds:
            self._sounds[name] = self._sounds.pop(name)  # the last of all again
            return self._sounds[name]
        try:
            self._sounds[name] = pygame.mixer.Sound(str(assets.path("sounds", effect.file)))
        except (pygame.error, OSError) as error:
            self._sounds[name] = None
            self._lack = partial(tr, "toolkit-sound-broken", name=name, error=str(error))
        self._shrink(name)
        return self._sounds[name]

    def _shrink(self, fresh: str) -> None:
        """Let go of what was heard longest ago, but of nothing that is still heard."""
        there = {name: sound for name, sound in self._sounds.items() if sound is not None}
        spare = sum(_bytes(sound) for sound in there.values()) - KEPT
        for name, sound in there.items():
            if spare > 0 and name != fresh and not sound.get_num_channels():
                spare -= _bytes(sound)
                del self._sounds[name]


def _bytes(sound: pygame.mixer.Sound) -> int:
    return round(sound.get_length() * RATE * FRAME)


def _bounded(volume: float) -> float:
    return min(1.0, max(0.0, volume))


def _sides(volume: float, pan: float) -> tuple[float, float]:
    """Return left and right volume: equal power all the way, full on both sides in the middle."""
    angle = (min(1.0, max(-1.0, pan)) + 1) * pi / 4
    return volume * min(1.0, cos(angle) * 2**0.5), volume * min(1.0, sin(angle) * 2**0.5)


def _unknown(kind: str, name: str, known: dict[str, SoundEntry] | dict[str, float]) -> ValueError:
    near = difflib.get_close_matches(name, known, n=1)
    hint = f"; did you mean '{near[0]}'?" if near else "."
    return ValueError(f"There is no {kind} called '{name}'{hint}")


@contextmanager
def _quiet_driver() -> Iterator[None]:
    """Keep the driver's own lines off the terminal while the device opens: ALSA prints a dozen when there is none.

    The library writes past Python, so its file descriptor is pointed elsewhere. Only Linux has this driver.
    """
    if not sys.platform.startswith("linux"):
        yield
        return
    try:
        terminal = os.dup(2)
    except OSError:  # standard error is closed: nothing to keep quiet
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(terminal, 2)
        os.close(terminal)
        os.close(nowhere)
