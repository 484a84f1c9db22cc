"""Opens the mats of others that lie as strips: who rests on one beside its cards sees all of it, and so does a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.ask import NOBODY

if TYPE_CHECKING:
    from tabletop.table.hud.hud import Hud
    from tabletop.table.input.hit_targets import HitTargets
    from tabletop.table.input.hover import Hovering
    from tabletop.toolkit.app import App

NO_MATS = "Nothing lies folded here: all that others have can be seen."


class MatExpansion:
    """`key()` opens one mat after the other, and it stays; `tick(now)`: every frame, in ms of the app's clock."""

    def __init__(self, app: App, *, aims: HitTargets, hovering: Hovering, panels: Hud) -> None:
        self.app, self.aims, self.hovering, self.panels, self.mat = app, aims, hovering, panels, panels.mat
        self._kept = False  # a key has opened it
        self._on, self._since = NOBODY, 0.0

    def key(self) -> None:
        """The next mat clockwise; after the last one none."""
        count, bottom = len(self.aims.shown.places.areas.seats), self.aims.shown.bottom
        last = self.mat.seat if self._kept else bottom
        following = (last + 1) % count
        self._kept = following != bottom
        self.mat.open(following if self._kept else NOBODY)
        if self._kept and not self.mat.visible:
            self.app.toast(NO_MATS, "info", about="mats")
        self._kept = self.mat.visible

    def close(self) -> bool:
        """True when one was open that a key had opened."""
        kept, self._kept = self._kept, False
        if kept:
            self.mat.open(NOBODY)
        return kept

    def tick(self, now: float) -> bool:
        """True when the picture changed."""
        if self._kept:
            return False
        on = self._rested()
        if on != self._on:
            self._on, self._since = on, now
        wanted = on if on != NOBODY and now - self._since >= self.app.prefs.tooltip_delay else NOBODY
        if wanted == self.mat.seat:
            return False
        self.mat.open(wanted)
        return True

    def _rested(self) -> int:
        """The seat on whose strip the mouse is, but on none of its cards that are shown large."""
        app, card = self.app, self.hovering.card
        if app.keyboard or not app.pointing.known or self.panels.open() or self.aims.scene.dragged is not None:
            return NOBODY
        if card is not None and not card.back:
            return NOBODY
        found = [
            number
            for number, seat in enumerate(self.aims.shown.places.areas.seats)
            if seat.opens and any(box.collidepoint(app.pointing.pos) for box in (seat.badge, seat.hand, seat.front))
        ]
        return found[0] if found else NOBODY
