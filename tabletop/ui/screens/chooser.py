"""Which game? The tiles of the games that can be played, in a window above the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui import layout
from tabletop.ui.screen import Screen
from tabletop.ui.screens.tile import Tile

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.ui.screens.desk import CatalogueGame, Desk

TILE, GAP, PAD, HEAD = (300, 384), 26, 36, 92  # units
ROOM = 60  # units round the window


class Chooser(Screen[str]):
    """Returns the id of a game, None for Esc; the game that was chosen last has the focus."""

    modal = True

    def __init__(self, desk: Desk, title: str, games: Sequence[CatalogueGame]) -> None:
        super().__init__(title)
        self.desk, self.title, self.games = desk, title, games
        self.box = pygame.Rect(0, 0, 0, 0)

    def build(self) -> None:
        self.tiles = [
            self.add(Tile(game, self.desk.late, lambda chosen: self.close(chosen.id), f"choose {game.id}"))
            for game in self.games
        ]

    def shown(self) -> None:
        if self.focus is None:
            last = self.desk.last_game
            self.set_focus(next((tile for tile in self.tiles if tile.game.id == last), self.tiles[0]))

    def layout(self) -> None:
        count, room = len(self.tiles), self.rect.inflate(-self.u(ROOM), -self.u(ROOM))
        gap, pad, head = self.u(GAP), self.u(PAD), self.u(HEAD)
        wide = min(self.u(TILE[0]), (room.width - 2 * pad - gap * (count - 1)) // count)
        high = min(self.u(TILE[1]), room.height - head - pad, wide * TILE[1] // TILE[0])
        self.box = layout.center(self.rect, count * wide + (count - 1) * gap + 2 * pad, head + high + pad)
        x = self.box.x + pad
        for tile in self.tiles:
            tile.place(pygame.Rect(x, self.box.y + head, wide, high))
            x += wide + gap

    def paint(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.box, "window")
        head = pygame.Rect(self.box.x, self.box.y, self.box.width, kit.u(HEAD)).inflate(-2 * kit.u(PAD), 0)
        size = kit.fit(self.title, "heading", head.width)
        kit.write(target, self.title, "heading", head, "gold_light", size=size)


def choose(
    screen: Screen[None], desk: Desk, title: str, games: Sequence[CatalogueGame], go: Callable[[str], None]
) -> None:
    """Ask for one of the games and remember it; one alone needs no question."""

    def chosen(game: str | None) -> None:
        if game is not None:
            desk.change(screen.app, last_game=game)
            go(game)

    if len(games) == 1:
        chosen(games[0].id)
    else:
        screen.app.push(Chooser(desk, title, games), chosen)
