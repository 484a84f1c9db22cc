"""What may be answered at each question."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import Option, ValueRefusal
from tabletop.core.seats import Memo
from tabletop.games.codenames.rules import clues
from tabletop.games.codenames.rules.acts import AGREE, ALLOW, COVER, OBJECT, REASONS, REFUSE, STAND
from tabletop.games.codenames.rules.cards import CELLS, TOKEN
from tabletop.games.codenames.rules.options import BEFORE, NO_OBJECTIONS
from tabletop.games.codenames.rules.seating import BOTH
from tabletop.games.codenames.rules.table import IS_COOP, KEY, Board, other, rules

OBJECTIONS: list[Option] = [(OBJECT, -1, reason) for reason in range(len(REASONS))]
ANSWERS: list[Option] = [(AGREE, -1, -1), (STAND, -1, -1)]
RULINGS: list[Option] = [(ALLOW, -1, -1), (REFUSE, -1, -1)]
PASSAGES: list[Option] = [(ALLOW, -1, -1), *OBJECTIONS]
COVERED = tuple((COVER, cell, -1) for cell in range(CELLS))
OBJECTIONS_A_TURN = 2  # CN-69

# by (sides, directors, side): the Agents who guess for a side; in shared_agent the one for both (CN-111)
AGENTS = Memo(
    lambda sides, directors, side: tuple(
        seat for seat, mine in enumerate(sides) if mine in (side, BOTH) and seat not in directors
    )
)


def agents(s: Board) -> tuple[int, ...]:
    """The Agents of the side to move."""
    found: tuple[int, ...] = AGENTS[s.sides, s.directors, s.side]
    return found


def rival(s: Board) -> int:
    """The rival Director, -1 when the rival is simulated (CN-70)."""
    return s.directors[other(s.side)]


def may_object(s: Board) -> bool:
    """Whether the rival Director may object to the published clue now (CN-68, CN-69)."""
    open_ = not s.guesses and s.objections < OBJECTIONS_A_TURN and not s.house & (BEFORE | NO_OBJECTIONS)
    return open_ and s.mode != IS_COOP


@rules.query
def give_clue(s: Board, _seat: int, _allowed: tuple[str, ...], asked: int) -> list[Any]:
    """A clue, or a question about a word (rules/clues.py). allowed: what counts as one word by now; asked: questions."""
    return clues.values(s, asked)


@rules.check(give_clue)
def clue_is_legal(s: Board, _seat: int, value: Any, allowed: tuple[str, ...], asked: int) -> ValueRefusal | None:
    return clues.wrong(s, value, allowed, asked)


@rules.query
def rule_on_word(_s: Board, _seat: int, _word: str) -> list[Option]:
    """CN-52: whether it counts as one word."""
    return RULINGS


@rules.query
def allow_clue(_s: Board, _seat: int, _word: str, _number: int) -> list[Option]:
    """CN-68, before publication."""
    return PASSAGES


@rules.query
def guess(s: Board, seat: int) -> list[Option]:
    """Agents of the side to move lock, mark or stop (CN-75 to CN-82); the rival Director may object (CN-68)."""
    if seat in s.directors:
        return OBJECTIONS
    found: tuple[list[Option], list[Option]] = s.memo[KEY] or s.digest(KEY)
    return found[1] if s.guesses else found[0]


@rules.query
def answer_objection(_s: Board, _seat: int, _reason: int) -> list[Option]:
    """CN-68: the clue is taken back only if its own Director agrees."""
    return ANSWERS


def _open(s: Board, side: int) -> list[Option]:
    return [COVERED[card - CELLS] for card in s.zones[KEY] if s.kind[card] == TOKEN + side]


@rules.query
def cover_rival(s: Board, _seat: int) -> list[Option]:
    """CN-107: any rival asset, freely chosen."""
    return _open(s, other(s.side))


@rules.query
def cover_own(s: Board, seat: int) -> list[Option]:
    """CN-54: the rival Director covers an asset of the own side."""
    return _open(s, s.sides[seat])
