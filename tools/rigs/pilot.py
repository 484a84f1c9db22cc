"""Drives the app without a display, by the same events a person makes: for tests and for pictures.

`with Pilot(size) as pilot: pilot.app.push(screen); pilot.click("MinigamePlay"); pilot.shot("menu.png")`
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Self

import pygame

from tabletop.app.runner import Runner
from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.widgets.pointer import DOUBLE_MS, DOUBLE_PX
from tabletop.toolkit.widgets.screen import reveal
from tabletop.toolkit.window import Window

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path
    from types import TracebackType

    from tabletop.toolkit.app import App, BackgroundMusic, Sounds
    from tabletop.toolkit.widgets.widget import Widget

FRAME = 16
HOLD = 3 * FRAME  # how long a click holds a button down at least: no hand is faster


class Heard:
    """An audio that remembers what was played."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.music: BackgroundMusic | None = None

    def play(self, name: str, volume: float = 1.0) -> None:  # noqa: ARG002  # it remembers names only
        self.names.append(name)

    def load(self, *names: str) -> None:
        """Nothing has to be loaded to be remembered."""

    def set_music(self, music: BackgroundMusic | None) -> None:
        self.music = music


@contextmanager
def unseen(app: App) -> Iterator[None]:
    """Nothing is drawn meanwhile, which saves most of the time; the next frame is, if one of these would have been."""
    if "draw" in vars(app):  # nobody looks anyway
        yield
        return
    missed = False

    def blink() -> None:
        nonlocal missed
        missed, app.dirty = True, False
        app.frames += 1

    app.draw = blink  # type: ignore[method-assign]  # until somebody takes it away
    try:
        yield
    finally:
        del app.draw
    app.dirty = app.dirty or missed


@contextmanager
def seen_last(app: App) -> Iterator[None]:
    """Nothing is drawn meanwhile but what it comes to."""
    with unseen(app):
        yield
    if app.dirty:
        app.draw()


class Pilot:
    """An app in a window that nobody sees, with a clock that stands still until `tick`."""

    def __init__(
        self, size: tuple[int, int] = (1280, 720), prefs: Prefs | None = None, audio: Sounds | None = None
    ) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        self.now = 0.0
        self.heard = Heard()
        self.window = Window("Tabletop", size)
        pygame.event.clear()
        self.app = Runner(self.window, prefs, audio or self.heard, lambda: self.now)
        self.app.running = True
        self.app.loader.wait = True

    _clicked: tuple[float, tuple[int, int]] = (float("-inf"), (0, 0))  # when and where last

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.window.close()

    # --- time
    def tick(self, ms: float = FRAME) -> None:
        """Let time pass with no input. Only the last frame is drawn; those before it are twice as long, as nobody looks."""
        end = self.now + ms
        with unseen(self.app):
            while self.now < end - 2 * FRAME:
                self._frame(self.now + 2 * FRAME)
        while self.now < end:
            self._frame(min(end, self.now + FRAME))

    def _frame(self, now: float) -> None:
        self.now = now
        self.app.step([])

    def settle(self, most: float = 20_000) -> None:
        """Let time pass until nothing moves."""
        end = self.now + most
        with seen_last(self.app):
            self.tick()
            while self.app.busy:
                if self.now >= end:
                    raise AssertionError(f"something still moves after {most} ms")
                self.tick()

    def send(self, kind: int, **values: Any) -> None:
        """Hand one event to the app and draw one frame."""
        self.app.step([pygame.event.Event(kind, **values)])

    # --- finding
    def find(self, label: str) -> Widget:
        """Return the visible widget with a label on the uppermost screen. Raises KeyError with the labels there are."""
        found = [widget for widget in self.app.top.walk() if widget.label == label and widget is not self.app.top]
        if not found:
            raise KeyError(f"no widget '{label}' on '{self.app.top.label}'; there are: {', '.join(self.labels())}")
        return found[-1]

    def labels(self) -> list[str]:
        """Return the labels of the uppermost screen's visible widgets."""
        return [widget.label for widget in self.app.top.walk() if widget.label and widget is not self.app.top]

    def point(self, spot: str | tuple[int, int] | Widget) -> tuple[int, int]:
        """Return the middle of a widget (scrolled into view), or the point itself."""
        if isinstance(spot, tuple):
            return spot
        widget = self.find(spot) if isinstance(spot, str) else spot
        reveal(widget)
        return widget.rect.center

    # --- mouse
    def move(self, spot: str | tuple[int, int] | Widget) -> None:
        self.send(pygame.MOUSEMOTION, pos=self.point(spot), rel=(0, 0), buttons=(0, 0, 0))

    def press(self, spot: str | tuple[int, int] | Widget, button: int = 1) -> None:
        self.send(pygame.MOUSEBUTTONDOWN, pos=self.point(spot), button=button)

    def release(self, spot: str | tuple[int, int] | Widget, button: int = 1) -> None:
        self.send(pygame.MOUSEBUTTONUP, pos=self.point(spot), button=button)

    def click(self, spot: str | tuple[int, int] | Widget, button: int = 1) -> None:
        """Move to a widget (by label) or a point, press, and release a moment later; what it comes to is drawn. It is no double
        click: on the same place a hand waits.
        """
        place = self.point(spot)
        with unseen(self.app):
            when, where = self._clicked
            near = max(abs(place[0] - where[0]), abs(place[1] - where[1])) <= DOUBLE_PX
            if near and self.now - when < DOUBLE_MS:
                self.tick(DOUBLE_MS + when - self.now)
            self._clicked = (self.now, place)
            self.move(place)
            self.press(place, button)
            self.tick(HOLD)
        self.release(place, button)

    def drag(
        self,
        start: str | tuple[int, int] | Widget,
        end: str | tuple[int, int] | Widget,
        steps: int = 12,
        drop: bool = True,
        grab: bool = True,
    ) -> None:
        """Press at `start` (unless `grab` is false: it is held already), move to `end` in `steps`, one frame each, and release
        (unless `drop` is false). What it comes to is drawn.
        """
        (x0, y0), (x1, y1) = self.point(start), self.point(end)
        with unseen(self.app):
            if grab:
                self.move((x0, y0))
                self.press((x0, y0))
            for i in range(1, steps):
                self._pull(x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps)
        self._pull(x1, y1)
        if drop:
            self.release((x1, y1))

    def _pull(self, x: float, y: float) -> None:
        """A frame later the mouse is there, with its button down."""
        self.now += FRAME
        self.send(pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(0, 0), buttons=(1, 0, 0))

    def wheel(self, steps: float) -> None:
        self.send(pygame.MOUSEWHEEL, x=0, y=round(steps), precise_y=float(steps))

    # --- keys and pads
    def key(self, *names: str) -> None:
        """Strike keys by pygame's names, e.g. "return", "tab", "shift+tab", "1"."""
        for name in names:
            *held, last = name.split("+") if name != "+" else [name]
            mod = sum(
                {"shift": pygame.KMOD_LSHIFT, "ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT}[key] for key in held
            )
            code = pygame.key.key_code(last)
            with unseen(self.app):
                self.send(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
            self.send(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)

    def text(self, text: str) -> None:
        """Type letters."""
        for letter in text:
            self.send(pygame.TEXTINPUT, text=letter)

    def pad(self, *buttons: int) -> None:
        """Press buttons of the first gamepad by number (0 = A, 1 = B)."""
        for button in buttons:
            self.send(pygame.JOYBUTTONDOWN, button=button, instance_id=0, joy=0)
            self.send(pygame.JOYBUTTONUP, button=button, instance_id=0, joy=0)

    def hat(self, x: int, y: int) -> None:
        """Tap the d-pad of the first gamepad: x right, y up."""
        self.send(pygame.JOYHATMOTION, value=(x, y), hat=0, instance_id=0, joy=0)
        self.send(pygame.JOYHATMOTION, value=(0, 0), hat=0, instance_id=0, joy=0)

    # --- window
    def resize(self, size: tuple[int, int]) -> None:
        self.window.size = size
        self.send(pygame.WINDOWRESIZED, x=size[0], y=size[1])

    def shot(self, path: str | Path) -> None:
        """Save the present picture as PNG."""
        self.app.draw()
        pygame.image.save(self.window.surface, str(path))

    def pixels(self) -> bytes:
        """Return the present picture as bytes, to compare."""
        self.app.draw()
        return pygame.image.tobytes(self.window.surface, "RGB")

    def overflowing(self, widgets: Iterable[Widget] | None = None) -> list[str]:
        """Return labels of visible widgets that leave the window (those inside a scroll panel may)."""
        window = self.window.surface.get_rect()
        out = []
        for widget in widgets or self.app.top.walk():
            scrolled = any(getattr(above, "clips", False) for above in _above(widget))
            if not scrolled and widget.rect.size != (0, 0) and not window.contains(widget.rect):
                out.append(f"{widget.label or type(widget).__name__} {tuple(widget.rect)}")
        return out


def _above(widget: Widget) -> list[Widget]:
    out = []
    while widget.parent is not None:
        widget = widget.parent
        out.append(widget)
    return out
