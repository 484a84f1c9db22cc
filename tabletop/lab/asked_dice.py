"""Dice whose results somebody else decides: what a game draws by chance becomes a question, one die after another.

The dice of a table are one number (`Table.rng`), which is mixed and then taken modulo the number of faces. `AskedDice` stands
in its place: it stays itself under all mixing, and the modulo is the question.
"""

from __future__ import annotations

from typing import Any, NoReturn, Self

MOST_FACES = 4096  # of one question; more are asked for in several


class DieNeededError(Exception):
    """A game needs the result of a die that nobody has decided yet."""

    def __init__(self, faces: int) -> None:
        super().__init__(f"a die with {faces} faces")
        self.faces = faces


class AskedDice(int):
    """A seed, and a state of dice, that gives these results in turn and then raises DieNeededError.

    For one game that is played from one question to the next: copies of its table share it.
    """

    results: tuple[int, ...]
    used: int

    def __new__(cls, results: tuple[int, ...] = ()) -> Self:
        dice = super().__new__(cls, 0)
        dice.results, dice.used = results, 0
        return dice

    def _mixed(self, _other: int) -> Self:
        return self

    __add__ = __radd__ = __mul__ = __rmul__ = __and__ = __rand__ = __rshift__ = __floordiv__ = _mixed

    def __mod__(self, faces: int) -> int:
        if faces == 1:
            return 0
        if faces > MOST_FACES:
            if faces % MOST_FACES:
                raise ValueError(f"A die with {faces} faces cannot be rolled in parts.")
            return (self % (faces // MOST_FACES)) * MOST_FACES + self % MOST_FACES
        if self.used == len(self.results):
            raise DieNeededError(faces)
        self.used += 1
        return self.results[self.used - 1]

    def __hash__(self) -> NoReturn:
        """Nothing may remember what came of a seed: all of these are one number, and every one gives other results."""
        raise TypeError("asked dice cannot be a key")

    def __eq__(self, other: object) -> Any:
        return self is other
