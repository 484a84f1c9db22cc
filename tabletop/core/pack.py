"""Reading data written by people: TOML against a msgspec type, with errors that name the place and the nearest word."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from typing import TypeVar

import msgspec

T = TypeVar("T")


class PackError(ValueError):
    """One sentence: file, entry, field, what is wrong, the nearest valid word."""


def nearest(word: str, words: Iterable[str]) -> str:
    """' (did you mean x?)' for the valid word closest to `word`, or all of them when none is close."""
    known = sorted(words)
    close = get_close_matches(word, known, 1, 0.6)
    return f" (did you mean {close[0]!r}?)" if close else f" (known: {', '.join(known)})"


def read_toml(data: bytes, kind: type[T], name: str) -> T:
    """Decode the text of a TOML file called `name`; PackError when it is not TOML or does not fit `kind`."""
    try:
        raw = tomllib.loads(data.decode("utf-8-sig"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise PackError(f"{name}: {error}") from error
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise PackError(f"{name}: {_place(raw, str(error))}") from error


def _place(raw: object, message: str) -> str:
    """Msgspec's "... - at `$.card[3].kind`" with the entry's own id in it."""
    found = re.search(r" - at `\$\.?(.*)`$", message)
    if not found:
        return message
    what, path = message[: found.start()], found.group(1)
    names = []
    here = raw
    for key, index in re.findall(r"([A-Za-z_][\w-]*)|\[(\d+|\.\.\.)\]", path):
        if key:
            here = here.get(key) if isinstance(here, dict) else None
            names.append(key)
        elif index.isdigit():
            here = here[int(index)] if isinstance(here, list) and int(index) < len(here) else None
            label = here.get("id") or here.get("op") if isinstance(here, dict) else None
            names[-1:] = [f"{names[-1]} {label!r}" if label else f"{names[-1]}[{index}]"] if names else [f"[{index}]"]
    return f"{', '.join(names)}: {what}"
