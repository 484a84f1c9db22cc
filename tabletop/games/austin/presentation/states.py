"""States of a race worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from tabletop.games.austin.presentation.minigames import GESTURES
from tabletop.match import TableSetup
from tabletop.match.seats import Seat, bot, person
from tabletop.minigames.reflex import Race
from tabletop.minigames.reflex.key_test_screen import KeyTestScreen
from tabletop.minigames.reflex.race_facts import RaceAsk, RaceCourse, racers
from tabletop.minigames.reflex.race_screen import RaceScreen

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tools.rigs.pilot import Pilot

GAME = "austin"
FOREVER = 10**7
SHOWN = 4000  # ms until all times of a photo finish are there
FAMILY = (("Ruby", "03"), ("Oskar", "05"), ("Theo", "02"), ("Mila", "08"), ("Ivy", "04"), ("Max", "07"))

Press = tuple[int, int]  # ms after the one before, seat


def _people(seats: int, bots: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(bot(i) if i in bots else person(i, FAMILY[i][0], avatar=FAMILY[i][1]) for i in range(seats))


def _race(
    gesture: str,
    seats: int = 6,
    bots: dict[int, int] | None = None,
    presses: Sequence[Press] = (),
    wait: int = 200,
    then: int = 400,
) -> Callable[[Pilot, AppServices], None]:
    """A race after these presses; a bot at FOREVER keeps it open."""

    def show(pilot: Pilot, _desk: AppServices) -> None:
        times = bots or {}
        setup = TableSetup(game=GAME, seats=_people(seats, tuple(times)), seed=3)
        handicaps = (0, 0, 150, 0, 0, 0)
        ask = RaceAsk(
            0, 1, tuple(range(1, seats)), gesture, dict(GESTURES)[gesture], limit_ms=FOREVER, handicaps=handicaps
        )
        race = Race(ask, times, lambda: wait, pilot.now)
        stage = RaceCourse(GAME, racers(setup, ask.racers), racers(setup, (0,))[0], -1, 8)
        screen = RaceScreen(race, stage)
        pilot.app.push(screen)
        pilot.tick(wait + 50 if wait < FOREVER else then)
        for ms, seat in presses:
            pilot.tick(ms)
            for down in (True, False):
                screen._touched(seat, "key", pilot.app.clock(), down=down)  # noqa: SLF001  # as if its key was struck
        pilot.tick(then)

    return show


def _by_mouse(pilot: Pilot, _desk: AppServices) -> None:
    """Two people with one mouse race one after the other; a third one has a key."""
    seats = tuple(msgspec.structs.replace(seat, mouse=0 < i < 3) for i, seat in enumerate(_people(4, ())))
    setup = TableSetup(game=GAME, seats=seats, seed=3)
    ask = RaceAsk(0, 1, (1, 2, 3), "peace", dict(GESTURES)["peace"], one_by_one=True)
    stage = RaceCourse(GAME, racers(setup, ask.racers), racers(setup, (0,))[0], -1, 8)
    pilot.app.push(RaceScreen(Race(ask, {}, lambda: FOREVER, pilot.now), stage))


def _keys(pilot: Pilot, _desk: AppServices, held: tuple[int, ...] = (0, 1)) -> None:
    setup = TableSetup(game=GAME, seats=_people(4, ()), seed=3)
    screen = KeyTestScreen(racers(setup, (0, 1, 2, 3)), lambda _seat, _key: None, lambda _ms: None)
    pilot.app.push(screen)
    for seat in held:
        screen.test.down(screen.test.keys[seat], pilot.app.clock())


def _pads(pilot: Pilot, _desk: AppServices) -> None:
    """The key test with a gamepad of one's own and one that two share."""
    people = _people(4, ())
    seats = tuple(msgspec.structs.replace(seat, pad=pad) for seat, pad in zip(people, (0, 1, None, 1), strict=True))
    setup = TableSetup(game=GAME, seats=seats, seed=3)
    screen = KeyTestScreen(racers(setup, (0, 1, 2, 3)), lambda _seat, _key: None, lambda _ms: None)
    pilot.app.push(screen)
    for seat in (0, 3):
        screen.test.down(screen.test.keys[seat], pilot.app.clock())


STATES: dict[str, Callable[[Pilot, AppServices], None]] = {
    "race-wait": _race("peace", wait=FOREVER),
    "race": _race("peace", bots={4: FOREVER, 5: FOREVER}, presses=((330, 1), (20, 3))),
    "race-pinky": _race("pinky", seats=4, bots={3: FOREVER}, presses=((40, 1), (260, 2))),
    "race-tie": _race("peace", bots={4: 655, 5: 705}, presses=((40, 1), (270, 3), (110, 1), (190, 2)), then=SHOWN),
    "race-last": _race("pinky", seats=4, bots={3: 498}, presses=((310, 1), (220, 2)), then=SHOWN),
    "race-mouse": _by_mouse,
    "key-test": _keys,
    "key-test-pads": _pads,
}
