"""RPG Get! for bots: how good an answer looks to a seat, from what it knows, and what a dealt world is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.bots.heuristics.style import BotStyle
from tabletop.core.ask import Option
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.games.rpgget.bots.answers import (
    changing,
    decking,
    interrupting,
    losing,
    opening,
    parting,
    playing,
    prompting,
    reacting,
    stacking,
    taking,
)
from tabletop.games.rpgget.bots.care import aside, branching, mending, picking, reviving
from tabletop.games.rpgget.bots.fights import again, aiming, attacking, defending, monsters, stepping_in, targeting
from tabletop.games.rpgget.bots.mind import Mind
from tabletop.games.rpgget.bots.power import BULK, FORCE, best_party, chance, readiness, stock_force
from tabletop.games.rpgget.bots.value import shares
from tabletop.games.rpgget.rules.acts import ATTEMPT, JOIN, PLAY_ENEMY, PLAY_EVENT, PLAY_ROADBLOCK
from tabletop.games.rpgget.rules.cards import BOSS, SIZE, VP
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, GOAL, HAND, MISSION, STEP, RpgGet, points

WORTH_IT, IDLE = 0.1, 0.6  # what an attempt must promise; less after turns without one
FIERCE, PLENTY, LIKELY = 0.55, 4, 0.8
BITE = 0.3  # of a monster's attack, beside its bulk


def missions(mind: Mind, options: list[Option]) -> list[float]:
    """RG-50; none is what an attempt must promise at least."""
    s = mind.s
    least = WORTH_IT - IDLE * (len(mind.held.missions) >= 3 or s.idle > 0)
    out = []
    for act, card, _ in options:
        if act < 0:
            out.append(2 * least)
        elif act == ATTEMPT:
            out.append(2 * mind.mission(s.kind[card]) * mind.style.aggression)
        else:
            out.append(aside(mind, act, card) + 2.0)
    return out


def wanted_party(mind: Mind) -> tuple[int, ...]:
    """Who should be active: the best for these PP, with somebody at home unless it is as good as won."""
    s = mind.s
    everybody = mind.mine
    best = best_party(s, everybody, s.pp)
    if len(best) < len(everybody) or len(best) < 2:
        return best
    force = sum([FORCE[s.kind[unit]] for unit in best]) + stock_force(s, mind.seat, best)
    if chance(force, mind.expected(s.ep)) > LIKELY:
        return best
    weakest = min(best, key=lambda unit: readiness(s, unit))
    return tuple([unit for unit in best if unit != weakest])


def party(mind: Mind, options: list[Option]) -> list[float]:
    wanted = wanted_party(mind)
    missing = [unit for unit in wanted if mind.s.at[unit] != ACTIVE]
    out = []
    for act, card, _ in options:
        if act < 0:
            out.append(0.0 if missing else 2.0)
        elif act == JOIN:
            out.append((3.0 + readiness(mind.s, card) / 4) if card in missing else -1.0)
        else:
            out.append(aside(mind, act, card))
    return out


# -- monsters ----------------------------------------------------------------------------------------------------------
def monster(s: RpgGet, card: int) -> float:
    kind = s.kind[card]
    return BULK[kind] + BITE * FORCE[kind]


def best_monsters(s: RpgGet, cards: list[int], room: int) -> tuple[float, tuple[int, ...]]:
    """The enemies of a hand that take most to defeat within so many EP, with one Boss at most."""
    sums: list[tuple[float, int, bool, tuple[int, ...]]] = [(0.0, 0, s.boss, ())]
    for card in sorted(cards, key=lambda card: -monster(s, card))[:8]:
        kind = s.kind[card]
        for total, paid, boss, chosen in sums[:]:
            if paid + SIZE[kind] <= room and not (boss and BOSS[kind]):
                found = (total + monster(s, card), paid + SIZE[kind], boss or BOSS[kind], (*chosen, card))
                sums.append(found)
    best = max(sums)
    return best[0], best[3]


def slots(mind: Mind, options: list[Option]) -> list[float]:
    """RG-60: a wall that may hold, or none; Roadblocks into what is left."""
    s = mind.s
    total, chosen = best_monsters(s, mind.held.enemies, s.ep - s.spent)
    wall = total + sum([BULK[s.kind[card]] for card in s.zones[ENEMIES]])
    force = sum([FORCE[s.kind[unit]] for unit in s.zones[ACTIVE]]) + stock_force(s, s.turn, s.zones[ACTIVE])
    worth = sum([VP[s.kind[card]] for card in s.zones[MISSION]])
    urgent = points(s, s.turn) + worth >= GOAL
    spare = s.ep - s.spent - sum([SIZE[s.kind[card]] for card in chosen])
    holds = wall >= FIERCE * force or urgent or len(mind.held.enemies) >= PLENTY
    out = []
    for act, card, _ in options:
        if act < 0:
            out.append(0.0)
        elif act == PLAY_ENEMY:
            out.append((2.0 + monster(s, card) / 4) * (1.0 if holds and card in chosen else -0.5))
        elif act == PLAY_ROADBLOCK:
            fits = SIZE[s.kind[card]] <= spare
            out.append(1.5 if fits and (holds or len(s.zones[HAND + STEP * mind.seat]) > 7) else -1.0)
        elif act == PLAY_EVENT:
            out.append(1.8 if holds else -1.0)
        else:
            out.append(mending(mind, act, card) - 1.2)
    return out


def recruits(mind: Mind, options: list[Option], _source: int, _wanted: int) -> list[float]:
    return [monster(mind.s, card) if card >= 0 else -1.0 for _, card, _ in options]


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
