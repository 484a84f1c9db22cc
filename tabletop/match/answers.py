"""The answers of a match: each by the rules first, then into the store, then into all that the screen reads; and back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from tabletop.core.ask import TOGETHER
from tabletop.core.record import Answer
from tabletop.match.claims import Claims
from tabletop.match.help_used import Help
from tabletop.match.history.command_log import CommandLog
from tabletop.match.public_facts import PublicFacts
from tabletop.match.seals import DealSeal, Seals
from tabletop.storage import ElsewhereError


class Answers:
    """Nothing else changes the game of a match. `on_request`: called when one has led to another request, or to the end."""

    def __init__(
        self,
        match: PublicFacts,
        command_log: CommandLog,
        seals: Seals,
        claims: Claims,
        on_request: Callable[[int], None],
    ) -> None:
        self.match, self.command_log, self.seals, self.claims = match, command_log, seals, claims
        self.on_request = on_request
        self._start = 0  # the moment of the caller's clock at which `_played` ms had been played
        self._played = 0
        self._finished = False

    def start_clock(self, now: int) -> None:
        """The match goes on after all that was played before its last answer."""
        answers = self.match.record.answers
        self._start, self._played = now, answers[-1].ms if answers else 0

    @property
    def elsewhere(self) -> bool:
        """True when another program plays this match, or has ended it."""
        trouble = self.match.autosave.trouble if self.match.autosave is not None else None
        return trouble is not None and trouble.elsewhere

    def give(
        self, seat: int, index: int, now: int, note: str = "", *, value: object = None, replayed: bool = False
    ) -> bool:
        """Give one, and True for it; Refused or ElsewhereError, and then nothing has changed. `replayed`: it had been taken
        back, and the request after it is put to nobody yet.
        """
        match, autosave = self.match, self.match.autosave
        no, undone, settled = match.game.no, match.record.undone[:], self.claims.settles(seat, index)
        applied = self.command_log.apply(Answer(no, seat, index, self._played + now - self._start, note, value))
        ending = (match.outcome, self._helped, match.record, self._sealed) if match.game.over else ()
        if autosave is not None:
            try:
                autosave.append(applied.answer, *ending)
            except ElsewhereError:
                match.record.undo_to(match.n - 1)
                match.record.undone = undone
                raise
        self._finished = match.game.over
        self.claims.answered(applied.answer, settled=settled, told=not applied.events)
        self.command_log.tell(applied)
        match.updates.add(applied.n, seat, applied.events, applied.events.stills)
        if not replayed and (match.game.over or match.game.no != no):
            self.on_request(now)
        if autosave is not None and not match.game.over:
            autosave.snapshot(match.game, match.n)
        return True

    @property
    def _helped(self) -> Help:
        return self.match.help.at(self.match.setup, self.match.record.answers)

    @property
    def _sealed(self) -> DealSeal | None:
        return self.seals.sealed(self.match.outcome)

    def take_back(self, n: int) -> None:
        """Only the first `n` count, on the disk too. Whether that is right is decided in `undo`."""
        record, autosave = self.match.record, self.match.autosave
        if autosave is not None:
            autosave.truncate(n)
        self.command_log.undo_to(n)
        again = takewhile(lambda answer: answer.seat != TOGETHER, reversed(record.undone))
        record.undone = [*again][::-1]  # nobody alone does again what all have agreed on, nor what came of it
        self._finished = False

    def finish(self) -> None:
        """A match that was resumed at its end: its result was not written with its last answer."""
        match, outcome = self.match, self.match.outcome
        if not self._finished and outcome is not None:
            self._finished = True
            if match.autosave is not None:
                played_ms = match.record.answers[-1].ms
                match.autosave.finish(outcome, played_ms, self._helped, self._sealed)
