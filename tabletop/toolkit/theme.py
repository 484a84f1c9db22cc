"""The theme as data: palette, type scale, surfaces, button styles, spacing, durations; and what a person may choose of it."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import NamedTuple

import msgspec
import pygame
from msgspec.structs import replace


class TypeRole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one kind of text looks; sizes in units."""

    font: str
    size: float
    bold: str = ""
    italic: str = ""
    color: str = "text"
    tracking: float = 0.0
    caps: bool = False
    leading: float = 1.2


class SurfaceStyle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one kind of panel looks; lengths in units, `shine` 0-1 is the light along its upper edge."""

    top: str
    bottom: str
    border: str = ""
    border_width: float = 1.6
    radius: float = 0.0
    shadow: float = 0.0
    shine: float = 0.0
    lip: float = 0.0
    lip_color: str = "#000000"


class ButtonStyle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    face: SurfaceStyle
    hover: SurfaceStyle
    ink: str


class BigScreen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is different where a picture is seen from afar; see theme.toml."""

    scale: float
    upright: tuple[float, int]
    text: int
    card: float
    reading: float


class Contrast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in place of the usual looks where high contrast is wanted; see theme.toml."""

    light: tuple[str, ...]
    shade: float
    plain: SurfaceStyle
    color: dict[str, str]
    surface: dict[str, SurfaceStyle]
    button: dict[str, ButtonStyle]

    def seen(self, name: str, style: SurfaceStyle) -> SurfaceStyle:
        """A surface by its usual style; what has a lip keeps its height."""
        if name in self.light:
            return style
        found = self.surface.get(name, self.plain)
        return replace(found, radius=style.radius, lip=style.lip)


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    color: dict[str, str]
    type: dict[str, TypeRole]
    surface: dict[str, SurfaceStyle]
    button: dict[str, ButtonStyle]
    big_screen: BigScreen
    contrast: Contrast
    space: dict[str, float]
    ms: dict[str, int]

    @property
    def high(self) -> bool:
        """Whether this is the one of high contrast."""
        return self is _themes()[True]

    @property
    def shade(self) -> float:
        """How bright the pictures behind all else are."""
        return self.contrast.shade if self.high else 1.0

    def seen(self, name: str, style: SurfaceStyle) -> SurfaceStyle:
        """How a surface looks that is no part of the theme."""
        return self.contrast.seen(name, style) if self.high else style

    def rgb(self, name: str) -> pygame.Color:
        """Return a colour by palette name or by "#RRGGBB" / "#RRGGBBAA"."""
        return _color(self.color.get(name, name))


@cache
def _color(text: str) -> pygame.Color:
    if not text.startswith("#"):
        raise KeyError(f"theme.toml has no colour '{text}'")
    return pygame.Color(text)


_high = False


def load() -> Theme:
    """Return the theme that is chosen."""
    return _themes()[_high]


def use(*, high_contrast: bool) -> bool:
    """Choose between the usual theme and that of high contrast; True when it is another one now."""
    global _high  # one for the program, as its language
    changed, _high = _high != high_contrast, high_contrast
    return changed


@cache
def _themes() -> tuple[Theme, Theme]:
    """The theme that comes with the program, as it is and in high contrast."""
    data = resources.files("tabletop.toolkit").joinpath("theme.toml").read_bytes()
    usual = msgspec.toml.decode(data, type=Theme)
    other = usual.contrast
    surface = {name: other.seen(name, style) for name, style in usual.surface.items()}
    return usual, replace(usual, color=usual.color | other.color, surface=surface, button=usual.button | other.button)


def mix(a: pygame.Color, b: pygame.Color, share: float) -> pygame.Color:
    """Return the colour `share` (0-1) of the way from `a` to `b`."""
    return a.lerp(b, min(1.0, max(0.0, share)))


class Size(NamedTuple):
    """How large everything is: the person's factor, and pixels of the smallest letters in a picture 1080 high (0: any).
    `upright`: both where a window is higher than wide, and its pictures 1080 wide; (): as elsewhere.
    """

    factor: float = 1.0
    text: int = 0
    upright: tuple[float, int] | tuple[()] = ()


class Prefs(msgspec.Struct, kw_only=True):
    """Settings of the picture. `animation` 0 shows every change at once; 1 is normal speed; 4 the fastest. `telling`: how
    long a table rests on what it tells, 1 is brisk; it is set where a table is opened. `big_screen`: it is seen from afar.
    `scan_ms`: after which the focus steps by itself, 0: never. `press_once`: a press stands for what is held else.
    `sticky_focus`: only a press of the mouse takes the focus away, not its motion.
    """

    ui_scale: float = 1.0
    animation: float = 1.0
    telling: float = 1.0
    reduced_motion: bool = False
    shake: bool = True
    symbols: bool = False
    voices: bool = True
    fullscreen: bool = False
    read_aloud: bool = False
    headphones: bool = False
    tooltip_delay: int = 250
    big_screen: bool = False
    high_contrast: bool = False
    scan_ms: int = 0
    press_once: bool = False
    large_pointer: bool = False
    sticky_focus: bool = False

    @property
    def size(self) -> Size:
        """How large everything is drawn."""
        afar = load().big_screen
        if not self.big_screen:
            return Size(self.ui_scale)
        upright, text = afar.upright
        return Size(max(self.ui_scale, afar.scale), afar.text, (max(self.ui_scale, upright), text))
