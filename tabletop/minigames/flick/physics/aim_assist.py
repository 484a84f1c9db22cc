"""Help in aiming, `flick_assist` 0 to 3: computed from the noise-free shot, so that it promises what a steady hand gets."""

from __future__ import annotations

from math import atan, degrees, hypot, radians, sqrt, tan
from typing import Literal

from msgspec import Struct

from tabletop.minigames.flick.physics import model as m
from tabletop.minigames.flick.physics.model import FlickScene, Shot, clamp
from tabletop.minigames.flick.physics.noise import AIM_LEAST, AIM_MORE, CALM_POWER, POWER_NOISE
from tabletop.minigames.flick.physics.stepper import ShotStepper

Assist = Literal[0, 1, 2, 3]
STRAIGHT_SHARE = 0.6  # of the way, at level 1
BOUNCE_TIME = 0.12  # seconds of the way after the first contact that are foretold
CLEAN = 12.0  # mm beside the middle up to which a hit at calm power fells the target
SURE = 1.28  # sigmas on either side that hold four shots of five
Line = tuple[tuple[float, float], ...]


class AimAssist(Struct, frozen=True):
    """What the screen may show. `line`: the shooter's way, points in mm; `bounce`: its way after the first contact;
    `ball`: whether the inner ball is visible; `window`: powers (low, high) worth flicking with, or None;
    `steady`: the share of hand noise this level leaves.
    """

    line: Line = ()
    bounce: Line = ()
    ball: bool = False
    window: tuple[float, float] | None = None
    steady: float = 1.0


def helped(scene: FlickScene, shot: Shot, level: Assist) -> AimAssist:
    """The help of a level: 0 nothing but the arrow of the pull; 1 the ball, the power window and a straight line to 60 % of
    the way; 2 the bent way up to the contact and the bounce; 3 the same with hand noise halved.
    """
    if level == 0:
        return AimAssist()
    window = power_window(scene)
    if level == 1:
        return AimAssist(straight(scene, shot), (), True, window)
    line, bounce = foretold(scene, shot)
    return AimAssist(line, bounce, True, window, steady_of(level))


def steady_of(level: Assist) -> float:
    """How much of the hand noise an assist level leaves."""
    return 0.5 if level == 3 else 1.0


def straight(scene: FlickScene, shot: Shot) -> Line:
    """From the bean along the aim, 60 % of the way to the targets' line (or of what the power carries, if less)."""
    settled = shot.settled(scene)
    depth = min(scene.distance(target) for target in range(len(scene.targets))) * STRAIGHT_SHARE
    slope = tan(radians(settled.aim))
    whole = depth * hypot(1.0, slope)
    share = min(1.0, m.speed(settled.power) ** 2 / (2 * m.ACROSS) / whole)
    return ((settled.x, m.LINE), (settled.x + depth * slope * share, m.LINE + depth * share))


def foretold(scene: FlickScene, shot: Shot) -> tuple[Line, Line]:
    """The bent way of the noise-free shot to its first contact (or its end), and a little of the way after it."""
    stepper = ShotStepper(scene, shot, follow=BOUNCE_TIME)
    line, bounce = [(stepper.shot.x, m.LINE)], []
    last = None
    while not stepper.over and (last is None or stepper.steps < last):
        stepper.step()
        pose = stepper.pose
        here = (pose.x, pose.y)
        if last is None:
            line.append(here)
            if stepper.contacts:
                last = stepper.steps + round(BOUNCE_TIME * m.RATE)
                bounce.append(here)
        else:
            bounce.append(here)
    return tuple(line), tuple(bounce)


def fall_power(scene: FlickScene, target: int = 0) -> float:
    """The least power with which a straight, central shot knocks the target down.

    Equal masses meet: the impulse is (1 + e) m v / 2; rolling friction has slowed the bean before.
    """
    hit = m.FALL_IMPULSE / ((1 + m.SHELL_BOUNCE * m.TARGET_BOUNCE) * m.MASS / 2)
    way = scene.distance(target) - m.SHELL_RADIUS - m.TARGET_RADIUS
    return (sqrt(hit**2 + 2 * m.ACROSS * way) - m.SPEED_LEAST) / m.SPEED_SPAN


def power_window(scene: FlickScene, target: int = 0) -> tuple[float, float]:
    """Powers worth flicking with: enough to fell even if the hand is two sigmas weak, and not so much that fewer than
    four hands of five still hit cleanly (never below the calm power, from which on the aim gets worse).
    """
    low = fall_power(scene, target) + 2 * POWER_NOISE
    sigma = degrees(atan(CLEAN / SURE / scene.distance(target)))
    high = CALM_POWER + (sigma - AIM_LEAST) / AIM_MORE * (1 - CALM_POWER)
    return low, clamp(high, max(low, CALM_POWER), 1.0)
