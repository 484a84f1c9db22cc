"""Practice: what one person can do alone at a game, as doors over its table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.i18n import tr
from tabletop.pages.base_page import Page
from tabletop.pages.campaign.campaign_page import DoorTile
from tabletop.pages.progress.entry_points import DOORS
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.containers import Tiles
from tabletop.toolkit.widgets.scroll import ScrollPanel

if TYPE_CHECKING:
    import pygame

    from tabletop.app.services import AppServices

LEAST, RATIO, GAP = 480, 0.42, 22  # units: the least width of a door, its height by its width


class PracticeScreen(Page[None]):
    """What the doors say is read again whenever the page comes to the top."""

    def __init__(self, desk: AppServices, game: str) -> None:
        super().__init__(desk)
        self.title = tr("practice-title")
        self.game = self.ground = game
        self.kicker = desk.title(game)

    def fill(self) -> None:
        self.add_switch(self.desk.ready, self.game, routes.practice)
        self.grid = Tiles(least=LEAST, ratio=RATIO, gap=GAP)
        self.doors = self.add(ScrollPanel(self.grid, label="doors"))

    def shown(self) -> None:
        super().shown()
        self.grid.clear()
        for door in DOORS:
            if door.fits(self.desk, self.game):
                text = door.text(self.desk, self.game)
                go = partial(door.go, self, self.desk, self.game)
                self.grid.add(DoorTile(door.title, door.icon, text, go))
        self.layout()
        self.refocus(self.lost if not self.focus else self.focus.label)
        self.refresh()

    def arrange(self, body: pygame.Rect) -> None:
        self.doors.place(rects.inset(body, 0, self.u(10)))
