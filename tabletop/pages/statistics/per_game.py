"""Figures of each game that has its own, filled while somebody looks: one match a frame is played through again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop import games
from tabletop.match.save_reader import ResumeError, read, replay
from tabletop.pages.statistics.figure_widgets import Figure, FigureGrid
from tabletop.pages.statistics.game_figures import Feats, feats_of
from tabletop.storage import StoreError
from tabletop.toolkit.widgets.containers import Column
from tabletop.toolkit.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.app.services import AppServices
    from tabletop.storage import SavedMatch


class PerGameFigures(Column):
    """`matches`: of one person, each with the own seat."""

    def __init__(self, desk: AppServices, matches: Sequence[tuple[SavedMatch, int]]) -> None:
        super().__init__(gap=12)
        known = {game for game in games.names() if feats_of(game) is not None}
        self.desk = desk
        self.waiting = [(match, seat) for match, seat in matches if match.game in known]
        self.found: dict[str, Feats] = {}

    def think(self) -> bool:
        """Look through the next match; True when the last one was."""
        if not self.waiting:
            return False
        match, seat = self.waiting.pop(0)
        make = feats_of(match.game)
        if make is not None:
            feats = self.found.setdefault(match.game, make())
            try:
                reading = read(self.desk.store, match.id)
                if reading.setup.begun is None:  # what was played on from a moment counts for nothing
                    feats.add(reading.definition, reading.setup, replay(reading).answers, seat)
            except (ResumeError, StoreError):
                pass  # a match of another version counts in the figures above alone
        if not self.waiting:
            self._show()
        return not self.waiting

    def _show(self) -> None:
        for game, feats in self.found.items():
            figures = [Figure(*feat) for feat in feats.told()]
            if figures:
                self.add(Label(self.desk.title(game), "label", color="gold"))
                self.add(FigureGrid(figures, label=f"feats {game}", across=2))
        self.refresh()
        if self.parent is not None:
            self.parent.layout()
