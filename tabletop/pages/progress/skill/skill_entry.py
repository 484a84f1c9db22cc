"""The way to somebody's skill, and what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.i18n import tr
from tabletop.pages.decks.personal_page import usual
from tabletop.progress import skill
from tabletop.storage import StoreError

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.screen import Screen


def text(services: AppServices, game: str) -> str:
    """What the door says."""
    try:
        known, _ = skill.points(services.store, game, usual(services))
    except StoreError:
        return tr("skill-about")  # going in says what is wrong
    if not known:
        return tr("skill-about")
    found = skill.mean(skill.scores(known))
    return tr("skill-door", percent=f"{100 * found.mean:+z.0f}", count=found.matches)


def go(screen: Screen[None], services: AppServices, game: str) -> None:
    screen.app.push(routes.skill(services, game))
