"""The names and code points of the icons that the user interface takes from the Material Design Icons font."""

from __future__ import annotations

import struct
from pathlib import Path

FONT_FILE = Path(__file__).parents[2] / "sprites" / "fonts" / "MaterialDesignIcons.ttf"
NAMES_FILE = FONT_FILE.with_name("icons.toml")

# Name in the program -> name of the glyph in the font.
ICONS = {
    "account": "account",
    "account-group": "account-group",
    "account-plus": "account-plus",
    "account-remove": "account-remove",
    "alert": "alert",
    "anchor": "anchor",
    "arrow-down": "arrow-down-bold",
    "arrow-left": "arrow-left-bold",
    "arrow-right": "arrow-right-bold",
    "arrow-up": "arrow-up-bold",
    "award": "medal",
    "ban": "cancel",
    "beans": "pill",
    "bell": "bell",
    "bolt": "lightning-bolt",
    "bomb": "bomb",
    "book": "book-open-variant",
    "brain": "brain",
    "bullhorn": "bullhorn",
    "calendar": "calendar-star",
    "cards": "cards",
    "cards-outline": "cards-outline",
    "cards-playing": "cards-playing",
    "chart": "chart-bar",
    "chart-line": "chart-line",
    "chat": "chat",
    "check": "check-bold",
    "chevron-down": "chevron-down",
    "chevron-left": "chevron-left",
    "chevron-right": "chevron-right",
    "chevron-up": "chevron-up",
    "clock": "clock-outline",
    "close": "close-thick",
    "cog": "cog",
    "compass": "compass",
    "content-copy": "content-copy",
    "crown": "crown",
    "delete": "delete",
    "dice": "dice-5",
    "dice-multiple": "dice-multiple",
    "door": "door-open",
    "door-closed": "door-closed",
    "download": "download",
    "exit": "exit-run",
    "eye": "eye",
    "eye-off": "eye-off",
    "fast-forward": "fast-forward",
    "filter": "filter-variant",
    "fingerprint": "fingerprint",
    "flag": "flag-variant",
    "flash": "flash",
    "flip": "rotate-3d-variant",
    "folder": "folder",
    "fullscreen": "fullscreen",
    "fullscreen-exit": "fullscreen-exit",
    "gamepad": "gamepad-variant",
    "gavel": "gavel",
    "gesture-tap": "gesture-tap",
    "hand": "hand-back-right",
    "hand-heart": "hand-heart",
    "handshake": "handshake",
    "hat": "hat-fedora",
    "heart": "heart",
    "help": "help-circle",
    "history": "history",
    "home": "home",
    "hourglass": "timer-sand",
    "incognito": "incognito",
    "infinity": "infinity",
    "info": "information",
    "key": "key-variant",
    "keyboard": "keyboard",
    "laptop": "laptop",
    "layers": "layers",
    "lightbulb": "lightbulb-on",
    "link": "link-variant",
    "lock": "lock",
    "lock-open": "lock-open-variant",
    "magnify": "magnify",
    "magnify-plus": "magnify-plus",
    "medal": "medal-outline",
    "menu": "menu",
    "minus": "minus",
    "mouse": "mouse",
    "music": "music",
    "music-off": "music-off",
    "network": "lan",
    "notebook": "notebook",
    "palette": "palette",
    "pause": "pause",
    "pencil": "pencil",
    "pin": "pin",
    "play": "play",
    "plus": "plus-thick",
    "podium": "podium",
    "puzzle": "puzzle",
    "redo": "redo-variant",
    "replay": "replay",
    "restart": "restart",
    "rewind": "rewind",
    "robot": "robot",
    "robot-angry": "robot-angry",
    "robot-confused": "robot-confused",
    "robot-excited": "robot-excited",
    "robot-happy": "robot-happy",
    "robot-love": "robot-love",
    "route": "map-marker-path",
    "save": "content-save",
    "scale": "scale-balance",
    "school": "school",
    "seat": "seat",
    "shield": "shield",
    "shield-half": "shield-half-full",
    "shuffle": "shuffle-variant",
    "skip-next": "skip-next",
    "skip-previous": "skip-previous",
    "skull": "skull",
    "sort": "sort",
    "sparkles": "creation",
    "speedometer": "speedometer",
    "star": "star",
    "star-outline": "star-outline",
    "step-backward": "step-backward",
    "step-forward": "step-forward",
    "stop": "stop",
    "sword": "sword-cross",
    "table": "table-furniture",
    "target": "crosshairs-gps",
    "television": "television",
    "television-play": "television-play",
    "thumb-up": "thumb-up",
    "timer": "timer-outline",
    "trophy": "trophy",
    "umbrella": "umbrella",
    "undo": "undo-variant",
    "volume": "volume-high",
    "volume-low": "volume-low",
    "volume-off": "volume-off",
    "weather-night": "weather-night",
    "wrench": "wrench",
}


def glyph_code_points(font: bytes) -> dict[str, int]:
    """Glyph name -> code point of a TrueType font with a version 2 `post` and a format 12 `cmap` table."""
    tables = _tables(font)
    names = _glyph_names(tables[b"post"])
    return {names[glyph]: code for code, glyph in _characters(tables[b"cmap"])}


def write_names() -> None:
    codes = glyph_code_points(FONT_FILE.read_bytes())
    lines = ["# Icon name -> code point in MaterialDesignIcons.ttf; written by tools/build_sprites.py."]
    lines += [f"{name} = 0x{codes[glyph]:05X}" for name, glyph in ICONS.items()]
    NAMES_FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _tables(font: bytes) -> dict[bytes, bytes]:
    (count,) = struct.unpack_from(">H", font, 4)
    found = {}
    for index in range(count):
        tag, _, start, length = struct.unpack_from(">4sIII", font, 12 + 16 * index)
        found[tag] = font[start : start + length]
    return found


def _glyph_names(post: bytes) -> list[str]:
    standard_names = 258  # indices below this mean the fixed Macintosh names, which no icon uses
    (count,) = struct.unpack_from(">H", post, 32)
    indices = struct.unpack_from(f">{count}H", post, 34)
    names, at = [], 34 + 2 * count
    while at < len(post):
        names.append(post[at + 1 : at + 1 + post[at]].decode("ascii"))
        at += 1 + post[at]
    return [names[index - standard_names] if index >= standard_names else "" for index in indices]


def _characters(cmap: bytes) -> list[tuple[int, int]]:
    (count,) = struct.unpack_from(">H", cmap, 2)
    for index in range(count):
        (start,) = struct.unpack_from(">I", cmap, 8 + 8 * index)
        if struct.unpack_from(">H", cmap, start) == (12,):
            (groups,) = struct.unpack_from(">I", cmap, start + 12)
            pairs = []
            for group in range(groups):
                first, last, glyph = struct.unpack_from(">III", cmap, start + 16 + 12 * group)
                pairs += [(code, glyph + code - first) for code in range(first, last + 1)]
            return pairs
    raise ValueError("the font has no format 12 character map")
