"""The bots that sit at a table of Codenames: in both roles, on their seat's view only."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tabletop.bots.bot import WAITS, Choice, ValueAnswer, options
from tabletop.core.game import Game
from tabletop.games.codenames.bots.agent import Agent
from tabletop.games.codenames.bots.director import Director
from tabletop.games.codenames.bots.minds import Mind, mind
from tabletop.games.codenames.bots.understanding import lexicon
from tabletop.games.codenames.rules.acts import AGREE, ALLOW, COVER, LOCK, REFUSE, STAND, STOP
from tabletop.games.codenames.rules.clues import CLUE
from tabletop.games.codenames.rules.options import PENALTY
from tabletop.games.codenames.rules.table import Board


def grid(known: Game) -> Board:
    """The table as the seat knows it."""
    assert isinstance(known.table, Board)
    return known.table


class Player:
    """`level`: a level of the table; LookupError when there are no numbers for it."""

    def __init__(self, level: str) -> None:
        self.mind: Mind = mind(level)
        self.answers: dict[str, Callable[[Game, int, Random], Choice]] = {
            "give_clue": self._give_clue,
            "guess": self._guess,
            "rule_on_word": self._rule,
            "allow_clue": self._allow,
            "answer_objection": self._answer,
            "cover_rival": self._cover_rival,
            "cover_own": self._cover_own,
        }

    def choose(self, known: Game, seat: int, rand: Random) -> Choice:
        return self.answers[known.ask[2]](known, seat, rand)

    def _pick(self, known: Game, seat: int, act: int, cell: int = -1) -> int:
        return options(known, seat).index((act, cell, -1))

    def _give_clue(self, known: Game, _seat: int, _rand: Random) -> Choice:
        idea = Director(grid(known), self.mind).clue()
        return ValueAnswer((CLUE, idea.word, idea.number, idea.cells))

    def _guess(self, known: Game, seat: int, rand: Random) -> Choice:
        """A rival Director says nothing: what passes the checks is fine with a bot (CN-70)."""
        table = grid(known)
        if seat in table.directors:
            return WAITS
        cell = Agent(table, seat, self.mind, rand).guess()
        return self._pick(known, seat, STOP) if cell is None else self._pick(known, seat, LOCK, cell)

    def _rule(self, known: Game, seat: int, _rand: Random) -> Choice:
        """CN-53: what is known as a word is one."""
        fine = lexicon(grid(known).taught).meaning(known.ask[3][0]).known
        return self._pick(known, seat, ALLOW if fine else REFUSE)

    def _allow(self, known: Game, seat: int, _rand: Random) -> Choice:
        return self._pick(known, seat, ALLOW)

    def _answer(self, known: Game, seat: int, _rand: Random) -> Choice:
        """Politely, unless it costs the turn."""
        costly = grid(known).house & PENALTY
        return self._pick(known, seat, STAND if costly else AGREE)

    def _cover_rival(self, known: Game, seat: int, rand: Random) -> Choice:
        if not self.mind.reach > 2:
            return rand.randrange(len(options(known, seat)))
        return self._pick(known, seat, COVER, Director(grid(known), self.mind).rival_to_cover())

    def _cover_own(self, known: Game, seat: int, rand: Random) -> Choice:
        return rand.randrange(len(options(known, seat)))


def make(level: str) -> Player:
    """What `tabletop.bots.levels` asks for a bot of this game."""
    return Player(level)
