"""The suspicious kernel: before every step it drops and rebuilds what may be derived, and compares. On in all tests.

A frame that has run since the last step is rebuilt; those below it, which have not, are rebuilt at every STRIDE-th ask and
when they run again: their journals, and so what they must ask, are the same until then.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from tabletop.core.ask import FLAT, SINGLE, TELL, Option, immutable
from tabletop.core.game import HANDLE, JOURNAL, NAME, Game
from tabletop.core.handle import Asking, Handle, Request, plainly
from tabletop.core.table import Table

STRIDE = 8
SHARED: dict[int, list[Option]] = {}  # by id: lists that a query answers again and again, some long; checked once


def copied(kind: type[Table]) -> tuple[str, ...]:
    """The columns that a copy does not share with its table: only these can have become different."""
    return tuple([c for c in kind.columns() if c not in kind.SHARED])


@cache
def reader(kind: type[Table]) -> Callable[[Table], tuple[Any, ...]]:
    """What reads all columns of a table at once that a copy does not share."""
    return attrgetter(*copied(kind))


class SelfCheckedGame(Game):
    """Raises AssertionError when a script touches the table past its handle, asks differently when it is replayed, when
    options come out differently a second time, a query changes the table, or an accelerator disagrees with its query.
    """

    __slots__ = ()

    def go(self, value: Any) -> None:
        if self.options is not None:
            table, before = self.table, self.table.copy()
            self._check_options()
            every = self.no % STRIDE == 0
            for frame in self.stack:
                handle = frame[HANDLE]
                if every or handle is None or handle.at != len(frame[JOURNAL]):  # it has run since it was rebuilt
                    self._check_frame(frame)
            read = reader(type(table))  # type: ignore[arg-type]  # a class has a hash, whatever its tables have
            if read(table) != read(before):
                changed = [c for c in copied(type(table)) if getattr(table, c) != getattr(before, c)]
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
        self.first = {query: cross_checked(query, fn, self.queries) for query, fn in self.rules.first.items()}
        self.scripts = {name: overheard(fn) for name, fn in self.rules.scripts.items()}

    def _handle(self, journal: list[Any]) -> Handle[Any]:
        t = super()._handle(journal)
        t.add, t.asked = plainly(journal.append), []
        return t

    def _replay(self, t: Handle[Any], generator: Any, journal: list[Any]) -> Any:
        """As any game does it, with the notes taken here: a frame is replayed more often than it runs."""
        send, asked = generator.script.send, generator.asked
        request = None
        while t.at < len(journal):
            answer = journal[t.at]
            t.at += 1
            request = send(answer)
            asked.append(request)
        return request

    def _check_frame(self, frame: list[Any]) -> None:
        handle = frame[HANDLE]
        self.wake(frame)
        asked = frame[HANDLE].asked
        want = handle.asked if handle else asked  # asleep since a copy or a load: nothing was asked live
        assert asked == want, f"{frame[NAME]}: asked {want} live, {asked} on replay"


class ScriptTrace:
    """A script that has begun, with a note of all that it asks for; what it hears and asks must be plain."""

    __slots__ = ("asked", "name", "script")

    def __init__(self, name: str, script: Asking[Any], asked: list[Request]) -> None:
        self.name, self.script, self.asked = name, script, asked

    def send(self, value: Any) -> Request:
        assert type(value) in FLAT or immutable(value), f"{self.name} hears {value}, which is not plain"
        request = self.script.send(value)
        assert immutable(request), f"{self.name} asks {request}, which is not plain"
        self.asked.append(request)
        return request


def overheard(script: Callable[..., Asking[Any]]) -> Callable[..., Any]:
    name = script.__name__
    return lambda t, seat, *args: ScriptTrace(name, script(t, seat, *args), t.asked)


def cross_checked(query: str, first: Callable[..., Any], queries: dict[str, Callable[..., Any]]) -> Callable[..., Any]:
    """An accelerator that is compared with asking seat by seat each time it is used."""

    def checked(table: Table, seats: tuple[int, ...], *args: Any) -> Any:
        quick = first(table, seats, *args)
        options = [queries[query](table, x, *args) for x in seats]
        plain = next(((i, found) for i, found in enumerate(options) if len(found) > 1), None)
        assert quick == plain, f"{query}: its accelerator says {quick}, seat by seat it is {plain}"
        return quick

    return checked
