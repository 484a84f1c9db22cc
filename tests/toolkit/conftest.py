"""Sound for tests: SDL's dummy device, which plays in real time to nobody, and a clock that stands still."""

from __future__ import annotations

import pytest

from tabletop.toolkit.audio import Audio


class Clock:
    seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def sound(monkeypatch, clock):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    started = Audio(clock)
    started.start()
    assert started.ready
    yield started
    started.stop()
