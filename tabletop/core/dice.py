"""Dice for what is drawn before or beside a game: packs of cards, decks by lot. The dice of a game are the table's own."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.table import MASK


class Dice:
    """A few numbers from a seed, apart from the table's own dice; `salt` keeps different uses of one seed apart."""

    def __init__(self, seed: int, salt: int) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + salt * 0xBF58476D1CE4E5B9 + 0x94D049BB133111EB) & MASK
        self.roll(2)

    def roll(self, n: int) -> int:
        """A number from 0 to n-1."""
        self.state = x = (self.state * 6364136223846793005 + 1442695040888963407) & MASK
        return (x >> 33) % n

    def some(self, things: Iterable[int], count: int) -> list[int]:
        """So many different ones of the things (there must be enough), in the order in which they are drawn."""
        left = list(things)
        return [left.pop(self.roll(len(left))) for _ in range(count)]

    def pick(self, things: list[int], weights: list[int]) -> int:
        """One of the things, each as often as its weight says (above 0)."""
        at = self.roll(sum(weights))
        for thing, weight in zip(things, weights, strict=True):
            at -= weight
            if at < 0:
                return thing
        raise AssertionError("the weights are used up")
