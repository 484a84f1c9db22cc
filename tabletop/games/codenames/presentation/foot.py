"""Below the grid: the clues of both sides, and what belongs to neither of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.presentation.course import Told, found_for, sign
from tabletop.games.codenames.presentation.looks import COLOURS, PAPER, lettered, pips, plate, tile
from tabletop.games.codenames.rules.cards import ASSASSIN, HYDRA, NEUTRAL, SHIELD
from tabletop.games.codenames.rules.options import GAUNTLET
from tabletop.games.codenames.texts import tr
from tabletop.toolkit.rects import columns, cut_left, cut_right, inset, rows

if TYPE_CHECKING:
    from tabletop.games.codenames.presentation.course import Row
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.match_constants import MatchConstants
    from tabletop.table.model.view_state import ViewState

NEUTRALS = 7
FEW = 4  # clues of a side that are shown at once
REST, EARLIER = 200, 104  # units of width: of what belongs to neither side, and of how many clues are not shown
GAP = 6  # units


class History(Told):
    """The clues of both sides with what was found by them; taken back ones are struck out (CN-85). Where there are more than
    fit, it says how many, and a press leafs back through them.
    """

    key = "i"

    def __init__(self, constants: MatchConstants) -> None:
        super().__init__(constants)
        self.back = 0  # leaves back from the newest clues
        self._of = 0  # clues when that was chosen

    def settle(self, places: ZonePlaces) -> None:
        super().settle(places)
        self.place(cut_right(places.areas.extra["foot"], self.u(REST), self.u(GAP))[1])

    def show(self, shown: ViewState) -> None:
        super().show(shown)
        if len(self.now.clues) != self._of:
            self.back, self._of = 0, len(self.now.clues)
        self.focusable = self.leaves > 1
        self.tooltip = tr("table-leaf") if self.focusable else ""

    def clues(self, side: int) -> list[Row]:
        return [row for row in self.now.clues if row[1] == side]

    @property
    def leaves(self) -> int:
        return max(1, *(-(-len(self.clues(side)) // FEW) for side in (SHIELD, HYDRA)))

    def leaf(self, side: int) -> tuple[list[Row], int, int]:
        """The clues of a side that are shown, and how many there are before and after them."""
        clues = self.clues(side)
        end = max(0, len(clues) - self.back * FEW)
        start = max(0, end - FEW)
        return clues[start:end], start, len(clues) - end

    def pressed(self) -> bool:
        """One leaf back; from the oldest to the newest ones."""
        if self.leaves < 2:
            return False
        self.back = (self.back + 1) % self.leaves
        self.app.sound("button_click")
        self.refresh()
        return True

    def draw(self, target: pygame.Surface) -> None:
        table, now = self.told.table, self.now
        for side, line in zip((SHIELD, HYDRA), rows(self.rect, [1, 1], self.u(GAP)), strict=True):
            shown, earlier, later = self.leaf(side)
            target.blit(plate(line.size, COLOURS[side]), line)
            inside = inset(line, self.u(8), 0)
            if self.leaves > 1:
                place, inside = cut_left(inside, self.u(EARLIER), self.u(8))
                self._count(target, place, earlier, later)
            for row, cell in zip(shown, columns(inside, [1] * FEW, self.u(8)), strict=False):
                fresh = now.fresh if row[0] == table.turns and row[5] else 0
                self._clue(target, cell, row, found_for(table, row[0], side) + fresh)

    def _count(self, target: pygame.Surface, box: pygame.Rect, earlier: int, later: int) -> None:
        if earlier or later:
            words = tr("table-earlier", count=earlier) if earlier else tr("table-later", count=later)
            drawn = lettered(words, round(box.height * 0.56), COLOURS[3], box.width)
            target.blit(drawn, drawn.get_rect(midleft=box.midleft))

    def _clue(self, target: pygame.Surface, box: pygame.Rect, row: Row, found: int) -> None:
        _, side, _, word, number, stands = row
        high = round(box.height * 0.66)
        count = max(0, number) if stands else 0
        dots = pips(high // 2, found, count, COLOURS[side]) if count else None
        right, box = cut_right(box, dots.get_width() if dots else 0, self.u(4))
        words = lettered(f"{capitals(word or '...')} {sign(number)}", high, PAPER if stands else COLOURS[2], box.width)
        place = words.get_rect(midleft=(box.x, box.centery))
        target.blit(words, place)
        if dots:
            target.blit(dots, dots.get_rect(midleft=(place.right + self.u(6), right.centery)))
        if not stands:
            struck = pygame.Surface((place.width + 1, max(2, self.u(3))))
            struck.fill(COLOURS[1])
            target.blit(struck, (place.x, place.centery - (struck.get_height() - 1) // 2))


class Rest(Told):
    """What is nobody's, apart from the boards of the sides: neutral assets, or the stones of the Gauntlet, and the Assassin
    (CN-17).
    """

    def settle(self, places: ZonePlaces) -> None:
        super().settle(places)
        self.place(cut_right(places.areas.extra["foot"], self.u(REST), self.u(GAP))[0])

    def show(self, shown: ViewState) -> None:
        super().show(shown)
        self.tooltip = tr("table-neither-side")

    def draw(self, target: pygame.Surface) -> None:
        upper, lower = rows(self.rect, [1, 1], self.u(GAP))
        left = NEUTRALS - self.now.neutrals
        self._line(target, upper, NEUTRAL, tr("table-neutral-left", left=left))
        self._line(target, lower, ASSASSIN, tr("table-assassin"))

    def _line(self, target: pygame.Surface, line: pygame.Rect, owner: int, words: str) -> None:
        target.blit(plate(line.size, COLOURS[owner]), line)
        sign_, box = cut_left(inset(line, self.u(6), self.u(5)), line.height - self.u(10), self.u(8))
        target.blit(tile(owner, sign_.height), sign_)
        if owner == NEUTRAL and self.told.table.house & GAUNTLET:
            row = pips(box.height // 2, self.now.neutrals, NEUTRALS - 1, COLOURS[NEUTRAL])
            target.blit(row, row.get_rect(center=box.center))
            return
        drawn = lettered(words, round(line.height * 0.56), PAPER, box.width)
        target.blit(drawn, drawn.get_rect(midleft=box.midleft))
