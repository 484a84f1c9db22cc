"""The log of a match as each viewer may read it; it follows from the answers alone."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.ask import NOBODY
from tabletop.core.definition import Definition
from tabletop.core.events import TURN, Fact
from tabletop.core.game import Game
from tabletop.core.messages import Line, SeatRef
from tabletop.core.repair import read
from tabletop.core.view import redact, view
from tabletop.i18n import line
from tabletop.match.history.command_log import EXPIRED, WITHDREW, AppliedAnswer
from tabletop.match.history.repair_words import done


class LogLine(NamedTuple):
    """`n` answers led to this line: `Sight.peek_at(n)` shows the table at that moment. turn: the seat whose turn it was; fact:
    what it says, as its reader may hear it.
    """

    n: int
    line: Line
    turn: int = NOBODY
    fact: Fact | None = None


class MatchLog:
    """Lines by viewer: NOBODY (what everybody may read), and each of so many `seats`, 0 where no seat reads along."""

    def __init__(self, definition: Definition, seats: int = 0, opening: Line = ()) -> None:
        """`opening`: what stands before the first answer, where anything does."""
        self.definition = definition
        first = (LogLine(0, opening),) if opening else ()
        self._lines: dict[int, list[LogLine]] = {seat: list(first) for seat in (NOBODY, *range(seats))}
        self._turn: dict[int, int] = {}  # whose it was after so many answers

    def lines(self, viewer: int) -> list[LogLine]:
        """Oldest first."""
        return self._lines[viewer]

    def add(self, applied: AppliedAnswer, game: Game) -> None:
        """`game` stands after the answer."""
        answer, withdrew = applied.answer, applied.answer.note in (WITHDREW, EXPIRED)
        turns = self._turns(applied, game.table.turn)
        if not applied.events and not withdrew and not answer.is_repair:
            return
        looked = line("match-looked", seat=SeatRef(answer.seat))  # ES-133: whether it was Back or the time ran out
        public = [LogLine(applied.n, looked, game.table.turn)] if withdrew else []
        for viewer, lines in self._lines.items():
            seen = view(game, viewer)
            lines += public
            if answer.is_repair:
                said = done(self.definition, read(answer.value), game.table, applied.events, viewer)
                lines.append(LogLine(applied.n, said, game.table.turn))
            for event, turn in zip(applied.events, turns, strict=True):
                heard = redact(event, viewer)
                fact = heard[2] if heard[0] == "say" else None
                lines += [LogLine(applied.n, words, turn, fact) for words in self.definition.narrate(seen, heard)]

    def _turns(self, applied: AppliedAnswer, now: int) -> list[int]:
        """Whose turn it was at each event: the former seat's until the next one's turn is called."""
        before, self._turn[applied.n] = self._turn.get(applied.n - 1, NOBODY), now
        words = [event[1] if event[0] == "say" else "" for event in applied.events]
        begins = words.index(TURN) if before != now and TURN in words else 0
        return [before if i < begins else now for i in range(len(words))]

    def cut(self, n: int) -> None:
        """Forget what came after `n` answers."""
        for viewer, lines in self._lines.items():
            self._lines[viewer] = [line for line in lines if line.n <= n]
