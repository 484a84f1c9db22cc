"""A kept match on the table again: its answers come one by one, forward and back, before any seat's eyes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.bots.inline import InlineBots
from tabletop.core.ask import NOBODY, Refused
from tabletop.core.events import Fact
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.core.view import View
from tabletop.i18n import tr
from tabletop.match.history.match_log import LogLine
from tabletop.match.match import Match
from tabletop.match.player_view import PlayerView, seen_by
from tabletop.match.save_reader import ReadMatch, misfit

ALL_HANDS = -2  # in place of a seat: every hand lies open


class ReplayView(PlayerView):
    """What whoever watches sees: `who` is a seat, NOBODY for an onlooker at the table, ALL_HANDS."""

    def __init__(self, match: ReplayedMatch, who: int) -> None:
        super().__init__(match)
        self.who = who

    @property
    def viewer(self) -> int:
        """With all hands open the first person sits at the lower edge and reads."""
        return next(iter(self.match.setup.humans), 0) if self.who == ALL_HANDS else self.who

    @property
    def eyes(self) -> tuple[int, ...]:
        if self.who == ALL_HANDS:
            return tuple(range(len(self.match.setup.seats)))
        return () if self.who == NOBODY else (self.who,)

    def view(self, seat: int | None = None) -> View:
        if seat is not None:
            return super().view(seat)
        return seen_by(self.match.game, self.viewer, self.eyes)

    @property
    def log(self) -> list[LogLine]:
        return [line for line in super().log if line.n <= self.match.n]


def _same(now: Table, then: Table) -> bool:
    """The same cards in the same places; columns of the game's own may be other ones in another version."""
    return (now.kind, now.zones, now.alive, now.turn) == (then.kind, then.zones, then.alive, then.turn)


class ReplayedMatch(Match):
    """`last`: so many answers can be shown; `notice` says in one sentence why not all, where it is so. `turns`: after how many
    answers each turn began; `stops`: after which ones something can be seen; `facts`: after which ones something was said, and
    what. Nobody is asked anything, nothing is written. `states`: by answers given, for a match that today's rules do not fit:
    from there on it is shown as it stood, without being told.
    """

    _shown: Game | None = None

    def __init__(self, reading: ReadMatch, who: int = NOBODY, states: Sequence[Game] = ()) -> None:
        super().__init__(reading.definition, reading.setup, InlineBots())
        self.applause.live = self.claims.live = False
        self.watching = ReplayView(self, who)
        self.shared, self.seating.views = self.watching, (self.watching, self.apart)
        self.stops = [0]
        self.facts: list[tuple[int, Fact]] = []
        self._states = states
        self._read(reading)
        self.turns = self.summary.begun
        self.last = max(len(self.record.answers), self._beyond())
        self.go(0)

    def _read(self, reading: ReadMatch) -> None:
        """Play all answers that fit today's rules."""
        game = self.record.game
        for n, answer in enumerate(reading.answers, 1):
            try:
                applied = self.command_log.apply(answer, kept=True)
                self.command_log.tell(applied)
            except Exception:  # noqa: BLE001 - rules that have changed may fail in any way on an old log
                self._misfit()
                return
            if n < len(self._states) and not _same(game.table, self._states[n].table):
                self.command_log.undo_to(n - 1)
                self._misfit()
                return
            self.facts += [(n, event[2]) for event in applied.events if event[0] == "say"]
            if applied.events or game.over:
                self.stops.append(n)

    def _misfit(self) -> None:
        """Today's rules refuse the next answer, or lead elsewhere with it."""
        on = len(self._states) > len(self.record.answers) + 1
        self.notice = f"{misfit(self.record)} {tr('progress-pictures' if on else 'progress-up-to-there')}"

    def _beyond(self) -> int:
        """How far the kept states go on where the answers do not fit any more."""
        fitting = len(self.record.answers)
        if not self.notice:
            return fitting
        for n in range(fitting + 1, len(self._states)):
            now, before = self._states[n].table, self._states[n - 1].table
            if now.turn != before.turn:
                self.turns.append(n)
            if now.zones != before.zones or now.turn != before.turn or n == len(self._states) - 1:
                self.stops.append(n)
        return len(self._states) - 1

    @property
    def game(self) -> Game:
        return self._shown or self.record.game

    @property
    def n(self) -> int:
        """How many answers are shown."""
        return self._n

    # -- the way through it -----------------------------------------------------------------------------------------
    @property
    def turn(self) -> int:
        """Which turn is shown, the first is 1."""
        return sum(begun <= self.n for begun in self.turns)

    def beginning(self, n: int, opens: Callable[[Fact], bool]) -> int:
        """After how many answers the action began that came to something with answer `n`: at the last fact of the same turn
        with which one `opens`, else with that answer.
        """
        turn = max((begun for begun in self.turns if begun < n), default=0)
        first = max((at for at, fact in self.facts if turn < at <= n and opens(fact)), default=n)
        return max((stop for stop in self.stops if stop < first), default=0)

    def step(self) -> bool:
        """Give answers until one has done something, which is told as at the table; False at the end."""
        if self.n >= len(self.record.answers):
            self.go(next((n for n in self.stops if n > self.n), self.last))
            return self.n < self.last
        while self.n < len(self.record.answers):
            answer, game = self.record.answers[self.n], self.game
            game.table.events = []
            game.answer(*answer.meaning)
            self._n += 1
            events = game.take_events()
            self.updates.add(self.n, answer.seat, events)
            if events:
                break
        return self.n < self.last

    def back(self) -> None:
        """Show the moment before the last thing that happened."""
        self.go(next((n for n in reversed(self.stops) if n < self.n), 0))

    def go(self, n: int) -> None:
        """Show the moment after `n` answers at once, the nearest one there is."""
        self._n = max(0, min(self.last, n))
        fits = self._n <= len(self.record.answers)
        self._shown = self.record.at(self._n) if fits else self._states[self._n].clone()
        self.updates.jump(self._n)

    def next_turn(self) -> None:
        self.go(next((begun for begun in self.turns if begun > self.n), self.last))

    def turn_before(self) -> None:
        """The beginning of this turn, or of the one before when it is shown already."""
        self.go(next((begun for begun in reversed(self.turns) if begun < self.n), 0))

    # -- nothing else happens ---------------------------------------------------------------------------------------
    @property
    def asked(self) -> tuple[int, ...]:
        return ()

    def tick(self, now: int) -> None:
        """No time passes in it: whoever watches says when it goes on."""

    def _heard(self, seat: int, now: int) -> None:  # noqa: ARG002  # whoever does whatever, whenever
        raise Refused("only_watched", tr("progress-only-watched"))
