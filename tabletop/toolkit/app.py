"""What screens and widgets may ask of the program that runs them. It knows no widget: `runner.Runner` does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.image_loader import Loader
    from tabletop.toolkit.speech import SystemVoice
    from tabletop.toolkit.theme import Prefs
    from tabletop.toolkit.tween import Lane
    from tabletop.toolkit.window import Window


class BackgroundMusic(NamedTuple):
    """What is heard below a screen: a bed of sounds/beds, how high it rises (0 to 2), and how much of it is heard (0 to 1)."""

    bed: str
    level: int = 0
    share: float = 1.0


class Sounds(Protocol):
    def play(self, name: str, volume: float = 1.0) -> object: ...
    def load(self, *names: str) -> None: ...
    def set_music(self, music: BackgroundMusic | None) -> None: ...


class OpenScreen(Protocol):
    """A screen, to those who only hold it."""

    label: str

    @property
    def app(self) -> App: ...
    @property
    def music(self) -> BackgroundMusic | None: ...
    @property
    def focus(self) -> object | None: ...
    def close(self) -> None: ...
    def draw(self, target: pygame.Surface) -> None: ...


class CardPictures(Protocol):
    """Pictures of cards as they lie on a table, see `sprites.Sprites`; a look is one of `sprites.Look`."""

    faces: Any

    def get(self, look: Any, /) -> pygame.Surface: ...
    def ahead(self, look: Any, /) -> bool: ...
    def fit(self, window: tuple[int, int], /) -> None: ...
    def clear(self) -> None: ...


class Mouse(Protocol):
    """See `widgets.pointer.PointerInput`."""

    pos: tuple[int, int]
    since: float

    @property
    def known(self) -> bool: ...
    def moved(self, pos: tuple[int, int]) -> None: ...
    def let_go(self, widget: object) -> None: ...
    def leave(self) -> None: ...


class Messages(Protocol):
    """See `overlay.Overlay`."""

    count: int

    @property
    def messages(self) -> Sequence[str]: ...

    def toast(self, text: str, icon: str, color: str, about: str) -> None: ...
    def hide_tooltip(self) -> None: ...
    def clear(self) -> None: ...


class Fading(Protocol):
    """See `effects.Fade`."""

    def begin(self) -> None: ...
    def stop(self) -> None: ...


class OpenDrafts(Protocol):
    """See `match.drafts.PageDrafts`."""

    def keep(self, page: str, data: dict[str, Any], /) -> None: ...
    def recall(self, page: str, /) -> dict[str, Any]: ...
    def drop(self, page: str, /) -> None: ...


class Shaking(Protocol):
    """See `effects.Shake`."""

    def start(self, units: float) -> None: ...


class App(ABC):
    """`clock` gives milliseconds; `audio` plays sounds by name (None: silence); `frames` counts pictures, `presses` those of
    any key or button; `keyboard`: it was used last, and not the mouse. `written`: what was begun on pages that were not left.
    """

    window: Window
    prefs: Prefs
    kit: DrawContext
    loader: Loader
    cards: CardPictures
    audio: Sounds | None
    voice: SystemVoice
    clock: Callable[[], float]
    touch: Lane
    event_lane: Lane
    pointing: Mouse
    overlay: Messages
    fade: Fading
    shake: Shaking
    dirty: bool
    frames: int
    presses: int
    keyboard: bool
    written: OpenDrafts | None = None
    running: bool
    on_quit: Callable[[], bool]
    on_lost: Callable[[], None]  # the window lost the focus: what is private must be covered

    # --- screens
    @property
    @abstractmethod
    def screens(self) -> Sequence[OpenScreen]:
        """From below."""

    @property
    @abstractmethod
    def top(self) -> OpenScreen:
        """The uppermost screen."""

    @property
    @abstractmethod
    def hovered(self) -> object | None:
        """The widget under the mouse."""

    @property
    @abstractmethod
    def moment(self) -> float:
        """When the event happened that is handled now, in milliseconds, as well as can be told."""

    @property
    @abstractmethod
    def untouched(self) -> float:
        """For how long nobody has used anything, in milliseconds."""

    @abstractmethod
    def push(self, screen: Any, callback: Callable[[Any], None] | None = None) -> None:
        """Open `screen` above the others; `callback` hears the value it closes with (None: left by Esc)."""

    @abstractmethod
    def pop(self, screen: OpenScreen, result: Any = None) -> None:
        """Close `screen`, which must be the uppermost, and tell its callback. Closing the last one ends the app."""

    @abstractmethod
    def start_over(self, screen: Any) -> None:
        """Open `screen` in place of everything after an error: nothing of what was there can be relied on."""

    @abstractmethod
    def relayout(self) -> None:
        """Lay everything out again: the window, the scale or a setting changed."""

    @abstractmethod
    def set_fullscreen(self, on: bool) -> None:
        """Fill the whole screen, or no longer."""

    @abstractmethod
    def draw(self) -> None:
        """Draw one frame and show it."""

    @abstractmethod
    def quit(self) -> None:
        """Leave, if the quit hook agrees."""

    # --- comfort
    def sound(self, name: str, volume: float = 1.0) -> None:
        if self.audio is not None:
            self._hear(partial(self.audio.play, name, volume))

    def preload(self, *names: str) -> None:
        """Have sounds ready that must not be late."""
        if self.audio is not None:
            self._hear(partial(self.audio.load, *names))

    def update_music(self) -> None:
        """Every frame: the music of the uppermost screen that has any goes on."""
        if self.audio is not None:
            music = next((screen.music for screen in reversed(self.screens) if screen.music is not None), None)
            self._hear(partial(self.audio.set_music, music))

    def _hear(self, call: Callable[[], object]) -> None:
        try:
            call()
        except Exception:
            self.audio = None  # it would fail at every click from now on
            raise

    def toast(self, text: str, icon: str = "info", color: str = "gold", *, about: str = "") -> None:
        """Show a short message that leaves by itself, in the place of an older one `about` the same."""
        self.overlay.toast(text, icon, color, about)

    def after(self, ms: float, call: Callable[[], None]) -> None:
        """Call something once, `ms` milliseconds from now."""
        self.touch.run(0, lambda _: None, delay=ms, done=call)

    def duration(self, name: str) -> float:
        """Return a duration of the theme in milliseconds, at the user's animation speed (0 = at once)."""
        return self.ms(self.kit.theme.ms[name])

    def ms(self, normal: float) -> float:
        """Return a duration in milliseconds at the user's animation speed."""
        return 0 if self.prefs.animation <= 0 else normal / self.prefs.animation

    def telling(self, brisk: float) -> float:
        """Return how long something that is told is shown, in ms; animations that are off show it at once."""
        return 0 if self.prefs.animation <= 0 else brisk * self.prefs.telling
