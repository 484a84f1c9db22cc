"""Passing ahead in reaction windows: chosen openly, and following from what everybody can see (ES-121, ES-122); in games that
say so it is private, and for one turn (AP-175).
"""

from __future__ import annotations

from tabletop.core.ask import SINGLE
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.view import view
from tabletop.match.reaction_window import AutoPass


class AutoPassing:
    """`modes` by seat; who is not in it is always asked."""

    def __init__(self, definition: Definition) -> None:
        self.definition = definition
        self.modes: dict[int, AutoPass] = {}
        self._turn: int | None = None
        self._home = ""  # the query that the turn's player is asked when no chain is open

    @property
    def private(self) -> bool:
        """Nobody else may see who passes ahead."""
        return bool(self.definition.pacing.quiet)

    def of(self, seat: int) -> AutoPass:
        return self.modes.get(seat, "always_ask")

    def declines(self, game: Game, seat: int) -> bool:
        """Whether this seat says no to the open question by itself."""
        return game.ask[2] in self.definition.pacing.quiet and seat in self.seats(game)

    def seats(self, game: Game) -> frozenset[int]:
        """The seats that pass ahead in the open window. Where it is private and the game says nothing else, no window is about
        anybody's own cards.
        """
        if not self.modes:
            return frozenset()
        public, concerns = view(game), self.definition.pacing.concerns
        return frozenset(
            seat
            for seat, mode in self.modes.items()
            if mode != "always_ask"
            and (mode != "only_when_aimed" or (self.private if concerns is None else not concerns(public, seat)))
        )

    def asked(self, game: Game) -> None:
        """A new ask: passing ahead for one chain ends with it, until the own turn with the others' turns, for a turn with it.

        A chain is over when the turn's player is asked again what he was asked first in this turn.
        """
        kind, seat, query = game.ask[:3]
        turn = game.table.turn
        if turn != self._turn:
            self._turn, self._home = turn, ""
            self.modes = {x: m for x, m in self.modes.items() if m != "this_turn"}
        if kind not in SINGLE or seat != turn:
            return
        self._home = self._home or query
        if query == self._home:
            over = ("this_chain", "until_my_turn")
            self.modes = {x: m for x, m in self.modes.items() if m != over[0] and not (m == over[1] and x == turn)}
