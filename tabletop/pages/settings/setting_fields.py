"""The fields of each page of the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from tabletop import __version__
from tabletop.app.key_bindings import BINDINGS, key_of
from tabletop.pages.setup.key_button import KeyButton
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Field, Row
from tabletop.toolkit.widgets.label import Label, RichLabel
from tabletop.toolkit.widgets.option_control import unlisted
from tabletop.toolkit.widgets.value_controls import Segmented, Slider, Toggle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.widget import Widget

NAMES = (("picture", "Picture and sound"), ("table", "Table and comfort"), ("keys", "Keys"))
SPEEDS = (("off", "Off"), ("0.5", "1/2"), ("1", "1"), ("2", "2"), ("4", "4"))
TEXTS = (("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast"), ("at once", "At once"))
PACES = (("slow", "Slow"), ("normal", "Normal"), ("quick", "Quick"))
SCALES = (("auto", "Auto"), (0.75, "0.75"), (1.0, "1"), (1.25, "1.25"), (1.5, "1.5"), (2.0, "2"))
IDLES = ((0, "Never"), (20, "20 s"), (45, "45 s"), (120, "2 min"))
DEALS = ((0, "Never"), (50, "50"), (200, "200"), (500, "500"))
WINDOWS = (("windowed", "Window"), ("fullscreen", "Full screen"))

FIXED = (
    "Arrows, Tab, Enter and Space move and choose, digits choose at the table; Esc goes back; F11 is full screen; "
    "Ctrl+Q leaves. Each seat's own React and Pass keys are set with the table."
)


class Changing(Protocol):
    """Takes what is chosen in the fields; `sound_note`: why nothing is heard, "" when it is."""

    desk: AppServices

    @property
    def sound_note(self) -> str: ...
    def change(self, **values: Any) -> None: ...
    def rebind(self, binding: str, text: str) -> None: ...
    def reset_keys(self) -> None: ...


def page(screen: Changing, name: str) -> list[Widget]:
    """Return the fields of one page."""
    return PAGES[name](screen)


def _slider(screen: Changing, name: str, text: str, hint: str) -> Field:
    value = float(getattr(screen.desk.settings, name))
    return Field(text, Slider(value, lambda new: screen.change(**{name: new}), label=name), hint=hint)


def _switch(screen: Changing, name: str, text: str, hint: str) -> Field:
    on = bool(getattr(screen.desk.settings, name))
    return Field(text, Toggle(on, lambda new: screen.change(**{name: new}), label=name), hint=hint)


def _choice(
    screen: Changing, name: str, text: str, hint: str, options: Sequence[tuple[Any, str]], *, unit: str = ""
) -> Field:
    """`unit`: of a number that is none of the options."""
    value = getattr(screen.desk.settings, name)
    control = Segmented(options, value, lambda new: screen.change(**{name: new}), label=name,
                        other=lambda number: f"{unlisted(number)} {unit}".strip())  # fmt: skip
    return Field(text, control, hint=hint, share=0.58)


def _head(text: str) -> Label:
    return Label(text, "label", color="gold")


def _picture(screen: Changing) -> list[Widget]:
    made: list[Widget] = [
        _head("Picture"),
        _choice(screen, "window_mode", "Window", "F11 and Alt+Enter switch at any time", WINDOWS),
        _choice(screen, "ui_scale", "Size of everything", "Auto follows the window", SCALES),
        _choice(screen, "animation_speed", "Animation speed", "Off shows every change at once", SPEEDS),
        _switch(screen, "screen_shake", "Screen shake", "A short jolt when somebody falls"),
        _switch(screen, "reduced_motion", "Less motion", "No drifting, swaying or bouncing"),
        _head("Sound"),
        _slider(screen, "volume_master", "Everything", "The loudness of the whole program"),
        _slider(screen, "volume_effects", "Cards and effects", "Dealing, playing, reacting, winning"),
        _music(screen),
    ]
    note = screen.sound_note
    return [*made, RichLabel("{volume-off} " + note, "small", color="orange", label="sound note")] if note else made


def _music(screen: Changing) -> Field:
    chosen = screen.desk.settings
    loud = Slider(chosen.volume_music, lambda new: screen.change(volume_music=new), label="volume_music")
    on = Toggle(chosen.music, lambda new: screen.change(music=new), label="music", tooltip="Music on or off")
    return Field("Music", Row(loud, on), hint="A quiet band at the table; it rises with the stakes", share=0.52)


def _table(screen: Changing) -> list[Widget]:
    return [
        _head("At the table"),
        _choice(screen, "bot_pace", "Pace of bots", "How long bots take to show what they do", PACES),
        _switch(screen, "bot_voices", "Bots say something", "A short line now and then; never about hidden cards"),
        _choice(screen, "curtain_idle_seconds", "Curtain when idle", "Hides a hand when nobody moves", IDLES, unit="s"),
        _switch(screen, "printed_mats", "Printed mats", "Boards look printed; off: drawn with lines of light"),
        _choice(screen, "deal_matches", "The same deal again", "After a match, bots play your cards so often", DEALS),
        _error(screen),
        _head("Comfort"),
        _switch(screen, "colour_symbols", "Symbols with colours", "Every seat colour gets a mark of its own"),
        _switch(screen, "read_aloud", "Read aloud", "Clues are said by this computer's own voice, if it has one"),
        _choice(screen, "text_speed", "Text speed", "How fast stories and lessons are written", TEXTS),
        _about(screen),
    ]


def _about(screen: Changing) -> RichLabel:
    """What somebody is asked who reports something, and where their matches lie."""
    path = screen.desk.store.path
    where = f"your matches lie in {path.parent}" if path else "nothing is kept this time"
    return RichLabel(escape(f"Tabletop {__version__}, MIT licence; {where}"), "caption", label="about")


def _error(screen: Changing) -> Field:
    """AP-163: how wrong times may be; whoever knows the own keyboard better may say so."""
    control = Slider(
        screen.desk.settings.input_error_ms,
        lambda new: screen.change(input_error_ms=round(new)),
        label="input_error_ms",
        low=1,
        high=60,
        step=1,
        show=lambda ms: f"± {ms:.0f} ms",
    )
    return Field("Measured input error", control, hint="Of times in races; the key test at a table measures it")


def _keys(screen: Changing) -> list[Widget]:
    made: list[Widget] = []
    for entry in BINDINGS:
        key = key_of(screen.desk.settings, entry.id)
        button = KeyButton("Change", key, _rebinding(screen, entry.id, entry.text), label=f"key {entry.id}")
        made.append(Field(entry.text, button, share=0.4))
    made.append(RichLabel(FIXED, "small", label="fixed keys"))
    made.append(Button("Default keys", screen.reset_keys, style="ghost", icon="restart", label="reset keys"))
    return made


def _rebinding(screen: Changing, binding: str, text: str) -> Callable[[], None]:
    return lambda: screen.rebind(binding, text)


PAGES: dict[str, Callable[[Changing], list[Widget]]] = {"picture": _picture, "table": _table, "keys": _keys}
