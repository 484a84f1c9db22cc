"""Scrolling: a panel that shows part of a tall child, with a bar, the wheel and the focus moving it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from tabletop.toolkit.actions import Action

BAR, AIR = 14, 10  # units: the bar's width, and what lies between it and the child


class ScrollPanel(Widget):
    """Shows `child` at its natural height behind a window of this widget's size."""

    clips = True

    def __init__(self, child: Widget, *, label: str = "") -> None:
        super().__init__(label)
        self.child = self.add(child)
        self.offset = 0
        self._full = 0
        self._grip = -1

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.child.measure(max(1, width - self.u(BAR + AIR)))[1]

    def layout(self) -> None:
        width = self.rect.width - self.u(BAR + AIR)
        self._full = self.child.measure(max(1, width))[1]
        self.offset = min(max(0, self.offset), self.most)
        self.child.place(pygame.Rect(self.rect.x, self.rect.y - self.offset, width, self._full))

    @property
    def most(self) -> int:
        return max(0, self._full - self.rect.height)

    def scroll_to(self, offset: int) -> None:
        """Show the child from `offset` pixels down."""
        offset = min(max(0, offset), self.most)
        if offset != self.offset:
            self.offset = offset
            self.layout()
            self.refresh()

    def reveal(self, place: pygame.Rect) -> None:
        """Scroll as little as needed to show a place of the window."""
        margin = self.u(20)
        if place.top - margin < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - place.top) - margin)
        elif place.bottom + margin > self.rect.bottom:
            self.scroll_to(self.offset + place.bottom - self.rect.bottom + margin)

    # --- input
    def hears_pointer(self) -> bool:
        return self.most > 0

    def on_wheel(self, steps: float) -> bool:
        before = self.offset
        self.scroll_to(self.offset - round(steps * self.u(90)))
        return self.offset != before

    def on_action(self, action: Action) -> bool:
        jump = {"page_up": -1, "page_down": 1}.get(action)
        if jump is None or not self.most:
            return False
        self.scroll_to(self.offset + jump * self.rect.height * 8 // 10)
        return True

    def on_pointer(self, event: Pointer) -> bool:
        bar = self._bar()
        if event.kind == "down" and event.button == 1 and bar.inflate(self.u(12), 0).collidepoint(event.pos):
            thumb = self._thumb()
            self._grip = event.pos[1] - thumb.y if thumb.collidepoint(thumb.x, event.pos[1]) else thumb.height // 2
            self._drag(event.pos[1])
            return True
        if event.kind == "move" and self._grip >= 0:
            self._drag(event.pos[1])
            return True
        if event.kind in ("up", "cancel"):
            self._grip = -1
            self.refresh()
        return False

    def _drag(self, y: int) -> None:
        bar, thumb = self._bar(), self._thumb()
        self.scroll_to(round((y - self._grip - bar.y) / max(1, bar.height - thumb.height) * self.most))

    def _bar(self) -> pygame.Rect:
        return pygame.Rect(self.rect.right - self.u(BAR), self.rect.y, self.u(BAR), self.rect.height)

    def _thumb(self) -> pygame.Rect:
        bar = self._bar()
        high = max(self.u(44), bar.height * bar.height // max(1, self._full))
        return pygame.Rect(bar.x, bar.y + (bar.height - high) * self.offset // max(1, self.most), bar.width, high)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        clip = target.get_clip()
        target.set_clip(self.rect.inflate(self.u(16), 0).clip(clip))
        _draw_visible(self.child, target, self.rect)
        target.set_clip(clip)
        if self.most:
            bar, thumb = self._bar(), self._thumb()
            self.kit.panel(target, bar, "inset")
            lit = self._grip >= 0 or self.hovered
            color = self.kit.color("gold" if lit else "line")
            inner = thumb.inflate(-self.u(4), -self.u(4))
            target.blit(shapes.filled(inner.size, self.u(6), color.lerp(pygame.Color("white"), 0.15), color), inner)


def _draw_visible(widget: Widget, target: pygame.Surface, window: pygame.Rect) -> None:
    """Draw the child; plain containers are opened so that rows far outside are not drawn at all."""
    if type(widget).draw is Widget.draw:
        for child in widget.children:
            if child.visible and child.rect.colliderect(window):
                _draw_visible(child, target, window)
    else:
        widget.draw(target)
