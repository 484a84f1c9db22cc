"""What is drawn round the cards that fight: the ground below them, the star between two, plates with names and stakes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.table.cards.combat import PAIR, UNTOLD
from tabletop.table.widgets import panel_style
from tabletop.toolkit import shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.layers import centred
from tabletop.toolkit.shapes import halo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.presentation import Combatant
    from tabletop.table.cards.combat import Combat
    from tabletop.table.cards.scene import Scene
    from tabletop.table.widgets.panel_facts import SeatPerson
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

ORDER = 32  # units of an order number
LOW, PLATES = 25, 3  # units: height of a line where a plate has two, from the middle to each of two plates


class CombatOverlay:
    """`below()` and `above()` lie still with the cards."""

    def __init__(self, fight: Combat, scene: Scene, kit: DrawContext, who: Sequence[SeatPerson]) -> None:
        self.fight, self.scene, self.kit, self.who = fight, scene, kit, who
        self._kept = SurfaceCache(2 << 20)

    @property
    def _here(self) -> list[Combatant]:
        """Those who stand in the ring."""
        sprites = self.scene.sprites
        return [f for f in self.fight.combatants if f.card not in self.fight.gone and not sprites[f.card].flying]

    def side(self, seat: int) -> pygame.Rect | None:
        """Where something is dropped for the fighter that a seat may help now: its own, else the one that is behind, if any."""
        losing = [fighter for fighter in self.fight.combatants if fighter.losing]
        own = [fighter for fighter in self.fight.combatants if fighter.seat == seat]
        ahead = [fighter for fighter in self.fight.combatants if fighter.winning]
        found = next(iter(own or losing or ahead), None)
        return self._around(found).inflate(self.kit.u(30), self.kit.u(20)) if found is not None else None

    def boxes(self) -> list[pygame.Rect]:
        """What each side covers."""
        return [self._around(fighter) for fighter in self.fight.combatants]

    def plates(self) -> list[pygame.Rect]:
        """Where it is read who is winning what."""
        return [plate.get_rect(topleft=place) for plate, place in map(self._plate, self._here)]

    def _around(self, fighter: Combatant) -> pygame.Rect:
        boxes = [self.fight.pose(fighter.card).box, *self._on(fighter)]
        return boxes[0].unionall(boxes[1:])

    def _on(self, fighter: Combatant) -> list[pygame.Rect]:
        return [sprite.goal.box for sprite in self.scene.zones[fighter.stack] if not sprite.flying]

    def _lit(self, fighter: Combatant) -> list[pygame.Rect]:
        """What light falls from; what lies on one of many is smaller than it, so that one light round both would show beside
        them.
        """
        if self.fight.paired:
            return [self._around(fighter)]
        on = self._on(fighter)
        return [self.fight.pose(fighter.card).box, *([on[0].unionall(on[1:])] if on else [])]

    # --- picture
    def below(self) -> list[Blit]:
        """The ground, and light under the side that has to act; golden under the one of many that is winning, or has won."""
        if not self.fight.combatants:
            return []
        kit, area = self.kit, self.fight.area
        boxes = [self._around(fighter) for fighter in self.fight.combatants]
        wide = min(area.width, boxes[0].unionall(boxes[1:]).width + kit.u(240))
        out: list[Blit] = [(self._ground((wide, area.height)), (area.centerx - wide // 2, area.top))]
        for fighter in self._here:
            if (fighter.losing or fighter.winning) and not self.fight.gone:
                light, color = kit.u(36), kit.color("gold_light" if fighter.winning else "orange")
                for box in self._lit(fighter):
                    out.append((halo(box.size, kit.u(18), light, color), (box.x - light, box.y - light)))
        return out

    def _ground(self, size: tuple[int, int]) -> pygame.Surface:
        return self._kept.get(("pool", size), lambda: _pool(size))

    def above(self) -> list[Blit]:
        """The star between two, plates with names and stakes, and the order of what has landed."""
        if not self.fight.combatants:
            return []
        out: list[Blit] = []
        here = self._here
        for fighter in here:
            out += self._orders(fighter)
        if len(here) == len(self.fight.combatants) == PAIR:
            out.append(centred(self._star(), (self.fight.middle.centerx, self.fight.middle.centery)))
        return out + [self._plate(fighter) for fighter in here] + self._titled()

    def _orders(self, fighter: Combatant) -> list[Blit]:
        """The how manieth of the fight each of these is that lies on a fighter; none over another one. What has landed just
        now has its number when that has been told.
        """
        told = list(zip(self.scene.zones[fighter.stack], fighter.numbers, fighter.owners, strict=False))
        told = [found for found in told if not found[0].flying]
        if not told:
            return []
        poses = [sprite.pose for sprite, *_ in told]
        box = self._around(fighter)
        side = min(self.kit.u(ORDER), box.width // len(told))
        wanted = [pose.x if self.fight.paired else pose.x - pose.width / 2 + side * 0.3 for pose in poses]
        middles = apart(wanted, side, box.left + side / 2, box.right - side / 2)
        out = []
        for (_, number, owner), pose, x in zip(told, poses, middles, strict=True):
            key = ("order", number, self.who[owner].colour, side)
            disc = self._kept.get(key, partial(self._numbered, number, self.who[owner].colour, side))
            out.append(centred(disc, (x, pose.y - pose.height / 2 + side * 0.1)))
        return out

    def _numbered(self, number: int, color: str, side: int) -> pygame.Surface:
        """The how manieth it is, in the colour of whose it is."""
        kit, tint = self.kit, self.kit.color(color)
        disc = shapes.disc(side, tint.lerp(pygame.Color("white"), 0.35), tint).copy()
        disc.blit(shapes.ring((side, side), side // 2, max(1, kit.u(3)), pygame.Color("#2b1a3d")), (0, 0))
        words = kit.line(str(number), "number", "ink", size=side * 0.62 / kit.scale)
        disc.blit(words, words.get_rect(center=(side // 2, side // 2 + 1)))
        return disc

    def _star(self) -> pygame.Surface:
        kit = self.kit
        side = min(kit.u(96), round(self.fight.width() * 0.62))
        return self._kept.get(("star", side), lambda: self._made_star(side))

    def _made_star(self, side: int) -> pygame.Surface:
        kit = self.kit
        star = shapes.svg(
            (side, side), _burst(side / 2, side * 0.49, "#2b1a3d") + _burst(side / 2, side * 0.43, "#fbb034")
        )
        words = kit.line(tr("table-versus"), "number", "ink", size=side * 0.36 / kit.scale)
        star.blit(words, words.get_rect(center=(side // 2, side // 2 + 1)))
        return star

    def _plate(self, fighter: Combatant) -> Blit:
        area, box = self.fight.area, self._around(fighter)
        key = (
            "plate",
            fighter.seat,
            fighter.stake,
            fighter.shares,
            fighter.note,
            fighter.winning,
            len(self.fight.combatants),
            area.width,
            self.kit.scale,
        )
        out = self._kept.get(key, lambda: self._written(fighter))
        wide, high = out.get_size()
        left = max(area.left, min(area.right - wide, box.centerx - wide // 2))
        if len(self.fight.combatants) == PAIR:  # each plate keeps to its side
            own, apart = self.fight.index(fighter.card), self.kit.u(PLATES)
            left = max(left, area.centerx + apart) if own else min(left, area.centerx - apart - wide)
        return out, (left, min(box.bottom + self.kit.u(4), area.bottom - high))

    def _written(self, fighter: Combatant) -> pygame.Surface:
        """Whose side it is, that it is losing, out or winning, and what it would score."""
        kit, person, many = self.kit, self.who[fighter.seat], len(self.fight.combatants) > PAIR
        area, pad = self.fight.area, kit.u(12)
        told = fighter.stake != UNTOLD
        stake = [kit.line(f"{fighter.stake}", "number", "gold_light", size=22)] if told else []
        out_of_it = many and bool(fighter.note) and not fighter.winning
        room = area.width // len(self.fight.combatants) - _wide(stake, pad) - pad if many else area.width // PAIR
        size = 16 if many else 19
        name = person.name if kit.measure(person.name, "label", size) <= room else person.name.split()[0]
        first = [kit.line(name, "label", "faint" if out_of_it else person.colour, size=size)]
        if many:
            first += stake
            if fighter.winning:
                first = self._leading(first, fighter.note, area.width // len(self.fight.combatants) - pad)
            lines = [first]
        else:
            short = [kit.line(_short(person.name), "label", person.colour, size=size)]
            lines = self._standing(fighter, (first, short), stake, room - kit.u(PLATES))
        out = self._lined(lines, pad)
        if out_of_it:
            y = out.get_height() // 2
            pygame.draw.line(out, kit.color("coral"), (pad, y), (pad + first[0].get_width(), y), kit.u(2))
        return out

    def _standing(
        self, fighter: Combatant, names: tuple[list[pygame.Surface], ...], stake: list[pygame.Surface], room: int
    ) -> list[list[pygame.Surface]]:
        """Of two: how it stands before what it is worth, so that nobody takes the stake for strength, nor what the losing
        side would score for what it still needs; below, whose that is. Rather is a name shorter than a number without a unit.
        """
        kit, pad, untold = self.kit, self.kit.u(12), not stake
        tone = "orange" if fighter.losing else "muted" if untold else "gold_light"
        rest = [*([kit.line(fighter.note, "label", tone, size=17)] if fighter.note else []), *stake]
        unit = tr("table-if-won") if fighter.losing else tr("table-points", count=fighter.stake)
        whole = rest if untold else [*rest, kit.line(unit, "label", "gold_light", size=17)]
        wanted = ([*name, *parts] for parts in (whole, rest) for name in names)
        lines = [next((line for line in wanted if _wide(line, pad) <= room), [*names[-1], *rest])]
        if len(fighter.shares) > 1:  # who helps scores, too; in one line a total and a share would be read as one
            lines.append([self._share(seat, points) for seat, points in fighter.shares])
        return lines

    def _leading(self, first: list[pygame.Surface], note: str, room: int) -> list[pygame.Surface]:
        """That it is winning: in words where there is room, else by a cup."""
        kit = self.kit
        words = [*first, kit.line(note, "label", "gold_light", size=15)]
        return words if _wide(words, kit.u(12)) <= room else [kit.icon("trophy", 20, "gold_light"), *first]

    def _lined(self, lines: list[list[pygame.Surface]], pad: int) -> pygame.Surface:
        """A plate with these lines, each in the middle."""
        kit = self.kit
        high = kit.u(32 if len(lines) == 1 else LOW)
        out = shapes.blank((max(_wide(line, pad) for line in lines), high * len(lines)))
        panel_style.panel(out, kit, out.get_rect(), "count")
        for at, line in enumerate(lines):
            x = (out.get_width() - _wide(line, pad)) // 2 + pad
            for part in line:
                out.blit(part, part.get_rect(midleft=(x, high * at + high // 2 + 1)))
                x += part.get_width() + pad
        return out

    def _share(self, seat: int, points: int) -> pygame.Surface:
        """How much of a stake is whose."""
        person = self.who[seat]
        return self.kit.line(f"{points} {_short(person.name)}", "label", person.colour, size=15)

    def _titled(self) -> list[Blit]:
        if not self.fight.title:
            return []
        kit, area = self.kit, self.fight.area
        words = kit.line(self.fight.title, "label", "gold_light", size=20)
        out = shapes.blank((words.get_width() + kit.u(36), kit.u(32)))
        panel_style.panel(out, kit, out.get_rect(), "count")
        out.blit(words, words.get_rect(center=(out.get_width() // 2, out.get_height() // 2 + 1)))
        return [(out, (area.centerx - out.get_width() // 2, area.top))]


def _wide(parts: list[pygame.Surface], pad: int) -> int:
    return sum(part.get_width() + pad for part in parts) + pad


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


def apart(wanted: Sequence[float], side: float, left: float, right: float) -> list[float]:
    """Middles of things `side` wide as near to the wanted ones as they can be without overlapping, between two ends; in the
    order in which they come from left to right.
    """
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    out, least = [0.0] * len(wanted), left
    for i in order:
        out[i] = least = max(wanted[i], least)
        least += side
    most = right
    for i in reversed(order):
        out[i] = most = min(out[i], most)
        most -= side
    return out


def _short(name: str) -> str:
    """The last word of a name, but a number tells nobody."""
    last = name.rsplit(maxsplit=1)[-1]
    return name if last.isdigit() else last
