"""The settings: pages of fields, and the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import pygame

from tabletop import __version__
from tabletop.app import key_bindings
from tabletop.app.key_bindings import BINDINGS, key_of
from tabletop.i18n import decimal, language, languages, localized, tr
from tabletop.match.seats import COLOURS
from tabletop.pages.base_page import Page
from tabletop.pages.setup.key_button import KeyButton
from tabletop.table.hud.seat_symbols import draw_mark
from tabletop.toolkit import pictures, rects, shapes
from tabletop.toolkit.app import BackgroundMusic
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field, Panel, Row, ScrollPanel, Tiles
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.key_capture import CaptureScreen
from tabletop.toolkit.widgets.value_controls import Segmented, Slider, SliderSteps, Tabs, Toggle, unlisted
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame.event import Event

    from tabletop.app.services import AppServices

# The fields of each page of the settings.

NAMES = (
    ("picture", "settings-page-picture"),
    ("table", "settings-page-table"),
    ("comfort", "settings-page-comfort"),
    ("keys", "settings-page-keys"),
)
# values with the messages that say them; a number is its own word
SPEEDS = (("off", "settings-off"), ("0.5", "1/2"), ("1", "1"), ("2", "2"), ("4", "4"))
TEXTS = (
    ("slow", "settings-text-slow"),
    ("normal", "settings-text-normal"),
    ("fast", "settings-text-fast"),
    ("at once", "settings-text-at-once"),
)
PACES = (("slow", "settings-bots-slow"), ("normal", "settings-bots-normal"), ("quick", "settings-bots-quick"))
SCALES = (("auto", "settings-auto"), (0.75, "0.75"), (1.0, "1"), (1.25, "1.25"), (1.5, "1.5"), (2.0, "2"))
DEALS = ((0, "settings-never"), (50, "50"), (200, "200"), (500, "500"))
HOLDS = ((False, "settings-hold-down"), (True, "settings-press-once"))
SCANS = (1000, 1500, 2500, 4000)  # ms
WINDOWS = (("windowed", "settings-windowed"), ("fullscreen", "settings-full-screen"))

T = TypeVar("T")


class SettingChanges(Protocol):
    """Takes what is chosen in the fields; `sound_note`: why nothing is heard, "" when it is."""

    services: AppServices

    @property
    def sound_note(self) -> str: ...
    def change(self, **values: Any) -> None: ...
    def rebind(self, binding: str, text: str) -> None: ...
    def reset_keys(self) -> None: ...
    def speak(self, code: str) -> None: ...


def fields_of(screen: SettingChanges, name: str) -> list[Widget]:
    """Return the fields of one page."""
    return PAGES[name](screen)


def _slider(screen: SettingChanges, name: str, text: str, hint: str) -> Field:
    value = float(getattr(screen.services.settings, name))
    return Field(text, Slider(value, lambda new: screen.change(**{name: new}), label=name), hint=hint)


def _switch(screen: SettingChanges, name: str, text: str, hint: str) -> Field:
    on = bool(getattr(screen.services.settings, name))
    return Field(text, Toggle(on, lambda new: screen.change(**{name: new}), label=name), hint=hint)


def _choice(
    screen: SettingChanges,
    name: str,
    text: str,
    hint: str,
    options: Sequence[tuple[Any, str]],
    *,
    other: Callable[[Any], str] = unlisted,
) -> Field:
    """`other`: what a value is called that is none of the options."""
    value = getattr(screen.services.settings, name)
    control = Segmented(options, value, lambda new: screen.change(**{name: new}), label=name, other=other)
    return Field(text, control, hint=hint, share=0.58)


def options_in_words(options: Sequence[tuple[T, str]]) -> list[tuple[T, str]]:
    """Values with the words that say them now."""
    return [(value, tr(word) if word.startswith("settings-") else localized(word)) for value, word in options]


def _seconds(value: object) -> str:
    return tr("settings-seconds", count=unlisted(value))


def _head(text: str) -> Label:
    return Label(text, "label", color="gold")


def _language(screen: SettingChanges) -> Field:
    """Every language by its own name; a match below goes on in the one that is chosen."""
    control = Segmented([*languages().items()], language(), screen.speak, label="language")
    return Field(tr("settings-language"), control, hint=tr("settings-language-about"), share=0.58)


def _picture(screen: SettingChanges) -> list[Widget]:
    made: list[Widget] = [
        _language(screen),
        _head(tr("settings-picture")),
        _choice(screen, "window_mode", tr("settings-window"), tr("settings-window-about"), options_in_words(WINDOWS)),
        _switch(screen, "big_screen", tr("settings-big-screen"), tr("settings-big-screen-about")),
        _choice(screen, "ui_scale", tr("settings-scale"), tr("settings-scale-about"), options_in_words(SCALES)),
        _choice(
            screen,
            "animation_speed",
            tr("settings-animation"),
            tr("settings-animation-about"),
            options_in_words(SPEEDS),
        ),
        _switch(screen, "screen_shake", tr("settings-shake"), tr("settings-shake-about")),
        _switch(screen, "reduced_motion", tr("settings-less-motion"), tr("settings-less-motion-about")),
        _head(tr("settings-sound")),
        _slider(screen, "volume_master", tr("settings-volume"), tr("settings-volume-about")),
        _slider(screen, "volume_effects", tr("settings-effects"), tr("settings-effects-about")),
        _music(screen),
    ]
    note = screen.sound_note
    return [*made, RichLabel("{volume-off} " + note, "small", color="orange", label="sound note")] if note else made


def _music(screen: SettingChanges) -> Field:
    chosen = screen.services.settings
    loud = Slider(chosen.volume_music, lambda new: screen.change(volume_music=new), label="volume_music")
    on = Toggle(chosen.music, lambda new: screen.change(music=new), label="music", tooltip=tr("settings-music-tip"))
    return Field(tr("settings-music"), Row(loud, on), hint=tr("settings-music-about"), share=0.52)


def _voice(screen: SettingChanges) -> Field:
    chosen, tip = screen.services.settings, f"{tr('settings-headphones')}. {tr('settings-headphones-about')}"
    on = Toggle(chosen.read_aloud, lambda new: screen.change(read_aloud=new), label="read_aloud")
    only = Toggle(chosen.headphones, lambda new: screen.change(headphones=new), label="headphones", tooltip=tip)
    return Field(tr("settings-read-aloud"), Row(only, on), hint=tr("settings-read-aloud-about"), share=0.58)


def _table(screen: SettingChanges) -> list[Widget]:
    return [
        _choice(screen, "bot_pace", tr("settings-bots"), tr("settings-bots-about"), options_in_words(PACES)),
        _switch(screen, "bot_voices", tr("settings-voices"), tr("settings-voices-about")),
        _choice(
            screen,
            "curtain_idle_seconds",
            tr("settings-curtain"),
            tr("settings-curtain-about"),
            [(0, tr("settings-never")), (20, _seconds(20)), (45, _seconds(45)), (120, tr("settings-minutes", count=2))],
            other=_seconds,
        ),
        _switch(screen, "printed_mats", tr("settings-mats"), tr("settings-mats-about")),
        _choice(screen, "deal_matches", tr("settings-deals"), tr("settings-deals-about"), options_in_words(DEALS)),
        _error(screen),
        _about(screen),
    ]


def _comfort(screen: SettingChanges) -> list[Widget]:
    return [
        _switch(screen, "high_contrast", tr("settings-contrast"), tr("settings-contrast-about")),
        _switch(screen, "colour_symbols", tr("settings-symbols"), tr("settings-symbols-about")),
        _voice(screen),
        _choice(screen, "text_speed", tr("settings-text"), tr("settings-text-about"), options_in_words(TEXTS)),
        _switch(screen, "large_pointer", tr("settings-pointer"), tr("settings-pointer-about")),
        _switch(screen, "sticky_focus", tr("settings-focus"), tr("settings-focus-about")),
        _choice(screen, "scan_ms", tr("settings-scan"), tr("settings-scan-about"), _scans(), other=_as_seconds),
        _choice(screen, "press_once", tr("settings-hold"), tr("settings-hold-about"), options_in_words(HOLDS)),
    ]


def _scans() -> list[tuple[int, str]]:
    return [(0, tr("settings-never")), *((ms, _as_seconds(ms)) for ms in SCANS)]


def _as_seconds(ms: float) -> str:
    return tr("settings-seconds", count=decimal(ms / 1000))


def _about(screen: SettingChanges) -> RichLabel:
    """What somebody is asked who reports something, and where their matches lie."""
    path = screen.services.store.path
    if path:
        words = tr("settings-about-kept", version=__version__, folder=str(path.parent))
    else:
        words = tr("settings-about-unkept", version=__version__)
    return RichLabel(escape(words), "caption", label="about")


def _error(screen: SettingChanges) -> Field:
    """AP-163: how wrong times may be; whoever knows the own keyboard better may say so."""
    control = Slider(
        screen.services.settings.input_error_ms,
        lambda new: screen.change(input_error_ms=round(new)),
        label="input_error_ms",
        steps=SliderSteps(1, 60, 1),
        show=lambda ms: f"± {ms:.0f} ms",
    )
    return Field(tr("settings-error"), control, hint=tr("settings-error-about"))


def _keys(screen: SettingChanges) -> list[Widget]:
    made: list[Widget] = []
    for entry in BINDINGS:
        key = key_of(screen.services.settings, entry.id)
        button = KeyButton(
            tr("settings-change-key"), key, _rebinding(screen, entry.id, entry.text), label=f"key {entry.id}"
        )
        made.append(Field(entry.text, button, share=0.4))
    made.append(RichLabel(tr("settings-fixed-keys"), "small", label="fixed keys"))
    made.append(
        Button(tr("settings-default-keys"), screen.reset_keys, style="ghost", icon="restart", label="reset keys")
    )
    return made


def _rebinding(screen: SettingChanges, binding: str, text: str) -> Callable[[], None]:
    return lambda: screen.rebind(binding, text)


PAGES: dict[str, Callable[[SettingChanges], list[Widget]]] = {
    "picture": _picture,
    "table": _table,
    "comfort": _comfort,
    "keys": _keys,
}


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
        self.tabs = self.add(Tabs(options_in_words(NAMES), self.page, self.show, label="pages"))
        self.fields = Column(gap=4)
        self.panel = self.add(Panel(ScrollPanel(self.fields, label="fields"), pad=24))
        self.preview = self.add(SettingPreview(self.services))
        self.listen = self.add(
            Button(tr("settings-hear"), self.play_sample, style="secondary", icon="volume", label="hear it")
        )
        self.show(self.page)

    def show(self, name: str) -> None:
        """Show one page of the settings."""
        self.page, self._tuning = name, False
        self.fields.clear()
        made = fields_of(self, name)
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

    def play_sample(self) -> None:
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
