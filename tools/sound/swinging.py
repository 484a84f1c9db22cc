"""Sounds of the spy comedy: Bones, titles, races, scores, brawls, packs of cards."""

from __future__ import annotations

import numpy as np

from tools.sound.band import bass, brush, chord, hertz, metal, paper, pluck, slap, thud, vibes, whistle, wood
from tools.sound.combo import bongo, brass, breath, clap, hat, organ, rocket, roll, snare, twang
from tools.sound.signal import (
    Samples,
    band,
    decay,
    dice,
    dull,
    glide,
    mix,
    noise,
    room,
    seconds,
    sine,
    sweep,
    swell,
    unit,
)


def bone_slam() -> Samples:
    """A Bone hits the duel: weight, a wooden crack, one low string."""
    rng = dice("bone_slam")
    hit = mix(
        (0.0, 1.3, thud(300, 66, 0.4, 0.05)), (0.0, 0.9, wood("D4", 0.16, 0.02)), (0.012, 0.6, wood("G4", 0.12, 0.014))
    )
    return room(
        mix((0.0, 1.0, hit), (0.0, 0.4, slap(rng, 1700, half=0.008)), (0.02, 0.8, twang("D3", 0.5, 0.1))), 0.26, 0.4
    )


def attack() -> Samples:
    """A challenge: its title flies in on the air, two stabs of the horns, a twang below."""
    rng = dice("attack")
    return room(
        mix(
            (0.0, 0.5, sweep(0.24, 500, 2600, rng) * swell(0.24, 0.19)),
            (0.16, 0.8, brass("D4 A4 C5", 0.12)),
            (0.32, 1.0, brass("F4 A4 D5", 0.42)),
            (0.16, 0.5, snare(rng)),
            (0.32, 0.7, bass("D3", 0.5)),
        ),
        0.26,
        0.5,
    )


def bone_call() -> Samples:
    """The cry for help without words: five beats of band, the last one asked upwards, a clap on each."""
    rng = dice("bone_call")
    beats = (
        (0.0, "D4 F4 A4", 0.1),
        (0.13, "D4 F4 A4", 0.1),
        (0.26, "D4 F4 A4", 0.1),
        (0.45, "F4 A4 C5", 0.14),
        (0.66, "G4 C5 F5", 0.55),
    )
    horns = [
        (when, 0.7 + 0.3 * (when > 0.6), brass(notes, length, 0.92 if when > 0.6 else 0.98))
        for when, notes, length in beats
    ]
    drums = [(when, 0.5, snare(rng)) for when, _, _ in beats]
    return room(
        mix(
            *horns,
            *drums,
            (0.0, 0.8, bass("D3", 0.4)),
            (0.45, 0.8, bass("F3", 0.3)),
            (0.66, 0.9, bass("C3", 0.6)),
            (0.66, 0.6, clap(rng)),
        ),
        0.26,
        0.5,
    )


def race_arm() -> Samples:
    """Get ready: one dry tick and a bongo, over in a moment; the silence after it is the tension."""
    return mix((0.0, 0.9, wood("A4", 0.1, 0.012)), (0.07, 0.8, bongo("D4")))


def race_signal() -> Samples:
    """Go: one clear tone that stands from its first millisecond on."""
    t = seconds(0.42)
    tone = sum(level * sine(hertz("A5") * n, 0.42) for n, level in ((0.5, 0.3), (1, 1.0), (2, 0.35), (3, 0.12)))
    return tone * np.minimum(1, t / 0.001) * (0.55 + 0.45 * np.exp(-t / 0.05)) * np.clip((0.42 - t) / 0.12, 0, 1)


def gesture_land() -> Samples:
    """A gesture has landed: a bongo, a finger snap, a bright bar."""
    rng = dice("gesture_land")
    return room(
        mix(
            (0.0, 0.9, bongo("G4", 0.18)),
            (0.0, 0.35, slap(rng, 2100, 0.05, 0.005)),
            (0.006, 0.6, vibes("D5", 0.4, 0.07)),
        ),
        0.18,
        0.3,
    )


def false_start() -> Samples:
    """Too early: a guitar string slides off its note, a muffled bump."""
    return room(
        mix(
            (0.0, 1.0, twang("A3", 0.5, 0.16, 0.3)),
            (0.0, 0.6, pluck("C4", 0.12, 0.02)),
            (0.26, 0.7, thud(150, 80, 0.2, 0.03)),
        ),
        0.2,
        0.35,
    )


def race_over() -> Samples:
    """Last! The horns fall down the stairs, and a cymbal laughs."""
    rng = dice("race_over")
    steps = [
        (0.15 * n, 0.85, brass(notes, 0.16 if n < 3 else 0.62, 1.03, 1700))
        for n, notes in enumerate(("D4 A4", "C4 G4", "A3 F4", "D3 A3 D4"))
    ]
    return room(
        mix(
            *steps,
            (0.45, 0.8, bass("D2", 0.7)),
            (0.45, 0.7, thud(180, 60, 0.4, 0.06)),
            (0.45, 0.4, brush(rng, 0.4, 2800, 0.03)),
        ),
        0.26,
        0.5,
    )


def photo_finish() -> Samples:
    """Two shutters and the flash bulb charging again."""
    rng = dice("photo_finish")
    shutter = mix(
        (0.0, 0.8, slap(rng, 2600, 0.05, 0.004)),
        (0.0, 0.5, wood("F5", 0.06, 0.006)),
        (0.05, 0.5, slap(rng, 1700, 0.05, 0.005)),
    )
    whine = sine(glide(hertz("C5"), hertz("A6"), 0.7), 0.7) * swell(0.7, 0.5, 1.4) * 0.12
    return room(
        mix((0.0, 1.0, shutter), (0.17, 1.0, shutter), (0.22, 0.7, whine), (0.17, 0.4, vibes("G5", 0.6, 0.1))), 0.2, 0.4
    )


def ship() -> Samples:
    """The ship passes overhead, and somebody looks after it."""
    rng = dice("ship")
    return room(mix((0.0, 1.0, rocket(rng)), (0.95, 0.28, whistle(rng, "D6", "A5", 0.42))), 0.24, 0.5)


def slugfest() -> Samples:
    """A cloud of dust: thumps, slaps, a pan, a spring, somebody's hat."""
    rng = dice("slugfest")
    thumps = [
        (when, 0.5 + 0.6 * rng.random(), thud(200 + 160 * rng.random(), 70 + 50 * rng.random(), 0.25, 0.03))
        for when in np.cumsum(rng.uniform(0.06, 0.15, 13))
    ]
    slaps = [
        (when, 0.3 + 0.25 * rng.random(), slap(rng, 900 + 1400 * rng.random(), half=0.009))
        for when in np.cumsum(rng.uniform(0.08, 0.2, 9))
    ]
    dust = unit(band(noise(1.6, rng), 420, 0.9)) * swell(1.6, 0.5, 1.1) * 0.16
    spring = sine(
        glide(hertz("D4"), hertz("D5"), 0.3) * (1 + 0.18 * np.sin(2 * np.pi * 19 * seconds(0.3))), 0.3
    ) * decay(0.3, 0.09)
    pans = (0.42, 0.4, metal("G4", 0.6, 0.07)), (1.1, 0.35, metal("C5", 0.6, 0.08))
    return room(
        mix(*thumps, *slaps, (0.0, 1.0, dust), *pans, (0.72, 0.3, spring), (1.34, 0.4, pluck("D3", 0.3, 0.06))),
        0.24,
        0.4,
    )


def swinger() -> Samples:
    """A Swinger is played: bongos, and a glass of something with a slice of vibraphone."""
    rng = dice("swinger")
    skins = [(0.09 * n, 0.7, bongo(note, 0.16)) for n, note in enumerate(("D4", "D4", "G4"))]
    return room(mix(*skins, (0.18, 0.3, hat(rng)), (0.27, 0.8, chord("A4 D5 F5", 0.8, 0.16, 0.04))), 0.24, 0.4)


def happening() -> Samples:
    """Something happens: a cymbal swells, the organ asks, a twang hangs in the air."""
    rng = dice("happening")
    return room(
        mix(
            (0.0, 0.7, brush(rng, 0.5, 3000, 0.36)),
            (0.2, 0.5, organ("D4 F4 C5", 0.75)),
            (0.36, 0.9, twang("D3", 0.7, 0.16)),
            (0.36, 0.5, bongo("D4")),
        ),
        0.28,
        0.5,
    )


def score() -> Samples:
    """One point more on the bar."""
    rng = dice("score")
    return mix((0.0, 0.7, vibes("A5", 0.16, 0.025)), (0.0, 0.6, bongo("D5", 0.08, 0.012)), (0.0, 0.2, hat(rng)))


def drum_roll() -> Samples:
    """From ninety on: a roll that swells and stays open, for a hundred to fall into."""
    rng = dice("drum_roll")
    return room(mix((0.0, 1.0, roll(rng, 1.0, 0.2, 1.0)), (0.0, 0.35, organ("D3 A3", 1.0))), 0.2, 0.3)


def spent() -> Samples:
    """The turn is over: a long sigh, the organ sinks into its chair."""
    rng = dice("spent")
    t = seconds(0.9)
    sink = organ("D4 A4 C5", 0.9) * np.clip(1 - t / 0.9, 0, 1)
    return room(
        mix((0.0, 1.0, breath(rng, 720, 330, 0.85)), (0.08, 0.45, tape_down(sink)), (0.62, 0.6, bass("D2", 0.5))),
        0.22,
        0.4,
    )


def tape_down(sound: Samples) -> Samples:
    """The same, its motor switched off half way."""
    speed = np.concatenate([np.ones(len(sound) // 3), np.linspace(1, 0.55, len(sound) - len(sound) // 3)])
    return np.interp(np.cumsum(speed), np.arange(len(sound)), sound)


def fanfare() -> Samples:
    """Daddy pants: a hundred points, and the whole band stands up."""
    rng = dice("fanfare")
    calls = (
        (0.0, "D4 A4", 0.12),
        (0.14, "D4 A4", 0.12),
        (0.28, "F4 C5", 0.12),
        (0.42, "G4 D5", 0.24),
        (0.7, "F4 C5", 0.12),
        (0.84, "G4 D5", 0.12),
        (1.0, "D4 A4 D5 F5", 1.0),
    )
    horns = [(when, 0.9, brass(notes, length)) for when, notes, length in calls]
    run = [
        (when, 0.8, bass(note, 0.3))
        for when, note in (
            (0.0, "D3"),
            (0.14, "D3"),
            (0.28, "F3"),
            (0.42, "G3"),
            (0.7, "F3"),
            (0.84, "C3"),
            (1.0, "D2"),
        )
    ]
    drums = [(when, 0.55, snare(rng)) for when in (0.0, 0.28, 0.42, 0.7, 0.84)]
    top = chord("D5 F5 A5 C6 D6", 1.2, 0.24, 0.055)
    return room(
        mix(
            *horns,
            *run,
            *drums,
            (1.0, 0.8, thud(160, 55, 0.6, 0.1)),
            (1.0, 0.45, brush(rng, 0.9, 3000, 0.03)),
            (1.04, 0.6, top),
            (1.0, 0.5, clap(rng)),
        ),
        0.28,
        0.7,
    )


def pack_rip() -> Samples:
    """Foil: a notch, one long tear that rises, the cards shift inside."""
    rng = dice("pack_rip")
    length = 0.42
    grit = 0.35 + 0.65 * (rng.random(len(seconds(length))) < 0.02)
    tear = sweep(length, 1100, 3800, rng) * swell(length, 0.34, 1.2) * dull(grit, 900) * 0.5
    return room(
        mix(
            (0.0, 0.5, slap(rng, 2300, 0.05, 0.005)),
            (0.07, 1.0, tear),
            (0.46, 0.5, paper(rng, 0.22, 1900, 0.07)),
            (0.5, 0.4, thud(210, 110, 0.15, 0.02)),
        ),
        0.16,
        0.3,
    )


def reveal_common() -> Samples:
    """A card turns: one muted string."""
    return room(
        mix((0.0, 0.4, paper(dice("reveal_common"), 0.12, 2200, 0.04)), (0.05, 0.9, pluck("D5", 0.3, 0.05))), 0.2, 0.3
    )


def reveal_uncommon() -> Samples:
    """A better one: two bars of the vibraphone and the organ below."""
    rng = dice("reveal_uncommon")
    return room(
        mix(
            (0.0, 0.4, paper(rng, 0.12, 2200, 0.04)),
            (0.05, 0.7, vibes("A4", 0.6, 0.12)),
            (0.14, 0.9, vibes("D5", 0.8, 0.16)),
            (0.05, 0.3, organ("D4 A4", 0.5)),
            (0.05, 0.3, bongo("D4")),
        ),
        0.24,
        0.45,
    )


def reveal_rare() -> Samples:
    """The rare one: a drum break, the horns, a shower of bars."""
    rng = dice("reveal_rare")
    shower = [
        (0.36 + n * 0.055, 0.55, vibes(note, 0.9, 0.18)) for n, note in enumerate(("D5", "F5", "A5", "C6", "D6", "F6"))
    ]
    return room(
        mix(
            (0.0, 0.4, paper(rng, 0.12, 2200, 0.04)),
            (0.04, 0.9, roll(rng, 0.3, 0.3, 0.9)),
            (0.34, 0.9, brass("D4 F4 A4 D5", 0.75)),
            (0.34, 0.8, bass("D2", 0.8)),
            *shower,
            (0.34, 0.35, metal("D6", 0.9, 0.16)),
        ),
        0.28,
        0.6,
    )
