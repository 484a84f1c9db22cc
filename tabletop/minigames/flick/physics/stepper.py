"""A shot, step by step: the screen lets it run with its own clock, `simulate` runs it at once; the trace is the same."""

from __future__ import annotations

from math import hypot

import pymunk

from tabletop.minigames.flick.physics import model as m
from tabletop.minigames.flick.physics.bodies import Bodies
from tabletop.minigames.flick.physics.flight import (
    Contact,
    FlightPose,
    Outcome,
    ShotVerdict,
    SimulatedShot,
    Why,
    pack,
    pose_of,
    row_width,
    trace_of,
)
from tabletop.minigames.flick.physics.shot_setup import FlickScene, Shot


class Stepper:
    """One shot under way.

    `follow` seconds are run after a fall, for the eye; they change nothing of the verdict. `over` tells the end, `decided`
    is the step of the verdict (-1 before it), `lag` (0..1) how far the clock is between the last step and the next.
    """

    def __init__(self, scene: FlickScene, shot: Shot, follow: float = 0.0) -> None:
        self.scene, self.shot = scene, shot.settled(scene)
        self.contacts: list[Contact] = []
        self.banks: list[int] = []
        self.steps, self.decided = 0, -1
        self.lag = 0.0
        self.over = False
        self._follow = round(follow * m.RATE)
        self._bodies = Bodies(scene, self.shot)
        self._rows = self._bodies.pose()
        self._width = row_width(len(scene.targets))
        self._verdict: ShotVerdict | None = None
        self._peak = (0.0, -1, -1)  # strongest impulse of one step, its target, its step
        self._fell: tuple[float, float] | None = None

    def advance(self, seconds: float) -> int:
        """Run as many fixed steps as fit into the clock's time so far; how many."""
        self.lag += seconds * m.RATE
        done = 0
        while self.lag >= 1 and not self.over:
            self.lag -= 1
            self.step()
            done += 1
        if self.over:
            self.lag = 0.0
        return done

    def step(self) -> None:
        """One fixed step; after the end nothing happens any more."""
        if self.over:
            return
        self._bodies.step()
        self.steps += 1
        self._rows += self._bodies.pose()
        self.banks += [self.steps] * (self._bodies.banks - len(self.banks))
        felt = self._note_hits()
        if self.decided < 0:
            self._judge(felt)
        else:
            self.over = self.steps >= self.decided + self._follow or self._still()

    def run(self) -> SimulatedShot:
        """To the end at once."""
        while not self.over:
            self.step()
        return self.flight()

    @property
    def pose(self) -> FlightPose:
        """The bodies as they are now."""
        return pose_of(self._rows[-self._width :])

    def flight(self) -> SimulatedShot:
        """What happened. Raises RuntimeError while the shot is undecided."""
        if self._verdict is None:
            raise RuntimeError(f"the shot is still under way after {self.steps} steps")
        return SimulatedShot(
            self.scene,
            self._verdict,
            tuple(self.contacts),
            self.decided,
            self._decisive(),
            self._fell,
            pack(self._rows),
            tuple(self.banks),
        )

    def _note_hits(self) -> dict[int, float]:
        felt: dict[int, float] = {}
        for target, impulse, x, y in self._bodies.hits:
            self.contacts.append(Contact(self.steps, target, impulse, x, y))
            felt[target] = felt.get(target, 0.0) + impulse
            if self.decided < 0 and felt[target] > self._peak[0]:
                self._peak = (felt[target], target, self.steps)
        return felt

    def _judge(self, felt: dict[int, float]) -> None:
        """Falls first: a target hit hard enough in this step, or pushed far enough; then the ends without a fall."""
        struck = [target for target, impulse in felt.items() if impulse >= m.FALL_IMPULSE]
        moved = self._bodies.moved() if self.contacts else [0.0] * len(self.scene.targets)
        pushed = [target for target, way in enumerate(moved) if way >= m.FALL_MOVE]
        if struck:
            self._fall("struck", struck[0], moved)
        elif pushed:
            self._fall("pushed", pushed[0], moved)
        elif self._bodies.shooter_off() and self._bodies.targets_rest():
            self._end("off_table", moved)
        elif self._still():
            self._end("at_rest", moved)
        elif self.steps >= m.TIME_LIMIT * m.RATE:
            self._end("time", moved)

    def _still(self) -> bool:
        return self._bodies.shooter_rests() and self._bodies.targets_rest()

    def _fall(self, why: Why, target: int, moved: list[float]) -> None:
        """It falls away from where it was touched last."""
        body = self._bodies.targets[target].position
        touch = next(contact for contact in reversed(self.contacts) if contact.target == target)
        dx, dy = body.x - touch.x, body.y - touch.y
        size = hypot(dx, dy) or 1.0
        self._fell = (dx / size, dy / size)
        self._decide("hit", why, target, moved)
        self.over = self._follow == 0

    def _end(self, why: Why, moved: list[float]) -> None:
        self._decide("graze" if self.contacts else "miss", why, max(self._peak[1], 0), moved)
        self.over = True

    def _decide(self, outcome: Outcome, why: Why, target: int, moved: list[float]) -> None:
        self.decided = self.steps
        self._verdict = ShotVerdict(
            m.MODEL,
            f"pymunk {pymunk.version}",
            self.shot,
            outcome,
            why,
            round(self.steps * m.DT, 4),
            round(self._peak[0], 1),
            round(moved[target], 2),
            target,
            trace_of(self._rows, self._width, self.steps),
        )

    def _decisive(self) -> int:
        """The fall; else the strongest touch; else the moment the shooter was nearest to a target."""
        if self._fell is not None:
            return self.decided
        if self._peak[2] >= 0:
            return self._peak[2]
        rows, width = self._rows, self._width
        return min(
            range(self.decided + 1),
            key=lambda k: min(hypot(rows[k * width] - x, rows[k * width + 1] - y) for x, y in self.scene.targets),
        )


def simulate(scene: FlickScene, shot: Shot, follow: float = 0.0) -> SimulatedShot:
    """Run one shot from launch to verdict (and `follow` seconds on after a fall)."""
    return Stepper(scene, shot, follow).run()
