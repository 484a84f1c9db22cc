"""Whoever flicks for the first time is told what everything on the table of a shot is for, one thing after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table.hud.callout import Caption

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.toolkit.widgets.widget import Widget

NAME = "flick"  # in the settings, once it has been seen
PAGES = {
    "bean": "**Pull your bean back**, like a sling, and let go. Aside aims it, farther makes it harder. By keys: arrows "
    "aim and set the power, Enter flicks.",
    "gauge": "**Power.** The white box is worth flicking with: less does not knock anything over, more is less exact.",
    "grip": "**Your grip** is where your finger meets the bean. Behind the ball it runs straight; beside it, it spins.",
    "shaker": "**Shake** the bean once when you do not like where the ball inside lies: it bends the way, and the dotted "
    "line shows how.",
}


class Coach(Caption):
    """`places()`: where the pages' things are, in pixels; `on_end` when all has been said, or was skipped."""

    def __init__(self, places: Callable[[], dict[str, pygame.Rect]], on_end: Callable[[], None]) -> None:
        super().__init__(self._go_on, self.end)
        self.places, self.on_end = places, on_end
        self.page = -1

    def begin(self) -> None:
        self.page = -1
        self._go_on()

    def _go_on(self) -> None:
        self.page += 1
        if self.page >= len(PAGES):
            self.end()
            return
        what = list(PAGES)[self.page]
        last = self.page == len(PAGES) - 1
        count = f"{self.page + 1} / {len(PAGES)}"
        self.show(PAGES[what], self.places()[what], step=count, next="Now I flick" if last else "Next")
        self._focus(self.next)

    def _focus(self, widget: Widget | None) -> None:
        if self.host is not None:
            self.host.set_focus(widget)

    def end(self) -> None:
        """The hand takes over."""
        if self.visible:
            self.hide()
            self._focus(None)
            self.on_end()
