"""The packs that are here, and which of them are chosen for each game: kept with the settings, for all tables and pages."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tabletop import games
from tabletop.core.edition_ids import name_of, whole
from tabletop.packs import CardPack, shelf

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabletop.app.catalogue_game import CatalogueGame
    from tabletop.match.settings import Settings
    from tabletop.packs.shelf import PackListing
    from tabletop.toolkit.app import App


class PackChoiceServices(Protocol):
    """What is needed of the services: the settings, and what games are called."""

    settings: Settings

    def change(self, app: App, **values: Any) -> None: ...
    def title(self, name: str) -> str: ...


class PackChoice:
    """What the pages ask about packs. `game` is always the id of a game, not of an edition."""

    def __init__(self, services: PackChoiceServices) -> None:
        self.services = services

    @cached_property
    def listing(self) -> PackListing:
        """All packs that are here, read when they are first wanted."""
        return shelf().all()

    def forget(self) -> None:
        """Packs have come or gone: they are read again."""
        self.__dict__.pop("listing", None)

    def of(self, game: str) -> list[CardPack]:
        """The packs for a game."""
        return [pack for pack in self.listing.packs.values() if pack.manifest.game == game]

    def chosen(self, game: str) -> list[str]:
        """The ids of those that are chosen for it and are here."""
        wanted = self.services.settings.packs.get(game, [])
        return [pack.id for pack in self.of(game) if pack.id in wanted] if wanted else []

    def edition(self, game: str) -> str:
        """The id of the game as it is played now: with the packs that are chosen for it, if it can be played with them."""
        name = name_of(game, self.chosen(game))
        return game if name == game or self.trouble(name) else name

    def trouble(self, name: str) -> str:
        """Why a game or an edition cannot be played, in one sentence; "" when it can."""
        try:
            games.load(whole(name))
        except LookupError as error:
            return str(error.args[0])
        return ""

    def choose(self, app: App, game: str, chosen: Sequence[str]) -> None:
        """From now on these packs are chosen for a game."""
        self.services.change(app, packs={**self.services.settings.packs, game: sorted(chosen)})

    def with_editions(self, listed: Iterable[CatalogueGame]) -> list[CatalogueGame]:
        """These games, each followed by its edition where packs are chosen for it."""
        found = []
        for game in listed:
            found.append(game)
            if (name := self.edition(game.id)) != game.id:
                about = msgspec.structs.replace(game.about, title=self.title(name))
                found.append(msgspec.structs.replace(game, id=name, about=about))
        return found

    def title(self, name: str) -> str:
        """What an edition is called, also one whose packs are not here."""
        game, *packs = whole(name).split(games.JOIN)
        known = self.listing.packs
        titles = [known[pack].manifest.name if pack in known else pack for pack in packs]
        return " + ".join((self.services.title(game), *titles))
