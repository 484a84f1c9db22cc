"""Phones at a table or at a sealed night: the server that is on while it lies open, and the page that says how to join.

Loaded when somebody wants phones for the first time; the server is never on at the menu.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

import pygame

from tabletop.desktop.phone_places import EveningPlace, PagePlace, SealedPlace, TablePlace
from tabletop.i18n import tr
from tabletop.pages.sealed.sealed_page import SealedScreen
from tabletop.pages.setup.phones_lesson import LessonButton
from tabletop.phones.addresses import PORTS, found_addresses
from tabletop.phones.guests import JoinCode
from tabletop.phones.hub import PhoneHub
from tabletop.phones.invitation import address, squares
from tabletop.phones.page_files import files
from tabletop.phones.server import PhonesError, PhoneServer
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field, Row
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.value_controls import DropDown, Toggle
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.app.runner import Runner
    from tabletop.desktop.phone_places import PhonePlace
    from tabletop.pages.evening.evening_page import EveningScreen
    from tabletop.phones.lines import PhoneLines
    from tabletop.table.table_screen import TableScreen

SIDE, GAP = 330, 24  # units
PATIENCE = 5000  # ms
DARK, LIGHT = (16, 24, 38), (255, 255, 255)


class PhoneJoining(Protocol):
    """What the page shows and changes: `hub` and `server` are None while no phone may join."""

    admission: JoinCode
    addresses: tuple[str, ...]
    address: str
    server: PhoneServer | None
    hub: PhoneLines | None

    @property
    def on(self) -> bool:
        """Whether phones may join."""

    def switch(self, on: bool) -> None:
        """From now on, or not any more."""

    def move(self, address: str) -> None:
        """They find the table at another address."""

    def release(self, seat: int) -> None:
        """A seat goes back to the table."""


class QrCode(Widget):
    """A QR code."""

    def __init__(self, text: str) -> None:
        super().__init__("code for phones")
        self.rows = squares(text)

    def measure(self, width: int) -> tuple[int, int]:
        side = min(width, self.u(SIDE))
        return side, side

    def draw(self, target: pygame.Surface) -> None:
        """Whole pixels for each square, or cameras see uneven lines."""
        count = len(self.rows)
        size = max(1, min(self.rect.size) // count)
        ground = pygame.Rect(0, 0, size * count, size * count)
        ground.center = self.rect.center
        target.fill(LIGHT, ground)
        for y, row in enumerate(self.rows):
            for x, dark in enumerate(row):
                if dark:
                    target.fill(DARK, (ground.x + x * size, ground.y + y * size, size, size))


class JoinPanel(Widget):
    """The code of squares, and beside it the words."""

    def __init__(self, code: QrCode, words: Column) -> None:
        super().__init__("invitation")
        self.code, self.words = self.add(code), self.add(words)

    def measure(self, width: int) -> tuple[int, int]:
        side = self.code.measure(width // 2)[0]
        return width, max(side, self.words.measure(width - side - self.u(GAP))[1])

    def layout(self) -> None:
        left, rest = rects.cut_left(self.rect, self.code.measure(self.rect.width // 2)[0], self.u(GAP))
        self.code.place(left)
        self.words.place(rest)


class PhonesPage(Dialog[None]):
    """Changes at once, and follows who joins while it is open."""

    def __init__(self, phones: PhoneJoining) -> None:
        self.phones = phones
        self.body = Column(gap=14)
        self._shown: object = None
        super().__init__(
            tr("desktop-phones-join"),
            tr("desktop-phones-what"),
            body=self.body,
            answers=(DialogButton(tr("desktop-to-the-table"), None, "primary", "play"),),
            icon="account-plus",
            width=980,
        )
        self._fill()

    def update(self, now: float) -> bool:
        moved = super().update(now)
        if self._state() == self._shown:
            return moved
        self._fill()
        self.layout()
        self.refresh()
        return True

    def _state(self) -> object:
        hub, admission = self.phones.hub, self.phones.admission
        if hub is None:
            return None
        return hub.seats, hub.here, hub.watching, admission.code, admission.open, self.phones.address

    def _fill(self) -> None:
        self._shown = self._state()
        self.body.clear()
        switch = Toggle(self.phones.on, self.phones.switch, label="phones join")
        row = Row(LessonButton(), switch, align="right")
        self.body.add(Field(tr("desktop-phones-join"), row))
        server, hub = self.phones.server, self.phones.hub
        if server is None or hub is None:
            return
        admission = self.phones.admission
        place = server.url.removeprefix("http://").rstrip("/")
        words = Column(
            Label(place, "title", color="gold_light", label="table address"),
            Label(admission.code, "title", color="gold", label="room code"),
            RichLabel(tr("desktop-phones-how", code=admission.code), "body", label="how to join"),
            Field(tr("desktop-anybody-joins"), Toggle(admission.open, self._admit, label="anybody may join")),
            gap=10,
        )
        self.body.add(JoinPanel(QrCode(address(server.url, admission.code)), words))
        if len(self.phones.addresses) > 1:
            choices = [(one, one) for one in self.phones.addresses]
            chosen = DropDown(choices, self.phones.address, self.phones.move, label="address")
            self.body.add(Field(tr("desktop-address"), chosen))
        for seat, who in enumerate(hub.seats):
            if who.human:
                self._seat(seat, who.name)
        if hub.watching:
            onlookers = tr("desktop-phones-watching", count=hub.watching)
            self.body.add(RichLabel(onlookers, "body", label="watching"))

    def _seat(self, seat: int, name: str) -> None:
        hub = self.phones.hub
        if hub is None:
            return
        if seat not in hub.at_phones:
            words = tr("desktop-at-table", name=escape(name))
            self.body.add(RichLabel(words, "body", label=f"seat {seat + 1}"))
            return
        trip = round(hub.trip(seat))
        if seat not in hub.here:
            words = tr("desktop-phone-away", name=name)
        else:
            words = tr("desktop-with-phone-trip", name=name, trip=trip) if trip else tr("desktop-with-phone", name=name)
        back = Button(tr("desktop-back-to-table"), self._release(seat), style="ghost", label=f"release {seat + 1}")
        self.body.add(Field(words, back, share=0.34, label=f"seat {seat + 1}"))

    def _release(self, seat: int) -> Callable[[], None]:
        return lambda: self.phones.release(seat)

    def _admit(self, on: bool) -> None:
        """Who has joined stays; whoever lets people join again shows another code."""
        admission = self.phones.admission
        admission.open = on
        if on:
            admission.renew()


class Phones:
    """Opens a server for every place that phones may join, and closes it with its place. The code lasts for the evening."""

    def __init__(self, app: Runner) -> None:
        self.app = app
        self.admission = JoinCode(time.monotonic)
        self.addresses = found_addresses()
        self.address = self.addresses[0]
        self.server: PhoneServer | None = None
        self.hub: PhoneLines | None = None
        self.place: PhonePlace | None = None
        self._away: tuple[int, ...] = ()
        self._ports: Sequence[int] = PORTS  # from match to match the same one, or phones would not find the table again
        self._patient = 0.0  # until when phones are on their way here

    @property
    def on(self) -> bool:
        return self.server is not None

    # --- on and off
    def sit(self, table: TableScreen, *, anew: bool = True) -> None:
        """A table has been opened that phones may join; `anew`: its match has just begun, or goes on."""
        hub = self.hub
        if isinstance(hub, PhoneHub) and hub.match is table.match:
            place = self.place = TablePlace(table, self.app)
            place.join(hub)
        else:
            self._open(TablePlace(table, self.app))
        known = table.match.setup.run is not None and table.match.setup.at_phones
        if anew and self.on and not known:
            self._invite()

    def ask(self, table: TableScreen) -> None:
        """Somebody at the table wants to see how phones join."""
        if not (isinstance(self.place, TablePlace) and self.place.table is table):
            self.place = TablePlace(table, self.app)
        self._invite()

    def at_page(self, page: SealedScreen | EveningScreen, *, invite: bool) -> None:
        """A sealed night or an evening lies open that phones may join; `invite`: somebody wants to see how."""
        place = self.place
        if not (isinstance(place, PagePlace) and place.page is page):
            self._close()
            place = SealedPlace(page, self.app) if isinstance(page, SealedScreen) else EveningPlace(page, self.app)
            self.place = place
        opened = place.admits and not self.on and self._open(place)
        if invite or (opened and self.hub is not None and not self.hub.at_phones):
            self._invite()

    def switch(self, on: bool) -> None:
        """Phones may join from now on, or not any more: then everybody plays at the table's windows."""
        place = self.place
        if place is None:
            return
        if on:
            self._open(place)
            return
        self.leave(forget=False)
        place.close()
        self.app.on_frame = self.tick

    def table_closed(self, table: TableScreen) -> None:
        """Whatever lay below it may be open to phones by now."""
        if isinstance(self.place, TablePlace) and self.place.table is table:
            self.leave()

    def release(self, seat: int) -> None:
        """Take a seat back from its phone."""
        if self.hub is not None and self.place is not None:
            self.hub.release(seat, self.place.now)

    def move(self, address: str) -> None:
        """Listen at another address of this computer."""
        self.address = address
        if self.on:
            self._close()
            self.switch(on=True)

    def _open(self, place: PhonePlace) -> bool:
        """False when that cannot be."""
        self._close()
        self.place = place
        server = PhoneServer(self.address, files(place.definition), self._ports)
        try:
            server.start()
        except PhonesError as error:
            self.app.toast(escape(str(error)), "alert", "coral")
            return False
        self.server, self._patient = server, self.app.clock() + PATIENCE
        self._ports = (server.port, *PORTS)
        self.hub = place.hub(server, self.admission, self._changed)
        self.app.on_frame = self.tick
        return True

    def _close(self) -> None:
        if self.server is not None:
            self.server.stop()
        self.server = self.hub = None

    def leave(self, *, forget: bool = True) -> None:
        """The place is closed, or phones are not wanted any more."""
        self._close()
        self.app.on_frame = lambda: None
        self._away = ()
        if forget:
            self.place = None

    def _invite(self) -> None:
        self.app.push(PhonesPage(self))

    # --- every frame
    def tick(self) -> None:
        place, hub = self.place, self.hub
        if place is None:
            return
        if not place.tick(hub):
            self.leave()
        elif hub is not None:
            self._miss(hub)

    def _miss(self, hub: PhoneLines) -> None:
        """Say once that a phone is gone whose answer may be waited for."""
        away = hub.away if self.app.clock() > self._patient else ()
        for seat in set(away) - set(self._away):
            name = escape(hub.seats[seat].name)
            self.app.toast(tr("desktop-phone-asleep", name=name), "alert", about=f"away {seat}")
        self._away = away

    def _changed(self, text: str, anew: bool) -> None:
        if text:
            self.app.toast(escape(text), "account-plus")
        if anew and self.place is not None:
            self.place.reseated()
