"""Everything that can be pressed does something, by mouse and by keyboard."""

from __future__ import annotations

from contextlib import closing

import pytest

from tabletop.toolkit.widgets.dialog import Dialog
from tests.crossing import every_nth, some_of
from tools.rigs import gallery

from .rig import showing, unseen_showing
from .worlds import NAMES, World, by_both_ways, is_idle, parts, some

PLACES = ("grip", "log lines", "track")  # where they are clicked counts, not that they are
ONGOING = ("play",)  # what it starts goes on, in one world a frame longer than in the other
HELD = ("sealed-curtain", "table-curtain", "table-beanz-curtain", "table-codenames-key")  # their button has to be held
MOVING = ("pack-torn", "review-begun")  # what is shown goes on by itself, in each world at its own pace


def _differences(one, other):
    """What two worlds tell differently."""
    found = {key: (one[key], other[key]) for key in one if one[key] != other[key]}
    if "widgets" in found:
        ours, theirs = (set(map(repr, side)) for side in found["widgets"])
        found["widgets"] = sorted(ours - theirs)[:3], sorted(theirs - ours)[:3]
    return found


class Both:
    """The same screen for the keyboard and for the mouse."""

    def __init__(self, name):
        self.name, self.worlds = name, []
        self.anew()

    def anew(self):
        self.close()
        self.worlds = [World(self.name, way) for way in ("keys", "mouse")]

    def close(self):
        for world in self.worlds:
            world.__exit__()

    def find(self, label):
        """The widget in both worlds, made anew where the way has led elsewhere."""
        found = [world.home() and world.find(label) for world in self.worlds]
        if not all(found):
            self.anew()
            found = [world.find(label) for world in self.worlds]
        return found


WRITING = ("export",)  # a file of another name in each world
USED = [name for name in NAMES if name not in HELD + MOVING + WRITING]


@pytest.mark.parametrize("name", some_of(USED, by_both_ways))
def test_every_widget_does_something_and_the_mouse_does_what_the_keyboard_does(name):
    """Each part of each widget, used by key in one world and by a click in the other: something changes, the same in both."""
    both = Both(name)
    with closing(both):
        keys, _ = both.worlds
        for label in some(keys):
            if label in PLACES + ONGOING:
                continue
            for part in parts(keys.find(label)) if keys.find(label) else (0,):
                widgets = both.find(label)
                keys, mouse = both.worlds
                keys.hush(), mouse.hush()
                before = keys.told()
                idle = is_idle(widgets[0], part)
                for world, widget in zip(both.worlds, widgets, strict=True):
                    world.use(widget, part)
                where = f"{label}, part {part}, on {name}"
                assert _differences(keys.told(), mouse.told()) == {}, where
                assert idle or keys.loud or keys.told() != before, f"nothing happens: {where}"
                assert mouse.held() == [], where


@pytest.mark.parametrize("name", every_nth(4, gallery.SCREENS))
def test_a_gamepad_reaches_everything_and_escape_goes_back_or_stays(name):
    """From the first focus the bumpers go through all widgets and come round. Then Esc closes every screen but the menu, or
    asks first, and never ends the program from the menu.
    """
    with unseen_showing(name) as (pilot, _, _):
        top, order = pilot.app.top, pilot.app.top.focus_order()
        pilot.pad(5)
        seen = {id(pilot.app.top.focus)}
        for _ in range(len(order)):
            pilot.pad(5)
            seen.add(id(pilot.app.top.focus))
        assert seen == {id(widget) for widget in order}
        assert pilot.app.top is top
        pilot.key("escape")
        pilot.tick(100)
        if name.startswith("menu"):
            assert pilot.app.top is top
            assert pilot.app.running
        else:
            assert top not in pilot.app.screens or isinstance(pilot.app.top, Dialog)


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
