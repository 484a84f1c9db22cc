"""Whoever flicks for the first time is told what everything on the table of a shot is for, one thing after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.table.hud.callout import Callout

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.toolkit.widgets.widget import Widget

NAME = "flick"  # in the settings, once it has been seen
PAGES = {  # by what a page is about, its message
    "bean": "flick-guide-bean",
    "gauge": "flick-guide-gauge",
    "grip": "flick-guide-grip",
    "shaker": "flick-guide-shaker",
}


class FirstShotGuide(Callout):
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
        go_on = tr("flick-guide-end" if last else "flick-guide-next")
        self.show(tr(PAGES[what]), self.places()[what], step=count, next=go_on)
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
