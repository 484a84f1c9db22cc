"""Who fights in the middle of the table: where fighters and what lies on them are, and what is drawn round them.

The ring follows the events of the story; `settle` makes it agree with what the game says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.definition import Fighter
from tabletop.ui import shapes
from tabletop.ui.cache import SurfaceCache
from tabletop.ui.cardface import RATIO
from tabletop.ui.layers import centred
from tabletop.ui.screens.glow import halo
from tabletop.ui.table.panels import look
from tabletop.ui.table.place import mats, poses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.definition import Duel
    from tabletop.ui.layers import Blit
    from tabletop.ui.layouts.mats import Fights
    from tabletop.ui.table.place.places import Places
    from tabletop.ui.table.place.poses import Pose
    from tabletop.ui.table.screen import TableScreen

FIRST, NEXT = 0.74, 0.46  # of a card's width: from a fighter to the first card on it, and from card to card
GAP = 0.86  # of a card's width, between two fighters
HEAD, FOOT = 24, 34  # units kept free above and below the cards
PAIR = 2
UNTOLD = -1  # a stake that the story has not come to


class Clash:
    """`fighters` from left to right; none while nobody fights."""

    def __init__(self, table: TableScreen, look: Fights) -> None:
        self.table, self.look = table, look
        self.fighters: tuple[Fighter, ...] = ()
        self.title = ""
        self.idle: tuple[str, ...] = ()
        self.gone: frozenset[int] = frozenset()  # fighters that have left the ring; the others keep their places
        self._kept = SurfaceCache(2 << 20)

    # --- who fights
    @property
    def cards(self) -> frozenset[int]:
        return frozenset(fighter.card for fighter in self.fighters) - self.gone

    def settle(self, duel: Duel | None) -> None:
        self.title = duel.title if duel is not None else ""
        self.idle = duel.idle if duel is not None else ()
        self.fighters = duel.fighters if duel is not None else ()
        self.gone = frozenset()

    def follow(self, duel: Duel) -> None:
        """The same fight has gone on."""
        if self.cards == {fighter.card for fighter in duel.fighters}:
            self.settle(duel)

    def meet(self, cards: Sequence[int]) -> None:
        """Two cards step into the ring."""
        zones = [zone for zone, group in enumerate(self._places.groups) if group == self.look.stacks]
        seats = [self._places.zones[self.table.scene.sprites[card].zone].seat or 0 for card in cards]
        self.fighters = tuple(
            Fighter(seat, card, zone, UNTOLD, losing=False)
            for seat, card, zone in zip(seats, cards, zones, strict=True)
        )

    def join(self, card: int) -> None:
        """One more card steps into the ring."""
        seat = self._places.zones[self.table.scene.sprites[card].zone].seat or 0
        stack = self.table.kernel.find(self.look.brawl, seat)
        if card not in self.cards:
            self.fighters = (*self.fighters, Fighter(seat, card, stack, UNTOLD, losing=False))

    def leave(self, card: int) -> None:
        """A card has left the table: it fights no more."""
        if card in self.cards:
            self.gone |= {card}
            if not self.cards:
                self.fighters, self.gone = (), frozenset()

    @property
    def _here(self) -> list[Fighter]:
        """Those who stand in the ring."""
        sprites = self.table.scene.sprites
        return [f for f in self.fighters if f.card not in self.gone and not sprites[f.card].flying]

    # --- where
    @property
    def _places(self) -> Places:
        return self.table.places

    @property
    def _middle(self) -> pygame.Rect:
        u = self.table.u
        area = self._places.areas.centre
        return pygame.Rect(area.left, area.top + u(HEAD), area.width, area.height - u(HEAD) - u(FOOT))

    def _width(self) -> float:
        """Of a fighter's card."""
        area, wide = self._middle, self.look.size * mats.measure(self._places.window)
        if len(self.fighters) > PAIR:
            wide = min(wide, area.width / len(self.fighters) * 0.66)
        return min(wide, area.height / RATIO)

    def pose(self, card: int) -> Pose:
        """Where a fighter stands."""
        n, count = self._index(card), len(self.fighters)
        area, wide = self._middle, self._width()
        if count == PAIR:
            step = wide * (0.5 + GAP / 2)
            return poses.Pose(area.centerx + (step if n else -step), area.centery, wide, -2.0 if n else 2.0)
        column = area.width / max(1, count)
        return poses.Pose(area.left + column * (n + 0.5) - column * 0.12, area.centery, wide)

    def _index(self, card: int) -> int:
        return next(i for i, fighter in enumerate(self.fighters) if fighter.card == card)

    def stack(self, zone: int, count: int) -> list[Pose]:
        """What lies on a fighter: outwards for two, to the right for many."""
        n = next((i for i, fighter in enumerate(self.fighters) if fighter.stack == zone), -1)
        area, wide = self._middle, self._width() * 0.94
        if n < 0:
            return [poses.Pose(*area.center, wide)] * count
        start = self.pose(self.fighters[n].card)
        if len(self.fighters) > PAIR:
            room = area.width / len(self.fighters) * 0.3
            step = min(wide * 0.34, room / max(1, count))
            return [poses.Pose(start.x + step * (i + 1), start.y + wide * 0.05 * (i + 1), wide) for i in range(count)]
        way = 1 if n else -1
        edge = area.right - wide / 2 if n else area.left + wide / 2
        room = abs(edge - start.x) - wide * FIRST
        step = min(wide * NEXT, max(0.0, room) / max(1, count - 1))
        return [
            poses.Pose(start.x + way * (wide * FIRST + step * i), start.y + wide * 0.06, wide, way * (-3.0 + i % 2 * 2))
            for i in range(count)
        ]

    def side(self, seat: int) -> pygame.Rect | None:
        """Where something is dropped for the fighter that a seat may help now: that of the side that is losing."""
        losing = [fighter for fighter in self.fighters if fighter.losing]
        own = [fighter for fighter in self.fighters if fighter.seat == seat]
        found = next(iter(losing or own), None)
        return self._around(found).inflate(self.table.u(30), self.table.u(20)) if found is not None else None

    def boxes(self) -> list[pygame.Rect]:
        """What each side covers."""
        return [self._around(fighter) for fighter in self.fighters]

    def _around(self, fighter: Fighter) -> pygame.Rect:
        boxes = [self.pose(fighter.card).box]
        boxes += [sprite.goal.box for sprite in self.table.scene.zones[fighter.stack] if not sprite.flying]
        return boxes[0].unionall(boxes[1:])

    # --- picture
    def below(self) -> list[Blit]:
        """The ground, and light under the side that has to act."""
        if not self.fighters:
            return []
        kit, area = self.table.kit, self._places.areas.centre
        boxes = [self._around(fighter) for fighter in self.fighters]
        wide = min(area.width, boxes[0].unionall(boxes[1:]).width + kit.u(240))
        out: list[Blit] = [(self._ground((wide, area.height)), (area.centerx - wide // 2, area.top))]
        for fighter in self._here:
            if fighter.losing and not self.gone:
                box, light = self._around(fighter), kit.u(36)
                out.append((halo(box.size, kit.u(18), light, kit.color("orange")), (box.x - light, box.y - light)))
        return out

    def _ground(self, size: tuple[int, int]) -> pygame.Surface:
        return self._kept.get(("pool", size), lambda: _pool(size))

    def above(self) -> list[Blit]:
        """The star between two, plates with names and stakes, and the order of what has landed."""
        if not self.fighters:
            return []
        out: list[Blit] = []
        here = self._here
        for fighter in here:
            for n, sprite in enumerate(self.table.scene.zones[fighter.stack], 1):
                if not sprite.flying:
                    out.append(self._order(n, sprite.pose))
        if len(here) == len(self.fighters) == PAIR:
            out.append(centred(self._star(), (self._middle.centerx, self._middle.centery)))
        return out + [self._plate(fighter) for fighter in here] + self._titled()

    def _order(self, number: int, pose: Pose) -> Blit:
        disc = self._kept.get(("order", number, self.table.kit.scale), lambda: self._numbered(number))
        side = disc.get_width()
        x = pose.x if len(self.fighters) == PAIR else pose.x - pose.width / 2 + side * 0.3
        return centred(disc, (x, pose.y - pose.height / 2 + side * 0.1))

    def _numbered(self, number: int) -> pygame.Surface:
        kit = self.table.kit
        side = kit.u(30)
        disc = shapes.disc(side, pygame.Color("#2b1a3d")).copy()
        disc.blit(shapes.ring((side, side), side // 2, max(1, kit.u(2)), kit.color("gold")), (0, 0))
        words = kit.line(str(number), "number", "gold_light", size=19)
        disc.blit(words, words.get_rect(center=(side // 2, side // 2 + 1)))
        return disc

    def _star(self) -> pygame.Surface:
        kit = self.table.kit
        side = min(kit.u(96), round(self._width() * 0.62))
        return self._kept.get(("star", side), lambda: self._made_star(side))

    def _made_star(self, side: int) -> pygame.Surface:
        kit = self.table.kit
        star = shapes.svg(
            (side, side), _burst(side / 2, side * 0.49, "#2b1a3d") + _burst(side / 2, side * 0.43, "#fbb034")
        )
        words = kit.line("VS", "number", "ink", size=side * 0.36 / kit.scale)
        star.blit(words, words.get_rect(center=(side // 2, side // 2 + 1)))
        return star

    def _plate(self, fighter: Fighter) -> Blit:
        area, box = self._places.areas.centre, self._around(fighter)
        key = ("plate", fighter.seat, fighter.stake, fighter.note, len(self.fighters), area.width, self.table.kit.scale)
        out = self._kept.get(key, lambda: self._written(fighter))
        wide, high = out.get_size()
        left = max(area.left, min(area.right - wide, box.centerx - wide // 2))
        if len(self.fighters) == PAIR:  # each plate keeps to its side
            own = self._index(fighter.card)
            left = max(left, area.centerx + 3) if own else min(left, area.centerx - 3 - wide)
        return out, (left, min(box.bottom + self.table.u(4), area.bottom - high))

    def _written(self, fighter: Fighter) -> pygame.Surface:
        """Whose side it is, what it would score, and that it is losing or out."""
        kit, person, many = self.table.kit, self.table.furniture.who[fighter.seat], len(self.fighters) > PAIR
        area, high, pad = self._places.areas.centre, kit.u(32), kit.u(12)
        stake = kit.line("" if fighter.stake == UNTOLD else f"{fighter.stake}", "number", "gold_light", size=22)
        out_of_it = many and bool(fighter.note)
        room = area.width // len(self.fighters) - stake.get_width() - 3 * pad if many else area.width
        size = 16 if many else 19
        name = person.name if kit.measure(person.name, "label", size) <= room else person.name.split()[0]
        parts = [kit.line(name, "label", "faint" if out_of_it else person.colour, size=size), stake]
        if fighter.note and not many:
            parts.append(kit.line(fighter.note, "label", "orange" if fighter.losing else "muted", size=17))
        wide = sum(part.get_width() + pad for part in parts) + pad
        out, x = shapes.blank((wide, high)), pad
        look.panel(out, kit, out.get_rect(), "count")
        for part in parts:
            out.blit(part, part.get_rect(midleft=(x, high // 2 + 1)))
            x += part.get_width() + pad
        if out_of_it:
            pygame.draw.line(
                out, kit.color("coral"), (pad, high // 2), (pad + parts[0].get_width(), high // 2), kit.u(2)
            )
        return out

    def _titled(self) -> list[Blit]:
        if not self.title:
            return []
        kit, area = self.table.kit, self._places.areas.centre
        words = kit.line(self.title, "label", "gold_light", size=20)
        out = shapes.blank((words.get_width() + kit.u(36), kit.u(32)))
        look.panel(out, kit, out.get_rect(), "count")
        out.blit(words, words.get_rect(center=(out.get_width() // 2, out.get_height() // 2 + 1)))
        return [(out, (area.centerx - out.get_width() // 2, area.top))]


def _pool(size: tuple[int, int]) -> pygame.Surface:
    """A darker pool with a soft edge."""
    wide, high = size
    rings = [
        f'<ellipse cx="{wide / 2:.0f}" cy="{high / 2:.0f}" rx="{wide / 2 * share:.0f}" ry="{high / 2 * share:.0f}" '
        'fill="#000" fill-opacity="0.05"/>'
        for share in (1.0, 0.98, 0.96, 0.94, 0.92, 0.9)
    ]
    return shapes.svg(size, "".join(rings))


def _burst(middle: float, reach: float, color: str, points: int = 14) -> str:
    """A star as SVG."""
    corners = []
    for i in range(2 * points):
        way = pygame.Vector2(reach if i % 2 == 0 else reach * 0.82, 0).rotate(180 / points * i - 84)
        corners.append(f"{middle + way.x:.1f},{middle + way.y:.1f}")
    return f'<polygon points="{" ".join(corners)}" fill="{color}"/>'
