"""States of a sealed night worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop import games
from tabletop.match.autosave import create
from tabletop.match.seats import TableSetup, bot, person
from tabletop.pages.sealed.sealed_page import planned
from tools.rigs.screens.decks import GAME, OTHER

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.match.seats import Seat
    from tabletop.pages.sealed.sealed_page import SealedScreen
    from tools.rigs.pilot import Pilot

Show = Callable[["Pilot", "AppServices"], None]


def seats(game: str) -> tuple[Seat, ...]:
    """Two people; in the larger game two bots, too."""
    family = (person(0, "Ruby", avatar="03"), person(1, "Oskar", avatar="05"))
    return (*family, bot(2, "hard"), bot(3, "easy")) if games.load(game).players[1] > len(family) else family


def evening(pilot: Pilot, services: AppServices, game: str, who: tuple[Seat, ...] = ()) -> SealedScreen:
    """Show the plan of a night."""

    screen = planned(services, TableSetup(game=game, seats=who or seats(game), seed=1))
    pilot.app.push(screen)
    pilot.tick(100)
    return screen


def lift(pilot: Pilot) -> None:
    """The one who is waited for holds the button of the curtain."""
    pilot.tick(500)
    pilot.press("lift")
    pilot.tick(800)
    if "lift" in pilot.labels():
        pilot.release("lift")
    pilot.tick(200)


def to_packs(pilot: Pilot, services: AppServices, game: str) -> SealedScreen:
    """Ruby sits before her first pack."""
    screen = evening(pilot, services, game)
    pilot.click("go")
    lift(pilot)
    return screen


def to_bench(pilot: Pilot, services: AppServices, game: str) -> SealedScreen:
    """Ruby has opened her packs and builds."""
    screen = to_packs(pilot, services, game)
    pilot.key("return")
    pilot.tick(3500)
    pilot.click("Turn all")
    pilot.tick(5500)
    pilot.click("done")
    pilot.tick(400)
    return screen


def _plan(pilot: Pilot, services: AppServices) -> None:
    evening(pilot, services, OTHER)


def _packs(pilot: Pilot, services: AppServices) -> None:
    to_packs(pilot, services, GAME)


def _bench(game: str, *, full: bool = False) -> Show:
    def show(pilot: Pilot, services: AppServices) -> None:
        to_bench(pilot, services, game)
        if full:
            pilot.click("Auto-fill")

    return show


def _curtain(pilot: Pilot, services: AppServices) -> None:
    to_bench(pilot, services, GAME)
    pilot.click("Auto-fill")
    pilot.click("Ready")


def to_matches(pilot: Pilot, services: AppServices, game: str, who: tuple[Seat, ...] = ()) -> SealedScreen:
    """All decks are ready."""
    screen = evening(pilot, services, game, who)
    screen.hand_out()
    night = screen.night
    for seat in night.setup.humans:
        night.opened[seat] = night.packs
        night.settle(seat, {})
    screen.evening.save()
    screen.shown()
    return screen


def played(screen: SealedScreen, *won: int) -> None:
    """The next matches are over: who of the table won each of them; -1: it goes on."""
    evening, store = screen.evening, screen.services.store
    for winner in won:
        meeting = evening.next
        if meeting is None:
            raise RuntimeError("all matches are played")
        number = create(store, evening.table(meeting, 5), int(screen.services.now()))
        if winner >= 0:
            result = {"winners": [winner], "ending": "", "seconds": 900}
            store.finish(number, result, now=int(screen.services.now()))
        evening.look()
    screen.shown()


def _ready(pilot: Pilot, services: AppServices) -> None:
    to_matches(pilot, services, OTHER)


def league_seats() -> tuple[Seat, ...]:
    """Three people and a bot."""
    return (*seats(GAME), person(2, "Mila", avatar="08"), bot(3, "normal"))


def _standing(pilot: Pilot, services: AppServices) -> None:
    played(to_matches(pilot, services, GAME, league_seats()), 0, 1, 0, -1)


def _champion(pilot: Pilot, services: AppServices) -> None:
    played(to_matches(pilot, services, GAME, league_seats()), 0, 1, 0, 0, 0, 0)


def _earlier(pilot: Pilot, services: AppServices) -> None:
    """The plan of a night after another one."""
    screen = to_matches(pilot, services, GAME, league_seats())
    played(screen, 0, 1, 0, 0, 0, 0)
    screen.evening.finish()
    evening(pilot, services, GAME)


SCREENS: dict[str, Show] = {
    "sealed": _plan,
    "sealed-packs": _packs,
    "sealed-bench": _bench(GAME),
    f"sealed-bench-{OTHER}": _bench(OTHER, full=True),
    "sealed-curtain": _curtain,
    "sealed-ready": _ready,
    "sealed-standing": _standing,
    "sealed-champion": _champion,
    "sealed-earlier": _earlier,
}
