"""How far a turn has come, as far as it has been told: what lies round the grid changes with the covers, not after them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.games.codenames.rules import events
from tabletop.games.codenames.rules.cards import CELLS, NEUTRAL
from tabletop.games.codenames.rules.table import COVERS, UNLIMITED
from tabletop.table.extensions.decorations import Decoration

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop.core.events import Fact
    from tabletop.games.codenames.rules.table import Board


Row = tuple[int, int, int, str, int, int]  # of a clue: turn, side, seat, word, number, whether it stands

COVERING = frozenset({"cover_rival", "cover_own"})  # asked after the guesses (CN-54, CN-107)


class Course(NamedTuple):
    """side: whose turn it is; clue: the present one; guesses: made in this turn, limit: of how many (0: none), done: no more
    of them, final: the last one ends the game; fresh: the right ones among those that are being told; left: assets by side;
    neutrals: covered ones; winner: None while the game goes on, -1 for the simulated rival.
    """

    side: int
    clue: Row | None
    clues: tuple[Row, ...]
    guesses: int
    fresh: int
    limit: int
    left: tuple[int, ...]
    neutrals: int
    winner: int | None = None
    done: bool = False
    final: bool = False


def course(table: Board, said: Iterable[Fact], *, over: bool, ended: bool = False) -> Course:
    """`table`: as it was before all that is `said`, or after it, where somebody else has begun to look meanwhile; ended: of its
    turn only the cover of a Director is still to come.
    """
    last = table.clues[-1] if table.clues and not over else None
    clue = last if last is not None and last[0] == table.turns and last[5] else None
    now = Course(
        table.side,
        clue,
        table.clues,
        table.right,
        0,
        table.limit,
        tuple(table.left),
        sum(table.neutrals),
        table.winner if over else None,
        ended,
    )
    for fact in said:
        if not _held(table, fact):
            now = _after(now, fact, table.turns)
    return now


def _held(table: Board, fact: Fact) -> bool:
    """Whether the table has it already: it is not counted again."""
    match fact:
        case events.Clue():
            return (table.turns, fact.side, fact.seat, fact.said, fact.number, 1) in table.clues
        case events.Reveals() | events.RivalCovers() | events.Penalty():
            return table.at[CELLS + fact.card] == COVERS
    return False


def _after(now: Course, fact: Fact, turn: int) -> Course:
    match fact:
        case events.Clue():
            row = (turn, fact.side, fact.seat, fact.said, fact.number, 1)
            return now._replace(clue=row, clues=(*now.clues, row), limit=fact.limit)
        case events.Reveals():
            right = not fact.fate
            now = now._replace(
                guesses=now.guesses + right, fresh=now.fresh + right, done=not right, final=bool(fact.final)
            )
            return _covered(now, fact.owner)
        case events.Stops() | events.LimitReached() | events.TimeUp():
            return now._replace(done=True)
        case events.RivalCovers() | events.Penalty():
            return _covered(now, fact.side)
        case events.TakenBack():
            struck = tuple((*row[:5], 0) if row == now.clue else row for row in now.clues)
            return now._replace(clue=None, clues=struck)
        case events.Turn():
            return now._replace(side=fact.side, clue=None, guesses=0, limit=0, done=False)
        case events.Wins():
            return now._replace(winner=fact.side, clue=None)
    return now


def _covered(now: Course, owner: int) -> Course:
    left = tuple(count - (side == owner) for side, count in enumerate(now.left))
    final = now.final or 0 in left  # a side is complete: no guess is left, whatever the clue allows
    return now._replace(left=left, neutrals=now.neutrals + (owner == NEUTRAL), done=now.done or final, final=final)


def found_for(table: Board, turn: int, side: int) -> int:
    """Right guesses of a turn."""
    return sum(row[0] == turn and row[1] == side == row[4] and row[2] >= 0 for row in table.guessed)


class Told(Decoration):
    """Follows what is told of the turn."""

    @property
    def now(self) -> Course:
        return course(self.told.table, self.said, over=not self.told.query, ended=self.told.query in COVERING)


def sign(number: int) -> str:
    """A clue's number in large type."""
    return "\u221e" if number == UNLIMITED else str(number)
