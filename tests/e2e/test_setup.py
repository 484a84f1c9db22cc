"""The set-up of a table in a real window, by mouse alone."""

from __future__ import annotations

import pytest

from tests.e2e.real import prepare, until
from tests.e2e.told import Person

pytestmark = pytest.mark.window
CLICKS = (("kind 2", "hard"), ("kind 3", "easy"), ("kind 4", "hard"), ("kind 4", "normal"))


def test_three_levels_are_chosen_by_click_and_the_table_is_dealt(display, tmp_path):
    """Each click is held as long as a hand holds it, while the press already makes the seats anew."""
    prepare(tmp_path)
    with Person(display, tmp_path) as hand:
        hand.click("Play")
        until(lambda: hand.ask("spot", "Start"), "the set-up")
        for label, level in CLICKS:
            hand.click_at(hand.ask("part", label, level))
            assert hand.ask("value", label) == level
        hand.click("Start")
        until(hand.matches, "a match")
        assert [seat.bot for seat in hand.setup().seats] == ["", "hard", "easy", "normal"]
        until(lambda: hand.screen["top"] == "table", "the table")
        assert hand.process.poll() is None
