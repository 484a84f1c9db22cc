"""The commentator of a show: a ribbon with what has happened, what it means, and the mark of the show; and its pace."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.table.playback.event_sequencer import EventSequencer
from tabletop.table.widgets import panel_style
from tabletop.toolkit import shapes
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.table import Event
    from tabletop.table.playback.event_sequencer import PlaybackTools, ScheduledEvent

PAD, LAMP, GAP = 32, 10, 22
SPEED = {"slow": 1.6, "normal": 1.0, "fast": 0.65, "at once": 0.45}  # of the setting "text_speed"
LEAST, MOST, LETTER = 1300, 5200, 36  # ms to read a remark, and per letter


def reading_ms(text: str, speed: str = "normal") -> float:
    """How long somebody needs to read this."""
    return min(MOST, LEAST + LETTER * len(text)) * SPEED[speed]


class CommentarySequencer(EventSequencer):
    """It stops for whoever reads along. `remark(event)` says something and returns how long it is read (ms)."""

    def __init__(self, means: PlaybackTools, remark: Callable[[Event], float]) -> None:
        super().__init__(means)
        self.remark = remark
        self._pause = 0.0

    def _tell(self, event: Event) -> None:
        super()._tell(event)
        self._pause = self.remark(event) if event[0] == "say" else 0.0

    def _rest(self, cue: ScheduledEvent) -> float:
        """Reading takes its time at any speed of the animation."""
        return max(super()._rest(cue), self._pause)


class CommentaryBar(Widget):
    """Give it the place of the prompt: it grows upwards from the lower edge. `wide`: its most, in units."""

    def __init__(self) -> None:
        super().__init__("commentary")
        self.visible = False
        self.head = self.text = ""
        self.color = "gold"

    def say(self, head: str, text: str, color: str) -> None:
        """Show a line of the log and a remark, both rich text."""
        self.head, self.text, self.color = head, text, color
        self.visible = True
        self.refresh()

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        side = kit.u(PAD)
        room = min(self.rect.width, kit.u(1060)) - 2 * side - kit.u(LAMP + GAP)
        head = kit.rich(self.head, "strong", room, size=27)
        text = kit.rich(self.text, "body", room, "muted", size=23) if self.text else None
        below = text.size[1] + kit.u(4) if text is not None else 0
        wide = max(head.size[0], text.size[0] if text is not None else 0)
        box = pygame.Rect(0, 0, wide + 2 * side + kit.u(LAMP + GAP), head.size[1] + below + 2 * kit.u(16))
        box.midbottom = self.rect.midbottom
        panel_style.panel(target, kit, box, "ribbon")
        tint = kit.color(self.color)
        lamp = pygame.Rect(box.x + side, box.y + kit.u(18), kit.u(LAMP), box.height - kit.u(36))
        target.blit(shapes.filled(lamp.size, lamp.width // 2, tint.lerp(kit.color("white"), 0.4), tint), lamp)
        left, top = lamp.right + kit.u(GAP), box.y + kit.u(16)
        head.draw(target, (left, top))
        if text is not None:
            text.draw(target, (left, top + head.size[1] + kit.u(4)))


class CommentaryLine(Widget):
    """A discreet mark in a corner: this is a show, and any key ends it."""

    def __init__(self, text: str) -> None:
        super().__init__("on air")
        self.text = text

    def measure(self, width: int) -> tuple[int, int]:  # noqa: ARG002  # as wide as its words
        return self.kit.measure(self.text, "caption") + self.u(66), self.u(44)

    def draw(self, target: pygame.Surface) -> None:
        kit, box = self.kit, self.rect
        panel_style.panel(target, kit, box, "count")
        side = kit.u(14)
        dot = pygame.Rect(box.x + kit.u(20), box.centery - side // 2, side, side)
        target.blit(shapes.disc(side, kit.color("coral")), dot)
        place = pygame.Rect(dot.right + kit.u(12), box.y, box.right - dot.right - kit.u(20), box.height)
        kit.write(target, self.text, "caption", place, "text")
