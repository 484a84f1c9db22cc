"""Moments of this game worth looking at: for `tabletop shot`, for pictures of the program, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.rpgget.rules.table import RpgGet
from tabletop.match import TableSetup
from tools.rigs.table import Sitting, seats, state

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.rigs.table import Show, Until

GAME = "rpgget"
LATE = 2  # rounds: there is something to be seen


def _evening(count: int, there: Until, seed: int = 5) -> Callable[[], Sitting]:
    """A match that played itself up to there."""
    return lambda: Sitting(TableSetup(game=GAME, seats=seats(count), seed=seed)).until(there)


def _late(sitting: Sitting) -> bool:
    table = sitting.match.game.table
    return isinstance(table, RpgGet) and table.rounds[0] > LATE


def _attack(sitting: Sitting) -> bool:
    """The person's party strikes, with enemies before it, in a later round."""
    return sitting.asked("party_attack") and _late(sitting)


def _turn(sitting: Sitting) -> bool:
    """The person's own turn, in a later round."""
    return sitting.asked("play_action") and _late(sitting)


def _theirs(sitting: Sitting) -> bool:
    """Somebody else is at a mission, and the person is asked for monsters."""
    table = sitting.match.game.table
    return isinstance(table, RpgGet) and table.turn != 0 and sitting.asked("slot")


STATES: dict[str, Show] = {
    "table-rpgget-2": state(_evening(2, _turn)),
    "table-rpgget-4": state(_evening(4, _attack)),
    "table-rpgget-mat": state(_evening(4, _theirs), lambda table: table.input.mat_expansion.key()),
}
