"""How phones join, above a table: the code to be photographed, the address to be typed, and who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from tabletop.i18n import tr
from tabletop.phones.invitation import address, squares
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.dropdown import DropDown
from tabletop.toolkit.widgets.label import Label, RichLabel
from tabletop.toolkit.widgets.value_controls import Toggle
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.phones.guests import Admission
    from tabletop.phones.hub import PhoneHub
    from tabletop.phones.server import PhoneServer


SIDE, GAP = 330, 24  # units
DARK, LIGHT = (16, 24, 38), (255, 255, 255)


class Joining(Protocol):
    """What the page shows and changes: `hub` and `server` are None while no phone may join."""

    admission: Admission
    addresses: tuple[str, ...]
    address: str
    server: PhoneServer | None
    hub: PhoneHub | None

    @property
    def on(self) -> bool:
        """Whether phones may join."""

    def switch(self, on: bool) -> None:
        """From now on, or not any more."""

    def move(self, address: str) -> None:
        """They find the table at another address."""

    def release(self, seat: int) -> None:
        """A seat goes back to the table."""


class Squares(Widget):
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


class Invitation(Widget):
    """The code of squares, and beside it the words."""

    def __init__(self, code: Squares, words: Column) -> None:
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

    def __init__(self, phones: Joining) -> None:
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
        return hub.match.setup, hub.here, hub.watching, admission.code, admission.open, self.phones.address

    def _fill(self) -> None:
        self._shown = self._state()
        self.body.clear()
        switch = Toggle(self.phones.on, self.phones.switch, label="phones join")
        self.body.add(Field(tr("desktop-phones-join"), switch))
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
        self.body.add(Invitation(Squares(address(server.url, admission.code)), words))
        if len(self.phones.addresses) > 1:
            choices = [(one, one) for one in self.phones.addresses]
            chosen = DropDown(choices, self.phones.address, self.phones.move, label="address")
            self.body.add(Field(tr("desktop-address"), chosen))
        for seat, who in enumerate(hub.match.setup.seats):
            if who.human:
                self._seat(seat, who.name)
        if hub.watching:
            onlookers = tr("desktop-phones-watching", count=hub.watching)
            self.body.add(RichLabel(onlookers, "body", label="watching"))

    def _seat(self, seat: int, name: str) -> None:
        hub = self.phones.hub
        if hub is None:
            return
        if seat not in hub.match.setup.at_phones:
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
