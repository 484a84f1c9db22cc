"""Phones at the table of a match: the server that is on while it lies open, and the page that says how to join.

Loaded when somebody wants phones for the first time; the server is never on at the menu.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tabletop.desktop.phones_page import PhonesPage
from tabletop.i18n import tr
from tabletop.phones.addresses import found_addresses
from tabletop.phones.guests import Admission
from tabletop.phones.hub import PhoneHub
from tabletop.phones.page_files import files
from tabletop.phones.server import PhonesError, PhoneServer
from tabletop.table.minigame_requests import AGAIN
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from tabletop.app.runner import Runner
    from tabletop.table.table_screen import TableScreen


class Phones:
    """Opens a server for every match that phones may join, and closes it with its table. The code lasts for the evening."""

    def __init__(self, app: Runner) -> None:
        self.app = app
        self.admission = Admission(time.monotonic)
        self.addresses = found_addresses()
        self.address = self.addresses[0]
        self.server: PhoneServer | None = None
        self.hub: PhoneHub | None = None
        self.table: TableScreen | None = None
        self._anew = False  # others sit at the table's windows than those that it was opened for
        self._away: tuple[int, ...] = ()

    @property
    def on(self) -> bool:
        return self.server is not None

    # --- on and off
    def sit(self, table: TableScreen, *, anew: bool = True) -> None:
        """A table has been opened that phones may join; `anew`: its match has just begun, or goes on."""
        self.table = table
        if self.hub is None or self.hub.match is not table.match:
            self._open(table)
        else:
            self._join(table, self.hub)
        if anew and self.on:
            self._invite()

    def ask(self, table: TableScreen) -> None:
        """Somebody at the table wants to see how phones join."""
        self.table = table
        self._invite()

    def switch(self, on: bool) -> None:
        """Phones may join from now on, or not any more: then everybody plays at the table's windows."""
        table = self.table
        if table is None:
            return
        if on:
            self._open(table)
            return
        self.leave(forget=False)
        seats = table.match.setup.at_phones
        table.match.seating.admit_phones(False, table.now)
        self._anew = self._anew or bool(seats)
        self.table, self.app.on_frame = table, self.tick

    def release(self, seat: int) -> None:
        """Take a seat back from its phone."""
        if self.hub is not None and self.table is not None:
            self.hub.release(seat, self.table.now)

    def move(self, address: str) -> None:
        """Listen at another address of this computer."""
        self.address = address
        if self.on:
            self._close()
            self.switch(on=True)

    def _open(self, table: TableScreen) -> None:
        self._close()
        match = table.match
        server = PhoneServer(self.address, files(match.definition))
        try:
            server.start()
        except PhonesError as error:
            self.app.toast(escape(str(error)), "alert", "coral")
            return
        self.server = server
        if not match.setup.phones:
            match.seating.admit_phones(True, table.now)
        self.hub = PhoneHub(match, server, self.admission, self._changed)
        self._join(table, self.hub)
        self.app.on_frame = self.tick

    @staticmethod
    def _join(table: TableScreen, hub: PhoneHub) -> None:
        """What hands do at this table is done with phones, too."""
        hub.hands, table.world.trips = table.world, hub.trip

    def _close(self) -> None:
        if self.server is not None:
            self.server.stop()
        self.server = self.hub = None

    def leave(self, *, forget: bool = True) -> None:
        """The table is closed, or phones are not wanted any more."""
        self._close()
        self.app.on_frame = lambda: None
        self._away = ()
        if forget:
            self.table, self._anew = None, False

    def _invite(self) -> None:
        self.app.push(PhonesPage(self))

    # --- every frame
    def tick(self) -> None:
        table, hub = self.table, self.hub
        if table is None:
            return
        if hub is not None:
            hub.tick(table.now, running=table.uppermost, stands=not table.clock.runs)
            self._miss(hub)
        if self._anew and table.uppermost and table.world.playing is None and not table.story.busy:
            self._anew = False
            table.close(AGAIN)

    def _miss(self, hub: PhoneHub) -> None:
        """Say once that a phone is gone whose answer may be waited for."""
        away = hub.away
        for seat in set(away) - set(self._away):
            name = escape(hub.match.setup.seats[seat].name)
            self.app.toast(tr("desktop-phone-asleep", name=name), "alert", about=f"away {seat}")
        self._away = away

    def _changed(self, text: str, anew: bool) -> None:
        if text:
            self.app.toast(escape(text), "account-plus")
        self._anew = self._anew or anew
