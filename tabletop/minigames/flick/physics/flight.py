"""What comes out of a flick: every pose, every contact, and the verdict that goes to the rules as the world's answer."""

from __future__ import annotations

from math import cos, degrees, hypot, sin
from struct import Struct as Layout
from typing import Literal

from msgspec import Struct

from tabletop.minigames.flick.physics.model import (
    BALL_MASS,
    FALL_IMPULSE,
    FALL_MOVE,
    GROOVE,
    RATE,
    FlickScene,
    Shot,
    clamp,
)

Outcome = Literal["hit", "graze", "miss", "declined", "clock"]  # the last two never saw a Space (MB-103, flick_clock)
Why = Literal["struck", "pushed", "off_table", "at_rest", "time"]
RECORD_RATE = 60  # rows of a recorded trace per second


class TargetContact(Struct, frozen=True):
    """The flicked bean touched a target in this step; impulse in g mm/s, place in mm."""

    step: int
    target: int
    impulse: float
    x: float
    y: float


class BallRattle(Struct, frozen=True):
    """The inner ball met an end of its shell; impulse in g mm/s."""

    step: int
    impulse: float


class ShotVerdict(Struct, frozen=True):
    """What is recorded of a shot: enough to replay a game without physics.

    `t`: seconds until it was decided; `impulse`: the strongest contact of one step; `moved`: how far the target was pushed,
    mm; `target`: which one; `trace`: rows of shell x, y, angle, ball x, y and x, y of every target at 60 Hz, as integers
    of 0.1 mm and 0.1 degree.
    """

    model: str
    lib: str
    shot: Shot
    outcome: Outcome
    why: Why
    t: float
    impulse: float
    moved: float
    target: int
    trace: tuple[tuple[int, ...], ...]

    @property
    def nearness(self) -> float:
        """How near the target came to falling: 1.0 and more has fallen (the line judge's number)."""
        return max(self.impulse / FALL_IMPULSE, self.moved / FALL_MOVE)


class FlightPose(Struct, frozen=True):
    """All bodies at one moment, mm and radians; `targets` holds (x, y, angle) of each.

    `ball` is where the ball is seen, in its groove: a hard blow stretches the joint by some mm for a few steps.
    """

    x: float
    y: float
    angle: float
    ball: tuple[float, float]
    targets: tuple[tuple[float, float, float], ...]


class SimulatedShot(Struct, frozen=True):
    """One simulated shot. `frames`: little-endian doubles, one row per step and one for the start; `decided`: the step of
    the verdict (more steps may follow for the eye); `decisive`: the step to show slowly (fall, strongest touch, or the
    closest approach); `fell`: the direction of the fall, a unit vector, or None; `banks`: the steps at which it met a wall.
    """

    scene: FlickScene
    verdict: ShotVerdict
    contacts: tuple[TargetContact, ...]
    decided: int
    decisive: int
    fell: tuple[float, float] | None
    frames: bytes
    banks: tuple[int, ...] = ()

    @property
    def width(self) -> int:
        return row_width(len(self.scene.targets))

    @property
    def steps(self) -> int:
        """SliderSteps made: the last row of `frames`."""
        return len(self.frames) // (8 * self.width) - 1

    def pose(self, at: float) -> FlightPose:
        """The bodies at a moment counted in steps; between two steps interpolated."""
        first = min(max(int(at), 0), self.steps)
        row = self._row(first)
        if first < self.steps and at > first:
            share = at - first
            row = tuple(a + (b - a) * share for a, b in zip(row, self._row(first + 1), strict=True))
        return pose_of(row)

    def slow_from(self, way: float = 60.0) -> float:
        """The step from which the shooter has `way` mm left to the decisive moment (the film slows down there)."""
        step, left = self.decisive, way
        x, y = self._row(step)[:2]
        while step > 0 and left > 0:
            step -= 1
            nx, ny = self._row(step)[:2]
            left -= hypot(x - nx, y - ny)
            x, y = nx, ny
        return step

    def rattles(self) -> tuple[BallRattle, ...]:
        """When the ball hit an end of its groove, for the ear."""
        out, last, speed = [], None, 0.0
        for step in range(self.steps + 1):
            x, y, angle, bx, by = self._row(step)[:5]
            offset = (bx - x) * cos(angle) + (by - y) * sin(angle)
            if last is not None:
                if abs(offset) >= GROOVE * 0.999 > abs(last):
                    out.append(BallRattle(step, BALL_MASS * speed))
                speed = abs(offset - last) * RATE
            last = offset
        return tuple(out)

    def _row(self, step: int) -> tuple[float, ...]:
        layout = Layout(f"<{self.width}d")
        return layout.unpack_from(self.frames, step * layout.size)


def row_width(targets: int) -> int:
    return 5 + 3 * targets


def pack(rows: list[float]) -> bytes:
    return Layout(f"<{len(rows)}d").pack(*rows)


def pose_of(row: tuple[float, ...] | list[float]) -> FlightPose:
    """The bodies of one row of numbers."""
    x, y, angle, bx, by = row[:5]
    c, s = cos(angle), sin(angle)
    along = clamp((bx - x) * c + (by - y) * s, -GROOVE, GROOVE)
    targets = tuple((row[i], row[i + 1], row[i + 2]) for i in range(5, len(row), 3))
    return FlightPose(x, y, angle, (x + along * c, y + along * s), targets)


def trace_of(rows: list[float], width: int, last: int) -> tuple[tuple[int, ...], ...]:
    """The recorded rows: every fourth step and the last one, as integers."""
    steps = [*range(0, last, RATE // RECORD_RATE), last]
    return tuple(_coarse(rows[step * width : (step + 1) * width]) for step in steps)


def _coarse(row: list[float]) -> tuple[int, ...]:
    x, y, angle, bx, by, *targets = row
    spots = [targets[i + k] for i in range(0, len(targets), 3) for k in (0, 1)]
    return tuple(round(10 * value) for value in (x, y, degrees(angle), bx, by, *spots))
