"""Races at the table: when one is due, for whose eyes, and what it answers to the question to the world."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from tabletop.core.ask import SINGLE, WORLD, Refused
from tabletop.core.definition import RaceAsk
from tabletop.core.view import view
from tabletop.match.store import ElsewhereError
from tabletop.ui.screens.pause import Deed
from tabletop.ui.table.messages import Called
from tabletop.ui.table.parting import AGAIN

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.game import Game
    from tabletop.match import Match
    from tabletop.ui.app import App
    from tabletop.ui.screens.desk import Desk
    from tabletop.ui.table.cards.stage import Stage
    from tabletop.ui.table.deeds import Deeds
    from tabletop.ui.table.messages import Message
    from tabletop.ui.table.tale.looking import Looking
    from tabletop.ui.table.tale.story import StoryTeller
    from tabletop.worlds.race import Mark
    from tabletop.worlds.race.screen import RaceScreen

STALL_MS = 80  # nobody looked at the input for so long: the race begins anew


class Table(Protocol):
    """What shots and races need of the table that they interrupt. `touched`: what a press on them does in a show."""

    match: Match
    desk: Desk | None
    deeds: Deeds
    looking: Looking
    stage: Stage
    story: StoryTeller

    @property
    def app(self) -> App: ...

    @property
    def now(self) -> int: ...

    @property
    def uppermost(self) -> bool:
        """No other screen lies above."""

    @property
    def touched(self) -> Callable[[], None] | None: ...

    def hear(self, message: Message) -> None: ...

    def close(self, result: str | None = None) -> None: ...


class Referee:
    """A surprise race begins before the table shows the answer that led to it; with several people the same pause follows
    every answer that might have (AP-159). Any other race begins when everything before it has been shown.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.race: RaceScreen | None = None
        self._due = False
        self._before = self._open()
        self.tested = False
        self._other_keys = False

    # --- keys
    def begin(self) -> bool:
        """When the table is first shown: test the keys, unless this keyboard has told them all before."""
        from tabletop.worlds.race.table import combination, keys_to_test, races  # noqa: PLC0415  # only where there are races

        table, match = self.table, self.table.match
        if self.tested or not table.uppermost or table.desk is None or table.touched is not None:
            return False
        self.tested = True
        keys = keys_to_test(match.setup)
        if not keys or not races(match.definition, match.setup) or combination(keys) in table.desk.settings.keys_tested:
            return False
        self.test_keys()
        return True

    def deeds(self) -> list[Deed]:
        """What the pause offers."""
        from tabletop.worlds.race.table import keys_to_test, races  # noqa: PLC0415  # as above

        match = self.table.match
        possible = races(match.definition, match.setup) and keys_to_test(match.setup)
        return [Deed("Test the keys", "keyboard", self.test_keys)] if possible else []

    def test_keys(self) -> None:
        from tabletop.worlds.race.facts import racers  # noqa: PLC0415  # as above
        from tabletop.worlds.race.keytest_screen import KeyTestScreen  # noqa: PLC0415  # as above
        from tabletop.worlds.race.table import keys_to_test  # noqa: PLC0415  # as above

        setup = self.table.match.setup
        who = racers(setup, tuple(keys_to_test(setup)))
        self.table.app.push(KeyTestScreen(who, self._another_key, self._measured), self._keys_tested)

    def _another_key(self, seat: int, key: str) -> None:
        table, match = self.table, self.table.match
        self._other_keys = True
        match.take_over(seat, msgspec.structs.replace(match.setup.seats[seat], gesture=key, pad=None), table.now)

    def _measured(self, error_ms: int) -> None:
        if self.table.desk is not None:
            self.table.desk.change(self.table.app, input_error_ms=error_ms)

    def _keys_tested(self, passed: bool | None) -> None:
        from tabletop.worlds.race.table import combination, keys_to_test  # noqa: PLC0415  # as above

        desk = self.table.desk
        if passed and desk is not None:
            known = combination(keys_to_test(self.table.match.setup))
            desk.change(self.table.app, keys_tested=[*desk.settings.keys_tested, known])
        if self._other_keys:
            self.table.close(AGAIN)

    # --- when
    def _open(self) -> tuple[int, str]:
        """How many answers there are, and what is asked now."""
        match = self.table.match
        return match.n, "" if match.game.over else match.game.ask[2]

    def holds(self) -> bool:
        """Before the table takes over what has happened: True while it must not be seen yet."""
        (n, query), self._before = self._before, self._open()
        if self._before[0] > n and self.table.looking.at is None:
            asked = self.asked()
            self._due = self._hushed(query) if asked is None else asked.surprise
        if self._due and not self.table.story.busy and self.table.uppermost:
            self._due = False
            self._start(self.asked())
            return True
        return self._due

    def tick(self) -> None:
        """Nothing is left to be told."""
        asked = self.asked()
        if asked is not None:
            self._start(asked)

    def asked(self, game: Game | None = None) -> RaceAsk | None:
        """The race that the world is asked about, by public facts alone; `game`: at another moment of the match."""
        match = self.table.match
        game = game or match.game
        ask = game.ask
        if game.over or match.definition.race is None or ask[0] not in SINGLE or ask[1] != WORLD:
            return None
        seen = view(game)._replace(options=tuple(game.options_of(WORLD) or ()), args=ask[3])
        return match.definition.race(seen, self.rules())

    def rules(self) -> dict[str, str]:
        match = self.table.match
        return match.definition.check_options(match.setup.options)

    def _hushed(self, query: str) -> bool:
        """Whether an answer to this might have led to a race, and several people must not be able to tell."""
        match = self.table.match
        hushed, alive = match.definition.hushed, match.game.table.alive
        people = [seat for seat in match.setup.humans if alive[seat]]
        several = len(people) > 1 and sum(alive) > 2  # a race needs two
        return several and not match.game.over and hushed is not None and query in hushed(self.rules())

    # --- what
    def _start(self, asked: RaceAsk | None) -> None:
        from tabletop.worlds.race import race_of  # noqa: PLC0415  # games without races do not load them
        from tabletop.worlds.race.facts import Stage, racers  # noqa: PLC0415  # as above
        from tabletop.worlds.race.screen import RaceScreen  # noqa: PLC0415  # as above

        table, match = self.table, self.table.match
        race_ask = asked or self._false_alarm()
        no, alive = match.game.no, match.game.table.alive
        people = {seat for seat in match.setup.humans if alive[seat]}
        race = race_of(race_ask, match.setup, match.n, table.app.clock(), STALL_MS)
        human = [seat for seat in race.racers if seat in people]
        stage = Stage(
            folder=match.definition.id,
            racers=racers(match.setup, race.racers),
            user=racers(match.setup, (race_ask.user,))[0],
            solo=human[0] if len(human) == 1 else -1,
            error_ms=table.desk.settings.input_error_ms if table.desk is not None else 8,
            quiet=race_ask.surprise and len(people) < 2,
            false_alarm=asked is None,
            alone=not people,
        )
        match.privacy.veiled = True
        table.looking.together()
        table.stage.changed()
        if asked is not None:
            match.privacy.hide()
        self.race = RaceScreen(
            race,
            stage,
            lambda marks: self._over(race_ask, no, marks),
            lambda: table.hear(Called("menu")),
            table.touched,
        )
        table.app.push(self.race, lambda _: self._closed())
        table.stage.layers.covered()

    def _false_alarm(self) -> RaceAsk:
        """The pause after an answer that led to no race: all others wait for a signal."""
        match = self.table.match
        actor, alive = match.record.answers[-1].seat, match.game.table.alive
        order = [(actor + step) % len(alive) for step in range(1, len(alive))]
        others = tuple(seat for seat in order if alive[seat])
        return RaceAsk(actor, others[0], others, "", "")

    def show_again(self, n: int) -> None:
        """Whoever looks back to the last answer of a race sees its photo finish once more."""
        from tabletop.worlds.race import from_note  # noqa: PLC0415  # as above
        from tabletop.worlds.race.facts import racers  # noqa: PLC0415  # as above
        from tabletop.worlds.race.proof import ProofStrip  # noqa: PLC0415  # as above
        from tabletop.worlds.race.replay import ProofScreen  # noqa: PLC0415  # as above

        table, match, record = self.table, self.table.match, self.table.match.record
        if match.definition.race is None or (n < match.n and from_note(record.answers[n].note) is not None):
            return
        marks: list[Mark] = []
        while n > record.first and (mark := from_note(record.answers[n - 1].note)) is not None:
            marks.insert(0, mark)
            n -= 1
        asked = self.asked(record.at(n)) if marks else None
        if asked is None:
            return
        who = {racer.seat: racer for racer in racers(match.setup, asked.racers)}
        gesture = (match.definition.id, "gestures", f"{asked.gesture}.webp")
        error = table.desk.settings.input_error_ms if table.desk is not None else 8
        table.app.push(ProofScreen(ProofStrip(tuple(marks), who, gesture, asked.margin_ms, error)))

    def _closed(self) -> None:
        if self.race is not None:
            self.race.drop()
        self.race = None
        self.table.match.privacy.veiled = False

    def _over(self, asked: RaceAsk, no: int, marks: tuple[Mark, ...]) -> None:
        """Every time is an answer at once: whatever happens to the window changes nothing."""
        from tabletop.worlds.race import note  # noqa: PLC0415  # as above

        table = self.table
        try:
            for mark in marks:
                time = asked.silent if mark.time is None else mark.time
                table.match.world(no, WORLD, time, note(mark), table.now)
                no = table.match.game.no
        except Refused as error:
            table.deeds.complain(error.text)
        except ElsewhereError:
            return  # the mark says it
