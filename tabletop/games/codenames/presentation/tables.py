"""Moments of this game worth looking at: for `tabletop shot`, for pictures of the program, for tests."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from tabletop.match import TableSetup
from tabletop.pages.end.end_page import EndScreen
from tabletop.table.end_facts import of_match
from tools.rigs.table import Sitting, seats, state

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.table.end_facts import EndFacts
    from tools.rigs.pilot import Pilot
    from tools.rigs.table import Show

GAME = "codenames"


def _guessing(count: int, seed: int, turns: int, **options: str) -> Callable[[], Sitting]:
    """The person at the screen guesses, some turns into a game."""

    def there(sitting: Sitting) -> bool:
        return sitting.asked("guess") and sitting.match.game.table.turns >= turns  # type: ignore[attr-defined]  # a column

    places = seats(count)
    # the first seats are Directors: the person sits where an Agent does
    order = (*places[1:3], places[0], *places[3:]) if count > 2 else (places[1], places[0])
    return lambda: Sitting(TableSetup(game=GAME, seats=order, seed=seed, options=options)).until(there)


def _clue(count: int, seed: int) -> Sitting:
    """A Director who shares the screen with somebody looks for a clue."""
    return Sitting(TableSetup(game=GAME, seats=seats(count, 2), seed=seed)).until(lambda s: s.asked("give_clue"))


def _over(seed: int, people: int = 1) -> Sitting:
    """The key is open to all."""
    return Sitting(TableSetup(game=GAME, seats=seats(4, people), seed=seed)).until(lambda s: s.match.game.over)


def _end(pilot: Pilot, services: AppServices, tab: int = 0) -> None:
    """The end screen, at one of its tabs."""
    facts = _told()
    if facts is not None:
        facts = _unheard(services, facts)
        pilot.app.push(EndScreen(services, facts))
        pilot.tick(300)
        tabs: Any = pilot.find("tabs")
        tabs.choose(tab)


@cache
def _told() -> EndFacts | None:
    """What the end of a whole match tells; it is the same each time, and takes a second to be played."""
    return of_match(_over(2, 3).match)


def _unheard(services: AppServices, facts: EndFacts) -> EndFacts:
    """The same match by people with profiles, and with a first clue that bots do not know."""
    first, *rest = facts.answers
    seats_ = tuple(
        replace(
            seat, profile=services.store.profiles.create(seat.name, colour=seat.colour, avatar=seat.avatar, now=0).id
        )
        if seat.human
        else seat
        for seat in facts.setup.seats
    )
    answers = (first._replace(value=("clue", "saxophone", *first.value[2:])), *rest)  # type: ignore[index]  # a clue
    return replace(facts, setup=replace(facts.setup, seats=seats_), answers=answers)


STATES: dict[str, Show] = {
    "table-codenames": state(_guessing(4, 5, 3)),
    "table-codenames-2": state(_guessing(2, 7, 2)),
    "table-codenames-shared": state(_guessing(3, 6, 4, mode="shared_agent")),
    "table-codenames-8": state(_guessing(8, 3, 4, sides="mixed")),
    "table-codenames-pictures": state(_guessing(6, 4, 2, sides="pictures")),
    "table-codenames-end": state(partial(_over, 4)),
    "end-codenames": partial(_end, tab=1),
    "end-codenames-teach": partial(_end, tab=2),
    "table-codenames-key": state(partial(_clue, 4, 5)),
}
