"""A person at the real program: sees by `tests.e2e.inside` what is on the screen, and uses the real mouse and keyboard."""

from __future__ import annotations

import time
from random import Random

from tabletop.i18n import tr
from tests.e2e.real import Running, until

LIVELY = ("happening", "attack", "ship", "play_agent", "ask_help", "throw", "play_free", "fighter")
RACING = ("help_throw",)  # an answer comes a moment after the action: somebody may tie with it
LATER = 1.5  # seconds
ENTRIES = ("seed",)  # what is written into as soon as it has the focus


class Person(Running):
    """`seen`: how often each thing has happened that the tests wait for."""

    def __init__(self, display, data, *words, seed=1):
        self.dice, self.seen = Random(seed), {}
        self.chosen, self.lifted = [], set()
        self.pressed = set()  # (number of the question, seat) of those who have said what they want in a window
        super().__init__(display, data, *words)

    # --- hands
    def click(self, label):
        self.click_at(until(lambda: self.ask("spot", label), label, 25))

    def click_at(self, pos):
        self.move(pos)
        self.press(1)
        self.release(1)
        self.settle()

    def drag(self, label, goal):
        """Take a card up; `goal()` says where it may go as soon as it is held."""
        x, y = self.ask("spot", label)
        self.move((x, y))
        self.press(1)
        self.settle()
        self.move((x + 14, y - 20))
        self.settle()
        place = goal()
        if place is not None:
            self.move(place)
            self.settle()
        self.release(1)
        self.settle()

    def focus(self, label):
        """Tab until the focus is there, the shorter way round."""
        for _ in range(4):
            found = self.ask("tabs", label)
            assert found is not None, f"Tab never comes to {label}: {self.screen}"
            if not found:
                return
            self.tap(*["Tab" if found > 0 else "shift+Tab"] * abs(found))
        raise AssertionError(f"Tab never comes to {label}")

    def go(self, label, way):
        """A button of any screen, when it is there; with the mouse, or with Tab and Enter."""
        until(lambda: self.ask("spot", label), label, 25)
        if way != "keys":
            self.click(label)
            return
        self.focus(label)
        if label not in ENTRIES:
            self.tap("Return")

    @property
    def mouse_rests(self):
        return self.pos is None and not self.sent[2]

    # --- a choice
    def choose(self, index, option, way):
        """Give one of the options of the open question; by "drag", "click" or "keys"."""
        name, card, number, spot = option
        before = self.screen
        self.chosen.append(option)
        if card < 0:
            self._loose(index, name, number, spot, way)
        else:
            self._card(index, card, number, spot, way, before["n"])
        if before["query"] in RACING:
            self.after(before["n"], LATER)  # whoever passes there has not answered, and may be too late
        else:
            assert self.after(before["n"]), f"not given, {way}: {option}, {self.screen}"

    def after(self, before, wait=0.0):
        """Whether an answer has come since."""
        end = time.monotonic() + wait
        while self.screen["n"] <= before:
            if time.monotonic() >= end:
                return False
        return True

    def _loose(self, index, name, number, spot, way):
        if name == "PASS" and self.ask("spot", "back") is not None:
            until(lambda: self.ask("back"), "the way back")
            if way == "keys":
                self.tap("Escape")
            else:
                self.click("back")
        elif spot in ("", "none"):
            self._reach(f"button {index}", way)
        elif way == "keys":
            self._reach(f"{spot} {number}", way)
        else:
            self.click_at(self.ask("goal", spot, number))

    def _card(self, index, card, number, spot, way, before):
        """A card: dragged to its place, or taken up and put there; a button where words must decide."""
        if way == "drag":
            self.drag(f"card {card}", lambda: self.ask("goal", spot, number))
        else:
            self._reach(f"card {card}", way)
        if spot == "kind":
            self._reach(until(lambda: self.ask("name", number), "the names"), way)
            return
        place = f"{spot} {number}" if number >= 0 else spot
        button = f"button {index}"  # the first press may but fan out a row of cards that are hardly told apart
        for label in (button, place, button, f"card {card}", place, button):
            if self.after(before):
                return
            if self.ask("spot", label) is not None:
                try:
                    self._reach(label, way)
                except AssertionError:  # the answer has come meanwhile, and taken away what was reached for
                    if not self.after(before):
                        raise

    def _reach(self, label, way):
        if way == "keys":
            self.focus(label)
            self.tap("Return")
        else:
            self.click(label)

    # --- whatever comes
    def lift(self, seat):
        """Hold the key of a curtain until it goes up."""
        until(lambda: self.ask("holdable"), "the curtain")
        key = self.ask("keys")[seat][0]
        self.key(key, True)
        until(lambda: self.screen["curtain"] != seat, "the curtain to go up")
        self.key(key, False)
        self.settle()
        self.note("curtain")
        self.lifted.add(seat)

    def race(self, found, humans):
        """Everybody who races presses the own key; the photo finish is confirmed."""
        if found["phase"] == "open":
            missing = self.ask("racing") or ()
            self.tap(*(self.ask("keys")[seat][2] for seat in missing if seat in humans))
        elif found["phase"] == "proof":
            self.note("race")
            while self.screen["top"] == "race":
                self.tap("Return")

    def together(self, found, humans):
        """Whoever is asked together with others presses React or Pass, once."""
        for seat in humans:
            if seat in found["left"] and (found["no"], seat) not in self.pressed:
                self.pressed.add((found["no"], seat))
                react, decline, gesture = self.ask("keys")[seat]
                self.tap(*((react, gesture) if self.reacts(seat) else (decline,)))

    def reacts(self, seat):  # noqa: ARG002 - the people of other tests decide
        return True

    def note(self, what):
        self.seen[what] = self.seen.get(what, 0) + 1

    def pick(self, found):
        """Rather what makes a race or a fight."""
        names = [option[0] for option in found["options"]]
        for wanted in LIVELY:
            likely = [i for i, name in enumerate(names) if name == wanted]
            if likely and self.dice.random() < 0.9:
                return self.dice.choice(likely)
        return self.dice.choice([i for i, name in enumerate(names) if name != "concede"])

    def step(self, humans, way):
        """Do whatever is next for one of the people; what was on the screen before."""
        found = self.screen
        assert not found.get("leaked"), found
        if found["top"] == "race":
            self.race(found, humans)
        elif found["top"] == tr("table-against-own-side"):  # a press that came late has met the next question
            self.tap("Escape")
        elif found.get("curtain") is not None:
            self.lift(found["curtain"])
        elif found.get("options"):
            self.note(found["query"])
            index = self.pick(found)
            self.choose(index, found["options"][index], way)
        elif found.get("collecting"):
            self.together(found, humans)
        return found
