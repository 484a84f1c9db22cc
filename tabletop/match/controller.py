"""What the parts of a match may do to it: races, windows and votes end in an answer, or in another moment."""

from __future__ import annotations

from abc import abstractmethod

from tabletop.match.answers import Answers
from tabletop.match.bot_players import Bots
from tabletop.match.public_facts import PublicFacts
from tabletop.match.seating import Seating


class Authority(PublicFacts):
    """The half of a match that acts."""

    bots: Bots
    seating: Seating
    answers: Answers

    @abstractmethod
    def ask_again(self, now: int) -> None:
        """Put the open request to its seats once more: its time begins anew."""

    @abstractmethod
    def tick(self, now: int) -> None:
        """Let everything happen that is due: bots' answers, ends of windows, forced answers. Call it every frame.

        Raises ElsewhereError once, when it turns out that another program plays this match; then it stands still.
        """
