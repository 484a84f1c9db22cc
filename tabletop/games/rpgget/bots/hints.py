"""RPG Get! for bots: how good an answer looks to a seat, from what it knows, and what a dealt world is worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tabletop.bots.heuristics import BotStyle
from tabletop.core.ask import Option
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.games.rpgget.bots.answers import (
    aside,
    branching,
    changing,
    decking,
    interrupting,
    losing,
    mending,
    opening,
    parting,
    picking,
    playing,
    prompting,
    reacting,
    reviving,
    stacking,
    taking,
)
from tabletop.games.rpgget.bots.evaluation import Evaluation
from tabletop.games.rpgget.bots.power import BULK, FORCE, best_party, chance, readiness, stock_force
from tabletop.games.rpgget.bots.value import shares
from tabletop.games.rpgget.rules.acts import (
    AGAIN,
    ATTACK,
    ATTACK_2,
    ATTEMPT,
    DEFEND,
    JOIN,
    PLAY_ENEMY,
    PLAY_EVENT,
    PLAY_ROADBLOCK,
    REWARD_ATTACK,
    REWARD_DEFENCE,
    REWARD_SUPPORT,
    USE_ABILITY,
    USE_SUPPORT,
)
from tabletop.games.rpgget.rules.attacks import targets_of
from tabletop.games.rpgget.rules.cards import (
    ATTACK_OF,
    BOSS,
    COST,
    DEFENCE_OF,
    PRINTED,
    SIZE,
    SLEEP,
    SUPPORT_OF,
    TO_BANK,
    VP,
)
from tabletop.games.rpgget.rules.damage import foresee
from tabletop.games.rpgget.rules.missions import can_strike
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, GOAL, HAND, MISSION, STEP, RpgGet, points
from tabletop.games.rpgget.rules.values import left

# Attacks, Supports, Defences and targets: what a blow is worth (section 10).

KILL, OVERKILL, OWN_SIDE = 2.5, 0.15, -6.0
RIDERS = {"status": 0.6, "coin": 0.4, "if": 0.4, "rank": 0.2, "drain": 0.5, "counters": 0.3}
SUPPORTS = {"boost": 2.2, "guard": 1.6, "again": 2.4, "rank": 0.6, "coin": 1.4, "aim": 1.5}


# -- blows -------------------------------------------------------------------------------------------------------------
def blow(evaluation: Evaluation, actor: int, block: int, target: int, extra: int | None = None) -> float:
    """What one target of an Attack is worth: damage that counts, and much more if it falls."""
    s = evaluation.s
    if not evaluation.friend(actor) or evaluation.friend(target):
        return OWN_SIDE
    low, high, _ = foresee(s, actor, block, target, extra)
    hp, mean = left(s, target), (low + high) / 2
    score = mean if mean <= hp else hp - OVERKILL * (mean - hp)
    if high >= hp > 0:
        score += (1.0 if low >= hp else 0.5) * (KILL + 0.15 * evaluation.worth(target))
    if low < hp and not s.ail[target] & SLEEP:
        score += riders(block)
        if PRINTED[block].star and not BOSS[s.kind[target]]:
            score += 0.25 * FORCE[s.kind[target]]
    return score


@cache
def riders(block: int) -> float:
    """What an Attack does besides its damage."""
    return sum([RIDERS.get(row["op"], 0.0) for row in PRINTED[block].rows])


def attack(evaluation: Evaluation, actor: int, block: int, first: int = -1) -> float:
    """An Attack with all the targets that it may have; first: the one that is named."""
    worth = evaluation.blows.get((actor, block))
    if worth is None:  # one option for each target asks for the same blows
        worth = {card: blow(evaluation, actor, block, card) for card in targets_of(evaluation.s, actor)}
        evaluation.blows[actor, block] = worth
    named = worth.get(first, 0.0)
    count = PRINTED[block].y - (first >= 0)
    if count <= 0:
        return named
    others = sorted([one for card, one in worth.items() if card != first and one > 0], reverse=True)
    return named + sum(others[:count])


def outlook(evaluation: Evaluation) -> float:
    """How much of what the enemies still take the party can deal: from 0, 1 and more is enough."""
    s = evaluation.s
    need = sum([BULK[s.kind[card]] - s.damage[card] for card in s.zones[ENEMIES] if not s.ail[card] & SLEEP])
    units = [card for card in s.zones[ACTIVE] if can_strike(s, card)]
    have = sum([FORCE[s.kind[card]] for card in units]) + stock_force(s, evaluation.seat, s.zones[ACTIVE])
    return have / max(1.0, need)


def price(s: RpgGet, card: int, outlook: float) -> float:
    """What using up a Reward costs: little when it decides the mission, much when that is lost anyway."""
    paid = 0.3 + COST[s.kind[card]] * (0.25 if TO_BANK[s.kind[card]] else 0.45)
    return paid if outlook >= 0.75 else paid * 3


# -- the steps ---------------------------------------------------------------------------------------------------------
def attacking(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """RG-70; to end the step is 0."""
    s, ahead = evaluation.s, outlook(evaluation)
    waiting = sum(1 for card in s.zones[ACTIVE] if can_strike(s, card))
    out = []
    for act, card, spot in options:
        if act in {ATTACK, ATTACK_2}:
            out.append(attack(evaluation, card, ATTACK_OF[s.kind[card]][act == ATTACK_2], spot))
        elif act == REWARD_ATTACK:
            out.append(attack(evaluation, spot, ATTACK_OF[s.kind[card]][0]) - price(s, card, ahead))
        elif act in {USE_SUPPORT, REWARD_SUPPORT}:
            worth = supporting(s, card) * (1.0 if waiting >= 2 else 0.4)
            out.append(worth + 3.0 if act == USE_SUPPORT else worth + 1.5 - price(s, card, ahead))
        elif act == USE_ABILITY:
            out.append(1.0 if ahead < 1.2 else -0.5)
        elif act < 0:
            out.append(0.0)
        else:
            out.append(aside(evaluation, act, card))
    return out


def supporting(s: RpgGet, card: int) -> float:
    rows = PRINTED[SUPPORT_OF[s.kind[card]]].rows
    return max([SUPPORTS.get(row["op"], 0.5) for row in rows], default=0.5)


def monsters(evaluation: Evaluation, options: list[Option], _only: tuple[int, ...]) -> list[float]:
    """RG-77: what costs nothing is done."""
    s, out = evaluation.s, []
    for act, card, spot in options:
        if act in {ATTACK, ATTACK_2}:
            out.append(0.3 + attack(evaluation, card, ATTACK_OF[s.kind[card]][act == ATTACK_2], spot))
        else:
            out.append(0.0 if act < 0 else 1.0 if act == USE_SUPPORT else aside(evaluation, act, card))
    return out


def targeting(evaluation: Evaluation, options: list[Option], actor: int, *_chosen: tuple[int, ...]) -> list[float]:
    """RG-131: further targets; enough is 0."""
    s = evaluation.s
    strike = s.strike
    if not strike:
        return [0.0] * len(options)
    return [
        0.0 if card < 0 else blow(evaluation, actor, strike.block, card, strike.x + strike.next)
        for _, card, _ in options
    ]


def aiming(evaluation: Evaluation, options: list[Option], source: int, *_more: object) -> list[float]:
    """A Support on enemies (the own ones are healed): the strongest."""
    good = evaluation.s.at[source] == ENEMIES
    return [
        0.0 if card < 0 else (evaluation.s.damage[card] if good else 1 + BULK[evaluation.s.kind[card]] / 8)
        for _, card, _ in options
    ]


def defending(evaluation: Evaluation, options: list[Option], target: int) -> list[float]:
    """RG-115: what is printed is free; a Reward is used when it saves the unit or much of it."""
    s = evaluation.s
    strike = s.strike
    if not strike:
        return [0.0] * len(options)
    found = foresee(s, strike.actor, strike.block, target, strike.x + strike.next)
    threat, hp = found.high, left(s, target)
    out = []
    for act, card, _ in options:
        if act in {DEFEND, REWARD_DEFENCE}:
            saved = min(threat, 2) + 4.0 * (threat >= hp) if threat else 0.0
            riders = 0.5 * sum(row["op"] == "counter" for row in PRINTED[DEFENCE_OF[s.kind[card]]].rows)
            cost = 0.0 if act == DEFEND else price(s, card, 1.0) + 0.8
            out.append(saved + riders - cost - 0.2)
        else:
            out.append(0.0 if act < 0 else aside(evaluation, act, card) - 1.0)
    return out


def stepping_in(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """RG-136: when the target would fall and the other would not."""
    s = evaluation.s
    strike, out = s.strike, []
    for act, card, target in options:
        if act < 0 or not strike:
            out.append(0.0)
            continue
        extra = strike.x + strike.next
        there, here = (foresee(s, strike.actor, strike.block, unit, extra).high for unit in (target, card))
        falls, stands = there >= left(s, target), here < left(s, card)
        out.append(
            (evaluation.worth(target) if falls else there * 0.3) - (here * 0.5 if stands else evaluation.worth(card))
        )
    return out


def again(evaluation: Evaluation, options: list[Option], actor: int) -> list[float]:
    """RG-143: as long as it hits somebody of the other side."""
    strike = evaluation.s.strike
    hits = strike and any(not evaluation.friend(card) for card in strike.targets)
    strikes = 2.0 if hits and evaluation.friend(actor) else -2.0
    return [
        0.0 if act < 0 else strikes if act == AGAIN else aside(evaluation, act, card) - 0.8 + max(0.0, strikes)
        for act, card, _ in options
    ]


WORTH_IT, IDLE = 0.1, 0.6  # what an attempt must promise; less after turns without one
FIERCE, PLENTY, LIKELY = 0.55, 4, 0.8
BITE = 0.3  # of a monster's attack, beside its bulk


def missions(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """RG-50; none is what an attempt must promise at least."""
    s = evaluation.s
    least = WORTH_IT - IDLE * (len(evaluation.held.missions) >= 3 or s.idle > 0)
    out = []
    for act, card, _ in options:
        if act < 0:
            out.append(2 * least)
        elif act == ATTEMPT:
            out.append(2 * evaluation.mission(s.kind[card]) * evaluation.style.aggression)
        else:
            out.append(aside(evaluation, act, card) + 2.0)
    return out


def wanted_party(evaluation: Evaluation) -> tuple[int, ...]:
    """Who should be active: the best for these PP, with somebody at home unless it is as good as won."""
    s = evaluation.s
    everybody = evaluation.mine
    best = best_party(s, everybody, s.pp)
    if len(best) < len(everybody) or len(best) < 2:
        return best
    force = sum([FORCE[s.kind[unit]] for unit in best]) + stock_force(s, evaluation.seat, best)
    if chance(force, evaluation.expected(s.ep)) > LIKELY:
        return best
    weakest = min(best, key=lambda unit: readiness(s, unit))
    return tuple([unit for unit in best if unit != weakest])


def party(evaluation: Evaluation, options: list[Option]) -> list[float]:
    wanted = wanted_party(evaluation)
    missing = [unit for unit in wanted if evaluation.s.at[unit] != ACTIVE]
    out = []
    for act, card, _ in options:
        if act < 0:
            out.append(0.0 if missing else 2.0)
        elif act == JOIN:
            out.append((3.0 + readiness(evaluation.s, card) / 4) if card in missing else -1.0)
        else:
            out.append(aside(evaluation, act, card))
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


def slots(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """RG-60: a wall that may hold, or none; Roadblocks into what is left."""
    s = evaluation.s
    total, chosen = best_monsters(s, evaluation.held.enemies, s.ep - s.spent)
    wall = total + sum([BULK[s.kind[card]] for card in s.zones[ENEMIES]])
    force = sum([FORCE[s.kind[unit]] for unit in s.zones[ACTIVE]]) + stock_force(s, s.turn, s.zones[ACTIVE])
    worth = sum([VP[s.kind[card]] for card in s.zones[MISSION]])
    urgent = points(s, s.turn) + worth >= GOAL
    spare = s.ep - s.spent - sum([SIZE[s.kind[card]] for card in chosen])
    holds = wall >= FIERCE * force or urgent or len(evaluation.held.enemies) >= PLENTY
    out = []
    for act, card, _ in options:
        if act < 0:
            out.append(0.0)
        elif act == PLAY_ENEMY:
            out.append((2.0 + monster(s, card) / 4) * (1.0 if holds and card in chosen else -0.5))
        elif act == PLAY_ROADBLOCK:
            fits = SIZE[s.kind[card]] <= spare
            out.append(1.5 if fits and (holds or len(s.zones[HAND + STEP * evaluation.seat]) > 7) else -1.0)
        elif act == PLAY_EVENT:
            out.append(1.8 if holds else -1.0)
        else:
            out.append(mending(evaluation, act, card) - 1.2)
    return out


def recruits(evaluation: Evaluation, options: list[Option], _source: int, _wanted: int) -> list[float]:
    return [monster(evaluation.s, card) if card >= 0 else -1.0 for _, card, _ in options]


Look = Callable[..., list[float]]
LOOKS: dict[str, Look] = {
    "opening": opening,
    "first_player": lambda evaluation, options: [float(seat == evaluation.seat) for _, _, seat in options],
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
        return [scale * score for score in LOOKS[query](Evaluation(table, seat, style), options, *game.ask[3])]

    def value(self, table: Table) -> tuple[float, ...] | None:
        return shares(table)


HINTS = RpgGetHints()
