"""What a dealt RPG Get! table is worth: each seat's share of the win, with weights fitted to games of bots."""

from __future__ import annotations

from tabletop.bots.heuristics import PLAIN
from tabletop.bots.heuristics.fitted import FittedModel
from tabletop.games.rpgget.bots.evaluation import Evaluation
from tabletop.games.rpgget.bots.power import BULK, FORCE, HERO, chance, force_for
from tabletop.games.rpgget.rules.cards import ENEMY, EP, EVENT, HP, MISSION, PP, TYPE, VP
from tabletop.games.rpgget.rules.table import (
    BANK,
    DECK,
    FALLEN,
    GOAL,
    HAND,
    INVENTORY,
    PARTY,
    REDRAWING,
    STEP,
    RpgGet,
    points,
)
from tabletop.games.rpgget.rules.values import left

NAMES = (
    "points",
    "points squared",
    "members",
    "hit points",
    "force",
    "one member",
    "worn",
    "fallen",
    "counters",
    "gear",
    "bank",
    "monsters",
    "missions",
    "best mission",
    "promise",
    "events",
    "heroes in hand",
    "deck",
    "hand",
    "on turn",
    "win now",
)


def quiet(s: RpgGet) -> bool:
    """Tables are judged where a turn begins: what is left of this one is played to its end, and hands are full again."""
    return s.step == REDRAWING


def promise(s: RpgGet, seat: int, missions: list[int]) -> float:
    """VP that the next attempt may bring."""
    return max([VP[k] * odds(s, seat, k) for k in missions], default=0.0)


def odds(s: RpgGet, seat: int, mission: int) -> float:
    """That an attempt would succeed."""
    return chance(force_for(s, seat, PP[mission]), Evaluation(s, seat, PLAIN).expected(EP[mission]))


def winning(s: RpgGet, seat: int, missions: list[int]) -> float:
    """That the attempt of this turn wins the game."""
    lack = GOAL - points(s, seat)
    return max([odds(s, seat, k) for k in missions if VP[k] >= lack], default=0.0) if seat == s.turn else 0.0


def features(s: RpgGet, seat: int) -> list[float]:
    """What may matter of one living seat, in the order of NAMES; nothing is hidden from it. About 1 each at most."""
    kind, zones, base = s.kind, s.zones, STEP * seat
    own, members = points(s, seat) / GOAL, zones[PARTY + base]
    hp = [left(s, unit) for unit in members]
    hand = [kind[card] for card in zones[HAND + base]]
    missions = [k for k in hand if TYPE[k] == MISSION]
    return [
        own,
        own * own,
        len(members) / 6,
        sum(hp) / 30,
        sum([FORCE[kind[unit]] for unit in members]) / 15,
        len(members) == 1,
        sum([HP[kind[unit]] for unit in members if s.damage[unit] * 2 > HP[kind[unit]]]) / 15,
        sum([HERO[kind[card]] for card in zones[FALLEN + base]]) / 15,
        min(20, s.counters[seat]) / 20,
        sum([max(1.0, FORCE[kind[card]]) for card in zones[INVENTORY + base]]) / 15,
        len(zones[BANK + base]) / 20,
        sum([BULK[k] for k in hand if TYPE[k] == ENEMY]) / 25,
        len(missions) / 4,
        max([VP[k] for k in missions], default=0) / 4,
        promise(s, seat, missions) / 4,
        sum([TYPE[k] == EVENT for k in hand]) / 4,
        sum([HERO[k] > 0 for k in hand]) / 4,
        len(zones[DECK + base]) / 70,
        len(hand) / 9,
        seat == s.turn,
        winning(s, seat, missions),
    ]


MODEL = FittedModel("tabletop.games.rpgget.bots", NAMES, features, quiet)
shares, terms = MODEL.shares, MODEL.terms
