"""MP4 and WebM by PyAV, with sound."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import av
import numpy as np
import pygame

from tabletop.films.mixdown import mixed
from tabletop.toolkit.audio import RATE

if TYPE_CHECKING:
    from pathlib import Path

    from tabletop.films.mixdown import Samples
    from tabletop.films.soundtrack import Soundtrack

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
