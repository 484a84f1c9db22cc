"""The bot that knows the rules and nothing else: a yardstick, and a partner for tests."""

from __future__ import annotations

from random import Random

from tabletop.bots.bot import options
from tabletop.core.game import Game


class RandomBot:
    def choose(self, known: Game, seat: int, rand: Random) -> int:
        """Any option, all equally likely."""
        return rand.randrange(len(options(known, seat)))
