"""The first evening: one question, and the offer of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match.store import StoreError
from tabletop.ui.markup import escape
from tabletop.ui.screens import avatars
from tabletop.ui.screens.say import sorry
from tabletop.ui.screens.setup.draft import NAME_LIMIT
from tabletop.ui.widgets.box import Column
from tabletop.ui.widgets.dialog import Dialog, DialogButton
from tabletop.ui.widgets.entry import Entry
from tabletop.ui.widgets.label import RichLabel

if TYPE_CHECKING:
    from tabletop.ui.screen import Screen
    from tabletop.ui.screens.desk import Desk

WORDS = "Pull up a chair. What do they call you at this table?"
LESSON = "The lesson of {game} takes five minutes: the first hand is dealt for you, and every card explains itself."


class WelcomeDialog(Dialog[str]):
    """Returns "tutorial" or "menu"; `name` is what was typed. `lesson`: the game that is taught first."""

    def __init__(self, lesson: str) -> None:
        self.name = ""
        entry = Entry("", self._typed, label="your name", hint="Your name", icon="account", limit=NAME_LIMIT,
                      on_enter=lambda _: self.close("menu"))  # fmt: skip
        body = Column(entry, RichLabel(LESSON.format(game=escape(lesson)), "small", label="lesson"), gap=22)
        answers = (
            DialogButton("Look around", "menu", "ghost"),
            DialogButton("Play the lesson", "tutorial", "primary", "school"),
        )
        super().__init__("Welcome to the table", WORDS, answers, icon="hand-heart", body=body)
        self.entry = entry

    def shown(self) -> None:
        if self.focus is None:
            self.set_focus(self.entry)

    def _typed(self, name: str) -> None:
        self.name = name


def welcome(screen: Screen[None], desk: Desk) -> None:
    """Greet whoever starts the program for the first time."""
    taught = desk.taught[0]
    dialog = WelcomeDialog(taught.title)

    def heard(choice: str | None) -> None:
        name = " ".join(dialog.name.split())
        if name:
            try:
                looks = avatars.people()
                desk.store.profiles.create(name, colour="seat0", avatar=looks[0] if looks else "", now=int(desk.now()))
            except StoreError as error:
                sorry(screen.app, error)
        if choice == "tutorial":
            desk.routes.tutorial(taught.id)

    screen.app.push(dialog, heard)
