"""The numbers of the flick, model "flick-1" (MB-107, section 12 of the rules), in mm, g, s.

Seat-local frame: origin in the middle of the gap, +x right, +y away from the shooter; an aim of 0 degrees points along +y,
positive to the right. An impulse is in g mm/s. A change of any number here needs a new `MODEL` name: records carry it.
"""

from __future__ import annotations

from math import atan2, degrees, hypot, sqrt

from msgspec import Struct

MODEL = "flick-1"

# step: the fastest bean moves 6.7 mm a step, less than its own radius, so that nothing can pass through anything
RATE = 240  # steps per second
DT = 1 / RATE
ITERATIONS = 20
TIME_LIMIT = 4.0
GRAVITY = 9810.0

# table: two mats with a gap, a rim around, black holes in the gap, the shooter's line outside the near mat's edge
MAT_WIDTH, MAT_DEPTH, GAP, RIM = 560.0, 270.0, 40.0, 60.0
HALF_WIDTH = MAT_WIDTH / 2 + RIM
HALF_DEPTH = MAT_DEPTH + GAP / 2 + RIM
HOLES = (-200.0, 0.0, 200.0)  # left, middle, right as the shooter sees them
LINE = -302.0
REACH_MAT, REACH_NO_MAT = 280.0, 40.0  # where along the line the bean may lie (MB-100, MB-126)

# the bean that is flicked: a lying capsule with a heavy ball that rolls freely in a groove along its inside
SHELL_MASS, BALL_MASS = 5.0, 8.0
MASS = SHELL_MASS + BALL_MASS
SHELL_HALF, SHELL_RADIUS = 6.5, 9.5
SHELL_BOX = (32.0, 19.0)  # the shell turns as hard as a box of these sides
SHELL_MOMENT = SHELL_MASS * (SHELL_BOX[0] ** 2 + SHELL_BOX[1] ** 2) / 12
BALL_RADIUS, GROOVE = 6.0, 7.0
SHELL_BOUNCE, SHELL_FRICTION = 1.0, 1.0  # of one shape; a contact takes the product of both
BALL_DRAG = 6.0  # 1/s, of the ball against the shell

# the bean that stands at the black hole
TARGET_MASS, TARGET_RADIUS = 13.0, 9.5
TARGET_BOUNCE, TARGET_FRICTION = 0.35, 0.30

# cushions of flick puzzles
WALL_RADIUS, WALL_BOUNCE, WALL_FRICTION = 4.0, 0.95, 0.1

# dry friction on the table: decelerations, mm/s2; the shell slides along its axis but rolls across it
ALONG = 0.35 * GRAVITY * MASS / SHELL_MASS  # the ball rolls in its groove: the shell brakes for both
ACROSS = 0.06 * GRAVITY
SPIN_TORQUE = 0.35 * GRAVITY * MASS * 3.2  # divided by the moment of inertia: rad/s2
TARGET_SLIDE = 0.50 * GRAVITY

# launch
SPEED_LEAST, SPEED_SPAN = 150.0, 1450.0
LEVER = 0.30  # mm of lever arm per unit of (english - ball)

# ends
FALL_IMPULSE = 5400.0
FALL_MOVE = 15.0
REST_SPEED, REST_SPIN = 4.0, 0.3


def speed(power: float) -> float:
    """Launch speed in mm/s for a power of 0..1."""
    return SPEED_LEAST + SPEED_SPAN * power


def moment(ball: float) -> float:
    """Moment of inertia (g mm2) of shell and ball about their common centre, the ball `ball` mm off the shell's middle.

    The ball counts as a point: it rolls, and nothing couples its own turning to the shell's.
    """
    return SHELL_MOMENT + SHELL_MASS * BALL_MASS / MASS * ball * ball


def topple_impulse() -> float:
    """The impulse (g mm/s) that tips the standing bean over, from its shape alone; `FALL_IMPULSE` is this, rounded.

    A bean stands on a flat foot, `foot` = 8.63 mm in radius (the capsule's 9.5 less the rounding of the rim), 32 mm high.
    The shell's centre is at half height, the ball lies on the floor of the shell, its centre 9.5 mm up: together the
    centre of mass is at h = (5 x 16 + 8 x 9.5) / 13 = 12 mm. The lying shooter strikes 9.5 mm above the table. Friction
    holds the far rim of the foot, so the bean turns about it with the angular momentum J x 9.5. To fall it must lift its
    centre over that rim, from h to sqrt(h2 + foot2); the energy L2 / 2I has to pay for it:

        J = sqrt(2 I m g (sqrt(h2 + foot2) - h)) / 9.5,   I = own moment + m (h2 + foot2)
    """
    foot, strike, middle = 8.63, SHELL_RADIUS, SHELL_BOX[0] / 2
    height = (SHELL_MASS * middle + BALL_MASS * SHELL_RADIUS) / MASS
    ball_moment = BALL_MASS * BALL_RADIUS**2 / 2
    own = SHELL_MOMENT + SHELL_MASS * (middle - height) ** 2 + ball_moment + BALL_MASS * (height - SHELL_RADIUS) ** 2
    inertia = own + MASS * (height**2 + foot**2)
    lift = MASS * GRAVITY * (hypot(height, foot) - height)
    return sqrt(2 * inertia * lift) / strike


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
