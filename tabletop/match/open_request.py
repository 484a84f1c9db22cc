"""The request that is open in a match: put to people and bots, with its time, and answered when an answer is due."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.ask import ANY, CLOCK, NOBODY, OFFER, RACE, SINGLE, WORLD
from tabletop.core.view import view
from tabletop.match.public_facts import waited_for
from tabletop.match.window_runner import WindowRunner

if TYPE_CHECKING:
    from tabletop.match.buzzer_rounds import BuzzerRounds
    from tabletop.match.claims import Claims
    from tabletop.match.controller import Authority
    from tabletop.match.player_view import PlayerView


class Timing(NamedTuple):
    """How much of a time is left, in ms, and whether something ends with it (`hard`)."""

    left: int
    whole: int
    hard: bool

    @property
    def share(self) -> float:
        return self.left / self.whole

    @property
    def seconds(self) -> int:
        """As people count them: 0 when it is over."""
        return -(-self.left // 1000)


class OpenRequest:
    """Windows run in `windows`, races in `buzzer`; all other requests are run here. `opened`: since when one is open."""

    def __init__(self, match: Authority, buzzer: BuzzerRounds, claims: Claims) -> None:
        self.match, self.buzzer, self.claims = match, buzzer, claims
        self.windows = WindowRunner(match, buzzer, claims)
        self.opened, self._query = 0, ""
        self._soft = 0  # ms after which it is only shown that time has passed

    # -- time -------------------------------------------------------------------------------------------------------
    def timing(self, now: int) -> Timing | None:
        """The time that is left for it, None where it has none; windows and races show their own."""
        match = self.match
        if match.game.over or match.window is not None or self.buzzer.clock is not None:
            return None
        limit = match.game.ask[4]
        whole = limit or self._soft or match.bots.held
        hard = bool(limit) or not self._soft
        return Timing(max(0, whole - (now - self.opened)), whole, hard) if whole else None

    @property
    def timed(self) -> bool:
        """People have a time for it."""
        match, window = self.match, self.match.window
        asked = window is not None and (window.shown or window.serving is not None)
        return asked or self.buzzer.clock is not None or (match.bots.held > 0 and not match.game.over)

    # -- put to its seats -------------------------------------------------------------------------------------------
    def open(self, now: int) -> None:
        """Another one is open, or the same once more."""
        match, game = self.match, self.match.game
        match.bots.cancel()
        self.buzzer.close()
        query = "" if game.over else game.ask[2]
        # what several answer in turn is one stretch of time
        anew = game.over or game.ask[0] != ANY or query != self._query
        if anew:
            self.opened = now
        match.window, self._query = None, query
        if game.over:
            return
        pacing = match.definition.pacing
        self._soft = pacing.soft(view(game), match.record.options) if pacing.soft is not None else 0
        match.bots.hold_back(pacing, game, anew=anew)
        match.passing.asked(game)
        self.claims.opened()
        self._cover()
        self._begin(now)

    def _cover(self) -> None:
        """What may lie open at the screens while it is."""
        match, ask = self.match, self.match.game.ask
        for sight in match.seating.views:
            elsewhere = ask[0] in SINGLE and ask[1] >= 0 and ask[1] not in sight.seats
            if ask[0] == ANY or ask[1] == WORLD:  # people talk it over, or watch a race or a shot
                sight.privacy.gather()
            elif ask[0] == RACE or (elsewhere and ask[2] not in match.definition.pacing.claimed):
                sight.privacy.hide()  # nobody at the screen decides: no hand lies open (ES-125)

    def _begin(self, now: int) -> None:
        """A window, a race, or bots begin to think."""
        match, game, kind = self.match, self.match.game, self.match.game.ask[0]
        bots = [seat for seat in waited_for(game) if seat >= 0 and not match.human(seat)]
        request = self.buzzer.told() if kind in (OFFER, RACE) else None
        if kind == OFFER:
            self.windows.open(bots, now, request)
        elif request is not None:
            self.buzzer.open(request, now)
        elif bots:
            again = bool(kind in SINGLE and match.n and match.record.answers[-1].seat == bots[0])
            span, within = match.bots.delay(match.definition.pacing, game.ask[2], again=again)
            begin = max(now, self.opened + match.bots.held)
            dues = {seat: begin + match.bots.draw(span, game.no, seat) for seat in bots}
            match.bots.begin(game, dues, within, now)

    # -- answered when it is due ------------------------------------------------------------------------------------
    def advance(self, now: int) -> bool:
        """One answer that is due, if there is one: True when it was given, or something else has happened."""
        match, game = self.match, self.match.game
        if game.over:
            match.answers.finish()
            return False
        if game.ask[0] == OFFER:
            return self.windows.advance(now)
        if self.buzzer.clock is not None:
            return self.buzzer.advance(now)
        waiting = waited_for(game)
        for seat in waiting:
            index = self._of_bot(seat, now)
            if index is not None:
                return match.answers.give(seat, index, now, value=match.bots.told(seat))
        limit = game.ask[4]
        if limit and now >= self.opened + limit:
            return match.answers.give(CLOCK, 0, now)
        if self.claims.passed_over(waiting[0]):
            return self.claims.lapses(now - self.opened) and match.answers.give(waiting[0], 0, now)
        return game.ask[0] != RACE and any(self._ask(sight, now) for sight in match.seating.views)

    def _of_bot(self, seat: int, now: int) -> int | None:
        """A bot's answer that is due; where people answer for it as well, what it does instead (`Pacing.beside`)."""
        match, game = self.match, self.match.game
        index, beside = match.bots.answer(seat, now), match.definition.pacing.beside
        people = tuple(other for other in game.left if match.human(other))
        if index is None or beside is None or game.ask[0] != ANY or not people:
            return index
        options = game.options_of(seat) or []
        option = beside(view(game, seat), options[index], people, match.record.options)
        return options.index(option) if option is not None else None

    def _ask(self, sight: PlayerView, now: int) -> bool:
        """Put it to whoever is next at this screen; True when that person answers without being asked."""
        match, seat = self.match, sight.asked
        if seat == NOBODY:
            return False
        claimed = self.claims.only(seat)
        if claimed is not None:
            return match.answers.give(seat, claimed, now)
        query, options = match.game.ask[2], match.game.options_of(seat) or ()
        alone = len(match.setup.humans) == 1 and self.claims.live
        pressed = match.definition.presses(query, options, match.record.options, alone=alone)
        looks = sight.privacy.solo == seat  # else the curtain is the same for all
        if pressed or (looks and match.passing.declines(match.game, seat)):
            return match.answers.give(seat, 0, now)
        sight.want(seat)
        return False
