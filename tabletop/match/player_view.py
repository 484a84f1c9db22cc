"""What one screen sees of a match: the table, its events and its log, for the eyes that are in front of it."""

from __future__ import annotations

from typing import Literal

from tabletop.core.ask import ANY, CHOOSE, NOBODY, SINGLE, TELL, UNKNOWN
from tabletop.core.game import Game
from tabletop.core.pacing import Pacing
from tabletop.core.table import Event, Table
from tabletop.core.view import View, redact, view
from tabletop.match.history.match_log import LogLine
from tabletop.match.privacy import Privacy
from tabletop.match.public_facts import PublicFacts
from tabletop.match.reaction_window import AutoPass
from tabletop.match.updates import Update

SEVERAL = 2
UNSEALED = (CHOOSE, TELL, ANY)


class PlayerView:
    """`seats`: the people who share this screen. Whether a curtain falls between them is decided here, sight by view. `own`: a
    screen of their own, away from the table; whoever knows the same there needs no curtain.
    """

    def __init__(self, match: PublicFacts, *, own: bool = False) -> None:
        self.match, self.own = match, own
        self.watching = False  # those who have all fallen want to see every hand
        self.seats: tuple[int, ...] = ()
        self._speaker = NOBODY  # who was named to answer for all
        self._resting = NOBODY  # the number of the question whose curtain waits until it is called for
        self._wanted = NOBODY  # that of the last one in the open: its panel waits until it is called for, too
        self.privacy = Privacy(match.setup.privacy, (), 0)
        self._alike: tuple[object, bool] = (None, False)
        self._trusting = False  # no curtain has parted them since the last question
        self._open: tuple[object, int, bool] = (None, NOBODY, False)

    def share(self, seats: tuple[int, ...]) -> None:
        """These people share the screen from now on."""
        setup = self.match.setup
        watched = 0 if setup.humans else len(setup.seats)  # bots among themselves may play openly
        hands = any(zone.faces == "owner" for zone in self.match.game.table.layout.zones)
        self.seats = seats
        looked_at = not self.own and bool(setup.at_phones)  # whoever has a phone looks at the table's window, too
        self.privacy = Privacy(setup.privacy, seats, watched, self.privacy.idle_ms, hands=hands, looked_at=looked_at)

    # -- whose eyes -------------------------------------------------------------------------------------------------
    @property
    def asked(self) -> int:
        """The person here who has to decide something now (the curtain may still be down), NOBODY: others, or nobody at all."""
        here = [seat for seat in self.match.asked if seat in self.seats]
        return self._speaker if self._speaker in here and self.shared_ask else next(iter(here), NOBODY)

    @property
    def shared_ask(self) -> bool:
        """Any of several may answer for all, or one in the open: nothing about the question is secret, all look at it."""
        return self.for_all or (bool(self.match.game.ask) and (self._openly() or self._public()))

    @property
    def for_all(self) -> bool:
        """Any of several may answer for all."""
        ask = self.match.game.ask
        return bool(ask) and ask[0] == ANY

    def _public(self) -> bool:
        return worked_out(self.match.game, self.match.definition.pacing)

    def _openly(self) -> bool:
        game, openly = self.match.game, self.match.definition.pacing.openly
        if openly is None or game.ask[0] not in SINGLE:
            return False
        if self._open[:2] != (game, game.no):
            self._open = game, game.no, openly(view(game), self.match.record.options)
        return self._open[2]

    @property
    def deciding(self) -> int:
        """The person who can answer at this screen as it is, NOBODY while a curtain is down or nobody here is asked."""
        asked = self.asked
        return asked if self.shared_ask or (asked != NOBODY and asked == self.viewer) else NOBODY

    @property
    def bot_is_next(self) -> bool:
        """A bot alone is asked now, and nobody at any screen."""
        ask = self.match.game.ask
        return bool(ask) and ask[0] in SINGLE and ask[1] >= 0 and not self.match.human(ask[1])

    def speak(self, seat: int) -> None:
        """Where any of several may answer, this one does from now on."""
        if self.may_speak(seat):
            self._speaker = seat

    def may_speak(self, seat: int) -> bool:
        """Any of several may answer, and this person here is one of them."""
        return self.for_all and seat in self.match.asked and seat in self.seats

    # -- a question that is looked at from time to time -----------------------------------------------------------------
    @property
    def resting(self) -> bool:
        """Whoever is asked looks at the table with all others, and thinks."""
        return self._resting == self.match.game.no and self.asked != NOBODY

    def rest(self) -> None:
        """Back to the table without an answer: nothing secret is shown, and no curtain falls before it is called for."""
        self._resting = self.match.game.no
        self.privacy.gather()

    def call(self) -> None:
        """Whoever is asked goes to the question again."""
        self._resting = NOBODY

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats whose secrets the screen may show. Who has fallen sees what an onlooker sees (ES-135); when no person is
        left from whom anything has to be kept, all may be seen.
        """
        match = self.match
        alive, humans = match.game.table.alive, match.setup.humans
        all_out = bool(humans) and not any(alive[seat] for seat in humans)
        if all_out and (self.watching or match.record.options.get("fallen_see_all") == "yes"):
            return tuple(range(len(alive)))
        eyes = self.seats if self.trusting else self.privacy.eyes
        return tuple(seat for seat in eyes if alive[seat])

    @property
    def viewer(self) -> int:
        """The seat at the screen, NOBODY behind the curtain, in a window, or when that seat has fallen."""
        viewer = self.privacy.viewer
        if self.trusting:
            viewer = self.asked if self.asked != NOBODY else self.seats[0]
        return viewer if viewer != NOBODY and self.match.game.table.alive[viewer] else NOBODY

    def ready(self, seat: int) -> bool:
        """This person may answer here."""
        return self.trusting or self.privacy.ready(seat)

    @property
    def for_the_room(self) -> bool:
        """Nobody sits at this screen: all people have phones, and look at it together."""
        return not (self.own or self.seats) and bool(self.match.setup.at_phones)

    @property
    def fallen(self) -> bool:
        """Nobody of those who share this screen plays any more, and the others still do."""
        alive = self.match.game.table.alive
        return bool(self.seats) and not self.match.game.over and not any(alive[seat] for seat in self.seats)

    def want(self, seat: int, *, anew: bool = False) -> None:
        """One of these people has to decide: the curtain falls before what the others here must not see."""
        if self.trusting:
            self._trusting = True
            self.privacy.hide()
        elif not self.shared_ask and not self.resting:
            self.privacy.want(seat, anew=anew or self._trusting)  # nobody knows who is in front
            self._trusting = False
        elif self._openly() and self._wanted != self.match.game.no:
            self._wanted = self.match.game.no
            self.rest()
        elif not self.for_all and self._public():
            self.privacy.cover(seat)

    @property
    def trusting(self) -> bool:
        """Several people who have nothing to hide from each other now: they know the same of every card, as two Directors at
        a second window do, and what is asked is not sealed.
        """
        game = self.match.game
        if (
            not self.own
            or len(self.seats) < SEVERAL
            or self.privacy.veiled
            or not (game.over or game.ask[0] in UNSEALED)
        ):
            return False
        now = (game, self.match.updates.newest, self.seats)
        if self._alike[0] != now:
            self._alike = now, alike(game, self.seats)
        return self._alike[1]

    # -- what is seen -----------------------------------------------------------------------------------------------
    def view(self, seat: int | None = None) -> View:
        """What the screen may show now; or what one seat knows."""
        if seat is not None:
            return view(self.match.game, seat)
        found, asked = seen_by(self.match.game, self.viewer, self.eyes), self.asked
        if not self.shared_ask or asked in (NOBODY, self.viewer):
            return found
        own = view(self.match.game, asked)  # its options are for all to see, its cards are not
        return found._replace(seat=asked, options=own.options, args=own.args, telling=own.telling)

    def still(self, number: int, place: int) -> Table | None:
        """The table when the fact at this place of an update was said, for the eyes at the screen now; None: it is not kept."""
        table = self.match.updates.still(number, place)
        return None if table is None else _uncovered(table.veiled(self.viewer), table, self.viewer, self.eyes)

    def peek_at(self, n: int) -> View:
        """The table after `n` answers, for the eyes at the screen: what they knew then. From `record.first` on."""
        return seen_by(self.match.record.at(n), self.viewer, self.eyes)

    @property
    def log(self) -> list[LogLine]:
        """Oldest first, for the seat at the screen."""
        return self.match.match_log.lines(self.viewer)

    def reasons(self) -> dict[int, tuple[str, str, str]]:
        """Why cards of the seat at the screen are no option: card -> (code, sentence, rule id)."""
        return self.match.game.reasons(self.viewer) if self.viewer != NOBODY else {}

    def obstacle(self, card: int, target: int) -> tuple[str, str, str] | None:
        """Why a card of the seat at the screen does not go with a target: (code, sentence, rule id)."""
        return self.match.game.obstacle(self.viewer, card, target) if self.viewer != NOBODY else None

    def passing_shown(self, seat: int) -> AutoPass | Literal[""]:
        """How a seat passes ahead, as the screen may show it now; "" when that is nobody's business here."""
        passing = self.match.passing
        if not self.match.definition.pacing.windows:
            return ""
        return "" if passing.private and seat != self.viewer else passing.of(seat)

    def since(self, number: int) -> list[Update]:
        """What has happened after update `number`, oldest first, as these eyes may hear it."""
        eyes, match = self.eyes, self.match
        return [
            update._replace(events=tuple(heard_by(event, eyes) for event in update.events))
            for update in match.updates.since(number, match.n)
        ]


def worked_out(game: Game, pacing: Pacing) -> bool:
    """Everybody can work out the options of the open question, and sees the face of every card that they name."""
    kind, seat, query = game.ask[:3]
    if kind != CHOOSE or query not in pacing.forced | pacing.public:
        return False
    named = {option[1] for option in game.options_of(seat) or ()} - {NOBODY}
    return all(game.table.seen[card] & game.table.eyes(NOBODY) for card in named)


def alike(game: Game, seats: tuple[int, ...]) -> bool:
    """Whether these seats know the same of every card."""
    table = game.table
    every = table.eyes(NOBODY)
    eyes = sum(table.eyes(seat) & ~every for seat in seats)
    return all(seen & every or seen & eyes in (0, eyes) for seen in table.seen)


def seen_by(game: Game, viewer: int, eyes: tuple[int, ...]) -> View:
    """The view of `viewer` (its options, its words), with the faces that any of `eyes` sees."""
    found = view(game, viewer)
    _uncovered(found.table, game.table, viewer, eyes)
    return found


def _uncovered(found: Table, table: Table, viewer: int, eyes: tuple[int, ...]) -> Table:
    """`found`, which is what `viewer` sees of the table, with the faces that any of `eyes` sees."""
    for seat in eyes:
        if seat != viewer:
            for card, kind in enumerate(table.veiled(seat).kind):
                if kind != UNKNOWN:
                    found.kind[card] = kind
    return found


def heard_by(event: Event, eyes: tuple[int, ...]) -> Event:
    """An event as these seats together may hear it: all that any of them hears more than an onlooker."""
    public = redact(event, NOBODY)
    return next((heard for seat in eyes if (heard := redact(event, seat)) != public), public)
