"""Space hurries what is told, and presses no button by mistake."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from tabletop.table.playback.fast_forward import STRAY, FastForward

SPACE = SimpleNamespace(key=pygame.K_SPACE)


@pytest.mark.parametrize(("later", "taken"), [(0, True), (STRAY - 1, True), (STRAY, False)])
def test_a_space_that_was_meant_for_the_story_presses_no_button(later, taken):
    """Whoever reads along presses it for the first time just when all has been told."""
    now, skipped = [0.0], []
    sequencer = SimpleNamespace(busy=True, skip=lambda: skipped.append(now[0]))
    hurry = FastForward(SimpleNamespace(clock=lambda: now[0]), sequencer)
    for now[0] in (5000.0, 6000.0):
        hurry.tick(now[0])
    sequencer.busy = False
    now[0] += later
    hurry.tick(now[0])
    assert hurry.takes_space(SPACE) is taken
    assert skipped == [], "nothing is told any more"


def test_space_hurries_while_something_is_told():
    skipped = []
    sequencer = SimpleNamespace(busy=True, skip=lambda: skipped.append(1))
    hurry = FastForward(SimpleNamespace(clock=lambda: 9000.0), sequencer)
    hurry.tick(9000.0)
    assert hurry.takes_space(SPACE)
    assert skipped == [1]
