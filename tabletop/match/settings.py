"""The player's settings: one struct with defaults, stored key by key.

A value that does not fit falls back to its default alone, and keys of another version stay where they are.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, Protocol

import msgspec
from msgspec import Meta, field

from tabletop.core.sanitizing import brief
from tabletop.i18n import grouped, tr
from tabletop.match.seats import Pace

LONGEST = 200_000  # letters of a stored value; a table with decks of one's own at eight seats has some thousands

Volume = Annotated[float, Meta(ge=0.0, le=1.0)]
Scale = Annotated[float, Meta(ge=0.75, le=2.0)]
Telling = Literal["calm", "brisk", "quick"]
BoosterSource = Literal["free", "per_finished_game"]  # AP-8
Pixels = Annotated[int, Meta(ge=320, le=16384)]


class Settings(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    language: str = ""  # its code; "": what the system speaks
    volume_master: Volume = 0.8
    volume_effects: Volume = 1.0
    music: bool = True
    volume_music: Volume = 0.5
    animation_speed: Literal["off", "0.5", "1", "2", "4"] = "1"
    reduced_motion: bool = False
    screen_shake: bool = True
    ui_scale: Literal["auto"] | Scale = "auto"
    big_screen: bool = False  # it is seen from afar
    high_contrast: bool = False
    colour_symbols: bool = False
    read_aloud: bool = False
    headphones: bool = False  # nobody else hears what is read aloud
    large_pointer: bool = False
    sticky_focus: bool = False  # the mouse has to be pressed, not only moved, to take the focus away
    press_once: bool = False  # keys that are held, as for one's own cards, are pressed once and once more instead
    scan_ms: Annotated[int, Meta(ge=0, le=10_000)] = 0  # after which the focus steps by itself; 0: never
    text_speed: Literal["slow", "normal", "fast", "at once"] = "normal"
    telling: dict[str, Telling] = field(default_factory=dict)  # name of a person -> the pace in which the table tells
    window_mode: Literal["windowed", "fullscreen"] = "windowed"
    window_size: tuple[Pixels, Pixels] = (1280, 720)
    keys: dict[str, str] = field(default_factory=dict)  # action -> key name, only where it differs from the built-in
    curtain_idle_seconds: Annotated[int, Meta(ge=0, le=600)] = 45  # 0: never falls by itself
    bot_pace: Pace = "normal"  # of new tables
    bot_voices: bool = True
    deal_matches: Literal[0, 50, 200, 500] = 200  # how often bots play a deal again after a match
    booster_source: BoosterSource = "free"  # AP-8
    input_error_ms: Annotated[int, Meta(ge=1, le=200)] = 8  # of times in races, as the key test has measured it
    keys_tested: list[str] = field(default_factory=list)  # combinations of keys that this keyboard can tell
    last_table: dict[str, Any] = field(default_factory=dict)  # game, seats, options of the last set-up
    packs: dict[str, list[str]] = field(default_factory=dict)  # game id -> the packs that are chosen for it
    last_game: str = ""  # the game that was chosen last, "" for none
    minigame_picks: dict[str, str] = field(
        default_factory=dict, name="flick_beans"
    )  # person -> what is taken into a minigame
    printed_mats: bool = True
    tutorials_done: list[str] = field(default_factory=list)  # game ids
    coached: list[str] = field(default_factory=list)  # what has been explained once, where it is done

    @property
    def speed(self) -> float:
        """The factor on every animation; 0 when they are off."""
        return 0.0 if self.animation_speed == "off" else float(self.animation_speed)


class LoadedSettings(NamedTuple):
    """Settings, and one sentence for each stored value that did not fit."""

    settings: Settings
    problems: list[str]


class SettingsStore(Protocol):
    """The two methods of the store that are needed here."""

    def read_settings(self) -> dict[str, str]: ...
    def write_settings(self, changes: dict[str, str | None], /) -> None: ...


def load(store: SettingsStore) -> LoadedSettings:
    """Read the settings; each value is checked alone."""
    stored = store.read_settings()
    settings, problems = Settings(), []
    for entry in msgspec.structs.fields(Settings):
        name = entry.encode_name  # as it stands in the files of all versions
        if name not in stored:
            continue
        try:
            setattr(settings, entry.name, _decoded(stored[name], entry.type))
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            problems.append(tr("match-setting-unusable", setting=name, why=brief(str(error))))
    return LoadedSettings(settings, problems)


def _decoded(text: str, of: Any) -> Any:
    if len(text) > LONGEST:
        raise msgspec.ValidationError(tr("match-setting-too-long", most=grouped(LONGEST)))
    return msgspec.json.decode(text, type=of)


def save(store: SettingsStore, settings: Settings) -> None:
    """Store what differs from the defaults, so that a better default of a later version reaches everyone else.

    Raises msgspec.ValidationError when a value does not fit, before anything is written.
    """
    msgspec.convert(msgspec.to_builtins(settings), Settings)
    defaults = Settings()
    changes: dict[str, str | None] = {}
    for entry in msgspec.structs.fields(Settings):
        value = getattr(settings, entry.name)
        same = value == getattr(defaults, entry.name)
        changes[entry.encode_name] = None if same else msgspec.json.encode(value).decode()
    store.write_settings(changes)
