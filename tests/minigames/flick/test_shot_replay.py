"""A flight as a film: nothing depends on how long a frame takes."""

from __future__ import annotations

import msgspec
import pytest

from tabletop.minigames.flick import line_judge, shot_replay
from tabletop.minigames.flick.beans import BeanMotion
from tabletop.minigames.flick.physics import Shot, hole_scene, simulate
from tabletop.minigames.flick.physics.flight import TargetContact
from tabletop.minigames.flick.physics.model import FALL_IMPULSE
from tabletop.minigames.flick.shot_replay import FOLLOW
from tests.saying import says

HIT = Shot(0, 0, 0.68, 0, 0)
GRAZE = Shot(17, 0, 0.60, 0, 0)
MISS = Shot(0, 40, 1, 0, 0)
CLOSE = Shot(-5, 0, 0.45, 0.2, 0.2)


def flown(shot: Shot):
    return simulate(hole_scene(1), shot, FOLLOW)


@pytest.mark.parametrize("shot", [HIT, GRAZE, MISS])
@pytest.mark.parametrize("frame", [0.004, 1 / 60, 0.05, 3.0])
def test_a_film_ends_where_the_flight_ended(shot, frame):
    """Live and slow, in short and in long frames: the last picture is the last pose."""
    flight = flown(shot)
    for shown in (shot_replay.live(flight), shot_replay.replay(flight)):
        while not shown.over:
            shown.advance(frame)
        assert shown.pose == flight.pose(flight.steps)


@pytest.mark.parametrize("frame", [0.004, 1 / 60, 0.1])
def test_the_slow_part_takes_as_long_at_any_frame_rate(frame):
    """From 60 mm before the fall on time is stretched, and the stretch is the same however it is cut into frames."""
    flight = flown(HIT)
    shown = shot_replay.replay(flight)
    assert shown.slow is not None
    seconds = 0.0
    while shown.at < shown.slow[1]:
        shown.advance(frame)
        seconds += frame
    fast = (shown.slow[0] - flight.slow_from(shot_replay.LEAD)) / 240
    slow = (shown.slow[1] - shown.slow[0]) / 240 / shot_replay.SLOW
    assert seconds == pytest.approx(fast + slow, abs=frame + 1e-6)


def test_a_bean_that_lies_there_is_not_watched_slowly():
    """Once it has fallen, the verdict follows as soon as after the flight itself."""
    flight = flown(HIT)
    shown, seconds = shot_replay.replay(flight), 0.0
    while shown.at < flight.decided + shot_replay.FELL * 240:
        shown.advance(0.01)
    assert not shown.slowed
    while not shown.over:
        shown.advance(0.01)
        seconds += 0.01
    assert seconds == pytest.approx(FOLLOW - shot_replay.FELL, abs=0.05)


@pytest.mark.parametrize("frame", [0.01, 0.4])
def test_every_blow_is_told_once_and_in_order(frame):
    """However the frames fall, each contact and each rattle of the ball is told exactly once."""
    flight = flown(HIT)
    shown, told = shot_replay.live(flight), []
    cues = shot_replay.FlightCues(flight)
    while not shown.over:
        shown.advance(frame)
        told += cues.until(shown.at)
    assert [cue for cue in told if isinstance(cue, TargetContact)] == list(flight.contacts)
    assert len(told) == len(flight.contacts) + len(flight.rattles())
    assert [cue.step for cue in told] == sorted(cue.step for cue in told)


def test_the_repetition_is_the_same_shot():
    """Flown again from the recorded shot, every pose is the same."""
    flight = flown(GRAZE)
    again = flown(flight.verdict.shot)
    assert again.frames == flight.frames


def test_a_fallen_bean_falls_and_lies_there():
    """It stands before the fall, lies on its side soon after it, and still does at the end."""
    motion = BeanMotion(flown(HIT))
    fall = motion.flight.decided
    assert motion.lean(0, fall - 1).tilt == pytest.approx(0, abs=0.2)
    assert motion.lean(0, fall + 0.32 * 240 + 34).tilt == pytest.approx(1.5708, abs=0.01)
    end = shot_replay.live(motion.flight).last
    assert motion.lean(0, end).tilt == pytest.approx(1.5708, abs=0.01)
    assert abs(motion.lean(0, end).toward[0]) > 0.9, "seen in its whole length"
    assert motion.lies(end) == 0
    assert motion.lies(fall) == -1


def test_a_grazed_bean_wobbles_and_stands():
    """It leans to and fro after the touch, never far enough to fall, and comes to rest."""
    motion = BeanMotion(flown(CLOSE))
    touch = motion.flight.contacts[-1].step
    leans = [motion.lean(0, touch + k).tilt for k in range(200)]
    assert 0.05 < max(leans) < 0.6
    assert motion.lean(0, touch + 600).tilt < 0.01
    assert motion.lies(1e6) == -1


def test_a_rolling_bean_turns_by_its_way():
    """Straight ahead, one turn for each circumference."""
    flight = flown(Shot(100, 0, 0.3, 0, 0))
    way = flight.pose(flight.steps).y - flight.pose(0).y
    assert BeanMotion(flight).roll(flight.steps) == pytest.approx(way / 9.5, rel=0.01)


@pytest.mark.parametrize(
    ("shot", "title", "judged"),
    [(HIT, "Knocked down!", False), (CLOSE, "So close!", True), (GRAZE, "Only a touch", True), (MISS, "Missed", False),
     (Shot(0, 0, 0.2, 0, 0), "Too short", False), (Shot(29.5, 0, 0.68, 0, 0), "A hair's breadth!", True),
     (Shot(90, 0, 0.2, 0, 0), "Too short, and beside it", False)],
)  # fmt: skip
def test_the_words_for_a_verdict(shot, title, judged):
    """Hits, near misses and misses are called what they are; near ones come before the line judge."""
    flight = flown(shot)
    said = line_judge.saying(flight.verdict, *line_judge.gap_of(flight))
    assert said.title == title
    assert "%" not in said.detail, "a person reads it, not an engineer"
    assert line_judge.worth_judging(flight) is judged


def test_what_still_stands_never_had_all_that_it_takes():
    """However near it was; and what fell had no less."""
    stood, fell = flown(CLOSE).verdict, flown(HIT).verdict
    at = {"moved": 0.0, "impulse": 0.997 * FALL_IMPULSE}
    assert line_judge.percent(msgspec.structs.replace(stood, **at)) == "99%"
    assert line_judge.percent(msgspec.structs.replace(fell, **at)) == "100%"


@pytest.mark.parametrize(
    ("shot", "words"), [(Shot(29.5, 0, 0.68, 0, 0), "Not touched"), (CLOSE, "of what knocks it down")]
)
def test_the_line_judge_says_how_near_it_was(shot, words):
    """Of a bean that was not touched there is no "0%"."""
    assert line_judge.LineJudge(flown(shot)).words().endswith(words)


@pytest.mark.parametrize(("x", "side"), [(-29.5, "left"), (29.5, "right")])
def test_a_miss_says_on_which_side(x, side):
    """As the one who flicks sees it."""
    flight = flown(Shot(x, 0, 0.68, 0, 0))
    assert says(line_judge.saying(flight.verdict, *line_judge.gap_of(flight)).detail, "flick-detail-miss", side=side)


@pytest.mark.parametrize("shot", [HIT, GRAZE, MISS])
def test_a_recorded_verdict_flies_again(shot):
    """The same model simulates it; a record of another model is shown by its trace, never more than a hair off."""
    flight = flown(shot)
    assert shot_replay.recorded(flight.scene, flight.verdict).frames == flight.frames
    foreign = msgspec.structs.replace(flight.verdict, trace=(*flight.verdict.trace[:-1], flight.verdict.trace[-2]))
    shown = shot_replay.recorded(flight.scene, foreign)
    assert shown.verdict == foreign
    assert shown.contacts == ()
    for step in range(0, flight.decided - 8, 3):
        here, there = shown.pose(step), flight.pose(step)
        assert (here.x, here.y) == pytest.approx((there.x, there.y), abs=2.5)


def test_a_recorded_hit_falls():
    """The trace knows no fall, but the verdict does."""
    flight = flown(HIT)
    shown = shot_replay.traced(flight.scene, flight.verdict)
    assert shown.fell is not None
    assert BeanMotion(shown).lies(shot_replay.live(shown).last) == 0
