"""The standing of a season: everybody, the best first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.bots import levels
from tabletop.i18n import decimal, tr
from tabletop.progress.season import ME, StandingRow
from tabletop.toolkit import rects
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.match.seats import Seat
    from tabletop.progress.season import Season

PAD, LINE = 24, 52  # units
MEDALS = ("gold_light", "#DCE6F0", "#E8A15C")  # places one to three


class StandingPanel(Widget):
    """Draws the season as it stands now."""

    def __init__(self, season: Season) -> None:
        super().__init__("standing")
        self.season = season

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        box = rects.inset(self.rect, kit.u(PAD), kit.u(PAD - 6))
        head, box = rects.cut_top(box, kit.u(30), kit.u(4))
        left, right = rects.columns(head, [1, 1])
        kit.write(target, tr("season-standing"), "label", left, "gold")
        words = tr("season-average")
        kit.write(target, words, "label", right, "muted", align="right", size=kit.fit(words, "label", right.width, 0.5))
        rows = self.season.standing()
        high = min(kit.u(LINE), box.height // len(rows))
        for i, row in enumerate(rows):
            self._line(target, pygame.Rect(box.x, box.y + i * high, box.width, high - kit.u(4)), row)

    def _line(self, target: pygame.Surface, box: pygame.Rect, row: StandingRow) -> None:
        kit = self.kit
        name, avatar, colour = self._who(row.who)
        kit.panel(target, box, "row_chosen" if row.who == ME else "row")
        box = rects.inset(box, kit.u(14), kit.u(3))
        place, box = rects.cut_left(box, kit.u(44), kit.u(6))
        played = row.evenings > 0
        medal = MEDALS[row.place - 1] if row.points and row.place <= len(MEDALS) else "faint"
        kit.write(target, f"{row.place}." if played else "", "strong", place, medal, align="right")
        face, box = rects.cut_left(box, box.height, kit.u(12))
        draw_avatar(target, kit, face, name, colour, picture=avatars.picture(avatar))
        value, box = rects.cut_right(box, kit.u(76), kit.u(8))
        average = decimal(row.average, 2) if played else "-"
        kit.write(target, average, "strong", value, "gold_light" if played else "faint", align="right")
        told, box = rects.cut_right(box, kit.u(96), kit.u(8))
        words = tr("season-points-in", points=row.points, evenings=row.evenings) if played else ""
        kit.write(
            target, words, "caption", told, "muted", align="right", size=kit.fit(words, "caption", told.width, 0.5)
        )
        size = kit.fit(name, "strong", max(1, box.width), 0.4)
        kit.write(target, name, "strong", box, "gold_light" if row.who == ME else "text", size=size)

    def _who(self, who: int) -> tuple[str, str, str]:
        """Name, portrait and colour."""
        if who == ME:
            mine: Seat = self.season.saved.person
            return mine.name, mine.avatar, "gold"
        known = levels.personality(self.season.plan.regular[who].personality)
        return known.name, known.avatar, "violet"
