"""Programs of cards: rows of operations compiled to steps, which a game carries out one after another.

A game has one `Programs`: its functions are registered there as operations, then the rows of its card file are compiled.
A program is known by its number, so journals and saves hold nothing else. What happens between two steps, and what a step's
answer means, differs from game to game: the loop that runs a program is the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from tabletop.core.operations import Branches, Op, Row, Rows, mistakes, step
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import tr

C = TypeVar("C")  # what a game compiles conditions to
F = TypeVar("F", bound=Callable[..., Any])
Params: TypeAlias = Mapping[str, tuple[Any, Any]]  # parameter -> (type, default or MUST), as in `Op`
Inner: TypeAlias = Callable[[Sequence[Row]], int]  # compiles rows inside a row; their program's number


@dataclass(frozen=True, slots=True)
class EffectStep(Generic[C]):
    """One operation of a program, carried out by `fn(s, me, *args)`; if it `asks` by the generator `fn(t, me, *args)`.

    could: `could(s, me, *args)`, whether it would do something now; None when it always counts.
    """

    fn: Callable[..., Any]
    asks: bool
    args: tuple[Any, ...]
    cond: C
    could: Callable[..., bool] | None


class ReferenceParameter(NamedTuple):
    """A parameter that is something else in the file. said: its type there; read(value, inner): what the function gets."""

    said: Any
    read: Callable[[Any, Inner], Any]


class SharedParameters(NamedTuple):
    """A parameter that stands for several of the file. params(operation): those; read(row): what the function gets."""

    params: Callable[[str], Params]
    read: Callable[[Row], Any]


class Programs(Generic[C]):
    """The operations of one game and the programs that its cards are compiled to.

    file: name of the card file, for DataFileError; marks: fields of a row that are no parameters; condition(row): what must
    hold for a step to happen; hints: the game's own types of parameters; names: valid words by type (see `mistakes`).
    """

    def __init__(
        self,
        file: str,
        *,
        marks: AbstractSet[str],
        condition: Callable[[Row], C],
        hints: Mapping[Any, ReferenceParameter | SharedParameters],
        names: Mapping[Any, AbstractSet[str]] | None = None,
    ) -> None:
        self.ops: dict[str, Op] = {}  # as the file writes them; a game may add words of its own
        self.steps: list[tuple[EffectStep[C], ...]] = []  # by number of the program
        self.asks: list[bool] = []  # by number of the program: does any of its steps ask?
        self._file, self._marks, self._condition = file, marks, condition
        self._hints, self._names = hints, names or {}
        self._taken: dict[str, Params] = {}  # by operation: the parameters as its function takes them
        self._could: dict[str, Callable[..., bool]] = {}

    # -- registering ---------------------------------------------------------------------------------------------------
    def op(self, fn: F) -> F:
        """Register a step under its name."""
        return self.op_named(fn.__name__.rstrip("_"), fn)

    def op_named(self, name: str, fn: F) -> F:
        """Register a step; several operations may share a function."""
        found = step(fn)
        params: dict[str, tuple[Any, Any]] = {}
        for key, (hint, default) in found.params.items():
            said = self._hints.get(hint)
            if isinstance(said, SharedParameters):
                params |= said.params(name)
            else:
                params[key] = (said.said if said else hint, default)
        self.ops[name], self._taken[name] = found._replace(params=params), found.params
        return fn

    def could(self, *names: str) -> Callable[[F], F]:
        """Register `fn(s, me, ...)`: whether these operations would do something now. Those without one always count."""

        def note(fn: F) -> F:
            self._could.update(dict.fromkeys(names, fn))
            return fn

        return note

    # -- compiling -----------------------------------------------------------------------------------------------------
    def compile(self, rows: Sequence[Row], place: str) -> int:
        """Compile operations; the number of their program. DataFileError names the file, the place in it, and the mistake."""
        steps = tuple([self._step(row, place) for row in rows])
        self.steps.append(steps)
        self.asks.append(any(found.asks for found in steps))
        return len(self.steps) - 1

    def _step(self, row: Row, place: str) -> EffectStep[C]:
        for mistake in mistakes(row, self.ops, self._names, self._marks):
            raise DataFileError(f"{self._file}: {place}: {mistake}")
        name = row["op"]
        fn = self.ops[name].fn
        if fn is None:
            where = f"{self._file}: {place}"
            raise DataFileError(tr("core-operation-place", place=where, name=repr(name)))
        args = tuple([self._argument(row, key, *shape, place) for key, shape in self._taken[name].items()])
        return EffectStep(fn, self.ops[name].asks, args, self._condition(row), self._could.get(name))

    def _argument(self, row: Row, key: str, hint: Any, default: Any, place: str) -> Any:
        said = self._hints.get(hint)
        if isinstance(said, SharedParameters):
            return said.read(row)
        value = row.get(key, default)
        if hint is Rows:
            return self.compile(value, place)
        if hint is Branches:
            return tuple([self.compile(branch, place) for branch in value])
        return said.read(value, lambda inner: self.compile(inner, place)) if said and key in row else value
