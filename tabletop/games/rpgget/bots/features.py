"""What may decide a game of RPG Get!, seen with all cards open: numbers of one seat that a fitted value weighs."""

from __future__ import annotations

from tabletop.games.rpgget.bots.power import BULK, FORCE, HERO
from tabletop.games.rpgget.rules.cards import ENEMY, EVENT, HP, MISSION, TYPE, VP
from tabletop.games.rpgget.rules.table import (
    BANK,
    DECK,
    FALLEN,
    GOAL,
    HAND,
    INVENTORY,
    PARTY,
    STEP,
    RpgGet,
    points,
)
from tabletop.games.rpgget.rules.table import (
    MISSION as ATTEMPT,
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
    "events",
    "heroes in hand",
    "deck",
    "on turn",
)


def quiet(s: RpgGet) -> bool:
    """An attempt, an attack or a declared card has to be played to its end before the table can be judged."""
    return not (s.zones[ATTEMPT] or s.strike or s.declared)


def features(s: RpgGet, seat: int) -> list[float]:
    """What may matter of one living seat, in the order of NAMES; nothing is hidden from it. About 1 each at most."""
    kind, zones, base = s.kind, s.zones, STEP * seat
    own, members = points(s, seat) / GOAL, zones[PARTY + base]
    hp = [left(s, unit) for unit in members]
    hand = [kind[card] for card in zones[HAND + base]]
    missions = [VP[k] for k in hand if TYPE[k] == MISSION]
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
        max(missions, default=0) / 4,
        sum([TYPE[k] == EVENT for k in hand]) / 4,
        sum([HERO[k] > 0 for k in hand]) / 4,
        len(zones[DECK + base]) / 70,
        seat == s.turn,
    ]
