"""The window by itself: strip, presses, times. Times are ms of a clock that the test holds."""

from __future__ import annotations

import pytest

from tabletop.core.ask import Refused
from tabletop.match.reaction_window import BACK_MS, EARLY_MS, PANEL_MS, ReactionWindow
from tabletop.match.seats import WindowRules

ORDER = (1, 2, 3, 0)  # seat 0 controls the newest item


def window(humans=(0, 1, 2), opened=1000, quiet_ms=None, **rules):
    return ReactionWindow(ORDER, frozenset(humans), WindowRules(**rules), opened, quiet_ms)


@pytest.mark.rule("ES-113")
def test_every_seat_has_the_same_strip():
    """One strip a seat, people and bots alike, and nothing in it but public facts."""
    strips = window().facts({2: "until_my_turn"}).strips
    assert [strip.seat for strip in strips] == [0, 1, 2, 3]
    assert [strip.mode for strip in strips] == ["always_ask", "always_ask", "until_my_turn", "always_ask"]
    assert {(strip.passes, strip.blink) for strip in strips} == {(False, -1)}


@pytest.mark.rule("ES-115")
def test_a_press_of_either_kind_looks_the_same():
    """React and Pass change the same thing in the same way: when the strip blinked last."""
    react, decline = window(), window()
    react.press(1, "react", 1500)
    decline.press(1, "pass", 1500)
    assert react.facts({}) == decline.facts({})
    assert react.facts({}).strips[1].blink == 1500


@pytest.mark.rule("ES-115")
def test_bots_blink_too():
    bot = window()
    bot.blink(3, 1700)
    bot.blink(3, 1800)
    assert bot.facts({}).strips[3].blink == 1700, "once"


@pytest.mark.rule("ES-116")
@pytest.mark.parametrize("seconds", [3, 5, 8, 15])
def test_a_window_lasts_its_seconds(seconds):
    timed = window(seconds=seconds)
    assert not timed.over(1000 + seconds * 1000 - 1)
    assert timed.over(1000 + seconds * 1000)


@pytest.mark.rule("ES-116")
def test_no_press_is_a_pass_and_the_last_press_counts():
    pressed = window()
    pressed.press(1, "react", 1100)
    pressed.press(2, "react", 1100)
    pressed.press(2, "pass", 1200)
    assert [seat for seat in ORDER if pressed.reacts(seat)] == [1]


@pytest.mark.rule("ES-116")
def test_an_untimed_window_waits_for_all_people_but_the_controller():
    """The controller of the newest item, last in order, is not waited for."""
    untimed = window(seconds=0)
    assert not untimed.over(10**9)
    untimed.press(1, "pass", 3000)
    assert not untimed.over(10**9)
    untimed.press(2, "react", 4000)
    assert untimed.closes_at() == 4000


@pytest.mark.rule("ES-116")
def test_an_untimed_window_waits_for_the_controller_when_nobody_else_is_a_person():
    """Else the only person could never answer the own card."""
    untimed = window(humans=(0,), seconds=0)
    assert not untimed.over(10**9)
    untimed.press(0, "react", 5000)
    assert untimed.over(5000)


@pytest.mark.rule("ES-117")
def test_a_quick_pass_does_not_shorten_the_window():
    full = window()
    for seat in (0, 1, 2):
        full.press(seat, "pass", 1100)
    assert full.closes_at() == 6000


@pytest.mark.rule("ES-117")
def test_all_answered_closes_with_the_last_press():
    """The other setting: when all people have pressed, but never before bots have had time to."""
    quick = window(close="all_answered")
    for seat in (0, 1):
        quick.press(seat, "pass", 1100)
    assert quick.closes_at() == 6000
    quick.press(2, "pass", 1200)
    assert quick.closes_at() == 1000 + EARLY_MS
    quick.press(2, "react", 4000)
    assert quick.closes_at() == 4000


@pytest.mark.rule("ES-117")
def test_it_closes_early_when_all_others_auto_pass():
    """The controller of the newest item need not."""
    early = window()
    early.auto_pass(frozenset({1}))
    assert early.closes_at() == 6000
    early.auto_pass(frozenset({1, 2}))
    assert early.closes_at() == 1000 + EARLY_MS


@pytest.mark.rule("ES-121")
def test_react_overrides_auto_pass_at_once():
    overridden = window()
    overridden.auto_pass(frozenset({1, 2}))
    overridden.press(2, "react", 1300)
    assert overridden.closes_at() == 6000
    assert overridden.reacts(2)
    assert overridden.facts({}).strips[2].passes, "the badge stays: what was pressed is sealed"


@pytest.mark.rule("ES-121")
def test_choosing_to_auto_pass_takes_an_earlier_press_back():
    taken = window()
    taken.press(1, "react", 1100)
    taken.auto_pass(frozenset({1}))
    assert not taken.reacts(1)


@pytest.mark.rule("ES-114")
def test_only_people_who_are_asked_may_press():
    with pytest.raises(Refused, match="not_your_decision"):
        window(humans=(0, 1)).press(3, "react", 1100)
    with pytest.raises(Refused, match="not_your_decision"):
        window(humans=(0, 1, 5)).press(5, "react", 1100)


@pytest.mark.rule("ES-115")
def test_nothing_can_be_pressed_after_the_close():
    closed = window()
    closed.close()
    with pytest.raises(Refused, match="window_closed"):
        closed.press(1, "react", 7000)


@pytest.mark.rule("ES-119")
def test_back_works_after_two_seconds():
    """Counted from when the seat is served: an empty bluff looks like a thought."""
    served = window()
    served.close()
    served.serve(1, 6000)
    with pytest.raises(Refused, match="too_early"):
        served.check_back(1, 6000 + BACK_MS - 1)
    served.check_back(1, 6000 + BACK_MS)
    with pytest.raises(Refused, match="not_your_decision"):
        served.check_back(2, 9000)


@pytest.mark.rule("ES-119")
def test_the_panel_goes_back_by_itself():
    """30 s from when the curtain is up; never in an untimed window."""
    for rules, ends in (({}, 9000 + PANEL_MS), ({"seconds": 0}, None)):
        served = window(**rules)
        served.serve(1, 6000)
        assert served.ends_at is None
        served.lifted(9000)
        served.lifted(9500)
        assert served.ends_at == ends
        assert served.expired(9000 + PANEL_MS) == (ends is not None)


@pytest.mark.rule("ES-123")
def test_a_window_that_is_not_shown_has_its_own_time():
    quiet = window(humans=(1,), quiet_ms=1300)
    assert not quiet.facts({}).shown
    assert quiet.closes_at() == 2300
    quiet.serve(1, 2300)
    quiet.lifted(2300)
    quiet.check_back(1, 2300)
    assert quiet.ends_at is None


def test_who_is_asked_alone_has_the_full_time_and_a_press_ends_it():
    """MB-66: the one opponent may think for the whole time, and a press closes the window without waiting for anybody."""
    alone = ReactionWindow((1,), frozenset({0, 1}), WindowRules(seconds=6), 1000)
    assert alone.closes_at() == 7000
    alone.press(1, "pass", 1400)
    assert alone.closes_at() == 1000 + EARLY_MS
    late = ReactionWindow((1,), frozenset({0, 1}), WindowRules(seconds=6), 1000)
    late.press(1, "react", 4000)
    assert late.closes_at() == 4000
