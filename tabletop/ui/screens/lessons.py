"""The way to a lesson: where a game has several, somebody is asked which one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop import games
from tabletop.ui.table.shows.lesson import NAME
from tabletop.ui.table.shows.tutorial import TutorialScreen
from tabletop.ui.widgets.dialog import Dialog, DialogButton

if TYPE_CHECKING:
    from tabletop.ui.app import App
    from tabletop.ui.screens.desk import Desk

WORDS = "Each is a short game with somebody at your side. Play them in any order."


def teach(app: App, desk: Desk, game: str) -> None:
    """Open the lesson of a game."""
    lessons = games.plugin(game).about.lessons

    def begin(name: str | None) -> None:
        if name is not None:
            app.push(TutorialScreen(desk, game, name))

    if not lessons:
        begin(NAME)
        return
    answers = [
        DialogButton(entry.title, entry.file, "secondary" if at else "primary", "school")
        for at, entry in enumerate(lessons)
    ]
    dialog: Dialog[str] = Dialog("Which lesson?", WORDS, answers, icon="school")
    app.push(dialog, begin)
