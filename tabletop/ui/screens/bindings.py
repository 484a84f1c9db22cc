"""What can be done by one key at the table, its usual key, and the key that this person prefers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tabletop.match.settings import Settings


class Binding(NamedTuple):
    id: str
    text: str
    default: str


BINDINGS = (
    Binding("rules", "Rules", "f1"),
    Binding("log", "Log of the match", "f2"),
    Binding("cards", "All cards", "f3"),
    Binding("zoom", "Look at a card closely", "z"),
    Binding("undo", "Take back", "backspace"),
    Binding("redo", "Do again", "f6"),
    Binding("hurry", "Hurry the animation", "f8"),
    Binding("pass_turn", "Pass for this turn", "f9"),
    Binding("pause", "Pause", "f10"),
)


def key_of(settings: Settings, binding: str) -> str:
    """Return the name of the key that does it."""
    usual = next(entry.default for entry in BINDINGS if entry.id == binding)
    return settings.keys.get(binding, usual)


def of_key(settings: Settings, name: str) -> str:
    """Return the id of what a key does, "" when it does nothing."""
    return next((entry.id for entry in BINDINGS if key_of(settings, entry.id) == name), "")


def changed(settings: Settings, binding: str, key: str) -> dict[str, str]:
    """Return the stored keys with one more choice; what had the key before gets the old key of `binding`."""
    old, other = key_of(settings, binding), of_key(settings, key)
    keys = dict(settings.keys)
    for name, value in ((other, old), (binding, key)):
        if name:
            keys[name] = value
    usual = {entry.id: entry.default for entry in BINDINGS}
    return {name: value for name, value in keys.items() if usual.get(name) != value}
