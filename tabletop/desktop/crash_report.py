"""The report of an unexpected error: a text for whoever mends the program."""

from __future__ import annotations

import platform
import traceback
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec
import pygame

from tabletop import __version__

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.match.match import Match
    from tabletop.toolkit.app import App

HEAD = """Report of an error in Tabletop

It may hold hidden cards: the seed, the decks, the answers and the traceback tell them.
Whoever plays this match should not read on before its end. It names no player."""
LAST = 20  # answers
FRAMES = 2  # that tell one place from another: what is raised in a helper is the fault of whoever called it

Place = tuple[object, ...]


def place(error: BaseException) -> Place:
    """Where an error was raised, by whose call, and its type: two errors of the same place have the same cause."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return (type(error), *((frame.filename, frame.lineno) for frame in frames))


def text(error: BaseException, app: App, unix: float) -> str:
    """The whole report. What cannot be told is left out with a word; `unix`: Unix seconds."""
    parts = {
        "When": lambda: f"{datetime.fromtimestamp(unix, UTC):%Y-%m-%d %H:%M:%S} UTC",
        "Versions": versions,
        "Screen": lambda: _screen(app),
        "Match": lambda: _match(match_at(app)),
        "Traceback": lambda: "".join(traceback.format_exception(error)).rstrip(),
    }
    return "\n\n".join([HEAD, *(f"{name}\n{_told(tell)}" for name, tell in parts.items())]) + "\n"


def match_at(app: App) -> Match | None:
    """The match of the uppermost table that is open."""
    from tabletop.table.table_screen import TableScreen

    tables = [screen for screen in app.screens if isinstance(screen, TableScreen)]
    return tables[-1].match if tables else None


def _told(tell: Callable[[], str]) -> str:
    try:
        return tell()
    except Exception as error:  # noqa: BLE001  # what is broken may be just what is told about
        return f"cannot be told: {error!r}"


def versions() -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return f"Tabletop {__version__}, {python}, pygame-ce {pygame.version.ver}, SDL {sdl}, {platform.platform()}"


def _screen(app: App) -> str:
    width, height = app.window.size
    names = " > ".join(f"{type(screen).__name__} '{screen.label}'" for screen in app.screens) or "none"
    return f"{names}\n{width} x {height}, scale {app.prefs.ui_scale}, frame {app.frames}"


def _match(match: Match | None) -> str:
    if match is None:
        return "none"
    setup, answers = match.setup, match.record.answers
    number = f"number {match.autosave.number}" if match.autosave is not None else "not kept"
    first = max(0, len(answers) - LAST)
    rows = [f"  {n}: {msgspec.json.encode(answer).decode()}" for n, answer in enumerate(answers[first:], first + 1)]
    return "\n".join(
        [
            f"{setup.game}, {number}, seed {setup.seed}, {len(answers)} answers",
            f"House rules: {msgspec.json.encode(setup.options).decode()}",
            f"Seats: {', '.join(f'{seat.bot} bot ({seat.personality})' if seat.bot else 'person' for seat in setup.seats)}",
            f"Ask: {match.game.ask}",
            "The last answers (ask, seat, option, ms, note):",
            *(rows or ["  none"]),
        ]
    )
