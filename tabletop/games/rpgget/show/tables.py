"""Moments of this game worth looking at: for `tabletop shot`, for pictures of the program, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match import TableSetup
from tools.rigs.table import Sitting, seats, state

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.rigs.table import Show, Until

GAME = "rpgget"


def _evening(count: int, there: Until, seed: int = 5) -> Callable[[], Sitting]:
    """A match that played itself up to there."""
    return lambda: Sitting(TableSetup(game=GAME, seats=seats(count), seed=seed)).until(there)


def _attack(sitting: Sitting) -> bool:
    """The person's party strikes, with enemies before it, in a later round."""
    return sitting.asked("party_attack") and sitting.match.game.table.rounds[0] > 2


def _turn(sitting: Sitting) -> bool:
    """The person's own turn, in a later round."""
    return sitting.asked("play_action") and sitting.match.game.table.rounds[0] > 2


STATES: dict[str, Show] = {
    "table-rpgget-2": state(_evening(2, _turn)),
    "table-rpgget-3": state(_evening(3, _attack)),
    "table-rpgget-4": state(_evening(4, _attack)),
}
