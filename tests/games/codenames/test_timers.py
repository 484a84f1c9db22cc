"""Times for clues and guesses: a ring that everybody sees, at the Director's panel, too (CN-86)."""

from __future__ import annotations

import pytest

from tests.games.codenames.table import Grid

SECONDS = 60


def timed(kind, **more):
    return Grid(timer=kind, clue_seconds=str(SECONDS), guess_seconds=str(SECONDS), **more)


@pytest.mark.rule("CN-86")
def test_a_soft_timer_shows_and_sounds_and_ends_nothing():
    with timed("soft") as grid:
        grid.until("give_clue")
        ring = grid.screen.hud.reactions.time
        assert (ring.timing.seconds, ring.timing.hard) == (SECONDS, False)
        grid.pilot.tick(20_000)
        assert 39 <= grid.panel.asked.timing.seconds <= 41
        for _ in range(5):
            grid.pilot.tick(10_000)
        assert ring.timing.left == 0
        assert grid.pilot.heard.names.count("race_over") == 1
        assert grid.query == "give_clue"
        assert grid.panel is not None, "whoever thinks there is not away"
        grid.say("hammer", 1)
        assert grid.table.clues[-1][3] == "hammer"
        while grid.screen.sequencer.busy:
            grid.pilot.tick(48)
        assert ring.timing.seconds > SECONDS - 5, "the guesses have a time of their own"


@pytest.mark.rule("CN-86")
def test_a_hard_timer_runs_at_the_panel_and_passes_the_turn():
    """With a grace of 30 seconds; a turn without a clue."""
    with timed("hard", people=(0, 1)) as grid:
        grid.until("give_clue")
        turn = grid.table.turns
        assert grid.screen.hud.reactions.time.timing.hard
        for _ in range(10):
            grid.pilot.tick(10_000)
        assert grid.table.turns == turn + 1
        assert grid.panel is None
        assert grid.match.shared.privacy.curtain is not None, "the other Director has to look"


def test_without_a_timer_there_is_no_ring():
    with timed("off") as grid:
        grid.until("give_clue")
        assert grid.screen.hud.reactions.time.timing is None
        assert not grid.screen.hud.reactions.time.visible
