"""One match of the day: who sits there, and what became of it; pressing it plays, goes on or looks back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.bots import levels
from tabletop.i18n import tr
from tabletop.toolkit import rects
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Pressable
from tabletop.toolkit.widgets.display import draw_avatar

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.match.seats import TableSetup
    from tabletop.progress.daily import Round

FACE, HEAD, FOOT, GAP = 116, 74, 84, 20  # units


class RoundCard(Pressable):
    """`table`: the match as it is dealt."""

    def __init__(self, found: Round, table: TableSetup, on_press: Callable[[], None]) -> None:
        super().__init__(f"match {found.number + 1}", on_press)
        self.found, self.table = found, table

    @property
    def words(self) -> tuple[str, str, str]:
        """What became of it, or what a press does: icon, words, colour."""
        found = self.found
        if found.match is None:
            return "play", tr("daily-play"), "gold_light"
        if found.open:
            return "play", tr("daily-go-on"), "green"
        if found.share is None or found.share == 0:
            return "close", tr("daily-lost"), "muted"
        return ("trophy", tr("daily-won"), "gold") if found.share == 1 else ("handshake", tr("daily-shared"), "gold")

    def draw(self, target: pygame.Surface) -> None:
        kit, lit = self.kit, self.hovered or self.focused
        kit.panel(target, self.rect, "window" if lit else "panel")
        inside = rects.inset(self.rect, kit.u(26), kit.u(22))
        head, rest = rects.cut_top(inside, kit.u(HEAD), kit.u(8))
        foot, rest = rects.cut_bottom(rest, kit.u(FOOT), kit.u(10))
        title = tr("daily-match", number=self.found.number + 1)
        kit.write(target, title, "heading", head, "gold_light", align="center")
        others = self.table.seats[1:]
        longest = max((kit.measure(seat.name, "strong") for seat in others), default=0)
        rest = rects.center(rest, min(rest.width, kit.u(FACE + GAP) + longest), rest.height)
        for seat, row in zip(others, self._rows(rest, len(others)), strict=True):
            side = min(kit.u(FACE), row.height - kit.u(8))
            face, text = rects.cut_left(row, side, kit.u(GAP))
            place = rects.center(face, side, side)
            draw_avatar(target, kit, place, seat.name, seat.colour, picture=avatars.picture(seat.avatar))
            name, level = rects.rows(rects.center(text, text.width, kit.u(66)), [54, 46])
            kit.write(target, seat.name, "strong", name, size=kit.fit(seat.name, "strong", name.width))
            kit.write(target, levels.level(seat.bot).name, "caption", level, "muted")
        self._foot(target, foot)

    def _rows(self, box: pygame.Rect, count: int) -> list[pygame.Rect]:
        high = min(self.u(FACE + 22), box.height // count)
        top = box.y + (box.height - high * count) // 2
        return [pygame.Rect(box.x, top + i * high, box.width, high) for i in range(count)]

    def _foot(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit = self.kit
        icon, words, color = self.words
        wide = kit.measure(words, "heading")
        line = rects.center(box, min(box.width, wide + kit.u(64)), box.height)
        left, text = rects.cut_left(line, kit.u(44), kit.u(16))
        picture = kit.icon(icon, 40, color)
        target.blit(picture, picture.get_rect(center=left.center))
        kit.write(target, words, "heading", text, color)
