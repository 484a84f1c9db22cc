"""How long a match takes with people at the table."""

from __future__ import annotations

import pytest

from tools.minutes import play, row
from tools.rigs.company import THINKS


@pytest.mark.long
def test_a_match_takes_what_people_think_and_what_is_told():
    """Two people at one screen: their thinking, the telling and the curtains come one after the other."""
    length = play("espionage", 2, 2, "brisk", seed=3)
    thought = sum(THINKS[kind] * count for kind, count in length.decisions.items() if kind != "press")
    assert length.told > 0
    assert length.decisions["curtain"] > 0
    assert 2 * length.rounds - 2 < length.decisions["turn"] <= 2 * length.rounds
    assert length.ms >= length.told + thought
    assert f"{length.ms / 60_000:.1f}" in row(2, 2, "brisk", [length])


@pytest.mark.long
def test_what_is_told_takes_longer_at_a_calmer_pace_and_the_program_hurries_none_of_it():
    calm, quick = (play("espionage", 2, 1, pace, seed=3) for pace in ("calm", "quick"))
    for length in (calm, quick):
        assert 0 < length.of_bots < length.told
        assert length.rounds - 1 <= length.bot_turns <= length.rounds
        assert length.lines > length.hurried == 0
    assert calm.lines == quick.lines
    assert calm.told > 2 * quick.told
