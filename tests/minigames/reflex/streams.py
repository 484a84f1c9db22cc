"""Synthetic event streams for races: what happens when, in ms from the signal."""

from __future__ import annotations

from tabletop.minigames.reflex import Race
from tabletop.minigames.reflex.race_facts import RaceAsk

WAIT = 1000  # ms from the start to the signal
START = 50_000.0  # the caller's clock begins anywhere


def ask(racers=(1, 2, 3), **more):
    """A race that seat 0 has started."""
    return RaceAsk(0, racers[0], racers, "peace", "Peace!", **more)


class Stream:
    """Runs a race by a list of (ms from the signal, what, seat): what is "down", "up", "lost" or "back".

    `step`: ms between two looks at the input; None: only when something happens. A signal that is held up comes later, and
    the times of what follows count from it.
    """

    def __init__(self, race_ask=None, bots=None, step=1.0, waits=(), **more):
        self.waits = list(waits)
        self.race = Race(
            race_ask or ask(), bots or {}, lambda: self.waits.pop(0) if self.waits else WAIT, START, **more
        )
        self.now, self.step = START, step
        self.words = []

    def run_to(self, end):
        """Let time pass up to `end`, looking at the input every `step` ms."""
        while self.now < end:
            self.now = min(end, self.now + (self.step or end - self.now))
            self.look()

    def look(self):
        signal_round = self.race.signal_round
        signal_round.tick(self.now)
        if signal_round.due(self.now):
            signal_round.signal(self.now)

    def signal(self):
        """Wait for the signal; the moment of it."""
        while self.race.state == "arming":
            self.run_to(self.now + 1)
        return self.race.signal_round.signalled

    def before(self, *events):
        """Events in ms from the start of the arming."""
        start = self.now
        for at, what, seat in events:
            self.run_to(start + at)
            self._do(what, seat)
        return self

    def after(self, *events):
        """Events in ms from the signal."""
        start = self.signal()
        for at, what, seat in events:
            self.run_to(start + at)
            self._do(what, seat)
        return self

    def _do(self, what, seat):
        signal_round = self.race.signal_round
        if what == "down":
            self.words.append(self.race.down(seat, "key", self.now))
        elif what == "tap":
            self.words.append(self.race.down(seat, "key", self.now))
            signal_round.up(seat, "key", self.now)
        elif what == "up":
            signal_round.up(seat, "key", self.now)
        elif what == "lost":
            signal_round.focus_lost(self.now)
        else:
            signal_round.focus_back(self.now)

    def finish(self):
        """Nothing more happens: every heat runs out; the marks."""
        while not self.race.done:
            if self.race.state == "over":
                self.race.go_on(self.now)
            self.run_to(self.now + 1)
        return self.race.marks()

    def times(self):
        return {mark.seat: mark.time for mark in self.finish()}
