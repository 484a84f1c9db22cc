"""A match: it puts the game's asks to people and bots, decides who sees the screen, and writes every answer down."""

from __future__ import annotations

import msgspec

from tabletop.core.anytime_rights import free_undo
from tabletop.core.ask import ANY, CLOCK, NO_CHOICE, NOBODY, OFFER, RACE, SINGLE, TOGETHER, WORLD, Option, Refused
from tabletop.core.definition import Definition
from tabletop.core.record import Answer
from tabletop.core.view import view
from tabletop.i18n import tr
from tabletop.match.applause import Applause
from tabletop.match.automatic_passes import AutoPassing
from tabletop.match.autosave import Autosave
from tabletop.match.bot_players import BotRunner, Bots
from tabletop.match.buzzer_rounds import BuzzerRounds, BuzzerWindow
from tabletop.match.claims import Claims
from tabletop.match.controller import Authority
from tabletop.match.fair_deal import opening
from tabletop.match.help_used import Help, helped
from tabletop.match.history.command_log import WITHDREW, Chronicle
from tabletop.match.history.fact_log import Ledger
from tabletop.match.history.match_log import Journal
from tabletop.match.history.summary import Story
from tabletop.match.player_view import PlayerView
from tabletop.match.public_facts import Timing
from tabletop.match.reaction_window import AutoPass, Press, ReactionWindow
from tabletop.match.rule_defaults import usual
from tabletop.match.seals import Seals
from tabletop.match.seating import Seating
from tabletop.match.seats import TableSetup, WindowRules
from tabletop.match.start_state import record_of
from tabletop.match.undo import Undo
from tabletop.match.updates import Updates
from tabletop.match.voting import Voting
from tabletop.match.window_runner import WindowRunner
from tabletop.storage import ElsewhereError


class Match(Authority):
    """See the package's docstring. `now` is the caller's clock in ms; it may stand still (pause), never go back."""

    def __init__(self, definition: Definition, setup: TableSetup, thinker: BotRunner, now: int) -> None:
        self.definition, self.setup = definition, setup
        self.keeper: Autosave | None = None
        self.notice = ""  # one sentence about what could not be brought back
        self.hints: dict[int, int] = {}  # by seat, how many were given
        self.record = record_of(definition, setup)
        usual = {rule.id: rule.default for rule in definition.house_rules if rule.scope == "table"}
        rules = setup.window if setup.window != WindowRules() else WindowRules().with_options(usual)
        self.rules = rules.with_options(setup.options)
        self.bots = Bots(thinker, setup)
        self.journal = Journal(definition, len(setup.seats), opening(setup.fair))
        self.story = Story(definition, self.record.game, self.journal)
        self.ledger, self.applause, self.votes = Ledger(), Applause(self), Voting(self)
        self.undo = Undo(self, self.votes)
        self.seals = Seals(setup, self.record, self.bots.given)
        self.chronicle = Chronicle(self.record, self.journal, self.story, self.ledger, self.undo, self.seals)
        self.window: ReactionWindow | None = None
        self.passing = AutoPassing(definition)
        self.buzzer = BuzzerRounds(self)
        self.claims = Claims(self)
        self.windows = WindowRunner(self, self.rules, self.buzzer, self.claims)
        self.beats = Updates()
        self.seating = Seating(self, self.votes.drop)
        self.shared, self.apart = self.seating.shared, self.seating.apart
        self._opened, self._query, self._soft = now, "", 0
        self._start = now  # the moment of the caller's clock at which `_played` ms had been played
        self._played = 0
        self._finished = False

    def begin(self, now: int) -> None:
        """Put the open ask to its seats: once after the start, or after answers were read back."""
        self._start, self._played = now, self.record.answers[-1].ms if self.record.answers else 0
        self._open(now)
        self.tick(now)

    @property
    def landers(self) -> tuple[int, ...]:
        return self.buzzer.landers

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
            self._apply(seat, index, now, self.buzzer.note(seat))
        self.tick(now)

    def timing(self, now: int) -> Timing | None:
        """The time that is left for the open question, None where it has none; windows and races show their own."""
        if self.game.over or self.window is not None or self.buzzer.clock is not None:
            return None
        limit = self.game.ask[4]
        whole = limit or self._soft or self.bots.held
        hard = bool(limit) or not self._soft
        return Timing(max(0, whole - (now - self._opened)), whole, hard) if whole else None

    def choose(self, no: int, seat: int, option: Option, now: int) -> None:
        """As `answer`, by the option itself."""
        options = self.game.options_of(seat) or []
        self.answer(no, seat, options.index(option) if option in options else -1, now)

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

    def hide(self) -> None:
        """Everybody looks at the same: nobody's cards lie open anywhere that others share."""
        for sight in self.seating.views:
            sight.privacy.hide()

    def _heard(self, seat: int, now: int) -> None:
        """Before whatever a seat does: what was due before comes first. Refused while a vote is open, and when the match
        goes on in another program.
        """
        if self.elsewhere:
            raise Refused("elsewhere", tr("match-elsewhere"))
        self.seating.view_of(seat).privacy.touched(now)
        self.tick(now)
        self.votes.check()

    def _check(self, no: int, seat: int) -> None:
        game = self.game
        if game.over:
            raise Refused("game_over", tr("match-over"))
        if no != game.no:
            raise Refused("stale_ask", tr("match-stale"))
        if not self.human(seat) or game.options_of(seat) is None:
            raise Refused("not_your_decision", tr("match-not-yours"))
        if self.window is not None and self.window.serving != seat:
            raise Refused("not_served", tr("match-react-first"))
        together = (game.ask[0] == RACE or self.seating.view_of(seat).shared_ask) and self.window is None
        if not together and not self.seating.view_of(seat).ready(seat):
            raise Refused("curtain_down", tr("match-lift-first"))

    def _withdraw(self, seat: int, now: int) -> None:
        if self.window is None:
            raise Refused("no_window", tr("match-nothing-to-react"))
        self.window.check_back(seat, now)
        if isinstance(self.window, BuzzerWindow):
            self.buzzer.give_up(now, WITHDREW)
        else:
            self._apply(seat, 0, now, WITHDREW if self.window.shown else "")

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

    def world(self, no: int, seat: int, value: object, note: str, now: int) -> None:
        """An answer of the seats that are nobody's: WORLD tells a value (how it came about goes into `note`), CLOCK none."""
        self._heard(seat, now)
        if seat >= 0:
            raise Refused("not_your_decision", tr("match-not-the-world"))
        if no != self.game.no:
            raise Refused("stale_ask", tr("match-question-closed"))
        self._apply(seat, NO_CHOICE if seat == WORLD else 0, now, note, value=value)
        self.tick(now)

    def tell(self, no: int, seat: int, value: object, now: int, note: str = "") -> None:
        """A person's answer that is a value, and what is kept with it; Refused as `answer`, or by the rules' check."""
        self._heard(seat, now)
        self._check(no, seat)
        self._apply(seat, NO_CHOICE, now, note, value=value)
        self.tick(now)

    @property
    def asked(self) -> tuple[int, ...]:
        """Who has to decide; nobody has to who may use something at any time."""
        return () if self.claims.aside else super().asked

    @property
    def elsewhere(self) -> bool:
        """True when another program plays this match, or has ended it."""
        trouble = self.keeper.trouble if self.keeper is not None else None
        return trouble is not None and trouble.elsewhere

    # -- time -------------------------------------------------------------------------------------------------------
    @property
    def timed(self) -> bool:
        """People have a time for what is open now."""
        window = self.window
        asked = window is not None and (window.shown or window.serving is not None)
        return asked or self.buzzer.clock is not None or (self.bots.held > 0 and not self.game.over)

    def tick(self, now: int) -> None:
        """Let everything happen that is due: bots' answers, ends of windows, forced answers. Call it every frame.

        Raises ElsewhereError once, when it turns out that another program plays this match; then it stands still.
        """
        for sight in self.seating.views:
            sight.privacy.idle(now)
        if self.elsewhere:
            return
        self.bots.poll(now)
        while self.votes.vote is None and self._advance(now):
            pass

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

    def close(self) -> None:
        """Leave the match; it can be resumed."""
        self.bots.cancel()
        if self.keeper is not None:
            self.keeper.close()

    def _advance(self, now: int) -> bool:
        """One answer that is due, if there is one."""
        game = self.game
        if game.over:
            self._finish()
            return False
        if game.ask[0] == OFFER:
            return self.windows.advance(now)
        if self.buzzer.clock is not None:
            return self.buzzer.advance(now)
        waiting = (game.ask[1],) if game.ask[0] in SINGLE else game.left
        for seat in waiting:
            index = self._of_bot(seat, now)
            if index is not None:
                return self._apply(seat, index, now, value=self.bots.told(seat))
        limit = game.ask[4]
        if limit and now >= self._opened + limit:
            return self._apply(CLOCK, 0, now)
        if self.claims.passed_over(waiting[0]):
            return self.claims.lapses(now - self._opened) and self._apply(waiting[0], 0, now)
        return game.ask[0] != RACE and any(self._ask(sight, now) for sight in self.seating.views)

    def _of_bot(self, seat: int, now: int) -> int | None:
        """A bot's answer that is due; where people answer for it as well, what it does instead (`Pacing.beside`)."""
        index, beside = self.bots.answer(seat, now), self.definition.pacing.beside
        people = tuple(other for other in self.game.left if self.human(other))
        if index is None or beside is None or self.game.ask[0] != ANY or not people:
            return index
        options = self.game.options_of(seat) or []
        option = beside(view(self.game, seat), options[index], people, self.record.options)
        return options.index(option) if option is not None else None

    def _ask(self, sight: PlayerView, now: int) -> bool:
        """Put the open ask to whoever is next at this screen; True when that person answers without being asked."""
        seat = sight.asked
        if seat == NOBODY:
            return False
        claimed = self.claims.only(seat)
        if claimed is not None:
            return self._apply(seat, claimed, now)
        query, options = self.game.ask[2], self.game.options_of(seat) or ()
        alone = len(self.setup.humans) == 1 and self.claims.live
        pressed = self.definition.presses(query, options, self.record.options, alone=alone)
        looks = sight.privacy.solo == seat  # else the curtain is the same for all
        if pressed or (looks and self.passing.declines(self.game, seat)):
            return self._apply(seat, 0, now)
        sight.want(seat)
        return False

    def serve(self, seat: int, now: int) -> None:
        """The open window waits for this person, whose curtain falls and is lifted."""
        sight = self.seating.view_of(seat)
        sight.want(seat, anew=True)
        if sight.ready(seat) and self.window is not None:
            self.window.lifted(now)

    # -- answers ----------------------------------------------------------------------------------------------------
    def give(self, seat: int, index: int, now: int, note: str = "") -> bool:
        """The answer that a race, a window or a vote has come to."""
        return self._apply(seat, index, now, note)

    def _apply(
        self, seat: int, index: int, now: int, note: str = "", *, value: object = None, go_on: bool = True
    ) -> bool:
        """Every answer: by the rules, then into the store, then into everything that the screen reads."""
        no, undone, granted = self.game.no, self.record.undone[:], self.claims.granted
        applied = self.chronicle.apply(Answer(no, seat, index, self._played + now - self._start, note, value))
        ending = (self.outcome, self.help, self.record, self.seals.sealed(self.outcome)) if self.game.over else ()
        if self.keeper is not None:
            try:
                self.keeper.append(applied.answer, *ending)
            except ElsewhereError:
                self.record.undo_to(self.n - 1)
                self.record.undone = undone
                raise
        self._finished = self.game.over
        self.claims.answered(applied.answer, granted=granted, told=not applied.events)
        self.chronicle.tell(applied)
        self.beats.add(applied.n, seat, applied.events, applied.events.stills)
        if go_on and (self.game.over or self.game.no != no):
            self._open(now)
        if self.keeper is not None and not self.game.over:
            self.keeper.snapshot(self.game, self.n)
        return True

    def rewind(self, n: int, now: int) -> None:
        """Back to the moment after `n` answers, on the disk too. Whether that is right is decided in `undo`."""
        self._count_back(self.record.answers[n].seat, n)
        if self.keeper is not None:
            self.keeper.truncate(n)
        self.chronicle.undo_to(n)
        self.record.undone = [
            answer for answer in self.record.undone if answer.seat != TOGETHER
        ]  # nobody alone ends it again
        self._finished = False
        self.jumped(now)

    def _count_back(self, seat: int, n: int) -> None:
        """Taking back is a help as soon as somebody has learnt something from what is taken back; the end shows everything."""
        free = n >= free_undo(self.record) and not self.game.over
        if free or not self.human(seat):
            return
        person = self.setup.seats[seat]
        person = msgspec.structs.replace(person, taken_back=person.taken_back + 1)
        self.change_setup(self.setup.with_seat(seat, person))

    def change_setup(self, setup: TableSetup) -> None:
        """Write down who sits at the table from now on."""
        self.setup = self.bots.setup = setup
        if self.keeper is not None:
            self.keeper.reseat(setup)

    @property
    def help(self) -> Help:
        """What has helped the people at this table so far."""
        return helped(self.definition, self.setup, self.hints)

    def replay(self, answer: Answer, now: int) -> None:
        """Give an answer again that was taken back; `jumped` afterwards."""
        self._apply(answer.seat, answer.choice, now, answer.note, value=answer.value, go_on=False)

    def jumped(self, now: int) -> None:
        self.beats.jump(self.n)
        self.ask_again(now)

    def ask_again(self, now: int) -> None:
        """Put the open ask to its seats once more: its time begins anew."""
        self._open(now)
        self.tick(now)

    def _finish(self) -> None:
        """A match that was resumed at its end: its result was not written with its last answer."""
        outcome = self.outcome
        if not self._finished and outcome is not None:
            self._finished = True
            if self.keeper is not None:
                self.keeper.finish(outcome, self.record.answers[-1].ms, self.help, self.seals.sealed(outcome))

    # -- a new ask --------------------------------------------------------------------------------------------------
    def _open(self, now: int) -> None:
        self.bots.cancel()
        self.buzzer.close()
        game, query = self.game, "" if self.game.over else self.game.ask[2]
        anew = (
            game.over or game.ask[0] != ANY or query != self._query
        )  # what several answer in turn is one stretch of time
        if anew:
            self._opened = now
        self.window, self._query = None, query
        if game.over:
            return
        soft = self.definition.pacing.soft
        self._soft = soft(view(game), self.record.options) if soft is not None else 0
        self.bots.hold_back(self.definition.pacing, game, anew=anew)
        self.passing.asked(game)
        self.claims.opened()
        kind, no = game.ask[0], game.no
        waiting = (game.ask[1],) if kind in SINGLE else game.left
        bots = [seat for seat in waiting if seat >= 0 and not self.human(seat)]
        for sight in self.seating.views:
            elsewhere = kind in SINGLE and game.ask[1] >= 0 and game.ask[1] not in sight.seats
            if kind == ANY or game.ask[1] == WORLD:  # people talk it over, or watch a race or a shot
                sight.privacy.gather()
            elif kind == RACE or (
                elsewhere and query not in self.definition.pacing.claimed
            ):  # nobody at the screen decides: no hand lies open (ES-125)
                sight.privacy.hide()
        request = self.buzzer.told() if kind in (OFFER, RACE) else None
        if kind == OFFER:
            self.windows.open(bots, now, request)
        elif request is not None:
            self.buzzer.open(request, now)
        elif bots:
            again = bool(kind in SINGLE and self.n and self.record.answers[-1].seat == bots[0])
            span, within = self.bots.delay(self.definition.pacing, game.ask[2], again=again)
            begin = max(now, self._opened + self.bots.held)
            self.bots.begin(game, {seat: begin + self.bots.draw(span, no, seat) for seat in bots}, within, now)
