"""What lies round the grid: the present clue, what each side has left, and marks on the cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.presentation.card_faces import COVER, DOUBLE, GAUNTLET, cover_id
from tabletop.games.codenames.presentation.course import Told, found_for, sign
from tabletop.games.codenames.presentation.looks import (
    COLOURS,
    INK,
    NAMES,
    PAPER,
    lettered,
    owner_known,
    pips,
    plate,
    tile,
)
from tabletop.games.codenames.rules import options as option
from tabletop.games.codenames.rules.cards import ASSASSIN, ASSETS, CELLS, HYDRA, NEUTRAL, SHIELD
from tabletop.games.codenames.rules.seating import BOTH
from tabletop.games.codenames.rules.table import COVERS, KEY
from tabletop.games.codenames.texts import tr
from tabletop.table.extensions.decorations import Decoration
from tabletop.toolkit import shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.rects import columns, cut_bottom, cut_left, cut_right, inset, rows

# Below the grid: the clues of both sides, and what belongs to neither of them.

if TYPE_CHECKING:
    from tabletop.games.codenames.presentation.course import Row
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.view_state import MatchConstants, ViewState

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
        if owner == NEUTRAL and self.told.table.house & option.GAUNTLET:
            row = pips(box.height // 2, self.now.neutrals, NEUTRALS - 1, COLOURS[NEUTRAL])
            target.blit(row, row.get_rect(center=box.center))
            return
        drawn = lettered(words, round(line.height * 0.56), PAPER, box.width)
        target.blit(drawn, drawn.get_rect(midleft=box.midleft))


if TYPE_CHECKING:
    from tabletop.games.codenames.presentation.course import Course, Row
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.view_state import ViewState

NAMED = (DOUBLE, GAUNTLET)
NEXT = 12  # units from the portrait of a badge to its words
LABEL = 30  # units of height of what a number counts


class Clue(Told):
    """Above the grid: word and number in very large type, and a pip for each guess (CN-81). Pressed, it is spelt."""

    key = "p"
    read = True
    _excused = False  # a bot has said what it knows

    def settle(self, places: ZonePlaces) -> None:
        super().settle(places)
        self.place(places.areas.extra["head"])

    def show(self, shown: ViewState) -> None:
        super().show(shown)
        row = self.row
        self.focusable = row is not None and bool(row[3])
        self.tooltip = tr("table-spell") if self.focusable else ""
        if row is not None and not self._excused and not self.constants.who[row[2]].human:
            self._excused = True
            self._excuse(row[2])

    def _excuse(self, bot: int) -> None:
        """With words on the table that bots do not know, their clues are wild: one of them says why."""
        kinds = self.told.table.kind[:CELLS]
        known = sum(bool(ASSETS[kind].tags) for kind in kinds)
        if known < CELLS:
            name = self.constants.who[bot].name
            self.app.toast(escape(tr("table-few-words", name=name, known=known, count=CELLS)), about="few words")

    @property
    def row(self) -> Row | None:
        """The present clue, None while there is none."""
        return self.now.clue

    def pressed(self) -> bool:
        """The word is spelt, for team mates who ask (CN-56)."""
        if self.row is None or not self.row[3]:
            return False
        letters = " - ".join(capitals(self.row[3]))
        self.app.toast(f"**{escape(letters)}**", "bullhorn")
        if self.app.prefs.read_aloud:
            self.app.voice.say(letters)
        return True

    def draw(self, target: pygame.Surface) -> None:
        now = self.now
        color = COLOURS[now.side]
        target.blit(plate(self.rect.size, color, lit=True), self.rect)
        box = inset(self.rect, self.u(22), self.u(8))
        row = now.clue
        if row is None:
            self._waits(target, box, now)
            return
        word, number = capitals(row[3]) or tr("table-spoken"), row[4]
        right, box = cut_right(box, self.u(210), self.u(14))
        big = lettered(sign(number), round(self.rect.height * 0.82), PAPER)
        room = box.width - big.get_width() - self.u(34)
        said = lettered(word, round(self.rect.height * 0.82), pygame.Color("white"), room)
        x = box.centerx - (said.get_width() + big.get_width() + self.u(34)) // 2
        target.blit(said, said.get_rect(midleft=(x, box.centery)))
        disc = shapes.disc(round(self.rect.height * 0.74), color)
        middle = (x + said.get_width() + self.u(34) + big.get_width() // 2, box.centery)
        target.blit(disc, disc.get_rect(center=middle))
        target.blit(big, big.get_rect(center=middle))
        self._guesses(target, right, now, number)

    def _waits(self, target: pygame.Surface, box: pygame.Rect, now: Course) -> None:
        if now.winner is None:
            words = tr("table-taken-back") if now.done else tr("table-thinks", side=NAMES[now.side])
        else:
            words = tr("table-wins", side=NAMES[now.winner]) if now.winner >= 0 else tr("table-rival-wins")
        drawn = lettered(words, round(self.rect.height * 0.5), PAPER, box.width)
        target.blit(drawn, drawn.get_rect(center=box.center))

    def _guesses(self, target: pygame.Surface, box: pygame.Rect, now: Course, number: int) -> None:
        """How many of the guesses were right; the bonus guess is hollow."""
        upper, lower = rows(box, [1, 1])
        drawn = lettered(self._guesses_left(now), self.u(30), PAPER, upper.width)
        target.blit(drawn, drawn.get_rect(center=upper.center))
        if number > 0:
            side = min(self.u(24), lower.width * 4 // (5 * (number + 1)))
            row = pips(side, now.guesses, number, COLOURS[now.side])
            target.blit(row, row.get_rect(center=lower.center))

    def _guesses_left(self, now: Course) -> str:
        if now.final or now.done:
            return tr("table-game-ends" if now.final else "table-turn-ends")
        return tr("table-guesses-left", left=now.limit - now.guesses) if now.limit else tr("table-no-limit")


class Sides(Told):
    """Left and right of the grid: each side's name, its sign, how many assets it has left (CN-16)."""

    def draw(self, target: pygame.Surface) -> None:
        table, extra, now = self.told.table, self.places.areas.extra, self.now
        for side, name in ((SHIELD, "left"), (HYDRA, "right")):
            self._side(target, extra[name], now, side)
        for seat, side in enumerate(table.sides):
            words = self._role(seat, side)
            if words:
                self._pill(target, seat, words)
        if self.speaker >= 0 and now.clue is not None:
            badge = self.places.areas.seats[self.speaker].badge
            self.kit.ring(target, pygame.Rect(badge.x, badge.y, badge.height, badge.height), "gold", 999)

    @property
    def speaker(self) -> int:
        """Whose portrait has a ring: who speaks for all where several people sit here (CN-75), else -1."""
        several = sum(person.human for person in self.constants.who) > 1
        return self.told.seat if several and self.told.query == "guess" else -1

    def _role(self, seat: int, side: int) -> str:
        """What a badge says: Director (CN-5), that the clue can be objected to there (CN-68), or Agent for both (CN-111)."""
        told = self.told
        if seat not in told.table.directors:
            return capitals(tr("both-teams")) if side == BOTH else ""
        objects = told.query == "guess" and seat in told.left and seat != told.seat and self.constants.who[seat].human
        return tr("table-press-to-object") if objects else capitals(tr("director"))

    def _pill(self, target: pygame.Surface, seat: int, text: str) -> None:
        words = lettered(text, self.u(21), INK)
        pill = self._pill_box(seat, words.get_width())
        portrait = self.places.areas.seats[seat].badge.height
        if pill.width > portrait and self._over_portrait(seat, pill):  # the level beside it stays in sight
            words = lettered(text, self.u(21), INK, portrait)
            pill = self._pill_box(seat, words.get_width())
        target.blit(shapes.filled(pill.size, pill.height // 2, COLOURS[3], COLOURS[3]), pill)
        target.blit(words, words.get_rect(center=pill.center))

    def _pill_box(self, seat: int, wide: int) -> pygame.Rect:
        """At the right end of the badge; over the portrait where it would hide the level of a bot, then at all bots."""
        box, who = self.places.areas.seats[seat].badge, self.constants.who
        pill = pygame.Rect(0, 0, wide + self.u(18), self.u(28))
        pill.midright = (box.right - self.u(12), box.bottom - self.u(20))
        levels = [self.kit.measure(each.level, "caption", 16) for each in who if each.level]
        if who[seat].level and pill.left < box.x + box.height + self.u(NEXT) + max(levels, default=0) + self.u(4):
            pill.midbottom = (box.x + max(box.height, pill.width) // 2, box.bottom)
        return pill

    def _over_portrait(self, seat: int, pill: pygame.Rect) -> bool:
        return pill.left < self.places.areas.seats[seat].badge.left + self.u(NEXT)

    def _side(self, target: pygame.Surface, box: pygame.Rect, now: Course, side: int) -> None:
        table, lit = self.told.table, now.side == side and now.winner is None
        target.blit(plate(box.size, COLOURS[side], lit=lit), box)
        inside = inset(box, self.u(14), self.u(12))
        low, inside = cut_bottom(inside, self.u(LABEL), self.u(4))
        head, inside = rows(inside, [1, 4], self.u(4))
        title = NAMES[side] if table.directors[side] >= 0 else tr("table-simulated", side=NAMES[side])  # CN-104
        name = lettered(title, self.u(38), COLOURS[side].lerp(PAPER, 0.55), head.width)
        target.blit(name, name.get_rect(center=head.center))
        mark, inside = cut_left(inside, inside.width // 2)
        sign_ = tile(side, min(mark.width, mark.height, self.u(112)))
        target.blit(sign_, sign_.get_rect(center=mark.center))
        left = lettered(str(now.left[side]), min(self.u(150), round(inside.height * 1.1)), pygame.Color("white"))
        target.blit(left, left.get_rect(center=inside.center))
        words = lettered(tr("table-to-find"), self.u(24), PAPER, low.width)
        target.blit(words, words.get_rect(center=low.center))


class Cells(Decoration):
    """On the cells: the initials of Agents who have marked one, the name of a cover that there is once, and at the end whose
    the others were (CN-75, CN-95, CN-102).
    """

    def settle(self, places: ZonePlaces) -> None:
        super().settle(places)
        self.grid = next(place for place in places.zones if place.look.kind == "cells")

    def draw(self, target: pygame.Surface) -> None:
        view = self.told
        table, over = view.table, not view.query
        for cell, box in enumerate(self.grid.cells):
            seats = [seat for seat, marks in enumerate(table.marks) if marks >> cell & 1]
            if not over:
                self._marks(target, box, seats)
            if table.at[CELLS + cell] == COVERS and any(row[3] == cell for row in table.guessed):
                self._name(target, box, cover_id(table, cell))
            if over and table.at[CELLS + cell] == KEY and owner_known(table, cell) >= 0:
                shade = shapes.blank(box.size)
                shade.fill((*COLOURS[owner_known(table, cell)][:3], 96))
                target.blit(shade, box)
                sign_ = tile(owner_known(table, cell), round(box.height * 0.28))
                target.blit(sign_, sign_.get_rect(topright=(box.right + self.u(4), box.top - self.u(6))))

    def _name(self, target: pygame.Surface, box: pygame.Rect, cover: str) -> None:
        """Both of these look like no other cover of their side."""
        if cover not in NAMED:
            return
        plain = cover == GAUNTLET and not self.told.table.house & option.GAUNTLET  # CN-119
        name = NAMES[NEUTRAL] if plain else COVER[cover].name
        words = lettered(capitals(name), max(11, round(box.height * 0.15)), INK)
        tag = pygame.Rect(0, 0, words.get_width() + self.u(14), words.get_height() + self.u(6))
        tag.midtop = (box.centerx, box.top + self.u(6))
        target.blit(shapes.filled(tag.size, tag.height // 3, PAPER, PAPER), tag)
        target.blit(words, words.get_rect(center=tag.center))

    def _marks(self, target: pygame.Surface, box: pygame.Rect, seats: list[int]) -> None:
        side = max(14, round(box.height * 0.24))
        for i, seat in enumerate(seats):
            person = self.constants.who[seat]
            disc = shapes.disc(side, self.kit.color(person.colour)).copy()
            disc.blit(shapes.ring((side, side), side // 2, max(1, side // 12), INK), (0, 0))
            initial = lettered(capitals(person.name[:1]), round(side * 0.74), INK)
            disc.blit(initial, initial.get_rect(center=(side // 2, side // 2 + 1)))
            target.blit(disc, (box.right - self.u(5) - (i + 1) * (side + self.u(2)), box.top + self.u(4)))


DECORATIONS = (Clue, History, Rest, Sides, Cells)
