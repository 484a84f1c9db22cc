"""What the parts of a match may do to it: races, votes and taking back end in an answer, or in another moment."""

from __future__ import annotations

from abc import abstractmethod

from tabletop.core.record import Answer
from tabletop.match.bot_players import Bots
from tabletop.match.public_facts import PublicFacts
from tabletop.match.seats import TableSetup


class Authority(PublicFacts):
    """The half of a match that acts."""

    bots: Bots

    @abstractmethod
    def give(self, seat: int, index: int, now: int, note: str = "") -> bool:
        """The answer that a race, a window or a vote has come to."""

    @abstractmethod
    def rewind(self, n: int, now: int) -> None:
        """Back to the moment after `n` answers, on the disk too. Whether that is right is decided in `undo`."""

    @abstractmethod
    def replay(self, answer: Answer, now: int) -> None:
        """Give an answer again that was taken back; `jumped` afterwards."""

    @abstractmethod
    def jumped(self, now: int) -> None:
        """Another moment is there, without events between."""

    @abstractmethod
    def change_setup(self, setup: TableSetup) -> None:
        """Write down who sits at the table from now on."""

    @abstractmethod
    def ask_again(self, now: int) -> None:
        """Put the open ask to its seats once more: its time begins anew."""

    @abstractmethod
    def tick(self, now: int) -> None:
        """Let everything happen that is due: bots' answers, ends of windows, forced answers. Call it every frame.

        Raises ElsewhereError once, when it turns out that another program plays this match; then it stands still.
        """

    @abstractmethod
    def hide(self) -> None:
        """Everybody looks at the same: nobody's cards lie open anywhere that others share."""

    @abstractmethod
    def serve(self, seat: int, now: int) -> None:
        """The open window waits for this person, whose curtain falls and is lifted."""
