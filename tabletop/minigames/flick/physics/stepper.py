"""A shot, step by step: the screen lets it run with its own clock, `simulate` runs it at once; the trace is the same."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import Any

import pymunk

from tabletop.minigames.flick.physics import model as m
from tabletop.minigames.flick.physics.flight import (
    FlightPose,
    Outcome,
    ShotVerdict,
    SimulatedShot,
    TargetContact,
    Why,
    pack,
    pose_of,
    row_width,
    trace_of,
)
from tabletop.minigames.flick.physics.model import FlickScene, Shot

SHOOTER, TARGET, WALL = 1, 2, 3  # collision types


def less(value: float, loss: float) -> float:
    """`value` after dry friction took `loss` from its size: friction stops, it never turns things round."""
    if value > loss:
        return value - loss
    return value + loss if value < -loss else 0.0


class ShotBodies:
    """The flicked bean (shell and ball) and the standing ones, launched.

    `hits` holds what the last step's contacts were: (index of the target, impulse, x, y); `banks`: how often the shooter has
    met a wall.
    """

    def __init__(self, scene: FlickScene, shot: Shot) -> None:
        self.scene = scene
        self.hits: list[tuple[int, float, float, float]] = []
        self.banks = 0
        self.space = pymunk.Space()
        self.space.iterations = m.ITERATIONS
        self.inertia = m.moment(m.GROOVE * shot.ball)
        self.shell, self.ball = self._shooter(shot)
        self.targets = [self._target(x, y) for x, y in scene.targets]
        self._index = {target.id: index for index, target in enumerate(self.targets)}
        self.space.on_collision(SHOOTER, TARGET, post_solve=self._felt)
        for wall in scene.walls:
            self._wall(*wall)
        self.space.on_collision(SHOOTER, WALL, begin=self._banked)
        self._launch(shot)

    def _shooter(self, shot: Shot) -> tuple[pymunk.Body, pymunk.Body]:
        shell = pymunk.Body(m.SHELL_MASS, m.SHELL_MOMENT)
        shell.position = shot.x, m.LINE
        shell.angle = -radians(shot.aim)  # it lies across the aim
        shape = pymunk.Segment(shell, (-m.SHELL_HALF, 0), (m.SHELL_HALF, 0), m.SHELL_RADIUS)
        shape.elasticity, shape.friction, shape.collision_type = m.SHELL_BOUNCE, m.SHELL_FRICTION, SHOOTER
        ball = pymunk.Body(m.BALL_MASS, pymunk.moment_for_circle(m.BALL_MASS, 0, m.BALL_RADIUS))
        ball.position = shell.local_to_world((m.GROOVE * shot.ball, 0))
        groove = pymunk.GrooveJoint(shell, ball, (-m.GROOVE, 0), (m.GROOVE, 0), (0, 0))
        self.space.add(shell, shape, ball, groove)
        return shell, ball

    def _target(self, x: float, y: float) -> pymunk.Body:
        body = pymunk.Body(m.TARGET_MASS, pymunk.moment_for_circle(m.TARGET_MASS, 0, m.TARGET_RADIUS))
        body.position = x, y
        shape = pymunk.Circle(body, m.TARGET_RADIUS)
        shape.elasticity, shape.friction, shape.collision_type = m.TARGET_BOUNCE, m.TARGET_FRICTION, TARGET
        self.space.add(body, shape)
        return body

    def _wall(self, x: float, y: float, to_x: float, to_y: float) -> None:
        shape = pymunk.Segment(self.space.static_body, (x, y), (to_x, to_y), m.WALL_RADIUS)
        shape.elasticity, shape.friction, shape.collision_type = m.WALL_BOUNCE, m.WALL_FRICTION, WALL
        self.space.add(shape)

    def _banked(self, _arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        self.banks += 1

    def _launch(self, shot: Shot) -> None:
        """A finger beside the ball turns the bean: both bodies get the rigid motion about their common centre."""
        speed, aim = m.speed(shot.power), radians(shot.aim)
        spin = m.MASS * speed * m.LEVER * (shot.english - shot.ball) / self.inertia
        centre = (self.shell.position * m.SHELL_MASS + self.ball.position * m.BALL_MASS) / m.MASS
        for body in (self.shell, self.ball):
            arm = body.position - centre
            body.velocity = speed * sin(aim) - spin * arm.y, speed * cos(aim) + spin * arm.x
            body.angular_velocity = spin

    def _felt(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        point = arbiter.contact_point_set.points[0].point_a
        index = self._index[arbiter.bodies[1].id]
        self.hits.append((index, arbiter.total_impulse.length, point.x, point.y))

    def step(self) -> None:
        """Friction, then one fixed step of the Space; `hits` tells what touched."""
        self.hits.clear()
        self._brake_shooter()
        for target in self.targets:
            vx, vy = target.velocity
            if vx or vy:
                size = hypot(vx, vy)
                keep = less(size, m.TARGET_SLIDE * m.DT) / size
                target.velocity = vx * keep, vy * keep
        self.space.step(m.DT)

    def _brake_shooter(self) -> None:
        """Dry friction of the shell along and across its axis and against spin, of the ball across; drag of the ball."""
        shell, ball, dt = self.shell, self.ball, m.DT
        angle = shell.angle
        c, s = cos(angle), sin(angle)
        vx, vy = shell.velocity
        along = less(vx * c + vy * s, m.ALONG * dt)
        across = less(vy * c - vx * s, m.ACROSS * dt)
        shell.velocity = along * c - across * s, along * s + across * c
        vx, vy = ball.velocity
        roll = along + (vx * c + vy * s - along) * (1 - m.BALL_DRAG * dt)
        across = less(vy * c - vx * s, m.ACROSS * dt)
        ball.velocity = roll * c - across * s, roll * s + across * c
        shell.angular_velocity = less(shell.angular_velocity, m.SPIN_TORQUE / self.inertia * dt)

    def pose(self) -> list[float]:
        """Shell x, y, angle (mm, rad), ball x, y, then x, y, angle of every target."""
        x, y = self.shell.position
        out = [x, y, self.shell.angle, *self.ball.position]
        for target in self.targets:
            out += (*target.position, target.angle)
        return out

    def moved(self) -> list[float]:
        """How far every target is from its spot, mm."""
        return [
            hypot(target.position.x - x, target.position.y - y)
            for target, (x, y) in zip(self.targets, self.scene.targets, strict=True)
        ]

    def targets_rest(self) -> bool:
        return all(target.velocity.length < m.REST_SPEED for target in self.targets)

    def shooter_rests(self) -> bool:
        return (
            abs(self.shell.angular_velocity) < m.REST_SPIN
            and self.shell.velocity.length < m.REST_SPEED
            and self.ball.velocity.length < m.REST_SPEED
        )

    def shooter_off(self) -> bool:
        x, y = self.shell.position
        return abs(x) > m.HALF_WIDTH or abs(y) > m.HALF_DEPTH


class ShotStepper:
    """One shot under way.

    `follow` seconds are run after a fall, for the eye; they change nothing of the verdict. `over` tells the end, `decided`
    is the step of the verdict (-1 before it), `lag` (0..1) how far the clock is between the last step and the next.
    """

    def __init__(self, scene: FlickScene, shot: Shot, follow: float = 0.0) -> None:
        self.scene, self.shot = scene, shot.settled(scene)
        self.contacts: list[TargetContact] = []
        self.banks: list[int] = []
        self.steps, self.decided = 0, -1
        self.lag = 0.0
        self.over = False
        self._follow = round(follow * m.RATE)
        self._bodies = ShotBodies(scene, self.shot)
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
            self.contacts.append(TargetContact(self.steps, target, impulse, x, y))
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
    return ShotStepper(scene, shot, follow).run()
