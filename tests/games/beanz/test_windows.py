"""The window for Instants as a match holds it open: it tells nothing about the hand that is asked (MB-66)."""

from __future__ import annotations

import pytest

from tabletop.core.ask import NOBODY
from tabletop.games.beanz.definition import DEFINITION as BEANZ
from tabletop.match import HOLD_MS
from tests.match.table import Player, begin

STEP, LONG = 250, 12_000  # ms
pytestmark = pytest.mark.rule("MB-66")


def opened(able, **options):
    """A match of two people in which a window has just opened, for a seat that can answer, or for one that cannot."""
    match = begin(people=2, bots=0, definition=BEANZ, options={"first_player": "seat0", **options})
    player = Player(match)
    return player.until(lambda m: m.window is not None and m.window.collecting and can(m) == able)


def can(match):
    return len(match.game.options_of(match.game.left[0])) > 1


def watched(match, press):
    """What the table sees, moment by moment, when the seat that is asked presses React, Pass or nothing after a second."""
    start, (seat,), no = match.window.opened, match.game.left, match.game.no
    found = []
    for ms in range(0, LONG, STEP):
        if ms == 1000 and press:
            match.press(seat, press, start + ms)
        match.tick(start + ms)
        facts, open_ = match.window_facts, match.game.no == no
        strips = [(strip.mode, strip.passes, max(-1, strip.blink - start)) for strip in facts.strips] if open_ else []
        found.append((open_, strips, open_ and facts.closes_at and facts.closes_at - start))
        if match.shared.privacy.curtain is not None or not open_:
            return ms, found
    return None, found


@pytest.mark.parametrize(
    ("press", "options", "closes"),
    [
        ("", {}, 6000),
        ("", {"window_seconds": "3"}, 3000),
        ("", {"window_seconds": "untimed"}, None),
        ("pass", {}, 1500),
        ("pass", {"window_seconds": "untimed"}, 1500),
        ("react", {}, 1500),
    ],
)
def test_a_window_looks_and_lasts_the_same_with_an_instant_and_without(press, options, closes):
    """Its seconds run out, or a press ends it; no press is a pass. Without a limit it waits for the press."""
    with_one, without = [watched(opened(able, **options), press) for able in (True, False)]
    assert with_one == without
    assert with_one[0] == closes


@pytest.mark.parametrize("able", [True, False])
def test_only_react_opens_the_hand_behind_the_curtain(able):
    """The clock stands still from then on; the cards are seen when the curtain is up, by that seat alone."""
    match = opened(able)
    start, (seat,), no = match.window.opened, match.game.left, match.game.no
    assert (match.shared.asked, match.shared.privacy.curtain) == (NOBODY, None)
    match.press(seat, "react", start)
    match.tick(start + 2000)
    assert (match.shared.asked, match.shared.privacy.curtain.seat, match.shared.viewer) == (seat, seat, NOBODY)
    match.tick(start + 60_000)
    assert match.game.no == no
    match.lift(seat, HOLD_MS, start + 60_000)
    assert match.shared.viewer == seat


def test_a_seat_may_pass_ahead_for_the_rest_of_a_turn():
    """Its windows then close as early as a press could have closed them, whatever it holds."""
    ends = set()
    for able in (True, False):
        match = opened(able)
        match.auto_pass(match.game.left[0], "until_my_turn", match.window.opened)
        ends.add(watched(match, "")[0])
    assert ends == {1500}
