"""Pure functions that are asked the same again and again, remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Memo(dict[Any, Any]):
    """A pure function remembered: Memo(f)[a, b] is f(a, b)."""

    def __init__(self, fn: Callable[..., Any]) -> None:
        self.fn = fn

    def __missing__(self, key: tuple[Any, ...]) -> Any:
        value = self[key] = self.fn(*key)
        return value
