"""A turn with several cards between two people at one screen: how often somebody has to press or to hold anything."""

from __future__ import annotations

from typing import NamedTuple

from tabletop import games
from tabletop.core.ask import NOBODY, OFFER
from tabletop.match import HOLD_MS, TableSetup, person
from tests.match.table import begin

FRAME, THINK, PASSES, LIFTS = 100, 2000, 1000, 1500  # ms


class Effort(NamedTuple):
    cards: int
    strips: int
    presses: int
    curtains: int
    hands: int  # so often only the own hand was covered
    seconds: float


def turn(match, cards, mode=None):
    """The first turn in which somebody plays so many cards; the other one passes every window, or `mode` does."""
    now, acting, started, played, strips, presses, curtains, hands, opened = 0, NOBODY, 0, 0, 0, 0, 0, 0, -1
    for _ in range(20_000):
        match.tick(now)
        game, player_view = match.game, match.shared
        if game.table.turn != acting:
            acting, started, played, strips, presses, curtains, hands = game.table.turn, now, 0, 0, 0, 0, 0
            if mode:
                match.auto_pass(1 - acting, mode, now)
        if player_view.privacy.curtain is not None:
            hand = player_view.privacy.curtain.why == "hand"
            curtains, hands = curtains + (not hand), hands + hand
            now += LIFTS
            match.lift(player_view.privacy.curtain.seat, HOLD_MS, now)
        elif match.window is not None and match.window.collecting:
            if match.window.opened != opened:
                opened = match.window.opened
                strips += 1
                if not any(strip.passes for strip in match.window_facts.strips if strip.seat != acting):
                    presses += 1
                    now += PASSES
                    match.press(1 - acting, "pass", now)
        elif player_view.asked != NOBODY:
            if played == cards and player_view.asked == acting:
                return Effort(played, strips, presses, curtains, hands, (now - started) / 1000)
            now += THINK
            options = player_view.view(player_view.asked).options
            used = [i for i, option in enumerate(options) if option[1] >= 0 and option[0] == 0]
            played += bool(used) and game.ask[2] == "main"
            match.answer(game.no, player_view.asked, used[0] if used else 0, now)
        elif game.ask[0] != OFFER:
            values = game.options_of(game.ask[1]) or [""]
            match.world(game.no, game.ask[1], values[0], "", now)
        now += FRAME
    raise AssertionError("no such turn")


def beanz(seed=4):
    setup = TableSetup(game="beanz", seats=(person(0), person(1)), seed=seed)
    return begin(setup, definition=games.load("beanz"))


def test_a_turn_of_five_cards_costs_one_curtain_at_most():
    """And one press of Pass and one look at the own hand for each card; with passing ahead for the turn no press at all."""
    effort, ahead = turn(beanz(6), 5), turn(beanz(6), 5, "this_turn")
    assert effort.strips == effort.presses == 5
    assert effort.curtains <= 1
    assert effort.hands == ahead.hands == 5
    assert (ahead.presses, ahead.curtains) == (0, effort.curtains)
