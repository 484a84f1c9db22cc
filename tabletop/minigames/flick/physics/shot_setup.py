"""What goes into a flick: where things stand, and the shot. Both are plain values and go into logs as JSON."""

from __future__ import annotations

from math import atan2, degrees

from msgspec import Struct

from tabletop.minigames.flick.physics.model import HOLES, LINE, REACH_MAT, REACH_NO_MAT


class FlickScene(Struct, frozen=True):
    """Where the standing beans are (mm; seat-local) and how far left and right the shooter's bean may lie.

    A game has one target; the practice range may have all three. `walls`: cushions of a flick puzzle, from (x, y) to (x, y).
    """

    targets: tuple[tuple[float, float], ...] = ((0.0, 0.0),)
    reach: float = REACH_MAT
    walls: tuple[tuple[float, float, float, float], ...] = ()

    def distance(self, target: int = 0) -> float:
        """How far the target is from the shooter's line, mm."""
        return self.targets[target][1] - LINE


class Shot(Struct, frozen=True):
    """One flick. `x`: place on the line, mm; `aim`: degrees, 0 straight on, + right; `power` 0..1;
    `english` -1..1: where the finger meets the shell, + right; `ball` -1..1: where the inner ball rests.
    """

    x: float = 0.0
    aim: float = 0.0
    power: float = 0.65
    english: float = 0.0
    ball: float = 0.0

    def settled(self, scene: FlickScene) -> Shot:
        """What is really simulated and recorded: clamped, then rounded."""
        return Shot(
            round(clamp(self.x, -scene.reach, scene.reach), 2),
            round(clamp(self.aim, -80.0, 80.0), 3),
            round(clamp(self.power, 0.0, 1.0), 4),
            round(clamp(self.english, -1.0, 1.0), 4),
            round(clamp(self.ball, -1.0, 1.0), 4),
        )


def clamp(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))


def hole_scene(hole: int = 1, distance: float = 1.0, *, mat: bool = True) -> FlickScene:
    """The target at black hole 0, 1, 2 (left, middle, right; without a mat there is one place, MB-126).

    `distance` 1.0 is the game's; the practice range goes from 0.6 to 1.4.
    """
    x = HOLES[hole] if mat else 0.0
    return FlickScene(((x, LINE * (1 - distance) + 0.0),), REACH_MAT if mat else REACH_NO_MAT)


def range_scene(distance: float = 1.0) -> FlickScene:
    """The practice range with a target at every black hole."""
    return FlickScene(tuple((x, LINE * (1 - distance) + 0.0) for x in HOLES))


def aim_at(scene: FlickScene, x: float, target: int = 0) -> float:
    """The aim in degrees from place `x` on the line straight at the target."""
    return degrees(atan2(scene.targets[target][0] - x, scene.distance(target)))
