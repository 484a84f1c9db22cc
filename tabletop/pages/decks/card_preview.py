"""The card under the mouse or the focus, large enough to be read, beside where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art import compositor
from tabletop.pages.decks.deck_panel import DeckRow
from tabletop.pages.decks.draggable_card import CardHandle

if TYPE_CHECKING:
    from tabletop.pages.card_browser.card_cache import CardCache
    from tabletop.toolkit.widgets.screen import Screen

WIDE = 330  # units
DELAY_ROW, DELAY_CARD = 120, 550  # ms of rest before it comes


class CardPreview:
    """`screen` has widgets that are CardHandles. A card whose full face can be seen already is not shown again."""

    def __init__(self, screen: Screen[None], shelf: CardCache) -> None:
        self.screen = screen
        self.shelf = shelf
        self._shown: CardHandle | None = None
        self._wanted: CardHandle | None = None
        self._since = 0.0

    def update(self, now: float) -> bool:
        """Find out what is to be shown; True when that changed."""
        app = self.screen.app
        found = app.hovered if not app.keyboard else self.screen.focus
        wanted = found if isinstance(found, CardHandle) and found.known and app.top is self.screen else None
        if getattr(self.screen, "carried", None) is not None:
            wanted = None
        if wanted is not self._wanted:
            self._wanted, self._since = wanted, now
        delay = DELAY_ROW if isinstance(wanted, DeckRow) else DELAY_CARD
        shown = wanted if wanted is not None and now - self._since >= delay and self._needed(wanted) else None
        changed = shown is not self._shown
        self._shown = shown
        return changed

    def _needed(self, handle: CardHandle) -> bool:
        return isinstance(handle, DeckRow) or handle.card_rect.width < compositor.FULL_FROM

    def draw(self, target: pygame.Surface) -> None:
        shown = self._shown
        if shown is None or shown.host is None:
            return
        wide = max(self.screen.u(WIDE), compositor.FULL_FROM)
        sprite = self.shelf.raised(shown.kind, wide)
        place = sprite.get_rect()
        at, gap = shown.card_rect, self.screen.u(10)
        place.midright = (at.x - gap, at.centery)
        if place.x < 0:
            place.midleft = (at.right + gap, at.centery)
        place.clamp_ip(target.get_rect())
        target.blit(sprite, place)
