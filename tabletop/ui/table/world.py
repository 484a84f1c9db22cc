"""Questions to the world: a physical shot is played on its own screen, and its verdict is the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tabletop.core.ask import ASK, WORLD, Refused
from tabletop.core.view import view
from tabletop.match.store import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.definition import FlickAsk
    from tabletop.physics import Verdict
    from tabletop.physics.aim import Assist
    from tabletop.ui.flick.screen import FlickScreen
    from tabletop.ui.table.screen import TableScreen

BOTS = {"easy": "beginner", "normal": "casual", "hard": "good"}  # how well a bot of a level flicks
STEP = 1_000_003  # so that the shots of one match have seeds of their own


class World:
    """Opens the screen of a shot when the match asks for one and everything before it has been shown."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.touched: Callable[[], None] | None = None  # what a press on the shot does in a show
        self._shot: FlickScreen | None = None

    @property
    def playing(self) -> bool:
        """True while a shot is on the screen: what it came to is told by the table only afterwards."""
        return self._shot is not None and self.table.app.top is self._shot

    def tick(self) -> None:
        """Once a frame."""
        table, game = self.table, self.table.match.game
        if game.over or game.ask[0] != ASK or game.ask[1] != WORLD or table.app.top is not table:
            return
        if table.story.busy or table.looking.at is not None or table.match.undo.vote is not None:
            return
        asked = self._asked()
        if asked is not None:
            self._shot = self._screen(asked, game.no)
            table.app.push(self._shot)

    def put_away(self) -> None:
        """The table closes: the shot above it, too."""
        if self._shot is not None and self.playing:
            self.table.app.pop(self._shot)

    def _asked(self) -> FlickAsk | None:
        """What the shot is about, by public facts alone."""
        match = self.table.match
        if match.definition.flick is None:
            return None
        options, args = match.game.options_of(WORLD) or [], match.game.ask[3]
        seen = view(match.game)._replace(options=tuple(options), args=args)
        return match.definition.flick(seen, match.definition.check_options(match.setup.options))

    def _screen(self, asked: FlickAsk, no: int) -> FlickScreen:
        from tabletop.physics import hole_scene  # noqa: PLC0415  # games without a flick do not load physics
        from tabletop.ui.flick.facts import FlickFacts  # noqa: PLC0415  # as above
        from tabletop.ui.flick.screen import FlickScreen  # noqa: PLC0415  # as above

        match, seat = self.table.match, self.table.match.setup.seats[asked.seat]
        game = match.definition.id
        beans = [(game, "beans", f"{name}.webp") if name else (game, "target.webp") for name in asked.beans]
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
        )
        return FlickScreen(
            facts,
            lambda verdict: self._settled(asked, no, verdict),
            lambda: self.table.corner("menu"),
            self.touched,
        )

    def _settled(self, asked: FlickAsk, no: int, verdict: Verdict) -> None:
        """The verdict is the answer at once: whatever happens to the window changes nothing. It is shown on the table later,
        when the shot has left the screen.
        """
        from tabletop.ui.flick.facts import note  # noqa: PLC0415  # as above

        table, index = self.table, asked.outcomes[verdict.outcome]
        try:
            table.match.world(no, WORLD, index, note(verdict), table.now)
        except (Refused, StoreError) as error:
            table.complain(error.text if isinstance(error, Refused) else str(error))
