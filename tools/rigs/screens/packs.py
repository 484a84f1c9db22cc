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


def ceremony(pilot: Pilot, desk: AppServices, game: str, source: str = "free") -> PackScreen:
    """Show a sealed pack of the first person."""

    own_decks(desk, game)
    mine = Collection(desk.store, desk.game(game), desk.profiles()[0].id, desk.now, desk.seed)
    if source != "free":
        for _ in range(4):
            mine.take()
    screen = PackScreen(desk, OwnedPackQueue(mine, source, desk.game(game).check_options({})))  # type: ignore[arg-type]
    pilot.app.push(screen)
    pilot.tick(100)
    return screen


def _sealed(game: str) -> Show:
    def show(pilot: Pilot, desk: AppServices) -> None:
        ceremony(pilot, desk, game, "per_finished_game")

    return show


def _torn(game: str) -> Show:
    def show(pilot: Pilot, desk: AppServices) -> None:
        box = ceremony(pilot, desk, game).pack.rect
        start = (box.x + 12, box.y + box.height // 9)
        pilot.drag(start, (start[0] + box.width * 4 // 10, start[1]), drop=False)

    return show


def _laid(game: str, turned: int = 0) -> Show:
    def show(pilot: Pilot, desk: AppServices) -> None:
        screen = ceremony(pilot, desk, game)
        pilot.key("return")
        pilot.tick(3500)
        for i in range(turned):
            pilot.click(f"pack card {i + 1}")
        pilot.move(screen.cards[-1])

    return show


def _told(game: str) -> Show:
    def show(pilot: Pilot, desk: AppServices) -> None:
        _laid(game)(pilot, desk)
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
