"""What the tests of the screens share: services that note where it was led, and a check of everything that is written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from tabletop.app.services import AppServices
from tabletop.pages import game_tile
from tabletop.pages.boosters.opening_page import PackScreen
from tabletop.pages.menu import MenuScreen
from tabletop.storage import Store
from tabletop.toolkit import draw_context
from tabletop.toolkit.draw_context import DrawContext
from tabletop.toolkit.rich_text import RichText, measure
from tabletop.toolkit.widgets.screen import Screen
from tests.toolkit.rig import look_away
from tools.rigs import gallery
from tools.rigs.pilot import Pilot

BRINGS_A_MENU = (
    "menu", "menu-used", "menu-night", "resume", "welcome", "lessons", "pause", "pause-unsaved", "rescue",
)  # fmt: skip
SIZES = ((1024, 720), (1280, 720), (1920, 1080), (3840, 2160))


class Trail:
    """Notes the ways that were taken; of a page that is handed over, its label."""

    def __init__(self, services: AppServices) -> None:
        self.taken: list[tuple[str, Any]] = []
        for name in services.routes.__struct_fields__:
            setattr(services.routes, name, self._noting(name))

    def _noting(self, name: str):
        def note(argument=None, *_) -> None:
            self.taken.append((name, argument.label if isinstance(argument, Screen) else argument))

        return note


def services(path: Path | None = None) -> AppServices:
    """Return the services of a player who has been here before, with nothing played yet."""
    return gallery.lent(Store(path))


@contextmanager
def showing(
    name: str, size: tuple[int, int] = (1280, 720), *, still: bool = True
) -> Iterator[tuple[Pilot, AppServices, Trail]]:
    """Show a screen of the gallery; `still`: without animation."""
    with unseen_showing(name, size, still=still) as (pilot, made, trail):
        del pilot.app.draw
        pilot.app.draw()
        yield pilot, made, trail


@contextmanager
def unseen_showing(
    name: str, size: tuple[int, int] = (1280, 720), *, still: bool = True
) -> Iterator[tuple[Pilot, AppServices, Trail]]:
    """The same, of which nothing is ever drawn."""
    made = services()
    trail = Trail(made)
    if still:
        made.settings.animation_speed = "off"
        made.settings.reduced_motion = True
    with Pilot(size, made.prefs()) as pilot:
        look_away(pilot.app)
        if name not in BRINGS_A_MENU:
            pilot.app.push(MenuScreen(made))
        gallery.names()[name](pilot, made)
        pilot.tick(1200)
        yield pilot, made, trail


class Written(NamedTuple):
    text: str
    ink: pygame.Rect


class Reader:
    """Reads along while a screen is drawn: what is written where, and what did not fit."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.window = pilot.window.surface
        self.texts: list[Written] = []
        self.cut: list[str] = []

    def note(self, target: pygame.Surface, text: str, ink: pygame.Rect) -> None:
        if target is self.window and text.strip():
            seen = ink.clip(target.get_clip())
            if seen.width > 2 and seen.height > 2:
                self.texts.append(Written(text, seen))

    @property
    def outside(self) -> list[str]:
        window = self.window.get_rect()
        return [entry.text for entry in self.texts if not window.contains(entry.ink)]

    @property
    def overlapping(self) -> list[tuple[str, str]]:
        return [(a.text, b.text) for a, b in combinations(self.texts, 2) if _meet(a.ink, b.ink)]


def _meet(a: pygame.Rect, b: pygame.Rect) -> bool:
    common = a.clip(b)
    return common.width > 2 and common.height > 2


def read(pilot: Pilot, monkeypatch: Any) -> Reader:
    """Draw the uppermost screen once more and read along."""
    reader = Reader(pilot)
    write, draw, shorten = DrawContext.write, RichText.draw, draw_context.shorten

    def spy_shorten(style, text, width):
        reader.cut += [text] * (measure(style, text) > width + 1)
        return shorten(style, text, width)

    def spy_write(self: DrawContext, target, text, role, box, color="", *, align="left", size=0.0):
        ink = write(self, target, text, role, box, color, align=align, size=size)
        reader.note(target, text, ink)
        return ink

    def spy_draw(self: RichText, target, place):
        for run in self.runs:
            reader.note(target, run.text, _ink(self, run.rect.move(place)))
        draw(self, target, place)

    with monkeypatch.context() as patch:
        patch.setattr(DrawContext, "write", spy_write)
        patch.setattr(draw_context, "shorten", spy_shorten)
        patch.setattr(RichText, "draw", spy_draw)
        game_tile._kept.clear()
        screen = pilot.app.top
        screen.draw(reader.window)
    return reader


def _ink(block: RichText, run: pygame.Rect) -> pygame.Rect:
    """Letters fill less than their line."""
    return run.inflate(0, -(run.height - block.style.pixels * 7 // 10))


def open_pack(pilot):
    """Open the first pack with ceremony and the others at once."""
    assert isinstance(pilot.app.top, PackScreen)
    pilot.key("return")
    pilot.tick(3500)
    pilot.key("space")
    pilot.tick(5500)
    pilot.click("done")
    pilot.tick(300)
