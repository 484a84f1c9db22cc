"""What a turn of two people at one screen costs."""

from __future__ import annotations

import pytest

from tools.hotseat import Two


@pytest.mark.long
def test_whoever_passes_ahead_spares_all_strips():
    asked, ahead = Two("espionage", 3), Two("espionage", 3, "until_my_turn")
    for two in (asked, ahead):
        two.play()
        assert any(turn.cards for turn in two.noted)
        for turn in two.noted:
            assert turn.ms >= turn.told + turn.thought - 1
            assert turn.strips <= turn.done["press"] <= 2 * turn.strips
            assert turn.done["curtain"] >= 1
    assert sum(turn.strips for turn in asked.noted) > 0
    assert sum(turn.strips for turn in ahead.noted) == 0
