"""The table's end of the lines: what phones have sent is done to the match, and every phone is handed what its seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from tabletop.core.ask import NOBODY, Refused, modest, plain
from tabletop.i18n import tr
from tabletop.match.player_profiles import nameless
from tabletop.phones import protocol
from tabletop.phones.hands import NoPhoneMinigames
from tabletop.phones.lines import PAUSED, PhoneLines, is_news
from tabletop.phones.protocol import LetGo, LobbySeat, Pull, RacePress, SlingAction, encoded
from tabletop.phones.seat_state import SeatStates, at_rest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.match import Match, Seat
    from tabletop.phones.guests import JoinCode
    from tabletop.phones.hands import PhoneMinigames
    from tabletop.phones.lines import PhoneServerPort
    from tabletop.phones.protocol import HandsShown, Order, SeatState


T = TypeVar("T", bound=Pull | SlingAction | RacePress)
QUESTIONS, MATCHES = 1 << 24, 1 << 6  # of a match, and after how many matches numbers come again


class PhoneHub(PhoneLines):
    """Phones at a match."""

    def __init__(
        self,
        match: Match,
        wire: PhoneServerPort,
        admission: JoinCode,
        on_change: Callable[[str, bool], None] = lambda _, __: None,
    ) -> None:
        super().__init__(wire, admission, on_change)
        # An answer that comes late is none to a question of the next match, whose numbers are others.
        self.first = QUESTIONS * (match.autosave.number % MATCHES) if match.autosave is not None else 0
        self.match, self.states = match, SeatStates(match, self.first)
        self.hands: PhoneMinigames = NoPhoneMinigames()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.match.setup.seats

    @property
    def title(self) -> str:
        return self.match.definition.name

    @property
    def cards(self) -> str:
        return self.match.definition.id

    def _free(self) -> tuple[LobbySeat, ...]:
        setup, away, alive = self.match.setup, self.match.seating.away, self.match.game.table.alive
        return tuple(
            LobbySeat(
                index,
                away[index].name if index in away else seat.name,
                "taken" if index in setup.at_phones or not alive[index]
                else "free" if seat.human
                else "left" if index in away
                else "bot",
            )
            for index, seat in enumerate(setup.seats)
        )  # fmt: skip

    # --- sitting down
    def _called(self, place: LobbySeat, name: str) -> str:
        """Nobody is renamed in a match that has begun, or in one of an evening: its guests are known."""
        begun = self.match.n > 0 or self.match.setup.run is not None
        known = begun and place.state == "free" and not nameless(place.name)
        return place.name if known else name

    def _sit_down(self, place: LobbySeat, phone_id: str, name: str, now: int) -> None:
        if place.state == "left":
            self.match.seating.come_back(place.seat, now)
        elif place.state == "bot":
            self.match.seating.join(place.seat, name, now)
        self.match.seating.hand_over(place.seat, phone_id, now, name)

    def _hand_back(self, seat: int, now: int) -> None:
        """Its cards are at the table's window again."""
        self.match.seating.hand_over(seat, "", now)

    # --- what phones want
    def _pulled(self, seat: int, pull: Pull) -> None:
        self.hands.pulled(seat, self._renumbered(pull))

    def _do(self, seat: int, order: Order, now: int, *, running: bool, age: float) -> None:
        match = self.match
        if isinstance(order, LetGo):
            self.hands.done(seat, msgspec.structs.replace(order, pull=self._renumbered(order.pull)), age)
            return
        if isinstance(order, SlingAction | RacePress):
            self.hands.done(seat, self._renumbered(order), age)
            return
        if seat == NOBODY:
            raise Refused("no_seat", tr("phones-no-seat"))
        if not running:
            raise Refused(PAUSED, tr("phones-paused"))
        match order:
            case protocol.Choose(_, no, index):
                match.answer(no - self.first, seat, index, now)
            case protocol.Tell(_, no, value):
                if not modest(value):
                    raise Refused("no_such_value", tr("core-no-answer"))
                match.tell(no - self.first, seat, plain(value), now)
            case protocol.PressWindow(_, no, what):
                self._current(no)
                match.press(seat, what, now)
            case protocol.PressClaim(_, no):
                self._current(no)
                match.claim(seat, now)
            case protocol.PassAhead(_, mode):
                match.auto_pass(seat, mode, now)
            case protocol.Ballot(_, no, agree):
                self._current_vote(no)
                (match.votes.agree if agree else match.votes.refuse)(seat, now)

    def _renumbered(self, about: T) -> T:
        """As the table numbers it."""
        return msgspec.structs.replace(about, no=about.no - self.first)

    def _current(self, no: int) -> None:
        if no != self.first + self.match.game.no:
            raise Refused("stale_ask", tr("core-not-open"))

    def _current_vote(self, no: int) -> None:
        """What was sent to another vote is none to this one."""
        vote = self.match.votes.vote
        if vote is None or no != vote.no:
            raise Refused("stale_ask", tr("core-not-open"))

    # --- what phones show
    def _show(self, now: int, *, running: bool, stands: bool) -> None:
        if self.hands.hides:
            self._key = None
            self._show_hands(now, running=running)
        else:
            super()._show(now, running=running, stands=stands)

    def _state(self, seat: int, now: int, *, running: bool, stands: bool) -> SeatState:
        return self.states.of(seat, now, self.here, running=running, stands=stands)

    def _show_hands(self, now: int, *, running: bool) -> None:
        """What hands do, at once, and else what was shown before: what has happened since must not be told yet."""
        for connection, line in self.lines.items():
            seat = self.seat_of(line.phone_id)
            if seat != NOBODY or line.watches:
                before = line.sent[0] if line.sent is not None else self.states.bare(seat, self.here)
                paused = not (running or self.hands.live)
                state = self._for(line, at_rest(before))
                state = msgspec.structs.replace(state, hands=self._task(seat), paused=paused)
                if is_news(line.sent, state, now):
                    line.sent = state, now
                    self.wire.send(connection, encoded(state), state=True)

    def _task(self, seat: int) -> HandsShown | None:
        task = self.hands.task(seat)
        return msgspec.structs.replace(task, no=self.first + task.no) if task is not None else None

    def _changing(self) -> object:
        match = self.match
        vote = match.votes.vote
        return (
            (match.updates.newest, match.game.no, match.game.left if not match.game.over else (), match.window_facts),
            (vote and (vote.no, frozenset(vote.agreed)), match.setup, dict(match.passing.modes)),
            tuple(seat for seat in match.setup.at_phones if match.claims.pressed(seat)),
            tuple(player_view.asked for player_view in match.seating.phones.values()),
            (self.here, self.admission.open),
        )
