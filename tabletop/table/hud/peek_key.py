"""Which key shows whose cards: in peek mode while it is down, else once it was held; or by a press, where that is enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.ask import NOBODY
from tabletop.i18n import tr
from tabletop.match.privacy import HOLD_MS
from tabletop.table.hud.privacy_cover import GUARD_MS
from tabletop.table.widgets import panel_style
from tabletop.toolkit import rects
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.widgets.keycap import draw_keycap, keycap_width
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from tabletop.table.widgets.panel_facts import SeatPerson
    from tabletop.toolkit.actions import Action


class PeekHint(Widget):
    """A slim line with the keys over backs of cards; `covered` is alone on it, whose hand stays covered until
    `on_lift(seat, HOLD_MS)`.
    """

    def __init__(self, who: Sequence[SeatPerson], on_lift: Callable[[int, int], None]) -> None:
        super().__init__("peek hint")
        self.who, self.on_lift = who, on_lift
        self.covered = NOBODY
        self._hidden = 0.0  # since when
        self._down: set[int] = set()  # keys that have been down since before count for nothing
        self._since: float | None = None
        self.seats: tuple[int, ...] = ()
        self.visible = False

    def update(self, seats: Sequence[int]) -> None:
        """Show the keys of these seats (none: hide)."""
        shown = tuple(seats)
        if shown != self.seats:
            self.seats = shown
            self.visible = bool(shown)
            self.refresh()

    def cover(self, seat: int) -> None:
        """The hand of this seat is covered, NOBODY: nobody's."""
        if seat != self.covered:
            self.covered, self._since, self.focusable = seat, None, seat != NOBODY
            self._hidden = self.app.clock()
            self.update(() if seat == NOBODY else (seat,))

    def tick(self, now: float) -> None:
        if self._since is not None and now - self._since >= (0 if self.app.prefs.press_once else HOLD_MS):
            self._lift()

    def _lift(self) -> None:
        self._since = None
        self.on_lift(self.covered, HOLD_MS)

    # --- input
    def on_raw(self, event: Event) -> bool:
        """The key of the seat whose hand is covered fills its time."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return False
        fresh = event.key not in self._down
        (self._down.add if event.type == pygame.KEYDOWN else self._down.discard)(event.key)
        own = self.covered != NOBODY and place_of(event) == self.who[self.covered].react
        if own and event.type == pygame.KEYUP:
            self.tick(self.app.moment)  # it may have been long enough in a frame that was slow
            self._since = None
        elif own and fresh:
            early = self._hidden + GUARD_MS if self.app.prefs.press_once else 0.0
            self._since = max(self.app.moment, early)
        return own

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        return self if self.covered != NOBODY and self._box.collidepoint(pos) else None

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self._lift()
            return True
        return False

    def on_action(self, action: Action) -> bool:
        if action != "accept" or self.covered == NOBODY:
            return False
        self._lift()
        return True

    # --- place and picture
    @property
    def _text(self) -> str:
        way = "once" if self.app.prefs.press_once else "hold"
        return tr("hud-hold-or-click" if self.covered != NOBODY else "hud-hold-to-see", way=way)

    @property
    def _box(self) -> pygame.Rect:
        return rects.center(self.rect, *self.measure(self.rect.width))

    def measure(self, width: int) -> tuple[int, int]:
        names = sum(self._width(self.who[seat]) for seat in self.seats)
        return min(width, names + self.kit.measure(self._text, "caption") + self.u(100)), self.u(50)

    def _width(self, person: SeatPerson) -> int:
        return self.kit.measure(person.name, "caption") + keycap_width(self.kit, person.react) + self.u(30)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        box = self._box
        panel_style.panel(target, kit, box, "ribbon")
        rest = rects.inset(box, kit.u(18), 0)
        icon = kit.icon("eye-off", 26, "gold")
        target.blit(icon, icon.get_rect(midleft=(rest.x, rest.centery)))
        rest = rects.cut_left(rest, kit.u(26), kit.u(12))[1]
        text = self._text
        place, rest = rects.cut_left(rest, kit.measure(text, "caption") + 2, kit.u(20))
        kit.write(target, text, "caption", place, "text")
        for seat in self.seats:
            person = self.who[seat]
            cap = keycap_width(kit, person.react)
            draw_keycap(target, kit, person.react, (rest.x, rest.centery))
            rest = rects.cut_left(rest, cap, kit.u(8))[1]
            place, rest = rects.cut_left(rest, kit.measure(person.name, "caption") + 2, kit.u(20))
            kit.write(target, person.name, "caption", place, person.colour)
