"""Where people join with phones: a match, a sealed night before its matches, an evening between them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Protocol

from tabletop.app.toasts import sorry
from tabletop.pages.evening.evening_page import EveningScreen
from tabletop.pages.evening.evening_phones import EveningPhoneHub
from tabletop.pages.sealed.phone_builders import SealedPhoneHub
from tabletop.phones.hub import PhoneHub
from tabletop.progress.evening import KIND as EVENING
from tabletop.progress.evening import Evening, all_of
from tabletop.storage import StoreError
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
    from tabletop.toolkit.widgets.screen import Screen


class PhonePlace(Protocol):
    """Where people join with phones."""

    @property
    def definition(self) -> Definition | None:
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


def evening_of(table: TableScreen, app: Runner) -> Evening | None:
    """The evening that a match belongs to: of the page below the table, else as it is kept."""
    run, services = table.match.setup.run, table.services
    if run is None or run[0] != EVENING or services is None:
        return None
    pages = (screen.evening for screen in app.screens if isinstance(screen, EveningScreen))
    found = next((evening for evening in pages if evening.number == run[1]), None)
    if found is None and (saved := all_of(services.store).get(run[1])) is not None:
        found = Evening(services.store, run[1], saved, services.now)
    return found


class TablePlace:
    """A match. `reopen`: others sit at the table's windows than those that it was opened for."""

    def __init__(self, table: TableScreen, app: Runner) -> None:
        self.table, self.app, self.reopen = table, app, False
        self.definition = table.match.definition
        self.evening: Evening | None = None
        self._keep(self._find_evening)

    def _find_evening(self) -> None:
        self.evening = evening_of(self.table, self.app)

    @property
    def now(self) -> int:
        return self.table.now

    def hub(self, server: PhoneServer, admission: JoinCode, changed: Callable[[str, bool], None]) -> PhoneHub:
        match = self.table.match
        if not match.setup.phones:
            match.seating.admit_phones(True, self.now)
        self._seat_guests()
        hub = PhoneHub(match, server, admission, changed)
        self.join(hub)
        return hub

    def join(self, hub: PhoneHub) -> None:
        """What hands do at this table is done with phones, too; guests of an evening who rest look on."""
        hub.hands, self.table.minigames.trips = self.table.minigames, hub.trip
        if self.evening is not None:
            hub.rest(self.evening.resting(self.table.match.setup))

    def _seat_guests(self) -> None:
        """The phones that guests of an evening have by now are theirs in this match, too."""
        match = self.table.match
        for place, guest in self.evening.guests_at(match.setup).items() if self.evening is not None else ():
            if guest.phone != match.setup.seats[place].phone:
                match.seating.hand_over(place, guest.phone, self.now)
                self.reopen = True
        self._note()

    def _note(self) -> None:
        """The evening's next matches begin with these phones."""
        evening, setup = self.evening, self.table.match.setup
        if evening is not None:
            self._keep(lambda: evening.note_phones(setup))

    def _keep(self, step: Callable[[], object]) -> None:
        try:
            step()
        except StoreError as error:
            sorry(self.app, error)

    def close(self) -> None:
        seating = self.table.match.seating
        self.reopen = self.reopen or bool(self.table.match.setup.at_phones)
        seating.admit_phones(False, self.now)
        self._note()

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
        self._note()


class PagePlace(ABC):
    """What a page leads through, as long as it lies open."""

    def __init__(self, page: Screen[Any], app: Runner) -> None:
        self.page, self.app = page, app

    @property
    @abstractmethod
    def definition(self) -> Definition | None:
        """The game that is played there."""

    @property
    @abstractmethod
    def admits(self) -> bool:
        """Phones may join."""

    @property
    def now(self) -> int:
        return round(self.app.clock())

    @abstractmethod
    def hub(self, server: PhoneServer, admission: JoinCode, changed: Callable[[str, bool], None]) -> PhoneLines:
        """The end of the lines to phones."""

    @abstractmethod
    def close(self) -> None:
        """Nobody can join any more."""

    def tick(self, hub: PhoneLines | None) -> bool:
        if self.page not in self.app.screens:
            return False
        if hub is not None:
            hub.tick(self.now, running=True)
        return True

    @abstractmethod
    def reseated(self) -> None:
        """Others have phones than before."""


class SealedPlace(PagePlace):
    """A sealed night."""

    page: SealedScreen

    @property
    def definition(self) -> Definition:
        return self.page.definition

    @property
    def admits(self) -> bool:
        return self.page.night.setup.phones

    def hub(self, server: PhoneServer, admission: JoinCode, changed: Callable[[str, bool], None]) -> SealedPhoneHub:
        if not self.page.night.setup.phones:
            self.page.let_phones_join(True)
        return SealedPhoneHub(self.page, server, admission, changed)

    def close(self) -> None:
        self.page.let_phones_join(False)

    def reseated(self) -> None:
        """The page sees it by itself."""


class EveningPlace(PagePlace):
    """An evening between its matches."""

    page: EveningScreen
    definition = None

    @property
    def admits(self) -> bool:
        return self.page.evening.saved.phones

    def hub(self, server: PhoneServer, admission: JoinCode, changed: Callable[[str, bool], None]) -> EveningPhoneHub:
        if not self.admits:
            self.page.attempt(lambda: self.page.evening.let_phones_join(True))
        return EveningPhoneHub(self.page, server, admission, changed)

    def close(self) -> None:
        self.page.attempt(lambda: self.page.evening.let_phones_join(False))

    def reseated(self) -> None:
        self.page.fill_all()
