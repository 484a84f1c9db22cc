"""Who sits at a table of the season, round it, and what is told of the evening."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.match.seats import Seat
    from tabletop.progress.season import SeasonTable

PAD, FACE, GAP = 28, 196, 30  # units


class CompanyPanel(Widget):
    """`show` says which evening; `told`: what its house rules are, in words."""

    def __init__(self) -> None:
        super().__init__("company")
        self.evening: SeasonTable | None = None
        self.seats: tuple[Seat, ...] = ()
        self.told = ""

    def show(self, evening: SeasonTable, seats: tuple[Seat, ...], told: str) -> None:
        self.evening, self.seats, self.told = evening, seats, told
        self.refresh()

    def draw(self, target: pygame.Surface) -> None:
        kit, evening = self.kit, self.evening
        kit.panel(target, self.rect, "panel")
        if evening is None:
            return
        box = rects.inset(self.rect, kit.u(PAD), kit.u(PAD))
        clip = target.get_clip()
        target.set_clip(box.clip(clip))  # large letters in a small window
        head, box = rects.cut_top(box, kit.u(48), kit.u(4))
        kit.write(target, evening.name, "heading", head, "white", size=kit.fit(evening.name, "heading", head.width))
        text = kit.rich(f"*{escape(evening.text)}*", "body", box.width, "gold_light")
        text.draw(target, box.topleft)
        _, box = rects.cut_top(box, text.size[1], kit.u(14))
        if self.told:
            rules = kit.rich(f"{{gavel}} {escape(self.told)}", "small", box.width, "muted")
            rules.draw(target, box.topleft)
            _, box = rects.cut_top(box, rules.size[1], kit.u(10))
        self._faces(target, box)
        target.set_clip(clip)

    def _faces(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, count = self.kit, len(self.seats)
        gap, words = kit.u(GAP), kit.u(58)
        side = min(kit.u(FACE), box.height - words, (box.width - gap * (count - 1)) // count)
        if side < kit.u(40):
            return
        x = box.x + (box.width - count * side - (count - 1) * gap) // 2
        y = box.y + (box.height - side - words) // 2
        for i, seat in enumerate(self.seats):
            face = pygame.Rect(x + i * (side + gap), y, side, side)
            draw_avatar(target, kit, face, seat.name, seat.colour, picture=avatars.picture(seat.avatar))
            name = pygame.Rect(face.x - gap // 2, face.bottom + kit.u(6), side + gap - kit.u(4), kit.u(28))
            size = kit.fit(seat.name, "strong", name.width, 0.3)
            kit.write(target, seat.name, "strong", name, seat.colour, align="center", size=size)
            kit.write(target, seat.bot or "You", "caption", name.move(0, kit.u(26)), "muted", align="center")
