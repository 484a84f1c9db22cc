"""Help in aiming promises what a steady hand gets, and no more than its level."""

from __future__ import annotations

from math import hypot

import pytest

from tabletop.minigames.flick.physics import FlickScene, Shot, hole_scene, simulate
from tabletop.minigames.flick.physics import model as m
from tabletop.minigames.flick.physics.aim_assist import AimAssist, fall_power, helped, power_window, steady_of

SHOT = Shot(20.0, -4.0, 0.6, 0.1, 0.7)


def test_level_0_helps_with_nothing():
    """The arrow of the pull is the screen's own."""
    assert helped(FlickScene(), SHOT, 0) == AimAssist()


def test_level_1_shows_the_ball_the_window_and_a_straight_line():
    """To 60 % of the way, along the aim, shorter if the power does not carry so far."""
    got = helped(FlickScene(), Shot(0.0, 30.0, 0.6), 1)
    (x0, y0), (x1, y1) = got.line
    assert (x0, y0) == (0.0, m.LINE)
    assert y1 - y0 == pytest.approx(0.6 * 302)
    assert (x1 - x0) / (y1 - y0) == pytest.approx(0.57735, abs=1e-4)
    assert got.ball
    assert got.window is not None
    assert got.bounce == ()
    weak = helped(FlickScene(), Shot(0.0, 30.0, 0.0), 1).line[1]
    assert hypot(weak[0], weak[1] - m.LINE) == pytest.approx(150**2 / (2 * m.ACROSS))


@pytest.mark.parametrize("shot", [SHOT, Shot(0.0, 0.0, 0.68, 0.0, 0.5), Shot(-60.0, 12.0, 0.5, 0.0, -1.0)])
def test_level_2_foretells_the_way_up_to_the_contact_and_the_bounce(shot):
    """Point for point the flight of the same shot; the bounce goes on where the line ends."""
    flight = simulate(FlickScene(), shot, follow=0.12)
    got = helped(FlickScene(), shot, 2)
    poses = [flight.pose(step) for step in range(flight.steps + 1)]
    assert got.line == tuple((pose.x, pose.y) for pose in poses[: len(got.line)])
    if flight.contacts:
        assert len(got.line) == flight.contacts[0].step + 1
        assert got.bounce[0] == got.line[-1]
        assert len(got.bounce) > 3
    else:
        assert len(got.line) == len(poses)
        assert got.bounce == ()
    assert got.steady == 1.0


def test_level_3_is_level_2_with_a_steadier_hand():
    """Section 12: the same with hand noise halved."""
    two, three = helped(FlickScene(), SHOT, 2), helped(FlickScene(), SHOT, 3)
    assert (three.line, three.bounce, three.window) == (two.line, two.bounce, two.window)
    assert [steady_of(level) for level in (0, 1, 2, 3)] == [1.0, 1.0, 1.0, 0.5]
    assert three.steady == 0.5


@pytest.mark.parametrize("distance", [0.6, 0.8, 1.0, 1.2, 1.4])
def test_the_power_window_begins_where_a_straight_shot_fells(distance):
    """Just above the computed power a blow fells, just below it does not; the window lies above and is not empty."""
    scene = hole_scene(1, distance)
    least = fall_power(scene)
    impulse = [simulate(scene, Shot(0.0, 0.0, least + more)).verdict.impulse for more in (-0.012, 0.012)]
    assert impulse[0] < m.FALL_IMPULSE <= impulse[1]
    low, high = power_window(scene)
    assert least < low < 0.65 <= high <= 1.0


def test_farther_targets_need_more_power_and_a_calmer_hand():
    """The window moves up at its low end and down at its high end with the distance."""
    windows = [power_window(hole_scene(1, distance)) for distance in (0.6, 0.8, 1.0, 1.2)]
    assert [low for low, _ in windows] == sorted(low for low, _ in windows)
    assert [high for _, high in windows] == sorted((high for _, high in windows), reverse=True)
