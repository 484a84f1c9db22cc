"""Sounds of buttons and screens: short, soft, never in the way."""

from __future__ import annotations

from tools.sound.band import bass, brush, pluck, vibes, wood
from tools.sound.signal import Samples, dice, mix, room


def button_hover() -> Samples:
    return pluck("D5", 0.06, 0.012, 0.3)


def button_click() -> Samples:
    return mix((0.0, 0.9, pluck("D4", 0.16, 0.025)), (0.0, 0.5, wood("D5", 0.08, 0.008)))


def toggle() -> Samples:
    return mix((0.0, 0.7, pluck("G4", 0.14, 0.022)), (0.06, 0.9, pluck("C5", 0.16, 0.026)), (0.06, 0.2, wood("C5")))


def screen_in() -> Samples:
    return room(
        mix(
            (0.0, 0.8, brush(dice("screen_in"), 0.3, 2300, 0.2)),
            (0.16, 0.6, vibes("A4", 0.4, 0.08)),
            (0.16, 0.5, vibes("D5", 0.4, 0.08)),
        ),
        0.22,
        0.35,
    )


def screen_out() -> Samples:
    return room(
        mix((0.0, 0.8, brush(dice("screen_out"), 0.28, 1500, 0.06)), (0.05, 0.6, vibes("D4", 0.35, 0.07))), 0.2, 0.3
    )


def error_soft() -> Samples:
    """A shake of the head: two low damped notes."""
    return mix(
        (0.0, 0.8, pluck("F3", 0.18, 0.03, 0.45)),
        (0.1, 0.9, pluck("D3", 0.24, 0.035, 0.45)),
        (0.1, 0.4, bass("D2", 0.25, 0.05)),
    )


def message() -> Samples:
    return room(mix((0.0, 0.7, vibes("G5", 0.4, 0.07)), (0.09, 0.7, vibes("C6", 0.45, 0.08))), 0.22, 0.35)


def tutorial_step() -> Samples:
    return room(
        mix((0.0, 0.7, pluck("A4", 0.3, 0.06)), (0.1, 0.7, pluck("C5", 0.3, 0.06)), (0.2, 0.7, vibes("F5", 0.7, 0.16))),
        0.25,
        0.45,
    )
