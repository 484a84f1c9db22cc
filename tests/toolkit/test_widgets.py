from __future__ import annotations

import pygame
import pytest

from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.widgets import (  # fmt: skip
    Button,
    Column,
    ListBox,
    ListRow,
    RichLabel,
    ScrollPanel,
    Segmented,
    Slider,
    SliderSteps,
    Tabs,
    TextEntry,
    Toggle,
    Widget,
)
from tabletop.toolkit.widgets.dialog import Confirmation, Dialog, DialogButton, confirm
from tabletop.toolkit.widgets.display import FLIGHT, STAY, STEP, Flourish
from tabletop.toolkit.widgets.keycap import draw_keycap
from tabletop.toolkit.widgets.screen import Screen
from tabletop.toolkit.widgets.value_controls import DropDown, Popup
from tests.toolkit.rig import Stage
from tools.rigs.pilot import Pilot


class TestButton:
    def test_mouse_keyboard_key_and_pad_press_it(self) -> None:
        """Click, Enter, Space, its own key and the pad's A all do the same."""
        with Pilot() as pilot:
            pressed: list[int] = []
            pilot.app.push(Stage(Button("Play", lambda: pressed.append(1), key="P")))
            pilot.click("Play")
            pilot.key("return", "space", "p")
            pilot.pad(0)
            assert len(pressed) == 5
            assert pilot.heard.names.count("button_click") == 5

    def test_releasing_elsewhere_presses_nothing(self) -> None:
        """Dragging off the button before the release is a change of mind."""
        with Pilot() as pilot:
            pressed: list[int] = []
            pilot.app.push(Stage(Button("Play", lambda: pressed.append(1))))
            pilot.drag("Play", (3, 3))
            assert pressed == []

    def test_a_disabled_button_does_nothing_but_explains(self) -> None:
        """It is not pressed, cannot take the focus, and still shows its tooltip."""
        with Pilot() as pilot:
            pressed: list[int] = []
            button = Button("Play", lambda: pressed.append(1), enabled=False, tooltip="Not your turn", key="1")
            pilot.app.push(Stage(button))
            pilot.click("Play")
            pilot.key("tab", "return", "1")
            assert pressed == []
            assert pilot.app.top.focus is None
            pilot.move((5, 5))
            pilot.move("Play")
            pilot.tick(300)
            assert pilot.app.overlay.tip is button

    def test_it_rises_and_settles(self) -> None:
        """Hover moves the face for a moment and then rests; nothing moves for ever."""
        with Pilot() as pilot:
            pilot.app.push(Stage(Button("Play", lambda: None)))
            pilot.settle()
            flat = pilot.pixels()
            pilot.move("Play")
            pilot.settle()
            assert pilot.pixels() != flat


class TestToggle:
    def test_click_and_keys(self) -> None:
        """A click and Enter flip it; left is off and right is on."""
        with Pilot() as pilot:
            heard: list[bool] = []
            pilot.app.push(Stage(Toggle(False, heard.append, label="sound")))
            pilot.click("sound")
            pilot.key("return", "right", "left")
            assert heard == [True, False, True, False]


class TestSlider:
    def slider(self, heard: list[float]) -> Slider:
        return Slider(0.5, heard.append, label="volume", steps=SliderSteps(0, 1, 0.1))

    def test_dragging_follows_the_mouse_and_stays_inside(self) -> None:
        """The value goes to the end of the track and not beyond."""
        with Pilot() as pilot:
            heard: list[float] = []
            slider = self.slider(heard)
            pilot.app.push(Stage(slider))
            track = slider.track
            pilot.drag(track.center, (track.right + 300, track.centery))
            assert heard[-1] == 1.0
            pilot.drag((track.right - 2, track.centery), (track.x - 90, track.centery))
            assert heard[-1] == 0.0

    def test_keys_step_and_jump(self) -> None:
        """Arrows go one step, Home and End to the ends; a value that does not change is not told."""
        with Pilot() as pilot:
            heard: list[float] = []
            pilot.app.push(Stage(self.slider(heard)))
            pilot.key("tab", "right", "left", "end", "end", "home")
            assert heard == pytest.approx([0.6, 0.5, 1.0, 0.0])


class TestSegmented:
    @pytest.mark.parametrize("kind", [Segmented, Tabs])
    def test_click_and_arrows_choose(self, kind: type[Segmented[str]]) -> None:
        """Each part takes its click; arrows move the choice and stop at the ends."""
        with Pilot() as pilot:
            heard: list[str] = []
            choice = kind([("a", "Easy"), ("b", "Normal"), ("c", "Hard")], "a", heard.append, label="level")
            pilot.app.push(Stage(choice))
            pilot.click(choice.cells()[2].center)
            pilot.key("left", "left", "left")
            assert heard == ["c", "b", "a"]


OPTIONS = [(i, f"Option {i}") for i in range(30)]


class TestDropDown:
    def test_opens_scrolls_and_chooses_by_mouse(self) -> None:
        """A long list stays inside the window and every entry can be clicked."""
        with Pilot((1024, 720)) as pilot:
            heard: list[int] = []
            pilot.app.push(Stage(DropDown(OPTIONS, 0, heard.append, label="which")))
            pilot.click("which")
            assert isinstance(pilot.app.top, Popup)
            assert pilot.overflowing() == []
            pilot.click("Option 27")
            assert heard == [27]
            assert pilot.app.top.label == "stage"

    def test_keyboard(self) -> None:
        """Enter opens it at the present value, arrows move, Enter takes, Esc leaves all as it was."""
        with Pilot() as pilot:
            heard: list[int] = []
            pilot.app.push(Stage(DropDown(OPTIONS, 3, heard.append, label="which")))
            pilot.key("tab", "return", "down", "down", "return")
            assert heard == [5]
            pilot.key("return", "down", "escape", "right")
            assert heard == [5, 6]

    def test_a_click_beside_it_closes_it(self) -> None:
        """Clicking elsewhere changes nothing."""
        with Pilot() as pilot:
            heard: list[int] = []
            pilot.app.push(Stage(DropDown(OPTIONS[:3], 0, heard.append, label="which")))
            pilot.click("which")
            pilot.click((4, 4))
            assert (heard, pilot.app.top.label) == ([], "stage")


class TestEntry:
    def test_typing_editing_and_limit(self) -> None:
        """Letters go to the caret, Backspace and Delete take away, the limit holds."""
        with Pilot() as pilot:
            entry = TextEntry("ab", label="name", limit=6)
            pilot.app.push(Stage(entry))
            for _ in range(2):  # the first click selects all of it
                pilot.click((entry.rect.right - 3, entry.rect.centery))
            pilot.text("cd")
            pilot.key("left", "backspace", "home", "delete")
            assert entry.text == "bd"
            pilot.text("1234567")
            assert entry.text == "1234bd"

    def test_what_is_typed_takes_the_place_of_selected_text(self) -> None:
        """A click into the entry selects all, and so does Ctrl+A; Backspace takes it away."""
        with Pilot() as pilot:
            entry = TextEntry("Player 1", label="name")
            pilot.app.push(Stage(entry))
            pilot.click("name")
            assert entry.selected
            pilot.text("R")
            pilot.text("uby")
            assert entry.text == "Ruby"
            entry.on_key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=pygame.KMOD_CTRL))
            pilot.key("backspace")
            assert entry.text == ""

    def test_enter_submits_and_tab_leaves(self) -> None:
        """Return tells the text, Tab gives the focus to the next widget."""
        with Pilot() as pilot:
            sent: list[str] = []
            pilot.app.push(Stage(TextEntry(label="name", on_enter=sent.append), Button("Play", lambda: None)))
            pilot.click("name")
            pilot.text("Theo")
            pilot.key("return", "tab")
            assert sent == ["Theo"]
            assert pilot.app.top.focus is pilot.find("Play")

    def test_enter_that_submits_nothing_leaves_the_focus_where_it_is(self) -> None:
        """Not on the first button of the screen: that may be the way out, and Enter is pressed twice."""
        with Pilot() as pilot:
            left: list[int] = []
            pilot.app.push(Stage(Button("Back", lambda: left.append(1)), TextEntry(label="name")))
            pilot.click("name")
            pilot.text("Theo")
            pilot.key("return", "return")
            assert left == []
            assert pilot.app.top.focus is pilot.find("name")

    def test_control_keys_do_not_type(self) -> None:
        """Unprintable input never lands in the text."""
        with Pilot() as pilot:
            entry = TextEntry(label="name")
            pilot.app.push(Stage(entry))
            pilot.click("name")
            pilot.text("a\tb\x07")
            assert entry.text == "ab"


class TestScrolling:
    def panel(self) -> ScrollPanel:
        return ScrollPanel(Column(*[Button(f"B{i}", lambda: None) for i in range(40)]), label="panel")

    def open(self, pilot: Pilot) -> ScrollPanel:
        class Full(Screen[None]):
            def build(self) -> None:
                self.panel = self.add(TestScrolling().panel())

            def layout(self) -> None:
                self.panel.place(self.rect.inflate(-200, -200))

        screen = Full()
        pilot.app.push(screen)
        return screen.panel

    def test_wheel_page_keys_and_bar(self) -> None:
        """The wheel, Page Down and dragging the bar all scroll, and never past the ends."""
        with Pilot() as pilot:
            panel = self.open(pilot)
            pilot.move((400, 300))
            pilot.wheel(-2)
            assert panel.offset > 0
            pilot.wheel(99)
            assert panel.offset == 0
            pilot.key("tab", "pagedown")
            assert panel.offset > 0
            pilot.drag((panel.rect.right - 4, panel.rect.y + panel.offset // 10 + 4), (panel.rect.right - 4, 5000))
            assert panel.offset == panel.most

    def test_the_focus_is_always_visible(self) -> None:
        """Tabbing through a long list scrolls each focused widget into the window of the panel."""
        with Pilot() as pilot:
            panel = self.open(pilot)
            for _ in range(40):
                pilot.key("tab")
                focus = pilot.app.top.focus
                assert focus is not None
                assert panel.rect.contains(focus.rect)

    def test_what_is_scrolled_away_cannot_be_clicked(self) -> None:
        """A button outside the panel's window takes no mouse."""
        with Pilot() as pilot:
            panel = self.open(pilot)
            below = next(widget for widget in panel.walk() if widget.rect.top > panel.rect.bottom + 20)
            assert pilot.app.top.widget_at(below.rect.center) is None


class TestListBox:
    def test_choosing_marks_one_row(self) -> None:
        """Click and Enter choose; exactly one row is marked."""
        with Pilot() as pilot:
            heard: list[int] = []
            box = ListBox([ListRow(f"Row {i}", lambda: None) for i in range(5)], heard.append, label="rows")
            pilot.app.push(Stage(box))
            pilot.click("Row 3")
            pilot.key("up", "return")
            assert heard == [3, 2]
            assert [row.chosen for row in box.rows] == [False, False, True, False, False]


class TestDialog:
    def test_returns_what_was_pressed(self) -> None:
        """Mouse, Enter on the focused button, and Esc each give their answer."""
        with Pilot() as pilot:
            heard: list[str | None] = []
            pilot.app.push(Stage())
            for act in (lambda: pilot.click("Stay"), lambda: pilot.key("return"), lambda: pilot.key("escape")):
                dialog: Dialog[str] = Dialog(
                    "Leave?", "Really?", [DialogButton("Stay", "stay"), DialogButton("Go", "go")]
                )
                pilot.app.push(dialog, heard.append)
                act()
            assert heard == ["stay", "go", None]

    def test_confirm_calls_only_on_agreement(self) -> None:
        """Cancel and Esc leave everything as it is."""
        with Pilot() as pilot:
            agreed: list[int] = []
            stage = Stage()
            pilot.app.push(stage)
            for label in ("Cancel", "Delete"):
                confirm(stage, Confirmation("Delete?", "It is gone then.", "Delete"), lambda: agreed.append(1))
                pilot.click(label)
            assert agreed == [1]

    def test_enter_does_no_harm_unasked(self) -> None:
        """Where the main button is a dangerous one, the focus begins on the way back."""
        with Pilot() as pilot:
            agreed: list[int] = []
            stage = Stage()
            pilot.app.push(stage)
            for style, times in (("danger", 0), ("primary", 1)):
                confirm(
                    stage, Confirmation("Delete?", "It is gone then.", "Delete", style=style), lambda: agreed.append(1)
                )
                pilot.key("return")
                assert len(agreed) == times

    def test_a_long_text_scrolls_inside_the_window(self) -> None:
        """However long the words, the box and its buttons stay in the window."""
        with Pilot((1024, 720), Prefs(ui_scale=2)) as pilot:
            dialog: Dialog[int] = Dialog("Rules", "word " * 900, [DialogButton("Good", 1)])
            pilot.app.push(Stage())
            pilot.app.push(dialog)
            assert pilot.overflowing() == []
            assert dialog.rect.contains(pilot.find("Good").rect)


class TestRichLabel:
    def test_a_link_can_be_clicked(self) -> None:
        """A click on the marked words, and only there, tells the id."""
        with Pilot() as pilot:
            heard: list[str] = []
            label = RichLabel("Read [@ES-31]this rule[/] first", label="rule", on_link=heard.append)
            pilot.app.push(Stage(label))
            block = pilot.app.kit.rich(label.source, "body", label.rect.width, "", align="left")
            link = next(run for run in block.runs if run.span.link)
            pilot.click(link.rect.move(label.rect.topleft).center)
            pilot.click((label.rect.x + 2, label.rect.centery))
            assert heard == ["ES-31"]


class TestFocus:
    def test_tab_goes_in_reading_order_and_round(self) -> None:
        """Tab visits every widget once and comes back; Shift+Tab goes the other way."""
        with Pilot() as pilot:
            pilot.app.push(Stage(*[Button(name, lambda: None) for name in "ABC"]))
            seen = []
            for _ in range(4):
                pilot.key("tab")
                seen.append(pilot.app.top.focus.label)
            pilot.key("shift+tab")
            assert [*seen, pilot.app.top.focus.label] == ["A", "B", "C", "A", "C"]

    def test_arrows_go_where_the_eye_goes(self) -> None:
        """In a grid, arrows reach the neighbour on that side, by keyboard and by pad."""

        class Board(Screen[None]):
            def build(self) -> None:
                self.cells = [self.add(Button(f"{x}{y}", lambda: None)) for y in range(3) for x in range(3)]

            def layout(self) -> None:
                for i, cell in enumerate(self.cells):
                    cell.place(self.rect.move(200 + i % 3 * 200, 100 + i // 3 * 120).clip((0, 0, 9999, 9999)))
                    cell.rect.size = (160, 60)

        with Pilot() as pilot:
            pilot.app.push(Board())
            pilot.key("down", "right", "down", "left")
            assert pilot.app.top.focus.label == "01"
            pilot.hat(0, 1)
            pilot.hat(1, 0)
            assert pilot.app.top.focus.label == "10"

    def test_the_ring_shows_only_for_the_keyboard(self) -> None:
        """A mouse user sees no focus ring; the first key brings it, the mouse takes it away."""
        with Pilot() as pilot:
            pilot.app.push(Stage(Button("Play", lambda: None)))
            pilot.click("Play")
            pilot.move((5, 5))
            pilot.settle()
            without = pilot.pixels()
            pilot.key("tab")
            pilot.settle()
            assert pilot.pixels() != without
            pilot.move((6, 6))
            pilot.settle()
            assert pilot.pixels() == without


def test_a_widget_that_left_its_screen_says_so() -> None:
    """Using a widget that belongs to no screen names it instead of failing somewhere deep."""
    with pytest.raises(RuntimeError, match="lonely"):
        Widget("lonely").app.sound("x")


@pytest.mark.parametrize("still", [False, True])
def test_stars_fly_in_one_after_the_other_or_stand_there_at_once(still: bool) -> None:
    """Two of three; each is heard when it lands, and then they go. Reduced motion shows them in one still."""
    with Pilot((640, 360), Prefs(reduced_motion=still)) as pilot:
        flourish = Flourish()
        pilot.app.push(Stage(flourish))
        flourish.begin(2)
        pilot.tick(16)
        assert flourish.landed == (2 if still else 0)
        pilot.tick(FLIGHT + 100)
        assert flourish.landed == (2 if still else 1)
        pilot.tick(STEP)
        assert flourish.landed == flourish.stars == 2
        assert pilot.heard.names.count("score") == 2
        pilot.tick(STAY + 200)
        assert flourish.stars == 0


def test_arrows_on_keys_point_where_they_lead() -> None:
    """No font of words has arrows, and what it has instead is the same for all of them."""
    with Pilot((320, 200)) as pilot:
        kit, seen = pilot.app.kit, []
        for key in ("left", "right", "up", "down"):
            picture = pygame.Surface((60, 40))
            draw_keycap(picture, kit, key, (5, 20))
            seen.append(pygame.image.tobytes(picture, "RGB"))
        assert len(set(seen)) == len(seen)
