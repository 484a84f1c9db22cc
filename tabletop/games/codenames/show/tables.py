"""Moments of this game worth looking at: for `tabletop shot`, for pictures of the program, for tests."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.match import TableSetup
from tools.rigs.table import Sitting, seats, state

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.rigs.table import Show

GAME = "codenames"


def _guessing(count: int, seed: int, turns: int, **options: str) -> Callable[[], Sitting]:
    """The person at the screen guesses, some turns into a game."""

    def there(sitting: Sitting) -> bool:
        return sitting.asked("guess") and sitting.match.game.table.turns >= turns  # type: ignore[attr-defined]  # a column

    places = seats(count)
    # the first seats are Directors: the person sits where an Agent does
    order = (*places[1:3], places[0], *places[3:]) if count > 2 else (places[1], places[0])
    return lambda: Sitting(TableSetup(game=GAME, seats=order, seed=seed, options=options)).until(there)


def _clue(count: int, seed: int) -> Sitting:
    """The person at the screen is a Director and looks for a clue."""
    return Sitting(TableSetup(game=GAME, seats=seats(count), seed=seed)).until(lambda s: s.asked("give_clue"))


def _over(seed: int) -> Sitting:
    """The key is open to all."""
    return Sitting(TableSetup(game=GAME, seats=seats(4), seed=seed)).until(lambda s: s.match.game.over)


STATES: dict[str, Show] = {
    "table-codenames": state(_guessing(4, 5, 3)),
    "table-codenames-2": state(_guessing(2, 7, 2)),
    "table-codenames-8": state(_guessing(8, 3, 4, sides="mixed")),
    "table-codenames-pictures": state(_guessing(6, 4, 2, sides="pictures")),
    "table-codenames-end": state(partial(_over, 2)),
    "table-codenames-key": state(partial(_clue, 4, 5)),
}
