"""The mouse: who is under it, who holds it, and for how long it has rested there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui.widgets.base import Pointer, Widget

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.ui.app import App


class Pointing:
    """Turns mouse events into `Pointer`s for widgets; a pressed widget gets everything until the release."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.pos = (-1, -1)
        self.hovered: Widget | None = None
        self.since = 0.0
        self.held: Widget | None = None

    @property
    def known(self) -> bool:
        return self.pos != (-1, -1)

    def handle(self, event: Event) -> None:
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(getattr(event, "precise_y", float(event.y)))
            return
        self.pos = event.pos
        if event.type == pygame.MOUSEMOTION:
            if self.held is not None:
                self.held.on_pointer(Pointer("move", event.pos))
            self.moved(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:  # 4 and above are wheel and side buttons
            self._press(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button <= 3 and self.held is not None:
            held, self.held = self.held, None
            held.on_pointer(Pointer("up", event.pos, event.button))
            self.moved(event.pos)

    def moved(self, pos: tuple[int, int]) -> None:
        """Find out what is under the mouse now: after it moved, or after the picture did."""
        found = self.app.top.widget_at(pos) if self.known else None
        if self.held is not None and found is not self.held:
            found = None
        if found is self.hovered:
            if found is not None:
                found.on_pointer(Pointer("over", pos))
            return
        old, self.hovered = self.hovered, found
        self.since = self.app.clock()
        if old is not None and old.host is not None:
            old.on_hover(False)
        if found is not None:
            found.on_hover(True)
            found.on_pointer(Pointer("over", pos))
        self.app.overlay.hide_tooltip()

    def _press(self, event: Event) -> None:
        self.moved(event.pos)
        self.app.overlay.hide_tooltip()
        self.since = float("inf")  # no tooltip while working
        widget = self.app.top.widget_at(event.pos)
        screen = self.app.top
        while widget is not None:
            if widget.focusable and widget.enabled and widget is not screen:
                screen.set_focus(widget)
            if widget.enabled and widget.on_pointer(Pointer("down", event.pos, event.button)):
                self.held = widget
                return
            widget = widget.parent
        screen.on_pointer(Pointer("down", event.pos, event.button))

    def _wheel(self, steps: float) -> None:
        widget = self.app.top.widget_at(self.pos) or self._container_at(self.app.top)
        while widget is not None:
            if widget.on_wheel(steps):
                self.moved(self.pos)
                return
            widget = widget.parent

    def _container_at(self, root: Widget) -> Widget | None:
        """Return the deepest widget under the mouse, whether it listens to clicks or not."""
        found = None
        for widget in root.walk():
            if widget.rect.collidepoint(self.pos):
                found = widget
        return found

    def leave(self) -> None:
        """Let go of everything: the window lost the focus or another screen came."""
        if self.held is not None:
            held, self.held = self.held, None
            held.on_pointer(Pointer("cancel", self.pos))
        if self.hovered is not None:
            old, self.hovered = self.hovered, None
            if old.host is not None:
                old.on_hover(False)
        self.app.overlay.hide_tooltip()
