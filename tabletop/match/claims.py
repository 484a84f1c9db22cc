"""Rights that are used without a question: whoever could use something at any time has a lit button, and is asked when it has
been pressed, at the next moment at which that may be; everybody else is passed over (RG-177).

All of it lies open: who could claim, who has, and that nobody did.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.anytime_rights import is_open, rights
from tabletop.core.ask import OFFER, Option, Refused
from tabletop.core.record import Answer
from tabletop.i18n import tr
from tabletop.match.public_facts import PublicFacts


class Claims:
    """`live`: people claim; where they do not, as in a lesson or at a puzzle, everybody is asked."""

    def __init__(self, match: PublicFacts) -> None:
        self.match, self.live = match, True
        self._made: dict[int, tuple[Option, ...]] = {}  # by seat, what it could use when it claimed
        self._unclear: frozenset[int] = frozenset()  # who has to be told that it chooses itself now
        self._told = True  # nothing is to be told of the last answer

    # -- the lit button -----------------------------------------------------------------------------------------------
    def may(self, seat: int) -> tuple[Option, ...]:
        """What the lit button of a seat is for, () for none: what it could use now, and is not asked about."""
        match = self.match
        if not (self.live and match.human(seat) and not match.game.over and match.game.table.alive[seat]):
            return ()
        found = rights(match.definition, match.game, seat)
        return () if found and self._asked(seat, found) else found

    def _asked(self, seat: int, found: Sequence[Option]) -> bool:
        """It finds this among the options of a question that it is asked."""
        return seat in self.match.asked and not set(found).isdisjoint(self.match.game.options_of(seat) or ())

    def pressed(self, seat: int) -> bool:
        return seat in self._made

    def press(self, seat: int) -> None:
        """The second press takes back the first. Refused where nothing could be used."""
        if self._made.pop(seat, None) is not None:
            return
        found = self.may(seat)
        if not found:
            raise Refused("nothing_to_claim", tr("match-nothing-to-use"))
        self._made[seat] = found

    # -- the open question --------------------------------------------------------------------------------------------
    def opened(self) -> None:
        """Another question is open: claims of what is no more are gone. At a question of its own a seat finds what it has
        claimed: it is done if it can have meant nothing else, or the seat is told to choose.
        """
        match, unclear = self.match, set()
        for seat in [*self._made]:
            found = () if match.game.over else rights(match.definition, match.game, seat)
            asked = bool(found) and not self.granted and self._asked(seat, found) and self.only(seat) is None
            if asked:
                unclear.add(seat)
            if asked or not found:
                del self._made[seat]
        self._unclear = frozenset(unclear)

    def told_to_choose(self, seats: Sequence[int]) -> tuple[int, ...]:
        """Who of these seats finds what it has claimed among several, once for each question."""
        told = tuple(seat for seat in seats if seat in self._unclear)
        self._unclear -= {*told}
        return told

    @property
    def granted(self) -> bool:
        """The open question is one at which claims are granted."""
        ask = self.match.game.ask
        return bool(ask) and (ask[0] == OFFER or ask[2] in self.match.definition.pacing.claimed)

    @property
    def aside(self) -> bool:
        """The open question is only for who has claimed it, and nobody has: it is not seen."""
        ask = self.match.game.ask
        return self.live and bool(ask) and ask[2] in self.match.definition.pacing.claimed and ask[1] not in self._made

    def passed_over(self, seat: int) -> bool:
        """This person is asked such a question, and need not answer."""
        return self.aside and self.match.human(seat)

    def nothing_else(self, seat: int) -> bool:
        """All that a seat could do in the open question is what its lit button is for."""
        return self.live and is_open(self.match.definition, self.match.game, seat)

    def only(self, seat: int) -> int | None:
        """The index of what a seat has claimed, where it can have meant nothing else: then it is not asked again."""
        made = self._made.get(seat, ())
        if len(made) != 1 or rights(self.match.definition, self.match.game, seat) != made:
            return None
        options = self.match.game.options_of(seat) or ()
        return options.index(made[0]) if made[0] in options else None

    def lapses(self, ms: int) -> bool:
        """Nobody is passed over before what led to the question has been told: a press still counts. ms: since it opened."""
        return self._told or ms > 0

    def settles(self, seat: int, index: int) -> bool:
        """With this answer, not given yet, a seat uses what it has claimed, or lets it be."""
        options = self.match.game.options_of(seat) or ()
        return self.granted or any(option in self._made.get(seat, ()) for option in options[max(index, 0) : index + 1])

    def answered(self, answer: Answer, *, settled: bool, told: bool) -> None:
        """settled: see `settles`; told: nothing is to be told of it."""
        self._told = told
        if settled:
            self._made.pop(answer.seat, None)
