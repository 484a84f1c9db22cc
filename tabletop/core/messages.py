"""What sentences are made of: words, and links to seats and cards."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class SeatRef(NamedTuple):
    """A part of a line that names a seat; the screen fills in its name and colour."""

    seat: int


class CardRef(NamedTuple):
    """A part of a line that names a card by kind (UNKNOWN: "a card"); the screen can show it on hover."""

    kind: int
    card: int = -1


Line: TypeAlias = tuple[str | SeatRef | CardRef, ...]
