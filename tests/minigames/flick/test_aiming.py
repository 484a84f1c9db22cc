"""The hand on the bean, without a window."""

from __future__ import annotations

import pytest

from tabletop.minigames.flick.camera import CameraRow, camera
from tabletop.minigames.flick.flick_input import FULL, SLACK, START, Aim
from tabletop.minigames.flick.physics import aim_at, hole_scene, range_scene


def made(**changes) -> Aim:
    return Aim(**({"scene": hole_scene(1), "ball": 0.3, "low": -200.0, "high": 200.0} | changes))


def test_a_pull_shoots_the_other_way():
    """Pulled back and to the left, the bean goes ahead and to the right; the whole sling is full power."""
    aim = made()
    aim.pull((0, 0), (-FULL * 0.6, -FULL * 0.8))
    assert aim.drawn
    assert aim.aim == pytest.approx(36.87, abs=0.01)
    assert aim.power == pytest.approx(1.0)


def test_the_start_of_a_pull_is_nothing():
    """Within the slack the sling is not drawn and the aim stays."""
    aim = made(aim=5.0)
    aim.pull((0, 0), (0, -SLACK * 0.9))
    assert not aim.drawn
    assert (aim.aim, aim.power) == (5.0, START)


def test_no_number_leaves_its_bounds():
    """Whatever a hand does, the shot is one that the physics takes as it is."""
    aim = made()
    for channel in ("x", "aim", "power", "english"):
        aim.nudge(channel, 1e6)
    assert (aim.x, aim.aim, aim.power, aim.english) == (200.0, 80.0, 1.0, 1.0)
    assert aim.shot() == aim.shot().settled(aim.scene)
    aim.pull((0, 0), (0, 500))
    assert aim.aim in (-80.0, 80.0)


def test_a_bean_pushed_along_keeps_its_target():
    """Lying elsewhere it is aimed at the target it was aimed at, by as much beside it as before."""
    aim = made(scene=range_scene())
    aim.at_target(2)
    aim.nudge("aim", 1.5)
    aim.nudge("x", 120.0)
    assert aim.nearest() == 2
    assert aim.aim == pytest.approx(aim_at(aim.scene, 120.0, 2) + 1.5)


@pytest.mark.parametrize(("x", "english"), [(0, 0.0), (1.0, 0.0), (6.1, 0.5), (-40, -1.0)])
def test_the_grip_is_the_english(x, english):
    """The middle of the bean is forgiving; its ends are full english."""
    aim = made()
    aim.grip(x)
    assert aim.english == pytest.approx(english, abs=0.01)


def test_the_sling_ends_where_the_finger_is():
    """`handle` is the inverse of `pull`, so that keys show the same sling as the mouse."""
    aim = made(x=40.0)
    start = (40.0, -302.0)
    aim.pull(start, (22.0, -350.0))
    assert aim.handle() == pytest.approx((22.0, -350.0))


def test_the_camera_finds_back():
    """A point of the window lies on the table where it is seen, and the two anchors are seen as told."""
    seen = camera(30.0, 640.0, CameraRow(-302.0, 2.2, 540.0), CameraRow(0.0, 1.6, 240.0))
    for place in ((-150.0, -302.0), (0.0, 0.0), (210.0, 120.0)):
        assert seen.ground(seen.spot(*place)) == pytest.approx(place)
    assert seen.spot(30.0, -302.0) == pytest.approx((640.0, 540.0))
    assert seen.scale(0.0) == pytest.approx(1.6)
    assert seen.spot(30.0, 0.0)[1] == pytest.approx(240.0)
