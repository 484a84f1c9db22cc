"""The vocabulary of card files: which operations exist and where they may stand (see `core.operations`).

A deed is `@op fn(s, item, ...)` (plain: changes the table) or a generator `@op fn(t, me, ...)` (asks). The other words are data
that `cards` reads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NewType, TypeVar

from tabletop.core.operations import Op, deed, word

Card = NewType("Card", int)  # a card id in the file, its kind in the function
Rarity = Literal["", "gold", "common"]
F = TypeVar("F", bound=Callable[..., Any])

MARKS = {"if"}
ASKS = {"aim": word(cards=int), "name_title": word(), "choose_discards": word(count=int, except_=Card)}
HELD = {"knock_out": word(), "return_to_pile": word(), "win": word(ending=str), "lose": word(ending=str)}
DEEDS: dict[str, Op] = {"copy_answered": word(), "copy_discarded_mission": word()}


def op(fn: F) -> F:
    """Register a deed."""
    DEEDS[fn.__name__] = deed(fn)
    return fn
