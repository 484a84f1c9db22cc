"""The lessons of a game: a page of them, whose head leads to the other games that are taught."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop import games
from tabletop.app import routes
from tabletop.games import LessonOf
from tabletop.i18n import tr
from tabletop.pages.base_page import Page
from tabletop.pages.campaign_page import EntryTile
from tabletop.table.guided.lesson import NAME
from tabletop.table.guided.lesson_screen import TutorialScreen
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.containers import AIR, BAR, ScrollPanel, Tiles

if TYPE_CHECKING:
    import pygame

    from tabletop.app.services import AppServices
    from tabletop.toolkit.app import App

LEAST, RATIO, GAP = 640, 0.32, 22  # units: the least width of a lesson, its height by its width


class LessonsScreen(Page[None]):
    """A lesson takes the place of the page, so that it leads back to where the page was opened."""

    def __init__(self, services: AppServices, game: str) -> None:
        super().__init__(services)
        self.title = tr("practice-tutorial")
        self.game = self.ground = game
        self.kicker = services.title(game)

    def fill(self) -> None:
        self.add_switch(self.services.taught, self.game, routes.lessons)
        known = self.game in self.services.settings.tutorials_done
        words = tr("practice-first-match-again") if known else tr("practice-first-match-about")
        several = games.plugin(self.game).about.lessons or (LessonOf(NAME, tr("practice-first-match"), words),)
        doors = [EntryTile(entry.title, "school", entry.text, partial(self.begin, entry.file)) for entry in several]
        self.doors = Tiles(*doors, least=LEAST, ratio=RATIO, gap=GAP)
        self.lessons = self.add(ScrollPanel(self.doors, label="lessons"))
        self.set_focus(doors[0])

    def begin(self, file: str) -> None:
        """Play the lesson of a file."""
        app = self.app
        self.close(None)
        app.push(TutorialScreen(self.services, self.game, file))

    def arrange(self, body: pygame.Rect) -> None:
        """In the middle: there are few."""
        room, count = rects.inset(body, 0, self.u(10)), len(self.doors.children)
        wide = min(room.width, count * self.u(LEAST) + (count - 1) * self.u(GAP) + self.u(BAR + AIR))
        self.lessons.place(rects.center(room, wide, min(room.height, self.lessons.measure(wide)[1])))


def teach(app: App, services: AppServices, game: str) -> None:
    """Open the lesson of a game, or the page on which one of several is chosen; the menu offers that game next."""
    services.change(app, last_game=game)
    if games.plugin(game).about.lessons:
        app.push(LessonsScreen(services, game))
    else:
        app.push(TutorialScreen(services, game))
