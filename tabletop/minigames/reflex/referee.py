"""Races at the table: when one is due, for whose eyes, and what it answers to the question to the world."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from tabletop.core.ask import WORLD, Refused
from tabletop.core.view import view
from tabletop.i18n import tr
from tabletop.minigames.reflex.key_test_screen import KEYBOARD_MS, KeyTestScreen, combination, keys_to_test
from tabletop.minigames.reflex.photo_finish import ProofScreen, ProofStrip
from tabletop.minigames.reflex.race import race_of
from tabletop.minigames.reflex.race_facts import RaceAsk, RaceCourse, answers, from_note, note, racers
from tabletop.minigames.reflex.race_screen import RaceScreen
from tabletop.phones.protocol import RacePress, RaceShown
from tabletop.table.extensions.minigames import MinigamePlay
from tabletop.table.widgets.pause import PauseEntry
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.dialog import Confirmation, confirm

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.definition import Definition
    from tabletop.core.game import Game
    from tabletop.core.view import View
    from tabletop.match import TableSetup
    from tabletop.minigames.reflex.race_facts import RaceMark
    from tabletop.minigames.reflex.signal_round import RacerState
    from tabletop.phones.protocol import HandsOrder
    from tabletop.table.extensions.minigames import MinigameHost

PICTURE_MS = 17  # between two pictures of a phone
SLACK_MS = 150  # pictures of both, and what a line takes longer now and then
MOST_MS = 500  # nobody waits longer for a line


def late_ms(trip: float) -> float:
    """By how much a press may come in later than it was made."""
    return min(trip, MOST_MS) + SLACK_MS


def error_ms(trip: float) -> int:
    """By how much its time may be wrong either way."""
    return round(min(trip, MOST_MS) / 2 + PICTURE_MS)


def shown(screen: RaceScreen, seat: int, no: int) -> RaceShown | None:
    """What the phone of a racer shows; in a quiet race nothing before the signal."""
    lane, phase = screen.race.signal_round.lanes.get(seat), screen.phase
    if lane is None or lane.bot_ms is not None:
        return None
    error = error_ms(lane.late - SLACK_MS)
    if phase == "next":
        return RaceShown(no, "ready", tr("reflex-ready"), error)
    if phase not in ("arming", "open") or (phase == "arming" and screen.stage.quiet):
        return None
    return _racing(screen, lane, no, error)


def _racing(screen: RaceScreen, lane: RacerState, no: int, error: int) -> RaceShown:
    if lane.raw is not None:
        return RaceShown(no, "in", tr("reflex-in"), error)
    if lane.out:
        return RaceShown(no, "out", tr("reflex-out"), error)
    if screen.app.clock() < lane.locked_until:
        return RaceShown(no, "early", tr("reflex-too-early"), error)
    if screen.phase == "open":
        return RaceShown(no, "open", screen.race.ask.words, error)
    waits = tr("reflex-phone-perhaps" if screen.race.ask.surprise else "reflex-phone-surely")
    return RaceShown(no, "wait", waits, error)


def press(screen: RaceScreen, seat: int, order: RacePress, age: float, trip: float) -> None:
    """`age`: ms since it came in; `trip`: the longest round trip of late."""
    if screen.phase == "next":
        screen.start_heat()
        return
    came, after, error = screen.app.clock() - age, order.after, error_ms(trip)
    signalled = screen.race.signal_round.signalled
    if signalled is not None and after is not None:
        since = came - signalled
        after = max(min(after, since), since - late_ms(MOST_MS))
        error = max(error, round((since - after) / 2))
    screen.measured(seat, after, came - min(trip, MOST_MS) / 2, error)


NUMBERS = 10_000  # of signals after one answer of a match
STALL_MS = 80  # nobody looked at the input for so long: the race begins anew


class RaceRules(Protocol):
    """What a game says of its races: see `reflex_minigame.ReflexMinigame`."""

    @property
    def ask(self) -> Callable[[View, dict[str, str]], RaceAsk | None]: ...

    @property
    def hushed(self) -> Callable[[dict[str, str]], frozenset[str]]: ...

    @property
    def calmed(self) -> Callable[[View], bool]: ...

    def races(self, setup: TableSetup, definition: Definition) -> bool: ...


class Referee(MinigamePlay):
    """A surprise race begins before the table shows the answer that led to it; with several people the same pause follows
    every answer that might have (AP-159). Any other race begins when everything before it has been shown.
    """

    def __init__(self, host: MinigameHost, race_rules: RaceRules) -> None:
        self.host, self.race_rules = host, race_rules
        self.race: RaceScreen | None = None
        self._proof: ProofScreen | None = None
        self._test: KeyTestScreen | None = None
        self._due = False
        self._no = 0  # of the race
        self._before = self._open()
        self._other_keys = False

    @property
    def screen(self) -> RaceScreen | ProofScreen | KeyTestScreen | None:
        return self.race or self._proof or self._test

    # --- keys
    def begin(self) -> bool:
        """Test the keys, unless this keyboard has told them all before."""
        services = self.host.services
        if services is None or self.host.touched is not None:
            return False
        keys = keys_to_test(self.host.match.setup)
        if not keys or not self._races() or combination(keys) in services.settings.keys_tested:
            return False
        self.open_key_test()
        return True

    def _races(self) -> bool:
        match = self.host.match
        return self.race_rules.races(match.setup, match.definition) and not self._calmed()

    def _calmed(self) -> bool:
        """Nobody races any more."""
        return self.race_rules.calmed(view(self.host.match.game))

    def pause_entries(self) -> list[PauseEntry]:
        match = self.host.match
        if not self._races():
            return []
        found = (
            [PauseEntry(tr("reflex-test-keys"), "keyboard", self.open_key_test)] if keys_to_test(match.setup) else []
        )
        busy = match.game.over or match.game.ask[1] == WORLD or self.host.looking_back
        if match.setup.phones and not busy:
            found.append(PauseEntry(tr("reflex-calm"), "hourglass", self._ask_calm))
        return found

    def _ask_calm(self) -> None:
        """A wireless line is uneven: whoever has set the table may see it only once the match runs."""
        sure = Confirmation(tr("reflex-calm-ask"), tr("reflex-calm-why"), tr("reflex-calm-yes"), icon="hourglass")
        confirm(self.host.app.top, sure, self._calm)

    def _calm(self) -> None:
        try:
            self.host.match.votes.calm(self.host.now)
        except Refused as error:
            self.host.app.toast(escape(error.text), "alert")

    def open_key_test(self) -> None:
        setup = self.host.match.setup
        who = racers(setup, tuple(keys_to_test(setup)))
        self._test = KeyTestScreen(who, self._another_key, self._measured)
        self.host.app.push(self._test, self._keys_tested)

    def _another_key(self, seat: int, key: str) -> None:
        match = self.host.match
        self._other_keys = True
        match.seating.take_over(
            seat, msgspec.structs.replace(match.setup.seats[seat], race_key=key, pad=None), self.host.now
        )

    def _measured(self, error_ms: int) -> None:
        if self.host.services is not None:
            self.host.services.change(self.host.app, input_error_ms=error_ms)

    def _keys_tested(self, passed: bool | None) -> None:
        self._test, services = None, self.host.services
        if passed and services is not None:
            known = combination(keys_to_test(self.host.match.setup))
            services.change(self.host.app, keys_tested=[*services.settings.keys_tested, known])
        if self._other_keys:
            self.host.reopen()

    # --- when
    def _open(self) -> tuple[int, str]:
        """How many answers there are, and what is asked now."""
        match = self.host.match
        return match.n, "" if match.game.over else match.game.ask[2]

    def holds(self) -> bool:
        self._due, self._before = self._hidden(), self._open()
        if self._due and self.host.settled:
            self._due = False
            self._start(self.asked())
            return True
        return self._due

    def _hidden(self) -> bool:
        """What has happened last must not be seen before a pause or a race."""
        n, query = self._before
        if self._open()[0] > n and not self.host.looking_back:
            asked = self.asked()
            return self._hushed(query) if asked is None else asked.surprise
        return self._due

    # --- with phones
    def hides(self) -> bool:
        return self.race is not None or self._hidden()

    def task(self, seat: int) -> RaceShown | None:
        if self.race is None or not self.host.match.setup.seats[seat].phone:
            return None
        return shown(self.race, seat, self._no + self.race.race.signal)

    def by_phone(self, seat: int, order: HandsOrder, age: float) -> None:
        if self.race is not None and isinstance(order, RacePress):
            press(self.race, seat, order, age, self.host.trip(seat))

    def open(self) -> bool:
        asked = self.asked()
        if asked is not None:
            self._start(asked)
        return asked is not None

    def asked(self, game: Game | None = None) -> RaceAsk | None:
        """The race that the world is asked about, by public facts alone; `game`: at another moment of the match."""
        question = self.host.question(game)
        return self.race_rules.ask(question, self.rules()) if question is not None else None

    def rules(self) -> dict[str, str]:
        match = self.host.match
        return match.definition.check_options(match.setup.options)

    def _hushed(self, query: str) -> bool:
        """Whether an answer to this might have led to a race, and several people must not be able to tell."""
        match = self.host.match
        alive = match.game.table.alive
        people = [seat for seat in match.setup.humans if alive[seat]]
        several = len(people) > 1 and sum(alive) > 2  # a race needs two
        return several and not match.game.over and not self._calmed() and query in self.race_rules.hushed(self.rules())

    # --- what
    def _start(self, asked: RaceAsk | None) -> None:

        host, match = self.host, self.host.match
        race_ask = asked or self._false_alarm()
        no, alive = match.game.no, match.game.table.alive
        people = {seat for seat in match.setup.humans if alive[seat]}
        race = race_of(race_ask, match.setup, match.n, host.app.clock(), STALL_MS)
        phones = set(match.setup.at_phones) & set(race.racers)
        for seat in phones:
            race.lanes[seat].late = late_ms(host.trip(seat))
        human = [seat for seat in race.racers if seat in people]
        stage = RaceCourse(
            folder=match.definition.id,
            racers=racers(match.setup, race.racers),
            user=racers(match.setup, (race_ask.user,))[0],
            solo=human[0] if len(human) == 1 and not phones else -1,
            error_ms=self._error_ms(),
            quiet=race_ask.surprise and len(people) < 2 and race_ask.user not in people,
            false_alarm=asked is None,
            alone=people <= set(match.setup.at_phones),
        )
        self._no = NUMBERS * match.n
        match.shared.privacy.veiled = True
        host.together()
        if asked is not None:
            match.shared.privacy.hide()
        self.race = RaceScreen(race, stage, lambda marks: self._over(race_ask, no, marks), host.menu, host.touched)
        host.app.push(self.race, lambda _: self._closed())

    def _false_alarm(self) -> RaceAsk:
        """The pause after an answer that led to no race: all others wait for a signal."""
        match = self.host.match
        actor, alive = match.record.answers[-1].seat, match.game.table.alive
        order = [(actor + step) % len(alive) for step in range(1, len(alive))]
        others = tuple(seat for seat in order if alive[seat])
        return RaceAsk(actor, others[0], others, "", "")

    def _error_ms(self) -> int:
        """How wrong a time can be on this computer."""
        services = self.host.services
        return services.settings.input_error_ms if services is not None else KEYBOARD_MS

    def look_back(self, n: int) -> None:
        """Whoever looks back to the last answer of a race sees its photo finish once more."""
        match, record = self.host.match, self.host.match.record
        if n < len(record.answers) and from_note(record.answers[n].note) is not None:
            return
        marks: list[RaceMark] = []
        while n > record.first and (mark := from_note(record.answers[n - 1].note)) is not None:
            marks.insert(0, mark)
            n -= 1
        asked = self.asked(record.at(n)) if marks else None
        if asked is None:
            return
        who = {racer.seat: racer for racer in racers(match.setup, asked.racers)}
        gesture = (match.definition.id, "gestures", f"{asked.gesture}.webp")
        strip = ProofStrip(tuple(marks), who, gesture, asked.margin_ms, self._error_ms())
        self._proof = ProofScreen(strip)
        self.host.app.push(self._proof, lambda _: self._proved())

    def _proved(self) -> None:
        self._proof = None

    def _closed(self) -> None:
        if self.race is not None:
            self.race.drop()
        self.race = None
        self.host.match.shared.privacy.veiled = False

    def _over(self, asked: RaceAsk, no: int, marks: tuple[RaceMark, ...]) -> None:
        """Every time is an answer at once: whatever happens to the window changes nothing."""
        for mark, time in zip(marks, answers(marks, asked.margin_ms, asked.silent), strict=True):
            if not self.host.answer(no, time, note(mark)):
                return
            no = self.host.match.game.no
