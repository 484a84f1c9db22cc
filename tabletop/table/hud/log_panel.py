"""The log panel: all lines with a head, or folded to a slim bar with the newest line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.table.hud.log_scroll import LogScroll
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.modal_panel import Floating
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.match.history.match_log import LogLine
    from tabletop.table.widgets.game_text import GameText, OnCard
    from tabletop.toolkit.rich_text import RichText


HEAD = 56
SLIM = 52
NEWEST = (20, 17, 14)  # units: letters of the newest line, on the slim bar

WIDE, EDGE = 760, 24


class LogPanel(Widget):
    """`on_jump(n)`: look back to the moment after n answers; `on_fold(folded)`: lay out the screen again."""

    def __init__(
        self, words: GameText, on_jump: Callable[[int], None], on_card: OnCard, on_fold: Callable[[bool], None]
    ) -> None:
        super().__init__("log")
        self.on_fold = on_fold
        self.folded = False
        self.scroll = self.add(LogScroll(words, on_jump, on_card))
        self.lines = self.scroll.lines
        self.fold = self.add(Button("", self.toggle, label="fold log", style="ghost", icon="chevron-down",
                                    tooltip=tr("hud-log-fold")))  # fmt: skip
        self.fold.height = 42

    def update(self, lines: Sequence[LogLine], at: int | None = None) -> None:
        """Show these lines, oldest first; `at`: the number of the moment that is looked back to."""
        if self.scroll.update(lines, at):
            self.refresh()

    def toggle(self) -> None:
        self.folded = not self.folded
        self.on_fold(self.folded)
        self.layout()
        self.refresh()

    # --- place
    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(400)), self.u(SLIM if self.folded else 460)

    def layout(self) -> None:
        self.scroll.visible = not self.folded
        self.fold.icon = "chevron-up" if self.folded else "chevron-down"
        side = self.u(42)
        head = rects.cut_top(self.rect, self.u(SLIM if self.folded else HEAD))[0]
        self.fold.place(pygame.Rect(head.right - side - self.u(8), head.centery - side // 2, side, side))
        if self.folded:
            return
        low = self.scroll.at_end
        inside = rects.inset(self.rect, self.u(12), self.u(10))
        self.scroll.place(rects.cut_top(inside, self.u(HEAD - 8))[1])
        if low:
            self.scroll.to_newest()

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        panel_style.panel(target, kit, self.rect, "log")
        head = rects.inset(rects.cut_top(self.rect, kit.u(SLIM if self.folded else HEAD))[0], kit.u(18), 0)
        head.width -= kit.u(44)
        icon = kit.icon("notebook", 26, "gold")
        target.blit(icon, icon.get_rect(midleft=head.midleft))
        rest = rects.cut_left(head, icon.get_width(), kit.u(12))[1]
        words = self._newest(rest) if self.folded else None
        if words is not None:
            words.draw(target, (rest.x, rest.centery - words.size[1] // 2))
        else:
            title = tr("hud-log")
            size = kit.fit(title, "label", rest.width)
            kit.write(target, title, "label", rest, "gold_light", size=size)
        super().draw(target)

    def _newest(self, box: pygame.Rect) -> RichText | None:
        """The newest line with the largest letters at which all of it can be read, in a row or two; None if there are none."""
        source = self.lines.newest()
        sized = (self.kit.rich(source, "small", box.width, "text", size=size) for size in NEWEST)
        return next((words for words in sized if words.size[0] <= box.width and words.size[1] <= box.height), None)


class LogSheet(Floating):
    """`on_jump(n)`: look back to the moment after n answers; the sheet is closed for it."""

    veil = 90

    def __init__(self, words: GameText, on_jump: Callable[[int], None], on_card: OnCard) -> None:
        super().__init__("large log")
        self.on_jump = on_jump
        self.scroll = self.add(LogScroll(words, self._jump, on_card, "large log"))
        self.shut = self.add(
            Button(tr("hud-close"), self.sink, label="close log", style="secondary", icon="close", key="L")
        )
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
        self.kit.write(target, tr("hud-log"), "label", words, "gold_light")
        for child in self.children:
            child.draw(target)
