"""Who sits where at a match: at the table's window, at a second one, at a phone; and who comes and goes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tabletop.core.ask import NOBODY, Refused
from tabletop.i18n import tr
from tabletop.match.player_view import PlayerView, alike
from tabletop.match.seats import Level, Seat, TableSetup, person, substitute

if TYPE_CHECKING:
    from tabletop.core.game import Game
    from tabletop.match.public_facts import PublicFacts


class Seating:
    """`shared` is what the table's window shows, `apart` the second one, `phones` what phones show by seat; `views` all of
    them. `on_change`: called at a moment from which others sit there than before.
    """

    def __init__(self, match: PublicFacts, on_change: Callable[[int], None]) -> None:
        self.match, self.on_change = match, on_change
        self.shared, self.apart = PlayerView(match), PlayerView(match, own=True)
        self.phones: dict[int, PlayerView] = {}
        self.views: tuple[PlayerView, ...] = ()
        self._place()

    def view_of(self, seat: int) -> PlayerView:
        """The screen at which this person sits; the shared one for all others."""
        return next((view for view in self.views if seat in view.seats), self.shared)

    def hide(self) -> None:
        """Everybody looks at the same: nobody's cards lie open anywhere that others share."""
        for view in self.views:
            view.privacy.hide()

    def serve(self, seat: int, now: int) -> None:
        """The open window waits for this person, whose curtain falls and is lifted."""
        view, window = self.view_of(seat), self.match.window
        view.want(seat, anew=True)
        if view.ready(seat) and window is not None:
            window.lifted(now)

    @property
    def away(self) -> dict[int, Seat]:
        """Who has left, by place, also in an earlier sitting."""
        return {i: seat.keeps for i, seat in enumerate(self.match.setup.seats) if seat.keeps is not None}

    def take_over(self, index: int, seat: Seat, now: int) -> None:
        """Somebody else plays a seat from now on: a bot for one who leaves, a person for a bot."""
        self.match.passing.modes.pop(index, None)
        self._reseat(self.match.setup.with_seat(index, seat), now)

    def part(self, apart: Collection[int], now: int) -> None:
        """These people sit at the second window from now on, and all others at the table's."""
        self._reseat(self.match.setup.parted(apart), now)

    def admit_phones(self, on: bool, now: int) -> None:
        """Whether people may join with their phones; without them all are at the table's windows again."""
        setup = self.match.setup
        self._reseat(setup.with_phones(on=True) if on else setup.without_phones(), now)

    def hand_over(self, seat: int, phone: str, now: int, name: str = "") -> None:
        """This person's cards are in the hand of whoever has the phone with this id, "": at the table's window again.
        `name`: of somebody else, who plays the seat from now on.
        """
        before = self.match.setup.seats[seat]
        if name and name != before.name:
            check_newcomer(self.match.game, self.match.setup, seat, name)
            before = replace(before, name=name, profile=None)
        self._reseat(self.match.setup.with_seat(seat, replace(before, phone=phone)), now)

    def _reseat(self, setup: TableSetup, now: int) -> None:
        self.write_down(setup)
        self._place()
        self.on_change(now)

    def write_down(self, setup: TableSetup) -> None:
        """Keep what is known of the seats from now on."""
        self.match.setup = setup
        if self.match.autosave is not None:
            self.match.autosave.reseat(setup)

    def _place(self) -> None:
        """Every person is at one window, or at a phone."""
        apart, phones = self.match.setup.apart, self.match.setup.at_phones
        self.shared.share(tuple(seat for seat in self.match.setup.humans if seat not in apart and seat not in phones))
        self.apart.share(apart)
        self.phones = {seat: self.phones.get(seat) or PlayerView(self.match, own=True) for seat in phones}
        for seat, view in self.phones.items():
            view.share((seat,))
        self.views = (self.shared, self.apart, *self.phones.values())

    def leave(self, seat: int, level: Level, now: int) -> None:
        """A person goes: a bot of this level plays on in the same place, with a character that is not at the table (AP-35)."""
        if not self.match.human(seat):
            raise Refused("not_your_decision", tr("match-only-people-leave"))
        autosave = replace(substitute(self.match.setup, seat, level), keeps=self.match.setup.seats[seat])
        self.take_over(seat, autosave, now)

    def come_back(self, seat: int, now: int) -> None:
        """Whoever has left takes the own place again."""
        if seat not in self.away:
            raise Refused("not_away", tr("match-nobody-left"))
        self.take_over(seat, self.away[seat], now)

    def join(self, seat: int, name: str, now: int) -> None:
        """Somebody new takes the place of a bot."""
        check_join(self.match.game, self.match.setup, seat, name)
        self.take_over(seat, person(seat, name, colour=self.match.setup.seats[seat].colour), now)


def check_join(game: Game, setup: TableSetup, seat: int, name: str) -> None:
    """Refused where a person sits already, and for whoever has sat at a place that knows other cards."""
    if setup.seats[seat].human:
        raise Refused("not_your_decision", tr("match-seat-taken"))
    check_newcomer(game, setup, seat, name)


def check_newcomer(game: Game, setup: TableSetup, seat: int, name: str) -> None:
    """Refused for whoever has sat at another place, if it knows other cards."""
    if any(place != seat and not alike(game, (place, seat)) for place in sat_at(setup, name)):
        raise Refused("has_played", tr("match-has-played", name=name))


def sat_at(setup: TableSetup, name: str) -> tuple[int, ...]:
    """The places at which a person of this name sits or has sat in this match."""
    wanted = name.casefold()
    return tuple(i for i, seat in enumerate(setup.seats) if wanted in {who.casefold() for who in seat.people})


def hidden_cards_seen(game: Game, seat: int) -> int:
    """How many cards whoever sits down there comes to know that lie hidden on the table, beside its own ones."""
    table = game.table
    every, eye = table.eyes(NOBODY), table.eyes(seat)
    zones = table.layout.zones
    return sum(
        bool(seen & eye) and not seen & every and zones[table.at[card]].seat != seat
        for card, seen in enumerate(table.seen)
    )
