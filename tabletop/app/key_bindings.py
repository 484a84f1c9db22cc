"""What can be done by one key at the table, its usual key, and the key that this person prefers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.i18n import tr
from tabletop.toolkit.keyboard import named, place_of

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.match.settings import Settings


class Binding(NamedTuple):
    """What a key does: its id, the message that says it, its usual key."""

    id: str
    message: str
    default: str

    @property
    def text(self) -> str:
        return tr(self.message)


BINDINGS = (
    Binding("rules", "app-key-rules", "h"),
    Binding("log", "app-key-log", "l"),
    Binding("cards", "app-key-cards", "v"),
    Binding("hint", "app-key-hint", "f2"),
    Binding("odds", "app-key-odds", "f3"),
    Binding("mats", "app-key-mats", "f4"),
    Binding("status", "app-key-status", "f9"),
    Binding("zoom", "app-key-zoom", "z"),
    Binding("undo", "app-key-undo", "u"),
    Binding("redo", "app-key-redo", "y"),
    Binding("hurry", "app-key-hurry", "g"),
    Binding("telling", "app-key-telling", "d"),
    Binding("pass_turn", "app-key-pass-turn", "t"),
    Binding("pause", "app-key-pause", "b"),
    Binding("keys", "app-key-keys", "f1"),
)

# keys that the table always has, and the messages that say what they do: none of them means anything else in a game
RESERVED = {entry.default: entry.message for entry in BINDINGS} | {
    "f8": "app-key-skip",
    "f5": "app-key-faster",
    "f6": "app-key-all-hands",
    "f7": "app-key-panel",
    **{str(number): "app-key-number" for number in range(10)},
    **dict.fromkeys(("space", "return", "enter", "escape", "tab"), "app-key-choose"),
}


def key_of(settings: Settings, binding: str) -> str:
    """Return the place of the key that does it, "" for what has none."""
    usual = next((entry.default for entry in BINDINGS if entry.id == binding), "")
    return named(settings.keys.get(binding, usual))


def of_key(settings: Settings, place: str) -> str:
    """Return the id of what a key does, "" when it does nothing."""
    return next((entry.id for entry in BINDINGS if key_of(settings, entry.id) == place), "")


def meant(settings: Settings, event: Event) -> str:
    """Return the id of what a KEYDOWN does, "" for nothing; the question mark asks for help wherever it lies."""
    if getattr(event, "unicode", "") == "?":
        return "rules"
    return of_key(settings, place_of(event))


def changed(settings: Settings, binding: str, key: str) -> dict[str, str]:
    """Return the stored keys with one more choice; what had the key before gets the old key of `binding`."""
    old, other = key_of(settings, binding), of_key(settings, key)
    keys = {**settings.keys, other: old, binding: key}
    usual = {entry.id: entry.default for entry in BINDINGS}
    return {name: value for name, value in keys.items() if usual.get(name) != value}
