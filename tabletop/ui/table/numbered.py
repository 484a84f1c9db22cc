"""Until every game says facts: events of words and numbers as facts whose fields are n0, n1 ..., for moments that count."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, cast

import msgspec

from tabletop.core.events import Fact, Seat
from tabletop.core.table import Event

COUNTED = ("by", "card", "counts", "meets")


def fact_of(event: Event) -> Fact:
    """The fact that is said."""
    return event[2] if isinstance(event[2], Fact) else _schema(event[1], len(event[2]))(*event[2])


@cache
def _schema(word: str, count: int) -> type[Fact]:
    made = msgspec.defstruct("Numbered", [(f"n{i}", Seat) for i in range(count)], bases=(Fact,), frozen=True)
    made.word = word  # type: ignore[attr-defined]  # of Fact
    return cast("type[Fact]", made)


def renamed(data: bytes) -> bytes:
    """The file with names in place of numbers."""
    raw = tomllib.loads(data.decode())
    for section in raw.values():
        for key in COUNTED:
            section.update({key: _name(section[key])} if key in section else {})
    return msgspec.toml.encode(raw)


def _name(value: Any) -> Any:
    return [f"n{n}" for n in value] if isinstance(value, list) else f"n{value}"
