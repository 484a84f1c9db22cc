"""Bots in the person's seat: a whole circuit of real matches, the same for the same seed."""

from __future__ import annotations

from tools.circuits import run


def test_bots_play_a_circuit_to_its_end():
    one, other = (run("beanz", 1, "easy", 1) for _ in range(2))
    assert one.phase == "over"
    assert one.saved.lost == 2 or one.saved.won
    assert [bout.won for bout in one.bouts] == [bout.won for bout in other.bouts]
