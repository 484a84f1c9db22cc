"""Who may see the screen during a sealed night: a curtain hangs between two people, and falls when nobody is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.match.privacy import Privacy
from tabletop.table.hud.privacy_cover import PrivacyCurtain
from tabletop.table.widgets.panel_facts import people
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from tabletop.match.seats import TableSetup
    from tabletop.table.widgets.panel_facts import SeatPerson
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.app import App


class PrivacyCover(PrivacyCurtain):
    """The curtain of the table on a screen of its own: Esc belongs to the screen, and there is no match to pause."""

    def __init__(self, who: Sequence[SeatPerson], on_lift: Callable[[int, int], None]) -> None:
        super().__init__(who, on_lift, lambda: None)
        self.pause.visible = False

    def on_action(self, action: Action) -> bool:  # noqa: ARG002  # whatever it is
        return False


class CurtainScreen(Screen[bool]):
    """Covers everything below at once; returns True when whom it waits for has lifted it, None when they go back."""

    def __init__(self, guard: PrivacyGuard) -> None:
        super().__init__("curtain screen")
        self.guard = guard
        curtain = guard.privacy.curtain
        self.closable = curtain is not None and curtain.why == "turn"

    def build(self) -> None:
        self.cloth = self.add(PrivacyCover(self.guard.people, self._lift))

    def shown(self) -> None:
        self.app.fade.stop()
        self.app.overlay.clear()
        self.cloth.update(self.guard.privacy.curtain, tr("sealed-your-turn") if self.closable else "")

    def _lift(self, seat: int, held_ms: int) -> None:
        self.guard.privacy.lift(seat, held_ms)
        self.app.sound("curtain_open")
        self.close(True)

    def close(self, result: bool | None = None) -> None:
        super().close(result)
        self.app.fade.stop()

    def on_event(self, event: Event) -> bool:
        return self.cloth.on_raw(event)

    def update(self, now: float) -> bool:
        return self.cloth.tick(now)

    def layout(self) -> None:
        self.cloth.place(self.rect)

    def paint(self, target: pygame.Surface) -> None:
        target.fill(self.kit.color("ink"))


class PrivacyGuard:
    """Knows whose screen it is. With one person at the table, or with open hands, there is no curtain.

    `idle_ms`: after so long without a touch it falls by itself, 0: never.
    """

    def __init__(self, setup: TableSetup, idle_ms: int) -> None:
        mode = "curtain" if setup.privacy == "peek" else setup.privacy  # nobody can build while holding a key
        self.people = people(setup)
        self.privacy = Privacy(mode, setup.humans, len(setup.seats), idle_ms)

    def pass_to(self, app: App, seat: int, heard: Callable[[bool], None]) -> None:
        """The screen goes to another person; `heard(True)` when that person sits before it."""
        self.privacy.want(seat, anew=True)  # anybody may press this, at a page that all look at
        if self.privacy.curtain is None:
            heard(True)
        else:
            app.push(CurtainScreen(self), lambda lifted: heard(bool(lifted)))

    def lost(self, app: App) -> None:
        """The window lost the focus."""
        self.privacy.focus_lost()
        self._cover(app)

    def tick(self, app: App, now: float) -> None:
        """Cover the cards when nobody has touched anything for a while."""
        self.privacy.touched(round(now - app.untouched))
        self.privacy.idle(round(now))
        self._cover(app)

    def _cover(self, app: App) -> None:
        if self.privacy.curtain is not None and not isinstance(app.top, CurtainScreen):
            app.push(CurtainScreen(self))
