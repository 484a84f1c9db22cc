"""What a hand does, at a hand's pace: real events in SDL's own queue, with frames between press and release.

Each action is a generator that posts events and yields the milliseconds to wait before it goes on, so the program runs on
meanwhile: what is pressed may be gone when it is let go.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from tabletop.toolkit.window import Window

Point = tuple[int, int]
Action = Iterator[int]

PRESSED = 60  # ms between press and release
BETWEEN = 25  # ms between two places of a moving mouse
BUTTONS = {1: (1, 0, 0), 2: (0, 1, 0), 3: (0, 0, 1)}


class Hands:
    """Two hands and a gamepad; `counts` says how often each of them did something."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.pos: Point = (5, 5)

    @staticmethod
    def post(kind: int, **values: object) -> None:
        pygame.event.post(pygame.event.Event(kind, values))

    # --- mouse
    def _move(self, pos: Point, held: int = 0) -> None:
        rel = (pos[0] - self.pos[0], pos[1] - self.pos[1])
        self.pos = pos
        self.post(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=BUTTONS.get(held, (0, 0, 0)))

    def _button(self, down: bool, button: int) -> None:
        self.post(pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP, pos=self.pos, button=button)

    def hover(self, pos: Point) -> Action:
        self._move(pos)
        yield PRESSED

    def click(self, pos: Point, button: int = 1, held: int = PRESSED) -> Action:
        """Press and release at one place; `held` ms lie between."""
        self.counts["clicks"] += 1
        self._move(pos)
        yield BETWEEN
        self._button(True, button)
        yield held
        self._button(False, button)
        yield PRESSED

    def drag(self, way: Sequence[Point], button: int = 1, meanwhile: Action | None = None) -> Action:
        """Press at the first place, go through the others, release at the last; `meanwhile` is done before the release."""
        self.counts["drags"] += 1
        self._move(way[0])
        yield BETWEEN
        self._button(True, button)
        yield PRESSED
        for start, end in pairwise(way):
            for i in range(1, 7):
                self._move((start[0] + (end[0] - start[0]) * i // 6, start[1] + (end[1] - start[1]) * i // 6), button)
                yield BETWEEN
        if meanwhile is not None:
            yield from meanwhile
        self._button(False, button)
        yield PRESSED

    def wheel(self, pos: Point, steps: int) -> Action:
        self.counts["wheels"] += 1
        self._move(pos)
        yield BETWEEN
        for _ in range(abs(steps)):
            side = 1 if steps > 0 else -1
            self.post(pygame.MOUSEWHEEL, x=0, y=side, precise_x=0.0, precise_y=float(side), flipped=False)
            yield BETWEEN

    # --- keyboard and pad
    def key(self, name: str, mod: int = 0, held: int = PRESSED) -> Action:
        """Strike a key by pygame's name; a letter is also heard as text."""
        self.counts["keys"] += 1
        code = pygame.key.key_code(name)
        letter = name if len(name) == 1 and not mod & pygame.KMOD_CTRL else ""
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0)
        if letter:
            self.post(pygame.TEXTINPUT, text=letter)
        yield held
        self.post(pygame.KEYUP, key=code, mod=mod, unicode=letter, scancode=0)
        yield BETWEEN

    def text(self, words: str) -> Action:
        """Text as an input method sends it: letters that no key has, too."""
        self.counts["texts"] += 1
        for letter in words:
            self.post(pygame.TEXTINPUT, text=letter)
            yield BETWEEN

    def pad(self, button: int) -> Action:
        self.counts["pads"] += 1
        self.post(pygame.JOYBUTTONDOWN, button=button, instance_id=0, joy=0)
        yield PRESSED
        self.post(pygame.JOYBUTTONUP, button=button, instance_id=0, joy=0)
        yield BETWEEN

    def hat(self, x: int, y: int) -> Action:
        self.counts["pads"] += 1
        for value in ((x, y), (0, 0)):
            self.post(pygame.JOYHATMOTION, value=value, hat=0, instance_id=0, joy=0)
            yield PRESSED

    def stick(self, axis: int, value: float) -> Action:
        self.counts["pads"] += 1
        for now in (value, 0.0):
            self.post(pygame.JOYAXISMOTION, axis=axis, value=now, instance_id=0, joy=0)
            yield 6 * PRESSED

    # --- the window
    def resize(self, window: Window, size: Point) -> Action:
        """The window itself takes another size, and says so."""
        self.counts["resizes"] += 1
        window.size = size
        yield 3 * PRESSED

    def leave(self, away: int) -> Action:
        """Another window has the focus for `away` ms."""
        self.counts["focus losses"] += 1
        self.post(pygame.WINDOWLEAVE)
        self.post(pygame.WINDOWFOCUSLOST)
        yield away
        self.post(pygame.WINDOWFOCUSGAINED)
        self.post(pygame.WINDOWEXPOSED)
        yield PRESSED

    def drop(self, path: str) -> Action:
        """A file falls onto the window."""
        self.counts["files"] += 1
        self.post(pygame.DROPFILE, file=path)
        yield PRESSED
