"""What anybody may ask about a match, whoever looks: who sits there, how it stands, who has to decide now."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tabletop.core.ask import SINGLE
from tabletop.core.definition import Definition, Outcome
from tabletop.core.game import Game
from tabletop.core.record import Record
from tabletop.match.automatic_passes import AutoPassing
from tabletop.match.autosave import Autosave
from tabletop.match.help_used import HelpUsed
from tabletop.match.history.match_log import MatchLog
from tabletop.match.reaction_window import ReactionWindow, WindowFacts
from tabletop.match.seats import TableSetup
from tabletop.match.updates import Updates


class PublicFacts(ABC):
    """The half of a match that only tells."""

    definition: Definition
    setup: TableSetup
    autosave: Autosave | None
    help: HelpUsed
    record: Record
    match_log: MatchLog
    window: ReactionWindow | None
    passing: AutoPassing
    updates: Updates

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def outcome(self) -> Outcome | None:
        return self.definition.outcome(self.game.table)

    @property
    def n(self) -> int:
        """How many answers have been given."""
        return len(self.record.answers)

    def human(self, seat: int) -> bool:
        return seat >= 0 and self.setup.seats[seat].human

    @property
    @abstractmethod
    def asked(self) -> tuple[int, ...]:
        """The people who have to decide something now (a curtain may still be down); (): bots, a window, the world."""

    @property
    def window_facts(self) -> WindowFacts | None:
        """Where passing ahead is private nothing of it is shown, and nothing follows from it (AP-175)."""
        if self.window is None:
            return None
        facts = self.window.facts(self.passing.modes)
        if self.passing.private:
            facts = facts._replace(strips=tuple(strip._replace(mode="", passes=False) for strip in facts.strips))
        return facts


def waited_for(game: Game) -> tuple[int, ...]:
    """The seats whose answer the open request waits for."""
    return (game.ask[1],) if game.ask[0] in SINGLE else game.left
