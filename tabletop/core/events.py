"""What a game says has happened: named facts, each with one schema, which log, moments and captions read by name.

    class Plays(Fact, frozen=True):
        seat: Seat
        kind: Kind
        card: Card

    s.say(Plays(seat, kind, card))

What a field is about stands in its type; where others may not know the cards, fields of kinds are veiled by it. The order
of the fields is the order in which facts are written down, in transcripts and elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, ClassVar, Self, get_type_hints

import msgspec
from msgspec import Struct

from tabletop.core.ask import UNKNOWN

# A field's meaning; -1 stands for none of it.
Seat = Annotated[int, "seat"]
Seats = Annotated[tuple[int, ...], "seats"]
Card = Annotated[int, "card"]
Cards = Annotated[tuple[int, ...], "cards"]
Kind = Annotated[int, "kind"]
Kinds = Annotated[tuple[int, ...], "kinds"]
Zone = Annotated[int, "zone"]


class Fact(Struct, frozen=True):
    """One thing that happened. `word` is its name in data files: the class's in small letters ("goes_back" for GoesBack)."""

    word: ClassVar[str] = ""

    def __init_subclass__(cls, **keys: Any) -> None:
        super().__init_subclass__(**keys)
        cls.word = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()

    def __iter__(self) -> Iterator[Any]:  # until every reader reads by name: as the numbers of old
        for name in self.__struct_fields__:
            value = getattr(self, name)
            yield from value if isinstance(value, tuple) else (value,)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __getitem__(self, at: int) -> Any:
        return tuple(self)[at]

    def veiled(self) -> Self:
        """As somebody hears it who may not know the cards: how many there were, but not which."""
        return msgspec.structs.replace(self, **{name: _veil(getattr(self, name)) for name in secrets(type(self))})


def _veil(kinds: int | tuple[int, ...]) -> int | tuple[int, ...]:
    return (UNKNOWN,) * len(kinds) if isinstance(kinds, tuple) else UNKNOWN


@cache
def fields(fact: type[Fact]) -> dict[str, str]:
    """What a fact's fields are about, by name: "seat", "card", "kind" ..., "" for a plain number or text."""
    hints = get_type_hints(fact, include_extras=True)
    return {name: str(next(iter(getattr(hints[name], "__metadata__", ())), "")) for name in fact.__struct_fields__}


@cache
def secrets(fact: type[Fact]) -> tuple[str, ...]:
    """The fields that say which cards they were."""
    return tuple(name for name, about in fields(fact).items() if about in {"kind", "kinds"})
