"""A match: it wires its parts, lets time pass, and says whether a seat may do now what somebody at it wants to do."""

from __future__ import annotations

import msgspec

from tabletop.core.ask import NO_CHOICE, RACE, WORLD, Option, Refused
from tabletop.core.definition import Definition
from tabletop.i18n import tr
from tabletop.match.answers import Answers
from tabletop.match.applause import Applause
from tabletop.match.automatic_passes import AutoPassing
from tabletop.match.autosave import Autosave
from tabletop.match.bot_players import BotRunner, Bots
from tabletop.match.buzzer_rounds import BuzzerRounds
from tabletop.match.claims import Claims
from tabletop.match.controller import Authority
from tabletop.match.fair_deal import opening
from tabletop.match.help_used import HelpUsed
from tabletop.match.history.command_log import WITHDREW, CommandLog, FactLog
from tabletop.match.history.match_log import MatchLog
from tabletop.match.history.summary import MatchSummary
from tabletop.match.open_request import OpenRequest
from tabletop.match.public_facts import waited_for
from tabletop.match.reaction_window import AutoPass, Press, ReactionWindow
from tabletop.match.repairs import Repairs
from tabletop.match.seals import Seals
from tabletop.match.seating import Seating
from tabletop.match.seats import TableSetup, usual
from tabletop.match.start_state import record_of
from tabletop.match.undo import Undo
from tabletop.match.updates import Updates
from tabletop.match.voting import Voting


class Match(Authority):
    """See the package's docstring. The caller's clock, `now` in ms, may stand still (pause), and never goes back."""

    def __init__(self, definition: Definition, setup: TableSetup, thinker: BotRunner) -> None:
        self.definition, self.setup = definition, setup
        self.autosave: Autosave | None = None
        self.notice = ""  # one sentence about what could not be brought back
        self.help = HelpUsed(definition)
        self.record = record_of(definition, setup)
        self.bots = Bots(thinker, self)
        self.match_log = MatchLog(definition, len(setup.seats), opening(setup.fair))
        self.summary = MatchSummary(definition, self.record.game, self.match_log)
        self.fact_log, self.applause, self.votes = FactLog(), Applause(self), Voting(self)
        self.undo, self.repairs = Undo(self, self.votes), Repairs(self, self.votes)
        seals = Seals(setup, self.record, self.bots.given)
        self.command_log = CommandLog(self.record, self.match_log, self.summary, self.fact_log, self.undo, seals)
        self.window: ReactionWindow | None = None
        self.passing = AutoPassing(definition)
        self.updates = Updates()
        self.claims, self.buzzer = Claims(self), BuzzerRounds(self)
        self.request = OpenRequest(self, self.buzzer, self.claims)
        self.answers = Answers(self, self.command_log, seals, self.claims, self.request.open)
        self.seating = Seating(self, self._seated_anew)
        self.shared, self.apart = self.seating.shared, self.seating.apart

    def begin(self, now: int) -> None:
        """Put the open request to its seats: once after the start, or after answers were read back."""
        self.answers.start_clock(now)
        self.ask_again(now)

    def ask_again(self, now: int) -> None:
        """Put the open request to its seats once more: its time begins anew."""
        self.request.open(now)
        self.tick(now)

    def _seated_anew(self, now: int) -> None:
        self.votes.drop()
        self.ask_again(now)

    def tick(self, now: int) -> None:
        """Let everything happen that is due: bots' answers, ends of windows, forced answers. Call it every frame.

        Raises ElsewhereError once, when it turns out that another program plays this match; then it stands still.
        """
        for player_view in self.seating.views:
            player_view.privacy.idle(now)
        if self.answers.elsewhere:
            return
        self.bots.poll(now)
        while self.votes.vote is None and self.request.advance(now):
            pass

    def close(self) -> None:
        """Leave the match; it can be resumed."""
        self.bots.cancel()
        if self.autosave is not None:
            self.autosave.close()

    def rematch(self) -> TableSetup:
        """The next game at this table; what the last one decides about it is settled, what follows from the seats is not."""
        rotate = self.setup.rotate and self.definition.looks.roles is None
        setup, outcome = msgspec.structs.replace(self.setup, rotate=rotate).rematch(), self.outcome
        again = self.definition.rematch
        fitting = usual(self.definition, self.setup.seats).items()
        options = {rule: value for rule, value in setup.options.items() if (rule, value) not in fitting}
        if again is not None and outcome is not None:
            options |= again(self.record.options, outcome.winners, int(rotate), self.setup.seed)
        return msgspec.structs.replace(setup, options=options)

    @property
    def asked(self) -> tuple[int, ...]:
        """Who has to decide; nobody has to who may use something at any time."""
        game = self.game
        if game.over or self.claims.aside:
            return ()
        if self.window is not None:
            return () if self.window.serving is None else (self.window.serving,)
        if game.ask[0] == RACE:
            return self.buzzer.landers
        return tuple(seat for seat in waited_for(game) if self.human(seat))

    # -- what people do ---------------------------------------------------------------------------------------------
    def answer(self, no: int, seat: int, index: int, now: int) -> None:
        """A person's answer to ask number `no`; Refused (and nothing changes) when it is late, foreign or behind a curtain."""
        self._heard(seat, now)
        self._check(no, seat)
        if self.window is not None and index == 0:
            self._withdraw(seat, now)
        elif self.window is None and self.buzzer.clock is not None:
            self.buzzer.land(seat, index, now)
        else:
            self.answers.give(seat, index, now, self.buzzer.note(seat))
        self.tick(now)

    def choose(self, no: int, seat: int, option: Option, now: int) -> None:
        """As `answer`, by the option itself."""
        options = self.game.options_of(seat) or []
        self.answer(no, seat, options.index(option) if option in options else -1, now)

    def tell(self, no: int, seat: int, value: object, now: int, note: str = "") -> None:
        """A person's answer that is a value, and what is kept with it; Refused as `answer`, or by the rules' check."""
        self._heard(seat, now)
        self._check(no, seat)
        self.answers.give(seat, NO_CHOICE, now, note, value=value)
        self.tick(now)

    def world(self, no: int, seat: int, value: object, note: str, now: int) -> None:
        """An answer of the seats that are nobody's: WORLD tells a value (how it came about goes into `note`), CLOCK none."""
        self._heard(seat, now)
        if seat >= 0:
            raise Refused("not_your_decision", tr("match-not-the-world"))
        if no != self.game.no:
            raise Refused("stale_ask", tr("match-question-closed"))
        self.answers.give(seat, NO_CHOICE if seat == WORLD else 0, now, note, value=value)
        self.tick(now)

    def press(self, seat: int, what: Press, now: int) -> None:
        """React or Pass in the open window; the last press counts."""
        self._heard(seat, now)
        if self.window is None:
            raise Refused("no_window", tr("match-nothing-to-react"))
        self.window.press(seat, what, now)
        self.tick(now)

    def withdraw(self, seat: int, now: int) -> None:
        """Back from the private panel, also from before its curtain."""
        self._heard(seat, now)
        self._withdraw(seat, now)
        self.tick(now)

    def auto_pass(self, seat: int, mode: AutoPass, now: int, *, own_key: bool = False) -> None:
        """At any time, by any living person (ES-121); where it is private only by whoever looks alone, or by the `own_key`
        (AP-175).
        """
        self._heard(seat, now)
        if not self.human(seat) or not self.game.table.alive[seat]:
            raise Refused("not_your_decision", tr("match-only-people-pass"))
        if self.passing.private and not own_key and self.seating.view_of(seat).viewer != seat:
            raise Refused("not_alone", tr("match-set-alone"))
        self.passing.modes[seat] = mode
        if self.window is not None and self.window.collecting:
            self.window.auto_pass(self.passing.seats(self.game))
        self.tick(now)

    def lift(self, seat: int, held_ms: int, now: int) -> None:
        """A key was held, or a button clicked (held_ms = privacy.HOLD_MS): the curtain goes up for `seat`."""
        privacy = self.seating.view_of(seat).privacy
        privacy.lift(seat, held_ms)
        privacy.touched(now)
        self.tick(now)

    def claim(self, seat: int, now: int) -> None:
        """The lit button of a seat; Refused where nothing could be used. First of all: what is due might pass it by."""
        self.votes.check()
        self.claims.press(seat)
        self._heard(seat, now)
        self.tick(now)

    # -- whether a seat may -----------------------------------------------------------------------------------------
    def _heard(self, seat: int, now: int) -> None:
        """Before whatever a seat does: what was due before comes first. Refused while a vote is open, and when the match
        goes on in another program.
        """
        if self.answers.elsewhere:
            raise Refused("elsewhere", tr("match-elsewhere"))
        self.seating.view_of(seat).privacy.touched(now)
        self.tick(now)
        self.votes.check()

    def _check(self, no: int, seat: int) -> None:
        game, player_view = self.game, self.seating.view_of(seat)
        if game.over:
            raise Refused("game_over", tr("match-over"))
        if no != game.no:
            raise Refused("stale_ask", tr("match-stale"))
        if not self.human(seat) or game.options_of(seat) is None:
            raise Refused("not_your_decision", tr("match-not-yours"))
        if self.window is not None and self.window.serving != seat:
            raise Refused("not_served", tr("match-react-first"))
        together = (game.ask[0] == RACE or player_view.shared_ask) and self.window is None
        if not together and not player_view.ready(seat):
            raise Refused("curtain_down", tr("match-lift-first"))

    def _withdraw(self, seat: int, now: int) -> None:
        if self.window is None:
            raise Refused("no_window", tr("match-nothing-to-react"))
        self.window.check_back(seat, now)
        if self.buzzer.clock is not None:
            self.buzzer.give_up(now, WITHDREW)
        else:
            self.answers.give(seat, 0, now, WITHDREW if self.window.shown else "")
