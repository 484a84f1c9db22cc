"""What can be done by one key at the table, its usual key, and the key that this person prefers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.toolkit.keyboard import named, place_of

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.match.settings import Settings


class Binding(NamedTuple):
    id: str
    text: str
    default: str


BINDINGS = (
    Binding("rules", "Rules and help", "h"),
    Binding("log", "Log of the match", "l"),
    Binding("cards", "All cards", "v"),
    Binding("hint", "Hint", "f2"),
    Binding("odds", "Odds of hidden cards", "f3"),
    Binding("mats", "Mats of others, one after the other", "f4"),
    Binding("zoom", "Look at a card closely", "z"),
    Binding("undo", "Take back", "u"),
    Binding("redo", "Do again", "y"),
    Binding("hurry", "Hurry what is told", "g"),
    Binding("telling", "Pace of the telling", "d"),
    Binding("pass_turn", "Pass for this turn", "t"),
    Binding("pause", "Pause", "b"),
    Binding("keys", "All keys", "f1"),
)

# keys that the table always has: none of them means anything else in a game
TABLE = {entry.default: entry.text for entry in BINDINGS} | {
    "f8": "To the end, or how it went",
    "f5": "Faster, for who is out",
    "f6": "All hands, for who is out",
    "f7": "To the own panel",
    **{str(number): "A seat, a target or a card" for number in range(10)},
    **dict.fromkeys(("space", "return", "enter", "escape", "tab"), "Choose, or go back"),
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
