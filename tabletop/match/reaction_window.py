"""A reaction window on one shared screen that tells nothing: the same row for every seat, sealed presses, fixed times.

COLLECTING: everybody presses React or Pass, or does not. SERVING: seat by seat in the order of the ask, whoever pressed
React gets the screen and answers or goes back; the first to play closes the window. The rules know nothing of it: they
hear one answer per seat, in order.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from tabletop.core.ask import Refused
from tabletop.i18n import tr
from tabletop.match.seats import WindowRules

Press = Literal["react", "pass"]
# ES-121, and of games in which it is nobody else's business (AP-175) the last one
AutoPass = Literal["always_ask", "only_when_aimed", "this_chain", "until_my_turn", "this_turn"]

EARLY_MS = 1500  # ES-117: all others auto-pass
BACK_MS = 2000  # ES-119: an empty bluff looks like a thought
PANEL_MS = 30_000  # ES-119
FIRST_MS = 90_000  # of whoever is at a private panel for the first time: it has to be read, too


class SeatReaction(NamedTuple):
    """One seat's part of the reaction bar. `blink`: when it last pressed anything (ms), -1 not yet; what is sealed (ES-115).

    mode: "" where passing ahead is private.
    """

    seat: int
    mode: AutoPass | Literal[""]
    passes: bool  # its auto-pass stands for it in this window, as far as everybody can see
    blink: int


class WindowFacts(NamedTuple):
    """What the screen shows. Times in ms of the caller's clock; None: no limit. panel_ms: how long the private panel lasts.

    call: what somebody shouts, "" in an ordinary window; with a call the keys for races press React.

    shown: False for a window that nobody at the screen takes part in. serving: the seat at the private panel; back_at and
    ends_at: from when Back works, and when it goes back by itself (both None until the curtain is up).
    """

    shown: bool
    strips: tuple[SeatReaction, ...]
    opened: int
    closes_at: int | None
    serving: int | None
    back_at: int | None
    ends_at: int | None
    panel_ms: int = PANEL_MS
    call: str = ""


class ReactionWindow:
    """`order`: the seats that are asked, the controller of the newest item last (ES-34). quiet_ms: a window that is not
    shown (one human without onlookers, or bots only) lasts so long. exact_ms: any other lasts exactly so long, 0: as the
    rules say.
    """

    def __init__(
        self,
        order: tuple[int, ...],
        humans: frozenset[int],
        rules: WindowRules,
        opened: int,
        quiet_ms: int | None = None,
        exact_ms: int = 0,
    ) -> None:
        self.order, self.rules, self.opened = order, rules, opened
        self.quiet_ms, self.exact_ms = quiet_ms, exact_ms
        self.humans = humans & frozenset(order)
        self.auto: frozenset[int] = frozenset()
        self.serving: int | None = None
        self.collecting = True
        self._settled_ms: int | None = None  # whoever wanted to has said so in the window before: it just lasts so long
        self._presses: dict[int, Press] = {}
        self._blinks: dict[int, int] = {}
        self._served = self._lifted = 0
        self.panel_ms = PANEL_MS
        self._open = False  # the panel, with the curtain up

    # -- collecting -----------------------------------------------------------------------------------------------
    def press(self, seat: int, what: Press, now: int) -> None:
        """The last press counts; Refused for a seat that takes no part, or when the window has closed."""
        if seat not in self.humans:
            raise Refused("not_your_decision", tr("match-no-part"))
        if not self.collecting or self._settled_ms is not None:
            raise Refused("window_closed", tr("match-window-closed"))
        self._presses[seat] = what
        self._blinks[seat] = now

    def blink(self, seat: int, now: int) -> None:
        """A bot presses."""
        self._blinks.setdefault(seat, now)

    def auto_pass(self, seats: frozenset[int]) -> None:
        """These seats auto-pass this window. A press of React from before a change of mode is taken back with it."""
        for seat in seats - self.auto:
            self._presses.pop(seat, None)
        self.auto = seats

    def follow(self, before: ReactionWindow, ms: int) -> None:
        """The same round goes on: what was pressed in the window before still counts, and nobody is asked once more. It lasts
        `ms` all the same, in which bots can think.
        """
        self._presses = {seat: what for seat, what in before._presses.items() if seat in self.humans}
        self._settled_ms = ms

    def passes(self, seat: int) -> bool:
        """Auto-passing, and no press of React against it (ES-121)."""
        return seat in self.auto and self._presses.get(seat) != "react"

    def reacts(self, seat: int) -> bool:
        return self._presses.get(seat) == "react"

    @property
    def shown(self) -> bool:
        return self.quiet_ms is None

    def closes_at(self) -> int | None:
        """When it closes, if nobody presses any more; None: not before somebody does."""
        if self._settled_ms is not None:
            return self.opened + self._settled_ms
        if self.quiet_ms is not None:
            return self.opened + self.quiet_ms
        if self.exact_ms:
            return self.opened + self.exact_ms
        early = self.opened + EARLY_MS
        full = self.opened + self.rules.seconds * 1000 if self.rules.seconds else None
        alone = (
            len(self.order) == 1
        )  # then the only one asked is not the item's controller, and waits for nobody (MB-66)
        others = self.humans if alone else self.humans - {self.order[-1]}
        if full is not None and all(map(self.passes, others)):
            return early  # ES-117
        if full is not None and self.rules.close == "full_time" and not alone:
            return full
        waited_for = self.humans if full is not None else others or self.humans  # ES-116
        if not all(seat in self._presses or self.passes(seat) for seat in waited_for):
            return full
        last = max([early, *(self._blinks.get(seat, 0) for seat in waited_for)])
        return last if full is None else min(last, full)

    def over(self, now: int) -> bool:
        at = self.closes_at()
        return at is not None and now >= at

    def close(self) -> None:
        self.collecting = False

    # -- serving --------------------------------------------------------------------------------------------------
    def serve(self, seat: int, now: int, panel_ms: int = PANEL_MS) -> None:
        """A seat alone has the say; `panel_ms` once its curtain is up."""
        if self.serving != seat:
            self.serving, self._served, self._open, self.panel_ms = seat, now, False, panel_ms

    def lifted(self, now: int) -> None:
        """The seat that is served has the screen."""
        if not self._open:
            self._open, self._lifted = True, now

    @property
    def back_at(self) -> int | None:
        if self.serving is None:
            return None
        return self._served + (BACK_MS if self.shown else 0)

    @property
    def ends_at(self) -> int | None:
        timed = self.serving is not None and self._open and self.shown and self.rules.seconds
        return self._lifted + self.panel_ms if timed else None

    def expired(self, now: int) -> bool:
        return self.ends_at is not None and now >= self.ends_at

    def check_back(self, seat: int, now: int) -> None:
        """Refused while it is too early to go back."""
        if self.serving != seat:
            raise Refused("not_your_decision", tr("match-not-yours"))
        if self.back_at is not None and now < self.back_at:
            raise Refused("too_early", tr("match-too-early"))

    def facts(self, modes: dict[int, AutoPass]) -> WindowFacts:
        strips = tuple(
            SeatReaction(seat, modes.get(seat, "always_ask"), seat in self.auto, self._blinks.get(seat, -1))
            for seat in sorted(self.order)
        )
        closes = self.closes_at() if self.collecting else None
        shown = self.shown and not (self._settled_ms is not None and self.collecting)
        return WindowFacts(shown, strips, self.opened, closes, self.serving, self.back_at, self.ends_at, self.panel_ms)
