"""The mouse: who is under it, who holds it, and for how long it has rested there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.toolkit.widgets.screen import Screen, Stack

BUTTONS = (1, 2, 3)  # 4 and above are wheel and side buttons
DOUBLE_MS, DOUBLE_PX = 400, 8  # within these a press belongs to the one before


class LastPress(NamedTuple):
    """ms of the clock, the number of keys and buttons pressed until then, the point, and what was there."""

    when: float
    number: int
    where: tuple[int, int]
    screen: Screen[Any]
    widget: Widget | None

    def doubles(self, before: LastPress) -> bool:
        """Return whether this was meant for what is there no more since the press `before`."""
        near = all(abs(a - b) <= DOUBLE_PX for a, b in zip(self.where, before.where, strict=True))
        if not near or self.when - before.when >= DOUBLE_MS or self.number != before.number + 1:
            return False
        if self.screen is not before.screen:
            return True
        old, new = before.widget, self.widget
        return isinstance(old, Button) and isinstance(new, Button) and old.text != new.text and not old.present


class PointerInput:
    """Turns mouse events into `Pointer`s for widgets; a pressed widget gets everything until that button is released.

    It is let go before, and hears "cancel", when it leaves its screen, when it is hidden, or when another button is pressed.
    The second press of a double click does nothing on a screen that the first one has opened, nor on a button that took the
    place of the first one's: it was not meant for these.
    """

    def __init__(self, app: Stack) -> None:
        self.app = app
        self.pos = (-1, -1)
        self.hovered: Widget | None = None
        self.since = 0.0
        self.held: Widget | None = None
        self._button = 0  # that holds it
        self._pressed: LastPress | None = None  # the last one

    @property
    def known(self) -> bool:
        return self.pos != (-1, -1)

    def handle(self, event: Event) -> None:
        self.check()
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(getattr(event, "precise_y", float(event.y)))
            return
        self.pos = event.pos
        if event.type == pygame.MOUSEMOTION:
            if self.held is not None:
                self.held.on_pointer(Pointer("move", event.pos))
            self.moved(event.pos)
        elif event.button not in BUTTONS:
            return
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._press(event)
        elif event.button == self._button or self.held is None:
            self._release(event)

    def moved(self, pos: tuple[int, int]) -> None:
        """Find out what is under the mouse now: after it moved, or after the picture did."""
        found = self.app.top.widget_at(pos) if self.known and self.app.screens else None
        if self.held is not None and found is not self.held:
            found = None
        if found is self.hovered:
            if found is not None:
                found.on_pointer(Pointer("over", pos))
            return
        self._leave_hovered()
        self.hovered = found
        self.since = self.app.clock()
        if found is not None:
            found.on_hover(True)
        if found is not None and found is self.hovered:
            found.on_pointer(Pointer("over", pos))
        self.app.overlay.hide_tooltip()

    def _press(self, event: Event) -> None:
        if self.held is not None:
            self.release()
            if event.button != self._button:  # else it has come up where nobody saw it
                return
        self.moved(event.pos)
        self.app.overlay.hide_tooltip()
        self.since = float("inf")  # no tooltip while working
        screen = self.app.top
        widget = screen.widget_at(event.pos)
        before, self._pressed = self._pressed, LastPress(self.app.moment, self.app.presses, event.pos, screen, widget)
        if before is not None and self._pressed.doubles(before):
            self._pressed = self._pressed._replace(screen=before.screen, widget=before.widget)
            return
        while widget is not None and widget is not screen:
            if widget.focusable and widget.enabled:
                screen.set_focus(widget)
            if widget.enabled and widget.on_pointer(Pointer("down", event.pos, event.button)):
                if widget.present:  # what the press did may have taken it away
                    self.held, self._button = widget, event.button
                return
            widget = widget.parent
        screen.on_pointer(Pointer("down", event.pos, event.button))

    def _release(self, event: Event) -> None:
        held, self.held = self.held, None
        if held is not None:
            held.on_pointer(Pointer("up", event.pos, event.button))
        self.moved(event.pos)

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

    # --- letting go
    def check(self) -> None:
        """Let go of what has been hidden meanwhile."""
        if self.held is not None and not self.held.present:
            self.release()
        if self.hovered is not None and not self.hovered.present:
            self._leave_hovered()

    def let_go(self, widget: object) -> None:
        """A widget is about to leave its screen."""
        if widget is self.held:
            self.release()
        if widget is self.hovered:
            self._leave_hovered()

    def release(self) -> None:
        """Let go of what is held, without a click."""
        held, self.held = self.held, None
        if held is not None:
            held.on_pointer(Pointer("cancel", self.pos))

    def _leave_hovered(self) -> None:
        old, self.hovered = self.hovered, None
        if old is not None:
            old.on_hover(False)

    def leave(self) -> None:
        """Let go of everything: the window lost the focus or another screen came."""
        self.release()
        self._leave_hovered()
        self.app.overlay.hide_tooltip()
