"""Equal input, equal flight: a thousand times, in other processes, and for anything a player can do."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from math import hypot, isfinite
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.minigames.flick.physics import Shot, hole_scene, range_scene, simulate
from tabletop.minigames.flick.physics import model as m

ROOT = Path(__file__).resolve().parents[4]
ALL_AT_ONCE = """
from hashlib import sha256
from random import Random
from tabletop.minigames.flick.physics import range_scene, simulate
from tabletop.minigames.flick.physics.noise import ball_place, bot_shot, levels
rand, digest = Random(5), sha256()
for k in range(40):
    shot = bot_shot(range_scene(), list(levels())[k % 4], rand, ball_place(k), target=k % 3)
    digest.update(simulate(range_scene(), shot, follow=0.1).frames)
print(digest.hexdigest())
"""
SHOTS = st.builds(
    Shot,
    st.floats(-300, 300),
    st.floats(-90, 90),
    st.floats(0, 1),
    st.floats(-1, 1),
    st.floats(-1, 1),
)
SCENES = st.one_of(
    st.builds(hole_scene, st.integers(0, 2), st.floats(0.6, 1.4), mat=st.booleans()),
    st.builds(range_scene, st.floats(0.6, 1.4)),
)


@pytest.mark.long
def test_one_shot_has_one_trace_in_a_thousand_fresh_spaces():
    """1,000 repeats of a shot that turns, touches and pushes: one hash over every number of every step."""
    scene, shot = hole_scene(1), Shot(-9.0, 1.0, 0.47, 0.1, -0.6)
    first = simulate(scene, shot)
    assert first.contacts
    assert {sha256(simulate(scene, shot).frames).hexdigest() for _ in range(1000)} == {sha256(first.frames).hexdigest()}


def test_other_processes_see_the_same_flights():
    """40 flicks of bots hash to the same in four processes with different seeds of Python's own hashes."""

    def digest(seed: str) -> str:
        env = os.environ | {"PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", ALL_AT_ONCE], cwd=ROOT, env=env, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    digests = {digest(seed) for seed in ("0", "1", "77", "random")}
    assert len(digests) == 1
    assert len(digests.pop()) == 64


def test_shots_before_leave_nothing_behind():
    """A shot is the same after others: no Space is used twice."""
    scene, shot = hole_scene(0), Shot(-190.0, 0.5, 0.6, 0.3, 0.9)
    alone = simulate(scene, shot)
    for k in range(20):
        simulate(hole_scene(k % 3), Shot(k * 10.0, -k, 0.9, -1.0, 1.0))
    assert simulate(scene, shot) == alone


@settings(max_examples=300)
@given(SCENES, SHOTS)
def test_no_shot_breaks_the_table(scene, shot):
    """No number is lost, no target leaves the table, the shooter only over the rim (where the shot ends), all in time."""
    flight = simulate(scene, shot, follow=0.5)
    assert flight.decided <= m.TIME_LIMIT * m.RATE
    for step in range(flight.steps + 1):
        pose = flight.pose(step)
        for x, y, angle in pose.targets:
            assert abs(x) <= m.HALF_WIDTH
            assert abs(y) <= m.HALF_DEPTH
            assert isfinite(angle)
        beyond = max(abs(pose.x) - m.HALF_WIDTH, abs(pose.y) - m.HALF_DEPTH)
        assert step > flight.decided or beyond < (
            10 if not flight.contacts else 100
        )  # a touched target first comes to rest
        x, y, _, bx, by = flight._row(step)[:5]
        assert hypot(bx - x, by - y) < m.SHELL_HALF + m.SHELL_RADIUS  # the ball is still in the shell
        assert abs(pose.angle) < 100
    assert (flight.verdict.outcome == "hit") == (flight.verdict.why in ("struck", "pushed"))
    assert (flight.verdict.outcome == "miss") == (not flight.contacts)


@pytest.mark.rule("MB-103")
@settings(max_examples=100)
@given(st.integers(0, 2), st.floats(-280, 280), st.floats(0, 1), st.floats(-1, 1), st.floats(-1, 1))
def test_missing_on_purpose_is_possible_from_anywhere(hole, x, power, english, ball):
    """With a hard turn to the side where nothing stands the target is not even touched."""
    scene = hole_scene(hole)
    aside = 80.0 if x >= scene.targets[0][0] else -80.0
    assert simulate(scene, Shot(x, aside, power, english, ball)).verdict.outcome == "miss"
