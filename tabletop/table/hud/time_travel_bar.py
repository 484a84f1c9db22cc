"""The banner of time travel: which moment the table shows, one step back or on, and the way home."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.table.widgets import panel_style
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable


class TimeTravelBar(Widget):
    """`on_step(-1)` shows the moment before, `on_step(1)` the next one, `on_return` the present."""

    def __init__(self, on_return: Callable[[], None], on_step: Callable[[int], None]) -> None:
        super().__init__("looking back")
        self.visible = False
        self.source = ""
        self.earlier = self.add(self._arrow("chevron-left", "one step back", lambda: on_step(-1)))
        self.later = self.add(self._arrow("chevron-right", "one step on", lambda: on_step(1)))
        self.home = self.add(
            Button(tr("hud-return"), on_return, label="return", style="primary", icon="play", role="strong")
        )
        self.home.height = 54

    @staticmethod
    def _arrow(icon: str, label: str, call: Callable[[], None]) -> Button:
        return Button("", call, label=label, style="secondary", icon=icon)

    def update(self, source: str | None, *, back: bool = True, forth: bool = True) -> None:
        """Say in rich text which moment this is; None hides the banner."""
        facts = (source or "", source is not None, back, forth)
        if facts != (self.source, self.visible, self.earlier.enabled, self.later.enabled):
            self.source, self.visible, self.earlier.enabled, self.later.enabled = facts
            self.refresh()

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(980)), self.u(78)

    def layout(self) -> None:
        self.box = rects.center(self.rect, *self.measure(self.rect.width))
        inside = rects.inset(self.box, self.u(26), self.u(12))
        side, high = self.u(58), self.u(54)
        wide = self.home.measure(inside.width)[0]
        place, rest = rects.cut_right(inside, wide, self.u(10))
        self.home.place(rects.center(place, wide, high))
        for button in (self.later, self.earlier):
            place, rest = rects.cut_right(rest, side, self.u(8))
            button.place(rects.center(place, side, high))
        self._text = rest

    box = _text = pygame.Rect(0, 0, 0, 0)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        words = kit.rich(self.source, "small", max(1, self._text.width), "text")
        more = words.size[1] - words.line_height  # a long line takes two rows, and the ribbon grows for them
        box = self.box.inflate(0, more)
        panel_style.panel(target, kit, box, "ribbon")
        panel_style.outline(target, kit, box, "cyan", 3)
        icon = kit.icon("history", 34, "cyan")
        place, rest = rects.cut_left(self._text, icon.get_width(), kit.u(14))
        target.blit(icon, icon.get_rect(center=place.center))
        head = pygame.Rect(rest.x, rest.y - more // 2, rest.width, kit.u(22))
        kit.write(target, tr("hud-looking-back"), "label", head, "cyan", size=15)
        words.draw(target, (rest.x, head.y + kit.u(23)))
        super().draw(target)
