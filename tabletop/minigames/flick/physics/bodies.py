"""The bodies of one shot in a fresh pymunk Space, and what happens to them in one step.

A Space is never used twice: a living one keeps cached impulses, and a rewound shot would differ. Bodies and shapes are
added in a fixed order and nothing here draws a random number, so equal input gives equal output to the last bit.
"""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import Any

import pymunk

from tabletop.minigames.flick.physics import model as m
from tabletop.minigames.flick.physics.shot_setup import FlickScene, Shot

SHOOTER, TARGET, WALL = 1, 2, 3  # collision types


def less(value: float, loss: float) -> float:
    """`value` after dry friction took `loss` from its size: friction stops, it never turns things round."""
    if value > loss:
        return value - loss
    return value + loss if value < -loss else 0.0


class Bodies:
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
