"""What lies on the table beside the cards: the track of the turn, the ranks of both sides, whose they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.games.rpgget.rules.cards import MIDDLE
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    CHOOSING,
    ENEMIES,
    ENEMY_ATTACK,
    ENEMY_SLOTS,
    MISSION,
    PARTY_ATTACK,
    PARTYING,
    PLAYING,
    RECONCILE,
    RESOLUTION,
    START_OF_TURN,
    STATUS,
)
from tabletop.games.rpgget.texts import tr
from tabletop.games.rpgget.words.common import RANKS
from tabletop.table.extensions.decorations import Decoration
from tabletop.toolkit import shapes
from tabletop.toolkit.rects import columns, cut_left

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.games.rpgget.rules.table import RpgGet
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.layout_schema.board_schema import StandingSchema
    from tabletop.table.model.view_state import MatchConstants, ViewState

TRACK = (  # what a turn goes through, each from this step on (RG-30)
    (tr("track-redraw"), START_OF_TURN),
    (tr("track-play"), PLAYING),
    (tr("track-status"), STATUS),
    (tr("track-mission"), CHOOSING),
    (tr("track-party"), PARTYING),
    (tr("track-enemies"), ENEMY_SLOTS),
    (tr("track-attack"), PARTY_ATTACK),
    (tr("track-they-attack"), ENEMY_ATTACK),
    (tr("track-result"), RESOLUTION),
    (tr("track-reconcile"), RECONCILE),
)
FIGHT = range(4, 9)  # of these there is none without a mission
BLOWS = range(6, 8)  # of these there may be none in an attempt that succeeds
HIGH, LETTERS, TICK, DOT = 27, 17, 16, 8  # units
NAMES, LINE = 18, 22
WORD, SIDE = 19, 76  # of a rank, and how wide all of them are
DUEL = 2  # seats


def stage(step: int) -> int:
    """Where on the track a step lies; -1 before the first turn."""
    return sum(step >= first for _, first in TRACK) - 1


class Track(Decoration):
    """Between prompt and hand: the steps of the turn, the present one lit in the colour of whose turn it is, ticks before those
    that are over; those that are not made are dim.
    """

    def __init__(self, constants: MatchConstants) -> None:
        super().__init__(constants)
        self.seen: set[int] = set()  # places on the track at which the turn has been

    def show(self, shown: ViewState) -> None:
        super().show(shown)
        self.meet(self.reached.table.step)

    def meet(self, step: int) -> None:
        """The turn is at this step; a new one begins when it goes back."""
        now = stage(step)
        if self.seen and now < max(self.seen):
            self.seen = set()
        self.seen.add(now)

    def settle(self, places: ZonePlaces) -> None:
        super().settle(places)
        prompt = places.areas.prompt
        self.place(pygame.Rect(prompt.x, prompt.bottom + self.u(1), prompt.width, self.u(HIGH)))

    def draw(self, target: pygame.Surface) -> None:
        table: RpgGet = self.reached.table
        now = stage(table.step) if self.told.query else -1
        if now < 0:
            return
        kit, color = self.kit, self.constants.who[table.turn].colour
        done = [i < now and not self.skipped(table, i) for i in range(len(TRACK))]
        wide, named = self._widths(now, done)
        dark = pygame.Color(14, 10, 34, 150)
        target.blit(shapes.filled(self.rect.size, self.rect.height // 2, dark, dark), self.rect)
        for i, whole in enumerate(columns(self.rect, wide, kit.u(2))):
            box = whole
            if i == now:
                plate = kit.color(color)
                target.blit(shapes.filled(box.size, box.height // 2, plate, plate), box)
            tone = "ink" if i == now else "muted" if done[i] else "faint" if self.skipped(table, i) else "text"
            if not named[i] and not done[i]:
                dot = shapes.filled((kit.u(DOT), kit.u(DOT)), kit.u(DOT) // 2, kit.color(tone), kit.color(tone))
                target.blit(dot, dot.get_rect(center=box.center))
            if done[i]:
                tick = kit.icon("check", TICK, "muted")
                target.blit(tick, tick.get_rect(midleft=(box.x + kit.u(8), box.centery)))
                box = cut_left(box, kit.u(TICK))[1]
            if named[i]:
                kit.write(target, TRACK[i][0], "caption", box, tone, align="center", size=LETTERS)

    def _widths(self, now: int, done: Sequence[bool]) -> tuple[list[int], list[bool]]:
        """How wide each step is, and whether it has its name: large letters leave room for that of the present one alone."""
        kit = self.kit
        wide = [kit.measure(name, "caption", LETTERS) + kit.u(20 + TICK * done[i]) for i, (name, _) in enumerate(TRACK)]
        if sum(wide) <= self.rect.width:
            return wide, [True] * len(TRACK)
        named = [i == now for i in range(len(TRACK))]
        return [width if named[i] else kit.u(20 + TICK) for i, width in enumerate(wide)], named

    def skipped(self, table: RpgGet, i: int) -> bool:
        """A step of no attempt, or a fight that was not needed for its success (RG-66, RG-76)."""
        if i in FIGHT and not table.zones[MISSION] and table.won < 0:
            return True
        return table.won > 0 and i in BLOWS and i not in self.seen


def standing(look: TableLayout) -> StandingSchema:
    """How far from rank to rank, as the layout says."""
    assert look.standing is not None, "the layout of this game has it"
    return look.standing


class Ranks(Decoration):
    """On both sides a line for each rank, Front towards the middle, named while somebody stands in another than Middle."""

    under = True

    def draw(self, target: pygame.Surface) -> None:
        table: RpgGet = self.reached.table
        if not table.zones[MISSION]:
            return
        for zone, name in ((ENEMIES, "enemies"), (ACTIVE, "active")):
            box = self.places.zones[zone].area
            named = any(table.rank[card] != MIDDLE for card in table.zones[zone])
            for rank, down in enumerate(standing(self.constants.look).zone[name]):
                self._line(target, box, box.centery + round(down * box.height), 70 if named else 34)
                if named:
                    self.kit.write(target, RANKS[rank], "caption", self.names(box, down), "gold_light", size=WORD)

    def names(self, box: pygame.Rect, down: float) -> pygame.Rect:
        """Where the name of the rank stands that lies so far below the middle: at its line, or beside that where the lines are
        too near to each other for words.
        """
        pitch, kit = down * box.height, self.kit
        apart = max(abs(pitch), kit.u(LINE)) if down else 0
        middle = box.centery + round(apart if down > 0 else -apart)
        return pygame.Rect(box.x, middle - kit.u(LINE) // 2, kit.u(100), kit.u(LINE))

    def _line(self, target: pygame.Surface, box: pygame.Rect, y: int, alpha: int) -> None:
        """Beside the names."""
        line = shapes.blank((box.width - self.kit.u(SIDE), max(1, self.kit.u(2))))
        line.fill((*self.kit.color("gold_light")[:3], alpha))
        target.blit(line, (box.x + self.kit.u(SIDE), y))


class Sides(Decoration):
    """Beside those who fight: whose party it is, and between two whose monsters; among more these wear ribbons."""

    def draw(self, target: pygame.Surface) -> None:
        table: RpgGet = self.reached.table
        if not table.zones[MISSION]:
            return
        self._name(target, ACTIVE, table.turn, tr("side-party"))
        if table.seats == DUEL:
            self._name(target, ENEMIES, 1 - table.turn, tr("side-monsters"))

    def _name(self, target: pygame.Surface, zone: int, seat: int, what: str) -> None:
        """Left of the first card, at its foot, where there is room: for a party as far as to its mission."""
        place, person, kit = self.places.zones[zone], self.constants.who[seat], self.kit
        count = len(self.reached.table.zones[zone])
        wide = max(kit.measure(words, "caption", NAMES) for words in (person.name, what))
        right = place.poses(count)[0].box.left - kit.u(14) if count else 0
        edge = self.places.zones[MISSION].area.right if zone == ACTIVE else place.area.left
        if right - wide < edge:
            return
        for n, (words, color) in enumerate(((what, "muted"), (person.name, person.colour))):
            line = pygame.Rect(right - wide, place.area.bottom - (n + 1) * kit.u(LINE), wide, kit.u(LINE))
            kit.write(target, words, "caption", line, color, align="right", size=NAMES)


DECORATIONS = (Track, Ranks, Sides)
