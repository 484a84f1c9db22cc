"""The settings screen: pages on the left, what they do on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from tabletop.app import key_bindings
from tabletop.i18n import tr
from tabletop.match.seats import COLOURS
from tabletop.pages.base_page import Page
from tabletop.pages.settings import setting_fields
from tabletop.table.hud.seat_symbols import draw_mark
from tabletop.toolkit import pictures, rects, shapes
from tabletop.toolkit.app import BackgroundMusic
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field, Panel, ScrollPanel, Tiles
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tabletop.toolkit.widgets.key_capture import CaptureScreen
from tabletop.toolkit.widgets.value_controls import Tabs
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.widget import Widget


LETTER_MS = {"slow": 55, "normal": 28, "fast": 12, "at once": 0}
DEAL_MS = 700
MARKS, WORDS = 56, 64  # units: a row of colours, the sentence


class SettingPreview(Widget):
    """`play()` deals a card and writes a sentence at the chosen speeds."""

    def __init__(self, services: AppServices) -> None:
        super().__init__("preview")
        self.services = services
        self.page = "picture"
        self._dealt = 1.0
        self._written = 1.0

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(420)

    def play(self) -> None:
        app = self.app
        still = self.services.settings.reduced_motion
        app.touch.run(0 if still else app.ms(DEAL_MS), self._deal, key="preview deal", ease="out_back")
        letters = len(tr("settings-sentence"))
        app.touch.run(
            LETTER_MS[self.services.settings.text_speed] * letters, self._write, key="preview text", ease="linear"
        )

    def shake(self) -> None:
        self.app.shake.start(9)

    def _deal(self, part: float) -> None:
        self._dealt = part

    def _write(self, part: float) -> None:
        self._written = part

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        inside = rects.inset(self.rect, kit.u(24))
        if self.page == "table":
            self._mat(target, inside)
            return
        if self.page == "comfort":
            self._comfort(target, inside)
            return
        stage = self._named(target, inside, tr("settings-animation"))
        kit.panel(target, stage, "inset")
        self._cards(target, rects.inset(stage, kit.u(18)))

    def _named(self, target: pygame.Surface, box: pygame.Rect, setting: str) -> pygame.Rect:
        """Write the name of a setting above what it does; return the rest."""
        head, rest = rects.cut_top(box, self.u(26), self.u(10))
        size = self.kit.fit(setting, "label", max(1, head.width))
        self.kit.write(target, setting, "label", head, "gold", size=size)
        return rest

    def _comfort(self, target: pygame.Surface, rest: pygame.Rect) -> None:
        """In the order of the settings: the colours of the seats, and a sentence as it is written."""
        kit, half = self.kit, len(COLOURS) // 2
        marks, rest = rects.cut_top(rest, kit.u(36 + 2 * MARKS), kit.u(16))
        words = rects.cut_top(rest, kit.u(36 + WORDS))[0]
        marks = self._named(target, marks, tr("settings-symbols"))
        for colours, row in zip((COLOURS[:half], COLOURS[half:]), rects.rows(marks, [1, 1]), strict=True):
            for colour, cell in zip(colours, rects.columns(row, [1] * half), strict=True):
                symbols = self.services.settings.colour_symbols
                draw_mark(target, kit, rects.inset(cell, 0, kit.u(3)), colour, COLOURS.index(colour), symbol=symbols)
        words, said = self._named(target, words, tr("settings-text")), tr("settings-sentence")
        kit.rich(said[: round(len(said) * self._written)], "body", words.width).draw(target, words.topleft)

    def _mat(self, target: pygame.Surface, box: pygame.Rect) -> None:
        game = self.services.last_game
        stage = self._named(target, box, tr("settings-mats-of", game=self.services.title(game)))
        mat = pictures.cover((game, "mat.webp"), stage.size, self.u(16))
        if not self.services.settings.printed_mats:
            mat = mat.copy()
            mat.fill((120, 130, 170, 255), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(mat, stage)

    def _cards(self, target: pygame.Surface, stage: pygame.Rect) -> None:
        """Backs of no game."""
        wide = min(stage.height * 5 // 7, stage.width // 2)
        high = wide * 7 // 5
        if wide < 8:
            return
        back = self._back((wide, high))
        for i in range(3):
            target.blit(back, (stage.x + i * self.u(5), stage.centery - high // 2))
        x = stage.x + self.u(15) + round((stage.width - wide - self.u(15)) * self._dealt)
        target.blit(back, (x, stage.centery - high // 2))

    def _back(self, size: tuple[int, int]) -> pygame.Surface:
        kit, radius = self.kit, size[0] // 12
        out = shapes.filled(size, radius, kit.color("raised"), kit.color("ink")).copy()
        line = max(2, kit.u(3))
        out.blit(shapes.ring(size, radius, line, kit.color("gold_light"), kit.color("gold_dark")), (0, 0))
        sign = kit.icon("cards", size[0] * 0.4 / kit.scale, "gold")
        out.blit(sign, sign.get_rect(center=out.get_rect().center))
        return out


SAMPLE = BackgroundMusic("lounge", 1)  # what is heard while its loudness is set and no table is open
TUNING = {"music", "volume_music", "volume_master"}
MOVING = {"animation_speed", "reduced_motion", "text_speed"}
KEY_WIDE, KEY_HIGH = 620, 76  # units: the least of what says which key does what; keys stand beside each other
KEPT = ("language", "window_size", "keys", "last_table", "tutorials_done", "coached")


class SettingsScreen(Page[None]):
    def __init__(self, services: AppServices, page: str = "picture") -> None:
        super().__init__(services)
        self.title = tr("settings-title")
        self.page = page
        self._tuning = False

    def fill(self) -> None:
        self.services.settings.window_mode = "fullscreen" if self.app.window.fullscreen else "windowed"
        self.in_head(
            Button(
                tr("settings-defaults"), self._ask_reset, label="Defaults", style="ghost", icon="restart", role="strong"
            ),
            280,
        )
        self.tabs = self.add(Tabs(setting_fields.said(setting_fields.NAMES), self.page, self.show, label="pages"))
        self.fields = Column(gap=4)
        self.panel = self.add(Panel(ScrollPanel(self.fields, label="fields"), pad=24))
        self.preview = self.add(SettingPreview(self.services))
        self.listen = self.add(
            Button(tr("settings-hear"), self.hear, style="secondary", icon="volume", label="hear it")
        )
        self.show(self.page)

    def show(self, name: str) -> None:
        """Show one page of the settings."""
        self.page, self._tuning = name, False
        self.fields.clear()
        made = setting_fields.page(self, name)
        rows: dict[Widget, Widget] = {
            field: Panel(field, style="row", pad=4) for field in made if isinstance(field, Field)
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
    def music(self) -> BackgroundMusic | None:
        """A table below has its own."""
        below = any(screen.music for screen in self.app.screens if not isinstance(screen, SettingsScreen))
        return SAMPLE if self._tuning and not below else None

    def hear(self) -> None:
        self.app.sound("win")

    def on_key(self, event: Event) -> bool:
        if key_bindings.of_key(self.services.settings, place_of(event)) == "keys":
            self.tabs.value = "keys"
            self.show("keys")
            return True
        return super().on_key(event)

    # --- changes
    def speak(self, code: str) -> None:
        """Go on in another language, with the settings open as they are."""
        app = self.app
        self.services.routes.speak(code)
        app.push(SettingsScreen(self.services))

    def change(self, **values: Any) -> None:
        """Take, store and show new values at once."""
        self.services.change(self.app, **values)
        self._tuning = self._tuning or bool(TUNING & set(values))
        if MOVING & set(values):
            self.preview.play()
        if values.get("screen_shake"):
            self.preview.shake()

    def rebind(self, binding: str, text: str) -> None:

        settings = self.services.settings
        taken = {
            key_bindings.key_of(settings, entry.id): entry.text
            for entry in key_bindings.BINDINGS
            if entry.id != binding
        }
        words = tr("settings-press-key", what=text)

        def take(key: str | None) -> None:
            if key:
                self._set_keys(key_bindings.changed(settings, binding, key))
                self.refocus(f"key {binding}")

        self.app.push(CaptureScreen(text, words, taken=taken), take)

    def reset_keys(self) -> None:
        self._set_keys({})
        self.app.toast(tr("settings-keys-usual"), "keyboard")

    def _set_keys(self, keys: dict[str, str]) -> None:
        self.change(keys=keys)
        self.show("keys")

    def _ask_reset(self) -> None:
        title, text = tr("settings-defaults-sure"), tr("settings-defaults-about")
        confirm(self, Confirmation(title, text, tr("settings-set-back"), icon="restart"), self._reset)

    def _reset(self) -> None:
        fresh = type(self.services.settings)()
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
