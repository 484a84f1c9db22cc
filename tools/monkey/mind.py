"""What a monkey wants: what it has used least, anything at all now and then, and home when it is lost.

It looks only at what the top screen shows: its widgets with their labels and places. The dice of an action are made of the
seed and the action's number, so two runs with the same seed want the same wherever they see the same.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import pygame

from tabletop.games import names
from tabletop.minigames.flick.shot_screen import LaneScreen
from tabletop.minigames.reflex.race_screen import RaceScreen
from tabletop.pages.menu import MenuScreen
from tabletop.pages.setup.setup_page import SetupScreen
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.app import App
from tabletop.toolkit.widgets.screen import Screen
from tabletop.toolkit.widgets.widget import Widget
from tools.monkey.hands import PRESSED, Action, Hands, Point

SIZES = ((1024, 720), (1280, 720), (1280, 800), (1366, 768), (1600, 900), (1920, 1080), (1100, 1000), (1900, 720),
         (1080, 1920), (1080, 1400), (1024, 1100), (2560, 1080))  # fmt: skip  # whatever the display has room for
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
KEYS = ("return", "space", "escape", "tab", "up", "down", "left", "right", "home", "end", "page up", "page down",
        "backspace", "delete", "f1", "f5", "f11", *LETTERS)  # fmt: skip
WORDS = ("Ada", "Zoë Ångström", "0", "-1", "99999999999999999999", "  ", "[b]", "\u202eabc", "李雷", "🙂", "x" * 60)
HOME = ("back", "Back", "Menu", "Save and go to the menu", "Cancel", "Continue", "Back to the menu", "Leave", "Later")
LEAVES, PLAYED = 12, 45  # actions on a page, and at a table, before it wants to go home; at a table longer each time
TO_PLAY = 0.25  # of the clicks on the menu: it came to play
DEALS = ("Play", "Rematch", "Continue", *(f"tile {name}" for name in names()))
ENOUGH = 10  # actions on the set-up page before the cards are dealt
CURTAIN = 900  # ms that a key or a button is held for a curtain


class Wish(NamedTuple):
    """What to do, in words and action."""

    text: str
    action: Action


class Mind:
    """`wish(app)` is called whenever the hands have nothing to do."""

    def __init__(self, seed: int, hands: Hands, folder: Path, game: str = "") -> None:
        self.seed, self.hands, self.folder = seed, hands, folder
        self.others = set(names()) - {game} if game else set()
        self.used: Counter[tuple[str, str]] = Counter()
        self.tables = 0
        self.number = 0
        self.homesick = False
        self._page: object = None
        self._here = 0

    # --- what next
    def wish(self, app: App) -> Wish:
        self.number += 1
        dice = Random(f"{self.seed} {self.number}")
        self._arrive(app)
        if self.homesick:
            return self._home(app, dice)
        if isinstance(app.top, TableScreen) and app.top.hud.reactions.curtain.closed and dice.random() < 0.5:
            return self._lift(app.top, dice)
        ways: list[tuple[float, Callable[[App, Random], Wish]]] = [
            (46, self._click), (9, self._drag), (4, self._held), (3, self._anywhere), (12, self._key), (4, self._pad),
            (5, self._wheel), (3, self._type), (3, self._hover), (1.5, self._resize), (1.5, self._leave),
            (0.7, self._drop), (4, self._wait),
        ]  # fmt: skip
        if isinstance(app.top, LaneScreen):
            ways.append((40, self._drag))
        if isinstance(app.top, RaceScreen):
            ways.append((60, self._key))
        weights = [weight for weight, _ in ways]
        return dice.choices([way for _, way in ways], weights)[0](app, dice)

    def _arrive(self, app: App) -> None:
        """Know for how long it has been on this page, and when it is enough."""
        top = app.top
        if top is not self._page:
            self._page, self._here = top, 0
            self.tables += isinstance(top, TableScreen)
        self._here += 1
        if isinstance(top, MenuScreen):
            self.homesick = False
        else:
            playing = isinstance(top, TableScreen | LaneScreen | RaceScreen)
            most = PLAYED * min(4, 1 + self.tables // 3) if playing else LEAVES
            most += ENOUGH * isinstance(top, SetupScreen)
            self.homesick = self._here > most or (self.homesick and not isinstance(top, SetupScreen))

    def _home(self, app: App, dice: Random) -> Wish:
        """Out of a page where it has been for long; from the set-up to the table."""
        top = app.top
        if isinstance(top, SetupScreen) and top.go.enabled and dice.random() < 0.8:
            return self._press(top.go)
        ways = [widget for widget in self._widgets(app) if widget.label in HOME]
        if ways and dice.random() < 0.5:
            return self._press(dice.choice(ways))
        if dice.random() < 0.6:
            return Wish("key escape", self.hands.key("escape"))
        return self._click(app, dice)

    def _lift(self, table: TableScreen, dice: Random) -> Wish:
        """Whoever is called lifts the curtain, with the own key or the mouse."""
        curtain = table.match.shared.privacy.curtain
        if curtain is not None and dice.random() < 0.7:
            key = table.match.setup.seats[curtain.seat].react
            return Wish(f"hold {key}", self.hands.key(key, held=CURTAIN))
        pos = table.hud.reactions.curtain.ring.rect.center
        return Wish(f"hold the mouse at {pos}", self.hands.click(pos, held=CURTAIN))

    # --- what there is
    def _widgets(self, app: App) -> list[Widget]:
        """What can be used on the top screen and lies in the window."""
        window, top = pygame.Rect((0, 0), app.window.size), cast("Screen[Any]", app.top)
        return [
            widget
            for widget in top.walk()
            if widget is not top
            and widget.enabled
            and widget.focusable
            and widget.rect.size != (0, 0)
            and window.colliderect(widget.rect)
            and not any(widget.label.endswith(f" {other}") for other in self.others)
        ]

    def _least_used(self, app: App, dice: Random) -> Widget | None:
        """One widget; those with the same words but another number share their turn."""
        kinds: dict[str, list[Widget]] = {}
        for widget in self._widgets(app):
            kinds.setdefault(re.sub(r"\d+", "#", widget.label), []).append(widget)
        if not kinds:
            return None
        page = app.top.label
        weights = [1 / (1 + self.used[page, kind]) ** 1.5 for kind in kinds]
        kind = dice.choices(list(kinds), weights)[0]
        self.used[page, kind] += 1
        return dice.choice(kinds[kind])

    @staticmethod
    def _inside(app: App, box: pygame.Rect, dice: Random) -> Point:
        seen = box.clip(pygame.Rect((0, 0), app.window.size))
        return (
            dice.randrange(seen.x, max(seen.x + 1, seen.right)),
            dice.randrange(seen.y, max(seen.y + 1, seen.bottom)),
        )

    def _point(self, app: App, dice: Random) -> tuple[str, Point]:
        """A point in a widget, or any."""
        widget = self._least_used(app, dice) if dice.random() < 0.8 else None
        if widget is None:
            pos = self._inside(app, pygame.Rect((0, 0), app.window.size), dice)
            return str(pos), pos
        pos = self._inside(app, widget.rect, dice)
        return f"'{widget.label}' {pos}", pos

    # --- actions
    def _press(self, widget: Widget) -> Wish:
        return Wish(f"click '{widget.label}'", self.hands.click(widget.rect.center))

    def _click(self, app: App, dice: Random) -> Wish:
        if isinstance(app.top, SetupScreen) and self._here > ENOUGH and app.top.go.enabled and dice.random() < 0.3:
            return self._press(app.top.go)
        if isinstance(app.top, MenuScreen) and dice.random() < TO_PLAY:
            return self._press(dice.choice([widget for widget in self._widgets(app) if widget.label in DEALS]))
        where, pos = self._point(app, dice)
        button = dice.choices((1, 3, 2), (88, 9, 3))[0]
        held = dice.choices((PRESSED, 250, CURTAIN), (80, 12, 8))[0]
        return Wish(f"click {where} with {button}, held for {held} ms", self.hands.click(pos, button, held))

    def _anywhere(self, app: App, dice: Random) -> Wish:
        pos = self._inside(app, pygame.Rect((0, 0), app.window.size), dice)
        return Wish(f"click {pos}", self.hands.click(pos))

    def _hover(self, app: App, dice: Random) -> Wish:
        where, pos = self._point(app, dice)
        return Wish(f"hover {where}", self.hands.hover(pos))

    def _drag(self, app: App, dice: Random) -> Wish:
        start, first = self._point(app, dice)
        end, last = self._point(app, dice)
        return Wish(f"drag {start} to {end}", self.hands.drag([first, last]))

    def _held(self, app: App, dice: Random) -> Wish:
        """While the button is down something else happens."""
        where, pos = self._point(app, dice)
        other = dice.choice((self._key, self._resize, self._leave, self._wheel, self._pad, self._escape))(app, dice)
        way = [pos, (pos[0] + dice.randint(-9, 9), pos[1] + dice.randint(-9, 9))]
        return Wish(f"press {where}, {other.text}, release", self.hands.drag(way, meanwhile=other.action))

    def _escape(self, _app: App, _dice: Random) -> Wish:
        return Wish("key escape", self.hands.key("escape"))

    def _key(self, _app: App, dice: Random) -> Wish:
        name = dice.choice(KEYS if dice.random() < 0.5 else ("return", "tab", "space", "up", "down", "left", "right"))
        mod = dice.choices((0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT), (82, 10, 6, 2))[0]
        held = dice.choices((PRESSED, CURTAIN), (85, 15))[0]
        return Wish(f"key {name} with {mod}, held for {held} ms", self.hands.key(name, mod, held))

    def _type(self, _app: App, dice: Random) -> Wish:
        words = dice.choice(WORDS)
        return Wish(f"type {words!a}", self.hands.text(words))

    def _pad(self, _app: App, dice: Random) -> Wish:
        kind = dice.randrange(3)
        if kind == 0:
            button = dice.choice((0, 0, 0, 1, 2, 3, 4, 5, 7))
            return Wish(f"pad {button}", self.hands.pad(button))
        if kind == 1:
            x, y = dice.choice(((0, 1), (0, -1), (1, 0), (-1, 0)))
            return Wish(f"pad {x} {y}", self.hands.hat(x, y))
        axis, value = dice.randrange(2), dice.choice((-1.0, 1.0, 0.7))
        return Wish(f"stick {axis} {value}", self.hands.stick(axis, value))

    def _wheel(self, app: App, dice: Random) -> Wish:
        where, pos = self._point(app, dice)
        steps = dice.choice((-8, -3, -1, 1, 3, 8))
        return Wish(f"wheel {where} {steps}", self.hands.wheel(pos, steps))

    def _resize(self, app: App, dice: Random) -> Wish:
        size = dice.choice(SIZES)
        return Wish(f"resize {size}", self.hands.resize(app.window, size))

    def _leave(self, _app: App, dice: Random) -> Wish:
        away = dice.choice((30, 400))
        return Wish(f"another window for {away} ms", self.hands.leave(away))

    def _drop(self, _app: App, dice: Random) -> Wish:
        files = sorted(path for path in self.folder.rglob("*") if path.is_file())
        path = dice.choice(files) if files else self.folder
        return Wish(f"drop {path.name}", self.hands.drop(str(path)))

    def _wait(self, _app: App, dice: Random) -> Wish:
        ms = dice.choice((200, 600, 1500))
        return Wish(f"wait {ms} ms", iter((ms,)))
