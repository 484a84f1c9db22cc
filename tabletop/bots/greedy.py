"""The bot that takes what looks best at once: fast enough to stand in for any other in the middle of a frame."""

from __future__ import annotations

from random import Random

from tabletop.bots.bot import options
from tabletop.bots.heuristics import PLAIN, BotStyle, Hints
from tabletop.core.game import Game


class Greedy:
    """Never runs the game: it only reads options and hints, so that no script of the game can hold it up.

    slip: the chance to answer with any option at all.
    """

    def __init__(self, hints: Hints | None, style: BotStyle = PLAIN, slip: float = 0.0) -> None:
        self.hints, self.style, self.slip = hints, style, slip

    def choose(self, known: Game, seat: int, rand: Random) -> int:
        """The option with the best score; chance breaks ties. Without hints: any option."""
        found = options(known, seat)
        if self.hints is None or len(found) == 1 or rand.random() < self.slip:
            return rand.randrange(len(found))
        scores = self.hints.scores(remembered(known, seat, self.style.forgetting, rand), seat, found, self.style)
        spread, chance = self.style.bluffing, rand.random
        rated = [(score + spread * chance(), chance()) for score in scores]
        return rated.index(max(rated))


def remembered(known: Game, seat: int, forgetting: float, rand: Random) -> Game:
    """`known`, or a copy of it in which `seat` has lost sight of some cards that lie where it cannot look."""
    if not forgetting:
        return known
    known = known.clone()
    table, bit = known.table, 1 << seat
    for zone, sight in enumerate(table.layout.sight):
        if not sight & bit:
            for card in table.zones[zone]:
                if table.seen[card] & bit and rand.random() < forgetting:
                    table.seen[card] &= ~bit
    return known
