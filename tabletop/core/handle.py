"""What a script holds: the only way for it to touch the table, and the words with which it asks.

A handle plays back before it plays on: while its frame is rebuilt, `tape` is the journal and verbs answer from it without
touching the table; at the tape's end it is dropped, and from then on every result is journaled.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator, Sequence
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar, TypeVarTuple

from tabletop.core.ask import ALL, ANY, CALL, CHOOSE, CUT, FLAT, OFFER, RACE, TELL, Option, immutable
from tabletop.core.table import Table

T = TypeVar("T", bound=Table)
R = TypeVar("R")
P = ParamSpec("P")
Ts = TypeVarTuple("Ts")

Request: TypeAlias = tuple[Any, ...]
Asking: TypeAlias = Generator[Request, Any, R]  # a script, or a part of one: `R` is what it returns
Seats: TypeAlias = tuple[int, ...] | None  # None: all living seats, in the table's order
END = object()  # the tape has no more


class Handle(Generic[T]):
    """Requests are yielded by the script: `answer = yield t.choose(seat, query)`. Verbs are called with it: `draw(t, seat)`.

    Every question may have a `limit` in ms (0: none): then the clock may answer it, and what it then comes to is said at each.
    A query is named by its function; what journals and saves hold is its name.
    """

    __slots__ = ("add", "asked", "at", "s", "tape")
    s: T
    add: Callable[[object], None]  # the journal's append
    tape: list[Any] | None  # the journal being played back, and how far it is
    at: int
    asked: list[Request]

    def played(self) -> Any:
        """The next result on the tape; END, and no tape any more, when there is none."""
        at, tape = self.at, self.tape
        assert tape is not None
        if at < len(tape):
            self.at = at + 1
            return tape[at]
        self.tape = None
        return END

    def choose(
        self, seat: int, query: Callable[[T, int, *Ts], Sequence[Option]], *args: *Ts, limit: int = 0
    ) -> Request:
        """One seat picks one option of `query(table, seat, *args)`; answers the option, or LATE."""
        return CHOOSE, seat, query.__name__, args, limit

    def tell(self, seat: int, query: Callable[[T, int, *Ts], Sequence[Any]], *args: *Ts, limit: int = 0) -> Request:
        """One seat says a plain value that passes the check of `query` (see `Rules.check`); answers the value, or LATE."""
        return TELL, seat, query.__name__, args, limit

    def offer(
        self, seats: Seats, query: Callable[[T, int, *Ts], Sequence[Option]], *args: *Ts, limit: int = 0
    ) -> Request:
        """Every seat may take or pass; the first in seat order that takes counts: answers (seat, option), or ().

        When the clock answers, whoever has not answered has passed.
        """
        return OFFER, seats, query.__name__, args, limit

    def all(
        self, seats: Seats, query: Callable[[T, int, *Ts], Sequence[Option]], *args: *Ts, limit: int = 0
    ) -> Request:
        """Every seat answers, answers come out together: answers a tuple of options in seat order, LATE for the missing."""
        return ALL, seats, query.__name__, args, limit

    def any(
        self, seats: Seats, query: Callable[[T, int, *Ts], Sequence[Option]], *args: *Ts, limit: int = 0
    ) -> Request:
        """One of several seats answers for all of them, whoever does so first: answers (seat, option), or (CLOCK, LATE).

        No speed is measured and nothing about it is secret; a seat that does not want to say anything waits.
        """
        return ANY, seats, query.__name__, args, limit

    def race(
        self, seats: Seats, query: Callable[[T, int, *Ts], Sequence[Option]], *args: *Ts, limit: int = 0
    ) -> Request:
        """The first answer to land that is no PASS counts: answers (seat, option), or (CLOCK, ()) when time is up or all
        have passed.
        """
        return RACE, seats, query.__name__, args, limit

    def call(self, script: Callable[[Handle[T], int, *Ts], Asking[Any]], seat: int, *args: *Ts) -> Request:
        """A frame on top of this one; answers what that script returns."""
        return CALL, script.__name__, seat, args

    def cut(self, *scripts: Callable[..., Asking[Any]], value: Any = None) -> Request:
        """Drop the nearest frame of one of these scripts and all above; its parent hears `value`. Without scripts: all."""
        return CUT, tuple([script.__name__ for script in scripts]), value


def verb(fn: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[Handle[T], P], R]:
    """`fn(table, ...)` changes the table and answers something plain; as a verb it takes a script's handle instead.

    Its result is journaled, and comes from the journal when the script is rebuilt. A verb never asks, never calls scripts.
    """
    params = list(inspect.signature(fn).parameters)[1:]
    head, passed = "".join(f", {p}" for p in params), "".join(f", {p}" for p in params)
    source = (
        f"def {fn.__name__}(t{head}):\n"
        f" if t.tape is not None:\n  r = t.played()\n  if r is not END:\n   return r\n"
        f" r = fn(t.s{passed})\n t.add(r)\n return r\n"
    )
    names: dict[str, Any] = {"fn": fn, "END": END}
    exec(source, names)  # noqa: S102 - our own parameter names; *args would cost a tenth of the speed of play-outs
    made = names[fn.__name__]
    made.__defaults__, made.__kwdefaults__ = fn.__defaults__, fn.__kwdefaults__
    made.__doc__, made.__module__, made.__qualname__ = fn.__doc__, fn.__module__, fn.__qualname__
    made.__wrapped__ = fn
    return made  # type: ignore[no-any-return]


def plainly(append: Callable[[object], None]) -> Callable[[object], None]:
    """A journal's append that takes nothing but plain results."""

    def add(result: object) -> None:
        assert type(result) in FLAT or immutable(result), result
        append(result)

    return add
