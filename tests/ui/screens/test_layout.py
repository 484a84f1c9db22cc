"""One layout check for all screens in all sizes."""

from __future__ import annotations

import pytest

from tools.rigs import gallery

from .rig import SIZES, read, showing

SCALES = (0.75, 1.5, 2.0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", gallery.SCREENS)
def test_everything_that_is_written_can_be_read(name, size, monkeypatch):
    """No text is cut, leaves the window or lies on another text, and no widget leaves the window."""
    with showing(name, size) as (pilot, _, _):
        reader = read(pilot, monkeypatch)
        assert reader.texts, "the check reads along"
        assert reader.cut == []
        assert reader.outside == []
        assert reader.overlapping == []
        assert pilot.overflowing() == []


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("name", gallery.SCREENS)
def test_the_scale_may_be_changed(name, scale, monkeypatch):
    """The same at the scales that a person can choose, in the window that most people have."""
    with showing(name, (1280, 720)) as (pilot, desk, _):
        desk.change(pilot.app, ui_scale=scale)
        pilot.tick(100)
        reader = read(pilot, monkeypatch)
        assert reader.outside == []
        assert reader.overlapping == []
        assert pilot.overflowing() == []


def test_a_window_may_be_resized_while_a_screen_is_open(monkeypatch):
    """From small to large and back, nothing is lost."""
    with showing("setup-six", (1024, 720)) as (pilot, _, _):
        before = pilot.pixels()
        pilot.resize((1920, 1080))
        pilot.tick(100)
        assert read(pilot, monkeypatch).overlapping == []
        pilot.resize((1024, 720))
        pilot.tick(100)
        assert pilot.pixels() == before
