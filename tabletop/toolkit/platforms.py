"""Everything that differs between Linux, macOS and Windows, in one place, each with its fall-back."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ctypes
    from collections.abc import Iterator
    from pathlib import Path

MMAP_THRESHOLD = -3  # glibc's number for the size from which memory is asked from the system
FILE_MANAGERS = {"win32": "explorer", "darwin": "open"}  # other systems: xdg-open

ARENA_MAX = -8  # and for how many heaps the threads have: what one has freed, another may use
FRAMEBUFFER_HINT = "SDL_FRAMEBUFFER_ACCELERATION"
CLICK_THROUGH_HINT = "SDL_MOUSE_FOCUS_CLICKTHROUGH"


def prepare() -> None:
    """Set what SDL must know before the display starts. Call before `pygame.display.init()`.

    On X11 SDL draws window surfaces through OpenGL unless told not to: 8-13 ms a frame instead of 0.4 ms.
    Wayland refuses windows with that setting, so `forget_framebuffer_hint` takes it back when opening one fails.
    SDL drops a click that brings a window to the front unless told not to: whoever goes with one mouse from one window of a
    match to the other one would have to click twice.
    """
    os.environ.setdefault(CLICK_THROUGH_HINT, "1")
    driver = os.environ.get("SDL_VIDEODRIVER", "")
    if sys.platform == "linux" and driver in ("", "x11") and os.environ.get("DISPLAY"):
        os.environ.setdefault(FRAMEBUFFER_HINT, "0")


def invisible(driver: str) -> bool:
    """True when SDL found no screen and fell back to drawing for nobody, without having been told to."""
    return driver in ("offscreen", "dummy") and not os.environ.get("SDL_VIDEODRIVER")


def return_memory(least: int = 1 << 12) -> None:
    """Have the C library give the memory of every picture of `least` bytes or more back when it is gone.

    Left to itself glibc keeps what large pictures once used, about 40 MiB at the table; with 128 KiB, cards and words left
    holes of 10 MiB after two hours, with 16 KiB of 5, with a page of 2.5, for no more work. Other systems do it anyway.
    """
    if sys.platform != "linux":
        return
    import ctypes

    with contextlib.suppress(OSError, AttributeError):  # another C library than glibc
        library = ctypes.CDLL(None)
        library.mallopt(MMAP_THRESHOLD, least)
        library.mallopt(ARENA_MAX, 1)


def trim_memory() -> None:
    """Have the C library give back what small pictures have left in its heap; some ms. Other systems do it by themselves."""
    if sys.platform != "linux":
        return
    import ctypes

    with contextlib.suppress(OSError, AttributeError):  # another C library than glibc
        ctypes.CDLL(None).malloc_trim(0)


def unmanaged(driver: str) -> bool:
    """True when nobody looks after windows, as on an X server without a window manager: a wish for full screen is heard by
    nobody there, and SDL draws as if it had come true. False where that cannot be told.
    """
    if driver != "x11":
        return False
    import ctypes

    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return False
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XDefaultRootWindow.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not display:
        return False
    try:
        return not _has_property(x11, display, b"_NET_SUPPORTING_WM_CHECK")
    finally:
        x11.XCloseDisplay(display)


def _has_property(x11: ctypes.CDLL, display: ctypes.c_void_p, name: bytes) -> bool:
    """Whether the root window of an X display has this property."""
    import ctypes

    root, count = ctypes.c_ulong(x11.XDefaultRootWindow(display)), ctypes.c_int()
    x11.XListProperties.restype = ctypes.POINTER(ctypes.c_ulong)
    x11.XInternAtom.restype = ctypes.c_ulong
    wanted = x11.XInternAtom(display, name, True)
    found = x11.XListProperties(display, root, ctypes.byref(count))
    there = wanted != 0 and wanted in [found[i] for i in range(count.value)]
    if found:
        x11.XFree(found)
    return there


def forget_framebuffer_hint() -> bool:
    """Take the X11 setting back; False if it was not set, so there is nothing else to try."""
    return os.environ.pop(FRAMEBUFFER_HINT, None) is not None


def open_folder(path: Path) -> bool:
    """Show a folder in the system's file manager; False when there is none."""
    import shutil
    import subprocess

    program = shutil.which(FILE_MANAGERS.get(sys.platform, "xdg-open"))
    if program is None:
        return False
    try:
        subprocess.Popen(  # noqa: S603 - the system's own program, a folder of ours
            [program, str(path)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    except OSError:
        return False
    return True


@contextlib.contextmanager
def quiet_stderr() -> Iterator[None]:
    """Hide what C libraries print while they look for devices (ALSA writes eight lines when there is none)."""
    sys.stderr.flush()
    try:
        kept = os.dup(2)
    except OSError:  # no stderr at all (a windowed program on Windows)
        yield
        return
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(sink)
