"""A line without a network: phones that know nothing but the messages they are sent, and a wire between them and a hub."""

from __future__ import annotations

import json
from collections import deque
from random import Random

from tabletop.core.ask import WORLD
from tabletop.match import HOLD_MS
from tabletop.phones.guests import JoinCode
from tabletop.phones.hub import PhoneHub
from tabletop.phones.lines import PhoneArrival
from tabletop.phones.protocol import decoded
from tools.rigs.phones.hand import FRAME, Phone


class FakeWire:
    """Everything arrives at once and in order; `sent` is kept by connection."""

    def __init__(self):
        self.waiting, self.sent, self.dropped, self.trips = deque(), {}, [], {}

    def take(self, most):
        return [self.waiting.popleft() for _ in range(min(most, len(self.waiting)))]

    def send(self, connection, data, *, state):  # noqa: ARG002
        self.sent.setdefault(connection, []).append(data)

    def trip(self, connection):
        return self.trips.get(connection, 0.0)

    def drop(self, connection):
        self.dropped.append(connection)

    def arrive(self, connection, message, address="192.168.0.9"):
        found = None if message is None else decoded(json.dumps(message))
        self.waiting.append(PhoneArrival(connection, address, found))


class Room:
    """A match, its hub, and phones that have joined it; time is only ever told."""

    def __init__(self, match, phones, seed=0):
        self.now, self.match, self.wire, self.told = 0, match, FakeWire(), []
        match.seating.admit_phones(True, 0)
        self.hub = PhoneHub(
            match, self.wire, JoinCode(lambda: self.now / 1000), lambda text, anew: self.told.append((text, anew))
        )
        self.random = Random(seed)
        self.phones = [self.phone(seat) for seat in phones]

    def phone(self, seat=None, name=""):
        """A new phone; at a seat, if one is said."""
        phone = Phone(self.wire, 1 + max(self.wire.sent, default=0), Random(f"{self.random.random()}"))
        self.frame()
        if seat is not None:
            phone.order("join", code=self.hub.admission.code, seat=seat, name=name or f"Guest {seat}")
            self.frame()
            phone.listen()
            assert phone.seat == seat, phone.outcomes
        return phone

    def spectator(self):
        """A new phone that looks on without a seat."""
        phone = self.phone()
        key = phone.order("watch", code=self.hub.admission.code)
        self.frame()
        phone.listen()
        assert phone.outcomes[key] == "done", phone.outcomes
        return phone

    def frame(self, ms=FRAME):
        self.match.tick(self.now)
        self.hub.tick(self.now, running=True)
        self.now += ms

    def world(self):
        """What happens at the table's window: races and shots."""
        match, game = self.match, self.match.game
        if not game.over and game.ask[1] == WORLD:
            values = game.options_of(WORLD)
            match.world(game.no, WORLD, values[game.no % len(values)], "a coin", self.now)
        for player_view in match.seating.views:
            if player_view.privacy.curtain is not None:
                match.lift(player_view.privacy.curtain.seat, HOLD_MS, self.now)

    def play(self, frames=60_000):
        """To the end, by the phones alone."""
        quiet = 0
        for _ in range(frames):
            if self.match.game.over:
                break
            self.frame()
            self.world()
            acted = [phone.act() for phone in self.phones]
            quiet = 0 if any(acted) else quiet + 1
            assert quiet < 4000, (self.match.game.ask, self.match.window_facts, [p.state for p in self.phones])
        for _ in range(len(self.phones)):
            self.frame()
        return self.match
