from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

import tabletop.toolkit.window as windows
from tabletop.toolkit import platforms
from tests.saying import says

ROOT = Path(__file__).resolve().parents[2]


PROBE = """
import pygame
from tabletop.toolkit.window import UiError, Window
try:
    print("size", *Window("x").size)
except UiError as error:
    assert not pygame.display.get_init()
    print("refused", error)
"""


def start(**variables: str) -> subprocess.CompletedProcess[str]:
    """Open a window in a fresh process with the given environment."""
    ours = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    kept = {key: value for key, value in os.environ.items() if key not in ours} | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-c", PROBE], env=kept | variables, capture_output=True, text=True, check=True
    )


def test_no_screen_is_one_clear_sentence() -> None:
    """Without a display the program says so in one line, without a traceback."""
    done = start(SDL_VIDEODRIVER="x11", DISPLAY=":4711")
    assert says(done.stdout, "toolkit-no-window")
    assert len(done.stdout.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_nobody_is_played_to_unseen() -> None:
    """Where no screen exists at all SDL would draw for nobody: that is refused too, and its mutterings are not shown."""
    done = start()
    assert says(done.stdout, "toolkit-no-window")
    assert done.stderr == ""


def test_the_first_window_is_never_too_small() -> None:
    """A fresh window has at least the least size."""
    width, height = (int(word) for word in start(SDL_VIDEODRIVER="dummy").stdout.split()[1:])
    assert (width, height) >= (1024, 720)


@pytest.mark.parametrize(
    ("platform", "variables", "wanted"),
    [
        ("linux", {"DISPLAY": ":0"}, "0"),
        ("linux", {"DISPLAY": ":0", "SDL_VIDEODRIVER": "x11"}, "0"),
        ("linux", {"DISPLAY": ":0", "SDL_VIDEODRIVER": "wayland"}, None),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, None),
        ("darwin", {"DISPLAY": ":0"}, None),
        ("win32", {}, None),
    ],
)
def test_the_framebuffer_setting_is_for_x11_only(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], wanted: str | None
) -> None:
    """Other systems never see the setting that would break or slow them."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", platforms.FRAMEBUFFER_HINT):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", platform)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    platforms.prepare()
    assert os.environ.get(platforms.FRAMEBUFFER_HINT) == wanted


def test_what_libraries_print_can_be_hidden(capfd: pytest.CaptureFixture[str]) -> None:
    """Lines that C libraries write while looking for devices do not reach the terminal; ours do afterwards."""
    with platforms.quiet_stderr():
        os.write(2, b"ALSA lib: no cards\n")
    os.write(2, b"ours\n")
    assert capfd.readouterr().err == "ours\n"


class Frame:
    """The system's window, where nobody looks after windows: it stays as large as it is made."""

    def __init__(self) -> None:
        self.position, self.size, self.minimum_size = (160, 90), (1280, 720), (0, 0)

    def set_fullscreen(self, *, desktop: bool) -> None:
        assert desktop
        raise AssertionError("nobody hears this")

    set_windowed = set_fullscreen


def test_without_a_window_manager_the_window_takes_the_screen_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a wish for full screen is heard by nobody, the window takes the size in which it is drawn, and gives it back."""
    frame = Frame()
    monkeypatch.setattr(windows, "_open", lambda *_: frame)
    monkeypatch.setattr(platforms, "unmanaged", lambda _driver: True)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1600, 900)])
    window = windows.Window("x")
    window.set_fullscreen(True)
    assert (frame.position, window.size, window.fullscreen) == ((0, 0), (1600, 900), True)
    window.set_fullscreen(False)
    assert (frame.position, window.size, window.fullscreen) == ((160, 90), (1280, 720), False)


def test_only_x11_may_have_nobody_who_looks_after_windows() -> None:
    """All other systems know full screen by themselves."""
    assert not any(platforms.unmanaged(driver) for driver in ("wayland", "cocoa", "windows", "dummy"))


@pytest.mark.parametrize("desktop", [(1366, 768), (1280, 720), (1024, 600), (1080, 1920)])
def test_a_remembered_window_is_fitted_to_the_display_that_is_there(monkeypatch, desktop) -> None:
    """It keeps its size where there is room, and is never larger than the display."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    window = windows.Window("x", (1600, 900))
    try:
        window.fit()
        assert all(size <= most for size, most in zip(window.size, desktop, strict=True))
        assert window.cramped == (desktop < windows.MINIMUM or desktop[1] < windows.MINIMUM[1])
        window.size = before = (min(desktop[0], 1030), min(desktop[1], 730))
        window.fit()
        assert window.size == before
    finally:
        window.close()


@pytest.mark.parametrize(
    ("first", "size", "desktop", "there", "wanted"),
    [
        ((0, 0, 1280, 720), (1280, 720), (2560, 1080), (0, 0), (1280, 0, 1280, 720)),
        ((1280, 100, 1280, 720), (1280, 720), (2560, 1080), (1280, 100), (0, 100, 1280, 720)),
        ((40, 0, 1280, 720), (1280, 720), (1366, 1600), (40, 0), (40, 720, 1280, 720)),
        ((100, 0, 1280, 720), (1600, 900), (2560, 1080), (0, 0), (1280, 0, 1280, 900)),
        ((640, 360, 1280, 720), (1600, 900), (2560, 1440), (0, 360), (1280, 360, 1280, 900)),
        ((20, 400, 1040, 720), (1040, 850), (1080, 1920), (20, 0), (20, 720, 1040, 850)),
        ((160, 90, 1600, 900), (1600, 900), (1920, 1080), (160, 90), (320, 180, 1600, 900)),
        ((320, 180, 1600, 900), (1600, 900), (1920, 1080), (320, 180), (0, 0, 1600, 900)),
    ],
)
def test_a_second_window_lies_beside_the_first(first, size, desktop, there, wanted) -> None:
    """Where there is room, in which it is smaller if need be, and the first one makes some; else so that both are seen."""
    moved, found = windows.beside(pygame.Rect(first), size, desktop)
    assert moved == pygame.Rect(there, first[2:])
    assert found == pygame.Rect(wanted)
