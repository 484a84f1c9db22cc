"""The flick as a world that a game names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.table.extensions.minigames import Minigame, MinigamePuzzles

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.core.view import View
    from tabletop.minigames.flick.flick_facts import FlickAsk
    from tabletop.minigames.flick.mat_picture import FlickArt
    from tabletop.minigames.flick.match_shots import MatchShots
    from tabletop.minigames.flick.practice_range import RangeScreen
    from tabletop.table.extensions.minigames import MinigameHost


@dataclass(frozen=True)
class FlickMinigame(Minigame):
    """`ask(public view of WORLD's question, checked house rules)`: the shot, None when the question is about something else.

    `art`: its pictures. The answer is the outcome, a word of `physics.flight.Outcome`.
    """

    ask: Callable[[View, dict[str, str]], FlickAsk | None]
    art: FlickArt

    def at(self, host: MinigameHost) -> MatchShots:
        from tabletop.minigames.flick.match_shots import MatchShots

        return MatchShots(host, self.ask, self.art)

    def practice(self, services: AppServices) -> RangeScreen:
        from tabletop.minigames.flick.practice_range import RangeScreen

        return RangeScreen(services, self.art)

    def puzzles(self, services: AppServices) -> MinigamePuzzles:
        from tabletop.minigames.flick.flick_puzzle_screen import FlickPuzzles
        from tabletop.minigames.flick.flick_puzzles import puzzles, tried

        known, found = tried(services), puzzles()
        stars = [known[puzzle.id].stars for puzzle in found if puzzle.id in known]
        return MinigamePuzzles(
            tr("flick-puzzles"),
            "target",
            len(found),
            sum(map(bool, stars)),
            sum(stars),
            lambda: FlickPuzzles(services, self.art),
        )
