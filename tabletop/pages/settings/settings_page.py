"""The settings screen: pages on the left, what they do on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from tabletop.app import key_bindings
from tabletop.pages.base_page import Page
from tabletop.pages.settings import setting_fields
from tabletop.pages.settings.setting_preview import SettingPreview
from tabletop.toolkit import rects
from tabletop.toolkit.app import Music
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field, Panel, Tiles
from tabletop.toolkit.widgets.dialog import confirm
from tabletop.toolkit.widgets.key_capture import CaptureScreen
from tabletop.toolkit.widgets.scroll import ScrollPanel
from tabletop.toolkit.widgets.tabs import Tabs

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.widget import Widget

SAMPLE = Music("lounge", 1)  # what is heard while its loudness is set and no table is open
TUNING = {"music", "volume_music", "volume_master"}
MOVING = {"animation_speed", "reduced_motion", "text_speed"}
KEY_WIDE, KEY_HIGH = 620, 76  # units: the least of what says which key does what; keys stand beside each other
KEPT = ("window_size", "keys", "last_table", "tutorials_done", "coached")


class SettingsScreen(Page[None]):
    title = "Settings"

    def __init__(self, desk: AppServices, page: str = "picture") -> None:
        super().__init__(desk)
        self.page = page
        self._tuning = False

    def fill(self) -> None:
        self.desk.settings.window_mode = "fullscreen" if self.app.window.fullscreen else "windowed"
        self.in_head(Button("Defaults", self._ask_reset, style="ghost", icon="restart", role="strong"), 280)
        self.tabs = self.add(Tabs(setting_fields.NAMES, self.page, self.show, label="pages"))
        self.fields = Column(gap=8)
        self.panel = self.add(Panel(ScrollPanel(self.fields, label="fields"), pad=24))
        self.preview = self.add(SettingPreview(self.desk))
        self.listen = self.add(Button("Hear it", self.hear, style="secondary", icon="volume", label="hear it"))
        self.show(self.page)

    def show(self, name: str) -> None:
        """Show one page of the settings."""
        self.page, self._tuning = name, False
        self.fields.clear()
        made = setting_fields.page(self, name)
        rows: dict[Widget, Widget] = {
            field: Panel(field, style="row", pad=7) for field in made if isinstance(field, Field)
        }
        beside = name == "keys"
        if beside:
            self.fields.add(Tiles(*rows.values(), least=KEY_WIDE, high=KEY_HIGH, gap=8))
        for widget in made:
            if not (beside and widget in rows):
                self.fields.add(rows.get(widget, widget))
        self.preview.page = name
        self.preview.visible, self.listen.visible = name != "keys", name == "picture"
        if self.rect.width:
            self.layout()
        self.refocus()
        self.refresh()

    @property
    def sound_note(self) -> str:
        return str(getattr(self.app.audio, "note", None) or "")

    @property
    def music(self) -> Music | None:
        """A table below has its own."""
        below = any(screen.music for screen in self.app.screens if screen is not self)
        return SAMPLE if self._tuning and not below else None

    def hear(self) -> None:
        self.app.sound("win")

    def on_key(self, event: Event) -> bool:
        if key_bindings.of_key(self.desk.settings, place_of(event)) == "keys":
            self.tabs.value = "keys"
            self.show("keys")
            return True
        return super().on_key(event)

    # --- changes
    def change(self, **values: Any) -> None:
        """Take, store and show new values at once."""
        self.desk.change(self.app, **values)
        self._tuning = self._tuning or bool(TUNING & set(values))
        if MOVING & set(values):
            self.preview.play()
        if values.get("screen_shake"):
            self.preview.shake()

    def rebind(self, binding: str, text: str) -> None:

        settings = self.desk.settings
        taken = {
            key_bindings.key_of(settings, entry.id): entry.text
            for entry in key_bindings.BINDINGS
            if entry.id != binding
        }
        words = f"Press the new key for **{text}**. Esc keeps the old one; a key that is in use changes places."

        def take(key: str | None) -> None:
            if key:
                self._set_keys(key_bindings.changed(settings, binding, key))
                self.refocus(f"key {binding}")

        self.app.push(CaptureScreen(text, words, taken=taken), take)

    def reset_keys(self) -> None:
        self._set_keys({})
        self.app.toast("All keys are the usual ones.", "keyboard")

    def _set_keys(self, keys: dict[str, str]) -> None:
        self.change(keys=keys)
        self.show("keys")

    def _ask_reset(self) -> None:
        text = "Picture, sound, table and comfort go back to how they were at first. Keys and players stay."
        confirm(self, "Back to the defaults?", text, "Set back", self._reset, icon="restart")

    def _reset(self) -> None:
        fresh = type(self.desk.settings)()
        names = [name for name in fresh.__struct_fields__ if name not in KEPT]
        self.change(**{name: getattr(fresh, name) for name in names})
        self.show(self.page)

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(40)
        tabs, rest = rects.cut_top(body, self.u(62), self.u(20))
        self.tabs.place(tabs)
        left = rest
        if self.preview.visible:
            right, left = rects.cut_right(rest, rest.width * 30 // 100, self.u(26))
            foot = self.u(76 if self.listen.visible else 0)
            self.preview.place(rects.cut_top(right, min(right.height - foot, self.u(520)))[0])
            below = pygame.Rect(right.x, self.preview.rect.bottom + self.u(12), right.width, self.u(62))
            self.listen.place(below)
        self.panel.place(rects.cut_top(left, min(left.height, self.panel.measure(left.width)[1]))[0])
