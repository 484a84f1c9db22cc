"""Where people join with phones: a match, or a sealed night before its matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tabletop.pages.sealed.phone_builders import SealedPhoneHub
from tabletop.phones.hub import PhoneHub
from tabletop.table.minigame_requests import AGAIN

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.runner import Runner
    from tabletop.core.definition import Definition
    from tabletop.pages.sealed.sealed_page import SealedScreen
    from tabletop.phones.guests import JoinCode
    from tabletop.phones.lines import PhoneLines
    from tabletop.phones.server import PhoneServer
    from tabletop.table.table_screen import TableScreen


class PhonePlace(Protocol):
    """Where people join with phones."""

    @property
    def definition(self) -> Definition:
        """The game that is played there."""

    @property
    def now(self) -> int:
        """By the clock of the place."""

    def hub(self, server: PhoneServer, admission: JoinCode, changed: Callable[[str, bool], None]) -> PhoneLines:
        """The end of the lines to phones. Nobody could join before."""

    def close(self) -> None:
        """Nobody can join any more; all play at the table's windows."""

    def tick(self, hub: PhoneLines | None) -> bool:
        """False when the place is there no more."""

    def reseated(self) -> None:
        """Others sit at the table's windows than before."""


class TablePlace:
    """A match. `reopen`: others sit at the table's windows than those that it was opened for."""

    def __init__(self, table: TableScreen, *, reopen: bool = False) -> None:
        self.table, self.reopen = table, reopen
        self.definition = table.match.definition

    @property
    def now(self) -> int:
        return self.table.now

    def hub(self, server: PhoneServer, admission: JoinCode, changed: Callable[[str, bool], None]) -> PhoneHub:
        match = self.table.match
        if not match.setup.phones:
            match.seating.admit_phones(True, self.now)
        hub = PhoneHub(match, server, admission, changed)
        self.join(hub)
        return hub

    def join(self, hub: PhoneHub) -> None:
        """What hands do at this table is done with phones, too."""
        hub.hands, self.table.minigames.trips = self.table.minigames, hub.trip

    def close(self) -> None:
        seating = self.table.match.seating
        self.reopen = self.reopen or bool(self.table.match.setup.at_phones)
        seating.admit_phones(False, self.now)

    def tick(self, hub: PhoneLines | None) -> bool:
        table = self.table
        if hub is not None:
            hub.tick(self.now, running=table.uppermost, stands=not table.clock.runs)
        if self.reopen and table.uppermost and table.minigames.playing is None and not table.sequencer.busy:
            self.reopen = False
            table.close(AGAIN)
        return True

    def reseated(self) -> None:
        self.reopen = True


class SealedPlace:
    """A sealed night, as long as its page lies open."""

    def __init__(self, page: SealedScreen, app: Runner) -> None:
        self.page, self.app = page, app
        self.definition = page.definition

    @property
    def now(self) -> int:
        return round(self.app.clock())

    def hub(self, server: PhoneServer, admission: JoinCode, changed: Callable[[str, bool], None]) -> SealedPhoneHub:
        if not self.page.night.setup.phones:
            self.page.let_phones_join(True)
        return SealedPhoneHub(self.page, server, admission, changed)

    def close(self) -> None:
        self.page.let_phones_join(False)

    def tick(self, hub: PhoneLines | None) -> bool:
        if self.page not in self.app.screens:
            return False
        if hub is not None:
            hub.tick(self.now, running=True)
        return True

    def reseated(self) -> None:
        """The page sees it by itself."""
