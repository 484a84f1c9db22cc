"""States of the opening ceremony worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.pages.boosters.opening_page import PackScreen
from tabletop.progress.collection import Collection, OwnedPackQueue
from tools.rigs.screens.decks import GAME, OTHER, own_decks

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.pages.boosters.opening_page import PackScreen
    from tools.rigs.pilot import Pilot

Show = Callable[["Pilot", "AppServices"], None]


def ceremony(pilot: Pilot, services: AppServices, game: str, source: str = "free") -> PackScreen:
    """Show a sealed pack of the first person."""

    own_decks(services, game)
    mine = Collection(services.store, services.game(game), services.profiles()[0].id, services.now, services.seed)
    if source != "free":
        for _ in range(4):
            mine.take()
    screen = PackScreen(services, OwnedPackQueue(mine, source, services.game(game).check_options({})))  # type: ignore[arg-type]
    pilot.app.push(screen)
    pilot.tick(100)
    return screen


def _sealed(game: str) -> Show:
    def show(pilot: Pilot, services: AppServices) -> None:
        ceremony(pilot, services, game, "per_finished_game")

    return show


def _torn(game: str) -> Show:
    def show(pilot: Pilot, services: AppServices) -> None:
        box = ceremony(pilot, services, game).pack.rect
        start = (box.x + 12, box.y + box.height // 9)
        pilot.drag(start, (start[0] + box.width * 4 // 10, start[1]), drop=False)

    return show


def _laid(game: str, turned: int = 0) -> Show:
    def show(pilot: Pilot, services: AppServices) -> None:
        screen = ceremony(pilot, services, game)
        pilot.key("return")
        pilot.tick(3500)
        for i in range(turned):
            pilot.click(f"pack card {i + 1}")
        pilot.move(screen.cards[-1])

    return show


def _told(game: str) -> Show:
    def show(pilot: Pilot, services: AppServices) -> None:
        _laid(game)(pilot, services)
        pilot.click("Turn all")
        pilot.tick(5500)

    return show


SCREENS: dict[str, Show] = {
    "pack": _sealed(GAME),
    f"pack-{OTHER}": _sealed(OTHER),
    "pack-torn": _torn(GAME),
    "pack-fan": _laid(GAME),
    f"pack-fan-{OTHER}": _laid(OTHER, 4),
    "pack-told": _told(GAME),
    f"pack-told-{OTHER}": _told(OTHER),
}
