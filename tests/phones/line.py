"""A line without a network: phones that know nothing but the messages they are sent, and a wire between them and a hub."""

from __future__ import annotations

import json
from collections import deque
from random import Random

from tabletop.core.ask import WORLD
from tabletop.match import HOLD_MS
from tabletop.phones.guests import Admission
from tabletop.phones.hub import PhoneHub
from tabletop.phones.lines import Arrival
from tabletop.phones.protocol import VERSION, decoded

FRAME = 50  # ms


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
        self.waiting.append(Arrival(connection, address, found))


class Phone:
    """What a page does, without the page: it answers by chance out of the state that it was sent last."""

    def __init__(self, wire, connection, random=None):
        self.wire, self.connection, self.random = wire, connection, random or Random(connection)
        self.heard, self.token, self.seat, self.lobby, self.state, self.said = 0, "", -1, None, None, 0
        self.outcomes, self.wait, self.asked_at = {}, 0, -1
        self.say({"type": "hello", "version": VERSION})

    def say(self, message):
        self.wire.arrive(self.connection, message)

    def order(self, kind, **more):
        self.said += 1
        key = f"{kind}-{self.connection}-{self.said}"
        self.say({"type": kind, "id": key, **more})
        return key

    def listen(self):
        """Take what has been sent since."""
        sent = self.wire.sent.get(self.connection, [])
        for data in sent[self.heard :]:
            message = json.loads(data)
            match message["type"]:
                case "lobby":
                    self.lobby, self.state = message, None
                case "seated":
                    self.token, self.seat = message["token"], message["seat"]
                case "state":
                    self.state = message
                case "done":
                    self.outcomes[message["id"]] = "done"
                case "refused":
                    self.outcomes[message["id"]] = message["code"]
        self.heard = len(sent)
        return self.state

    def act(self):
        """Do something that the state offers; True when anything was sent."""
        state, random = self.listen(), self.random
        if state is None or "over" in state:
            return False
        ask, window = state.get("ask"), state.get("window")
        if "vote" in state and not state["vote"]["agreed"]:
            self.order("vote", agree=True)
        elif ask is not None and ask.get("choices"):
            if window is not None and window.get("back", -1) > 0 and self.asked_at != ask["no"]:
                self.asked_at = ask["no"]  # as the page, which lets nobody press before it counts
                self.wait = window["back"] // FRAME + 1
            if self.wait > 0:
                self.wait -= 1
                return True
            safe = [i for i, choice in enumerate(ask["choices"]) if not choice.get("sure")] or [0]
            self.order("choose", no=ask["no"], index=random.choice(safe))
        elif ask is not None and ask.get("forms"):
            form = random.choice(ask["forms"])
            word = random.choice(["umbrella", "library", "ocean", "music", "Thor"])
            filled = [random.choice(f["values"])[0] if f.get("values") else word for f in form["fields"]]
            self.order("tell", no=ask["no"], value=[*form["head"], *filled, *form.get("tail", [])])
        elif window is not None and window.get("serving", -1) < 0 and not window.get("pressed"):
            self.order("press", no=window["no"], what=random.choice(["react", "pass", "pass"]))
        else:
            return False
        return True


class Room:
    """A match, its hub, and phones that have joined it; time is only ever told."""

    def __init__(self, match, phones, seed=0):
        self.now, self.match, self.wire, self.told = 0, match, FakeWire(), []
        match.seating.admit_phones(True, 0)
        self.hub = PhoneHub(
            match, self.wire, Admission(lambda: self.now / 1000), lambda text, anew: self.told.append((text, anew))
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
        for sight in match.seating.views:
            if sight.privacy.curtain is not None:
                match.lift(sight.privacy.curtain.seat, HOLD_MS, self.now)

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
