from __future__ import annotations

import pygame
import pytest

from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.widgets import Button, Label, TextEntry
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.screen import Screen
from tests.toolkit.rig import SIZES, Stage
from tools.rigs.pilot import Pilot


class Question(Screen[int]):
    modal = True

    def build(self) -> None:
        self.add(Button("Seven", lambda: self.close(7)))

    def layout(self) -> None:
        self.children[0].place(pygame.Rect(400, 300, 200, 60))


def test_a_screen_returns_its_value_to_the_callback() -> None:
    """What a screen closes with reaches whoever pushed it; Esc returns None."""
    with Pilot() as pilot:
        heard: list[int | None] = []
        pilot.app.push(Stage())
        pilot.app.push(Question(), heard.append)
        pilot.click("Seven")
        pilot.app.push(Question(), heard.append)
        pilot.key("escape")
        assert heard == [7, None]
        assert [screen.label for screen in pilot.app.screens] == ["stage"]


def test_only_the_uppermost_screen_may_close() -> None:
    """Closing a covered screen is a mistake of the program and says so."""
    with Pilot() as pilot:
        below = Stage()
        pilot.app.push(below)
        pilot.app.push(Question())
        with pytest.raises(RuntimeError, match="stage"):
            below.close()


def test_closing_the_last_screen_ends_the_app() -> None:
    """Esc on the only screen stops the loop without an error."""
    with Pilot() as pilot:
        pilot.app.push(Stage())
        pilot.key("escape")
        assert not pilot.app.running
        assert pilot.app.screens == []


def test_a_modal_screen_keeps_the_mouse_from_what_is_below() -> None:
    """A click beside a dialog presses nothing under it, though it is still drawn."""
    with Pilot() as pilot:
        pressed: list[str] = []
        pilot.app.push(Stage(Button("Below", lambda: pressed.append("below"))))
        place = pilot.find("Below").rect.center
        bright = pilot.window.surface.get_at(place)
        pilot.app.push(Question())
        pilot.settle()
        pilot.click(place)
        assert pressed == []
        assert pilot.window.surface.get_at(place) != bright


def test_replace_drops_the_whole_stack() -> None:
    """After replace only the new screen is there, and every old one was told."""
    with Pilot() as pilot:
        told: list[str] = []
        first = Stage()
        first.hidden = lambda: told.append("hidden")
        pilot.app.push(first)
        pilot.app.replace(Stage(label="new"))
        assert [screen.label for screen in pilot.app.screens] == ["new"]
        assert told == ["hidden"]


def test_nothing_is_drawn_while_nothing_happens() -> None:
    """An idle screen draws no frame at all for ten seconds; a hover draws again."""
    with Pilot() as pilot:
        pilot.app.push(Stage(Button("Play", lambda: None)))
        pilot.settle()
        frames = pilot.app.frames
        pilot.tick(10_000)
        assert pilot.app.frames == frames
        pilot.move("Play")
        assert pilot.app.frames > frames


def test_live_resize_lays_everything_out_again() -> None:
    """After a resize the widgets follow the new window and the scale."""
    with Pilot((1280, 720)) as pilot:
        pilot.app.push(Stage(Button("Play", lambda: None)))
        pilot.app.push(Question())
        small = pilot.app.screens[0].children[0].rect.copy()
        pilot.resize((1920, 1080))
        assert pilot.window.surface.get_size() == (1920, 1080)
        large = pilot.app.screens[0].children[0].rect
        assert large.width == pytest.approx(small.width * 1.5, abs=2)
        assert large.centerx == 960


def test_a_size_that_is_told_twice_is_laid_out_once() -> None:
    """Systems tell a new size as two events; what is already laid out is drawn again, for its picture may be gone."""
    with Pilot() as pilot:
        laid: list[tuple[int, int]] = []
        stage = Stage()
        stage.layout = lambda: laid.append(stage.rect.size)  # type: ignore[method-assign]  # counts them
        pilot.app.push(stage)
        pilot.tick()
        laid.clear()
        pilot.window.size = (1080, 1400)
        kinds = (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED)
        pilot.app.step([pygame.event.Event(kind, x=1080, y=1400) for kind in kinds])
        assert laid == [(1080, 1400)]
        frames = pilot.app.frames
        pilot.send(pygame.WINDOWSIZECHANGED, x=1080, y=1400)
        assert laid == [(1080, 1400)]
        assert pilot.app.frames > frames


@pytest.mark.parametrize("factor", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080), (3840, 2160)])
def test_there_is_always_room_to_lay_out_in(size: tuple[int, int], factor: float) -> None:
    """Whatever the window and the user's scale, a screen has its least number of units."""
    with Pilot(size, Prefs(ui_scale=factor)) as pilot:
        scale = pilot.app.kit.scale
        assert size[0] / scale >= 1100 - 1
        assert size[1] / scale >= 640 - 1


def test_the_quit_hook_can_keep_the_window_open() -> None:
    """Closing the window asks the hook; only its True ends the app."""
    with Pilot() as pilot:
        pilot.app.push(Stage())
        pilot.app.on_quit = lambda: False
        pilot.send(pygame.QUIT)
        assert pilot.app.running
        pilot.app.on_quit = lambda: True
        pilot.send(pygame.QUIT)
        assert not pilot.app.running


def test_a_tooltip_comes_after_its_delay_and_goes_with_the_mouse() -> None:
    """The tooltip appears 250 ms after the mouse came to rest, at once and without animation."""
    with Pilot() as pilot:
        pilot.app.push(Stage(Button("Play", lambda: None, tooltip="Starts **now**"), Label("Elsewhere")))
        pilot.move("Play")
        pilot.tick(200)
        assert pilot.app.overlay.tip is None
        pilot.tick(80)
        assert pilot.app.overlay.tip is pilot.find("Play")
        pilot.move((5, 5))
        assert pilot.app.overlay.tip is None


def test_a_tooltip_is_read_in_whatever_colour_it_is_written() -> None:
    """Names and cards in it have the bright colours of the log: its plate is dark, and its letters are large enough."""
    with Pilot() as pilot:
        kit = pilot.app.kit
        plate = kit.theme.surface["tooltip"]
        for tint in map(pygame.Color, (plate.top, plate.bottom)):
            assert max(tint.r, tint.g, tint.b) < 80
            assert tint.a > 240
        assert kit.style("small").role.size >= 15


def test_a_tooltip_comes_for_the_keyboard_too() -> None:
    """Resting the focus on a widget shows its tooltip without a mouse."""
    with Pilot() as pilot:
        pilot.app.push(Stage(Button("Play", lambda: None, tooltip="Starts")))
        pilot.key("tab")
        pilot.tick(900)
        assert pilot.app.overlay.tip is pilot.find("Play")


def test_a_toast_leaves_by_itself() -> None:
    """A message shows for some seconds and then nothing moves any more."""
    with Pilot() as pilot:
        pilot.app.push(Stage())
        pilot.app.toast("Saved")
        pilot.tick(1000)
        assert pilot.app.overlay.messages == ["Saved"]
        pilot.tick(4000)
        pilot.settle()
        assert pilot.app.overlay.messages == []


def test_a_long_toast_stays_long_enough_to_be_read() -> None:
    """Whoever reads 20 letters a second comes to its end."""
    with Pilot((640, 480)) as pilot:
        pilot.app.push(Screen())
        text = "This file does not hold saved games and was left as it is. " * 3
        pilot.app.toast(text)
        pilot.tick(len(text) * 50)
        assert pilot.app.overlay.messages == [text]
        pilot.tick(len(text) * 50)
        assert pilot.app.overlay.messages == []


def test_a_toast_takes_the_place_of_an_older_one_about_the_same() -> None:
    """It is there at once and in full, for as long as any; others stay."""
    with Pilot() as pilot:
        pilot.app.push(Stage())
        pilot.app.toast("Saved")
        pilot.app.toast("calm", about="pace")
        pilot.tick(1000)
        boxes = pilot.app.overlay.boxes
        pilot.app.toast("brisk", about="pace")
        assert pilot.app.overlay.messages == ["Saved", "brisk"]
        pilot.tick(32)
        assert [box.y for box in pilot.app.overlay.boxes] == [box.y for box in boxes]
        pilot.tick(2000)
        assert "brisk" in pilot.app.overlay.messages, "the older one does not take it away"


def test_what_is_said_again_stands_there_once_and_stays_longer() -> None:
    with Pilot() as pilot:
        pilot.app.push(Stage())
        for _ in range(3):
            pilot.app.toast("Not there.")
            pilot.tick(1500)
            assert pilot.app.overlay.messages == ["Not there."]
        pilot.tick(1500)
        assert pilot.app.overlay.messages == ["Not there."]
        pilot.tick(4000)
        assert pilot.app.overlay.messages == []


def test_only_so_many_toasts_at_a_time() -> None:
    """A fourth message pushes the oldest out."""
    with Pilot() as pilot:
        pilot.app.push(Stage())
        for i in range(5):
            pilot.app.toast(f"message {i}")
        assert pilot.app.overlay.messages == ["message 2", "message 3", "message 4"]


def test_reduced_motion_and_speed_zero_change_screens_at_once() -> None:
    """With animations off the new screen is complete in the very next frame."""
    for prefs in (Prefs(animation=0), Prefs(reduced_motion=True)):
        with Pilot(prefs=prefs) as pilot:
            pilot.app.push(Stage(Label("one", "display")))
            pilot.settle()
            pilot.app.push(Stage(Label("two", "display")))
            pilot.tick()
            early = pilot.pixels()
            pilot.settle()
            assert pilot.pixels() == early


def test_shake_moves_the_picture_only_if_wanted() -> None:
    """A shake ends by itself; with the switch off the picture does not move."""
    for wanted in (True, False):
        with Pilot(prefs=Prefs(shake=wanted)) as pilot:
            pilot.app.push(Stage(Label("Boom", "display")))
            pilot.settle()
            still = pilot.pixels()
            pilot.app.shake.start(30)
            pilot.tick(50)
            assert (pilot.pixels() != still) is wanted
            pilot.settle()
            assert pilot.pixels() == still


def test_after_calls_once() -> None:
    """A delayed call happens once, at its time."""
    with Pilot() as pilot:
        calls: list[float] = []
        pilot.app.push(Stage())
        pilot.app.after(500, lambda: calls.append(pilot.now))
        pilot.tick(490)
        assert calls == []
        pilot.tick(2000)
        assert len(calls) == 1


def test_losing_the_window_lets_go_of_a_pressed_button() -> None:
    """A release after the focus was lost presses nothing."""
    with Pilot() as pilot:
        pressed: list[int] = []
        pilot.app.push(Stage(Button("Play", lambda: pressed.append(1))))
        pilot.move("Play")
        pilot.press("Play")
        pilot.send(pygame.WINDOWFOCUSLOST)
        pilot.release("Play")
        assert pressed == []


def test_typing_turns_text_input_on_and_keeps_letters_from_shortcuts() -> None:
    """While an entry has the focus, a letter that is a button's key is text and not a press."""
    with Pilot() as pilot:
        pressed: list[int] = []
        entry = TextEntry(label="name")
        pilot.app.push(Stage(entry, Button("Rules", lambda: pressed.append(1), key="R")))
        pilot.key("r")
        assert pressed == [1]
        pilot.click("name")
        pilot.key("r")
        pilot.text("r")
        assert (pressed, entry.text) == ([1], "r")


def test_f11_covers_the_screen_and_comes_back() -> None:
    """F11 and Alt+Enter switch full screen, on any screen."""
    with Pilot() as pilot:
        pilot.app.push(Stage(Label("x")))
        pilot.key("f11")
        assert pilot.app.prefs.fullscreen
        pilot.key("alt+return")
        assert not pilot.app.prefs.fullscreen


def test_a_held_direction_repeats() -> None:
    """While a direction of a gamepad is held the focus walks on, after a first pause; let go, it stays."""
    with Pilot() as pilot:
        buttons = [Button(str(i), lambda: None) for i in range(9)]
        pilot.app.push(Stage(*buttons))
        screen = pilot.app.top
        screen.set_focus(buttons[0])
        pilot.send(pygame.JOYHATMOTION, value=(0, -1), hat=0, instance_id=0, joy=0)
        assert screen.focus is buttons[1]
        pilot.tick(300)
        assert screen.focus is buttons[1]
        pilot.tick(500)
        assert screen.focus is not None
        assert screen.focus in buttons[3:6]
        here = screen.focus
        pilot.send(pygame.JOYHATMOTION, value=(0, 0), hat=0, instance_id=0, joy=0)
        pilot.tick(1000)
        assert screen.focus is here


def test_a_window_that_is_minimised_draws_nothing_until_it_is_back() -> None:
    with Pilot() as pilot:
        label = Label("one")
        pilot.app.push(Stage(label))
        pilot.settle()
        pilot.send(pygame.WINDOWMINIMIZED)
        before = pilot.app.frames
        label.refresh()
        pilot.tick(500)
        assert (pilot.app.frames, pilot.app.awake) == (before, False)
        pilot.send(pygame.WINDOWRESTORED)
        assert pilot.app.frames == before + 1


class Covered(Stage):
    """A button of which something lies over the right half."""

    @property
    def covering(self):
        half = self.column.children[0].rect.copy()
        half.width //= 2
        return [half.move(half.width, 0).inflate(40, 40)]


def test_the_ring_of_a_focus_does_not_cross_what_lies_over_it() -> None:
    with Pilot() as pilot:
        stage = Covered(Button("Wide", lambda: None))
        pilot.app.push(stage)
        pilot.settle()
        (over,) = stage.covering
        pilot.key("tab")
        with_ring, surface = pilot.pixels(), pilot.window.surface
        lit = surface.subsurface(over).copy()
        stage.set_focus(None)
        pilot.app.draw()
        assert pygame.image.tobytes(lit, "RGB") == pygame.image.tobytes(surface.subsurface(over), "RGB")
        assert pilot.pixels() != with_ring, "on the left there was one"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lines", [1, 12])
def test_a_toast_does_not_cover_a_dialog_where_there_is_room(size, lines) -> None:
    with Pilot(size) as pilot:
        dialog = Dialog("A title", "Some words. " * 8 * lines, (DialogButton("OK", None),))
        pilot.app.push(dialog)
        pilot.app.toast("Is this taken back? Everybody at the table has to agree to that.")
        pilot.tick(900)
        (box,) = pilot.app.overlay.boxes
        assert pilot.app.top.rect.contains(box)
        assert not box.colliderect(dialog.box)
