"""What a person has done in Codenames: clues given, right guesses per clue, the boldest bonus guess, the best partner."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from tabletop.games.codenames.bots.lookback import Turn, boldness, turns
from tabletop.games.codenames.texts import tr
from tabletop.i18n import decimal
from tabletop.pages.progress.game_figures import GameFigure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.definition import Definition
    from tabletop.core.record import Answer
    from tabletop.match.seats import TableSetup

ENOUGH = 3  # clues of a pair that say something about it


class TakenActions:
    """Of one person, over many matches."""

    def __init__(self) -> None:
        self.clues = self.right = 0
        self.boldest = 0.0
        self.pairs: dict[str, list[int]] = defaultdict(list)  # by the partner's name: right guesses of each clue

    def add(self, definition: Definition, setup: TableSetup, answers: Sequence[Answer], seat: int) -> None:
        game = definition.start(len(setup.seats), setup.seed, setup.options, auto=False)
        for turn in turns(game, answers):
            if turn.word is not None:
                self._count(turn, seat, [place.name for place in setup.seats])

    def _count(self, turn: Turn, seat: int, names: list[str]) -> None:
        guessers = {guess.seat for guess in turn.guesses if guess.seat >= 0}
        if turn.director == seat:
            self.clues += 1
            self.right += turn.right
            partners = guessers
        else:
            partners = {turn.director} if seat in guessers else set()
            bold = boldness(turn)
            if bold is not None and turn.bonus is not None and turn.bonus.seat == seat:
                self.boldest = max(self.boldest, bold)
        for partner in partners:
            self.pairs[names[partner]].append(turn.right)

    def told(self) -> list[GameFigure]:
        found = []
        if self.clues:
            found.append(GameFigure("bullhorn", str(self.clues), tr("statistics-clues")))
            found.append(GameFigure("target", decimal(self.right / self.clues), tr("statistics-right")))
        if self.boldest:
            found.append(GameFigure("bolt", tr("one-in", many=decimal(self.boldest)), tr("statistics-boldest")))
        means = {name: sum(hits) / len(hits) for name, hits in self.pairs.items() if len(hits) >= ENOUGH}
        if means:
            best = max(means, key=lambda name: (means[name], name))
            found.append(GameFigure("handshake", best, tr("statistics-partner", right=decimal(means[best]))))
        return found


STATISTICS = TakenActions
