"""A film as somebody asks for it, in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from tabletop.core.ask import NOBODY
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import nearest
from tabletop.films.film import Film
from tabletop.match.settings import Telling
from tabletop.progress.replay import ALL_HANDS

if TYPE_CHECKING:
    from tabletop.match.save_reader import ReadMatch

LEAST, MOST = 320, 3840  # pixels of a side
WHOLE = (0, -1)


def film_of(reading: ReadMatch, file: Path, *, eyes: str, pace: str, size: str, moments: str) -> Film:
    """ValueError and LookupError say in one sentence what is not understood, with the nearest word."""
    found = next((one for one in get_args(Telling) if one == pace), None)
    if found is None:
        raise LookupError(f"There is no pace {shown(pace)}{nearest(pace, get_args(Telling))}.")
    first, last = _moments(moments, len(reading.answers))
    return Film(file=file, size=_size(size), eyes=_eyes(reading, eyes), pace=found, first=first, last=last)


def _eyes(reading: ReadMatch, word: str) -> int:
    seats = {seat.name: n for n, seat in enumerate(reading.setup.seats)}
    known = {"nobody": NOBODY, "all": ALL_HANDS} | seats
    if word not in known:
        raise LookupError(f"Nobody called {shown(word)} sat there{nearest(word, known)}.")
    return known[word]


def _size(text: str) -> tuple[int, int]:
    sides = [int(side) for side in text.split("x")] if re.fullmatch(r"\d{1,5}x\d{1,5}", text) else []
    if len(sides) != 2 or not all(LEAST <= side <= MOST for side in sides) or any(side % 2 for side in sides):
        raise ValueError(f"A size has the form 1280x720, with even sides from {LEAST} to {MOST}, not {shown(text)}.")
    return sides[0], sides[1]


def _moments(text: str, answers: int) -> tuple[int, int]:
    if not text:
        return WHOLE
    found = re.fullmatch(r"(\d{1,6})-(\d{1,6})", text)
    first, last = (int(found[1]), int(found[2])) if found else (1, 0)
    if not first < last <= answers:
        raise ValueError(f"Moments have the form 10-40, from 0 to {answers}, not {shown(text)}.")
    return first, last
