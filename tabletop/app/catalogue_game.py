"""A game among those that the menu and the pages offer."""

from __future__ import annotations

import msgspec

from tabletop.games import About


class CatalogueGame(msgspec.Struct, frozen=True):
    """A game as the menu shows it, ready or coming; or an edition of one, on pages about cards."""

    id: str
    about: About

    @property
    def title(self) -> str:
        return self.about.title

    @property
    def ready(self) -> bool:
        return self.about.state == "ready"
