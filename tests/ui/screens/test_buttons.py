"""Everything that can be pressed does something, by mouse and by keyboard."""

from __future__ import annotations

import re

import pytest

from tabletop.ui.screens import gallery
from tabletop.ui.widgets.choices import Segmented, Slider
from tabletop.ui.widgets.dialog import Dialog
from tabletop.ui.widgets.dropdown import DropDown
from tabletop.ui.widgets.entry import Entry

from .rig import showing

ALIKE = re.compile(
    r"\d+$|(?<=^card ).*|(?<=^chapter ).*|(?<=^portrait ).*|(?<=^rule ).*|(?<=^key ).*|(?<=^deck )[A-Z].*|(?<=^row ).*"
    r"|(?<=^listed ).*|(?<=^has \d ).*|(?<=^gives \d ).*|(?<=^choose ).*|(?<=^filter ).*"
)
MOST = 2  # of widgets that are alike
CURTAIN = "sealed-curtain"  # its button has to be held: test_sealed.py does that


def _state(pilot, trail):
    """Return what a person can see or hear of a press, and what is remembered."""
    pilot.tick(400)
    stack = [(screen.label, id(screen)) for screen in pilot.app.screens]
    heard = [name for name in pilot.heard.names if name not in ("button_click", "button_hover")]
    return stack, heard, list(trail.taken), pilot.app.running, list(pilot.app.overlay.messages), pilot.pixels()


def _labels(name):
    with showing(name) as (pilot, _, _):
        seen, found = {}, []
        for widget in pilot.app.top.focus_order():
            kind = ALIKE.sub("", widget.label)
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= MOST:
                found.append(widget.label)
        return found


def _press(pilot, widget):
    """Do with the keyboard what the widget is for."""
    if isinstance(widget, Entry):
        pilot.text("z")
    elif isinstance(widget, DropDown):
        pilot.key("return")
    elif isinstance(widget, Segmented):
        pilot.key("right" if widget.index == 0 else "left")
    elif isinstance(widget, Slider):
        pilot.key("right" if widget.value < widget.high else "left")
    else:
        pilot.key("return")


@pytest.mark.parametrize("name", [name for name in gallery.SCREENS if name != CURTAIN])
def test_every_widget_does_something_when_it_is_used(name):
    """Focused and used with the keyboard, each widget changes the picture, the screen, a setting or the way taken."""
    labels = _labels(name)
    assert labels, "there is something to use"
    for label in labels:
        with showing(name) as (pilot, _, trail):
            widget = next(widget for widget in pilot.app.top.focus_order() if widget.label == label)
            pilot.key("tab")
            pilot.app.top.set_focus(widget)
            before = _state(pilot, trail)
            chosen = getattr(widget, "chosen", False)
            _press(pilot, widget)
            assert chosen or _state(pilot, trail) != before, f"{label} on {name}"


@pytest.mark.parametrize("name", gallery.SCREENS)
def test_escape_goes_back_or_stays(name):
    """Esc closes every screen but the menu, or asks first, and never ends the program from the menu."""
    with showing(name) as (pilot, _, _):
        top = pilot.app.top
        pilot.key("escape")
        pilot.tick(100)
        if name.startswith("menu"):
            assert pilot.app.top is top
            assert pilot.app.running
        else:
            assert top not in pilot.app.screens or isinstance(pilot.app.top, Dialog)


@pytest.mark.parametrize("name", gallery.SCREENS)
def test_a_gamepad_reaches_everything(name):
    """From the first focus the bumpers go through all widgets and come round."""
    with showing(name) as (pilot, _, _):
        order = pilot.app.top.focus_order()
        pilot.pad(5)
        seen = {id(pilot.app.top.focus)}
        for _ in range(len(order)):
            pilot.pad(5)
            seen.add(id(pilot.app.top.focus))
        assert seen == {id(widget) for widget in order}


@pytest.mark.parametrize("name", ["menu", "setup", "cards", "settings-picture", "end", "pause"])
def test_arrows_reach_everything(name):
    """Walking with the arrows alone, every widget of a screen can be focused."""
    with showing(name) as (pilot, _, _):
        order = pilot.app.top.focus_order()
        pilot.key("down")
        reached, todo = set(), [pilot.app.top.focus]
        while todo:
            widget = todo.pop()
            if id(widget) in reached:
                continue
            reached.add(id(widget))
            for arrow in ("up", "down", "left", "right"):
                pilot.app.top.set_focus(widget)
                pilot.app.top.on_action(arrow)
                if id(pilot.app.top.focus) not in reached:
                    todo.append(pilot.app.top.focus)
        missing = [widget.label for widget in order if id(widget) not in reached]
        assert missing == []
