"""The large form of the log: everything that has happened, at the right edge, from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.table.hud.log_panel import HEAD, TITLE
from tabletop.table.hud.log_scroll import LogScroll
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.modal_panel import Floating
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.match.history.match_log import LogLine
    from tabletop.table.widgets.game_text import GameText
    from tabletop.table.widgets.linked_text import OnCard

WIDE, EDGE = 760, 24


class LogSheet(Floating):
    """`on_jump(n)`: look back to the moment after n answers; the sheet is closed for it."""

    veil = 90

    def __init__(self, words: GameText, on_jump: Callable[[int], None], on_card: OnCard) -> None:
        super().__init__("large log")
        self.on_jump = on_jump
        self.scroll = self.add(LogScroll(words, self._jump, on_card, "large log"))
        self.shut = self.add(Button("Close", self.sink, label="close log", style="secondary", icon="close", key="L"))
        self.shut.height = 46

    def open(self, lines: Sequence[LogLine], at: int | None) -> None:
        self.scroll.update(lines, at)
        self.rise(self.scroll.lines)
        self.scroll.to_newest()

    def update(self, lines: Sequence[LogLine], at: int | None) -> None:
        """More has happened."""
        if self.visible and self.scroll.update(lines, at):
            self.refresh()

    def dismiss(self) -> None:
        self.sink()

    def _jump(self, n: int) -> None:
        self.sink()
        self.on_jump(n)

    def layout(self) -> None:
        room = rects.inset(self.rect, self.u(EDGE))
        self.box = rects.cut_right(room, min(self.u(WIDE), room.width))[0]
        inside = rects.inset(self.box, self.u(22), self.u(14))
        head, rest = rects.cut_top(inside, self.u(HEAD))
        wide, high = self.shut.measure(head.width)
        self._title, place = rects.cut_left(head, head.width - wide, self.u(1))
        self.shut.place(rects.center(place, wide, high))
        self.scroll.place(rest)

    _title = pygame.Rect(0, 0, 0, 0)

    def draw(self, target: pygame.Surface) -> None:
        target.fill((255 - self.veil,) * 3, self.rect, special_flags=pygame.BLEND_RGB_MULT)
        panel_style.panel(target, self.kit, self.box, "log")
        icon = self.kit.icon("notebook", 28, "gold")
        target.blit(icon, icon.get_rect(midleft=self._title.midleft))
        words = rects.cut_left(self._title, icon.get_width(), self.u(12))[1]
        self.kit.write(target, TITLE, "label", words, "gold_light")
        for child in self.children:
            child.draw(target)
