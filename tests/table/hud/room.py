"""A room for panels: people, a screen that shows one panel, and ears."""

from __future__ import annotations

import pygame

from tabletop.core.presentation import CardFace
from tabletop.table.hud import GameText, SeatPerson, trap
from tabletop.table.widgets.panel_style import ModalPanel
from tabletop.toolkit import rects
from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.widgets.screen import Screen
from tools.rigs.pilot import Pilot

SIZES = [(1024, 720), (1280, 720), (1920, 1080), (3840, 2160)]
KEYS = ("qa", "pl", "rf", "uj", "cx", "mn", "ws", "09")
NAMES = ("Ruby", "Theo", "Priya", "Count Nullius", "Ada", "Maximilian von Langenfeld", "Zoe", "Agent Wintergreen")


def folk(seats=4, humans=None):
    """Invented people; all human unless told."""
    humans = range(seats) if humans is None else humans
    return tuple(
        SeatPerson(i, NAMES[i], f"seat{i}", "", i in humans, *(KEYS[i] if i in humans else ("", "")))
        for i in range(seats)
    )


def card(name, i=0):
    return CardFace(f"card-{i}", name, "Mission", ("Text.",), "", "common", 3, "group", "")


CARDS = tuple(card(name, i) for i, name in enumerate(("Sniper", "Medic", "Double Agent")))


def words(seats=4):
    return GameText(folk(seats), CARDS)


class Room(Screen):
    """Shows panels, each in the middle at the size it would like, or on the whole screen when it floats."""

    def __init__(self, *panels, ground="#123456", whole=()):
        super().__init__("room")
        self.panels, self.ground, self.whole = panels, ground, whole

    def build(self):
        for panel in self.panels:
            self.add(panel)

    def layout(self):
        for panel in self.panels:
            floats = isinstance(panel, ModalPanel) or panel in self.whole
            panel.place(self.rect if floats else rects.center(self.rect, *panel.measure(self.rect.width - 20)))

    def paint(self, target):
        target.fill(self.ground)

    def focus_order(self):
        return trap(super().focus_order(), [panel for panel in self.panels if isinstance(panel, ModalPanel)])

    def on_event(self, event):
        return any(panel.on_raw(event) for panel in self.panels if hasattr(panel, "on_raw"))

    def update(self, now):
        moved = [panel.tick(now) for panel in self.panels if hasattr(panel, "tick")]
        return any(moved)


class Ears(list):
    """A callback that remembers what it was called with."""

    def __call__(self, *what):
        self.append(what)


def show(*panels, size=(1280, 720), scale=1.0, ground="#123456", whole=(), **prefs):
    """A pilot in a room with these panels."""
    pilot = Pilot(size, Prefs(ui_scale=scale, **prefs))
    pilot.app.push(Room(*panels, ground=ground, whole=whole))
    pilot.tick()
    return pilot


def hold(pilot, key, ms):
    """Hold a key for a time."""
    code = pygame.key.key_code(key)
    pilot.send(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
    pilot.tick(ms)
    pilot.send(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
