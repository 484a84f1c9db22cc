"""How people part from a table: one leaves and a bot plays on, one gives up, or all of them end the game together."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tabletop.match import joining
from tabletop.match.seats import gesture_keys
from tabletop.table.extensions.minigames import keyed
from tabletop.table.hud.hud import STANDS
from tabletop.table.minigame_requests import AGAIN
from tabletop.table.seat_changes import Change, KeysDialog, LeaveDialog, PlaceDialog
from tabletop.table.widgets.pause import PauseEntry
from tabletop.toolkit.keyboard import named
from tabletop.toolkit.widgets.dialog import confirm

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.match import Match
    from tabletop.match.seats import Level
    from tabletop.table.minigame_requests import TableMinigames
    from tabletop.table.model.commands import Commands
    from tabletop.table.model.view_state import ViewState
    from tabletop.toolkit.app import App


class Parting:
    """What the pause offers beside breaks. `close(AGAIN)`: the table is opened anew, with other people."""

    shown: ViewState

    def __init__(
        self, app: App, match: Match, *, deeds: Commands, world: TableMinigames, close: Callable[[str], None]
    ) -> None:
        self.app, self.match, self.deeds, self.world, self.close = app, match, deeds, world, close

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def offers(self) -> list[PauseEntry]:
        return [*self.world.deeds(), *self._leaving(), *self._ending(), *self._grave()]

    def _grave(self) -> list[PauseEntry]:
        """What ends the match for whoever does it: offered in the pause only, and asked once more."""
        acts, options = self.match.definition.acts, self.shown.view.options
        found = [(index, acts[options[index][0]]) for index in self.shown.choosing.grave]
        return [PauseEntry(f"{act.label} this match", act.icon, self.deeds.giving_up(index)) for index, act in found]

    # --- leaving
    def _leaving(self) -> list[PauseEntry]:
        if self.match.game.over or self.world.playing is not None:
            return []
        return [PauseEntry("Somebody leaves or joins", "account-group", self._ask_who)]

    def _ask_who(self) -> None:
        match = self.match
        here = {seat: match.setup.seats[seat].name for seat in match.setup.humans}
        away = {seat: person.name for seat, person in match.away.items()}
        alive = match.game.table.alive
        bots = {
            i: seat.name for i, seat in enumerate(match.setup.seats) if not seat.human and i not in away and alive[i]
        }
        self.app.push(LeaveDialog(here, away, bots), self._left)

    def _left(self, change: Change | None) -> None:
        if change is None:
            return
        known = joining.shows(self.match.game, change.seat) if change.name else 0
        if known:
            self.app.push(PlaceDialog(change.name, known), lambda sure: self._do(change) if sure else None)
        else:
            self._do(change)

    def _do(self, change: Change) -> None:
        deeds, seat = self.deeds, change.seat
        if change.level:
            done = deeds.leave(seat, cast("Level", change.level))
        else:
            done = deeds.join(seat, change.name) if change.name else deeds.come_back(seat)
        if done:
            self.close(AGAIN)
        if done and not change.level:
            self.app.push(KeysDialog(self.match.setup.seats[seat].name, self._keys(seat)))

    def _keys(self, seat: int) -> list[tuple[str, str]]:
        """What somebody's keys do, and which they are."""
        match, who = self.match, self.match.setup.seats[seat]
        hands = any(zone.faces == "owner" for zone in match.game.table.layout.zones)
        look = "Look at your cards" if hands else "Lift your curtain"
        react = named(who.react)
        if match.definition.pacing.windows:
            found = [(f"{look}, react", react), ("Pass", named(who.decline))]
        else:
            found = [(look, react)]
        race = named(gesture_keys(match.setup.seats).get(seat, "")) if keyed(match.setup.game) else ""
        return [*found, *([("Everything that is fast", race)] if race not in ("", react) else [])]

    # --- ending together
    def _ending(self) -> list[PauseEntry]:
        match = self.match
        if not match.votes.can_end or self.world.playing is not None:
            return []
        alone = len(match.setup.humans) == 1
        return [PauseEntry("End the game here" if alone else "End the game together", "handshake", self._ask_end)]

    def _ask_end(self) -> None:
        """Alone one is asked once more; several people are asked by the vote."""
        end = self.deeds.end
        if len(self.match.setup.humans) == 1:
            confirm(self.app.top, "End the game here?", STANDS, "End it", end, style="danger", icon="handshake")
        else:
            end()
