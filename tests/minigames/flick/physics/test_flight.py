"""What a flight tells: frames, contacts, the decisive moment, records; live stepping gives the same."""

from __future__ import annotations

import msgspec
import pytest

from tabletop.minigames.flick.physics import (
    FlickScene,
    Shot,
    ShotStepper,
    ShotVerdict,
    SimulatedShot,
    hole_scene,
    range_scene,
    simulate,
)
from tabletop.minigames.flick.physics import model as m

HIT = Shot(0.0, 0.0, 0.68, 0.0, 0.0)
GRAZE = Shot(0.0, 0.0, 0.40, 0.0, 0.0)
BENT = Shot(0.0, 0.0, 0.55, -1.0, 1.0)


@pytest.mark.parametrize("shot", [HIT, GRAZE, BENT])
@pytest.mark.parametrize("tick", [1 / 60, 1 / 144, 1 / 30, 0.25, 0.0041])
def test_stepping_with_a_clock_gives_the_same_flight(shot, tick):
    """Whatever the screen's frame time, the trace is that of `simulate`, bit for bit."""
    live = ShotStepper(FlickScene(), shot, follow=0.3)
    for _ in range(10_000):
        live.advance(tick)
        assert 0.0 <= live.lag < 1.0
        if live.over:
            break
    assert live.flight() == simulate(FlickScene(), shot, follow=0.3)


def test_following_a_fall_changes_nothing_of_the_verdict():
    """A fallen target stays fallen; the film only runs on."""
    short, long = simulate(FlickScene(), HIT), simulate(FlickScene(), HIT, follow=0.5)
    assert long.verdict == short.verdict
    assert long.decided == short.decided == short.steps
    assert short.steps + 30 < long.steps <= short.steps + 120  # it ends when all is still
    assert long.frames.startswith(short.frames)
    assert long.pose(long.steps).targets[0][1] > 15  # it was thrown back into the hole


def test_a_flight_under_way_has_no_result_and_after_the_end_nothing_moves():
    """Asking too early is an error; stepping on after the end does nothing."""
    live = ShotStepper(FlickScene(), HIT)
    with pytest.raises(RuntimeError, match="after 0"):
        live.flight()
    done = live.run()
    live.step()
    assert live.advance(1.0) == 0
    assert live.flight() == done


def test_contacts_tell_place_and_strength():
    """One hard contact in the middle, between the two beans, as strong as the verdict says."""
    flight = simulate(FlickScene(), HIT)
    (contact,) = flight.contacts
    assert contact.step == flight.decided
    assert contact.impulse == pytest.approx(flight.verdict.impulse, abs=0.1)
    assert contact.x == pytest.approx(0.0, abs=1e-6)
    assert -m.TARGET_RADIUS - 4 < contact.y < -m.TARGET_RADIUS + 4


def test_the_target_falls_away_from_the_blow():
    """Straight on it falls backwards; hit on its left side it falls to the right."""
    assert simulate(FlickScene(), HIT).fell == pytest.approx((0.0, 1.0), abs=1e-6)
    side = simulate(FlickScene(), Shot(-14.0, 0.0, 0.8, 0.0, 0.0))
    assert side.verdict.outcome == "hit"
    assert side.fell is not None
    assert side.fell[0] > 0.2
    assert simulate(FlickScene(), GRAZE).fell is None


def test_the_decisive_moment():
    """The fall; the strongest touch of a graze; the closest approach of a miss; and 60 mm before it the film slows down."""
    hit, graze = simulate(FlickScene(), HIT), simulate(FlickScene(), GRAZE)
    assert hit.decisive == hit.decided
    assert graze.decisive == graze.contacts[0].step < graze.decided
    miss = simulate(FlickScene(), Shot(100.0, 0.0, 0.8, 0.0, 0.0))
    assert abs(miss.pose(miss.decisive).y) < 6
    gone = hit.pose(hit.decisive).y - hit.pose(hit.slow_from()).y
    assert 60 <= gone < 67
    assert hit.slow_from(10_000) == 0


def test_the_line_judge_sees_how_near_it_was():
    """1 and more has fallen; a graze is below, a miss is nothing."""
    assert simulate(FlickScene(), HIT).verdict.nearness >= 1
    assert 0.5 < simulate(FlickScene(), GRAZE).verdict.nearness < 1
    assert simulate(FlickScene(), Shot(100.0, 0.0, 0.8)).verdict.nearness == 0


def test_a_target_can_be_pushed_over():
    """Section 12: moved 15 mm from its spot it has fallen, though no blow was hard enough."""
    verdicts = [
        simulate(FlickScene(), Shot(x / 2, 0.0, p / 100)).verdict for x in range(-30, 31, 2) for p in range(45, 70, 4)
    ]
    pushed = [verdict for verdict in verdicts if verdict.why == "pushed"]
    assert pushed
    assert all(v.outcome == "hit" and v.impulse < m.FALL_IMPULSE and v.moved >= m.FALL_MOVE for v in pushed)


def test_the_ball_is_heard_in_its_shell():
    """A turning bean lets its ball run to the end of the groove; a straight one is silent."""
    assert simulate(FlickScene(), HIT).rattles() == ()
    rattles = simulate(FlickScene(), BENT).rattles()
    assert rattles
    assert all(rattle.impulse > 0 for rattle in rattles)


def test_poses_between_steps_are_interpolated():
    """For slow motion: half a step is half the way; outside the flight its ends stand still."""
    flight = simulate(FlickScene(), HIT)
    a, b, half = flight.pose(10), flight.pose(11), flight.pose(10.5)
    assert half.y == pytest.approx((a.y + b.y) / 2)
    assert flight.pose(-5) == flight.pose(0)
    assert flight.pose(1e9) == flight.pose(flight.steps)


def test_inputs_and_results_are_json_and_come_back_equal():
    """Scene, shot, verdict and the whole flight survive the log."""
    flight = simulate(range_scene(), Shot(-195.0, 1.0, 0.7, 0.1, -0.4))
    for value, kind in (
        (flight.scene, FlickScene),
        (flight.verdict.shot, Shot),
        (flight.verdict, ShotVerdict),
        (flight, SimulatedShot),
    ):
        assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value


def test_the_recorded_trace_is_coarse_and_small():
    """Rows of seven integers at 60 Hz, the last one the end; a usual record stays below 2 kB."""
    flight = simulate(FlickScene(), HIT)
    trace = flight.verdict.trace
    assert trace[0] == (0, -3020, 0, 0, -3020, 0, 0)
    assert len(trace) == 65 // 4 + 2
    end = flight.pose(flight.decided)
    assert trace[-1][:2] == (round(end.x * 10), round(end.y * 10))
    assert len(msgspec.json.encode(flight.verdict)) < 2000


def test_three_targets_one_falls():
    """The practice range: the verdict names the target that was hit, the others stand where they stood."""
    flight = simulate(range_scene(), Shot(200.0, 0.0, 0.68, 0.0, 0.0))
    assert (flight.verdict.outcome, flight.verdict.target) == ("hit", 2)
    assert [flight.pose(flight.steps).targets[k][:2] for k in (0, 1)] == [(-200.0, 0.0), (0.0, 0.0)]
    alone = simulate(hole_scene(2), Shot(200.0, 0.0, 0.68, 0.0, 0.0))
    assert alone.verdict.impulse == flight.verdict.impulse
