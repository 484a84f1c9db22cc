"""The lines of the log behind a window that follows the newest one, unless somebody reads above."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.ask import NOBODY
from tabletop.table.hud.log_view import LogView
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.scroll import BAR, ScrollPanel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.match.history.match_log import LogLine
    from tabletop.table.widgets.game_text import GameText
    from tabletop.table.widgets.linked_text import OnCard

NEAR = 8  # units from the end that still are the end


class LogScroll(ScrollPanel):
    """Somebody who has scrolled up is left alone until the next turn begins, or until the present is shown again."""

    def __init__(self, words: GameText, on_jump: Callable[[int], None], on_card: OnCard, label: str = "log") -> None:
        self.lines = LogView(words, on_jump, on_card)
        super().__init__(self.lines, label=f"{label} scroll")
        self.newest = Button("Newest", self.to_newest, label=f"{label} newest", style="secondary", icon="chevron-down")
        self.newest.role, self.newest.height = "caption", 38
        self.add(self.newest)
        self._turn = NOBODY

    @property
    def at_end(self) -> bool:
        return self.offset >= self.most - self.u(NEAR)

    def to_newest(self) -> None:
        self.scroll_to(self.most)

    def update(self, lines: Sequence[LogLine], at: int | None) -> bool:
        """Show these lines, oldest first; `at`: the number of the moment that is looked back to. True when that changed."""
        back = self.lines.at is not None and at is None
        turn = lines[-1].turn if lines else NOBODY
        follow = self.at_end or back or turn != self._turn
        moved, self._turn = at != self.lines.at, turn
        fresh = self.lines.update(lines, at)
        if (fresh or back) and self.rect.width and self.visible:
            self.layout()
            if follow:
                self.to_newest()
        return fresh or moved

    def reveal(self, place: pygame.Rect) -> None:
        if place != self.newest.rect:  # it floats: whoever comes to it must not scroll it away
            super().reveal(place)

    def layout(self) -> None:
        super().layout()
        wide, high = self.newest.measure(self.rect.width)
        place = pygame.Rect(0, 0, wide, high)
        place.midbottom = (self.rect.centerx - self.u(BAR) // 2, self.rect.bottom - self.u(6))
        self.newest.place(place)
        self.newest.visible = bool(self.most) and not self.at_end

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.newest.visible:
            self.newest.draw(target)
