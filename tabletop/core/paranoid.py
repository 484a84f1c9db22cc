"""The suspicious kernel: before every step it drops and rebuilds what may be derived, and compares. On in all tests.

A frame that has run since the last step is rebuilt; those below it, which have not, are rebuilt at every STRIDE-th ask and
when they run again: their journals, and so what they must ask, are the same until then.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from tabletop.core.ask import SINGLE, TELL, Option, immutable
from tabletop.core.game import HANDLE, JOURNAL, NAME, Game
from tabletop.core.handle import Asking, Handle, Request, plainly
from tabletop.core.table import Table

STRIDE = 8
SHARED: dict[int, list[Option]] = {}  # by id: lists that a query answers again and again, some long; checked once


@cache
def reader(*columns: str) -> Callable[[Table], tuple[Any, ...]]:
    """What reads these columns of a table at once."""
    return attrgetter(*columns)


@cache
def copied(columns: tuple[str, ...], shared: tuple[str, ...]) -> tuple[str, ...]:
    """The columns that a copy does not share with its table: only these can have become different."""
    return tuple([c for c in columns if c not in shared])


class Paranoid(Game):
    """Raises AssertionError when a script touches the table past its handle, asks differently when it is replayed, when
    options come out differently a second time, a query changes the table, or an accelerator disagrees with its query.
    """

    __slots__ = ()

    def go(self, value: Any) -> None:
        if self.options is not None:
            table, before = self.table, self.table.copy()
            self._check_options()
            for frame in self.stack:
                self._check_frame(frame)
            names = copied(table.columns(), table.SHARED)
            read = reader(*names)
            if read(table) != read(before):
                changed = [c for c in names if getattr(table, c) != getattr(before, c)]
                raise AssertionError(f"{self.ask[2]}: to derive options or to replay scripts has changed {changed}")
        super().go(value)

    def _check_options(self) -> None:
        kind, seats, query, args = self.ask[:4]
        table = self.table
        kept, table.memo = table.memo, table.layout.empty[:]
        asked = (seats,) if kind in SINGLE else seats
        options = {x: self.queries[query](table, x, *args) for x in asked}
        table.memo = kept  # a digest that should have gone is seen by what comes after
        assert options[self.seat] == self.options, (self.ask, self.options, options[self.seat])
        for found in options.values():
            if SHARED.get(id(found)) is not found:
                assert len(set(found)) == len(found) > 0, (self.ask, options)
        if kind == TELL:
            wrong = [x for x in self.options or () if self.rules.checks[query](table, seats, x, *args)]
            assert not wrong, f"{query}: its own values {wrong} do not pass its check"
        if options[self.seat] is self.options:
            SHARED[id(self.options)] = self.options

    def _wire(self) -> None:
        super()._wire()
        self.first = {query: held_to_account(query, fn, self.queries) for query, fn in self.rules.first.items()}
        self.scripts = {name: overheard(fn) for name, fn in self.rules.scripts.items()}

    def _handle(self, journal: list[Any]) -> Handle[Any]:
        t = super()._handle(journal)
        t.add, t.asked = plainly(journal.append), []
        return t

    def _check_frame(self, frame: list[Any]) -> None:
        handle, journal = frame[HANDLE], frame[JOURNAL]
        known = handle.at if handle else 0  # so much of the journal was there when this frame was rebuilt the last time
        if handle and known == len(journal) and self.no % STRIDE:
            return
        self.wake(frame)
        asked = frame[HANDLE].asked
        want = handle.asked if handle else asked  # asleep since a copy or a load: nothing was asked live
        if grown := len(journal) - known:  # each request that is new has come after an entry that is new
            assert immutable(tuple(journal[known:])), (frame[NAME], journal)
            assert immutable(tuple(want[-grown:])), f"{frame[NAME]}: asked {want}, which is not plain"
        assert asked == want, f"{frame[NAME]}: asked {want} live, {asked} on replay"


class Overheard:
    """A script that has begun, with a note of all that it asks for; replayed or not."""

    __slots__ = ("asked", "script")

    def __init__(self, script: Asking[Any], asked: list[Request]) -> None:
        self.script, self.asked = script, asked

    def send(self, value: Any) -> Request:
        request = self.script.send(value)
        self.asked.append(request)
        return request


def overheard(script: Callable[..., Asking[Any]]) -> Callable[..., Any]:
    return lambda t, seat, *args: Overheard(script(t, seat, *args), t.asked)


def held_to_account(
    query: str, first: Callable[..., Any], queries: dict[str, Callable[..., Any]]
) -> Callable[..., Any]:
    """An accelerator that is compared with asking seat by seat each time it is used."""

    def checked(table: Table, seats: tuple[int, ...], *args: Any) -> Any:
        quick = first(table, seats, *args)
        options = [queries[query](table, x, *args) for x in seats]
        plain = next(((i, found) for i, found in enumerate(options) if len(found) > 1), None)
        assert quick == plain, f"{query}: its accelerator says {quick}, seat by seat it is {plain}"
        return quick

    return checked
