"""What floats above all screens: the tooltip and the toasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit.clearing import clearing

if TYPE_CHECKING:
    from tabletop.toolkit.rich_text import RichText
    from tabletop.toolkit.widgets.screen import Stack
    from tabletop.toolkit.widgets.widget import Widget

FOCUS_DELAY = 700
WORDS = 20  # times as bad to cover as what is only looked at
WIDTHS = (760, 480)  # units of a message's words
READING_MS = 60  # a letter: long messages stay longer


class _Toast:
    def __init__(self, text: str, icon: str, color: str, about: str) -> None:
        self.text, self.about = text, about
        self.icon = icon
        self.color = color
        self.shown = 0.0
        self.box = pygame.Rect(0, 0, 0, 0)


class Overlay:
    """A tooltip comes at once after the mouse has rested (250 ms by default), without animation."""

    def __init__(self, app: Stack) -> None:
        self.app = app
        self.tip: Widget | None = None
        self._toasts: list[_Toast] = []
        self.count = 0  # messages that there have been
        self._at: tuple[int, int] | None = None  # the middle of their upper edge
        self._focus: Widget | None = None
        self._focus_since = 0.0

    # --- tooltip
    def update(self, now: float) -> bool:
        """Show or take away the tooltip; True when the picture changed."""
        wanted = self._wanted(now)
        changed = wanted is not self.tip
        self.tip = wanted
        return changed

    def _wanted(self, now: float) -> Widget | None:
        app = self.app
        if app.keyboard:
            focus = app.top.focus
            if focus is not self._focus:
                self._focus, self._focus_since = focus, now
            ready = focus is not None and focus.tooltip and now - self._focus_since >= FOCUS_DELAY
            return focus if ready else None
        widget = app.hovered
        rested = now - app.pointing.since >= app.prefs.tooltip_delay
        return widget if widget is not None and widget.tooltip and rested else None

    def hide_tooltip(self) -> None:
        if self.tip is not None:
            self.tip = None
            self.app.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        self._draw_toasts(target)
        if self.tip is not None and self.tip.host is self.app.top:
            self._draw_tip(target, self.tip)

    def _draw_tip(self, target: pygame.Surface, widget: Widget) -> None:
        kit = self.app.kit
        pad = kit.u(16)
        text = kit.rich(widget.tooltip, "small", kit.u(440), "text")
        box = pygame.Rect(0, 0, text.size[0] + 2 * pad, text.size[1] + 2 * pad - kit.u(6))
        near = widget.rect.clip(target.get_rect())
        box.midtop = (near.centerx, near.bottom + kit.u(10))
        if box.bottom > target.get_height() - kit.u(8):
            box.bottom = near.top - kit.u(10)
        box.clamp_ip(target.get_rect().inflate(-kit.u(16), -kit.u(16)))
        kit.panel(target, box, "tooltip")
        text.draw(target, (box.x + pad, box.y + pad - kit.u(3)))

    # --- toasts
    def toast(self, text: str, icon: str, color: str, about: str = "") -> None:
        """`about`: what it tells the state of; it takes the place of an older one about the same, at once. So does what is said
        again.
        """
        app = self.app
        self.count += 1
        made = _Toast(text, icon, color, about)
        older = [toast for toast in self._toasts if toast.text == text or (about and toast.about == about)]
        made.shown = float(bool(older))
        self._toasts = [*[toast for toast in self._toasts if toast not in older][-2:], made]

        def step(part: float) -> None:
            made.shown = part

        def leave() -> None:
            app.touch.run(app.duration("settle"), lambda part: step(1 - part), done=lambda: self._drop(made))

        if not older:
            app.touch.run(app.duration("settle"), step, ease="out_back")
        app.after(max(app.kit.theme.ms["toast"], READING_MS * len(text)), leave)
        app.dirty = True

    def clear(self) -> None:
        """Take all messages away at once: somebody else may look at the screen now."""
        self._toasts = []
        self.hide_tooltip()
        self.app.dirty = True

    def _drop(self, toast: _Toast) -> None:
        if toast in self._toasts:
            self._toasts.remove(toast)
        self.app.dirty = True

    @property
    def messages(self) -> list[str]:
        return [toast.text for toast in self._toasts]

    @property
    def boxes(self) -> list[pygame.Rect]:
        """Where the messages were drawn last."""
        return [toast.box for toast in self._toasts]

    def _draw_toasts(self, target: pygame.Surface) -> None:
        """From the newest one up to as many as have room; that one is always seen."""
        if not self._toasts:
            self._at = None
            return
        kit, read = self.app.kit, self.app.top.read
        for units in WIDTHS:  # narrow beside a high window
            shown, place = self._laid(kit.u(units))
            if place.collidelist(read) < 0:
                break
        else:
            shown, place = self._laid(kit.u(WIDTHS[0]))
        self._at, y = place.midtop, place.y
        for toast, text, high in shown:
            icon = kit.icon(toast.icon, 34, toast.color)
            box = pygame.Rect(0, 0, text.size[0] + icon.get_width() + kit.u(70), high)
            box.midtop = (place.centerx, y - round((1 - toast.shown) * (high + kit.u(60))))
            toast.box = box
            kit.panel(target, box, "toast")
            target.blit(icon, icon.get_rect(midleft=(box.x + kit.u(22), box.centery)))
            text.draw(target, (box.x + kit.u(36) + icon.get_width(), box.centery - text.size[1] // 2))
            y += high + kit.u(12)

    def _laid(self, most: int) -> tuple[list[tuple[_Toast, RichText, int]], pygame.Rect]:
        """The words of those that are shown, at most so wide, with their heights; and where they lie."""
        kit, room = self.app.kit, self.app.top.toast_room
        shown: list[tuple[_Toast, RichText, int]] = []
        free = room.height - kit.u(28)
        for toast in reversed(self._toasts):
            text = kit.rich(toast.text, "body", min(most, room.width - kit.u(34 + 70)), "text")
            high = max(text.size[1], kit.u(34)) + kit.u(28)
            if shown and high > free:
                break
            free -= high + kit.u(12)
            shown.insert(0, (toast, text, high))
        wide = max(text.size[0] for _, text, _ in shown) + kit.u(34 + 70)
        return shown, self._free(room, (wide, sum(high + kit.u(12) for *_, high in shown)))

    def _free(self, room: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
        """Where they all lie: below the upper edge of the room; where that would cover what is read, next to there, and as
        long as they can where they came up.
        """
        first = pygame.Rect((0, 0), size)
        first.midtop = (room.centerx, room.y + self.app.kit.u(28))
        read = self.app.top.read
        for place in (pygame.Rect((0, 0), size), first):
            if place is not first:
                place.midtop = self._at or first.midtop
            if place.collidelist(read) < 0:
                break
        else:
            place = clearing(
                room.clip(self.app.top.canvas), [size], [*read] * WORDS + [*self.app.top.looked_at], first.center
            )
        return place
