"""A race of the log once more: the photo finish of what was answered then."""

from __future__ import annotations

import pygame

from tabletop.minigames.reflex.photo_finish import ProofStrip
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.screen import Screen


class ProofScreen(Screen[None]):
    """Above the table that looks back; it stays until it is confirmed."""

    modal = True
    veil = 120

    def __init__(self, strip: ProofStrip) -> None:
        super().__init__("recorded race")
        self.strip = strip

    def build(self) -> None:
        self.add(self.strip)
        self.go_on = self.add(Button("Continue", self._leave, style="primary", icon="check", label="Continue"))

    def shown(self) -> None:
        shapes.make_room(True)
        self.set_focus(self.go_on)

    def hidden(self) -> None:
        shapes.make_room(False)

    def _leave(self) -> None:
        if self.strip.part < 1:
            self.strip.told()
        else:
            self.close()

    def layout(self) -> None:
        wide, high = self.strip.measure(self.rect.width - self.u(60))
        self.strip.place(rects.center(self.rect, wide, min(high, self.rect.height - self.u(20))))
        self.go_on.place(button_place(self.strip, self.go_on))


def button_place(strip: ProofStrip, button: Button) -> pygame.Rect:
    """The lower right corner of a photo finish."""
    wide, high = button.measure(strip.u(400))
    return pygame.Rect(strip.rect.right - strip.u(46) - wide, strip.rect.bottom - strip.u(18) - high, wide, high)
