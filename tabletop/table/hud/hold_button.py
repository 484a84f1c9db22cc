"""A round button that must be held: a ring fills while it is down and calls when it is full."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.match.privacy import HOLD_MS
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.time_ring import arc
from tabletop.toolkit.gamepads import pads
from tabletop.toolkit.keyboard import legend
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

GUARD_MS = 350  # what is pressed sooner may be meant for what lay below: it counts only from then on


class HoldRing(Widget):
    """`key` is written in it, or the button of a gamepad that does the same. Keyboard and gamepad say `hold(True)` and
    `hold(False)`; `tick(now)` fills the ring.
    """

    focusable = True

    def __init__(self, on_full: Callable[[], None]) -> None:
        super().__init__("lift")
        self.on_full = on_full
        self.key = ""
        self.pad: int | None = None
        self.share = 0.0
        self._since: float | None = None
        self._shown = 0.0

    def reset(self, key: str, pad: int | None = None) -> None:
        """Begin anew, for another key and the gamepad of whoever has one."""
        self.key, self.pad, self.share, self._since = key, pad, 0.0, None
        self._shown = self.app.clock()

    @property
    def words(self) -> str:
        sign = f"{{{self._button}}}" if self._button else escape(legend(self.key))
        return f"Hold {sign}, or hold this button" if sign else "Hold this button"

    @property
    def _button(self) -> str:
        """Any pad will do for somebody without one of the own."""
        return pads.bottom(self.pad if self.pad is not None else pads.used)

    def hold(self, down: bool) -> None:
        if down and self._since is None:
            self._since = max(self.app.clock(), self._shown + GUARD_MS)
        elif not down:
            self._since = None
        self.refresh()

    def tick(self, now: float) -> bool:
        """Fill or empty the ring; True while it moves."""
        before = self.share
        self.share = max(0.0, min(1.0, (now - self._since) / HOLD_MS)) if self._since is not None else 0.0
        if self.share >= 1 and before < 1:
            self._since = None
            self.on_full()
        return self.share != before

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self.hold(True)
            return True
        if event.kind in ("up", "cancel"):
            self.hold(False)
        return event.kind == "up"

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=999)

    def draw(self, target: pygame.Surface) -> None:
        kit, box = self.kit, self.rect
        panel_style.panel(target, kit, box, "disc_lit" if self._since is not None else "disc")
        width = kit.u(13)
        if self.share > 0:
            target.blit(arc(box.width, width, round(self.share * 60) / 60, kit.color("gold")), box)
        if self._button:
            icon = kit.icon(self._button, 76, "white")
            target.blit(icon, icon.get_rect(center=box.center))
        elif self.key:
            sign = legend(self.key)
            size = box.height / kit.scale * (0.5 if len(sign) == 1 else 0.23)
            kit.write(target, sign, "number", box, "white", align="center", size=size)
        else:
            icon = kit.icon("hand", 70, "white")
            target.blit(icon, icon.get_rect(center=box.center))
