"""One game's scripts and queries, by name: names are what saves and journals hold."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Rules:
    """Decorators to register, dictionaries to look up. A name registered twice is a mistake and raises at import."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.queries: dict[str, Callable[..., Any]] = {}
        self.scripts: dict[str, Callable[..., Any]] = {}
        self.first: dict[str, Callable[..., Any]] = {}
        self.reasons: dict[str, Callable[..., Any]] = {}
        self.obstacles: dict[str, Callable[..., Any]] = {}
        self.checks: dict[str, Callable[..., Any]] = {}
        self.listed: dict[str, Callable[..., Any]] = {}
        self.judge: Callable[..., Any] | None = None
        self.calm: Callable[..., Any] | None = None

    def _add(self, names: dict[str, Callable[..., Any]], name: str, fn: F) -> F:
        if name in names:
            raise ValueError(f"{self.game}: {name} is registered twice")
        names[name] = fn
        return fn

    def _only(self, name: str, fn: F) -> F:
        if getattr(self, name) is not None:
            raise ValueError(f"{self.game}: {name} is registered twice")
        setattr(self, name, fn)
        return fn

    def query(self, fn: F) -> F:
        """`fn(table, seat, *args) -> [option, ...]`, never empty; changes nothing and depends on what the seat may see.

        A parameter `chosen` holds the cards that were chosen in the same question before. Of a question that is told (see
        `check`) the list holds values that are worth trying, for play-outs and tests.
        """
        return self._add(self.queries, fn.__name__, fn)

    def chosen(self, query: str, args: tuple[Any, ...]) -> tuple[int, ...]:
        """The cards that have been chosen in this question before, one after the other: what its parameter `chosen` holds."""
        names = list(signature(self.queries[query]).parameters)[2:] if query in self.queries else []
        return tuple(args[names.index("chosen")]) if args and "chosen" in names else ()

    def script(self, fn: F) -> F:
        """`fn(t, seat, *args)`, a generator: everything that may stop. Touches the table only through `t`."""
        return self._add(self.scripts, fn.__name__, fn)

    def check(self, query: Callable[..., Any]) -> Callable[[F], F]:
        """`fn(table, seat, value, *args) -> ValueRefusal or None`: what is wrong with a value that is told; of plain values."""
        return lambda fn: self._add(self.checks, query.__name__, fn)

    def once_listed(self, query: Callable[..., Any]) -> Callable[[F], F]:
        """`fn(table, index) -> value`: what an answer kept from before there were values meant, when options were listed."""
        return lambda fn: self._add(self.listed, query.__name__, fn)

    def first_for(self, query: Callable[..., Any]) -> Callable[[F], F]:
        """Faster than asking seat by seat: `fn(table, seats, *args) -> (how many have no choice, options) or None`."""
        return lambda fn: self._add(self.first, query.__name__, fn)

    def reason_for(self, query: Callable[..., Any]) -> Callable[[F], F]:
        """`fn(table, seat, *args) -> {card: (code, sentence, rule id)}`: why a card in view is no option just now."""
        return lambda fn: self._add(self.reasons, query.__name__, fn)

    def obstacle_for(self, query: Callable[..., Any]) -> Callable[[F], F]:
        """`fn(table, seat, card, target, *args) -> (code, sentence, rule id) or None`: why a card that is an option does not
        go with a card in view that is no target of it.
        """
        return lambda fn: self._add(self.obstacles, query.__name__, fn)

    def by_agreement(self, fn: F) -> F:
        """`fn(table)`: the people end the game before its end, so it says who has won. A game without it is played on."""
        return self._only("judge", fn)

    def calming(self, fn: F) -> F:
        """`fn(table)`: nobody races from now on, as a house rule says before the deal; no query's options depend on it."""
        return self._only("calm", fn)


def names(*queries: Callable[..., Any]) -> frozenset[str]:
    """The names under which queries are asked."""
    return frozenset({query.__name__ for query in queries})
