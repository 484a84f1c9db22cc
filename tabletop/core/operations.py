"""The vocabulary of effects in card files: operations, what parameters they take, and what is wrong with a row of them.

An operation that does something is a function `fn(s or t, me, ...)`: what follows the first two parameters may be given in the
file, with the parameter's type and default. The others are words of data, described by `word`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import Any, Literal, NamedTuple, NewType, get_args, get_origin, get_type_hints

import msgspec

from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import nearest, stray, unfit
from tabletop.i18n import tr

Rows = NewType(
    "Rows", int
)  # in the file a list of operations inside an operation, in the function their program's number
Branches = NewType("Branches", tuple[int, ...])  # several such lists
MUST = inspect.Parameter.empty
Row = dict[str, Any]


class Op(NamedTuple):
    """One operation: parameter -> (type, default or MUST), its function if it does something, and whether that asks."""

    params: dict[str, tuple[Any, Any]]
    fn: Callable[..., Any] | None = None
    asks: bool = False


def word(**params: Any) -> Op:
    """An operation that is data: each parameter with its type, or with (type, default)."""
    return Op({name.rstrip("_"): p if isinstance(p, tuple) else (p, MUST) for name, p in params.items()})


def step(fn: Callable[..., Any]) -> Op:
    """An operation that a function carries out."""
    hints = get_type_hints(fn)
    params = list(inspect.signature(fn).parameters.values())[2:]
    shape = {p.name.rstrip("_"): (hints[p.name], p.default) for p in params}
    return Op(shape, fn, inspect.isgeneratorfunction(fn))


def mistakes(
    row: Any, known: Mapping[str, Op], names: Mapping[Any, AbstractSet[str]], also: AbstractSet[str]
) -> Iterator[str]:
    """What is wrong with one operation of a card file.

    names: valid words by type, for types that stand for an entry of the file; also: fields of a row that are no parameters.
    """
    name: Any = row.get("op") if isinstance(row, dict) else None
    if wrong := stray(name, known):
        yield tr("core-no-operation", name=wrong)
        return
    params = known[name].params
    for key, value in row.items():
        if key in params:
            for wrong in _value(value, params[key][0], known, names, also):
                yield tr("core-operation-parameter", name=repr(name), parameter=key, wrong=wrong)
        elif key != "op" and key not in also:
            yield tr("core-no-parameter", name=repr(name), parameter=f"{shown(key)}{nearest(key, params)}")
    for key, (_, default) in params.items():
        if default is MUST and key not in row:
            yield tr("core-parameter-missing", name=repr(name), parameter=repr(key))


def _value(
    value: Any, hint: Any, known: Mapping[str, Op], names: Mapping[Any, AbstractSet[str]], also: AbstractSet[str]
) -> Iterator[str]:
    if hint in names:
        if wrong := stray(value, names[hint]):
            yield tr("core-no-such", what=hint.__name__.lower(), word=wrong)
    elif hint is Branches or hint is Rows:
        if not isinstance(value, list | tuple):
            yield tr("core-no-list", value=shown(value))
            return
        for inner in value:
            yield from (
                _value(inner, Rows, known, names, also) if hint is Branches else mistakes(inner, known, names, also)
            )
    elif get_origin(hint) is Literal:
        if value not in get_args(hint):
            yield f"{shown(value)}{nearest(str(value), map(str, get_args(hint)))}"
    else:
        try:
            msgspec.convert(value, hint)
        except msgspec.ValidationError as error:
            yield unfit(str(error))
