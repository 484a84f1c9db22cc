"""A flight as a film: live first, then the decisive moment slowly, from the same fixed steps."""

from __future__ import annotations

from dataclasses import dataclass
from math import radians

from tabletop.minigames.flick.physics import (
    BallRattle,
    FlickScene,
    FlightPose,
    ShotVerdict,
    SimulatedShot,
    TargetContact,
    simulate,
)
from tabletop.minigames.flick.physics.flight import RECORD_RATE, pack
from tabletop.minigames.flick.physics.model import RATE

SLOW, FALL = 0.14, 0.4  # of real speed: until it is decided, and while the bean falls
AFTER = 0.16  # seconds after the decisive moment that are slow too
LEAD = 150.0  # mm before the decisive moment at which a replay begins
CLOSE = 60.0  # mm before it from which it is slow
FELL = 0.5  # seconds that a bean falls and bounces; afterwards nothing is worth stretching
FOLLOW = 1.25  # seconds that are shown after a fall
WOBBLES = 0.8  # seconds that are shown after the last touch of a bean that stays


@dataclass
class ShotReplay:
    """`at`: the present moment in steps; it never passes `last`. Speed 1 is real time."""

    flight: SimulatedShot
    at: float
    last: float
    slow: tuple[float, float] | None = None  # steps between which time is stretched

    def advance(self, seconds: float) -> None:
        """Let time pass. A frame that crosses the edge of the slow part is cut there, so nothing is skipped."""
        left = seconds
        while left > 1e-9 and not self.over:
            speed, edge = self._pace()
            way = min(left * RATE * speed, edge - self.at)
            self.at = edge if edge - self.at - way < 1e-6 else self.at + way
            left -= way / (RATE * speed)

    def _pace(self) -> tuple[float, float]:
        """Speed now, and the step up to which it holds."""
        if self.slow is None:
            return 1.0, self.last
        if self.at >= self.slow[1]:
            return (FALL, min(self.last, self._lies)) if self.at < self._lies else (1.0, self.last)
        if self.at < self.slow[0]:
            return 1.0, min(self.last, self.slow[0])
        return SLOW, min(self.last, self.slow[1])

    @property
    def _lies(self) -> float:
        """The step from which on a bean that falls lies there; -1 when none falls."""
        return self.flight.decided + FELL * RATE if self.flight.fell is not None else -1.0

    @property
    def over(self) -> bool:
        return self.at >= self.last

    @property
    def slowed(self) -> bool:
        return self.slow is not None and self.slow[0] <= self.at < max(self.slow[1], self._lies)

    @property
    def pose(self) -> FlightPose:
        return self.flight.pose(self.at)

    def end(self) -> None:
        self.at = self.last


def live(flight: SimulatedShot) -> ShotReplay:
    """The whole flight in real time."""
    return ShotReplay(flight, 0.0, _end(flight))


def replay(flight: SimulatedShot) -> ShotReplay:
    """The decisive moment, slowed down from `slow_from` on."""
    start, last = float(flight.slow_from(LEAD)), _end(flight)
    return ShotReplay(flight, start, last, (float(flight.slow_from(CLOSE)), min(last, flight.decisive + AFTER * RATE)))


def _end(flight: SimulatedShot) -> float:
    """Bodies may rest while a bean still topples or wobbles for the eye."""
    if flight.fell is not None:
        return max(flight.steps, flight.decided + FOLLOW * RATE)
    return max([flight.steps, *(hit.step + WOBBLES * RATE for hit in flight.contacts[-1:])])


def recorded(scene: FlickScene, verdict: ShotVerdict) -> SimulatedShot:
    """The flight of a verdict from a log: simulated again, or the recorded trace when another model flies otherwise."""
    flight = simulate(scene, verdict.shot, FOLLOW)
    if (flight.verdict.outcome, flight.verdict.trace) == (verdict.outcome, verdict.trace):
        return flight
    return traced(scene, verdict)


def traced(scene: FlickScene, verdict: ShotVerdict) -> SimulatedShot:
    """The flight as its trace tells it: 60 rows a second, straight between them, without contacts."""
    per = RATE // RECORD_RATE
    steps = round(verdict.t * RATE)
    moments = [*range(0, steps, per), steps]
    rows: list[float] = []
    for k in range(steps + 1):
        first = min(k // per, len(verdict.trace) - 2)
        share = (k - moments[first]) / max(1, moments[first + 1] - moments[first])
        pairs = zip(verdict.trace[first], verdict.trace[first + 1], strict=True)
        x, y, angle, bx, by, *spots = [(a + (b - a) * share) / 10 for a, b in pairs]
        rows += [x, y, radians(angle), bx, by]
        for i in range(0, len(spots), 2):
            rows += [spots[i], spots[i + 1], 0.0]
    fell = (0.0, 1.0) if verdict.outcome == "hit" else None
    return SimulatedShot(scene, verdict, (), steps, steps, fell, pack(rows))


class FlightCues:
    """What is heard and felt of a flight, in the order of its steps."""

    def __init__(self, flight: SimulatedShot, since: float = -1.0) -> None:
        found: list[TargetContact | BallRattle] = [*flight.contacts, *flight.rattles()]
        self._left = sorted((cue for cue in found if cue.step > since), key=lambda cue: cue.step, reverse=True)

    def until(self, at: float) -> list[TargetContact | BallRattle]:
        """What has happened by step `at` and was not told before."""
        out = []
        while self._left and self._left[-1].step <= at:
            out.append(self._left.pop())
        return out
