"""Presses that a phone has timed: what counts, how long they are waited for, and that what lies within their error is a tie."""

from __future__ import annotations

import pytest

from tabletop.minigames.reflex import RaceMark, from_note, last, note, referee
from tabletop.minigames.reflex.race_facts import answers
from tabletop.phones.protocol import RacePress
from tests.minigames.reflex.rig import Heats
from tests.minigames.reflex.streams import Stream, ask


def late(trip=0.0, seat=1, **rules):
    """A race of three in which a seat has a phone."""
    stream = Stream(ask((1, 2, 3), **rules))
    stream.race.lanes[seat].late = referee.late_ms(trip)
    return stream


@pytest.mark.rule("AP-157")
def test_a_time_of_a_phone_counts_however_late_it_comes_in():
    stream = late(400).after((300, "tap", 2), (350, "tap", 3))
    signal_round = stream.race.signal_round
    stream.run_to(signal_round.signalled + 700)
    assert signal_round.measured(1, 420.7, stream.now - 200, 217, stream.now) == "landed"
    assert stream.times() == {1: 420, 2: 300, 3: 350}
    assert [mark.phone for mark in stream.race.marks()] == [217, 0, 0]


@pytest.mark.rule("AP-161")
def test_the_last_one_left_with_a_phone_is_waited_for_as_long_as_the_line_may_take():
    stream = late(100).after((300, "tap", 2), (350, "tap", 3))
    wait = 350 + 2 * referee.late_ms(100)
    stream.run_to(stream.race.signal_round.signalled + wait)
    assert stream.race.state == "open"
    stream.run_to(stream.now + 1)
    assert stream.race.state == "over"


@pytest.mark.rule("AP-160")
@pytest.mark.parametrize(("after", "time"), [(5000, 5000), (5001, None)])
def test_the_limit_is_that_of_the_press_and_not_of_the_line(after, time):
    stream = late(300).after((600, "tap", 2), (600, "tap", 3))
    stream.race.lanes[2].raw = stream.race.lanes[3].raw = None  # nobody else is in
    stream.run_to(stream.race.signal_round.signalled + 5100)
    stream.race.signal_round.measured(1, after, stream.now, 17, stream.now)
    stream.finish()
    assert stream.times()[1] == time


@pytest.mark.rule("AP-164")
def test_a_press_before_the_signal_is_a_false_start_on_a_phone_too():
    stream = late()
    signal_round = stream.race.signal_round
    assert signal_round.measured(1, None, stream.now, 17, stream.now) == "early"
    assert signal_round.measured(1, None, stream.now + 10, 17, stream.now) == ""
    stream.signal()
    stream.run_to(signal_round.signalled + 400)
    assert signal_round.measured(1, 99, stream.now, 17, stream.now) == "early"
    assert signal_round.measured(1, None, stream.now - 390, 17, stream.now) == "", "it is locked"
    stream.run_to(signal_round.signalled + 800)
    assert signal_round.measured(1, None, signal_round.signalled + 790, 17, stream.now) == "landed", (
        "the table's signal was seen"
    )
    assert stream.race.lanes[1].raw == 790


def mark(seat, time, phone=0):
    return RaceMark(seat=seat, raw=time, time=time, phone=phone)


@pytest.mark.rule("AP-162", "AP-163")
@pytest.mark.parametrize(
    ("gap", "errors", "tied"),
    [(50, (0, 0), True), (51, (0, 0), False), (51, (51, 0), True), (81, (40, 40), False), (80, (40, 40), True)],
)
def test_what_lies_within_both_errors_is_a_tie_and_the_rules_are_told_so(gap, errors, tied):
    marks = (mark(1, 300), mark(2, 700 - gap, errors[0]), mark(3, 700, errors[1]))
    assert last(marks, 50) == ((2, 3) if tied else (3,))
    told = answers(marks, 50, 99_999)
    assert (told[1] >= told[2] - 50) is tied
    assert told[::2] == (300, 700)
    assert from_note(note(marks[1])) == marks[1]


def test_whoever_was_silent_is_told_to_be():
    assert answers((mark(1, 300), RaceMark(seat=2)), 50, 99_999) == (300, 99_999)


@pytest.mark.parametrize(("claimed", "raw", "error"), [(650.0, 650, 67), (400.0, 400, 150), (2000.0, 700, 67)])
def test_what_the_line_took_longer_is_error_and_no_press_is_later_than_it_came(claimed, raw, error):
    """It came in 700 ms after the signal over a line that mostly takes 100 ms."""
    with Heats(people=3) as heats:
        heats.signal()
        signalled = heats.screen.race.signal_round.signalled
        heats.pilot.tick(700)
        age = heats.pilot.now - signalled - 700
        referee.press(heats.screen, 1, RacePress("a", 0, claimed), age, 100.0)
        assert heats.screen.race.lanes[1].raw == raw
        assert heats.screen.race.lanes[1].phone == error
