"""A person at the real program: sees by `tests.e2e.inside` what is on the screen, and uses the real mouse and keyboard."""

from __future__ import annotations

import json
import socket
import tempfile
import time
from pathlib import Path
from random import Random

from tests.e2e.real import Running, until

LIVELY = ("happening", "attack", "ship", "play_agent", "ask_help", "throw", "play_free", "fighter")
HOLD = 0.9  # seconds that a key is held to lift a curtain
PRESS = 0.02


class Person(Running):
    """`seen`: how often each thing has happened that the tests wait for."""

    def __init__(self, display, data, *words, seed=1):
        self.folder = tempfile.TemporaryDirectory()  # a socket's name must be short
        self.place = Path(self.folder.name) / "told"
        self.dice, self.seen = Random(seed), {}
        super().__init__(display, data, *words)

    def module(self):
        return ["tests.e2e.inside", str(self.place)]

    def __exit__(self, *_):
        super().__exit__(*_)
        self.folder.cleanup()

    # --- eyes
    def ask(self, *words):
        """What the running program says of itself; it answers once a frame."""
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(30)
            line.connect(str(self.place))
            line.sendall((json.dumps(words) + "\n").encode())
            with line.makefile() as talk:
                return json.loads(talk.readline())

    @property
    def screen(self):
        return self.ask("screen")

    # --- hands
    def tap(self, key):
        self.key(key, True)
        self.key(key, False)

    def click(self, label):
        self.click_at(until(lambda: self.ask("spot", label), label, 25))

    def click_at(self, pos):
        self.move(pos)
        time.sleep(2 * PRESS)
        self.press(1)
        time.sleep(PRESS)
        self.release(1)
        time.sleep(4 * PRESS)

    def drag(self, label, goal):
        """Take a card up; `goal()` says where it may go as soon as it is held."""
        x, y = self.ask("spot", label)
        self.move((x, y))
        time.sleep(2 * PRESS)
        self.press(1)
        time.sleep(2 * PRESS)
        self.move((x + 14, y - 20))
        time.sleep(4 * PRESS)
        place = goal()
        if place is not None:
            self.move(place)
        time.sleep(4 * PRESS)
        self.release(1)
        time.sleep(4 * PRESS)

    def focus(self, label):
        """Tab until the focus is there."""
        for _ in range(120):
            if self.ask("focus") == label:
                return
            self.tap("Tab")
            time.sleep(PRESS)
        raise AssertionError(f"Tab never comes to {label}")

    # --- a choice
    def choose(self, index, option, way):
        """Give one of the options of the open question; by "drag", "click" or "keys"."""
        name, card, number, spot = option
        before = self.screen["n"]
        if card < 0:
            self._loose(index, name, number, spot, way)
        else:
            self._card(index, card, number, spot, way, before)
        passes = name == "PASS"  # in a race of Bones that is no answer
        self.after(before, f"{way}: {option}", wait=1.5 if passes else 8, strict=not passes)

    def after(self, before, say, wait=8.0, *, strict=True):
        end = time.monotonic() + wait
        while time.monotonic() < end:
            if self.screen["n"] > before:
                return True
            time.sleep(0.05)
        assert not strict, f"not given, {say}: {self.screen}"
        return False

    def _loose(self, index, name, number, spot, way):
        if name == "PASS" and self.ask("spot", "back") is not None:
            time.sleep(2.1)
            self.tap("Escape")
        elif spot in ("", "none"):
            self._button(index, way)
        elif way == "keys":
            self.focus(f"{spot} {number}")
            self.tap("Return")
        else:
            self.click_at(self.ask("goal", spot, number))

    def _button(self, index, way):
        if way == "keys":
            self.focus(f"button {index}")
            self.tap("Return")
        else:
            self.click(f"button {index}")

    def _card(self, index, card, number, spot, way, before):
        """A card: dragged to its place, or taken up and put there; a button where words must decide."""
        if way == "drag":
            self.drag(f"card {card}", lambda: self.ask("goal", spot, number))
        else:
            self._reach(f"card {card}", way)
        place = f"{spot} {number}" if number >= 0 else spot
        for label in (f"button {index}", place, f"button {index}", f"card {card}", place):
            if self.after(before, "", 0.3, strict=False):
                return
            if self.ask("spot", label) is not None:
                self._reach(label, way)

    def _reach(self, label, way):
        if way == "keys":
            self.focus(label)
            self.tap("Return")
        else:
            self.click(label)

    # --- whatever comes
    def lift(self, seat):
        """Hold the key of a curtain."""
        key = self.ask("keys")[seat][0]
        self.key(key, True)
        time.sleep(HOLD)
        self.key(key, False)
        self.note("curtain")

    def race(self, found, humans):
        """Everybody who races presses; the photo finish is confirmed."""
        if found["phase"] == "open":
            for seat in found["racers"]:
                if seat in humans:
                    self.tap(self.ask("keys")[seat][1])
            time.sleep(0.4)
        elif found["phase"] == "proof":
            self.note("race")
            time.sleep(0.2)
            self.tap("Return")
            time.sleep(0.2)

    def note(self, what):
        self.seen[what] = self.seen.get(what, 0) + 1

    def pick(self, options):
        """Rather what makes a race or a fight."""
        names = [option[0] for option in options]
        for wanted in LIVELY:
            found = [i for i, name in enumerate(names) if name == wanted]
            if found and self.dice.random() < 0.9:
                return self.dice.choice(found)
        return self.dice.choice([i for i, name in enumerate(names) if name != "concede"])

    def step(self, humans, way):
        """Do whatever is next for one of the people; what was on the screen before."""
        found = self.screen
        if found["top"] == "race":
            self.race(found, humans)
        elif found.get("curtain") is not None:
            self.lift(found["curtain"])
        elif found["options"]:
            hands = self.ask("seen")
            assert all(count == 0 for seat, count in enumerate(hands) if seat != found["viewer"]), (found, hands)
            self.note(found["query"])
            index = self.pick(found["options"])
            self.choose(index, found["options"][index], way)
        elif found["collecting"]:
            for seat in humans:
                if seat in found["left"]:
                    for key in dict.fromkeys(self.ask("keys")[seat]):
                        self.tap(key)
            time.sleep(0.5)
        else:
            time.sleep(0.1)
        return found
