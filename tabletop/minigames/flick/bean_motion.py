"""How beans move beyond the physics: how far the shot one has rolled, how a struck one wobbles, falls and lies there."""

from __future__ import annotations

from itertools import pairwise
from math import cos, exp, hypot, pi, sin
from typing import TYPE_CHECKING

from tabletop.minigames.flick.beans import UPRIGHT, Lean
from tabletop.minigames.flick.physics.model import FALL_IMPULSE, RATE, SHELL_RADIUS

if TYPE_CHECKING:
    from tabletop.minigames.flick.physics import SimulatedShot

FALLING = 0.30  # seconds
ASIDE = 0.94  # of its way a falling bean goes to the side, where it is seen lying in its whole length
WOBBLE = 0.45  # radians of a graze that nearly felled it


class BeanMotion:
    """The looks of one flight at any of its steps."""

    def __init__(self, flight: SimulatedShot) -> None:
        self.flight = flight
        self.rolls = rolled(flight)
        self.fallen = flight.verdict.target if flight.fell is not None else -1

    def roll(self, at: float) -> float:
        """Radians the shot bean has rolled by step `at`."""
        first = min(int(at), len(self.rolls) - 1)
        then = min(first + 1, len(self.rolls) - 1)
        return self.rolls[first] + (self.rolls[then] - self.rolls[first]) * (at - first)

    def lean(self, target: int, at: float) -> Lean:
        """How a target stands at step `at`."""
        flight = self.flight
        if target == self.fallen and flight.fell is not None and at >= flight.decided:
            return _falling(flight.fell, (at - flight.decided) / RATE)
        touched = [hit for hit in flight.contacts if hit.target == target and hit.step <= at]
        if not touched:
            return UPRIGHT
        hit = touched[-1]
        hardest = max(touch.impulse for touch in touched)
        age = (at - hit.step) / RATE
        x, y = flight.pose(at).targets[target][:2]
        dx, dy = x - hit.x, y - hit.y
        way = hypot(dx, dy) or 1.0
        tilt = WOBBLE * min(1.0, hardest / FALL_IMPULSE) * exp(-3.2 * age) * sin(2 * pi * 4.2 * age)
        return Lean(tilt, (dx / way, dy / way)) if tilt >= 0 else Lean(-tilt, (-dx / way, -dy / way))

    def lies(self, at: float) -> int:
        """Which target lies on its side by step `at`, -1 for none."""
        return self.fallen if self.fallen >= 0 and at >= self.flight.decided + FALLING * RATE else -1


def _falling(toward: tuple[float, float], age: float) -> Lean:
    """It tips over to one side, faster and faster, bounces once and lies there."""
    down = min(1.0, (age / FALLING) ** 2)
    bounce = max(0.0, sin((age - FALLING) / 0.14 * pi)) * 0.16 if FALLING < age < FALLING + 0.14 else 0.0
    side = (ASIDE if toward[0] >= 0 else -ASIDE, (1 - ASIDE**2) ** 0.5)
    return Lean(max(0.001, (down - bounce) * pi / 2), side)


def rolled(flight: SimulatedShot) -> list[float]:
    """By step: the way across the shell's axis, over its radius."""
    out = [0.0]
    poses = (flight.pose(step) for step in range(flight.steps + 1))
    for before, now in pairwise(poses):
        across = (now.y - before.y) * cos(before.angle) - (now.x - before.x) * sin(before.angle)
        out.append(out[-1] + across / SHELL_RADIUS)
    return out
