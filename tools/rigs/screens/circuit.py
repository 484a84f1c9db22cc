"""States of circuits, seasons and achievements worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tabletop import games
from tabletop.match.autosave import create
from tabletop.match.seats import person
from tabletop.pages.campaign_page import seated
from tabletop.pages.progress.circuit_page import CircuitScreen
from tabletop.pages.progress.circuit_setup import CircuitSetupScreen
from tabletop.pages.progress.practice_page import AchievementsScreen
from tabletop.pages.progress.season_page import SeasonScreen
from tabletop.progress import rivals
from tabletop.progress.achievements import ANY, KIND, ReachedAchievement, common, of_game
from tabletop.progress.circuit import PACK, Circuit, SavedCircuit
from tabletop.progress.season import ME, SavedSeason, Season, calendar, has

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tools.rigs.pilot import Pilot

Show = Callable[["Pilot", "AppServices"], None]
GAMES = [game for game in games.names() if rivals.has(game)]
SEASONS = [game for game in games.names() if has(game)]


def begun(services: AppServices, game: str, start: str | None = None, twists: int = 0) -> Circuit:
    """A circuit of Ruby's that has begun, with the first starter."""
    known = services.profiles()
    ruby = (
        known[0]
        if known
        else services.store.profiles.create("Ruby", colour="seat0", avatar="03", now=int(services.now()))
    )
    cast, seat = rivals.cast(game), person(0, ruby.name, avatar=ruby.avatar, profile=ruby.id)
    first = cast.starters[0] if start is None else start
    saved = SavedCircuit(game=game, seed=4711, person=seat, start=first, twists=twists)
    circuit = Circuit(
        services.store, services.game(game), cast, len(services.store.matches(99)) + 1, saved, services.now
    )
    circuit.begin()
    return circuit


def play(circuit: Circuit, *won: bool, last: bool = True) -> Circuit:
    """The next matches are over; prizes are taken in turn, the one of the last match only if `last` says so."""
    for i, win in enumerate(won):
        number = create(circuit.store, circuit.table(), 0)
        circuit.store.finish(number, {"winners": [0 if win else 1], "ending": "", "seconds": 600}, now=0)
        circuit.look()
        if circuit.phase == "prize" and (last or i < len(won) - 1):
            circuit.take(PACK if i % 3 == 1 else circuit.offered()[0])
            for _ in range(circuit.circuit_cards.packs - circuit.saved.opened):
                circuit.open_pack()
    return circuit


def show(pilot: Pilot, services: AppServices, circuit: Circuit) -> CircuitScreen:
    """Show the route of a circuit."""
    screen = CircuitScreen(services, circuit)
    pilot.app.push(screen)
    pilot.tick(100)
    return screen


def _start(game: str, pilot: Pilot, services: AppServices) -> None:
    for won in ((True,) * 8, (True, True, False, False), (True, False, True, True, True, False)):
        play(begun(services, game), *won)
    pilot.app.push(CircuitSetupScreen(services, game))


def _route(game: str, pilot: Pilot, services: AppServices) -> None:
    show(pilot, services, play(begun(services, game, twists=2), True, True, False, True, True))


def _prize(game: str, pilot: Pilot, services: AppServices) -> None:
    show(pilot, services, play(begun(services, game), True, True, last=False))


def _achievements(pilot: Pilot, services: AppServices) -> None:
    """Some are got, some on their way."""
    now = int(services.now())
    ruby = services.store.profiles.create("Ruby", colour="seat0", avatar="03", now=now)
    for place, found in ((GAMES[0], of_game(GAMES[0])), (ANY, common())):
        for i, one in enumerate(found):
            got = (
                ReachedAchievement(at=now - 86_400 * i)
                if i % 3 == 0
                else ReachedAchievement(by=["1", "2"][: one.times - 1])
            )
            services.store.notes.put(KIND, f"{place}/{one.id}", got, profile=ruby.id, now=now)
    pilot.app.push(AchievementsScreen(services, GAMES[0]))


def season_of(services: AppServices, game: str, *points: bool) -> Season:
    """A season of Ruby's of which some evenings are over; she has won some of them."""
    begun(services, GAMES[0])
    ruby = seated(services, services.profiles()[0].id)
    saved = SavedSeason(game=game, seed=4711, person=ruby)
    season = Season(services.store, services.game(game), calendar(game), 7, saved, services.now)
    season.begin()
    for won in points:
        evening = season.next or 0
        here = season.company(evening)
        winner = here.index(ME) if won else next(i for i, who in enumerate(here) if who != ME)
        number = create(services.store, season.table(evening), 0)
        services.store.finish(number, {"winners": [winner], "ending": "", "seconds": 600}, now=0)
        season.look()
    return season


def _season(pilot: Pilot, services: AppServices) -> None:
    pilot.app.push(SeasonScreen(services, season_of(services, SEASONS[0], True, False, True, True)))


SCREENS: dict[str, Show] = {
    "season": _season,
    "achievements": _achievements,
    "circuit-start": partial(_start, GAMES[1]),
    "circuit": partial(_route, GAMES[0]),
    "circuit-prize": partial(_prize, GAMES[1]),
}
