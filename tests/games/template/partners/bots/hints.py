"""Partners for bots: how good a card looks to a seat, and what a dealt world is worth."""

from __future__ import annotations

from tabletop.bots.heuristics import BotStyle
from tabletop.core.ask import Option
from tabletop.core.game import Game

from ..rules.scripts import sides, strength
from ..rules.table import RANKS, TRICK, Cards, suit_of
from .value import terms


class Tricks:
    def scores(self, game: Game, _seat: int, options: list[Option], _style: BotStyle) -> list[float]:
        """Take the trick as cheaply as it can be, and leave it to the partner who has it."""
        s = game.table
        trick = [strength(s, s.kind[card]) for card in s.zones[TRICK]]
        best = max(trick, default=-1)
        ours = bool(trick) and (len(trick) - trick.index(best)) % 2 == 0
        found = []
        for _, card, _ in options:
            kind = s.kind[card]
            price = kind % len(RANKS) + len(RANKS) * (suit_of(kind) == s.trump)
            takes = not trick or strength(s, kind) > best
            found.append((3.0 if takes and not ours else 0.0) - 0.3 * price * (1 if trick else -1))
        return found

    def value(self, table: Cards) -> tuple[float, ...] | None:
        if table.zones[TRICK]:
            return None
        first = sum(
            sum(worth for _, worth in terms(table, seat).values()) for seat in range(table.seats) if not seat % 2
        )
        second = sum(sum(worth for _, worth in terms(table, seat).values()) for seat in range(table.seats) if seat % 2)
        share = 0.5 + max(-0.45, min(0.45, 0.08 * (first - second)))
        return tuple(share if side == 0 else 1 - share for side in sides(table))


HINTS = Tricks()
