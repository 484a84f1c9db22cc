"""The ways to a season: from the Practice page, and back from one of its matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.core.toml_loader import PackError
from tabletop.i18n import tr
from tabletop.pages.campaign.campaign_page import NUMBERS, SEEDS, seated
from tabletop.pages.decks.personal_page import usual
from tabletop.pages.progress.season.season_page import SeasonScreen
from tabletop.progress import season
from tabletop.progress.campaign import waiting
from tabletop.progress.season import EVENINGS, SavedSeason, Season, all_of
from tabletop.storage import StoreError

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.screen import Screen


def fits(_desk: AppServices, game: str) -> bool:
    return season.has(game)


def text(services: AppServices, game: str) -> str:
    """What waits behind the door."""
    try:
        runs = all_of(services.store, game, usual(services))
        if (number := waiting(runs)) is not None:
            coming = again(services, game, usual(services), number).next
            return tr("season-next", number=(coming or 0) + 1, of=EVENINGS)
    except (StoreError, PackError):
        return tr("season-about")  # going in says what is wrong
    best = min((run.place for run in runs.values() if run.place), default=0)
    return f"{tr('season-about')} {tr('season-best', place=best)}" if best else tr("season-about")


def go(screen: Screen[None], services: AppServices, game: str) -> None:
    """Go on with the season that waits, or look at a new one."""
    try:
        runs = all_of(services.store, game, usual(services))
        if (number := waiting(runs)) is None:
            screen.app.push(routes.season_new(services, game))
        else:
            screen.app.push(SeasonScreen(services, again(services, game, usual(services), number)))
    except (StoreError, PackError) as error:
        sorry(screen.app, error)


def new(services: AppServices, game: str) -> SeasonScreen:
    """A season that nobody has begun yet."""
    saved = SavedSeason(game=game, seed=services.seed() % SEEDS, person=seated(services, usual(services)))
    made = Season(
        services.store, services.game(game), season.calendar(game), services.seed() % NUMBERS, saved, services.now
    )
    return SeasonScreen(services, made)


def again(services: AppServices, game: str, profile: int, number: int) -> Season:
    """A season that was interrupted, or one that is over. Raises StoreError when it is gone or cannot be read."""
    saved = all_of(services.store, game, profile).get(number)
    if saved is None:
        raise StoreError(tr("season-gone"))
    return Season(services.store, services.game(game), season.calendar(game), number, saved, services.now)
