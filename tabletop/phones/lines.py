"""The lines to phones: who has which seat, what is done once however often it is sent, and who is shown what.

All of it happens in the program's own loop, once a frame; nothing here waits for anybody. What the seats are seats of, a match
or a sealed night, is for `PhoneHub` and `SealedPhoneHub`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from tabletop.core.ask import NOBODY, Refused
from tabletop.core.sanitizing import escaped
from tabletop.i18n import tr
from tabletop.match.seats import stand_in
from tabletop.phones.guests import JoinCode, fits, new_token, phone_id_of
from tabletop.phones.limits import SPECTATORS
from tabletop.phones.protocol import (
    VERSION,
    Done,
    Echo,
    GiveBack,
    Hello,
    Join,
    Lobby,
    LobbySeat,
    LookOn,
    NotDone,
    Ping,
    Pull,
    Seated,
    encoded,
)
from tabletop.storage import ElsewhereError
from tabletop.storage.profile_rows import NAME_LIMIT

if TYPE_CHECKING:
    from tabletop.match.seats import Seat
    from tabletop.phones.protocol import FromPhone, Order, SeatState, ToPhone

A_FRAME = 2  # states that are made in one frame
ORDERS = 64  # a frame
KEPT = 64  # orders of a phone whose outcome is remembered, in case they are sent twice
TABS = 3  # of one seat at once; the oldest goes
DRIFT = 250  # ms by which a clock on a phone may be wrong
PAUSED = "paused"  # code of what is refused meanwhile


class PhoneArrival(NamedTuple):
    """Something from a connection: a message, or None when it is there no more. `age`: ms since it came in."""

    connection: int
    address: str
    message: FromPhone | None
    age: float = 0.0


class PhoneServerPort(Protocol):
    """What a hub needs of a server; none of it waits."""

    def take(self, most: int) -> Sequence[PhoneArrival]:
        """What has come since, oldest first."""

    def send(self, connection: int, data: bytes, *, state: bool) -> None:
        """A `state` takes the place of one that has not been sent yet."""

    def trip(self, connection: int) -> float:
        """The longest round trip of late, in ms; 0 before one is known."""

    def drop(self, connection: int) -> None:
        """Close a connection."""


class PhoneConnection:
    """One connection. `phone_id`: of the phone whose seat it has, "" for none; `watches`: it looks on without a seat."""

    def __init__(self, address: str) -> None:
        self.address, self.phone_id, self.greeted, self.watches = address, "", False, False
        self.sent: tuple[SeatState, int] | None = None
        self.lobby: Lobby | None = None


class PhoneLines(ABC):
    """`on_change`: somebody has sat down, come, gone or left, as a sentence for all to
    read, "" for what needs none; `anew`: others sit at the table's windows than before.
    """

    def __init__(self, wire: PhoneServerPort, admission: JoinCode, on_change: Callable[[str, bool], None]) -> None:
        self.wire, self.admission, self.on_change = wire, admission, on_change
        self.lines: dict[int, PhoneConnection] = {}
        self._outcomes: dict[str, OrderedDict[str, bytes]] = {}  # by phone and id of the order
        self.resting: frozenset[str] = frozenset()  # phones of guests of an evening who have no seat at this table
        self._joined = OrderedDict[tuple[str, Join], str]()  # by address and order: the token, in case it was not heard
        self._due: list[int] = []  # connections whose state may have changed
        self._key: object = None

    # --- what the seats are seats of
    @property
    @abstractmethod
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""

    @property
    @abstractmethod
    def title(self) -> str:
        """The name of the game."""

    @property
    @abstractmethod
    def cards(self) -> str:
        """The id of what has the cards, "" where there are none."""

    @abstractmethod
    def _free(self) -> tuple[LobbySeat, ...]:
        """The seats as those without one see them."""

    @abstractmethod
    def _called(self, place: LobbySeat, name: str) -> str:
        """What somebody is called who says this name and sits down there."""

    @abstractmethod
    def _sit_down(self, place: LobbySeat, phone_id: str, name: str, now: int) -> None:
        """A free seat is played with this phone. Raises Refused."""

    @abstractmethod
    def _hand_back(self, seat: int, now: int) -> None:
        """A seat is played at the table's windows again."""

    @abstractmethod
    def _pulled(self, seat: int, pull: Pull) -> None:
        """How a sling is held."""

    @abstractmethod
    def _do(self, seat: int, order: Order, now: int, *, running: bool, age: float) -> None:
        """Raises Refused. `age`: ms since it came in."""

    @abstractmethod
    def _changing(self) -> object:
        """Another one as soon as any phone might show something else."""

    @abstractmethod
    def _state(self, seat: int, now: int, *, running: bool, stands: bool) -> SeatState:
        """`seat`: NOBODY for whoever looks on."""

    # --- who is where
    @property
    def at_phones(self) -> tuple[int, ...]:
        """The seats that are played with phones."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.human and seat.phone)

    def seat_of(self, phone_id: str) -> int:
        return next((seat for seat in self.at_phones if phone_id and self.seats[seat].phone == phone_id), NOBODY)

    @property
    def here(self) -> frozenset[int]:
        """The seats whose phones are there."""
        return frozenset(seat for line in self.lines.values() if (seat := self.seat_of(line.phone_id)) != NOBODY)

    def trip(self, seat: int) -> float:
        """The longest round trip of late to the phone of a seat, in ms; 0 before one is known."""
        lines = ((connection, line.phone_id) for connection, line in self.lines.items())
        return max((self.wire.trip(at) for at, phone in lines if phone and self.seat_of(phone) == seat), default=0.0)

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(line.watches for line in self.lines.values())

    @property
    def away(self) -> tuple[int, ...]:
        """The seats whose phones are not."""
        here = self.here
        return tuple(seat for seat in self.at_phones if seat not in here)

    def rest(self, phones: frozenset[str]) -> None:
        """These phones are of guests of an evening who have no seat at this table: they look on."""
        self.resting = phones
        for connection, line in self.lines.items():
            if line.phone_id in phones and not line.watches:
                line.watches, line.sent = True, None
                self._due.append(connection)

    # --- each frame
    def tick(self, now: int, *, running: bool, stands: bool = False) -> None:
        """`now`: of the match's clock, which may stand while the match is `running`: the table tells what has happened."""
        for connection, address, message, age in self.wire.take(ORDERS):
            line = self.lines.get(connection)
            if message is None:
                self._lost(connection)
            elif isinstance(message, Hello):
                self._greet(connection, self.lines.setdefault(connection, PhoneConnection(address)), message)
            elif line is None or not line.greeted:
                self.wire.drop(connection)
            elif isinstance(message, Pull):
                self._pulled(self.seat_of(line.phone_id), message)
            elif not isinstance(message, Ping | Echo):
                self._order(connection, line, message, now, running=running, age=age)
        self._show(now, running=running, stands=stands)

    def _lost(self, connection: int) -> None:
        line = self.lines.pop(connection, None)
        seat = self.seat_of(line.phone_id) if line is not None else NOBODY
        if seat != NOBODY and seat not in self.here:
            self.on_change("", False)

    def _greet(self, connection: int, line: PhoneConnection, hello: Hello) -> None:
        phones = {self.seats[i].phone: i for i in self.at_phones} | dict.fromkeys(self.resting, NOBODY)
        known = next((phone for phone in phones if hello.token and fits(hello.token, phone)), "")
        line.greeted, line.sent, line.watches = hello.version == VERSION, None, False
        if not line.greeted:
            self.wire.drop(connection)
        elif not known:
            line.phone_id = ""
            self._tell(connection, self._lobby(tr("phones-no-seat") if hello.token else ""))
        else:
            line.watches = known in self.resting
            self._seat(connection, line, phones[known], hello.token)
            self.on_change("", False)

    def _seat(self, connection: int, line: PhoneConnection, seat: int, token: str) -> None:
        line.phone_id = phone_id_of(token)
        mine = [other for other, found in self.lines.items() if found.phone_id == line.phone_id]
        for other in mine[:-TABS]:
            self.wire.drop(other)
            del self.lines[other]
        self._tell(connection, Seated(seat, token, self.cards))
        self._due.append(connection)

    def _lobby(self, why: str = "") -> Lobby:
        return Lobby(VERSION, self.title, self.cards, self._free(), self.admission.open, why)

    # --- what phones want
    def _order(
        self, connection: int, line: PhoneConnection, order: Order, now: int, *, running: bool, age: float
    ) -> None:
        """Do it once, however often it is sent, and say what came of it."""
        seat, phone_id = self.seat_of(line.phone_id), line.phone_id
        known = self._outcomes.setdefault(phone_id, OrderedDict()) if seat != NOBODY else OrderedDict()
        if order.id in known:
            self.wire.send(connection, known[order.id], state=False)
            return
        try:
            if isinstance(order, Join):
                self._join(connection, line, order, now)
            elif isinstance(order, LookOn):
                self._watch(connection, line, order)
            elif isinstance(order, GiveBack) and line.watches:
                line.watches, line.lobby, line.phone_id = False, None, ""
                self._show_lobby()
            elif isinstance(order, GiveBack) and seat != NOBODY:
                self._give_back(seat, now)
            else:
                self._do(seat, order, now, running=running, age=age)
            answer: ToPhone = Done(order.id)
        except Refused as error:
            answer = NotDone(order.id, error.code, error.text)
        except ElsewhereError as error:
            answer = NotDone(order.id, "elsewhere", str(error))
        data = encoded(answer)
        self.wire.send(connection, data, state=False)
        if not (isinstance(answer, NotDone) and answer.code == PAUSED):
            known[order.id] = data
        while len(known) > KEPT:
            known.popitem(last=False)

    # --- sitting down
    def _join(self, connection: int, line: PhoneConnection, order: Join, now: int) -> None:
        before = self._joined.get((line.address, order), "")
        if before and (seat := self.seat_of(phone_id_of(before))) != NOBODY:
            self._seat(connection, line, seat, before)
            return
        self._admit(line, order.code)
        if line.phone_id and self.seat_of(line.phone_id) != NOBODY:
            raise Refused("seated", tr("phones-seated"))
        free = {seat.seat: seat for seat in self._free() if seat.state != "taken"}
        if order.seat not in free:
            raise Refused("taken", tr("phones-taken"))
        token, place = new_token(), free[order.seat]
        name = self._named(order, place)
        self._sit_down(place, phone_id_of(token), name, now)
        line.watches = False
        self._joined[line.address, order] = token
        while len(self._joined) > KEPT:
            self._joined.popitem(last=False)
        self._seat(connection, line, order.seat, token)
        self.on_change(tr("phones-joined", name=self.seats[order.seat].name), True)

    def _admit(self, line: PhoneConnection, code: str) -> None:
        """Refused for whoever does not know the code, or nobody is let in."""
        seconds = self.admission.waits(line.address)
        if seconds:
            raise Refused("wait", tr("phones-wait", seconds=seconds))
        if not self.admission.open:
            raise Refused("closed", tr("phones-closed"))
        if not self.admission.knows(line.address, code):
            raise Refused("wrong_code", tr("phones-wrong-code"))

    def _watch(self, connection: int, line: PhoneConnection, order: LookOn) -> None:
        if line.watches:
            return
        self._admit(line, order.code)
        if self.seat_of(line.phone_id) != NOBODY:
            raise Refused("seated", tr("phones-seated"))
        if self.watching >= SPECTATORS:
            raise Refused("full", tr("phones-full"))
        line.watches, line.sent = True, None
        self._due.append(connection)
        self.on_change(tr("phones-watches"), False)

    def _named(self, order: Join, place: LobbySeat) -> str:
        """What whoever sits down is called: nobody else is."""
        name = escaped(" ".join(order.name.split()))[:NAME_LIMIT]
        if place.state == "left":
            return place.name
        if not name:
            name = place.name if place.state == "free" else stand_in(place.seat)
        others = {seat.name.casefold() for index, seat in enumerate(self.seats) if index != place.seat}
        if name.casefold() in others:
            raise Refused("name_taken", tr("phones-name-taken", name=name))
        return self._called(place, name)

    def _give_back(self, seat: int, now: int) -> None:
        """Its cards are at the table's window again."""
        name, phone_id = self.seats[seat].name, self.seats[seat].phone
        self._hand_back(seat, now)
        self._outcomes.pop(phone_id, None)  # also of a phone that is away
        self._lines_without_seats()
        self.on_change(tr("phones-left", name=name), True)

    def release(self, seat: int, now: int) -> None:
        """The table takes the seat back from its phone."""
        if seat in self.at_phones:
            self._give_back(seat, now)

    def _lines_without_seats(self) -> None:
        for connection, line in self.lines.items():
            if line.phone_id not in {"", *self.resting} and self.seat_of(line.phone_id) == NOBODY:
                self._outcomes.pop(line.phone_id, None)
                line.phone_id, line.sent = "", None
                self._tell(connection, self._lobby(tr("phones-no-seat")))

    # --- what phones show
    def _show(self, now: int, *, running: bool, stands: bool) -> None:
        """Of what has changed, the states of a few phones a frame."""
        key = self._changing(), running, stands
        if key != self._key:
            self._key = key
            self._due = [*dict.fromkeys([*self._due, *self.lines])]
            self._show_lobby()
        made: dict[int, SeatState] = {}
        while self._due and len(made) < A_FRAME:
            connection = self._due.pop(0)
            line = self.lines.get(connection)
            seat = self.seat_of(line.phone_id) if line is not None else NOBODY
            if line is not None and (seat != NOBODY or line.watches):
                if seat not in made:
                    made[seat] = self._state(seat, now, running=running, stands=stands)
                state = self._for(line, made[seat])
                if is_news(line.sent, state, now):
                    line.sent = state, now
                    self.wire.send(connection, encoded(state), state=True)

    def _for(self, line: PhoneConnection, state: SeatState) -> SeatState:
        """Who rests looks on, and is told why."""
        rests = line.watches and line.phone_id in self.resting
        return msgspec.structs.replace(state, rests=tr("phones-rests")) if rests else state

    def _show_lobby(self) -> None:
        """Those without a seat see which are free, as soon as others are."""
        lobby = self._lobby()
        for connection, line in self.lines.items():
            if line.greeted and not line.phone_id and not line.watches and line.lobby != lobby:
                line.lobby = lobby
                self._tell(connection, lobby)

    def _tell(self, connection: int, message: ToPhone) -> None:
        self.wire.send(connection, encoded(message), state=False)


def is_news(before: tuple[SeatState, int] | None, state: SeatState, now: int) -> bool:
    """Whether a phone that was told something before would show another thing now. A clock that merely runs is no news: so
    nothing tells when others have pressed something.
    """
    if before is None:
        return True
    old, then = before
    if _still(old) != _still(state):
        return True
    gone = now - then
    return any(abs(was - gone - is_) > DRIFT and is_ > 0 for was, is_ in zip(_times(old), _times(state), strict=True))


def _still(state: SeatState) -> SeatState:
    """Without its clocks."""
    window, time = state.window, state.time
    return msgspec.structs.replace(
        state,
        window=msgspec.structs.replace(window, closes=min(window.closes, 0), back=min(window.back, 0))
        if window is not None
        else None,
        time=msgspec.structs.replace(time, left=0) if time is not None else None,
    )


def _times(state: SeatState) -> tuple[int, ...]:
    window = state.window
    return (
        *((window.closes, window.back) if window is not None else (-1, -1)),
        state.time.left if state.time is not None else -1,
    )
