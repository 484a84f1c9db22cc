"""The request that is open in a match: put to people and bots, with its time, and answered when an answer is due."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tabletop.core.ask import ANY, CLOCK, NOBODY, OFFER, RACE, SINGLE, WORLD
from tabletop.core.view import view
from tabletop.match.bot_players import BRIEF, FOLLOW, PRESS, QUIET, DelayRange
from tabletop.match.history.command_log import EXPIRED
from tabletop.match.public_facts import waited_for
from tabletop.match.reaction_window import EARLY_MS, FIRST_MS, PANEL_MS, ReactionWindow
from tabletop.match.seats import WindowRules

if TYPE_CHECKING:
    from tabletop.core.pacing import BuzzerRequest
    from tabletop.match.buzzer_rounds import BuzzerRounds
    from tabletop.match.claims import Claims
    from tabletop.match.controller import Authority
    from tabletop.match.player_view import PlayerView


class WindowRunner:
    """`buzzer`: rounds of calls; `claims`: who uses what lies open; `rules`: of the table, for windows."""

    def __init__(self, match: Authority, buzzer: BuzzerRounds, claims: Claims) -> None:
        self.match, self.buzzer, self.claims = match, buzzer, claims
        self.rules = self._table_rules()
        self._served: set[int] = set()  # who has been at a private panel in this sitting

    def open(self, bots: list[int], now: int, request: BuzzerRequest | None) -> None:
        """ES-113 to ES-123. Nobody at the screen takes part in a window of bots; a person alone with bots is only
        bothered when there is something to decide, and after the bots before him (`solo_windows`). A `request` says how long
        it lasts (AP-174), else the table's rules for windows do.
        """
        match, game = self.match, self.match.game
        order, thinking = self._listed(), match.bots
        claim_ms = request.limit_ms if request is not None else 0
        humans = frozenset(match.setup.humans)
        solo = len(humans) == 1 and self.rules.solo == "skip_empty"
        quiet = thinking.span(BRIEF if game.ask[2] in match.definition.pacing.brisk else QUIET)
        quiet_ms = thinking.draw(quiet, game.no, NOBODY) if solo or not humans & frozenset(order) else None
        quiet_ms = quiet_ms if order else 0
        window = match.window = ReactionWindow(order, humans, self._rules(order), now, quiet_ms, claim_ms)
        window.auto_pass(match.passing.seats(game))
        follow = thinking.span(FOLLOW)
        follow_ms = thinking.draw(follow, game.no, NOBODY) if bots else 0
        if quiet_ms is None:
            match.seating.hide()
        if request is not None and self.buzzer.claim(request, window, follow_ms):
            thinking.begin(game, dict.fromkeys(bots, now), follow.low, now)
        elif quiet_ms is None:
            span = DelayRange(PRESS.low, max(PRESS.high, claim_ms * 9 // 10))
            dues = {seat: now + thinking.draw(span, game.no, seat) for seat in bots}
            thinking.begin(game, dues, EARLY_MS, now)
        else:
            thinking.begin(game, dict.fromkeys(bots, now), quiet.low, now)
            for seat in window.humans - window.auto:
                if len(game.options_of(seat) or ()) > 1 and not self.claims.nothing_else(seat):
                    window.press(seat, "react", now)

    def _table_rules(self) -> WindowRules:
        """As the set-up says, else as the game says; both bent by the house rules that were chosen."""
        setup, house_rules = self.match.setup, self.match.definition.house_rules
        usual = {rule.id: rule.default for rule in house_rules if rule.scope == "table"}
        rules = setup.window if setup.window != WindowRules() else WindowRules().with_options(usual)
        return rules.with_options(setup.options)

    def _rules(self, order: tuple[int, ...]) -> WindowRules:
        """Where everybody presses on a phone of the own nobody sees who has pressed last: then no time has to run out."""
        people = set(self.match.setup.humans) & set(order)
        if people and people <= set(self.match.setup.at_phones):
            return msgspec.structs.replace(self.rules, close="all_answered")
        return self.rules

    def _listed(self) -> tuple[int, ...]:
        """Who takes part: whoever might answer with what others do not see (RG-173). For what lies open nobody waits: people
        have a lit button.
        """
        game, secret = self.match.game, self.match.definition.pacing.secret
        if secret is None or not self.claims.live:
            return game.left
        seen = view(game)._replace(args=game.ask[3])
        return tuple(seat for seat in game.left if secret(seen, seat))

    def advance(self, now: int) -> bool:
        """One thing that is due in the open window, if there is one."""
        match, window, seat = self.match, self.match.window, self.match.game.left[0]
        assert window is not None
        if window.collecting:
            for bot, due in match.bots.dues.items():
                if now >= due:
                    window.blink(bot, due)
            if not (window.over(now) and match.bots.all_in(now) and self.claims.lapses(now - window.opened)):
                return False
            window.close()
        if not match.human(seat):
            return match.answers.give(seat, match.bots.answer(seat, now) or 0, now)
        claimed = self.claims.only(seat)
        if claimed is not None:
            return match.answers.give(seat, claimed, now)
        if not (window.reacts(seat) or self.claims.pressed(seat)):
            return match.answers.give(seat, 0, now)
        window.serve(seat, now, PANEL_MS if seat in self._served else FIRST_MS)
        self._served.add(seat)
        match.seating.serve(seat, now)
        return window.expired(now) and match.answers.give(seat, 0, now, EXPIRED)


class TimeLimit(NamedTuple):
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
    def timing(self, now: int) -> TimeLimit | None:
        """The time that is left for it, None where it has none; windows and races show their own."""
        match = self.match
        if match.game.over or match.window is not None or self.buzzer.clock is not None:
            return None
        limit = match.game.ask[4]
        whole = limit or self._soft or match.bots.held
        hard = bool(limit) or not self._soft
        return TimeLimit(max(0, whole - (now - self.opened)), whole, hard) if whole else None

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
        for player_view in match.seating.views:
            elsewhere = ask[0] in SINGLE and ask[1] >= 0 and ask[1] not in player_view.seats
            if ask[0] == ANY or ask[1] == WORLD:  # people talk it over, or watch a race or a shot
                player_view.privacy.gather()
            elif ask[0] == RACE or (elsewhere and ask[2] not in match.definition.pacing.claimed):
                player_view.privacy.hide()  # nobody at the screen decides: no hand lies open (ES-125)

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
        return game.ask[0] != RACE and any(self._ask(player_view, now) for player_view in match.seating.views)

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

    def _ask(self, player_view: PlayerView, now: int) -> bool:
        """Put it to whoever is next at this screen; True when that person answers without being asked."""
        match, seat = self.match, player_view.asked
        if seat == NOBODY:
            return False
        claimed = self.claims.only(seat)
        if claimed is not None:
            return match.answers.give(seat, claimed, now)
        query, options = match.game.ask[2], match.game.options_of(seat) or ()
        alone = len(match.setup.humans) == 1 and self.claims.live
        pressed = match.definition.presses(query, options, match.record.options, alone=alone)
        looks = player_view.privacy.solo == seat  # else the curtain is the same for all
        if pressed or (looks and match.passing.declines(match.game, seat)):
            return match.answers.give(seat, 0, now)
        player_view.want(seat)
        return False
