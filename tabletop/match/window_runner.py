"""The reaction windows of a match: opened, run and closed; how one of them runs is said in `reaction_window`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tabletop.core.ask import NOBODY
from tabletop.core.view import view
from tabletop.match.bot_players import BRIEF, FOLLOW, PRESS, QUIET, DelayRange
from tabletop.match.history.command_log import EXPIRED
from tabletop.match.reaction_window import EARLY_MS, FIRST_MS, PANEL_MS, ReactionWindow
from tabletop.match.seats import WindowRules

if TYPE_CHECKING:
    from tabletop.core.pacing import BuzzerRequest
    from tabletop.match.buzzer_rounds import BuzzerRounds
    from tabletop.match.claims import Claims
    from tabletop.match.controller import Authority


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
