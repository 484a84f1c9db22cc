"""The ways to a circuit: from the Practice page, and back from one of its matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.pack import PackError
from tabletop.match.practice import rivals
from tabletop.match.practice.circuit import Circuit, all_of
from tabletop.match.practice.runs import waiting
from tabletop.match.store import StoreError
from tabletop.ui.screens import routes
from tabletop.ui.screens.decks.people import usual
from tabletop.ui.screens.practice.circuit.records import summary
from tabletop.ui.screens.say import sorry

if TYPE_CHECKING:
    from tabletop.ui.screen import Screen
    from tabletop.ui.screens.desk import Desk

ABOUT = "Eight rivals with decks and tempers of their own, cards to win on the way, and two lives."

WAITS = "{name} is waiting for you, rival {number} of {of}."


def fits(_desk: Desk, game: str) -> bool:
    return rivals.has(game)


def text(desk: Desk, game: str) -> str:
    """What waits behind the door."""
    try:
        runs = all_of(desk.store, game, usual(desk))
        if (number := waiting(runs)) is not None:
            circuit = again(desk, game, usual(desk), number)
            return WAITS.format(name=circuit.rival.name, number=circuit.stop + 1, of=rivals.RIVALS)
    except (StoreError, PackError):
        return ABOUT  # going in says what is wrong
    return f"{ABOUT} {summary(runs.values())}"


def go(screen: Screen[None], desk: Desk, game: str) -> None:
    """Go on with the circuit that waits, or begin one."""
    try:
        runs = all_of(desk.store, game, usual(desk))
        if (number := waiting(runs)) is None:
            screen.app.push(routes.circuit_start(desk, game, usual(desk)))
        else:
            screen.app.push(routes.circuit_again(desk, again(desk, game, usual(desk), number)))
    except (StoreError, PackError) as error:
        sorry(screen.app, error)


def again(desk: Desk, game: str, profile: int, number: int) -> Circuit:
    """A circuit that was interrupted, or one that is over. Raises StoreError when it is gone or cannot be read."""
    saved = all_of(desk.store, game, profile).get(number)
    if saved is None:
        raise StoreError("The circuit of this match is not in the file any more.")
    return Circuit(desk.store, desk.game(game), rivals.cast(game), number, saved, desk.now)
