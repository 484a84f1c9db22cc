"""What a dealt Austin Powers table is worth: each seat's share of the win, with weights fitted to games of bots."""

from __future__ import annotations

from typing import Any

from tabletop.bots.heuristics.fitted import FittedModel
from tabletop.games.austin.rules.cards import AGENT, BONE, CREEPY, HAPPENING, KILL, RANDY, SCORE, SHAG, SHIP, TYPE
from tabletop.games.austin.rules.table import AGENTS, DECK, DISCARD, GOAL, HAND, STEP, Austin, points
from tabletop.games.austin.rules.values import bones_that_fit, vibes

FEW, SCARCE = 1, 3  # Bones left
MOST_VIBES = 3  # of a kind
TYPES, SCORES = (bytes(column) + bytes(256 - len(column)) for column in (TYPE, SCORE))  # to translate kinds at once
NAMES = (
    "points",
    "points squared",
    "points to the fourth",
    "agents left",
    "agents left squared",
    "bones left",
    "bones left squared",
    "bones left by points",
    "bones left few",
    "bones left scarce",
    "happenings left",
    "score left",
    "score a card",
    "agents active",
    "score active",
    "vibes",
    "randy",
    "creepy",
    "hand",
    "bones in hand",
    "bones that fit",
    "happenings in hand",
    "best agent in hand",
    "ships in hand",
    "one attack away",
    "on turn",
    "actions",
)


def quiet(s: Austin) -> bool:
    """An attack, a slugfest or a Happening has to be played to its end before the table can be judged."""
    return not (s.fight or s.brawl or s.gesture)


def features(s: Austin, seat: int) -> list[float]:
    """What may matter of one living seat, in the order of NAMES; nothing is hidden from it. About 1 each at most."""
    own = points(s, seat) / GOAL
    return [own, own**2, own**4, *_left(s, seat, own), *_table(s, seat), *_hand(s, seat), *_turn(s, seat)]


def _left(s: Austin, seat: int, own: float) -> list[float]:
    """All that can still be scored: table, hand, deck and what will be shuffled in again (AP-113)."""
    kind, zones, base = s.kind, s.zones, STEP * seat
    cards = zones[AGENTS + base] + zones[HAND + base] + zones[DECK + base] + zones[DISCARD + base]
    kinds = bytes([kind[card] for card in cards])
    types, score = kinds.translate(TYPES), sum(kinds.translate(SCORES))
    bones, agents = types.count(BONE), types.count(AGENT) / 15
    b = bones / 10
    return [
        agents,
        agents**2,
        b,
        b * b,
        b * own,
        bones <= FEW,
        bones <= SCARCE,
        types.count(HAPPENING) / 3,
        score / GOAL,
        score / max(1, len(cards)) / 5,
    ]


def _table(s: Austin, seat: int) -> list[float]:
    active = s.zones[AGENTS + STEP * seat]
    have = vibes(s, seat)
    return [
        len(active) / 5,
        sum([SCORE[s.kind[card]] for card in active]) / 30,
        sum(have) / 10,
        min(MOST_VIBES, have[RANDY]) / MOST_VIBES,
        min(MOST_VIBES, have[CREEPY]) / MOST_VIBES,
    ]


def _hand(s: Austin, seat: int) -> list[float]:
    """Cards in hand, and whether one attack with the Bones at hand would reach the goal."""
    kind = s.kind
    held: Any = s.memo[HAND + STEP * seat] or s.digest(HAND + STEP * seat)
    fits = [bones_that_fit(s, seat, held.bones, attack) for attack in (SHAG, KILL)] if held.bones else [[], []]
    agents = [kind[card] for card in held.agents]
    best = max([SCORE[kind[card]] for card in s.zones[AGENTS + STEP * seat]], default=0)
    blow = best + max([sum([SCORE[kind[card]] for card in cards]) for cards in fits])
    return [
        len(s.zones[HAND + STEP * seat]) / 6,
        len(held.bones) / 6,
        (len(fits[SHAG]) + len(fits[KILL])) / 8,
        sum([SCORE[kind[card]] for card in held.happenings]) / 10,
        max([SCORE[k] for k in agents], default=0) / 10,
        sum([SHIP[k] for k in agents]) / 6,
        best > 0 and points(s, seat) + blow >= GOAL,
    ]


def _turn(s: Austin, seat: int) -> list[float]:
    mine = seat == s.turn
    return [mine, s.actions / 2 * mine]


MODEL = FittedModel("tabletop.games.austin.bots", NAMES, features, quiet)
shares, terms = MODEL.shares, MODEL.terms
