"""Races that a match runs: the first answer to land, the first key that stops the clock, claims."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

from tabletop.core.ask import CHOOSE, CLOCK, Refused
from tabletop.core.view import view
from tabletop.i18n import tr
from tabletop.match.bot_timing import BUZZ, LAND, draw
from tabletop.match.reaction_window import AutoPass, Press, ReactionWindow, WindowFacts
from tabletop.match.seats import WindowRules

if TYPE_CHECKING:
    from tabletop.core.pacing import BuzzerRequest
    from tabletop.match.controller import Authority
    from tabletop.match.reaction_window import ReactionWindow


TIE_MS = 16  # AP-172: closer together nobody can tell
HOLD_MS = 8000  # AP-173
RESUME_MS = 2000  # AP-173


class BuzzerClock:
    """`order`: seats by distance, the nearest first; it decides between those who are first together."""

    def __init__(self, order: tuple[int, ...], limit_ms: int, tie_ms: int, now: int) -> None:
        self.order, self.tie_ms = order, max(TIE_MS, tie_ms)
        self.limit_ms = self.left_ms = limit_ms
        self.hits: dict[int, int] = {}
        self._run = 0  # ms that had run before the last start
        self._since: int | None = now

    def elapsed(self, now: int) -> int:
        """How long the clock has been running."""
        return self._run + (now - self._since if self._since is not None else 0)

    @property
    def closes_at(self) -> int | None:
        """None while the clock stands still."""
        return None if self._since is None else self._since + self.left_ms

    def over(self, now: int) -> bool:
        return self._since is not None and now > self._since + self.left_ms and not self.hits

    def hit(self, seat: int, at: int) -> None:
        """A seat's first press counts, or its landing."""
        if self._since is not None and at <= self._since + self.left_ms:
            self.hits.setdefault(seat, at)

    def first(self, now: int) -> int | None:
        """The seat that was first, as soon as nobody can tie with it any more."""
        if not self.hits:
            return None
        earliest = min(self.hits.values())
        if now <= earliest + self.tie_ms:
            return None
        return next(seat for seat in self.order if self.hits.get(seat, now) <= earliest + self.tie_ms)

    def stop(self, now: int) -> None:
        """The clock stands still from the first hit on."""
        if self._since is not None:
            at = min(self.hits.values(), default=now)
            self._run, self.left_ms, self._since = self.elapsed(at), self.left_ms - (at - self._since), None

    def hasten(self, share: float, now: int) -> None:
        """Only this share of the time that is left."""
        if self._since is not None:
            gone = now - self._since
            self.left_ms = gone + round(max(0, self.left_ms - gone) * share)

    def resume(self, now: int) -> None:
        """The clock runs again, with a little time for the others; late presses of before are forgotten."""
        self.hits = {}
        self.left_ms, self._since = max(self.left_ms, RESUME_MS), now


class BuzzerWindow(ReactionWindow):
    """The window of a race in which the first press stops the clock, and whoever pressed is served alone (AP-173)."""

    def __init__(self, clock: BuzzerClock, humans: frozenset[int], call: str, now: int) -> None:
        super().__init__(clock.order, humans, WindowRules(seconds=max(1, clock.left_ms // 1000)), now)
        self.clock, self.call = clock, call
        self.out: set[int] = set()

    def press(self, seat: int, what: Press, now: int) -> None:
        """Refused for who has had a try; Pass is a press that does nothing."""
        if seat in self.out:
            raise Refused("out_of_race", tr("match-had-your-try"))
        super().press(seat, what, now)
        if what == "react":
            self.clock.hit(seat, now)

    def closes_at(self) -> int | None:
        return self.clock.closes_at

    @property
    def ends_at(self) -> int | None:
        """When the holder's time is up; it begins with the curtain going up."""
        return self._lifted + HOLD_MS if self.serving is not None and self._open else None

    def stop(self, seat: int, now: int) -> None:
        """The clock stops for this seat."""
        self.clock.stop(now)
        self.close()
        self.serve(seat, now)

    def facts(self, modes: dict[int, AutoPass]) -> WindowFacts:
        return super().facts(modes)._replace(panel_ms=HOLD_MS, call=self.call)

    def go_on(self, now: int) -> None:
        """The seat that was served has nothing to give."""
        if self.serving is not None:
            self.out.add(self.serving)
        self.serving, self.collecting = None, True
        self._presses.clear()
        self.clock.resume(now)


AMONG_BOTS = 0.4  # where no person may answer the whole race runs faster: all of it, so that its length tells nothing


class BuzzerRounds:
    """`clock` runs while a `race` of the rules is open; `ask` says what it looks like. Whoever is the only person at the
    screen lands the answer itself; otherwise the first key stops the clock and its holder answers behind the curtain.
    """

    def __init__(self, match: Authority) -> None:
        self.match = match
        self.ask: BuzzerRequest | None = None
        self.clock: BuzzerClock | None = None
        self.error_ms = 0  # of the input on this computer
        self._round: tuple[BuzzerRequest, ReactionWindow] | None = None  # the last claim window
        self._scale = 1.0
        self._times: dict[int, int] = {}
        self._landed: dict[int, int] = {}  # by seat, the index of what has landed
        self._passed: set[int] = set()

    def told(self) -> BuzzerRequest | None:
        """What the game tells about the open ask of several seats, by public facts alone."""
        match = self.match
        buzzer = match.definition.pacing.buzzer
        if buzzer is None:
            return None
        seen = view(match.game)._replace(args=match.game.ask[3])
        return buzzer(seen, match.definition.check_options(match.setup.options))

    def close(self) -> None:
        """Another ask is open. A round of claims is over as soon as whoever called has the next word."""
        self.ask = self.clock = None
        asked = self.match.game.ask
        if self._round is not None and (self.match.game.over or asked[:2] == (CHOOSE, self._round[0].asker)):
            self._round = None

    def claim(self, ask: BuzzerRequest, window: ReactionWindow, ms: int) -> bool:
        """AP-174: claims hold for the whole round, for those who come after the one who has just answered: such a window goes
        on without a press, after `ms`. Whether this is one.
        """
        before, self._round = self._round, (ask, window)
        if before is None or before[0] != ask or not set(window.order) < set(before[1].order):
            return False
        window.follow(before[1], ms)
        return True

    def open(self, ask: BuzzerRequest, now: int) -> None:
        """A race of the rules begins."""
        match, game = self.match, self.match.game
        seats = len(match.setup.seats)
        order = tuple(sorted(game.left, key=lambda seat: (seat - ask.asker) % seats))
        humans = frozenset(seat for seat in order if match.human(seat))
        buzz = self._buzz(ask, humans)
        self._scale = 1.0 if humans else AMONG_BOTS
        self.ask, self.clock = ask, BuzzerClock(order, round(ask.limit_ms * self._scale), self.error_ms, now)
        self._landed = {}
        self._passed = {seat for seat in humans if match.passing.declines(game, seat)}
        paces = BUZZ if buzz else LAND
        drawn = {
            seat: draw(paces, match.setup.seats[seat].bot, self._dice(seat), relaxed=ask.relaxed)
            for seat in order
            if seat not in humans
        }
        self._times = {seat: round(ms * self._scale) for seat, ms in drawn.items()}
        if buzz:
            match.window = BuzzerWindow(self.clock, humans, ask.call, now)
        least = round(min(pace.floor for pace in paces.values()) * self._scale)
        match.bots.begin(game, {seat: now + ms for seat, ms in self._times.items()}, least, now)

    def _buzz(self, ask: BuzzerRequest, humans: frozenset[int]) -> bool:
        """AP-172: one person may answer at once, when the screen is that person's anyway."""
        alone = len(self.match.setup.humans) < 2 or self.match.setup.privacy == "open"
        return bool(humans) and (ask.style == "buzz" or len(humans) > 1 or not alone)

    def _dice(self, seat: int) -> Random:
        return Random(f"{self.match.setup.seed} rush {self.match.game.no} {seat}")  # a word that fixes the dice

    # -- people -----------------------------------------------------------------------------------------------------
    @property
    def landers(self) -> tuple[int, ...]:
        """The people who may land an answer now, without a key before."""
        match, clock = self.match, self.clock
        if clock is None or match.window is not None or clock.hits:
            return ()
        return tuple(seat for seat in match.game.left if match.human(seat) and seat not in self._passed)

    def land(self, seat: int, index: int, now: int) -> None:
        """A person answers; index 0: that person does not want to, and the clock goes on."""
        if self.clock is None:
            return
        if index:
            self._landed[seat] = index
            self.clock.hit(seat, now)
        else:
            self._passed.add(seat)
            if not self.clock.hits and not any(map(self.match.human, {*self.match.game.left} - self._passed)):
                self._hasten(now)

    def _hasten(self, now: int) -> None:
        """Only bots are left: the rest runs as a race among them does, all of it."""
        assert self.clock is not None
        share, gone = AMONG_BOTS, self.clock.elapsed(now)
        self.clock.hasten(share, now)
        self._times = {
            seat: ms if ms <= gone else round(gone + (ms - gone) * share) for seat, ms in self._times.items()
        }
        self.match.bots.hasten(share, now)

    def give_up(self, now: int, note: str) -> bool:
        """Who stopped the clock has nothing to give, or took too long: out of this race."""
        match, buzz = self.match, self.match.window
        assert isinstance(buzz, BuzzerWindow)
        assert buzz.serving is not None
        no = match.game.no
        match.answers.give(buzz.serving, 0, now, note)
        if match.game.no == no and not match.game.over:
            buzz.go_on(now)
            match.seating.hide()
        return True

    # -- time -------------------------------------------------------------------------------------------------------
    def advance(self, now: int) -> bool:
        """One thing that is due, if there is one."""
        match, clock, buzz = self.match, self.clock, self.match.window
        assert clock is not None
        if buzz is not None and buzz.serving is not None:
            match.seating.serve(buzz.serving, now)
            return buzz.expired(now) and self.give_up(now, "")
        self._bots(clock, now)
        seat = clock.first(now)
        if seat is None:
            return clock.over(now) and match.answers.give(CLOCK, 0, now)
        if seat in self._landed:
            return match.answers.give(seat, self._landed[seat], now, self.note(seat))
        assert isinstance(buzz, BuzzerWindow)
        buzz.stop(seat, now)
        return True

    def _bots(self, clock: BuzzerClock, now: int) -> None:
        """Bots press when their time has come, if they have something to give."""
        for seat, ms in self._times.items():
            if seat not in clock.hits and seat in self.match.game.left and clock.elapsed(now) >= ms:
                index = self.match.bots.answer(seat, now)
                if index:
                    self._landed[seat] = index
                    clock.hit(seat, now - (clock.elapsed(now) - ms))

    def note(self, seat: int) -> str:
        """When the seat was first, in ms from the call, as JSON; "" when no race is open."""
        if self.clock is None or seat not in self.clock.hits:
            return ""
        ms = round(self.clock.elapsed(self.clock.hits[seat]) / self._scale)
        return json.dumps({"rush": {"seat": seat, "ms": ms}})  # as it stands in saved matches
