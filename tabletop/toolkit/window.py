"""The window: one software surface at native size, resizable, with full screen."""

from __future__ import annotations

from contextlib import suppress

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import platforms

MINIMUM = (1024, 720)
POINTER = 48  # pixels: the least height of a large pointer
ARROW = ((0.03, 0.03), (0.03, 0.8), (0.2, 0.64), (0.32, 0.95), (0.46, 0.89), (0.34, 0.59), (0.6, 0.59))  # shares of it
CENTRED = 0x2FFF0000  # SDL's word for the middle of a display, whose number is added


class UiError(RuntimeError):
    """The user interface cannot go on; the message is one sentence for the person at the keyboard."""


class Window:
    """A resizable window of (width, height) pixels on a display, 0 the first. Raises UiError when there is no display."""

    def __init__(
        self, title: str, size: tuple[int, int] | None = None, fullscreen: bool = False, display: int = 0
    ) -> None:
        self._window = _open(title, size, display)
        self._window.minimum_size = MINIMUM
        self._display = display
        self.fullscreen = False
        self._before: tuple[tuple[int, int], tuple[int, int]] | None = None  # place and size that are kept by ourselves
        if fullscreen:
            self.set_fullscreen(True)

    @property
    def surface(self) -> pygame.Surface:
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        return self._window.size

    @size.setter
    def size(self, value: tuple[int, int]) -> None:
        self._window.size = value

    @property
    def cramped(self) -> bool:
        """The display is smaller than the least that the program is made for."""
        width, height = self._desktop
        return width < MINIMUM[0] or height < MINIMUM[1]

    @property
    def _desktop(self) -> tuple[int, int]:
        return pygame.display.get_desktop_sizes()[self._display]

    def fit(self) -> None:
        """A remembered size that this display has no room for becomes a comfortable one, in its middle."""
        wide, high = self._desktop
        if self.fullscreen or (self.size[0] <= wide and self.size[1] <= high):
            return
        width, height = _comfortable(self._display)
        self._window.minimum_size = min(MINIMUM[0], wide), min(MINIMUM[1], high)
        self._window.size = min(width, wide), min(height, high)
        self._window.position = CENTRED | self._display, CENTRED | self._display

    def lie_beside(self, other: Window) -> None:
        """Lie beside, below or above another window, which makes room; where there is none, so that both are seen."""
        before = pygame.Rect(other._window.position, other.size)
        there, here = beside(before, self.size, self._desktop)
        if there.topleft != before.topleft:
            other._window.position = there.topleft
        if here.size != self.size:
            self._window.size = here.size
        self._window.position = here.topleft

    @property
    def focused(self) -> bool:
        """The keys go to this window."""
        return self._window.focused

    def owns(self, event: pygame.event.Event) -> bool:
        """True for what happens to this window, or to mouse and keys while they are its own."""
        return getattr(event, "window", None) is self._window

    def set_icon(self, picture: pygame.Surface) -> None:
        self._window.set_icon(picture)

    def set_pointer(self, *, large: bool) -> None:
        """A pointer that is seen from afar, or the system's own; a system that can have no other keeps its own."""
        with suppress(pygame.error):
            pygame.mouse.set_cursor(
                pygame.Cursor((0, 0), arrow(max(POINTER, self.size[1] // 18))) if large else pygame.Cursor()
            )

    def flip(self) -> None:
        self._window.flip()

    def set_fullscreen(self, on: bool) -> None:
        """Cover the desktop, or go back to a window; the size changes, so lay out again afterwards.

        Where no window manager would do it, the window takes the place itself: else it stays as it is, and is drawn beyond.
        """
        if on == self.fullscreen:
            return
        if self._before is not None:
            self._window.position, self._window.size = self._before
            self._before = None
        elif on and platforms.unmanaged(pygame.display.get_driver()):
            self._before = self._window.position, self._window.size
            self._window.position, self._window.size = (0, 0), pygame.display.get_desktop_sizes()[0]
        elif on:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self.fullscreen = on

    def text_input(self, on: bool) -> None:
        if on:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def close(self) -> None:
        self._window.destroy()


def arrow(high: int) -> pygame.Surface:
    """White with a black edge, so that it is seen on any ground; its tip is the upper left corner."""
    fine = 4 * high
    out = pygame.Surface((fine * 3 // 4, fine), pygame.SRCALPHA)
    points = [(x * fine, y * fine) for x, y in ARROW]
    pygame.draw.polygon(out, "white", points)
    pygame.draw.lines(out, "black", True, points, fine // 14)
    return pygame.transform.smoothscale(out, (high * 3 // 4, high))


def beside(other: pygame.Rect, size: tuple[int, int], desktop: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect]:
    """Where another window lies on a desktop, and beside it one of this size: as it is, else smaller, else with the other one
    moved to the edge; where all that helps nothing, towards the farther corner.
    """
    whole, home = pygame.Rect(0, 0, *desktop), other.clamp(pygame.Rect(0, 0, *desktop))
    for there in (other, pygame.Rect((0, home.y), other.size), pygame.Rect((home.x, 0), other.size)):
        for box in _smaller(size, (whole.width - other.width, whole.height - other.height)):
            for place in ({"topleft": there.topright}, {"topright": there.topleft},
                          {"topleft": there.bottomleft}, {"bottomleft": there.topleft}):  # fmt: skip
                found = box.copy()
                for corner, point in place.items():
                    setattr(found, corner, point)
                if whole.contains(found):
                    return there, found
    box = pygame.Rect(0, 0, *size)
    box.left = max(0, whole.right - box.width) if other.centerx <= whole.centerx else 0
    box.top = max(0, whole.bottom - box.height) if other.centery <= whole.centery else 0
    return other, box


def _smaller(size: tuple[int, int], room: tuple[int, int]) -> list[pygame.Rect]:
    """A window of this size, and as wide or as high as what is left beside another one, if that is enough for a table."""
    width, height = size
    boxes = [size]
    if MINIMUM[0] <= room[0] < width:
        boxes.append((room[0], height))
    if MINIMUM[1] <= room[1] < height:
        boxes.append((width, room[1]))
    return [pygame.Rect((0, 0), box) for box in boxes]


def displays() -> int:
    """How many there are; a window has to be open."""
    return len(pygame.display.get_desktop_sizes())


def _open(title: str, size: tuple[int, int] | None, display: int) -> pygame.Window:
    platforms.prepare()
    platforms.return_memory()
    try:
        return _attempt(title, size, display)
    except pygame.error as first:
        if not platforms.forget_framebuffer_hint():
            raise UiError(_sentence(first)) from None
    pygame.display.quit()
    try:
        return _attempt(title, size, display)
    except pygame.error as second:
        raise UiError(_sentence(second)) from None


def _attempt(title: str, size: tuple[int, int] | None, display: int) -> pygame.Window:
    with platforms.quiet_stderr():
        pygame.display.init()
    if platforms.invisible(pygame.display.get_driver()):
        pygame.display.quit()  # else whoever draws without a window would do it there, many times as slowly
        raise pygame.error(tr("toolkit-no-display-server"))
    middle = CENTRED | display
    window = pygame.Window(title, size or _comfortable(display), (middle, middle), resizable=True)
    window.get_surface()  # the framebuffer setting fails here, not when the window opens
    return window


def _comfortable(display: int) -> tuple[int, int]:
    """A first size that fills most of the desktop without hiding under its panels."""
    width, height = pygame.display.get_desktop_sizes()[display]
    return max(MINIMUM[0], min(1600, width * 9 // 10)), max(MINIMUM[1], min(900, height * 85 // 100))


def _sentence(error: pygame.error) -> str:
    return tr("toolkit-no-window", error=str(error))
