"""What somebody taps on a phone, without the page: answers by chance, out of the state that was sent last."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Protocol

from tabletop.phones.protocol import VERSION

FRAME = 50  # ms between two looks at the phone
WORDS = ("umbrella", "library", "ocean", "music", "Thor")
RACE_MS = (180, 420)  # from the signal to a press

Message = dict[str, Any]


class Way(Protocol):
    """To a table: `sent` is what has come from there, by connection."""

    sent: dict[int, list[str | bytes]]

    def arrive(self, connection: int, message: Message) -> None:
        """Hand on what the phone says."""


class Phone:
    """It knows nothing but the messages that it is sent. `outcomes`: by id of an order "done", or why not."""

    def __init__(self, wire: Way, connection: int, random: Random | None = None) -> None:
        self.wire, self.connection, self.random = wire, connection, random or Random(connection)
        self.heard, self.token, self.seat, self.said = 0, "", -1, 0
        self.lobby: Message | None = None
        self.state: Message | None = None
        self.outcomes: dict[str, str] = {}
        self.wait, self.asked_at = 0, -1
        self.say({"type": "hello", "version": VERSION})

    def say(self, message: Message) -> None:
        self.wire.arrive(self.connection, message)

    def order(self, kind: str, **more: Any) -> str:
        """Ask for something; its id."""
        self.said += 1
        key = f"{kind}-{self.connection}-{self.said}"
        self.say({"type": kind, "id": key, **more})
        return key

    def listen(self) -> Message | None:
        """Take what has been sent since; the newest state."""
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

    def act(self) -> bool:
        """Do something that the state offers; True when anything was sent."""
        state = self.listen()
        if state is None or "over" in state:
            return False
        ask, window = state.get("ask"), state.get("window")
        if "vote" in state and not state["vote"]["agreed"]:
            self.order("vote", no=state["vote"]["no"], agree=True)
        elif "hands" in state:
            return self._by_hand(state["hands"])
        elif ask is not None and ask.get("choices"):
            return self._choose(ask, window)
        elif ask is not None and ask.get("forms"):
            self._tell(ask)
        elif window is not None and window.get("serving", -1) < 0 and not window.get("pressed"):
            self.order("press", no=window["no"], what=self.random.choice(["react", "pass", "pass"]))
        else:
            return False
        return True

    def _choose(self, ask: Message, window: Message | None) -> bool:
        if window is not None and window.get("back", -1) > 0 and self.asked_at != ask["no"]:
            self.asked_at = ask["no"]  # as the page, which lets nobody press before it counts
            self.wait = window["back"] // FRAME + 1
        if self.wait > 0:
            self.wait -= 1
            return True
        safe = [i for i, choice in enumerate(ask["choices"]) if not choice.get("sure")] or [0]
        self.order("choose", no=ask["no"], index=self.random.choice(safe))
        return True

    def _tell(self, ask: Message) -> None:
        form, word = self.random.choice(ask["forms"]), self.random.choice(WORDS)
        filled = [self.random.choice(f["values"])[0] if f.get("values") else word for f in form["fields"]]
        self.order("tell", no=ask["no"], value=[*form["head"], *filled, *form.get("tail", [])])

    def _by_hand(self, hands: Message) -> bool:
        """A shot, or a press in a race."""
        if hands["kind"] == "sling":
            pull = {
                "type": "pull",
                "no": hands["no"],
                "x": hands.get("x", 0.0),
                "aim": self.random.uniform(-25, 25),
                "power": self.random.uniform(0.2, 0.8),
                "grip": 0.0,
            }
            self.order("let_go", pull=pull)
            return True
        if hands["phase"] not in ("ready", "open"):
            return False
        after = self.random.uniform(*RACE_MS) if hands["phase"] == "open" else None
        self.order("race", no=hands["no"], after=after)
        return True
