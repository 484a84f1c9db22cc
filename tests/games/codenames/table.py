"""Codenames on a screen for tests: Agents who touch cells, Directors who type."""

from __future__ import annotations

from tabletop.games.codenames.definition import DEFINITION
from tabletop.games.codenames.rules.cards import CELLS, TOKEN
from tabletop.match import HOLD_MS, TableSetup, bot, person, start
from tabletop.table.extensions.input_panels import FRESH_MS
from tabletop.table.table_screen import TableScreen
from tests.table import rig
from tools.rigs.pilot import Pilot


class Grid(rig.Sitting):
    """`people`: seats of persons; the first two seats are the Directors of two teams, or the first alone together."""

    def __init__(
        self,
        people=(0,),
        seats=4,
        seed=5,
        size=(1280, 720),
        prefs=None,
        services=None,
        hints="usual",
        store=None,
        **options,
    ):
        places = tuple(person(i, rig.NAMES[i % 6] + "b" * (i // 6)) if i in people else bot(i) for i in range(seats))
        setup = TableSetup(
            game="codenames", seats=places, seed=seed, pace="quick", hints=hints, options={"challenge": "off"} | options
        )
        self.match = start(setup, rig.Instant(), 0, store=store, definition=DEFINITION)
        self.pilot = Pilot(size, prefs or rig.still())
        self.ended = []
        self.screen = TableScreen(self.match, services, on_end=self.ended.append)
        self.pilot.app.push(self.screen)
        self.pilot.tick(32)

    @property
    def table(self):
        return self.match.game.table

    @property
    def query(self):
        return "" if self.match.game.over else self.match.game.ask[2]

    @property
    def panel(self):
        """The panel that lies above the table, None while it is not open."""
        top = self.pilot.app.top
        return top if top.label == "panel" else None

    def until(self, query, most=60_000):
        """Until somebody at the screen can answer this, and all has been told; curtains are lifted."""
        end = self.pilot.now + most
        while self.screen.sequencer.busy or not (self.query == query and self.match.shared.deciding >= 0):
            assert self.pilot.now < end, f"it is never asked: {self.match.game.ask}"
            if self.match.game.over:
                return False
            self.lift()
            self.pilot.tick(48)
        self.pilot.tick(48)
        if self.panel is not None:
            self.pilot.tick(FRESH_MS)
        return True

    def lift(self):
        curtain = self.match.shared.privacy.curtain
        if curtain is not None:
            self.match.lift(curtain.seat, HOLD_MS, self.screen.now)

    def open_cells(self, owner=None):
        kinds = self.table.kind
        return [card - CELLS for card in self.table.zones[1] if owner is None or kinds[card] == TOKEN + owner]

    def hold(self, cell, ms=HOLD_MS + 64):
        spot = self.pilot.find(f"card {cell}")
        self.pilot.press(spot)
        for _ in range(ms // 32):
            self.pilot.tick(32)
        self.pilot.release(spot)
        self.pilot.tick(48)

    def cover(self, owner):
        """Tick an asset of this owner on the map of the open panel, and cover it."""
        self.pilot.click(self.panel.map.cells[self.open_cells(owner)[0]])
        self.pilot.key("return")
        self.pilot.tick(48)

    def say(self, word, number):
        """Type a clue at the open panel and publish it."""
        self.pilot.text(word)
        self.pilot.text(str(number))
        self.pilot.key("return")
        self.pilot.tick(48)
