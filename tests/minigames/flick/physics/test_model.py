"""The numbers of the model: golden shots, mirror, the derived impulse."""

from __future__ import annotations

from math import cos, hypot, sin

import pytest

from tabletop.minigames.flick.physics import FlickScene, Shot, aim_at, hole_scene, range_scene, simulate
from tabletop.minigames.flick.physics import model as m

GOLDEN = [  # x, aim, power, english, ball; hole; outcome; further facts of section 12
    ((0, 0, 0.68, 0, 0), 1, "hit", {"why": "struck", "t": 0.2708, "impulse": 8570}),
    ((0, 0, 0.40, 0, 0), 1, "graze", {"impulse": 3909, "moved": 8.99}),
    ((0, 0, 0.20, 0, 0), 1, "miss", {"why": "at_rest"}),
    ((17, 0, 0.60, 0, 0), 1, "graze", {"impulse": 3394}),
    ((23, 0, 0.68, 0, 0), 1, "graze", {"impulse": 2201}),
    ((0, 0, 0.68, 0, 1), 1, "miss", {"why": "off_table"}),
    ((0, 0, 0.68, 1, 1), 1, "hit", {"impulse": 7632}),
    ((0, 40, 1, 0, 0), 1, "miss", {"why": "off_table"}),
    ((-200, 0, 0.68, 0, 0), 0, "hit", {"t": 0.2708}),
    ((0, -33.515, 0.68, 0, 0), 0, "hit", {"t": 0.3333, "impulse": 8247}),
    ((-5, 0, 0.45, 0.2, 0.2), 1, "graze", {"impulse": 4297, "moved": 13.29}),
    ((0, 0, 0.80, 0, 0.5), 1, "hit", {"impulse": 7790}),
    ((0, 0, 0.55, -1, 1), 1, "miss", {}),
]
NEAR = {"t": 0.0001, "impulse": 1.0, "moved": 0.1}


@pytest.mark.rule("MB-107")
@pytest.mark.parametrize(("numbers", "hole", "outcome", "facts"), GOLDEN)
def test_the_golden_shots_come_out_as_written(numbers, hole, outcome, facts):
    """The 13 shots of section 12: outcome, reason, time, impulse and way of the target."""
    verdict = simulate(hole_scene(hole), Shot(*map(float, numbers))).verdict
    assert verdict.outcome == outcome
    for name, value in facts.items():
        got = getattr(verdict, name)
        assert got == (value if isinstance(value, str) else pytest.approx(value, abs=NEAR[name]))


@pytest.mark.parametrize(("power", "way"), [(0.1, 73), (0.2, 163), (0.3, 289), (0.4, 451), (0.5, 649)])
def test_power_carries_a_straight_shot_as_far_as_written(power, way):
    """Section 12: how far a straight shot runs when nothing is in its way."""
    flight = simulate(FlickScene(((250.0, 300.0),)), Shot(0.0, 0.0, power, 0.0, 0.0))
    end = flight.pose(flight.steps)
    assert end.y - m.LINE == pytest.approx(way, abs=1.0)
    assert end.x == 0.0


@pytest.mark.parametrize(("ball", "bend"), [(0.25, 1), (0.5, 6), (0.75, 15), (1.0, 28)])
def test_the_path_bends_towards_the_ball(ball, bend):
    """Section 12: at power 0.68 the way bends so many mm until it reaches the target; a finger behind the ball undoes it."""
    far = FlickScene(((250.0, 300.0),))
    contact = -m.SHELL_RADIUS - m.TARGET_RADIUS  # where the shooter's middle is when it touches

    def beside(shot: Shot) -> float:
        flight = simulate(far, shot)
        poses = (flight.pose(step) for step in range(flight.steps + 1))
        return next(pose.x for pose in poses if pose.y >= contact)

    assert beside(Shot(0.0, 0.0, 0.68, 0.0, ball)) == pytest.approx(bend, abs=1.0)
    assert beside(Shot(0.0, 0.0, 0.68, ball, ball)) == pytest.approx(0.0, abs=1e-6)


def test_a_mirrored_shot_has_a_mirrored_flight():
    """Left and right are equal: verdict and last pose of 60 mirrored pairs agree to a thousandth of a millimetre."""
    for k in range(60):
        shot = Shot(k * 4.0 - 120, k * 0.7 - 20, 0.4 + k / 100, (k % 7 - 3) / 3, (k % 5 - 2) / 2)
        twin = Shot(-shot.x, -shot.aim, shot.power, -shot.english, -shot.ball)
        one, other = simulate(hole_scene(0), shot), simulate(hole_scene(2), twin)
        assert one.verdict.outcome == other.verdict.outcome
        a, b = one.pose(one.decided), other.pose(one.decided)
        assert (a.x, a.y, a.angle) == pytest.approx((-b.x, b.y, -b.angle), abs=1e-3)


def test_the_impulse_that_fells_follows_from_the_shape_of_the_bean():
    """5,400 g mm/s is what lifting the bean's centre over the rim of its foot costs, within one percent."""
    assert m.topple_impulse() == pytest.approx(m.FALL_IMPULSE, rel=0.01)


def test_no_step_is_longer_than_a_bean_is_thick():
    """Why nothing can pass through anything: the fastest launch moves less than a radius a step."""
    assert m.speed(1.0) * m.DT < m.TARGET_RADIUS


def test_shots_are_clamped_and_rounded_before_they_are_simulated():
    """Section 12: parameters are clamped to their ranges, then rounded; what was simulated stands in the record."""
    wild = Shot(999.0, -200.0, 7.0, -3.0, 2.0)
    assert wild.settled(FlickScene()) == Shot(280.0, -80.0, 1.0, -1.0, 1.0)
    assert wild.settled(hole_scene(mat=False)).x == 40.0
    fine = Shot(1.23456, 2.34567, 0.345678, 0.456789, 0.567891)
    assert simulate(FlickScene(), fine).verdict.shot == Shot(1.23, 2.346, 0.3457, 0.4568, 0.5679)


def test_scenes_put_the_target_where_the_rules_say():
    """MB-100: the black hole of the Galaxy; a place without a mat (MB-126); distance in parts of the game's."""
    assert [hole_scene(hole).targets for hole in range(3)] == [((-200.0, 0.0),), ((0.0, 0.0),), ((200.0, 0.0),)]
    assert hole_scene(2, mat=False) == FlickScene(((0.0, 0.0),), 40.0)
    assert hole_scene(1, 1.4).distance() == pytest.approx(1.4 * 302)
    assert len(range_scene(0.6).targets) == 3
    assert aim_at(hole_scene(0), 0.0) == pytest.approx(-33.515, abs=0.001)


def test_the_ball_never_leaves_its_shell():
    """In hard, spinning shots the joint gives a little, but the ball's centre stays inside; it is seen in its groove."""
    for k in range(60):
        shot = Shot((k - 30) / 2, 0.0, 1.0 - k / 200, 1.0 if k % 2 else -1.0, k / 30 - 1)
        flight = simulate(FlickScene(), shot, follow=0.3)
        for step in range(flight.steps + 1):
            x, y, angle, bx, by = flight._row(step)[:5]
            assert abs((bx - x) * cos(angle) + (by - y) * sin(angle)) < m.SHELL_HALF + m.SHELL_RADIUS
            assert abs((by - y) * cos(angle) - (bx - x) * sin(angle)) < m.SHELL_RADIUS
            pose = flight.pose(step)
            assert hypot(pose.ball[0] - pose.x, pose.ball[1] - pose.y) <= m.GROOVE + 1e-9
