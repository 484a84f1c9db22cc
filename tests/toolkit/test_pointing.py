"""Who holds what: a widget that leaves its screen, or is hidden, is let go by the mouse and by the focus."""

from __future__ import annotations

import pytest

from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import DropDown, Segmented, Slider, SliderSteps
from tabletop.toolkit.widgets.widget import Widget
from tools.rigs.pilot import Pilot

from .rig import Stage, look_away


class Ear(Widget):
    """Takes every press and notes what it hears; `on_down` is done by the press."""

    focusable = True

    def __init__(self, on_down=lambda: None, label="ear"):
        super().__init__(label)
        self.heard, self.on_down = [], on_down

    def on_pointer(self, event):
        if event.kind != "over":
            self.u(1)  # like any widget it needs its screen for whatever it does
            self.heard.append((event.kind, event.button))
        if event.kind == "down":
            self.on_down()
        return True

    def on_hover(self, inside):
        self.heard.append(("in" if inside else "out", 0))


class Field(Stage):
    """Notes the presses that nobody wanted."""

    def __init__(self, *widgets):
        super().__init__(*widgets)
        self.unwanted = []

    def on_pointer(self, event):
        self.unwanted.append(event.button)
        return False


@pytest.fixture
def pilot():
    with Pilot((1024, 720)) as made:
        look_away(made.app)
        yield made


def show(pilot, *widgets):
    stage = Field(*widgets)
    pilot.app.push(stage)
    pilot.tick()
    return stage


def hears(ear):
    return [kind for kind, _ in ear.heard if kind not in ("in", "out")]


def test_what_a_press_takes_away_hears_nothing_more(pilot):
    def empty():
        stage.column.clear()

    ear = Ear(empty)
    stage = show(pilot, ear)
    spot = ear.rect.center
    pilot.click(spot)
    pilot.move((5, 5))
    assert hears(ear) == ["down"]
    assert pilot.app.pointing.held is None
    assert pilot.app.hovered is None


@pytest.mark.parametrize("drop", [lambda stage, ear: stage.column.remove(ear), lambda stage, _: stage.column.clear()])
def test_what_is_dropped_while_it_is_held_is_let_go(pilot, drop):
    ear = Ear()
    stage = show(pilot, ear)
    pilot.move(ear)
    pilot.press(ear)
    drop(stage, ear)
    pilot.tick(32)
    pilot.move((9, 9))
    pilot.release((9, 9))
    assert hears(ear) == ["down", "cancel"]
    assert ear.heard[-1] == ("out", 0)
    assert pilot.app.pointing.held is None


def test_what_is_dropped_with_all_above_it_is_let_go(pilot):
    ear = Ear()
    outer = Column(Column(ear))
    stage = show(pilot, outer)
    pilot.press(ear)
    stage.column.remove(outer)
    pilot.release((9, 9))
    assert hears(ear) == ["down", "cancel"]


def test_a_button_that_is_hidden_while_it_is_held_is_not_pressed(pilot):
    pressed = []
    button = Button("Go", lambda: pressed.append(1))
    show(pilot, button)
    pilot.press(button)
    pilot.tick(32)
    button.visible = False
    pilot.tick(32)
    button.visible = True
    pilot.release(button)
    assert pressed == []
    pilot.click(button)
    assert pressed == [1]


def test_another_mouse_button_lets_go_and_only_the_holding_one_releases(pilot):
    pressed = []
    button = Button("Go", lambda: pressed.append(1))
    stage = show(pilot, button)
    pilot.press(button)
    pilot.press(button, 3)
    assert pilot.app.pointing.held is None
    pilot.release(button, 3)
    pilot.release(button)
    assert pressed == []
    pilot.press(button)
    pilot.release(button, 2)
    assert pilot.app.pointing.held is button
    pilot.release(button)
    assert pressed == [1]
    assert stage.unwanted == []


def test_a_button_that_came_up_where_nobody_saw_it_can_be_pressed_again(pilot):
    ear = Ear()
    show(pilot, ear)
    pilot.press(ear)
    pilot.click(ear)
    assert hears(ear) == ["down", "move", "cancel", "down", "up"]


def test_a_press_that_nobody_wants_is_heard_once_by_the_screen(pilot):
    button = Button("Go", lambda: None)
    stage = show(pilot, button)
    pilot.click(button, 3)
    pilot.click((5, 5))
    assert stage.unwanted == [3, 1]


def test_a_press_that_opens_something_above_holds_nothing_below(pilot):
    show(pilot, DropDown([(i, f"Choice {i}") for i in range(4)], 0, lambda _: None, label="choice"))
    pilot.press("choice")
    assert pilot.app.top.label == "choices"
    assert pilot.app.pointing.held is None
    row = pilot.app.top.list.rows[2]
    pilot.move(row)
    assert pilot.app.hovered is row, "the list lights up although the button is still down"


def test_the_release_may_close_the_last_screen(pilot):
    def leave():
        stage.close()

    stage = show(pilot, Button("Leave", leave))
    pilot.click("Leave")
    assert pilot.app.screens == []


@pytest.mark.parametrize("control", ["segments", "slider"])
def test_a_control_that_is_made_anew_by_its_own_change_goes_on_under_the_mouse(pilot, control):
    """As in the set-up: the change makes the page anew, and what was pressed is gone before the button comes up."""
    chosen = []

    def change(value):
        chosen.append(value)
        stage.column.clear()
        stage.column.add(made(value))
        stage.layout()

    def made(value):
        if control == "slider":
            return Slider(value, change, label="control", steps=SliderSteps(0, 2, 1))
        return Segmented([(0, "None"), (1, "Some"), (2, "All")], value, change, label="control")

    stage = show(pilot, made(0))
    box = pilot.find("control").rect
    spots = [box.midright, box.midleft, box.midright]
    for x, y in spots:
        pilot.click((min(x, box.right - 120) if control == "slider" else x - 8 if x > box.centerx else x + 8, y))
        assert pilot.app.pointing.held is None
        assert pilot.app.hovered is pilot.find("control")
    assert chosen == [2, 0, 2]


# --- the focus
def test_the_focus_leaves_what_is_dropped_and_its_label_is_remembered(pilot):
    entry = TextEntry("Ann", label="name")
    stage = show(pilot, entry, Button("Go", lambda: None))
    stage.set_focus(entry)
    stage.column.remove(entry)
    assert stage.focus is None
    assert stage.lost == "name"
    pilot.text("x")
    pilot.key("backspace", "return")
    assert entry.text == "Ann"
    stage.set_focus(pilot.find("Go"))
    assert stage.lost == ""


def test_what_is_hidden_hears_no_keys(pilot):
    pressed = []
    button = Button("Go", lambda: pressed.append(1))
    stage = show(pilot, button)
    stage.set_focus(button)
    button.visible = False
    pilot.key("return")
    assert pressed == []
    assert stage.focus is None


def twice(pilot, first, wait, second):
    """Press and release at two points, with ms between them."""
    for spot in (first, second):
        pilot.press(spot)
        pilot.release(spot)
        pilot.tick(wait)


@pytest.mark.parametrize(("wait", "aside", "hears"), [(60, 0, False), (60, 40, True), (600, 0, True)])
def test_the_second_press_of_a_double_click_is_not_for_what_the_first_has_opened(pilot, wait, aside, hears):
    """It does nothing on a screen that came meanwhile; a press later, or elsewhere, does."""
    below, above = Ear(), Ear(label="above")
    show(pilot, below)
    below.on_down = lambda: show(pilot, above)
    x, y = pilot.point("ear")
    twice(pilot, (x, y), wait, (x + aside, y))
    assert (("down", 1) in above.heard) == hears
    assert not pilot.app.top.unwanted


@pytest.mark.parametrize(("label", "hears"), [("Miss on purpose", False), ("Flick", True)])
def test_nor_is_it_for_another_button_in_the_place_of_the_first(pilot, label, hears):
    """One with the same words, as that of the next question, may be pressed as fast as anybody can."""
    pressed = []

    def first():
        stage.column.clear()
        stage.column.add(Button(label, lambda: pressed.append(label)))
        stage.layout()

    stage = show(pilot, Button("Flick", first))
    place = pilot.point("Flick")
    twice(pilot, place, 60, place)
    assert pressed == ([label] if hears else [])


@pytest.mark.parametrize("sticky", [False, True])
def test_a_focus_that_stays_is_taken_by_a_press_alone(sticky):
    with Pilot(prefs=Prefs(sticky_focus=sticky)) as pilot:
        pilot.app.push(Field(Ear()))
        pilot.key("tab")
        pilot.move((5, 5))
        assert pilot.app.keyboard is sticky
        pilot.press((5, 5))
        assert not pilot.app.keyboard
