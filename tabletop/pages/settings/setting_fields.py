"""The fields of each page of the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from tabletop import __version__
from tabletop.app.key_bindings import BINDINGS, key_of
from tabletop.i18n import decimal, language, languages, localized, tr
from tabletop.pages.setup.key_button import KeyButton
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Field, Row
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.value_controls import Segmented, Slider, SliderSteps, Toggle, unlisted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.widget import Widget

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


def page(screen: SettingChanges, name: str) -> list[Widget]:
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


def said(options: Sequence[tuple[T, str]]) -> list[tuple[T, str]]:
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
        _choice(screen, "window_mode", tr("settings-window"), tr("settings-window-about"), said(WINDOWS)),
        _switch(screen, "big_screen", tr("settings-big-screen"), tr("settings-big-screen-about")),
        _choice(screen, "ui_scale", tr("settings-scale"), tr("settings-scale-about"), said(SCALES)),
        _choice(screen, "animation_speed", tr("settings-animation"), tr("settings-animation-about"), said(SPEEDS)),
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
        _choice(screen, "bot_pace", tr("settings-bots"), tr("settings-bots-about"), said(PACES)),
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
        _choice(screen, "deal_matches", tr("settings-deals"), tr("settings-deals-about"), said(DEALS)),
        _error(screen),
        _about(screen),
    ]


def _comfort(screen: SettingChanges) -> list[Widget]:
    return [
        _switch(screen, "high_contrast", tr("settings-contrast"), tr("settings-contrast-about")),
        _switch(screen, "colour_symbols", tr("settings-symbols"), tr("settings-symbols-about")),
        _voice(screen),
        _choice(screen, "text_speed", tr("settings-text"), tr("settings-text-about"), said(TEXTS)),
        _switch(screen, "large_pointer", tr("settings-pointer"), tr("settings-pointer-about")),
        _switch(screen, "sticky_focus", tr("settings-focus"), tr("settings-focus-about")),
        _choice(screen, "scan_ms", tr("settings-scan"), tr("settings-scan-about"), _scans(), other=_as_seconds),
        _choice(screen, "press_once", tr("settings-hold"), tr("settings-hold-about"), said(HOLDS)),
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
