"""The way to somebody's skill, and what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match.practice import skill
from tabletop.match.store import StoreError
from tabletop.ui.screens import routes
from tabletop.ui.screens.decks.people import usual
from tabletop.ui.screens.words import many

if TYPE_CHECKING:
    from tabletop.ui.screen import Screen
    from tabletop.ui.screens.desk import Desk

ABOUT = "A score without luck: what you win beyond a normal bot, lucky cards aside. And everybody's ratings."


def text(desk: Desk, game: str) -> str:
    """What the door says."""
    try:
        known, _ = skill.points(desk.store, game, usual(desk))
    except StoreError:
        return ABOUT  # going in says what is wrong
    if not known:
        return ABOUT
    found = skill.mean(skill.scores(known))
    return f"{100 * found.mean:+.0f} % beyond a normal bot, over {many(found.matches, 'match', 'matches')}. Ratings of all."


def go(screen: Screen[None], desk: Desk, game: str) -> None:
    screen.app.push(routes.skill(desk, game))
