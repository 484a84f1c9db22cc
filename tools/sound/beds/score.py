"""A bed's score: notes in a file. Here it becomes a list of strokes with times; nothing is heard yet."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from tabletop.core.toml_loader import DataFileError, read_toml

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parent
LAYERS = ("calm", "tense", "high")
FORCE = {"!": 1.0, "": 0.78, "?": 0.55}
TOKEN = re.compile(r"(?P<notes>x|[A-G][b#]?\d(\+[A-G][b#]?\d)*)(?P<force>[!?]?)")
REST, HOLD = ".", "-"


class Playing(Struct, frozen=True, forbid_unknown_fields=True):
    """What one player plays. `bars`: as many tokens each as divide the bar evenly, again from the first one when they are
    over. A token is a note or several ("D4+F4"), "x" for a drum, "." for silence, "-" for a note that is held on; "!" and "?"
    make it stronger and softer. `late`: seconds that this player lags behind the beat.
    """

    plays: str
    gain: float
    bars: Annotated[tuple[str, ...], Meta(min_length=1)]
    late: float = 0.0


class Arrangement(Struct, frozen=True, forbid_unknown_fields=True):
    """`tempo`: beats a minute; `beats` of a bar; `swing`: where in a beat its second half falls, 0.5 is even; `bars`, `loop`:
    how many bars the calm layer has, and the two others; `wet`, `dark`: how much of the room is heard, and up to which Hz.
    """

    about: str
    key: str
    tempo: float
    beats: Literal[3, 4, 6]
    bars: int
    loop: int
    calm: tuple[Playing, ...]
    tense: tuple[Playing, ...]
    high: tuple[Playing, ...]
    swing: float = 0.5
    wet: float = 0.25
    dark: float = 2400.0


class Stroke(NamedTuple):
    """One note: the beat on which it begins, counted from the first, how many beats it is held, "x" or a pitch, and force."""

    beat: float
    length: float
    note: str
    force: float


def load(name: str) -> Arrangement:
    """Read a bed's score. DataFileError names what does not fit."""
    file = FOLDER / f"{name}.toml"
    score = read_toml(file.read_bytes(), Arrangement, file.name)
    if score.bars % score.loop:
        raise DataFileError(f"{file.name}: loop: {score.bars} bars are no multiple of {score.loop}")
    return score


def names() -> list[str]:
    return sorted(file.stem for file in FOLDER.glob("*.toml"))


def strokes(score: Arrangement, part: Playing, bars: int) -> Iterator[Stroke]:
    """All notes of a part over so many bars. DataFileError for a token that is none."""
    for bar in range(bars):
        tokens = part.bars[bar % len(part.bars)].split()
        step = score.beats / len(tokens)
        for place, token in enumerate(tokens):
            if token in (REST, HOLD):
                continue
            found = TOKEN.fullmatch(token)
            if found is None:
                raise DataFileError(f"{part.plays}, bar {bar + 1}: {token!r} is no note")
            held = 1
            while place + held < len(tokens) and tokens[place + held] == HOLD:
                held += 1
            start, end = (bar * score.beats + swung(score, n * step) for n in (place, place + held))
            for note in found["notes"].split("+"):
                yield Stroke(start, end - start, note, FORCE[found["force"]])


def swung(score: Arrangement, beat: float) -> float:
    """Where a place in the bar falls: halves of a beat come late, what lies between them is moved along."""
    whole, rest = divmod(beat, 1.0)
    half = score.swing
    return whole + (rest * 2 * half if rest <= 0.5 else half + (rest - 0.5) * 2 * (1 - half))
