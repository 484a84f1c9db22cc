"""The flick as a world that a game names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop.ui.worlds import Puzzles, World

if TYPE_CHECKING:
    from tabletop.core.view import View
    from tabletop.ui.screens.desk import Desk
    from tabletop.ui.worlds import Host
    from tabletop.worlds.flick.ask import FlickAsk
    from tabletop.worlds.flick.range import RangeScreen
    from tabletop.worlds.flick.shots import Shots


@dataclass(frozen=True)
class FlickWorld(World):
    """`ask(public view of WORLD's question, checked house rules)`: the shot, None when the question is about something else.

    The answer is the outcome, a word of `physics.flight.Outcome`.
    """

    ask: Callable[[View, dict[str, str]], FlickAsk | None]

    def at(self, host: Host) -> Shots:
        from tabletop.worlds.flick.shots import Shots

        return Shots(host, self.ask)

    def practice(self, desk: Desk) -> RangeScreen:
        from tabletop.worlds.flick.range import RangeScreen

        return RangeScreen(desk)

    def puzzles(self, desk: Desk) -> Puzzles:
        from tabletop.worlds.flick.puzzles import puzzles, tried
        from tabletop.worlds.flick.puzzling import FlickPuzzles

        known, found = tried(desk), puzzles()
        stars = [known[puzzle.id].stars for puzzle in found if puzzle.id in known]
        return Puzzles(
            "One-flick puzzles", "target", len(found), sum(map(bool, stars)), sum(stars), lambda: FlickPuzzles(desk)
        )
