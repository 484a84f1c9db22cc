"""The figures of the picture can be taken: the scene that is measured is one that the match has."""

from __future__ import annotations

import pytest

from tools.rigs.measure import picture


@pytest.mark.long
def test_the_figures_of_a_moving_table_are_taken(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(picture, "FRAMES", 3)
    monkeypatch.setattr(picture, "IDLE_SECONDS", 0.05)
    monkeypatch.setattr(picture, "table_memory", lambda _game: picture.Figure("memory", 1.0, "MiB", ""))
    found = picture.picture_figures("espionage")
    assert len({figure.name for figure in found}) == len(found) == 7
    assert all(figure.value >= 0 for figure in found)
