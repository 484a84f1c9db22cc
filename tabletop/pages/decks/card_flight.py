"""Cards that fly from where they were taken to their line in the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from tabletop.pages.card_browser.card_cache import CardShelf
    from tabletop.toolkit.app import App

FLIGHT_MS = 240


class CardFlights:
    def __init__(self, app: App, shelf: CardShelf) -> None:
        self.app = app
        self.shelf = shelf
        self._count = 0
        self._flying: dict[int, tuple[int, pygame.Rect]] = {}

    def start(self, kind: int, start: pygame.Rect, end: pygame.Rect) -> None:
        """Let a card fly; with little motion it is there at once."""
        if self.app.prefs.reduced_motion or self.app.prefs.animation <= 0:
            return
        self._count += 1
        me, small = self._count, end.height

        def step(part: float) -> None:
            wide = round(start.width + (small - start.width) * part)
            x = start.centerx + (end.x + end.width // 3 - start.centerx) * part
            y = start.centery + (end.centery - start.centery) * part
            place = pygame.Rect(0, 0, max(8, wide), max(8, wide))
            place.center = (round(x), round(y))
            self._flying[me] = (kind, place)

        def landed() -> None:
            self._flying.pop(me, None)

        self.app.touch.run(self.app.ms(FLIGHT_MS), step, ease="in_out", done=landed)

    def draw(self, target: pygame.Surface) -> None:
        for kind, place in self._flying.values():
            whole = self.shelf.sprite(kind, self.app.kit.u(190))
            share = place.width / self.app.kit.u(190)
            sprite = pygame.transform.smoothscale_by(whole, max(0.05, share))
            target.blit(sprite, sprite.get_rect(center=place.center))
