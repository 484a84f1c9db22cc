"""MP4 and WebM by PyAV, with what was heard: effects where they began, and the music below them."""

from __future__ import annotations

import os
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

import av
import numpy as np
import pygame
from numpy.typing import NDArray

from tabletop.toolkit import assets
from tabletop.toolkit.audio import DOWN, DUCK, LAYERS, LIFT, RATE, UP, load_effects

if TYPE_CHECKING:
    from pathlib import Path

    from tabletop.films.soundtrack import Soundtrack
    from tabletop.toolkit.app import BackgroundMusic

Samples: TypeAlias = NDArray[np.int16]
Floats: TypeAlias = NDArray[np.float32]

MUSIC = 0.5  # beside the effects, as the settings have it at first
STEP = 100  # ms in which the music goes on towards what is wanted
LOUDEST = 32_767


def mixed(heard: Soundtrack, ms: float) -> Samples:
    """All of it as samples of 16 bits, two beside each other, for so many ms: an array of shape (n, 2)."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"  # sounds are read, not played
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    try:
        out = np.zeros((int(ms * RATE / 1000), 2), np.float32)
        _mix_effects(heard, out)
        _mix_music(heard, out)
    finally:
        pygame.mixer.quit()
    return np.clip(out, -LOUDEST, LOUDEST).astype(np.int16)


def _mix_effects(heard: Soundtrack, out: Floats) -> None:
    known, last = load_effects(), dict[str, float]()
    for started in heard.effects:
        effect = known.get(started.name)
        if effect is None or started.ms - last.get(started.name, -1e9) < effect.gap:
            continue
        last[started.name] = started.ms
        _add(out, _samples("sounds", effect.file) * (effect.volume * started.volume), started.ms)


def _mix_music(heard: Soundtrack, out: Floats) -> None:
    """As `MusicLayers` does it live: a bed begins when the last one has become quiet."""
    bed, share, gains, start = "", 0.0, [1.0, 0.0, 0.0], 0.0
    layers: list[np.ndarray] = []
    wanted: BackgroundMusic | None = None
    changes, size = iter([*heard.music, (float("inf"), None)]), RATE * STEP // 1000
    following = next(changes)
    for n in range(len(out) // size):
        now = n * STEP
        while following[0] <= now:
            wanted, following = following[1], next(changes)
        aim = wanted.share if wanted is not None and wanted.bed == bed else 0.0
        share = _towards(share, aim, STEP / 1000 / LIFT, STEP / 1000 / DUCK)
        if not share and wanted is not None and wanted.bed != bed:
            bed, gains, start = wanted.bed, [1.0, 0.0, 0.0], now
            layers = [_samples("sounds", "beds", bed, f"{layer}.ogg") for layer in LAYERS]
        level = wanted.level if wanted is not None else 0
        gains = [
            _towards(gain, float(layer <= level), STEP / 1000 / UP, STEP / 1000 / DOWN)
            for layer, gain in enumerate(gains)
        ]
        at = int((now - start) * RATE / 1000)
        for samples, gain in zip(layers, gains, strict=False):
            if share and gain:
                out[n * size : (n + 1) * size] += np.take(samples, range(at, at + size), axis=0, mode="wrap") * (
                    MUSIC * share * gain
                )


def _samples(*path: str) -> Floats:
    """A sound as an array of shape (n, 2)."""
    return (
        np.frombuffer(pygame.mixer.Sound(str(assets.path(*path))).get_raw(), np.int16).reshape(-1, 2).astype(np.float32)
    )


def _add(out: Floats, samples: Floats, ms: float) -> None:
    at = int(ms * RATE / 1000)
    part = samples[: max(0, len(out) - at)]
    out[at : at + len(part)] += part


def _towards(now: float, goal: float, up: float, down: float) -> float:
    return min(goal, now + up) if now < goal else max(goal, now - down)


TICKS = Fraction(1, 1000)  # of the pictures' clock
CODECS = {"mp4": ("libx264", "aac", {"preset": "veryfast", "crf": "21"}),
          "webm": ("libvpx-vp9", "libopus", {"deadline": "realtime", "cpu-used": "8", "crf": "32", "b": "0"})}  # fmt: skip
CHUNK = 1024  # samples of a frame of sound
OPUS = 48_000


class VideoWriter:
    """Frames must come in order, `rate` a second at most. Raises OSError, also where an encoder is missing."""

    def __init__(self, file: Path, size: tuple[int, int], rate: int) -> None:
        picture, sound, options = CODECS[file.suffix.removeprefix(".")]
        self._out: Any = av.open(str(file), "w")
        self._picture = self._stream(picture, rate=rate, options=options)
        self._picture.width, self._picture.height = size
        self._picture.pix_fmt = "yuv420p"
        self._picture.codec_context.time_base = TICKS
        self._sound = self._stream(sound, rate=OPUS if sound == "libopus" else RATE, layout="stereo")
        self._size = size
        self._last = -1

    def _stream(self, codec: str, **wanted: Any) -> Any:
        return self._out.add_stream(codec, **wanted)

    def add(self, ms: float, surface: pygame.Surface) -> None:
        """The picture from `ms` on."""
        wide, high = self._size
        raw = np.frombuffer(pygame.image.tobytes(surface, "RGB"), np.uint8)
        frame = av.VideoFrame.from_ndarray(raw.reshape(high, wide, 3), format="rgb24")
        frame.pts = self._last = max(self._last + 1, round(ms))
        frame.time_base = TICKS
        self._out.mux(self._picture.encode(frame))

    def finish(self, ms: float, surface: pygame.Surface, heard: Soundtrack) -> None:
        """It ends at `ms` with this picture, and what was heard lies below it all."""
        self.add(ms, surface)
        self._sounds(mixed(heard, ms))
        self._out.mux(self._picture.encode(None))
        self._out.close()

    def _sounds(self, samples: Samples) -> None:
        """All of what is heard, shape (n, 2), 16 bits, RATE a second; after the last picture."""
        resampler = av.AudioResampler(format=self._sound.format, layout="stereo", rate=self._sound.rate)
        for at in range(0, len(samples), CHUNK):
            part = np.ascontiguousarray(samples[at : at + CHUNK].reshape(1, -1))
            frame = av.AudioFrame.from_ndarray(part, format="s16", layout="stereo")
            frame.sample_rate, frame.pts = RATE, at
            for fitting in resampler.resample(frame):
                self._out.mux(self._sound.encode(fitting))
        self._out.mux(self._sound.encode(None))

    def abandon(self) -> None:
        """Nobody wants it any more."""
        self._out.close()
