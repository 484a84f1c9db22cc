"""Moves cards on the screen: each from where it is to where it belongs; onto a fighter it strikes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from tabletop.table.model.messages import CardArrived, CardStruck

if TYPE_CHECKING:
    from tabletop.table.layout.poses import Pose
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.messages import Post
    from tabletop.toolkit.app import App


LOW = 0.09  # so much larger a card looks at the top of its bow
HIGH = 0.3  # as above, before it strikes
BACK = 0.05  # of its way: so far it draws back for the swing
SWING, HIT = 0.24, 0.8  # parts of the time: until then it draws back, then it strikes
SQUASH = 0.07  # so much smaller it looks in the blow


class FlightShape(NamedTuple):
    """A flight at one moment: how much of the way is done, and how large the card looks."""

    way: float
    size: float


def shift(t: float) -> FlightShape:
    """A card makes room: it slides and is not lifted, so its picture need not be scaled."""
    return FlightShape(t * t * (3 - 2 * t), 1.0)


def glide(t: float) -> FlightShape:
    """A quiet flight, fastest in its middle."""
    way = t * t * (3 - 2 * t)
    return FlightShape(way, 1 + LOW * math.sin(math.pi * way))


def slam(t: float) -> FlightShape:
    """It rises and draws back, dashes ahead, strikes at `HIT`, gives way a little and lies still."""
    if t < SWING:
        part = math.sin(math.pi / 2 * t / SWING)
        return FlightShape(-BACK * part, 1 + HIGH * part)
    if t < HIT:
        part = (t - SWING) / (HIT - SWING)
        return FlightShape(-BACK + (1 + BACK) * part**2, 1 + HIGH * (1 - part**3))
    return FlightShape(1.0, 1 - SQUASH * math.sin(math.pi * (t - HIT) / (1 - HIT)))


FLIGHT, SLAM = 340, 520  # ms from place to place, and onto a fighter
FAR = 1.2  # times its width: a card that moves less far makes room for another one


class CardMotion:
    """In the app's event lane: who hurries sees every card where it belongs."""

    def __init__(self, app: App, post: Post) -> None:
        self.app, self.post = app, post

    def fly(self, sprite: CardSprite, start: Pose, strikes: bool) -> None:
        """Move a card to its goal."""
        goal = sprite.goal
        far = math.hypot(goal.x - start.x, goal.y - start.y) > FAR * goal.width
        shape, hit = (slam, HIT) if strikes else (glide if far else shift, 1.0)
        sprite.flying, sprite.wide = True, start.width

        def step(part: float) -> None:
            way, size = shape(part)
            pose = start.between(goal, way)
            sprite.pose = pose._replace(width=pose.width * size)
            if part >= 0.5:
                sprite.back = sprite.veiled
            if part >= hit:
                self.post(CardStruck(sprite.card))

        def land() -> None:
            sprite.pose = goal
            sprite.back = sprite.veiled
            sprite.flying = False
            self.post(CardArrived())

        ms = 0 if self.app.prefs.reduced_motion else self.app.ms(SLAM if strikes else FLIGHT)
        self.app.event_lane.run(ms, step, key=("fly", id(sprite)), ease="linear", done=land)
