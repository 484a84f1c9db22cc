"""Peek mode: which key shows whose cards while it is down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.ask import NOBODY
from tabletop.ui import layout
from tabletop.ui.table.panels import look
from tabletop.ui.widgets.base import Widget
from tabletop.ui.widgets.keycap import draw_keycap, keycap_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from tabletop.ui.table.panels.facts import Person

TEXT = {False: "Hold to see your cards", True: "Let go to cover them"}


class PeekHint(Widget):
    """A slim line with the keys; the seat that looks is alone on it."""

    def __init__(self, who: Sequence[Person]) -> None:
        super().__init__("peek hint")
        self.who = who
        self.seats: tuple[int, ...] = ()
        self.looking = NOBODY
        self.visible = False

    def update(self, seats: Sequence[int], looking: int = NOBODY) -> None:
        """Show the keys of these seats (none: hide), or only the one of the seat that looks."""
        shown = tuple(seats) if looking == NOBODY else (looking,)
        if (shown, looking) != (self.seats, self.looking):
            self.seats, self.looking = shown, looking
            self.visible = bool(shown)
            self.refresh()

    def measure(self, width: int) -> tuple[int, int]:
        names = sum(self._width(self.who[seat]) for seat in self.seats)
        return min(width, names + self.kit.measure(TEXT[self.looking != NOBODY], "caption") + self.u(100)), self.u(50)

    def _width(self, person: Person) -> int:
        return self.kit.measure(person.name, "caption") + keycap_width(self.kit, person.react) + self.u(30)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        box = layout.center(self.rect, *self.measure(self.rect.width))
        look.panel(target, kit, box, "ribbon")
        rest = layout.inset(box, kit.u(18), 0)
        icon = kit.icon("eye" if self.looking != NOBODY else "eye-off", 26, "gold")
        target.blit(icon, icon.get_rect(midleft=(rest.x, rest.centery)))
        rest = layout.cut_left(rest, kit.u(26), kit.u(12))[1]
        text = TEXT[self.looking != NOBODY]
        place, rest = layout.cut_left(rest, kit.measure(text, "caption") + 2, kit.u(20))
        kit.write(target, text, "caption", place, "text")
        for seat in self.seats:
            person = self.who[seat]
            cap = keycap_width(kit, person.react)
            draw_keycap(target, kit, person.react, (rest.x, rest.centery))
            rest = layout.cut_left(rest, cap, kit.u(8))[1]
            place, rest = layout.cut_left(rest, kit.measure(person.name, "caption") + 2, kit.u(20))
            kit.write(target, person.name, "caption", place, person.colour)
