"""What hands do with a mouse besides clicking: pull away, resize, strike a key while a button is down. Nothing stays held."""

from __future__ import annotations

import pytest

from tabletop.toolkit.widgets.button import Button
from tests.crossing import some_of

from .worlds import NAMES, SIZE, World, by_mouse, parts, some

OTHER = (1110, 740)
KEYS = ("escape", "return", "right", "delete", "u", "l")  # they close, press, choose, drop, take back, open something


@pytest.mark.parametrize("name", some_of(NAMES, by_mouse))
def test_nothing_stays_held_whatever_happens_between_press_and_release(name):
    """Each part of each widget is pressed; then the mouse is pulled away, the window resized, or a key struck."""
    with World(name, "mouse") as world:
        _pull_away(world, some(world))
        _resize(world, some(world, alike=False))
        _strike(world, some(world))


def _each(world, labels):
    """Each part of the widgets with these labels, one after the other, on the screen as it was."""
    for label in labels:
        there = world.again(label)
        for part in dict.fromkeys(parts(there)) if there is not None else ():
            widget = world.again(label)
            if widget is not None:
                yield widget, part


def _pull_away(world, labels):
    """Released on another widget, neither is held, and of two buttons neither was pressed."""
    for n, (widget, part) in enumerate(_each(world, labels)):
        spot = world.spot(widget, part)
        goal = world.find(labels[n % len(labels)])
        end = goal.rect.center if goal is not None else (2, 2)
        before = world.presses()
        world.press(spot)
        world.pilot.drag(spot, end, steps=3, grab=False)
        world.pilot.tick(32)
        assert world.held() == [], widget.label
        if type(widget) is Button and goal is not widget:
            assert world.presses() == before, f"{widget.label} was pressed"


def _resize(world, labels):
    """A window that gets another size ends a press, and the release presses nothing."""
    for n, (widget, part) in enumerate(_each(world, labels)):
        world.press(world.spot(widget, part))
        before = world.presses()
        world.pilot.resize((OTHER, SIZE)[n % 2])
        assert world.held() == [], widget.label
        world.pilot.release(world.app.pointing.pos)
        assert world.held() == [], widget.label
        assert world.presses() == before, f"{widget.label} was pressed"


def _strike(world, labels):
    """Whatever the key changes: nothing is held, and no widget that is gone is asked for anything."""
    for n, (widget, part) in enumerate(_each(world, labels)):
        spot = world.spot(widget, part)
        world.press(spot)
        world.pilot.key(KEYS[n % len(KEYS)])
        world.pilot.tick(32)
        if world.app.screens:
            world.pilot.move((spot[0] + 9, spot[1] + 9))
            world.pilot.release(spot)
            assert world.held() == [], widget.label
