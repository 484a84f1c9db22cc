"""The ways to a circuit: from the Practice page, back from one of its matches, and to earlier ones, the best first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.core.toml_loader import PackError
from tabletop.i18n import tr
from tabletop.pages.decks.personal_page import usual
from tabletop.progress import rivals
from tabletop.progress.campaign import waiting
from tabletop.progress.circuit import Circuit, SavedCircuit, all_of
from tabletop.progress.rivals import RIVALS, RivalCast
from tabletop.storage import StoreError
from tabletop.toolkit.plain_words import when
from tabletop.toolkit.widgets.display import Label
from tabletop.toolkit.widgets.lists import ListRow

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.screen import Screen
    from tabletop.toolkit.widgets.widget import Widget


SHOWN = 8


def fits(_desk: AppServices, game: str) -> bool:
    return rivals.has(game)


def text(services: AppServices, game: str) -> str:
    """What waits behind the door."""
    try:
        runs = all_of(services.store, game, usual(services))
        if (number := waiting(runs)) is not None:
            circuit = again(services, game, usual(services), number)
            return tr("circuit-waits", name=circuit.rival.name, number=circuit.stop + 1, of=rivals.RIVALS)
    except (StoreError, PackError):
        return tr("circuit-about")  # going in says what is wrong
    return f"{tr('circuit-about')} {summary(runs.values())}"


def go(screen: Screen[None], services: AppServices, game: str) -> None:
    """Go on with the circuit that waits, or begin one."""
    try:
        runs = all_of(services.store, game, usual(services))
        if (number := waiting(runs)) is None:
            screen.app.push(routes.circuit_start(services, game, usual(services)))
        else:
            screen.app.push(routes.circuit_again(services, again(services, game, usual(services), number)))
    except (StoreError, PackError) as error:
        sorry(screen.app, error)


def again(services: AppServices, game: str, profile: int, number: int) -> Circuit:
    """A circuit that was interrupted, or one that is over. Raises StoreError when it is gone or cannot be read."""
    saved = all_of(services.store, game, profile).get(number)
    if saved is None:
        raise StoreError(tr("circuit-gone"))
    return Circuit(services.store, services.game(game), rivals.cast(game), number, saved, services.now)


def rank(saved: SavedCircuit) -> tuple[int, int, int, int]:
    """By wins, then by losses, by twists, the later one first."""
    return -saved.beaten, saved.lost, -saved.twists, -saved.ended


def summary(runs: Iterable[SavedCircuit]) -> str:
    """How somebody has done so far, in a sentence; "" before the first one is over."""
    over = [run for run in runs if run.ended]
    if not over:
        return ""
    best, won = min(over, key=rank), sum(run.won for run in over)
    if won:
        return tr("circuit-won-of", count=won, of=len(over))
    return tr("circuit-farthest", count=best.beaten, of=RIVALS)


def rows(runs: Iterable[SavedCircuit], cast: RivalCast, now: float) -> list[Widget]:
    """A heading and a line for each of the best; nothing before the first one is over."""
    over = sorted((run for run in runs if run.ended), key=rank)
    made: list[Widget] = [Label(tr("circuit-records"), "label", color="gold")] if over else []
    for i, run in enumerate(over[:SHOWN]):
        row = ListRow(_line(run, cast), lambda: None, detail=when(run.ended, now), icon="trophy" if run.won else "flag",
                      label=f"record {i + 1}")  # fmt: skip
        row.color = "gold" if run.won else "faint"
        row.focusable = False
        made.append(row)
    return made


def _line(run: SavedCircuit, cast: RivalCast) -> str:
    if run.won:
        return tr("circuit-record-won", lost=run.lost, count=run.twists)
    return tr("circuit-record-stopped", count=run.beaten, name=cast.rival[run.beaten].name, twists=run.twists)
