"""Shoots a film of a kept match: the table that watches it again, in a window that nobody sees, with a clock of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from io import BytesIO
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec
import pygame
from PIL import Image, ImageChops

from tabletop.app.runner import Runner
from tabletop.app.services import AppRoutes, AppServices
from tabletop.core.ask import NOBODY
from tabletop.films.soundtrack import Soundtrack
from tabletop.i18n import tr
from tabletop.match.settings import Telling
from tabletop.progress.replay import ReplayedMatch
from tabletop.storage import Store
from tabletop.table.guided.replay_screen import ReplayScreen
from tabletop.table.playback.reading_time import PACES
from tabletop.toolkit.window import MINIMUM, Window

if TYPE_CHECKING:
    from tabletop.match.save_reader import ReadMatch

# Animated WebP, written a frame at a time: of each only the rectangle that has changed.
#
# The container is RIFF: VP8X (size), ANIM (for ever), and an ANMF a frame with its place, its time and the picture as
# Pillow encodes it (https://developers.google.com/speed/webp/docs/riff_container).

QUALITY, METHOD = 75, 0  # of 100; the fastest of seven ways: a film is made while somebody waits
ANIMATED = 0b10  # flag of VP8X
NOT_BLENDED = 0b10  # of ANMF: what lies below does not shine through
LONGEST = (1 << 24) - 1  # ms of a frame

Box: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom


class WebpWriter:
    """Frames must come in order; each is written when the next one comes. Raises OSError."""

    def __init__(self, file: Path, size: tuple[int, int]) -> None:
        self._out = file.open("wb")
        self.size = size
        self._out.write(_head(size, 0))
        self._written = 0
        self._last: Image.Image | None = None
        self._waiting: tuple[float, Box, bytes] | None = None

    def add(self, ms: float, surface: pygame.Surface) -> None:
        """The picture from `ms` on; one that is like the last is no frame of its own."""
        now = Image.frombuffer("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
        box = changed(self._last, now)
        if box is None:
            return
        self._flush(ms)
        self._waiting = ms, box, _encoded(now.crop(box))
        self._last = now

    def finish(self, ms: float, surface: pygame.Surface, _heard: Soundtrack) -> None:
        """It ends at `ms` with this picture. There is no sound in it."""
        self.add(ms, surface)
        self._flush(ms)
        self._out.seek(0)
        self._out.write(_head(self.size, self._written))
        self._out.close()

    def abandon(self) -> None:
        """Nobody wants it any more: what is written so far is not finished."""
        self._out.close()

    def _flush(self, now: float) -> None:
        if self._waiting is None:
            return
        since, box, picture = self._waiting
        frame = _frame(box, min(LONGEST, max(1, round(now) - round(since))), picture)
        self._written += self._out.write(frame)


def _head(size: tuple[int, int], frames: int) -> bytes:
    extended = bytes([ANIMATED, 0, 0, 0]) + _three(size[0] - 1) + _three(size[1] - 1)
    body = _chunk(b"VP8X", extended) + _chunk(b"ANIM", b"\0\0\0\xff" + b"\0\0")
    return b"RIFF" + (4 + len(body) + frames).to_bytes(4, "little") + b"WEBP" + body


def changed(before: Image.Image | None, now: Image.Image) -> Box | None:
    """The least part outside of which two pictures are the same, at even places; None when they are the same everywhere."""
    if before is None:
        return 0, 0, *now.size
    box = ImageChops.difference(before, now).getbbox()
    return (box[0] // 2 * 2, box[1] // 2 * 2, box[2], box[3]) if box is not None else None


def _frame(box: Box, ms: int, picture: bytes) -> bytes:
    left, top, right, bottom = box
    place = _three(left // 2) + _three(top // 2) + _three(right - left - 1) + _three(bottom - top - 1)
    return _chunk(b"ANMF", place + _three(ms) + bytes([NOT_BLENDED]) + picture)


def _encoded(picture: Image.Image) -> bytes:
    """A picture as its WebP chunks, without the file around them."""
    out = BytesIO()
    picture.save(out, "WEBP", quality=QUALITY, method=METHOD)
    return out.getvalue()[12:]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


FORMATS = ("webp", "mp4", "webm")
REST = 2000  # ms that the last picture stays


class FilmError(Exception):
    """One sentence on why there is no film."""


class Film(msgspec.Struct, frozen=True, kw_only=True):
    """What is shot. `eyes`: the seat whose hidden cards are seen, NOBODY for none, `replay.ALL_HANDS` for all; `first` and
    `last`: from the moment after so many answers to that, 0 and -1 for the whole match; `rate`: pictures a second at most.
    """

    file: Path
    size: tuple[int, int] = (1280, 720)
    eyes: int = NOBODY
    pace: Telling = "brisk"
    rate: int = 25
    first: int = 0
    last: int = -1


class FilmWriter(Protocol):
    """Takes the pictures in their order, each with the ms of the film at which it is first seen. Raises OSError."""

    def add(self, ms: float, surface: pygame.Surface) -> None: ...
    def finish(self, ms: float, surface: pygame.Surface, heard: Soundtrack) -> None:
        """The film ends at `ms` with this picture; `heard` lies below it all, where the format has sound."""

    def abandon(self) -> None:
        """Nobody wants it any more: what is written so far is no film."""


class FilmScreen(ReplayScreen):
    """The table alone, without the bar that steers it."""

    def build(self) -> None:
        super().build()
        self.player.visible = self.hud.corner.visible = False

    @property
    def canvas(self) -> pygame.Rect:
        return self.rect


def shoot(reading: ReadMatch, film: Film, told: Callable[[float], bool] = lambda _: True) -> None:
    """Make the film. told(share): how much is done, 0 to 1, now and then; False ends it and leaves no file.

    Raises FilmError where a format has no encoder, the file cannot be written, or the match cannot be shown.
    """
    ending = film.file.suffix.removeprefix(".").lower()
    if ending not in FORMATS:
        raise FilmError(tr("film-format", name=film.file.name, formats=[*FORMATS]))
    if ending != "webp" and find_spec("av") is None:
        raise FilmError(tr("film-no-encoder", format=ending))
    try:
        _shot(reading, film, told)
    except OSError as error:
        raise FilmError(tr("film-unwritten", path=str(film.file), error=error.strerror or str(error))) from error


def _shot(reading: ReadMatch, film: Film, told: Callable[[float], bool]) -> None:
    shooting = FilmedTable(reading, film)
    writer, done = _writer(film), False
    try:
        for picture in shooting.pictures():
            writer.add(shooting.now, picture)
            if not told(shooting.share):
                return
        writer.finish(shooting.now + REST, shooting.picture, shooting.heard)
        done = True
    finally:
        shooting.end()
        if not done:
            writer.abandon()
            film.file.unlink(missing_ok=True)


def _writer(film: Film) -> FilmWriter:
    """Whatever writes the format of the file; its encoder is loaded for films alone."""
    if film.file.suffix.lower() == ".webp":
        return WebpWriter(film.file, film.size)
    from tabletop.films.video import VideoWriter

    return VideoWriter(film.file, film.size, film.rate)


class FilmedTable:
    """The table that is filmed. `now`: ms of the film; `heard`: what sounded, where that is wanted."""

    def __init__(self, reading: ReadMatch, film: Film) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        self.now = 0.0
        self.film = film
        self.heard = Soundtrack(lambda: self.now)
        services = AppServices(Store(None), AppRoutes(*[_nowhere] * 4), now=lambda: 0.0)
        larger = max(1.0, *(least / side for least, side in zip(MINIMUM, film.size, strict=True)))
        self.window = Window("Tabletop", (ceil(film.size[0] * larger), ceil(film.size[1] * larger)))
        self.app = Runner(self.window, services.prefs(), self.heard, lambda: self.now)
        self.app.loader.wait = True
        self.match = ReplayedMatch(reading, film.eyes)
        self.last = self.match.last if film.last < 0 else min(film.last, self.match.last)
        self.screen = FilmScreen(self.match, services, at=min(film.first, self.last), playing=True)
        self.app.running = True
        self.app.push(self.screen)
        self.screen.pace = film.pace
        self.app.prefs.telling = PACES[film.pace]

    @property
    def share(self) -> float:
        """How much of it is told."""
        return min(1.0, (self.match.n - self.film.first) / max(1, self.last - self.film.first))

    @property
    def picture(self) -> pygame.Surface:
        """What is seen now. A film that is smaller than any window is drawn in the smallest one."""
        seen, size = self.window.surface, self.film.size
        return seen if seen.get_size() == size else pygame.transform.smoothscale(seen, size)

    def pictures(self) -> Iterator[pygame.Surface]:
        """Each picture that differs from the one before, at `now`; the surface is drawn on again for the next."""
        step, before = 1000 / self.film.rate, -1
        while not self._done():
            self.app.step([])
            if self.app.frames != before:
                before = self.app.frames
                yield self.picture
            self.now += step

    def _done(self) -> bool:
        if self.match.n >= self.last:
            self.screen.playing = False
        return self.match.n >= self.last and not self.app.busy and not self.screen.sequencer.busy

    def end(self) -> None:
        self.window.close()


def _nowhere(*_: object) -> None:
    """A film leads to no other screen."""
