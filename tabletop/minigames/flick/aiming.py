"""What a hand does before a flick, without any window: place, pull, grip. All numbers are those of a `Shot`."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Literal

from tabletop.minigames.flick.physics import FlickScene, Shot, aim_at
from tabletop.minigames.flick.physics.model import LINE, SHELL_HALF, SHELL_RADIUS, clamp

FULL = 96.0  # mm of pull for full power
SLACK = 7.0  # mm of pull that are nothing: letting go there cancels
START = 0.55  # power with which keys and pads begin
FIRM = 0.14  # a grip nearer to the middle than this is in the middle
MOST_AIM = 80.0
LIMITS = {"aim": (-MOST_AIM, MOST_AIM), "power": (0.0, 1.0), "english": (-1.0, 1.0)}

Channel = Literal["x", "aim", "power", "english"]
Point = tuple[float, float]


@dataclass
class Aim:
    """The shot being prepared. `low`, `high`: how far left and right the bean may lie. `drawn`: the sling is pulled."""

    scene: FlickScene
    ball: float
    low: float
    high: float
    x: float = 0.0
    aim: float = 0.0
    power: float = START
    english: float = 0.0
    drawn: bool = False

    def shot(self) -> Shot:
        return Shot(self.x, self.aim, self.power, self.english, self.ball)

    def set(self, channel: Channel, value: float) -> None:
        low, high = LIMITS.get(channel, (self.low, self.high))
        setattr(self, channel, clamp(value, low, high))

    def nudge(self, channel: Channel, amount: float) -> None:
        """Move one number a little. A bean that is pushed along keeps looking at the target it was aimed at."""
        if channel == "x":
            target = self.nearest()
            off = self.aim - aim_at(self.scene, self.x, target)
            self.set("x", self.x + amount)
            self.set("aim", aim_at(self.scene, self.x, target) + off)
        else:
            self.set(channel, getattr(self, channel) + amount)

    def nearest(self) -> int:
        """The target that the bean is aimed at best."""
        targets = range(len(self.scene.targets))
        return min(targets, key=lambda target: abs(aim_at(self.scene, self.x, target) - self.aim))

    def pull(self, start: Point, now: Point) -> None:
        """The finger took hold at `start` and is at `now` (mm on the table): the shot goes the other way."""
        dx, dy = start[0] - now[0], start[1] - now[1]
        way = hypot(dx, dy)
        self.drawn = way > SLACK
        if self.drawn:
            self.set("aim", degrees(atan2(dx, dy)))
            self.set("power", (way - SLACK) / (FULL - SLACK))

    def grip(self, x: float) -> None:
        """The finger takes hold `x` mm right of the bean's middle."""
        found = clamp(x / (SHELL_HALF + SHELL_RADIUS * 0.6), -1.0, 1.0)
        self.english = 0.0 if abs(found) < FIRM else found

    def handle(self) -> Point:
        """Where the sling's end is for the present power and aim, mm on the table."""
        way = SLACK + (FULL - SLACK) * self.power
        angle = radians(self.aim)
        return self.x - way * sin(angle), LINE - way * cos(angle)

    def at_target(self, target: int = 0) -> None:
        """Look straight at a target."""
        self.set("aim", aim_at(self.scene, self.x, target))
