"""How people part from a table: one leaves and a bot plays on, one gives up, or all of them end the game together."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from tabletop.core.ask import NOBODY
from tabletop.ui.markup import escape
from tabletop.ui.screens.leave import Change, LeaveDialog
from tabletop.ui.screens.pause import Deed
from tabletop.ui.widgets.dialog import confirm

if TYPE_CHECKING:
    from tabletop.match.seats import Level
    from tabletop.ui.table.screen import TableScreen

AGAIN = "seats"  # what the table closes with when it has to be opened anew with other people or keys
STANDS = "The game is judged as it stands now. It counts, and it is over for everybody."


class Parting:
    """What the pause offers beside breaks."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table

    def deeds(self) -> list[Deed]:
        return [*self.table.world.deeds(), *self._leaving(), *self._ending(), *self._grave()]

    def _grave(self) -> list[Deed]:
        """What ends the match for whoever does it: offered in the pause only, and asked once more."""
        table = self.table
        acts, options = table.match.definition.acts, table.view.options
        found = [(index, acts[options[index][0]]) for index in table.handling.choosing.grave]
        return [Deed(f"{act.label} this match", act.icon, partial(table.answer, index)) for index, act in found]

    # --- leaving
    def _leaving(self) -> list[Deed]:
        match = self.table.match
        if match.game.over or self.table.world.playing is not None or not (match.setup.humans or match.away):
            return []
        return [Deed("Somebody leaves" if match.setup.humans else "Somebody comes back", "robot", self._ask_who)]

    def _ask_who(self) -> None:
        match = self.table.match
        here = {seat: match.setup.seats[seat].name for seat in match.setup.humans}
        away = {seat: person.name for seat, person in match.away.items()}
        self.table.app.push(LeaveDialog(here, away), self._left)

    def _left(self, change: Change | None) -> None:
        table, match = self.table, self.table.match
        if change is None:
            return
        table.story.finish()
        if change.level:
            level = cast("Level", change.level)
            done = table.try_(lambda: match.leave(change.seat, level, table.now))
        else:
            done = table.try_(lambda: match.come_back(change.seat, table.now))
        if done:
            table.close(AGAIN)

    # --- ending together
    def _ending(self) -> list[Deed]:
        match = self.table.match
        if not match.votes.can_end or self.table.world.playing is not None:
            return []
        alone = len(match.setup.humans) == 1
        return [Deed("End the game here" if alone else "End the game together", "handshake", self._ask_end)]

    def _ask_end(self) -> None:
        """Alone one is asked once more; several people are asked by the vote."""
        match = self.table.match
        if len(match.setup.humans) == 1:
            confirm(self.table, "End the game here?", STANDS, "End it", self._end, style="danger", icon="handshake")
        else:
            self._end()

    def _end(self) -> None:
        table, match = self.table, self.table.match
        seat = match.viewer if match.viewer != NOBODY else match.setup.humans[0]
        table.story.finish()
        table.try_(lambda: match.votes.end(seat, table.now))

    # --- votes
    def agree(self, seat: int) -> None:
        self.table.try_(lambda: self.table.match.votes.agree(seat, self.table.now))

    def refuse(self, seat: int) -> None:
        table, match = self.table, self.table.match
        if table.try_(lambda: match.votes.refuse(seat, table.now)):
            person = match.setup.seats[seat]
            table.app.toast(
                f"[{person.colour or f'seat{seat}'}]**{escape(person.name)}**[/] would rather play on.", "play"
            )

    def asks(self) -> str:
        """What the open vote is about, in rich text."""
        vote = self.table.match.votes.vote
        if vote is None or vote.matter == "undo":
            return "Take back the last move?"
        return f"{STANDS} Everybody has to agree."
