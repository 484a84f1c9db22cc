"""Earlier circuits of a person, the best ones first, as lines of a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.progress.circuit import SavedCircuit
from tabletop.progress.rivals import RIVALS, Cast
from tabletop.toolkit.plain_words import many, when
from tabletop.toolkit.widgets.label import Label
from tabletop.toolkit.widgets.lists import ListRow

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop.toolkit.widgets.widget import Widget

SHOWN = 8


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
        return f"{many(won, 'circuit').capitalize()} won of {len(over)}."
    return f"The farthest so far: {many(best.beaten, 'rival')} of {RIVALS} beaten."


def rows(runs: Iterable[SavedCircuit], cast: Cast, now: float) -> list[Widget]:
    """A heading and a line for each of the best; nothing before the first one is over."""
    over = sorted((run for run in runs if run.ended), key=rank)
    made: list[Widget] = [Label("Your records", "label", color="gold")] if over else []
    for i, run in enumerate(over[:SHOWN]):
        row = ListRow(_line(run, cast), lambda: None, detail=when(run.ended, now), icon="trophy" if run.won else "flag",
                      color="gold" if run.won else "faint", label=f"record {i + 1}")  # fmt: skip
        row.focusable = False
        made.append(row)
    return made


def _line(run: SavedCircuit, cast: Cast) -> str:
    twists = f", {many(run.twists, 'twist')}" if run.twists else ""
    if run.won:
        return f"All eight beaten{', none lost' if not run.lost else ''}{twists}"
    return f"{many(run.beaten, 'win').capitalize()}, stopped by {cast.rival[run.beaten].name}{twists}"
