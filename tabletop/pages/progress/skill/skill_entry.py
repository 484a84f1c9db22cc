"""The way to somebody's skill, and what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.pages.decks.personal_page import usual
from tabletop.progress import skill
from tabletop.storage import StoreError
from tabletop.toolkit.plain_words import many

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.screen import Screen

ABOUT = "A score without luck: what you win beyond a normal bot, lucky cards aside. And everybody's ratings."


def text(desk: AppServices, game: str) -> str:
    """What the door says."""
    try:
        known, _ = skill.points(desk.store, game, usual(desk))
    except StoreError:
        return ABOUT  # going in says what is wrong
    if not known:
        return ABOUT
    found = skill.mean(skill.scores(known))
    return f"{100 * found.mean:+z.0f} % beyond a normal bot, over {many(found.matches, 'match', 'matches')}. Ratings of all."


def go(screen: Screen[None], desk: AppServices, game: str) -> None:
    screen.app.push(routes.skill(desk, game))
