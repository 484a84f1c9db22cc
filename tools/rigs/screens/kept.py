"""The shelf of matches, and a match that is watched again."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tabletop import games
from tabletop.core.record import Answer
from tabletop.match import TableSetup
from tabletop.match.keeping import copied
from tabletop.match.reading import Reading, replay
from tabletop.ui.screens.practice.matches import MatchesScreen
from tabletop.ui.screens.practice.watch import watch
from tools.rigs.table import Sitting, seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.ui.screens.desk import Desk
    from tools.rigs.pilot import Pilot

EVENING = 1_790_000_000  # Unix seconds: the same for every picture
GAME = "espionage"
HOUR = 3600
KEYS = ("page down", "page down", "right", "right")  # to a moment worth a picture


@cache
def played(game: str = GAME, count: int = 3, seed: int = 5) -> tuple[TableSetup, tuple[Answer, ...]]:
    """A match of one person and bots, played to its end by heuristics; the same for the same words."""
    setup = TableSetup(game=game, seats=seats(count), seed=seed, pace="quick")
    match = Sitting(setup).until(lambda sitting: sitting.match.game.over).match
    return match.setup, tuple(match.record.answers)


def keep(desk: Desk, game: str = GAME, count: int = 3, *, most: int | None = None, ago: int = 0) -> int:
    """Keep such a match in the store, or its first `most` answers; its number."""
    setup, answers = played(game, count)
    given = list(answers[:most])
    record = replay(Reading(games.load(game), setup, given))
    outcome = record.definition.outcome(record.game.table) if record.game.over else None
    return copied(desk.store, setup, given, outcome, EVENING - ago * HOUR)


def _matches(pilot: Pilot, desk: Desk) -> None:
    for ago, (game, count, most) in enumerate(
        (("beanz", 2, None), ("codenames", 4, 9), (GAME, 3, None), (GAME, 3, 70))
    ):
        keep(desk, game, count, most=most, ago=30 - 9 * ago)
    pilot.app.push(MatchesScreen(desk))


def _rewatch(pilot: Pilot, desk: Desk) -> None:
    watch(pilot.app, desk, keep(desk), playing=False)
    pilot.tick(200)
    pilot.key(*KEYS)


SCREENS: dict[str, Callable[[Pilot, Desk], None]] = {"matches": _matches, "rewatch": _rewatch}
