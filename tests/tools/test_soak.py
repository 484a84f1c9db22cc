"""The long evening in memory, for its first minute."""

from __future__ import annotations

import pytest

from tools.soak import soak


@pytest.mark.long
def test_an_evening_begins_with_the_wanted_game_and_tells_its_memory(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")  # else it would want a display
    (row,) = soak(["beanz"], 1, (1024, 720))
    assert row.game == "beanz"
    assert 0 < row.memory <= row.most
