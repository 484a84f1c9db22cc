"""Settings: stored at once, seen at once, and safe against what does not fit."""

from __future__ import annotations

import pygame
import pytest

from tabletop import __version__, i18n
from tabletop.app import key_bindings
from tabletop.app.services import AppServices
from tabletop.desktop.program import FirstScreen, Program
from tabletop.match.settings import Settings
from tabletop.pages.menu import MenuScreen
from tabletop.pages.settings import settings_page
from tabletop.pages.settings.settings_page import NAMES, SettingsScreen
from tabletop.storage import Store, StoreError
from tabletop.toolkit import pictures
from tabletop.toolkit.widgets.containers import Field
from tabletop.toolkit.widgets.key_capture import RESERVED
from tabletop.toolkit.window import POINTER
from tests.saying import said
from tools.rigs import gallery
from tools.rigs.pilot import Pilot, unseen

from .rig import read, services, showing

COVER = pictures.cover


def opened(pilot, made, page):
    pilot.app.push(MenuScreen(made))
    pilot.app.push(SettingsScreen(made, page))
    pilot.tick(300)


@pytest.mark.parametrize(
    ("page", "label", "keys", "name", "value"),
    [
        ("picture", "volume_master", ("left",), "volume_master", 0.75),
        ("picture", "volume_effects", ("home",), "volume_effects", 0.0),
        ("picture", "animation_speed", ("right",), "animation_speed", "2"),
        ("picture", "ui_scale", ("right",), "ui_scale", 0.75),
        ("picture", "screen_shake", ("return",), "screen_shake", False),
        ("comfort", "colour_symbols", ("return",), "colour_symbols", True),
        ("picture", "reduced_motion", ("return",), "reduced_motion", True),
        ("comfort", "press_once", ("right",), "press_once", True),
        ("comfort", "text_speed", ("right",), "text_speed", "fast"),
        ("table", "bot_pace", ("left",), "bot_pace", "slow"),
        ("table", "curtain_idle_seconds", ("right",), "curtain_idle_seconds", 120),
    ],
)
def test_a_change_is_stored_at_once(page, label, keys, name, value):
    """Changed with the keyboard; other services over the same store have it without any "save"."""
    made = services()
    with Pilot((1280, 720), made.prefs()) as pilot:
        opened(pilot, made, page)
        pilot.app.top.set_focus(pilot.find(label))
        pilot.key(*keys)
        pilot.tick(50)
    again = AppServices(made.store, made.routes)
    assert getattr(again.settings, name) == value
    assert again.notices == []


FOLLOWED = {  # what a running program knows of a setting, by the setting
    "read_aloud": ("read_aloud", True),
    "headphones": ("headphones", True),
    "bot_voices": ("voices", False),
    "scan_ms": ("scan_ms", 1500),
    "press_once": ("press_once", True),
    "large_pointer": ("large_pointer", True),
    "sticky_focus": ("sticky_focus", True),
}


@pytest.mark.parametrize("setting", FOLLOWED)
def test_a_running_program_follows(setting):
    made, (known, value) = services(), FOLLOWED[setting]
    with Pilot((1280, 720), made.prefs()) as pilot:
        opened(pilot, made, "comfort")
        assert getattr(pilot.app.prefs, known) != value
        made.change(pilot.app, **{setting: value})
        assert getattr(pilot.app.prefs, known) == value


def test_a_large_pointer_is_the_windows_and_goes_again(monkeypatch):
    made, set_ = services(), []
    monkeypatch.setattr(pygame.mouse, "set_cursor", set_.append)
    with Pilot((1280, 720), made.prefs()) as pilot:
        made.change(pilot.app, large_pointer=True)
        made.change(pilot.app, large_pointer=False)
    large, usual = set_
    picture = large.data[1]
    assert picture.get_height() >= POINTER
    assert picture.get_bounding_rect().topleft < (3, 3), "it begins where it points"
    assert usual == pygame.Cursor()


def test_the_picture_follows_at_once():
    """Scale, symbols, motion and speed reach the running app; the window goes to full screen and back."""
    made = services()
    with Pilot((1280, 720), made.prefs()) as pilot:
        opened(pilot, made, "picture")
        small = pilot.app.kit.scale
        made.change(pilot.app, ui_scale=1.5, colour_symbols=True, reduced_motion=True, animation_speed="off")
        assert pilot.app.kit.scale > small
        assert pilot.app.prefs.symbols
        assert pilot.app.prefs.reduced_motion
        assert pilot.app.duration("card") == 0
        made.change(pilot.app, window_mode="fullscreen")
        assert pilot.app.window.fullscreen
        made.change(pilot.app, window_mode="windowed")
        assert not pilot.app.window.fullscreen


def test_high_contrast_changes_the_picture_at_once_and_goes_with_its_window():
    """What is drawn is black where it was a colour; a window that is opened without it has the usual theme."""
    made = services()
    with Pilot((1280, 720), made.prefs()) as pilot:
        opened(pilot, made, "table")
        usual = pilot.pixels()
        made.change(pilot.app, high_contrast=True)
        pilot.tick(100)
        panel = pilot.find("fields").rect
        assert tuple(pilot.window.surface.get_at((panel.x + 2, panel.centery)))[:3] == (0, 0, 0)
        assert pilot.pixels() != usual
    with Pilot((1280, 720)) as pilot:
        assert not pilot.app.kit.theme.high


def test_full_screen_by_its_key_is_a_setting_too():
    """F11 is kept, and another change does not take it back."""
    made = services()
    with Pilot((1280, 720), made.prefs()) as pilot:
        opened(pilot, made, "table")
        pilot.key("f11")
        made.change(pilot.app, text_speed="slow")
        assert pilot.app.window.fullscreen
        assert AppServices(made.store, made.routes).settings.window_mode == "fullscreen"
        pilot.key("f11")
        made.change(pilot.app, text_speed="fast")
        assert not pilot.app.window.fullscreen


class Loud:
    note = "There is no sound: unplugged."

    def __init__(self):
        self.volumes = []

    def play(self, name, volume=1.0):
        pass

    def set_volume(self, master, effects, music):
        self.volumes.append((master, effects, music))

    def set_music(self, music):
        pass


def test_the_volume_follows_at_once():
    """Every step of a slider is heard at once; what is wrong with the sound is said on its page."""
    made, loud = services(), Loud()
    with Pilot((1280, 720), made.prefs(), loud) as pilot:
        opened(pilot, made, "picture")
        assert "unplugged" in pilot.find("sound note").source
        pilot.app.top.set_focus(pilot.find("volume_master"))
        pilot.key("home")
        assert loud.volumes[-1] == (0.0, 1.0, 0.5)


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("ui_scale", "9.5"),
        ("animation_speed", '"warp"'),
        ("volume_master", "not json"),
        ("window_size", "[1, 2]"),
        ("keys", "[]"),
        ("text_speed", "null"),
    ],
)
def test_a_wrong_stored_value_falls_back_alone(key, text):
    """The value is back at its default, the others stay, and the menu says so."""
    store = Store(None)
    store.write_settings({key: text, "bot_pace": '"quick"'})
    made = gallery.lent(store)
    assert getattr(made.settings, key) == getattr(Settings(), key)
    assert made.settings.bot_pace == "quick"
    with Pilot((1280, 720), made.prefs()) as pilot:
        pilot.app.push(MenuScreen(made))
        pilot.tick(100)
        assert key in pilot.app.overlay.messages[0]


def test_the_usual_settings_come_back_after_a_question():
    """Resetting keeps keys, last table and lessons done."""
    made = services()
    with Pilot((1280, 720), made.prefs()) as pilot:
        opened(pilot, made, "picture")
        made.change(pilot.app, text_speed="slow", keys={"undo": "x"}, tutorials_done=["espionage"])
        pilot.click("Defaults")
        pilot.tick(300)
        pilot.click("Set back")
        pilot.tick(300)
    assert made.settings.text_speed == "normal"
    assert made.settings.keys == {"undo": "x"}
    assert made.settings.tutorials_done == ["espionage"]


def test_a_key_is_rebound_and_set_back():
    """A new key is taken; one in use changes places; "Default keys" forgets both."""
    with showing("settings-keys") as (pilot, made, _):
        pilot.click("key undo")
        pilot.key("5")
        pilot.tick(50)
        assert key_bindings.key_of(made.settings, "undo") == "5"
        pilot.click("key undo")
        pilot.key("z", "z")
        pilot.tick(50)
        assert key_bindings.key_of(made.settings, "undo") == "z"
        assert key_bindings.key_of(made.settings, "zoom") == "5"
        pilot.app.top.set_focus(pilot.find("reset keys"))
        pilot.key("return")
        assert made.settings.keys == {}


def test_every_usual_key_does_one_thing():
    """No two bindings share a key, and none is one that the program itself needs."""
    keys = [entry.default for entry in key_bindings.BINDINGS]
    assert len(set(keys)) == len(keys)
    assert not RESERVED & set(keys)
    for entry in key_bindings.BINDINGS:
        assert key_bindings.of_key(Settings(), entry.default) == entry.id


def test_a_setting_that_cannot_be_stored_is_said(monkeypatch):
    """The change holds for this evening, and one sentence says that it is not remembered."""
    made = services()

    def full(_):
        raise StoreError("Full.")

    with Pilot((1280, 720), made.prefs()) as pilot:
        opened(pilot, made, "comfort")
        monkeypatch.setattr(made.store, "write_settings", full)
        pilot.click("colour_symbols")
        assert made.settings.colour_symbols
        assert pilot.app.overlay.messages == [said("app-not-remembered", error="Full.")]


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080)])
def test_a_preview_names_its_setting_and_its_game(monkeypatch, size):
    """Each part stands under the words of its own field; what is a game's says so, and cards are of no game."""
    shown: list[tuple[str, ...]] = []
    monkeypatch.setattr(pictures, "cover", lambda parts, *more: shown.append(parts) or COVER(parts, *more))
    for page in ("picture", "table", "comfort"):
        with showing(f"settings-{page}", size) as (pilot, made, _):
            made.settings.last_game = "codenames"
            shown.clear()
            reader = read(pilot, monkeypatch)
            preview = pilot.find("preview")
            heads = [entry.text for entry in reader.texts if preview.rect.contains(entry.ink)]
            fields = [field.text for field in settings_page.fields_of(pilot.app.top, page) if isinstance(field, Field)]
            if page == "picture":
                assert heads == ["Animation speed"]
                assert shown == []
            elif page == "table":
                assert heads == [said("settings-mats-of", game="Codenames: Marvel")]
            else:
                assert heads[:2] == [said("settings-symbols"), said("settings-text")]
            assert all(any(head.startswith(field) for field in fields) for head in heads[:2])
            assert reader.cut == []


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720)])
def test_every_page_is_seen_whole(size):
    """Nothing has to be scrolled to, at the usual size of everything."""
    made = services()
    with Pilot(size, made.prefs()) as pilot, unseen(pilot.app):
        opened(pilot, made, "picture")
        for page, _ in NAMES:
            pilot.app.top.show(page)
            assert pilot.find("fields").most == 0, page


@pytest.mark.parametrize("kept", [True, False])
def test_the_version_and_the_folder_of_matches_are_told(tmp_path, kept):
    with Pilot((1280, 720)) as pilot:
        opened(pilot, services(tmp_path / "tabletop.db" if kept else None), "table")
        told = pilot.find("about").source
        assert __version__ in told
        assert "MIT" in told
        assert (tmp_path.name in told) == kept


def test_another_language_is_chosen_and_a_default_keeps_it():
    """The settings stand open again, in that language."""
    with Pilot((1280, 720)) as pilot:
        made = Program(Store(None), now=lambda: gallery.EVENING)
        made.services.first_evening = False
        made.begin(pilot.app, FirstScreen())
        pilot.app.push(SettingsScreen(made.services))
        pilot.tick(300)
        try:
            pilot.click(pilot.find("language").cells()[1].center)
            pilot.tick(300)
            assert i18n.language() == "de"
            assert isinstance(pilot.app.top, SettingsScreen)
            assert pilot.app.screens[0].label == "menu"
            assert pilot.find("language").value == "de"
        finally:
            i18n.use(i18n.ENGLISH)
        made.end()
