"""Whole races: bots, heats one by one, notes, and what holds for any stream of events."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.match import TableSetup, bot, person
from tabletop.match.bot_timing import BUZZ, LAND, draw
from tabletop.minigames.reflex import RaceMark, from_note, last, note, race_of
from tabletop.minigames.reflex.race import GESTURE
from tests.minigames.reflex.streams import START, Stream, ask


@pytest.mark.rule("AP-161", "AP-166")
def test_bots_press_at_their_time_and_a_beaten_bot_need_not_wait():
    """A bot that is last closes the race early, and its own time is told all the same."""
    stream = Stream(ask((1, 2, 3)), bots={3: 900}).after((300, "tap", 1), (400, "tap", 2))
    stream.run_to(stream.race.signal_round.signalled + 451)
    assert stream.race.done
    assert stream.times() == {1: 300, 2: 400, 3: 900}


@pytest.mark.rule("AP-170")
def test_one_by_one_compares_times_afterwards():
    """Each person has a signal of its own and cannot lose early, since the others' times are secret; bots need no heat."""
    stream = Stream(ask((1, 2, 3), one_by_one=True), bots={2: 700})
    assert stream.race.apart
    stream.after((300, "tap", 1))
    assert stream.race.state == "over"
    assert not stream.race.done
    stream.race.go_on(stream.now)
    stream.after((200, "tap", 1), (4000, "tap", 3))
    assert stream.times() == {1: 300, 2: 700, 3: 4000}
    assert stream.race.last() == (3,)


def test_one_person_alone_races_with_the_bots():
    """One by one is for several people: alone there is one heat."""
    assert not Stream(ask((1, 2, 3), one_by_one=True), bots={2: 700, 3: 600}).race.apart


def test_a_race_that_was_interrupted_asks_the_rest():
    """After a crash between two answers only those race again whose times are not known."""
    stream = Stream(ask((1, 2, 3))._replace(seat=2))
    assert [mark.seat for mark in stream.after((300, "tap", 2), (310, "tap", 3)).finish()] == [2, 3]


def test_marks_come_back_from_notes():
    """What was measured is in the note, all of it; other notes are none."""
    for mark in (
        RaceMark(seat=2),
        RaceMark(seat=1, raw=612, time=512, handicap=100, error=0.8, early=(-30, 40), rearmed=1),
    ):
        assert from_note(note(mark)) == mark
    assert [from_note(text) for text in ("", "withdrew", '{"outcome":"hit"}', "{", '{"race":{"seat":"x"}}')] == [
        None
    ] * 5


def test_the_option_of_a_mark():
    """Option i says i ms, the one after the limit says silent."""


def setup(seed=7, hand=0):
    return TableSetup(game="toy", seats=(person(0), bot(1, "easy"), bot(2, "hard"), bot(3)), seed=seed + 0 * hand)


@pytest.mark.rule("AP-166")
def test_a_race_is_the_same_whenever_it_is_run():
    """Waits and bots' times follow from seed and answer alone: nothing of the cards, nothing of people's speed."""

    def run(n):
        race = race_of(ask((1, 2, 3)), setup(), n, START)
        return [race.lanes[seat].bot_ms for seat in (1, 2, 3)], [race.wait() for _ in range(3)]

    assert run(4) == run(4)
    assert run(4) != run(5)
    assert all(500 <= wait <= 2000 for wait in run(4)[1])


@pytest.mark.rule("AP-166", "AP-172", "AP-173", "AP-156")
@pytest.mark.parametrize("paces", [GESTURE, LAND, BUZZ])
def test_bots_are_as_fast_as_the_rules_say(paces):
    """Mean and deviation over many draws, and nothing below the floor; relaxed they take half as long again."""
    dice = Random(1)
    for level, pace in paces.items():
        times = [draw(paces, level, dice) for _ in range(4000)]
        assert min(times) >= pace.floor
        mean = sum(times) / len(times)
        assert abs(mean - pace.mean) < pace.deviation / 8
        spread = (sum((time - mean) ** 2 for time in times) / len(times)) ** 0.5
        assert abs(spread - pace.deviation) < pace.deviation / 8
    assert draw(paces, "easy", Random(3), relaxed=True) == round(1.5 * draw(paces, "easy", Random(3)))


EVENTS = st.lists(
    st.tuples(st.integers(0, 5400), st.sampled_from(["down", "up", "tap"]), st.integers(0, 3)), max_size=14
).map(sorted)
ASKS = st.builds(
    ask,
    st.just((1, 2, 3)),
    margin_ms=st.sampled_from([50, 100]),
    false_start=st.sampled_from(["lock", "last", "off"]),
    one_by_one=st.booleans(),
    handicaps=st.tuples(*[st.integers(0, 1000)] * 4),
)


@given(ASKS, EVENTS, st.none() | st.integers(150, 2000))
def test_any_stream_of_events_ends_in_a_fair_race(race_ask, events, bot_ms):
    """Whatever is pressed when: the race ends, each time is that of a press of that seat, and somebody was last."""
    bots = {} if bot_ms is None else {2: bot_ms}
    stream = Stream(race_ask, bots, step=7.0)
    stream.after(*events)
    marks = stream.finish()
    assert [mark.seat for mark in marks] == [1, 2, 3]
    for mark in marks:
        if mark.raw is None:
            assert mark.time is None
            continue
        assert mark.time == max(0, mark.raw - race_ask.handicaps[mark.seat])
        assert mark.raw <= race_ask.limit_ms
        assert mark.bot or race_ask.false_start == "off" or mark.raw >= 100
        pressed = {at for at, what, seat in events if seat == mark.seat and what != "up"}
        assert mark.raw in ({bot_ms} if mark.bot else pressed)
    found = last(marks, race_ask.margin_ms)
    silent = tuple(mark.seat for mark in marks if mark.time is None)
    assert found == silent if silent else found
    assert found


@given(EVENTS, st.floats(0, 1e7))
def test_only_differences_of_the_clock_count(events, later):
    """The same stream on a clock that shows something else comes to the same times."""
    one, other = Stream(step=5.0), Stream(step=5.0)
    other.now += later
    other.race = type(other.race)(ask(), {}, lambda: 1000, other.now)
    assert one.after(*events).times() == other.after(*events).times()
