"""One signal and the presses after it, by synthetic streams of events."""

from __future__ import annotations

import pytest

from tabletop.minigames.reflex import last
from tests.minigames.reflex.streams import START, WAIT, Stream, ask


@pytest.mark.rule("AP-157", "AP-160")
def test_times_are_whole_milliseconds_from_the_signal():
    """Each seat counts at its first press, in ms from the signal whatever the clock shows."""
    stream = Stream().after((612, "tap", 1), (700, "tap", 2), (735, "tap", 3), (739, "tap", 1))
    assert stream.race.signal_round.signalled == START + WAIT
    assert stream.times() == {1: 612, 2: 700, 3: 735}


@pytest.mark.rule("AP-162", "AP-98")
@pytest.mark.parametrize(
    ("gap", "tied"), [(0, (1, 2)), (35, (1, 2)), (49, (1, 2)), (50, (1, 2)), (51, (2,)), (55, (2,))]
)
def test_the_margin_of_a_tie(gap, tied):
    """Up to 50 ms before the last is a tie, 51 ms is not (EX-13)."""
    stream = Stream(ask((1, 2, 3))).after((300, "tap", 3), (700, "tap", 1), (700 + gap, "tap", 2))
    stream.finish()
    assert stream.race.last() == tied


@pytest.mark.rule("AP-161")
@pytest.mark.parametrize(("handicap", "closes"), [(0, 751), (200, 951)])
def test_the_last_one_left_has_lost_early(handicap, closes):
    """EX-13: the others are in at 612 and 700; the silent one is the target at 751 ms, later with a handicap."""
    stream = Stream(ask((1, 2, 3), handicaps=(0, 0, 0, handicap))).after((612, "tap", 1), (700, "tap", 2))
    stream.run_to(stream.race.signal_round.signalled + closes - 1)
    assert stream.race.state == "open"
    stream.run_to(stream.race.signal_round.signalled + closes)
    assert stream.race.state == "over"
    assert stream.times() == {1: 612, 2: 700, 3: None}
    assert stream.race.last() == (3,)


@pytest.mark.rule("AP-160", "AP-162")
def test_several_silent_seats_wait_for_the_limit_and_tie():
    """Nobody knows which of two will press: the race stays open for 5000 ms, then both are last."""
    stream = Stream().after((612, "tap", 1))
    stream.run_to(stream.race.signal_round.signalled + 5000)
    assert stream.race.state == "open"
    stream.run_to(stream.race.signal_round.signalled + 5001)
    assert stream.race.done
    assert stream.race.last() == (2, 3)


@pytest.mark.rule("AP-160")
def test_a_press_at_the_limit_counts_and_one_after_it_does_not():
    stream = Stream(ask((1, 2, 3))).after((5000, "tap", 1), (5001, "tap", 2))
    assert stream.times() == {1: 5000, 2: None, 3: None}


@pytest.mark.rule("AP-156")
def test_relaxed_limits_are_whatever_the_question_says():
    stream = Stream(ask((1, 2), limit_ms=15_000)).after((14_000, "tap", 1))
    assert stream.times()[1] == 14_000


@pytest.mark.rule("AP-164", "AP-102")
def test_a_false_start_locks_the_key():
    """EX-13: a press 40 ms after the signal locks until 340; a press in the lock restarts nothing; the one at 400 counts."""
    stream = Stream().after((40, "tap", 1), (200, "tap", 1), (400, "tap", 1), (600, "tap", 2), (610, "tap", 3))
    marks = stream.finish()
    assert stream.words == ["early", "", "landed", "landed", "landed"]
    assert (marks[0].time, marks[0].early) == (400, (40,))


@pytest.mark.rule("AP-164")
@pytest.mark.parametrize(("at", "word"), [(99, "early"), (100, "landed")])
def test_a_guess_is_a_press_under_100_ms(at, word):
    assert Stream().after((at, "tap", 1)).words == [word]


@pytest.mark.rule("AP-164")
def test_a_press_before_the_signal_locks_beyond_it():
    """Pressed 100 ms before the signal: the lock ends 200 ms after it."""
    stream = Stream().before((WAIT - 100, "tap", 1)).after((199, "tap", 1), (205, "tap", 1))
    assert stream.words == ["early", "", "landed"]
    mark = stream.finish()[0]
    assert (mark.time, mark.early) == (205, (-100,))


@pytest.mark.rule("AP-164")
def test_false_starts_that_count_as_silence():
    """House rule `last`: whoever starts falsely is last, and the others still have their whole time."""
    stream = Stream(ask((1, 2, 3), false_start="last")).before((500, "tap", 1)).after((300, "tap", 1), (400, "tap", 2))
    stream.run_to(stream.race.signal_round.signalled + 4000)
    assert stream.race.state == "open"
    stream.after((4100, "tap", 3))
    assert stream.times() == {1: None, 2: 400, 3: 4100}
    assert stream.race.last() == (1,)


@pytest.mark.rule("AP-164")
def test_false_starts_that_are_forgiven():
    """House rule `off`: before the signal a press does nothing, after it the first one counts."""
    stream = Stream(ask(false_start="off")).before((980, "tap", 1)).after((60, "tap", 1))
    assert stream.words == ["early", "landed"]
    assert stream.times()[1] == 60


@pytest.mark.rule("AP-165")
def test_a_handicap_is_taken_off_a_valid_time():
    """Not below 0, and never off a guess: that is told by the press itself."""
    stream = Stream(ask((1, 2, 3), handicaps=(0, 300, 1000, 1000)))
    stream.after((90, "tap", 3), (500, "tap", 2), (700, "tap", 1), (710, "tap", 3))
    marks = stream.finish()
    assert [mark.time for mark in marks] == [400, 0, 0]
    assert [mark.raw for mark in marks] == [700, 500, 710]
    assert marks[2].early == (90,)


@pytest.mark.rule("AP-167")
def test_key_repeat_is_no_press():
    """A key that stays down sends more events; only the first one is an edge."""
    stream = Stream().after((50, "down", 1), (400, "down", 1), (433, "down", 1), (450, "up", 1), (460, "down", 1))
    assert stream.words == ["early", "", "", "landed"]
    assert stream.times()[1] == 460


@pytest.mark.rule("AP-167")
def test_no_signal_while_a_key_is_held():
    """A key that is down when the signal is due makes the wait begin anew, from its release, with a new length."""
    stream = Stream(waits=[800, 1500]).before((300, "down", 1), (2000, "up", 1))
    assert stream.race.signal_round.holding(stream.now) == ()
    assert stream.signal() == START + 2000 + 1500
    assert stream.after((250, "tap", 1)).words == ["early", "landed"]


@pytest.mark.rule("AP-167")
def test_a_stuck_key_does_not_stop_the_game():
    """After five seconds nobody waits for it any more; its seat has to let go before it can press."""
    stream = Stream(waits=[800, 700]).before((100, "down", 1), (5100, "back", 0))
    assert stream.signal() == START + 5100 + 700
    stream.after((300, "down", 1), (320, "up", 1), (330, "down", 1))
    assert stream.words == ["early", "", "landed"]


def test_a_key_and_a_button_of_one_seat_are_two_sources():
    """The badge's button counts while the key is held, and the other way round."""
    stream = Stream().after((20, "down", 1))
    assert stream.race.down(1, "badge", stream.now + 400) == "landed"


def test_lost_focus_arms_the_race_anew():
    """What was pressed is void, nothing counts while the window is away, and the wait begins when it is back."""
    stream = Stream(waits=[1000, 1000, 900]).after(
        (200, "tap", 1), (300, "lost", 0), (400, "tap", 2), (3000, "back", 0)
    )
    back = stream.now
    assert stream.words == ["landed", ""]
    assert stream.signal() == back + 900
    stream.after((500, "tap", 1), (510, "tap", 2), (520, "tap", 3))
    assert stream.times() == {1: 500, 2: 510, 3: 520}
    assert {mark.rearmed for mark in stream.finish()} == {1}


def test_lost_focus_after_the_race_changes_nothing():
    stream = Stream().after((200, "tap", 1), (210, "tap", 2), (220, "tap", 3), (230, "lost", 0))
    assert stream.times() == {1: 200, 2: 210, 3: 220}


def test_a_stumbling_computer_arms_the_race_anew():
    """When nobody looked at the input for longer than times may be wrong, no time of this signal counts."""
    stream = Stream(step=1.0, stall_ms=80).after((200, "tap", 1))
    stream.now += 100
    stream.look()
    assert stream.race.state == "arming"
    assert stream.race.signal_round.rearmed == 1


def test_a_computer_that_always_stumbles_can_still_race():
    """After three times the race is run as well as it can be."""
    stream = Stream(stall_ms=80)
    for _ in range(3):
        stream.after((200, "tap", 1))
        stream.now += 100
        stream.look()
    stream.after((300, "tap", 1))
    stream.now += 100
    stream.look()
    assert stream.race.state == "open"
    assert stream.times()[1] == 300


def test_the_error_of_a_time_is_how_long_nobody_had_looked():
    stream = Stream(step=None)
    start = stream.signal()
    stream.run_to(start + 290)
    stream.now = start + 300
    stream.race.down(1, "key", stream.now)
    assert stream.race.lanes[1].error == 10


@pytest.mark.rule("AP-163")
def test_order_within_one_look_is_a_tie():
    """Presses that are read in one go have the same time: nobody wins by the order of a queue."""
    stream = Stream(ask((1, 2)))
    start = stream.signal()
    stream.run_to(start + 300)
    for seat in (2, 1):
        stream.race.down(seat, "key", start + 301)
    assert stream.times() == {1: 301, 2: 301}
    assert stream.race.last() == (1, 2)


def test_presses_of_strangers_do_nothing():
    """Seats that do not race, bots' seats, and anything after the end."""
    stream = Stream(ask((1, 2)), bots={2: 400}).after(
        (300, "tap", 0), (310, "tap", 2), (320, "tap", 1), (470, "tap", 1)
    )
    assert stream.words == ["", "", "landed", ""]
    assert stream.times() == {1: 320, 2: 400}


def test_nobody_was_last_of_nobody():
    assert last((), 50) == ()
