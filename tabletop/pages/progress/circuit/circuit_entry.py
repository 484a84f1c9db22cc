"""The ways to a circuit: from the Practice page, and back from one of its matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.core.toml_loader import PackError
from tabletop.pages.decks.profile_chooser import usual
from tabletop.pages.progress.circuit.circuit_records import summary
from tabletop.progress import rivals
from tabletop.progress.campaign import waiting
from tabletop.progress.circuit import Circuit, all_of
from tabletop.storage import StoreError

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.screen import Screen

ABOUT = "Eight rivals with decks and tempers of their own, cards to win on the way, and two lives."

WAITS = "{name} is waiting for you, rival {number} of {of}."


def fits(_desk: AppServices, game: str) -> bool:
    return rivals.has(game)


def text(desk: AppServices, game: str) -> str:
    """What waits behind the door."""
    try:
        runs = all_of(desk.store, game, usual(desk))
        if (number := waiting(runs)) is not None:
            circuit = again(desk, game, usual(desk), number)
            return WAITS.format(name=circuit.rival.name, number=circuit.stop + 1, of=rivals.RIVALS)
    except (StoreError, PackError):
        return ABOUT  # going in says what is wrong
    return f"{ABOUT} {summary(runs.values())}"


def go(screen: Screen[None], desk: AppServices, game: str) -> None:
    """Go on with the circuit that waits, or begin one."""
    try:
        runs = all_of(desk.store, game, usual(desk))
        if (number := waiting(runs)) is None:
            screen.app.push(routes.circuit_start(desk, game, usual(desk)))
        else:
            screen.app.push(routes.circuit_again(desk, again(desk, game, usual(desk), number)))
    except (StoreError, PackError) as error:
        sorry(screen.app, error)


def again(desk: AppServices, game: str, profile: int, number: int) -> Circuit:
    """A circuit that was interrupted, or one that is over. Raises StoreError when it is gone or cannot be read."""
    saved = all_of(desk.store, game, profile).get(number)
    if saved is None:
        raise StoreError("The circuit of this match is not in the file any more.")
    return Circuit(desk.store, desk.game(game), rivals.cast(game), number, saved, desk.now)
