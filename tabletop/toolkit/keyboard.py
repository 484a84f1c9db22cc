"""Keys by where they lie, named as on an American keyboard, and what stands on them in the present layout (AP-167)."""

from __future__ import annotations

from functools import cache
from string import ascii_uppercase, digits
from typing import TYPE_CHECKING

import pygame

from tabletop.core.sanitizing import capitals
from tabletop.i18n import tr

if TYPE_CHECKING:
    from pygame.event import Event

CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META
_NAMES = {name[6:]: getattr(pygame, name) for name in dir(pygame) if name.startswith("KSCAN_")}
_CODES = {name[2:].lower(): getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")}
_ODD = {"APOSTROPHE": "'", "GRAVE": "`"}  # called otherwise as keys
_NAMED = {name: _ODD.get(name) or pygame.key.name(_CODES.get(name.lower(), 0)) or name.lower() for name in _NAMES}
PLACES = {scancode: _NAMED[name] for name, scancode in _NAMES.items() if scancode}
_BEFORE = {name.lower(): place for name, place in _NAMED.items()}  # keys for races had these names once
_LATIN = (*range(0x21, 0x7F), *range(0xA1, 0x250))  # signs that a Latin layout has
LETTERS = ("QWERTYUIOP[]", "ASDFGHJKL;'", "ZXCVBNM,./")  # where letters lie, in rows
WORDS = {
    "return": "toolkit-key-return", "escape": "toolkit-key-escape", "space": "toolkit-key-space",
    "page up": "toolkit-key-page-up", "page down": "toolkit-key-page-down", "home": "toolkit-key-home",
    "end": "toolkit-key-end", "insert": "toolkit-key-insert", "delete": "toolkit-key-delete",
    "backspace": "toolkit-key-backspace", "caps lock": "toolkit-key-caps-lock", "up": "toolkit-key-up",
    "down": "toolkit-key-down", "left": "toolkit-key-left", "right": "toolkit-key-right",
    "left shift": "toolkit-key-left-shift", "right shift": "toolkit-key-right-shift",
    "left ctrl": "toolkit-key-left-ctrl", "right ctrl": "toolkit-key-right-ctrl",
    "left alt": "toolkit-key-left-alt", "right alt": "toolkit-key-right-alt",
}  # fmt: skip


def place_of(event: Event) -> str:
    """The key of an event by where it lies; by its letter where that is not known."""
    code = getattr(event, "scancode", 0)
    return PLACES.get(code, "") if code else pygame.key.name(event.key).lower()


def digit(event: Event) -> str:
    """What a key of the row of digits means where a number is asked, whatever it types: in France `"` stands where a 3 does.
    "" for any other key, and with another one held.
    """
    place = place_of(event)
    plain = not getattr(event, "mod", 0) & (pygame.KMOD_SHIFT | pygame.KMOD_ALT | CONTROL)
    return place if plain and place in digits else ""


def command(event: Event) -> str:
    """The letter of a shortcut, "" where Ctrl (or Cmd) is not held: by what stands on the key, as in other programs; by its
    place where nothing Latin does. With Alt, Ctrl is AltGr on some systems, and types a sign.
    """
    mod = getattr(event, "mod", 0)
    if not mod & CONTROL or mod & pygame.KMOD_ALT:
        return ""
    return pygame.key.name(event.key).lower() or place_of(event)


def step_meant(event: Event) -> str:
    """Ctrl+Z is "undo", Ctrl+Y and Ctrl+Shift+Z are "redo", as in other programs; "" for another press."""
    letter = command(event)
    if letter == "z":
        return "redo" if event.mod & pygame.KMOD_SHIFT else "undo"
    return "redo" if letter == "y" else ""


def legend(place: str) -> str:
    """What stands on a key: its sign in the present layout, the American one where that is not Latin."""
    sign = signs().get(place.lower(), place)
    if len(sign) == 1:
        turkish = sign == "i" and "\u0131" in signs().values()
        return "İ" if turkish else sign if sign == "ß" else capitals(sign)
    if place.lower() in WORDS:
        return tr(WORDS[place.lower()])
    return place.title() if place.islower() or place.isupper() else place


def place_of_letter(letter: str) -> str:
    """The place where a letter lies in the present layout; as on an American keyboard where that is not Latin."""
    return next((place for place, sign in signs().items() if sign == letter), letter)


def letters() -> tuple[str, ...]:
    """The 26 letters in rows, as they lie in the present layout; as on an American keyboard where one is missing."""
    rows = [
        "".join(sign for place in row if len(sign := legend(place)) == 1 and sign in ascii_uppercase) for row in LETTERS
    ]
    whole = sorted("".join(rows)) == list(ascii_uppercase)
    return tuple(rows if whole else ["".join(filter(str.isalpha, row)) for row in LETTERS])


def named(name: str) -> str:
    """The place that a remembered name means: earlier versions kept what stood on the key, or other words for places."""
    name = name.lower()
    if name in PLACES.values():
        return name
    return _BEFORE.get(name) or place_of_letter(name)


def held(places: frozenset[str]) -> bool:
    """Whether one of these keys is held."""
    keys = pygame.key.get_pressed()
    return any(tuple.__getitem__(keys, scancode) for scancode, place in PLACES.items() if place in places)


def layout_changed() -> None:
    """The system says that other signs stand on the keys now."""
    signs.cache_clear()


@cache
def signs() -> dict[str, str]:
    """By place, the Latin sign of each key. What `get_pressed` is looked up with is a key's sign, and what is looked up its
    place: so a row of the places' own numbers tells where each sign lies. Without a display it tells nothing.
    """
    row = pygame.key.ScancodeWrapper(range(512))  # type: ignore[arg-type]  # it holds whatever it is given
    found = {PLACES.get(row[code], ""): chr(code) for code in _LATIN}
    found.pop("", None)
    return found if set("abc") <= set(found.values()) else {}  # what has no Latin letters has them printed, too
