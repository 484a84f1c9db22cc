"""Taking back: freely while nobody has learnt anything from it, else when all people at the table agree."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tabletop.core.anytime_rights import free_undo
from tabletop.core.ask import TOGETHER, Refused
from tabletop.core.game import Game
from tabletop.i18n import tr
from tabletop.match.history.command_log import AppliedAnswer, is_forced, is_pass

if TYPE_CHECKING:
    from tabletop.match.controller import Authority
    from tabletop.match.voting import Voting


class Undo:
    """Goes back to decisions of people, never to forced answers or to those of bots. The match stands still while a
    vote is open. In a window that people share, passes are sealed: only cards that were played can be taken back.
    """

    def __init__(self, match: Authority, votes: Voting) -> None:
        self._match, self._votes = match, votes
        self._decisions: list[tuple[int, int]] = []  # (answers before it, seat)
        self._free: int | None = None  # so many answers cannot be taken back freely; None: not looked at yet

    # -- listens to the answers -------------------------------------------------------------------------------------
    def add(self, applied: AppliedAnswer, _game: Game) -> None:
        self._free = None
        if any(event[0] == "say" and event[1] in self._match.definition.pacing.binding for event in applied.events):
            self._decisions = []  # what was said to all cannot be unsaid
        elif applied.answer.is_repair or self._decided(
            applied.answer.seat, applied.options, passed=applied.passed, forced=applied.forced
        ):
            self._decisions.append((applied.n - 1, applied.answer.seat))

    def cut(self, n: int) -> None:
        self._free = None
        self._decisions = [entry for entry in self._decisions if entry[0] < n]

    def _decided(self, seat: int, options: int, *, passed: bool, forced: bool) -> bool:
        """Several people: every question that was shown counts, lest undo tells who had no choice."""
        alone = len(self._match.setup.humans) == 1
        return self._match.human(seat) and not forced and (options > 1 if alone else not passed)

    # -- back ---------------------------------------------------------------------------------------------------------
    @property
    def _last(self) -> tuple[int, int] | None:
        """The last decision of somebody who still plays, or of all together."""
        human = self._match.human
        return next((entry for entry in reversed(self._decisions) if entry[1] == TOGETHER or human(entry[1])), None)

    @property
    def target(self) -> int | None:
        """How many answers would be left after an undo; None: there is nothing to take back."""
        return self._last[0] if self._last is not None else None

    def free_for(self, seat: int) -> bool:
        """True when `seat` may take back its last decision without asking anybody."""
        last = self._last
        if self._free is None:
            self._free = free_undo(self._match.record)
        return last is not None and last[1] == seat and last[0] >= self._free

    def request(self, seat: int, now: int) -> None:
        """Take back, or open a vote. Refused when there is nothing to take back or a vote is open."""
        self._votes.check()
        if self.target is None:
            raise Refused("nothing_to_undo", tr("match-nothing-to-take-back"))
        if not self._match.human(seat):
            raise Refused("not_your_decision", tr("match-only-people-undo"))
        if self.free_for(seat):
            self.rewind(self.target, now)
            return
        self._votes.open("undo", seat, self.target, partial(self.rewind, self.target))
        self._votes.agree(seat, now)

    def rewind(self, n: int, now: int) -> None:
        """Back to the moment after `n` answers, on the disk too, whatever anybody has learnt since."""
        self._count(self._match.record.answers[n].seat, n)
        self._match.answers.take_back(n)
        self._jump(now)

    def _count(self, seat: int, n: int) -> None:
        """Taking back is a help as soon as somebody has learnt something from what is taken back; the end shows everything."""
        match = self._match
        free = n >= free_undo(match.record) and not match.game.over
        if free or not match.human(seat):
            return
        person = match.setup.seats[seat]
        person = replace(person, taken_back=person.taken_back + 1)
        match.seating.write_down(match.setup.with_seat(seat, person))

    def _jump(self, now: int) -> None:
        """Another moment is there, without events between."""
        self._match.updates.jump(self._match.n)
        self._match.ask_again(now)

    # -- forth --------------------------------------------------------------------------------------------------------
    @property
    def can_redo(self) -> bool:
        return bool(self._match.record.undone)

    def redo(self, now: int) -> None:
        """What was taken back is answered again, up to the next decision of a person."""
        self._votes.check()
        match = self._match
        if not match.record.undone:
            raise Refused("nothing_to_redo", tr("match-nothing-to-do-again"))
        match.bots.cancel()
        self._replay(now)
        while match.record.undone and not self._is_next_a_decision():
            self._replay(now)
        self._jump(now)

    def _replay(self, now: int) -> None:
        """Give the answer again that was taken back last."""
        answer = self._match.record.undone[-1]
        self._match.answers.give(answer.seat, answer.choice, now, answer.note, value=answer.value, replayed=True)

    def _is_next_a_decision(self) -> bool:
        match, answer = self._match, self._match.record.undone[-1]
        options = match.game.options_of(answer.seat) or ()
        passed, forced = is_pass(match.game, answer), is_forced(match.record, answer)
        return self._decided(answer.seat, len(options), passed=passed, forced=forced)
