"""What all people at the table have to agree to: taking back what somebody has learnt from, a repair, ending the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from secrets import randbelow
from typing import TYPE_CHECKING, Literal

from tabletop.core.ask import CALMS, ENDS, TOGETHER, WORLD, Refused
from tabletop.core.messages import Line
from tabletop.i18n import tr

if TYPE_CHECKING:
    from tabletop.match.controller import Authority

Matter = Literal["undo", "end", "repair"]
OPEN: dict[Matter, str] = {"undo": "match-first-undo", "end": "match-first-end", "repair": "match-first-repair"}
NUMBERS = 1 << 31


@dataclass(slots=True)
class Vote:
    """`by` asks for it; all of `voters` must agree. n: an undo goes back to the moment after so many answers; repair: what
    would be put right, as everybody may hear it. `no`: by lot, so that no other vote has it, in a match that was resumed
    neither.
    """

    by: int
    n: int
    voters: tuple[int, ...]
    agreed: set[int] = field(default_factory=set)
    matter: Matter = "undo"
    repair: Line = ()
    no: int = field(default_factory=lambda: randbelow(NUMBERS), compare=False)

    @property
    def carried(self) -> bool:
        return self.agreed.issuperset(self.voters)


class Voting:
    """The match stands still while a vote is open."""

    def __init__(self, match: Authority) -> None:
        self._match = match
        self.vote: Vote | None = None
        self.refused_by: int | None = None  # who refused the last vote
        self._carried: Callable[[int], None] = self._end  # what is done when all have agreed

    def check(self) -> None:
        """Refused while a vote is open."""
        if self.vote is not None:
            raise Refused("vote_open", tr(OPEN[self.vote.matter]))

    def open(self, matter: Matter, by: int, n: int, carried: Callable[[int], None], repair: Line = ()) -> None:
        """Ask everybody; `carried`: called at the moment at which all have agreed."""
        self.refused_by, self._carried = None, carried
        self._match.seating.hide()  # everybody comes to the screen to vote: nobody's cards lie open there
        self.vote = Vote(by, n, self._match.setup.humans, matter=matter, repair=repair)

    def drop(self) -> None:
        """Those who were asked are not those who sit there now."""
        self.vote = None

    def agree(self, seat: int, now: int) -> None:
        """Refused without a vote, or for a seat that has none."""
        vote = self._vote_of(seat)
        vote.agreed.add(seat)
        if vote.carried:
            self.vote = None
            self._carried(now)

    def refuse(self, seat: int, now: int) -> None:
        """The match goes on; an open window begins anew."""
        self._vote_of(seat)
        self.vote, self.refused_by = None, seat
        self._match.ask_again(now)

    def _vote_of(self, seat: int) -> Vote:
        if self.vote is None or seat not in self.vote.voters:
            raise Refused("no_vote", tr("match-nothing-to-vote"))
        return self.vote

    # -- ending together --------------------------------------------------------------------------------------------
    @property
    def can_end(self) -> bool:
        """Whether the game says how it is judged when it ends here (AP-35), and there are people to agree."""
        match = self._match
        return match.definition.rules.judge is not None and not match.game.over and bool(match.setup.humans)

    def end(self, by: int, now: int) -> None:
        """All people together end the game: `by` asks the others, and everybody agrees with the own key. Alone it is done."""
        self.check()
        if not self.can_end:
            raise Refused("no_end", tr("match-no-end"))
        if not self._match.human(by):
            raise Refused("not_your_decision", tr("match-only-people-end"))
        self.open("end", by, self._match.n, self._end)
        if self._match.setup.humans == (by,):
            self.agree(by, now)

    def _end(self, now: int) -> None:
        self._match.answers.give(TOGETHER, ENDS, now)
        self._match.tick(now)

    # -- races ------------------------------------------------------------------------------------------------------
    def calm(self, now: int) -> None:
        """Whoever has set the table says: nobody races from now on. Refused for a game without races, and while one is on."""
        self.check()
        match = self._match
        if match.game.over or match.game.ask[1] == WORLD or match.definition.rules.calm is None:
            raise Refused("no_calm", tr("match-no-calm"))
        match.answers.give(TOGETHER, CALMS, now)
        match.tick(now)
