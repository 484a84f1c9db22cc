"""Who follows whom around a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# Pure functions that are asked the same again and again, remembered.


class Memo(dict[Any, Any]):
    """A pure function remembered: Memo(f)[a, b] is f(a, b)."""

    def __init__(self, fn: Callable[..., Any]) -> None:
        self.fn = fn

    def __missing__(self, key: tuple[Any, ...]) -> Any:
        value = self[key] = self.fn(*key)
        return value


def clockwise(seats: int, last: int) -> tuple[int, ...]:
    """All seats from the left of `last`, which comes last itself."""
    return tuple((last + n) % seats for n in range(1, seats + 1))


# by (alive, seat), `alive` one flag a seat: living seats from the left of the seat; with itself behind them, or before them,
# if it lives
ROUND = Memo(lambda alive, last: tuple(x for x in clockwise(len(alive), last) if alive[x]))
OPPONENTS = Memo(lambda alive, seat: tuple(x for x in ROUND[alive, seat] if x != seat))
ORDER = Memo(lambda alive, first: ((first,) if alive[first] else ()) + OPPONENTS[alive, first])
