"""The table master: people put right what somebody has misread, when all of them agree.

A repair is an answer of TOGETHER, like the end that all agree on. So the record still begins with its deal, and undo, resume,
export, replay and the check of the deal treat it as they treat any answer; it stands in the log, and the result says that
there was one.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from tabletop.core.ask import NO_CHOICE, NOBODY, SINGLE, TOGETHER, Refused
from tabletop.core.game import Game
from tabletop.core.messages import Line
from tabletop.core.record import Record
from tabletop.core.repair import MOVE, Repair, check_move, fussy, tops
from tabletop.core.table import Table
from tabletop.i18n import tr
from tabletop.match.history.repair_words import proposed
from tabletop.match.trial import play_on

if TYPE_CHECKING:
    from tabletop.match.controller import Authority
    from tabletop.match.voting import Voting

RUNS = ("circuit", "season", "daily")  # they are met as they were dealt, as are the matches of a sealed night


class Repairs:
    """Possible while one person is asked and nothing runs; a repair must leave a game that can be played on."""

    def __init__(self, match: Authority, votes: Voting) -> None:
        self._match, self._votes = match, votes

    @property
    def possible(self) -> bool:
        """Whether anything of this game can be put right by hand."""
        table = self._match.game.table
        return bool(table.COUNTERS) or any(zone.room for zone in table.layout.zones)

    def check_now(self) -> None:
        """Refused, with the reason, where nothing can be put right at the moment."""
        match, game = self._match, self._match.game
        self._votes.check()
        if game.over:
            raise Refused("game_over", tr("match-over"))
        if match.setup.night is not None or (match.setup.run is not None and match.setup.run[0] in RUNS):
            raise Refused("as_dealt", tr("match-repair-as-dealt"))
        if match.window is not None or game.ask[0] not in SINGLE or game.ask[1] < 0:
            raise Refused("not_now", tr("match-repair-not-now"))
        if not match.human(game.ask[1]):
            raise Refused("bot_thinks", tr("match-repair-bot-thinks"))

    def check(self, by: int, repair: Repair) -> Game:
        """The game as it would be. Refused, with the reason, for what `by` cannot propose."""
        self.check_now()
        if not self._match.human(by):
            raise Refused("not_your_decision", tr("match-only-people-repair"))
        self._check_sight(by, repair)
        return self._after(repair)

    def propose(self, by: int, repair: Repair, now: int) -> None:
        """Ask everybody; who plays alone with bots has agreed. Refused as well where the game could not be played on, which
        takes up to a second to find out.
        """
        self._try(self.check(by, repair))
        words = self.told(repair, NOBODY)
        self._votes.open("repair", by, self._match.n, partial(self._give, repair), words)
        self._votes.agree(by, now)

    def told(self, repair: Repair, reader: int) -> Line:
        """What would change, as `reader` may hear it before it is done; of a repair that can be."""
        return proposed(self._match.definition, repair, self._match.game.table, reader)

    def movable(self, by: int) -> frozenset[int]:
        """The cards that `by` may lay elsewhere: those that it sees, and the tops of piles."""
        table = self._match.game.table
        seen = {card for card, eyes in enumerate(table.seen) if eyes & Table.eyes(by)}
        return frozenset(card for card in {*seen, *tops(table).values()} if table.layout.zones[table.at[card]].room)

    def places(self, by: int, card: int) -> tuple[int, ...]:
        """The zones where `by` may lay such a card, in their order."""
        table = self._match.game.table
        unseen = not table.seen[card] & Table.eyes(by)
        found = []
        for zone in range(len(table.zones)):
            with suppress(Refused):
                check_move(table, card, zone)
                if not (unseen and fussy(table, zone)):
                    found.append(zone)
        return tuple(found)

    # ------------------------------------------------------------------------------------------------------------------
    def _check_sight(self, by: int, repair: Repair) -> None:
        """Nobody learns of a card by trying where it can be laid."""
        table = self._match.game.table
        if repair.what == MOVE:
            if repair.of not in self.movable(by):
                raise Refused("unseen", tr("match-repair-unseen"))
            if not table.seen[repair.of] & Table.eyes(by) and fussy(table, repair.to):
                raise Refused("unseen_there", tr("match-repair-unseen-there"))
        elif self._of_card(repair) and not table.seen[repair.of] & Table.eyes(by):
            raise Refused("unseen", tr("match-repair-unseen"))

    def _of_card(self, repair: Repair) -> bool:
        """Whether a number of a card that there is would be set right."""
        column = getattr(self._match.game.table, repair.what, None)
        return isinstance(column, bytearray) and 0 <= repair.of < len(column)

    def _after(self, repair: Repair) -> Game:
        game = self._match.game.clone()
        try:
            game.answer(game.no, TOGETHER, NO_CHOICE, tuple(repair))
        except Refused:
            raise
        except Exception as error:  # a question may expect what is not there any more
            raise Refused("misfit", tr("match-repair-misfit")) from error
        if not game.options:
            raise Refused("misfit", tr("match-repair-misfit"))
        return game

    def _try(self, after: Game) -> None:
        """Play on from it as each seat may imagine it: so bots can, and what fails tells nothing of hidden cards."""
        match, dice = self._match, Random(self._match.n)
        for seat in [seat for seat, alive in enumerate(after.table.alive) if alive]:
            try:
                world = after.determinised_for_people(seat, dice)
                if not world.over:
                    play_on(_record(match.record, world), dice)
            except Exception as error:  # the rules have never met such a table
                raise Refused("misfit", tr("match-repair-misfit")) from error

    def _give(self, repair: Repair, now: int) -> None:
        value: Any = tuple(repair)
        self._match.answers.give(TOGETHER, NO_CHOICE, now, value=value)
        self._match.tick(now)


def _record(of: Record, game: Game) -> Record:
    return Record(of.definition, of.seats, of.seed, of.options, game=game)
