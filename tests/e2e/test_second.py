"""Two windows of the real program: one match, seen and played from both."""

from __future__ import annotations

import pytest

from tests.e2e.both import Both
from tests.e2e.real import prepare, until

pytestmark = pytest.mark.window
WORDS = ("play", "espionage", "--seats", "Ann,Ben,easy", "--seed", "5", "--second-window", "Ben")
SOME = 2  # choices at each window


def test_two_people_play_at_two_windows(display, tmp_path):
    """Ann by keys at the table's window, Ben by mouse at his own; no curtain ever falls. The cross asks at either window, and
    whoever goes on finds both again.
    """
    prepare(tmp_path, bot_pace="quick")
    with Both(display, tmp_path, *WORDS) as both:
        both.open()
        answered = {0: 0, 1: 0}
        while min(answered.values()) < SOME:
            found = both.round(("keys", "click"))
            answered[both.apart] += bool(found.get("options"))
            assert found.get("curtain") is None
            assert not found.get("over")
        both.turn(False)
        both.cross(both.second)
        until(lambda: both.at_second()["top"] == "The second window", "the question at the second window")
        both.cross(both.first)
        both.click("Close both")
        until(lambda: both.process.poll() is not None, "the program to end")
        assert both.process.returncode == 0
        before = both.match().answers
    assert {seat for _, seat, _ in before} == {0, 1, 2}
    with Both(display, tmp_path) as both:
        both.click("Go on")
        both.open()
        assert both.at_second()["n"] == both.screen["n"] >= len(before)
        assert both.match().answers[: len(before)] == before


def test_the_click_that_brings_a_window_to_the_front_counts(display, tmp_path):
    """Of two windows with one mouse: else whoever comes over from the other one would have to click twice."""
    prepare(tmp_path, bot_pace="quick")
    with Both(display, tmp_path, *WORDS) as both:
        both.open()
        for apart in (True, False):
            both.turn(apart)
            both.turn(not apart)
            there = both.second if apart else both.first
            display.do("windowraise", there)
            both.hands.move(int(there), (640, 700))
            before = both.ask("handled")[2]
            both.hands.press_into(int(there))
            until(lambda before=before: both.ask("handled")[2] > before, "the press")
            both.hands.button(1, False)
            both.sent[2] += 1
            both.sent[3] += 1
