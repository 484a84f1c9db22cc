"""RPG Get! for bots: how good an answer looks to a seat, from what it knows, and what a dealt world is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.bots.heuristics.style import BotStyle
from tabletop.core.ask import Option
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.games.rpgget.bots.answers import interrupting, prompting, reacting
from tabletop.games.rpgget.bots.care import branching, picking, reviving
from tabletop.games.rpgget.bots.fights import (
    again,
    aiming,
    attacking,
    defending,
    monsters,
    stepping_in,
    targeting,
)
from tabletop.games.rpgget.bots.hands import changing, decking, losing, opening, parting, playing, stacking, taking
from tabletop.games.rpgget.bots.mind import Mind
from tabletop.games.rpgget.bots.plans import missions, party, recruits, slots
from tabletop.games.rpgget.bots.value import shares

Look = Callable[..., list[float]]
LOOKS: dict[str, Look] = {
    "opening": opening,
    "first_player": lambda mind, options: [float(seat == mind.seat) for _, _, seat in options],
    "redraw": changing,
    "play_action": playing,
    "bank_discard": losing,
    "choose_mission": missions,
    "choose_party": party,
    "slot": slots,
    "ability_prompt": prompting,
    "party_attack": attacking,
    "choose_target": targeting,
    "how_many": lambda _mind, options, *_: [-float(n) for _, _, n in options],
    "redirect": stepping_in,
    "defend": defending,
    "enemy_action": monsters,
    "combo": again,
    "interrupt": interrupting,
    "react": reacting,
    "pay_deck": decking,
    "reconcile_discard": parting,
    "pick_unit": picking,
    "pick_aim": aiming,
    "pick_fallen": reviving,
    "pick_option": branching,
    "pick_throw": parting,
    "pick_break": losing,
    "pick_find": taking,
    "pick_salvage": taking,
    "pick_equip": taking,
    "pick_top": stacking,
    "pick_recruit": recruits,
}

OPEN = {"choose_mission", "choose_party", "slot"}  # where thinking ahead pays (section 10)
SURE = 4.0  # elsewhere the hints are trusted: a search then spends little there


class RpgGetHints:
    def scores(self, game: Game, seat: int, options: list[Option], style: BotStyle) -> list[float]:
        if len(options) == 1:
            return [0.0]
        assert game.ask is not None, "somebody is asked"
        table: Any = game.table
        query = game.ask[2]
        scale = 1.0 if query in OPEN else SURE
        return [scale * score for score in LOOKS[query](Mind(table, seat, style), options, *game.ask[3])]

    def value(self, table: Table) -> tuple[float, ...] | None:
        return shares(table)


HINTS = RpgGetHints()
