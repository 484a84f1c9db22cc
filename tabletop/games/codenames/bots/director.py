"""A bot Director: looks for the word that covers most own assets and leaves all others far behind (section 11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.games.codenames.bots.agent import open_clues
from tabletop.games.codenames.bots.minds import Mind
from tabletop.games.codenames.bots.understanding import Meaning, fit, lexicon, sayable
from tabletop.games.codenames.rules.cards import ASSASSIN, CELLS, NEUTRAL, TOKEN
from tabletop.games.codenames.rules.clues import wrong_word
from tabletop.games.codenames.rules.lexicon import book
from tabletop.games.codenames.rules.options import ENDLESS, ZERO
from tabletop.games.codenames.rules.table import KEY, UNLIMITED, Board, other
from tabletop.games.codenames.rules.wording import says_name

SAFE = 1.0  # a word that fits the Assassin better is never said
CLOSE = 2  # so few assets from the end the rivals make a Director bold
AHEAD = 3  # so far ahead a Director is careful
OPEN_BONUS = 4.0
LEAD = 2.0  # of a new clue that comes without a number


class Idea(NamedTuple):
    """A clue that could be given, the cells that it means, and how good it looks."""

    word: str
    number: int
    cells: tuple[int, ...]
    rating: float


class Values(NamedTuple):
    """How well one word fits: own cells, best first; the best of the others."""

    word: str
    own: tuple[tuple[float, int], ...]
    neutral: float
    rival: float
    assassin: float


class Director:
    """The thoughts of a Director at one moment; `s` is the table as that seat sees it, the key included."""

    def __init__(self, s: Board, mind: Mind) -> None:
        self.s, self.mind = s, mind
        self.words = lexicon(s.taught)
        self.owners = {card - CELLS: s.kind[card] - TOKEN for card in s.zones[KEY]}
        self.used = {word.casefold() for _, _, _, word, _, _ in s.clues}
        self.open = [self.words.meaning(word) for word in self._open_words()] if mind.plans else []
        bold = mind.plans and s.left[other(s.side)] <= CLOSE
        self.boldness = 0.5 if bold else 1.0
        self.ahead = mind.plans and s.left[other(s.side)] - s.left[s.side] >= AHEAD

    def _open_words(self) -> list[str]:
        floor = book().match.memory_floor
        return [clue.word for clue in open_clues(self.s, self.s.side, self.words.meaning, fit, floor)]

    # -- the clue
    def clue(self) -> Idea:
        return self.choose(list(self.weighed()))

    def weighed(self) -> Iterator[Values]:
        """All words with what they are worth, one by one, for whoever has other things to do between them."""
        return (self._values(word) for word in self._sayable())

    def choose(self, values: list[Values]) -> Idea:
        """The best clue that can be made of these words."""
        if self.mind.plans and (special := self._zero()):
            return special
        fresh = [found for found in values if found.word not in self.used]
        ideas = [idea for found in fresh for idea in self._ideas(found)]
        if ideas:
            return self._unlimited(max(ideas, key=lambda idea: (idea.rating, idea.word)))
        return self._last_resort(fresh) or self._last_resort(values) or self._least_harm(values)

    def ideas(self, most: int) -> list[Idea]:
        """The best clues with different words, the best first; at least the one that would be given."""
        values = [self._values(word) for word in self._sayable() if word not in self.used]
        best = [max(ideas, key=lambda idea: idea.rating) for found in values if (ideas := list(self._ideas(found)))]
        return sorted(best, key=lambda idea: (-idea.rating, idea.word))[:most] or [self.clue()]

    def _sayable(self) -> Iterator[str]:
        yield from (word for word, tag in book().clues.items() if tag.say)
        if self.mind.plans:
            yield from sayable()

    def _values(self, word: str) -> Values:
        meaning = self.words.meaning(word)
        fits = {cell: fit(meaning, self.s.kind[cell]) for cell in self.owners}
        own = sorted(((fits[cell], -cell) for cell in fits if self.owners[cell] == self.s.side), reverse=True)

        def best(owner: int) -> float:
            return max((much for cell, much in fits.items() if self.owners[cell] == owner), default=0.0)

        return Values(
            word, tuple((much, -cell) for much, cell in own), best(NEUTRAL), best(other(self.s.side)), best(ASSASSIN)
        )

    def _ideas(self, found: Values) -> Iterator[Idea]:
        """All counts for which the word keeps its distances."""
        if found.assassin > SAFE:
            return
        for count in range(1, min(self.mind.reach, len(found.own)) + 1):
            lowest = found.own[count - 1][0]
            if lowest < self.mind.least or not self._clear(lowest, found):
                return
            cells = tuple(cell for _, cell in found.own[:count])
            if self._legal(found.word, cells):
                yield Idea(found.word, count, cells, self._rating(found, count))

    def _clear(self, lowest: float, found: Values) -> bool:
        """Far enough above the best of the others; one that does not fit at all needs no distance."""
        mind, boldness = self.mind, self.boldness
        pairs = (
            (found.neutral, mind.neutral_margin * boldness),
            (found.rival, mind.rival_margin * boldness),
            (found.assassin, mind.assassin_margin),
        )
        return all(not much or lowest >= much + margin for much, margin in pairs)

    def _rating(self, found: Values, count: int) -> float:
        meant = [much for much, _ in found.own[:count]]
        rating = 10 * count + 2 * sum(meant) / count - 1.2 * found.neutral - 3 * found.rival - 6 * found.assassin
        rating -= 4 * max(0.0, 3.5 - meant[-1])
        if self.ahead and count > 2:
            rating -= 10 * (count - 2)
        return rating + OPEN_BONUS * sum(self._is_open(cell) for _, cell in found.own[:count])

    def _is_open(self, cell: int) -> bool:
        """Whether an earlier clue means the cell already."""
        floor = book().match.memory_floor
        return any(fit(meaning, self.s.kind[cell]) >= floor for meaning in self.open)

    def _legal(self, word: str, cells: tuple[int, ...]) -> bool:
        return wrong_word(self.s, word, len(cells), cells) is None and not self._in_view(word)

    def _in_view(self, word: str) -> bool:
        """Whether the word is part of a name that is not covered: a bot says none, even where the rules let it."""
        return any(says_name(word, self.s.kind[cell]) for cell in self.owners)

    # -- when nothing is good
    def _last_resort(self, values: list[Values]) -> Idea | None:
        """The word with the best lead of one own asset over all others."""
        ideas = []
        for found in values:
            much, cell = found.own[0]
            lead = much - max(found.neutral, found.rival, found.assassin, *(v for v, _ in found.own[1:]), 0.0)
            if much and found.assassin <= SAFE and self._legal(found.word, (cell,)):
                ideas.append(Idea(found.word, 1, (cell,), lead))
        return max(ideas, key=lambda idea: (idea.rating, idea.word)) if ideas else None

    def _least_harm(self, values: list[Values]) -> Idea:
        legal = [found for found in values if self._legal(found.word, ())]
        found = min(legal, key=lambda found: (found.assassin, -found.own[0][0], found.word))
        cell = found.own[0][1]
        return Idea(found.word, 1, (cell,) if self._legal(found.word, (cell,)) else (), 0.0)

    # -- for experts
    def _unlimited(self, idea: Idea) -> Idea:
        """Without a number, when open clues have two or more assets left and the new one is far ahead."""
        if not (self.mind.plans and self.s.house & ENDLESS):
            return idea
        own = [cell for cell, owner in self.owners.items() if owner == self.s.side and cell not in idea.cells]
        found = self._values(idea.word)
        lead = found.own[len(idea.cells) - 1][0] - max(found.neutral, found.rival, found.assassin)
        if sum(map(self._is_open, own)) >= 2 and lead >= LEAD:
            return idea._replace(number=UNLIMITED)
        return idea

    def _zero(self) -> Idea | None:
        """Warn the own Agents, when what fits their open clues best is the Assassin's or a rival's."""
        if not (self.s.house & ZERO and self.open):
            return None
        worst = max(self.owners, key=lambda cell: (self._pull(cell), -cell))
        if self._pull(worst) < 3.5 or self.owners[worst] in {self.s.side, NEUTRAL}:
            return None
        for word, much in self._tags(worst):
            found = self._values(word)
            if much >= 4 and not found.own[0][0] and word not in self.used and self._legal(word, ()):
                return Idea(word, 0, (), 0.0)
        return None

    def _pull(self, cell: int) -> float:
        return max((fit(meaning, self.s.kind[cell]) for meaning in self.open), default=0.0)

    def _tags(self, cell: int) -> list[tuple[str, float]]:
        found = ((word, self.words.fit(word, self.s.kind[cell])) for word in self._sayable())
        return sorted(found, key=lambda entry: -entry[1])

    # -- covers
    def rival_to_cover(self) -> int:
        """Together: the rival asset that shares most tags with two or more own ones: it blocks most clues."""
        own = [self.s.kind[cell] for cell, owner in self.owners.items() if owner == self.s.side]
        rivals = [cell for cell, owner in self.owners.items() if owner == other(self.s.side)]
        return max(rivals, key=lambda cell: (self._blocks(cell, own), -cell))

    def _blocks(self, cell: int, own: list[int]) -> int:
        meanings: Iterator[Meaning] = (self.words.meaning(word) for word in self._sayable())
        return sum(
            fit(meaning, self.s.kind[cell]) >= self.mind.least
            and sum(fit(meaning, kind) >= self.mind.least for kind in own) >= 2
            for meaning in meanings
        )
