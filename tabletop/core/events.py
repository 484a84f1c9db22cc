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
from functools import cache
from types import ModuleType
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


TURN = "turn"  # the fact that every game says when somebody's turn begins: log and story are parted by it


class Fact(Struct, frozen=True):
    """One thing that happened. `word` is its name in data files: the class's in small letters ("goes_back" for GoesBack).

    A game needs one of its own: `Turn` (TURN), said when `Table.turn` has changed. What comes before it in the same answer
    still stands under the former seat in the log.
    """

    word: ClassVar[str] = ""

    def __init_subclass__(cls, **keys: Any) -> None:
        super().__init_subclass__(**keys)
        cls.word = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()

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
    return _about(fact, "kind", "kinds")


def seats_of(fact: Fact) -> tuple[int, ...]:
    """The seats that a fact names, in order; the first one is whose fact it is. -1 where a field names none."""
    return _flat(fact, _about(type(fact), "seat", "seats"))


def kinds_of(fact: Fact) -> tuple[int, ...]:
    """The kinds that a fact names, in order."""
    return _flat(fact, secrets(type(fact)))


def cards_of(fact: Fact) -> tuple[int, ...]:
    """The cards that a fact names, in order; -1 where a field names none."""
    return _flat(fact, _about(type(fact), "card", "cards"))


def zones_of(fact: Fact) -> tuple[int, ...]:
    """The zones that a fact names, in order."""
    return _flat(fact, _about(type(fact), "zone"))


def values(fact: Fact) -> tuple[Any, ...]:
    """All that a fact says, in order, as it is written down."""
    return _flat(fact, fact.__struct_fields__)


def facts_in(module: ModuleType) -> dict[str, type[Fact]]:
    """The facts of a module by their words; one that others are made from is never said itself."""
    return {
        fact.word: fact
        for fact in vars(module).values()
        if isinstance(fact, type) and issubclass(fact, Fact) and not fact.__subclasses__()
    }


@cache
def _about(fact: type[Fact], *what: str) -> tuple[str, ...]:
    return tuple(name for name, about in fields(fact).items() if about in what)


def _flat(fact: Fact, names: tuple[str, ...]) -> tuple[Any, ...]:
    out: tuple[Any, ...] = ()
    for name in names:
        value = getattr(fact, name)
        out += value if isinstance(value, tuple) else (value,)
    return out
