"""Guests of an evening with their phones between its matches: who has joined stays so, and is told what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.ask import NOBODY, Refused
from tabletop.i18n import tr
from tabletop.match.seats import COLOURS, Seat
from tabletop.pages.evening import evening_panels as words
from tabletop.phones.lines import PhoneLines
from tabletop.phones.protocol import LobbySeat, SeatLine, SeatState
from tabletop.storage import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.pages.evening.evening_page import EveningScreen
    from tabletop.phones.guests import JoinCode
    from tabletop.phones.lines import PhoneServerPort
    from tabletop.phones.protocol import Order, Pull
    from tabletop.progress.programme import ProgrammeItem


class EveningPhoneHub(PhoneLines):
    """Its seats are the guests. `screen`: the page of the evening at the table."""

    def __init__(
        self,
        screen: EveningScreen,
        wire: PhoneServerPort,
        admission: JoinCode,
        on_change: Callable[[str, bool], None] = lambda _, __: None,
    ) -> None:
        super().__init__(wire, admission, on_change)
        self.screen, self.evening = screen, screen.evening

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whoever has gone plays as little as a bot does."""
        return tuple(
            Seat(
                name=one.name, colour=COLOURS[i % len(COLOURS)], phone=one.phone, bot="" if one.here else "normal",
            )
            for i, one in enumerate(self.evening.saved.guests)
        )  # fmt: skip

    @property
    def title(self) -> str:
        return tr("evening-evening")

    @property
    def cards(self) -> str:
        return ""

    # --- who has which phone
    def _free(self) -> tuple[LobbySeat, ...]:
        return tuple(
            LobbySeat(i, one.name, "left" if not one.here else "taken" if one.phone else "free")
            for i, one in enumerate(self.evening.saved.guests)
        )

    def _called(self, place: LobbySeat, name: str) -> str:
        del name
        return place.name

    def _sit_down(self, place: LobbySeat, phone_id: str, name: str, now: int) -> None:
        del name, now
        if place.state == "left":
            self._keep(lambda: self.evening.come(self.evening.saved.guests[place.seat]))
        self._keep(lambda: self.evening.hand_over(place.seat, phone_id))

    def _hand_back(self, seat: int, now: int) -> None:
        del now
        self._keep(lambda: self.evening.hand_over(seat, ""))

    @staticmethod
    def _keep(step: Callable[[], object]) -> None:
        try:
            step()
        except StoreError as error:
            raise Refused("not_kept", str(error)) from error

    # --- what phones want
    def _pulled(self, seat: int, pull: Pull) -> None:
        """There is no sling."""

    def _do(self, seat: int, order: Order, now: int, *, running: bool, age: float) -> None:
        del seat, order, now, running, age
        raise Refused("stale_ask", tr("core-not-open"))

    # --- what phones show
    def tick(self, now: int, *, running: bool, stands: bool = False) -> None:
        self._lines_without_seats()  # somebody has gone
        super().tick(now, running=running, stands=stands)

    def _changing(self) -> object:
        evening = self.evening
        return (
            self.seats,
            self.here,
            self.admission.open,
            tuple(self.screen.items),
            evening.open_match,
            self.screen.over,
        )

    def _state(self, seat: int, now: int, *, running: bool, stands: bool) -> SeatState:
        del now, running, stands
        over = words.champions(self.evening) if self.screen.over else ""
        return SeatState(seat, self._lines(), waits=self._next(seat), over=over)

    @property
    def _item(self) -> ProgrammeItem | None:
        return next(iter(self.screen.items), None)

    def _next(self, seat: int) -> str:
        """What comes, and whether this guest plays."""
        item = self._item
        if self.evening.open_match is not None:
            return tr("evening-match-goes-on")
        if item is None:
            return tr("evening-nothing-yet")
        game = words.headline(self.screen.services, item)
        if item.form is None or seat == NOBODY:
            return tr("evening-phones-next", game=game)
        return tr("evening-phones-plays" if seat in item.seats else "evening-phones-rests", game=game)

    def _lines(self) -> tuple[SeatLine, ...]:
        item, points = self._item, {row.guest: row.points for row in self.evening.standing()}
        plays = item.seats if item is not None else ()
        return tuple(
            SeatLine(
                guest.name, seat.colour, out=not guest.here, turn=i in plays, score=f"{points[i]:.0f}",
                phone=bool(guest.phone), here=i in self.here,
            )
            for i, (guest, seat) in enumerate(zip(self.evening.saved.guests, self.seats, strict=True))
        )  # fmt: skip
