"""What sentences are made of: words, links to seats and cards, and parts that the lines of every game need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.events import Fact, fields
from tabletop.i18n import line
from tabletop.i18n.catalogue import Sentence, Value


class SeatRef(NamedTuple):
    """A part of a line that names a seat; the screen fills in its name and colour."""

    seat: int

    def selectors(self, reader: int) -> dict[str, str]:
        """What a message chooses by: `$seat-person` is "you", "other", or "none" for no seat."""
        return {"person": "none" if self.seat == NOBODY else "you" if self.seat == reader else "other"}


class CardRef(NamedTuple):
    """A part of a line that names a card by kind (UNKNOWN: "a card"); the screen can show it on hover."""

    kind: int
    card: int = -1

    def selectors(self, _reader: int) -> dict[str, str]:
        """What a message chooses by: `$kind-seen` is "seen", "unseen", or "none" for no card."""
        return {"seen": "none" if self.kind < 0 else "unseen" if self.kind == UNKNOWN else "seen"}


Line: TypeAlias = tuple[str | SeatRef | CardRef, ...]


def several(parts: Sequence[SeatRef | CardRef]) -> Line:
    """A, B and C."""
    return line("list", items=list(parts))


LINKS: dict[str, Callable[[Any], Value]] = {  # by what a field of a fact is about
    "seat": SeatRef,
    "seats": lambda numbers: [SeatRef(seat) for seat in numbers],
    "kind": CardRef,
    "kinds": lambda kinds: [CardRef(kind) for kind in kinds],
}


def arguments(fact: Fact) -> dict[str, Value]:
    """What a message can say of a fact, by its fields: links to seats and kinds, numbers and texts, "yes" or "no"."""
    out: dict[str, Value] = {}
    for name, about in fields(type(fact)).items():
        value = getattr(fact, name)
        if about in LINKS:
            out[name] = LINKS[about](value)
        elif not about and isinstance(value, bool):
            out[name] = "yes" if value else "no"
        elif not about and isinstance(value, int | str):
            out[name] = value
    return out


def told(line: Callable[..., Sentence], fact: Fact, **more: Value) -> Line:
    """The message that is called like the fact, with its fields as arguments. `line`: of the game's texts; `more`: arguments
    that are none of its fields, or in place of one.
    """
    return line(fact.word.replace("_", "-"), **(arguments(fact) | more))


def said_to(words: Line, reader: int) -> Line:
    """A line as whoever sits at the seat `reader` is told it; one that no message made names everybody."""
    return words.to(reader) if isinstance(words, Sentence) else words
