"""What was worth a prize in a game that is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.bots.lookback import Turn
from tabletop.games.codenames.rules.table import KEY

A_FEAT = 2  # right guesses in one turn that deserve a prize


class Award(NamedTuple):
    icon: str
    title: str
    line: Line


def awards(turns: Sequence[Turn]) -> list[Award]:
    """At most one of each kind; of equals the first."""
    found = (prize(turns) for prize in (_best_clue, _boldest, _sharpest, _longest))
    return [award for award in found if award is not None]


def _best_clue(turns: Sequence[Turn]) -> Award | None:
    best = _most(turns, lambda turn: turn.right)
    if best is None or best.word is None or best.right < A_FEAT:
        return None
    said = f" with {capitals(best.word) or 'a spoken word'}: {best.right} found."
    return Award("trophy", "Clue of the match", (SeatRef(best.director), said))


def _boldest(turns: Sequence[Turn]) -> Award | None:
    """The right guess beyond the number that chance would have made least often."""
    best = _most(turns, lambda turn: boldness(turn) or 0.0)
    if best is None or best.bonus is None:
        return None
    guess = best.bonus
    one_in = f" on the bonus guess: 1 in {boldness(best):.1f} by chance."
    kind = best.before.kind[guess.cell]
    return Award("bolt", "Boldest bonus guess", (SeatRef(guess.seat), " and ", CardRef(kind, guess.cell), one_in))


def boldness(turn: Turn) -> float | None:
    """Among how many open cells one of the own side lay when the bonus guess was made; None without a right one."""
    if turn.bonus is None:
        return None
    open_ = len(turn.before.zones[KEY]) - turn.number
    return open_ / (turn.before.left[turn.side] - turn.number)


def _sharpest(turns: Sequence[Turn]) -> Award | None:
    hits = Counter(guess.seat for turn in turns for guess in turn.guesses if _right(turn, guess.seat, guess.owner))
    if not hits:
        return None
    seat, count = hits.most_common(1)[0]
    return Award("eye", "Sharpest eyes", (SeatRef(seat), f": {count} right guess{'es' * (count > 1)}."))


def _right(turn: Turn, seat: int, owner: int) -> bool:
    return seat >= 0 and owner == turn.side


def _longest(turns: Sequence[Turn]) -> Award | None:
    best = _most(turns, lambda turn: len(turn.word or ""))
    if best is None or not best.word:
        return None
    return Award("pencil", "Longest clue", (SeatRef(best.director), f" said {capitals(best.word)}."))


def _most(turns: Sequence[Turn], value: Callable[[Turn], float]) -> Turn | None:
    return max(turns, key=value, default=None)
