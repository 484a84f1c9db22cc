"""Questions to the world: a shot or a race is played on its own screen, and what comes of it is the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tabletop.core.ask import SINGLE, WORLD, Refused
from tabletop.core.view import view
from tabletop.match.store import ElsewhereError
from tabletop.ui.table.messages import Called
from tabletop.worlds.race.referee import Referee

if TYPE_CHECKING:
    from tabletop.core.definition import FlickAsk
    from tabletop.worlds.flick.physics import Verdict
    from tabletop.worlds.flick.physics.aim import Assist
    from tabletop.worlds.flick.screen import FlickScreen
    from tabletop.worlds.race.referee import Table
    from tabletop.worlds.race.screen import RaceScreen

BOTS = {"easy": "beginner", "normal": "casual", "hard": "good"}  # how well a bot of a level flicks
STEP = 1_000_003  # so that the shots of one match have seeds of their own


class World:
    """Opens the screen of a shot when the match asks for one and everything before it has been shown."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.referee = Referee(table)
        self._shot: FlickScreen | None = None
        self._taken: dict[str, str] = {}  # name of a person -> the Bean that was taken last

    @property
    def playing(self) -> FlickScreen | RaceScreen | None:
        """The shot or the race that is on the screen."""
        top = self.table.app.top
        return next(
            (screen for screen in (self._shot, self.referee.race) if screen is not None and top is screen), None
        )

    def holds(self) -> bool:
        """True while a shot or a race is on the screen or about to be: the table tells afterwards what it came to."""
        return self.playing is not None or self.referee.holds()

    def tick(self) -> None:
        """Once a frame."""
        table, game = self.table, self.table.match.game
        if self.referee.begin():
            return
        if game.over or game.ask[0] not in SINGLE or game.ask[1] != WORLD or not table.uppermost:
            return
        if table.story.busy or table.looking.at is not None or table.match.votes.vote is not None:
            return
        asked = self._asked()
        if asked is not None:
            self._shot = self._screen(asked, game.no)
            table.app.push(self._shot, self._left)
            table.stage.layers.covered()
        else:
            self.referee.tick()

    def _left(self, _verdict: Verdict | None) -> None:
        """The shot has closed: nothing may hold its pictures any longer."""
        self._shot = None

    def put_away(self) -> None:
        """The table closes: the shot or the race above it, too."""
        if self.playing is not None:
            self.table.app.pop(self.playing)

    def _asked(self) -> FlickAsk | None:
        """What the shot is about, by public facts alone."""
        match = self.table.match
        if match.definition.flick is None:
            return None
        options, args = match.game.options_of(WORLD) or [], match.game.ask[3]
        seen = view(match.game)._replace(options=tuple(options), args=args)
        return match.definition.flick(seen, match.definition.check_options(match.setup.options))

    def _screen(self, asked: FlickAsk, no: int) -> FlickScreen:
        from tabletop.worlds.flick.facts import FlickFacts  # noqa: PLC0415  # as above
        from tabletop.worlds.flick.physics import hole_scene  # noqa: PLC0415  # games without a flick do not load physics
        from tabletop.worlds.flick.picker import all_beans  # noqa: PLC0415  # as above
        from tabletop.worlds.flick.screen import FlickScreen  # noqa: PLC0415  # as above

        match, seat = self.table.match, self.table.match.setup.seats[asked.seat]
        game = match.definition.id
        taken = {asked.seat: self._favourite(asked.seat), 1 - asked.seat: self._favourite(1 - asked.seat)}
        names = (taken[asked.seat] or asked.beans[0], taken[1 - asked.seat] or asked.beans[1])
        beans = [(game, "beans", f"{name}.webp") if name else (game, "target.webp") for name in names]
        others = [name for name in all_beans() if name not in asked.own] if seat.human else []
        facts = FlickFacts(
            scene=hole_scene(asked.hole, mat=asked.mat),
            shooter=beans[0],
            targets=(beans[1],),
            name=seat.name,
            color=seat.colour or f"seat{asked.seat}",
            seed=match.setup.seed * STEP + match.n,
            assist=cast("Assist", asked.assist),
            steady=asked.steady,
            attempt=asked.attempt,
            attempts=asked.attempts,
            galaxy=asked.hole,
            seconds=float(asked.seconds) if asked.seconds else None,
            bot="" if seat.human else BOTS[seat.bot],
            beans=(*asked.own, *others) if seat.human else (),
        )
        return FlickScreen(
            facts,
            lambda verdict: self._settled(no, verdict),
            lambda: self.table.hear(Called("menu")),
            self.table.touched,
            lambda name: self._take(asked.seat, name),
        )

    def _favourite(self, seat: int) -> str:
        """The Bean that a person has chosen once, "" for none."""
        from tabletop.worlds.flick.picker import all_beans  # noqa: PLC0415  # as above

        person, desk = self.table.match.setup.seats[seat], self.table.desk
        known = {**(desk.settings.flick_beans if desk is not None else {}), **self._taken}
        name = known.get(person.name, "") if person.human else ""
        return name if name in all_beans() else ""

    def _take(self, seat: int, name: str) -> None:
        """Another Bean is flicked from now on; it is remembered."""
        table, person = self.table, self.table.match.setup.seats[seat]
        self._taken[person.name] = name
        if table.desk is not None:
            table.desk.change(table.app, flick_beans={**table.desk.settings.flick_beans, person.name: name})

    def _settled(self, no: int, verdict: Verdict) -> None:
        """The verdict is the answer at once: whatever happens to the window changes nothing. It is shown on the table later,
        when the shot has left the screen.
        """
        from tabletop.worlds.flick.facts import note  # noqa: PLC0415  # as above

        table = self.table
        try:
            table.match.world(no, WORLD, verdict.outcome, note(verdict), table.now)
        except Refused as error:
            table.deeds.complain(error.text)
        except ElsewhereError:
            return  # the mark says it
