"""A bot Agent: guesses by what is public, the clue before all (section 11)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from tabletop.games.codenames.bots.minds import Mind, Sight
from tabletop.games.codenames.bots.understanding import Meaning, lexicon
from tabletop.games.codenames.rules.cards import CELLS
from tabletop.games.codenames.rules.lexicon import book
from tabletop.games.codenames.rules.table import KEY, UNLIMITED, Board, other

FIRM = 3.0  # of a new clue without a number: fits of so much are followed
FAINT = 1.0  # below this nothing is guessed of one's own free will
TAKEN, RIVAL = 4.0, 0.5  # an asset that fits a rivals' clue so well is likely theirs, and counts so much less

Cells = list[int]

Fit = Callable[[Meaning, int], float]


class Agent:
    """The thoughts of one seat at one moment; `s` is the table as that seat sees it."""

    def __init__(self, s: Board, seat: int, mind: Mind, rand: Random) -> None:
        self.s, self.mind, self.rand = s, mind, rand
        self.words = lexicon(s.taught)
        self.sight = Sight(mind, bytes(s.kind[:CELLS]).hex(), seat)
        self.open: Cells = [card - CELLS for card in s.zones[KEY]]
        *_, word, self.number, _ = s.clues[-1]
        self.meaning = self.words.meaning(word)
        floor = book().match.memory_floor
        self.older = open_clues(s, s.side, self.words.meaning, self.sight.fit, floor)[-mind.memory :]
        self._taken = self._rivals() if mind.plans else set()

    def guess(self) -> int | None:
        """The cell to lock, None to stop."""
        first = not self.s.guesses
        if self.number == 0:
            return self._zero(first)
        if not self.meaning.known:
            return self._unknown() if first else None
        if first and not self._sees():
            self.sight = self.sight.again()  # who has to guess and sees no link thinks longer
            if not self._sees():
                return self._unknown()
        if self.number == UNLIMITED:
            return self._unlimited(first)
        if self.s.guesses >= self.number:
            return self._bonus()
        best = self._best(self.score)
        if first or self.score(best) >= FAINT:
            return best
        return None

    # -- how well a cell fits
    def _sees(self) -> bool:
        """Whether anything fits the clue at all."""
        return any(self._new(cell) >= FAINT for cell in self.open)

    def _fit(self, meaning: Meaning, cell: int) -> float:
        return self.sight.fit(meaning, self.s.kind[cell])

    def _new(self, cell: int) -> float:
        return self._fit(self.meaning, cell)

    def _old(self, cell: int) -> float:
        """The best fit to an open clue."""
        return max((self._fit(clue.meaning, cell) for clue in self.older), default=0.0)

    def score(self, cell: int) -> float:
        """How likely a cell is meant: the new clue, and half of each open one that it may serve as well."""
        score = self._new(cell)
        if score >= FAINT:
            share, floor = book().match.memory, book().match.memory_floor
            fits = (self._fit(clue.meaning, cell) for clue in self.older)
            score += share * sum(fit for fit in fits if fit >= floor)
        return score - RIVAL * (cell in self._taken)

    def _rivals(self) -> set[int]:
        meanings = [self.words.meaning(word) for word in rival_words(self.s, self.s.side)]
        return {cell for cell in self.open if any(self._fit(meaning, cell) >= TAKEN for meaning in meanings)}

    def _best(self, score: Callable[[int], float]) -> int:
        """Of equal ones the first in reading order."""
        return max(self.open, key=lambda cell: (score(cell), -cell))

    # -- less usual moments
    def _bonus(self) -> int | None:
        """The guess beyond the number is for an open clue, or for nothing."""
        best = self._best(self._old)
        return best if self._old(best) >= self.mind.bonus else None

    def _unknown(self) -> int:
        best = self._best(self._old)
        return best if self._old(best) > 0 else self.rand.choice(self.open)

    def _zero(self, first: bool) -> int | None:
        """What fits the word goes last; then open clues, at least one guess."""
        best = self._best(lambda cell: self._old(cell) - 10 * (self._new(cell) > 0))
        sure = self._old(best) >= self.mind.bonus and not self._new(best) > 0
        return best if first or sure else None

    def _unlimited(self, first: bool) -> int | None:
        best = self._best(self.score)
        if first or self._new(best) >= FIRM:
            return best
        return self._bonus()


class Open(NamedTuple):
    """An earlier clue and how many assets it may still mean."""

    meaning: Meaning
    word: str
    left: int


def open_clues(s: Board, side: int, understand: Callable[[str], Meaning], fit: Fit, floor: float) -> list[Open]:
    """Clues of a side before the present one, oldest first; each counts down with an own asset of fit >= floor that was found
    since (section 11). The number 0 and unlimited leave nothing open that can be counted.
    """
    found = []
    for turn, who, _, word, number, stands in s.clues:
        if who != side or not stands or number < 1 or (turn == s.turns and side == s.side):
            continue
        meaning = understand(word)
        hits = sum(
            fit(meaning, s.kind[cell]) >= floor
            for when, by, seat, cell, owner in s.guessed
            if when >= turn and by == owner == side and seat >= 0
        )
        if hits < number:
            found.append(Open(meaning, word, number - hits))
    return found


def rival_words(s: Board, side: int) -> list[str]:
    return [word for _, who, _, word, number, stands in s.clues if who == other(side) and stands and number]
