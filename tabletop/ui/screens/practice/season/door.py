"""The ways to a season: from the Practice page, and back from one of its matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.pack import PackError
from tabletop.match.practice import season
from tabletop.match.practice.runs import waiting
from tabletop.match.practice.season import EVENINGS, Saved, Season, all_of
from tabletop.match.store import StoreError
from tabletop.ui.screens import routes
from tabletop.ui.screens.decks.people import usual
from tabletop.ui.screens.practice.run import NUMBERS, SEEDS, seated
from tabletop.ui.screens.practice.season.screen import SeasonScreen
from tabletop.ui.screens.say import sorry

if TYPE_CHECKING:
    from tabletop.ui.screen import Screen
    from tabletop.ui.screens.desk import Desk

ABOUT = "Ten evenings at changing tables, the same faces, and a standing at the end."
WAITS = "Evening {number} of {of} is next."
BEST = "Your best: place {place}."


def fits(_desk: Desk, game: str) -> bool:
    return season.has(game)


def text(desk: Desk, game: str) -> str:
    """What waits behind the door."""
    try:
        runs = all_of(desk.store, game, usual(desk))
        if (number := waiting(runs)) is not None:
            coming = again(desk, game, usual(desk), number).next
            return WAITS.format(number=(coming or 0) + 1, of=EVENINGS)
    except (StoreError, PackError):
        return ABOUT  # going in says what is wrong
    best = min((run.place for run in runs.values() if run.place), default=0)
    return f"{ABOUT} {BEST.format(place=best)}" if best else ABOUT


def go(screen: Screen[None], desk: Desk, game: str) -> None:
    """Go on with the season that waits, or look at a new one."""
    try:
        runs = all_of(desk.store, game, usual(desk))
        if (number := waiting(runs)) is None:
            screen.app.push(routes.season_new(desk, game))
        else:
            screen.app.push(SeasonScreen(desk, again(desk, game, usual(desk), number)))
    except (StoreError, PackError) as error:
        sorry(screen.app, error)


def new(desk: Desk, game: str) -> SeasonScreen:
    """A season that nobody has begun yet."""
    saved = Saved(game=game, seed=desk.seed() % SEEDS, person=seated(desk, usual(desk)))
    made = Season(desk.store, desk.game(game), season.calendar(game), desk.seed() % NUMBERS, saved, desk.now)
    return SeasonScreen(desk, made)


def again(desk: Desk, game: str, profile: int, number: int) -> Season:
    """A season that was interrupted, or one that is over. Raises StoreError when it is gone or cannot be read."""
    saved = all_of(desk.store, game, profile).get(number)
    if saved is None:
        raise StoreError("The season of this match is not in the file any more.")
    return Season(desk.store, desk.game(game), season.calendar(game), number, saved, desk.now)
