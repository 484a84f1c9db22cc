"""Colours as "#rrggbb" strings, mixed and shaded in OKLab so that shadows stay colourful."""

from __future__ import annotations

from functools import lru_cache

import skia


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue from 0 to 255 of "#rgb" or "#rrggbb"."""
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def packed(colour: str, alpha: float = 1.0) -> int:
    """The colour as skia's packed integer; alpha from 0 to 1."""
    red, green, blue = channels(colour)
    return skia.ColorSetARGB(round(255 * max(0.0, min(1.0, alpha))), red, green, blue)


def _linear(value: float) -> float:
    value /= 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _display(value: float) -> float:
    value = max(0.0, min(1.0, value))
    return 255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055)


def to_oklab(colour: str) -> tuple[float, float, float]:
    red, green, blue = (_linear(value) for value in channels(colour))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def from_oklab(lightness: float, green_red: float, blue_yellow: float) -> str:
    long = (lightness + 0.3963377774 * green_red + 0.2158037573 * blue_yellow) ** 3
    medium = (lightness - 0.1055613458 * green_red - 0.0638541728 * blue_yellow) ** 3
    short = (lightness - 0.0894841775 * green_red - 1.2914855480 * blue_yellow) ** 3
    values = (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )
    return "#{:02x}{:02x}{:02x}".format(*(round(_display(value)) for value in values))


@lru_cache(None)
def mix(first: str, second: str, share: float) -> str:
    """The colour that lies `share` of the way from the first to the second."""
    return from_oklab(*(a + (b - a) * share for a, b in zip(to_oklab(first), to_oklab(second), strict=True)))


@lru_cache(None)
def tone(colour: str, lighter: float = 0.0, chroma: float = 1.0, warmth: float = 0.0) -> str:
    """Shift the lightness, scale the chroma and push the hue to yellow (warmth > 0) or blue-violet (< 0)."""
    lightness, green_red, blue_yellow = to_oklab(colour)
    push = -0.02 * warmth if warmth > 0 else 0.012 * -warmth
    return from_oklab(
        max(0.0, min(1.0, lightness + lighter)), green_red * chroma + push, blue_yellow * chroma + 0.05 * warmth
    )


def shade(colour: str, steps: float = 1.0) -> str:
    """The colour in shadow: darker, a little richer, cooler."""
    return tone(colour, -0.13 * steps, 1.08, -0.45 * steps)


def light(colour: str, steps: float = 1.0) -> str:
    """The colour in light: lighter, a little paler, warmer."""
    return tone(colour, 0.09 * steps, 0.95, 0.25 * steps)
