"""Two people at two windows of the real program, with one mouse and one keyboard that they take in turns."""

from __future__ import annotations

from tests.e2e.closing import close_window
from tests.e2e.real import until
from tests.e2e.told import Person

ALWAYS = ("handled", "outcome")  # asked of the program, whoever has the mouse


class Both(Person):
    """`apart`: the hands are at the second window."""

    apart = False
    first = second = ""

    def ask(self, *words):
        return super().ask("apart", *words) if self.apart and words[0] not in ALWAYS else super().ask(*words)

    def open(self):
        """Insist on a second window although there is only one display, and lay both side by side."""
        self.first = self.window
        self.move(until(lambda: self.ask("spot", "Open it here"), "the question"))
        self.press(1)
        self.settle()
        self.pos = None  # the mouse is over another window next
        self.release(1)
        self.second = until(self._another, "a second window")
        until(lambda: super(Both, self).ask("apart", "shown"), "its first picture")

    def _another(self):
        found = self.display.do("search", "--onlyvisible", "--pid", self.process.pid).split("\n")
        return next((window for window in found if window not in ("", self.first)), "")

    def turn(self, apart):
        """Take mouse and keyboard to a window."""
        if apart != self.apart:
            self.settle()
            self.apart, self.window, self.pos = apart, self.second if apart else self.first, None
            self.display.do("windowraise", self.window)
            self.display.do("windowfocus", "--sync", self.window)
            until(lambda: self.ask("focused"), "the focus")

    def reacts(self, seat):  # noqa: ARG002  # somebody has to come to an end
        return self.dice.random() < 0.2

    def whose(self):
        """The window at which somebody has to do something now, None where nobody does."""
        for apart in (self.apart, not self.apart):
            found = self.at_second() if apart else super().ask("screen")
            if found.get("options") or found.get("curtain") is not None:
                return apart
        return None

    def round(self, ways):
        """One step of whoever has to do something; `ways`: of the table's window and of the second one."""
        apart = self.whose()
        if apart is not None:
            self.turn(apart)
        return self.step((0, 1), ways[self.apart])

    def at_second(self):
        """What is on the second window, wherever the hands are."""
        return super().ask("apart", "screen")

    def cross(self, window):
        """Click the cross of a window."""
        close_window(self.display.name, int(window))
