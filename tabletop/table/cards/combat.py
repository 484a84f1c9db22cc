"""Who fights in the middle of the table, and where fighters and what lies on them are. It follows playback;
`settle` makes it agree with what the game says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.compositor import RATIO
from tabletop.core.presentation import Combatant
from tabletop.table.layout import poses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.layout import Layout
    from tabletop.core.presentation import CombatStatus
    from tabletop.table.layout.poses import Pose
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.layout_schema.board_schema import CombatSchema
    from tabletop.toolkit.draw_context import DrawContext

FIRST, NEXT = 0.74, 0.46  # of a card's width: from a fighter to the first card on it, and from card to card
GAP = 0.86  # of a card's width, between two fighters
BONE, CLEAR = 0.66, 0.63  # of a fighter's width and height, where many fight: a card on it, and how deep that reaches
BESIDE, SIDE = 0.28, 0.12  # of a fighter's width: kept free left of those cards; of its column, beside it
LOWER = 0.93  # of the height, where many fight: what lies on a fighter reaches above it
HEAD, FOOT = 24, 34  # units kept free above and below the cards
PAIR = 2
UNTOLD = -1  # a stake that playback has not come to


class Combat:
    """`fighters` from left to right; none while nobody fights."""

    places: ZonePlaces

    def __init__(self, look: CombatSchema, kernel: Layout, kit: DrawContext) -> None:
        self.look, self.kernel, self.kit = look, kernel, kit
        self.combatants: tuple[Combatant, ...] = ()
        self.title = ""
        self.idle: tuple[str, ...] = ()
        self.gone: frozenset[int] = frozenset()  # fighters that have left the ring; the others keep their places

    def place(self, places: ZonePlaces) -> None:
        self.places = places

    # --- who
    @property
    def cards(self) -> frozenset[int]:
        return frozenset(fighter.card for fighter in self.combatants) - self.gone

    @property
    def paired(self) -> bool:
        return len(self.combatants) == PAIR

    def settle(self, status: CombatStatus | None) -> None:
        self.title = status.title if status is not None else ""
        self.idle = status.idle if status is not None else ()
        self.combatants = status.combatants if status is not None else ()
        self.gone = status.gone if status is not None else frozenset()

    def follow(self, status: CombatStatus) -> None:
        """The same fight has gone on."""
        if self.cards == {fighter.card for fighter in status.combatants} - status.gone:
            self.settle(status)

    def meet(self, cards: Sequence[int], seats: Sequence[int]) -> None:
        """Two cards of these seats step into the ring."""
        zones = [zone for zone, place in enumerate(self.kernel.zones) if place.group == self.look.stacks]
        self.combatants = tuple(
            Combatant(seat, card, zone, UNTOLD, losing=False)
            for seat, card, zone in zip(seats, cards, zones, strict=True)
        )

    def join(self, card: int, seat: int) -> None:
        """One more card steps into the ring."""
        stack = self.kernel.find(self.look.brawl, seat)
        if card not in self.cards:
            self.combatants = (*self.combatants, Combatant(seat, card, stack, UNTOLD, losing=False))

    def leave(self, card: int) -> None:
        """A card has left the table: it fights no more."""
        if card in self.cards:
            self.gone |= {card}
            if not self.cards:
                self.combatants, self.gone = (), frozenset()

    # --- where
    def struck(self, zone: int, was: Pose) -> bool:
        """A card that goes to this zone strikes a fighter: it lay elsewhere, and does not only make room for the next one."""
        return self.places.zones[zone].look.kind == "fight" and not self.area.collidepoint(was.x, was.y)

    @property
    def area(self) -> pygame.Rect:
        return self.places.areas.centre

    @property
    def middle(self) -> pygame.Rect:
        u, area = self.kit.u, self.area
        return pygame.Rect(area.left, area.top + u(HEAD), area.width, area.height - u(HEAD) - u(FOOT))

    def width(self) -> float:
        """Of a fighter's card, in pixels."""
        area, wide = self.middle, self.look.size * self.places.measure
        if len(self.combatants) > PAIR:
            wide = min(wide, area.width / len(self.combatants) * 0.66, area.height * LOWER / RATIO)
        return min(wide, area.height / RATIO)

    def index(self, card: int) -> int:
        return next(i for i, fighter in enumerate(self.combatants) if fighter.card == card)

    def pose(self, card: int) -> Pose:
        """Where a fighter stands."""
        n, count = self.index(card), len(self.combatants)
        area, wide = self.middle, self.width()
        if count == PAIR:
            step = wide * (0.5 + GAP / 2)
            return poses.Pose(area.centerx + (step if n else -step), area.centery, wide, -2.0 if n else 2.0)
        column = area.width / max(1, count)
        return poses.Pose(area.left + column * (n + 0.5) - column * SIDE, area.bottom - wide * RATIO / 2, wide)

    def stack(self, zone: int, count: int) -> list[Pose]:
        """What lies on a fighter: outwards for two; for many to the right, smaller, over neither its name nor its value."""
        n = next((i for i, fighter in enumerate(self.combatants) if fighter.stack == zone), -1)
        area, wide = self.middle, self.width() * 0.94
        if n < 0:
            return [poses.Pose(*area.center, wide)] * count
        start = self.pose(self.combatants[n].card)
        if len(self.combatants) > PAIR:
            return self._laid_on(start, count)
        way = 1 if n else -1
        edge = area.right - wide / 2 if n else area.left + wide / 2
        room = abs(edge - start.x) - wide * FIRST
        step = min(wide * NEXT, max(0.0, room) / max(1, count - 1))
        return [
            poses.Pose(start.x + way * (wide * FIRST + step * i), start.y + wide * 0.06, wide, way * (-3.0 + i % 2 * 2))
            for i in range(count)
        ]

    def _laid_on(self, fighter: Pose, count: int) -> list[Pose]:
        column, wide = self.middle.width / len(self.combatants), fighter.width * BONE
        left = fighter.x - fighter.width * (0.5 - BESIDE) + wide / 2
        right = fighter.x + column * (0.5 + SIDE) - wide / 2
        step = min(wide * NEXT, max(0.0, right - left) / max(1, count - 1))
        y = fighter.y + fighter.height * (CLEAR - 0.5) - wide * RATIO / 2
        return [poses.Pose(left + step * i, y, wide) for i in range(count)]
