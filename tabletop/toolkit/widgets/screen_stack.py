"""The screens that lie above each other: only the uppermost one hears, and one that closes tells whoever opened it."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from tabletop.toolkit.app import App
from tabletop.toolkit.cache import house

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.toolkit.app import OpenScreen
    from tabletop.toolkit.widgets.screen import Screen
    from tabletop.toolkit.widgets.widget import Widget


class Stack(App):
    """The half of a running program that opens and closes screens."""

    def __init__(self) -> None:
        self._stack: list[tuple[Screen[Any], Callable[[Any], None] | None]] = []

    @property
    @abstractmethod
    def hovered(self) -> Widget | None:
        """The widget under the mouse."""

    @property
    def screens(self) -> list[Screen[Any]]:
        return [screen for screen, _ in self._stack]

    @property
    def seen(self) -> list[Screen[Any]]:
        """Those of which something is to be seen, from below."""
        screens = self.screens
        first = max((i for i, screen in enumerate(screens) if not screen.modal), default=0)
        return screens[first:]

    @property
    def top(self) -> Screen[Any]:
        if not self._stack:
            raise RuntimeError("no screen is open")
        return self._stack[-1][0]

    def push(self, screen: Screen[Any], callback: Callable[[Any], None] | None = None) -> None:
        self.fade.begin()
        if self._stack:
            self.pointing.leave()
            self.top.hidden()
        self._stack.append((screen, callback))
        self._enter()

    def replace(self, screen: Screen[Any]) -> None:
        """Open `screen` in place of the whole stack."""
        self.fade.begin()
        self.pointing.leave()
        for old in reversed(self.screens):
            old.hidden()
        self._stack = [(screen, None)]
        self._enter()

    def pop(self, screen: OpenScreen, result: Any = None) -> None:
        if screen is not self.top:
            raise RuntimeError(f"the screen '{screen.label}' is not the uppermost and cannot close")
        self.fade.begin()
        self.pointing.leave()
        screen.hidden()
        left, callback = self._stack.pop()
        left.was_left()
        if self._stack:
            self._enter()
        else:
            self.running = False
        if callback is not None:
            callback(result)

    def _enter(self) -> None:
        house.make_room(max(screen.keeps for screen in self.seen))
        if not self.top.ready:
            self.top.open(self)
        self.top.place(self.window.surface.get_rect())
        self.top.shown()
        self.pointing.moved(self.pointing.pos)
        self.dirty = True
