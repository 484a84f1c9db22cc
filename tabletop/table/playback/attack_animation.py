"""Cards that attack: they draw back, dash at their victim, and return; arrows to all that a card is aimed at."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.table.cards.arrows import line
from tabletop.table.model.messages import CardArrived
from tabletop.toolkit import pictures
from tabletop.toolkit.layers import centred
from tabletop.toolkit.tween import EASES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.messages import Post
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

LONG = 560  # ms
HIT = 0.5  # of that time: then it strikes
REACH, BACK = 0.72, 0.06  # of the way to the victim, and away from it before
LARGER = 0.16

BEGINS, ENDS = 0.26, 0.08  # of their height: so far from their middles


def strike(t: float) -> float:
    """How much of the way an attacker has gone: back a little, ahead fast, and home again."""
    if t < HIT / 2:
        return -BACK * math.sin(math.pi * t / HIT)
    if t < HIT:
        part = (t - HIT / 2) / (HIT / 2)
        return -BACK + (REACH + BACK) * part**3
    part = (t - HIT) / (1 - HIT)
    return REACH * (1 - part * part * (3 - 2 * part))


class AttackAnimations:
    """Who attacks was said before it is known whom. `arrow`: from an attacker to those it aims at."""

    def __init__(self, app: App, kit: DrawContext, scene: Scene, post: Post) -> None:
        self.app, self.scene, self.post = app, scene, post
        self.arrow = AimingArrow(scene, kit)
        self.attackers: list[CardSprite] = []
        self.waiting = False  # they have not struck yet
        self._strikes = 0.0  # when they meet their victim

    @property
    def left(self) -> float:
        """For how many ms more they dash at their victim."""
        return max(0.0, self._strikes - self.app.clock())

    def announce(self, seat: int, kinds: Iterable[int], first: Sequence[int] = ()) -> None:
        """Cards of these kinds attack; they lie open before their seat: in the zones that have been named first, if such cards
        lie there, since others of their kind may lie elsewhere.
        """
        left, places, zones = list(kinds), self.scene.places, self.scene.zones
        self.attackers, self.waiting = [], True
        for zone in sorted(range(len(zones)), key=lambda zone: zone not in first):
            sprites, place = zones[zone], places.zones[zone] if places is not None else None
            if place is not None and place.seat == seat and place.look.kind == "slot":
                found = [sprite for sprite in sprites if sprite.kind in left]
                self.attackers += found
                for sprite in found:
                    left.remove(sprite.kind)

    def dash(self, card: int, struck: Callable[[], None]) -> None:
        """All of them strike the victim; `struck()` is called when they meet."""
        self.waiting = False
        victim = self.scene.sprites.get(card)
        free = [sprite for sprite in self.attackers if not sprite.flying and sprite is not victim]
        if victim is None or not free or self.app.prefs.reduced_motion:
            struck()
            return
        for sprite in free:
            self._dash(sprite, victim)
        self._strikes = self.app.clock() + self.app.ms(LONG * HIT)
        self.app.event_lane.run(self.app.ms(LONG * HIT), _nothing, key="struck", done=struck)

    def _dash(self, sprite: CardSprite, victim: CardSprite) -> None:
        home, goal = sprite.pose, victim.goal
        sprite.flying = True

        def step(t: float) -> None:
            way = strike(t)
            pose = home.between(goal, way)
            sprite.pose = pose._replace(width=home.width * (1 + LARGER * max(0.0, way)), angle=home.angle)

        def done() -> None:
            sprite.pose, sprite.flying = sprite.goal, False
            self.post(CardArrived())

        self.app.event_lane.run(self.app.ms(LONG), step, key=("fly", id(sprite)), ease="linear", done=done)


def _nothing(_part: float) -> None:
    """Only time passes."""


class AimingArrow:
    """`blits()` gives what is to be seen now."""

    def __init__(self, scene: Scene, kit: DrawContext) -> None:
        self.scene, self.kit = scene, kit
        self._ways: list[tuple[CardSprite, CardSprite]] = []

    def point(self, card: int, targets: Iterable[int]) -> None:
        """From one card to others; what was pointed at before is forgotten."""
        found = self.scene.sprites
        self._ways = [(found[card], found[target]) for target in targets if card in found and target in found]

    def forget(self) -> None:
        self._ways = []

    def blits(self) -> list[Blit]:
        return [blit for one, other in self._ways if one is not other for blit in self._way(one, other)]

    def _way(self, one: CardSprite, other: CardSprite) -> list[Blit]:
        start, end = one.pose, other.pose
        up = -1 if start.y > end.y else 1
        begin = (start.x, start.y + up * start.height * BEGINS)
        return line(self.kit, begin, (end.x, end.y - up * end.height * ENDS), "target")


# Pictures that fly over the table, from where the last one went to where this one belongs: a chain to follow with the
# eye.

Point = tuple[float, float]
LONG_FLIGHT = 900  # ms of a flight
CHAIN = 9000  # ms after which a flight begins at the edge again
WIDE = 330  # units
BOW = 0.16  # of its length, how high a flight bows


class ProjectilePath(NamedTuple):
    picture: pygame.Surface
    start: Point
    end: Point
    since: float


class Projectiles:
    """Pictures of a game."""

    window: pygame.Rect

    def __init__(self, app: App, kit: DrawContext, game: str) -> None:
        self.app, self.kit, self.game = app, kit, game
        self._flight: ProjectilePath | None = None
        self._last: tuple[Point, float] = ((0.0, 0.0), -CHAIN)

    def place(self, window: pygame.Rect) -> None:
        """A chain begins at the left edge of the window."""
        self.window = window

    @property
    def busy(self) -> bool:
        return self._flight is not None

    def fly(self, file: str, end: Point) -> None:
        """A picture of the game flies to a point."""
        now, wide = self.app.clock(), self.kit.u(WIDE)
        before, since = self._last
        start = before if now - since < CHAIN else (self.window.left - wide / 2, end[1] + self.kit.u(90))
        picture = pictures.contain((self.game, file), (wide, wide))
        self._flight, self._last = ProjectilePath(picture, start, end, now), (end, now)

    def blits(self) -> list[Blit]:
        flight, app = self._flight, self.app
        if flight is None:
            return []
        share = (app.clock() - flight.since) / max(1.0, app.ms(LONG_FLIGHT))
        if share >= 1:
            self._flight = None
            return []
        place, ahead = self._on(flight, share), self._on(flight, min(1.0, share + 0.02))
        way = pygame.Vector2(ahead) - pygame.Vector2(place)
        picture = flight.picture
        turn = math.degrees(math.atan2(-way.y, way.x))
        if way.x < 0:  # it never flies upside down
            picture, turn = pygame.transform.flip(picture, flip_x=True, flip_y=False), turn - 180
        return [centred(pygame.transform.rotozoom(picture, turn, 1), place)]

    def _on(self, flight: ProjectilePath, share: float) -> Point:
        """Where it is on its bow."""
        t = EASES["in_out"](share)
        (x0, y0), (x1, y1) = flight.start, flight.end
        rise = math.hypot(x1 - x0, y1 - y0) * BOW * 4 * t * (1 - t)
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - rise
