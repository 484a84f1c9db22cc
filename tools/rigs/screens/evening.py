"""States of an evening over several games worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.match.autosave import create
from tabletop.pages.evening.evening_entry import ALL, EveningPlanScreen
from tabletop.pages.evening.evening_page import EveningScreen
from tabletop.progress.evening import Evening, EveningGuest, SavedEvening

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.progress.programme import ProgrammeItem
    from tools.rigs.pilot import Pilot

Show = Callable[["Pilot", "AppServices"], None]
PEOPLE = (("Ruby", "03"), ("Mika", "07"), ("Ines", "12"), ("Tom", "01"), ("Grandmother", "05"))
SECONDS = 900


def people(services: AppServices) -> None:
    """Five people are known here."""
    for place, (name, avatar) in enumerate(PEOPLE):
        services.store.profiles.create(name, colour=f"seat{place}", avatar=avatar, now=0)


def begun(services: AppServices, minutes: float = 180, *, here: int = 5, in_teams: bool = False) -> Evening:
    """An evening of the people known here that has begun."""
    if not services.profiles():
        people(services)
    guests = [
        EveningGuest(profile=who.id, name=who.name, avatar=who.avatar, team=place % 2)
        for place, who in enumerate(services.profiles()[:here])
    ]
    ready = tuple(entry.id for entry in services.ready)
    saved = SavedEvening(seed=4711, minutes=minutes, games=ready, guests=guests, in_teams=in_teams)
    evening = Evening(services.store, 7, saved, services.now)
    evening.begin()
    return evening


def play(evening: Evening, winner: int = 0) -> ProgrammeItem:
    """What comes next is over: a match is dealt and won by one seat and its side, a break has been."""
    item = evening.items[0]
    if item.form is None:
        evening.rest()
        return item
    number = create(evening.store, evening.deal(item), 0)
    sides = item.form.sides or tuple(range(item.form.seats))
    won = [seat for seat, side in enumerate(sides) if side == sides[winner % len(sides)]]
    result = {"winners": won, "ending": "", "seconds": SECONDS, "sides": list(item.form.sides)}
    evening.store.finish(number, result, now=int(evening.saved.stamp))
    evening.saved.spent += item.minutes
    evening.look()
    return item


def whole(evening: Evening) -> Evening:
    """The evening is over after its final."""
    for winner in range(40):
        if not evening.items:
            break
        play(evening, winner)
    return evening


def _plan(pilot: Pilot, services: AppServices) -> None:
    people(services)
    screen = EveningPlanScreen(services)
    screen.wishes = {who.id: ALL for who in services.profiles()[:4]}
    pilot.app.push(screen)


def _between(pilot: Pilot, services: AppServices) -> None:
    evening = begun(services)
    for winner in range(3):
        play(evening, winner)
    evening.go(3)
    pilot.app.push(EveningScreen(services, evening))


def _end(pilot: Pilot, services: AppServices) -> None:
    pilot.app.push(EveningScreen(services, whole(begun(services))))


SCREENS: dict[str, Show] = {"evening-plan": _plan, "evening": _between, "evening-end": _end}
