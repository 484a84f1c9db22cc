"""States of the collection worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.pages.decks.collection_page import CollectionScreen
from tools.rigs.screens.decks import GAME, own_decks

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tools.rigs.pilot import Pilot


def _collection(pilot: Pilot, services: AppServices) -> None:

    own_decks(services)
    pilot.app.push(CollectionScreen(services, GAME))


def _missing(pilot: Pilot, services: AppServices) -> None:
    _collection(pilot, services)
    pilot.tick(100)
    screen = pilot.app.top
    assert isinstance(screen, CollectionScreen)
    screen.part.value = "missing"
    screen.find()


def _packs(pilot: Pilot, services: AppServices) -> None:
    """Three packs wait."""
    _collection(pilot, services)
    screen = pilot.app.top
    for _ in range(3):
        screen.collection.take()  # type: ignore[attr-defined]  # it is the one that was pushed
    screen.refill()  # type: ignore[attr-defined]  # as above


def _trade(pilot: Pilot, services: AppServices) -> None:
    _collection(pilot, services)
    pilot.tick(100)
    pilot.click("Trade")
    pilot.tick(100)
    for label in ("has 1 lion", "has 1 clown", "has 1 clown", "has 2 rooster", "agree 1"):
        pilot.click(label)


SCREENS: dict[str, Callable[[Pilot, AppServices], None]] = {
    "collection": _collection,
    "collection-missing": _missing,
    "collection-packs": _packs,
    "trade": _trade,
}
