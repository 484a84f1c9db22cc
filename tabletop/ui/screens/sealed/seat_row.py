"""One seat of a sealed night: who sits there, on which side, and how far they are. Nothing of it is private."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.ui import layout, pictures, shapes
from tabletop.ui.cardface import RATIO
from tabletop.ui.screens import avatars
from tabletop.ui.screens.packs import bag
from tabletop.ui.widgets.base import Widget
from tabletop.ui.widgets.show import draw_avatar

if TYPE_CHECKING:
    from tabletop.match.seats import Seat

DECK, TILT = 5, 4  # cards of a deck that are shown, degrees between them


class Stand(NamedTuple):
    """packs: how many are still sealed; state: in words; done: the deck is ready; turn: it is this seat's turn."""

    side: str
    packs: int
    state: str
    done: bool = False
    turn: bool = False


class SeatRow(Widget):
    def __init__(self, seat: Seat, index: int, game: str) -> None:
        super().__init__(f"seat {index + 1}")
        self.seat = seat
        self.game = game
        self.stand = Stand("", 0, "")

    def draw(self, target: pygame.Surface) -> None:
        kit, stand = self.kit, self.stand
        kit.panel(target, self.rect, "panel")
        if stand.turn:
            kit.panel(target, self.rect, "row_chosen")
        box = layout.inset(self.rect, kit.u(20), kit.u(14))
        face, box = layout.cut_left(box, box.height, kit.u(18))
        colour = self.seat.colour or "violet"
        draw_avatar(target, kit, face, self.seat.name, colour, picture=avatars.picture(self.seat.avatar))
        sign, box = layout.cut_right(box, kit.u(46), kit.u(12))
        if stand.done:
            target.blit(
                shapes.disc(kit.u(44), kit.color("leaf"), kit.color("#1E7A46")),
                layout.center(sign, kit.u(44), kit.u(44)),
            )
            icon = kit.icon("check", 30, "white")
            target.blit(icon, icon.get_rect(center=sign.center))
        packs, box = layout.cut_right(box, box.width * 45 // 100, kit.u(12))
        if stand.done:
            self._draw_deck(target, packs)
        else:
            self._draw_packs(target, packs)
        upper, lower = layout.rows(layout.center(box, box.width, min(box.height, kit.u(84))), [1.15, 1])
        name, side = self.seat.name, stand.side.capitalize()
        wide = kit.measure(name, "subheading")
        kit.write(target, name, "subheading", upper, size=kit.fit(name, "subheading", upper.width - kit.u(90), 0.5))
        if side:
            tag = pygame.Rect(upper.x + min(wide, upper.width - kit.u(90)) + kit.u(14), 0, kit.u(72), kit.u(28))
            tag.centery = upper.centery
            kit.panel(target, tag, "pill")
            kit.write(target, side, "caption", tag, "gold_light" if side == "Good" else "violet", align="center")
        kit.write(target, stand.state, "caption", lower, "gold_light" if stand.turn else "muted",
                  size=kit.fit(stand.state, "caption", lower.width, 0.5))  # fmt: skip

    def _draw_packs(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """The packs that are still sealed, one over the other."""
        high = box.height
        wide = round(high / bag.RATIO)
        picture = pictures.contain((self.game, "pack.webp"), (wide, high))
        step = min(wide + self.u(4), (box.width - wide) // max(1, self.stand.packs - 1)) if self.stand.packs > 1 else 0
        for i in range(self.stand.packs):
            target.blit(picture, picture.get_rect(midright=(box.right - i * step, box.centery)))

    def _draw_deck(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """The deck that was built, face down."""
        name = f"back_{self.stand.side}.webp" if self.stand.side else "back.webp"
        wide = round(box.height * 0.9 / RATIO)
        size = (wide, round(wide * RATIO))
        back = pictures.cover((self.game, name), size, max(2, wide // 18))
        for i in range(DECK):
            turned = pygame.transform.rotozoom(back, TILT * ((DECK - 1) / 2 - i), 1)
            x = box.right - wide // 2 - self.u(16) - (DECK - 1 - i) * wide * 4 // 10
            target.blit(turned, turned.get_rect(center=(x, box.centery)))
