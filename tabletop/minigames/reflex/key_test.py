"""The key test of a match: everybody holds the own key at once, and what the keyboard does not tell is named (AP-167).

Cheap keyboards cannot tell some combinations of three or more keys: then one of the keys never arrives while the others are
down. A key that nobody presses looks the same, so the test only names it.
"""

from __future__ import annotations

from typing import Literal

SURE_MS = 1200  # others are held so long: what has not come by then does not come
FEWEST = 2


class KeyTest:
    """`keys`: by seat, the name of its key or of its gamepad's button. Times in ms of the caller's clock."""

    def __init__(self, keys: dict[int, str]) -> None:
        self.keys = keys
        self.again()

    def again(self) -> None:
        self.down_since: dict[int, float] = {}
        self.heard: set[int] = set()
        self.missing: tuple[int, ...] = ()
        self._changed = 0.0
        self._passed = False

    def down(self, key: str, now: float) -> tuple[int, ...]:
        """A key goes down; the seats it belongs to."""
        seats = tuple(seat for seat, own in self.keys.items() if own == key and seat not in self.down_since)
        for seat in seats:
            self.down_since[seat] = self._changed = now
            self.heard.add(seat)
        self.missing = tuple(seat for seat in self.missing if seat not in seats)
        self._passed = self._passed or len(self.down_since) == len(self.keys)
        return seats

    def up(self, key: str, now: float) -> None:
        for seat, own in self.keys.items():
            if own == key and self.down_since.pop(seat, None) is not None:
                self._changed = now

    def state(self, now: float) -> Literal["waiting", "passed", "missing"]:
        """passed: all were down at once; missing: some are held long enough, and `missing` are not heard with them."""
        if self._passed:
            self.missing = ()
            return "passed"
        if len(self.down_since) >= FEWEST and now - self._changed >= SURE_MS:
            self.missing = tuple(seat for seat in self.keys if seat not in self.down_since)
        return "missing" if self.missing else "waiting"

    def blocked(self) -> tuple[int, ...]:
        """Of the missing ones those whose key was heard alone: the keyboard blocks it while the others are down."""
        return tuple(seat for seat in self.missing if seat in self.heard)
