"""What the meter of flashes takes for one."""

from __future__ import annotations

import pygame
import pytest

from tools.rigs.measure.flashes import FlashMeter

SIZE = (1024, 720)
STEP = 20  # ms
WHOLE, SMALL = pygame.Rect(0, 0, *SIZE), pygame.Rect(300, 300, 130, 130)


def flashing(hertz, bright="#ffffff", dark="#000000", box=WHOLE, ms=2000):
    """The most flashes in a second of a part that is bright and dark in turn."""
    meter, picture = FlashMeter(), pygame.Surface(SIZE)
    for now in range(0, ms, STEP):
        lit = int(now * hertz / 500) % 2
        picture.fill(bright if lit else dark, box)
        meter.add(picture, now)
    return meter.worst.number


@pytest.mark.parametrize("hertz", [1, 2, 3, 5])
def test_it_counts_pairs_of_changes_in_a_second(hertz):
    assert flashing(hertz) == hertz


@pytest.mark.parametrize(
    ("bright", "dark", "box"),
    [
        ("#505050", "#303030", WHOLE),  # a twentieth of the greatest luminance
        ("#ffffff", "#f0f0f0", WHOLE),  # both are bright
        ("#ffffff", "#000000", SMALL),  # less than a quarter of what is seen at once
    ],
)
def test_what_is_no_flash(bright, dark, box):
    assert flashing(5, bright, dark, box) == 0


def test_a_slow_rise_and_fall_counts_as_one():
    meter, picture = FlashMeter(), pygame.Surface(SIZE)
    for step in range(40):
        part = step / 20 if step <= 20 else 2 - step / 20
        picture.fill([round(255 * part)] * 3)
        meter.add(picture, step * STEP)
    assert meter.worst.number == 1
