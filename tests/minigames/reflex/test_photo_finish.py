"""The photo finish: a fast hand hides no name, and what the picture means is written in letters that are read."""

from __future__ import annotations

import pygame
import pytest

from tabletop.match import TableSetup, bot
from tabletop.minigames.reflex import photo_finish
from tabletop.minigames.reflex.race_facts import RaceMark, racers
from tabletop.toolkit.widgets.screen import Screen
from tools.rigs.pilot import Pilot

NOTE = 13  # pixels at 1280x720: smaller letters are not read beside a film


@pytest.fixture
def strip():
    """One is fast, and one so slow that its lane is long."""
    setup = TableSetup(game="austin", seats=tuple(bot(i) for i in range(3)), seed=1)
    marks = tuple(RaceMark(seat=seat, raw=ms, time=ms) for seat, ms in ((1, 180), (2, 5000)))
    with Pilot((1280, 720)) as pilot:
        screen = Screen("photo")
        pilot.app.push(screen)
        found = screen.add(photo_finish.ProofStrip(marks, racers(setup, (1, 2)), (), 50, 8))
        found.place(pygame.Rect(120, 100, 1040, 460))
        yield found


def test_a_hand_lies_before_its_needle_but_over_no_name(strip):
    _, lanes = strip._lanes()
    fast, slow = lanes
    size = (fast.height * 7 // 8,) * 2
    track = strip._track(fast)
    assert strip._hand(fast, strip._x(fast, 180), size).left >= track.left
    assert strip._hand(slow, strip._x(slow, 5000), size).right < strip._x(slow, 5000)


def test_the_note_is_read(strip):
    assert strip.kit.style("caption", photo_finish.NOTE).pixels >= NOTE
