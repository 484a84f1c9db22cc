"""One switch: the focus steps by itself, and Space presses what has it."""

from __future__ import annotations

import pytest

from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.screen import Screen
from tools.rigs.pilot import Pilot

STEP = 1000


class Two(Screen[None]):
    def __init__(self):
        super().__init__("two")
        self.pressed = []

    def build(self):
        for name in ("one", "other"):
            self.add(Button(name, lambda name=name: self.pressed.append(name)))


@pytest.fixture
def two():
    with Pilot(prefs=Prefs(scan_ms=STEP)) as pilot:
        screen = Two()
        pilot.app.push(screen)
        pilot.tick(16)
        yield pilot, screen


def labels(pilot, screen, steps):
    found = []
    for _ in range(steps):
        pilot.tick(STEP)
        found.append(screen.focus.label)
    return found


def test_the_focus_goes_round_by_itself(two):
    assert labels(*two, 3) == ["one", "other", "one"]


def test_the_switch_presses_what_has_the_focus_and_it_stays_as_long_again(two):
    pilot, screen = two
    labels(pilot, screen, 2)
    pilot.tick(STEP * 0.75)
    pilot.key("space")
    pilot.tick(STEP * 0.75)
    assert (screen.pressed, screen.focus.label) == (["other"], "other")


def test_it_rests_where_nobody_wants_it():
    with Pilot(prefs=Prefs()) as pilot:
        screen = Two()
        pilot.app.push(screen)
        pilot.tick(3 * STEP)
        assert screen.focus is None
