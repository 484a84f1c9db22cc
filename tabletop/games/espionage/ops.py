"""The vocabulary of card files: which operations exist, where they may stand, which parameters they take.

A deed is `@op fn(s, item, ...)` (plain: changes the table) or a generator `@op fn(t, me, ...)` (asks); what follows the first
two parameters may be given in the file. The other words are data that `cards` reads.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple, NewType, TypeVar, get_args, get_type_hints

import msgspec

from tabletop.core.pack import nearest

Title = NewType("Title", int)  # a card id in the file, its kind in the function
Rarity = Literal["", "gold", "common"]
MUST = inspect.Parameter.empty
F = TypeVar("F", bound=Callable[..., Any])


class Op(NamedTuple):
    """One operation: parameter -> (type, default or MUST), the function of a deed, and whether that asks."""

    params: dict[str, tuple[Any, Any]]
    fn: Callable[..., Any] | None = None
    asks: bool = False


def _word(**params: Any) -> Op:
    return Op({name.rstrip("_"): (hint, MUST) for name, hint in params.items()})


ASKS = {"aim": _word(cards=int), "name_title": _word(), "choose_discards": _word(count=int, except_=Title)}
HELD = {"knock_out": _word(), "return_to_pile": _word(), "win": _word(ending=str), "lose": _word(ending=str)}
DEEDS: dict[str, Op] = {"copy_answered": _word(), "copy_discarded_mission": _word()}


def op(fn: F) -> F:
    """Register a deed."""
    hints = get_type_hints(fn)
    params = list(inspect.signature(fn).parameters.values())[2:]
    shape = {p.name: (hints[p.name], p.default) for p in params}
    DEEDS[fn.__name__] = Op(shape, fn, inspect.isgeneratorfunction(fn))
    return fn


def mistakes(row: dict[str, Any], known: dict[str, Op], titles: set[str]) -> Iterator[str]:
    """What is wrong with one operation of a card file."""
    name = row.get("op")
    if not isinstance(name, str) or name not in known:
        yield f"unknown operation {name!r}{nearest(str(name), known)}"
        return
    found = known[name]
    for key, value in row.items():
        if key not in found.params:
            if key not in {"op", "if"}:
                yield f"operation {name!r}: unknown parameter {key!r}{nearest(key, found.params)}"
            continue
        hint = found.params[key][0]
        if hint is Title:
            if value not in titles:
                yield f"operation {name!r}, {key}: no card {value!r}{nearest(str(value), titles)}"
        elif get_args(hint):
            if value not in get_args(hint):
                yield f"operation {name!r}, {key}: {value!r}{nearest(str(value), get_args(hint))}"
        else:
            try:
                msgspec.convert(value, hint)
            except msgspec.ValidationError as error:
                yield f"operation {name!r}, {key}: {error}"
    for key, (_, default) in found.params.items():
        if default is MUST and key not in row:
            yield f"operation {name!r}: parameter {key!r} is missing"
