"""What the range and the puzzles of one flick have alike: a panel beside the table, and one bean after the other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame

from tabletop.minigames.flick.grip import Grip
from tabletop.minigames.flick.range_score import FadingVerdict
from tabletop.minigames.flick.shot_screen import LaneScreen
from tabletop.toolkit import rects
from tabletop.toolkit.widgets import Button, Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame.event import Event

    from tabletop.toolkit.widgets.widget import Widget

SIDE = 404  # units, the panel at the right


class TrainingScreen(LaneScreen[None], ABC):
    """Derive, call `furnish(...)` in `build()`, and say in `next_bean()` how a bean is laid down."""

    def furnish(self, controls: Widget, head: Widget, corner: Button) -> None:
        """`controls`: in the panel; `head`: above the table, beside the way back; `corner`: below it, at the right."""
        self.sling()
        self.panel = self.add(Panel(controls, style="window", pad=20))
        self.back = self.add(
            Button("", self.leave, label="back", style="ghost", icon="arrow-left", tooltip="Back (Esc)")
        )
        self.head = self.add(head)
        self.saying = self.add(FadingVerdict())
        self.grip = self.add(Grip(self))
        self.corner = self.add(corner)

    def furniture(self) -> Sequence[Widget]:
        return (self.back, self.head, self.grip, self.corner)

    def leave(self) -> None:
        self.app.sound("screen_out")
        self.close(None)

    # --- one bean after the other
    @abstractmethod
    def next_bean(self) -> None:
        """Lay another bean down."""

    def soon(self, ms: float) -> None:
        """The next bean comes after so many ms, or with the next press."""
        key = ("next bean", id(self))
        self.app.touch.run(0, lambda _: None, delay=self.app.ms(ms), key=key, done=self._after)

    def stay(self) -> None:
        """No other bean comes by itself."""
        self.app.touch.cancel(("next bean", id(self)))

    def _after(self) -> None:
        if self.phase == "verdict":
            self.next_bean()

    # --- input
    def on_event(self, event: Event) -> bool:
        down = event.type == pygame.KEYDOWN
        back = (down and event.key == pygame.K_ESCAPE) or (event.type == pygame.JOYBUTTONDOWN and event.button == 1)
        held = self.focus is not None and self.app.keyboard
        if back and self.phase in ("aim", "verdict") and not held:
            if not self._sling.cancel():
                self.leave()
            return True
        if self.phase == "verdict" and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN):
            self._after()  # whoever cannot wait need not
        return super().on_event(event)

    # --- place
    def room(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.rect.width - self._side(), self.rect.height)

    def _side(self) -> int:
        return min(self.u(SIDE), self.rect.width * 3 // 10)

    def layout(self) -> None:
        super().layout()
        edge = self.u(20)
        right, rest = rects.cut_right(rects.inset(self.rect, edge), self._side() - edge, edge)
        right.height = min(right.height, self.panel.measure(right.width)[1])
        self.panel.place(right)
        side = self.u(64)
        self.back.place(pygame.Rect(rest.x, rest.y, side, side))
        left = self.back.rect.right + edge
        wide, high = self.head.measure(rest.right - left)
        self.head.place(pygame.Rect(left, rest.y, wide, high))
        wide, high = self.saying.measure(rest.width)
        self.saying.place(pygame.Rect(rest.centerx - wide // 2, self.head.rect.bottom + edge, wide, high))
        wide, high = self.grip.measure(rest.width // 4)
        self.grip.place(pygame.Rect(rest.x, rest.bottom - high, wide, high))
        wide, high = self.corner.measure(rest.width)
        self.corner.place(pygame.Rect(rest.right - wide, rest.bottom - high, wide, high))
