"""What a dealt world is worth: each seat's share of the win, from features of the hands with weights fitted to self-play."""

from __future__ import annotations

from tabletop.bots.heuristics.fitted import FittedModel
from tabletop.games.espionage.rules.cards import CARDS, DECK, KIND
from tabletop.games.espionage.rules.endings import fatal_kinds
from tabletop.games.espionage.rules.table import DRAW, HAND, STEP, Spies

KINDS = range(len(CARDS))
TARGET, PACKAGE, BOMB, PROTECTOR, BODYGUARD, POLICE, DECOY, SNIPER, TERRORIST, ASSASSIN = (
    KIND[title]
    for title in "target package bomb protector bodyguard police decoy sniper terrorist assassin".split()  # noqa: SIM905
)
NAMES = (
    *(card.id for card in CARDS),
    *(f"{card.id} late" for card in CARDS),
    "cards",
    "cards late",
    "target very late",
    "bomb very late",
    "target and bomb",
    "package by cards",
    "package with eight",
    "package with ten",
    "package with ten on turn",
    "package and bomb",
    "exposed to chance",
    "exposed to chance late",
    "exposed to attackers",
    "exposed by sight",
    "fatal with bodyguard",
    "fatal with police",
    "fatal with decoy",
    "on turn",
)


def quiet(s: Spies) -> bool:
    """A table with an open stack has to be played on before it can be judged."""
    return not s.items


def features(s: Spies, seat: int) -> list[float]:
    """What may matter of one living seat, in the order of NAMES; nothing is hidden from it."""
    kind, zones, seen = s.kind, s.zones, s.seen
    hand = zones[HAND + STEP * seat]
    held = bytes([kind[c] for c in hand])
    counts = [held.count(k) for k in KINDS]
    n, left = len(hand), len(zones[DRAW])
    late = 1 - left / len(DECK)
    target, package, bomb = counts[TARGET], counts[PACKAGE], counts[BOMB]
    fatal = [k for k in (TARGET, PACKAGE, PROTECTOR) if counts[k] and fatal_kinds(s) >> k & 1]
    risk = len(fatal) / n if n else 0.0
    attackers, eyes = 0, 0
    for x, alive in enumerate(s.alive):
        if alive and x != seat:
            theirs = [kind[c] for c in zones[HAND + STEP * x]]
            attackers += theirs.count(SNIPER) + theirs.count(TERRORIST) + theirs.count(ASSASSIN)
            eyes |= 1 << x
    spotted = sum([1 for c in hand if kind[c] in fatal and seen[c] & eyes]) if fatal else 0
    on_turn = s.turn == seat
    return [
        *counts,
        *[count * late for count in counts],
        n / 10,
        n / 10 * late,
        target * late**4,
        bomb * late**4,
        target * bomb,
        package * n / 10,
        package * (n >= 8) * (1 - bomb),
        package * (n >= 10) * (1 - bomb),
        package * (n >= 10) * (1 - bomb) * on_turn,
        package * bomb,
        risk,
        risk * late,
        risk * attackers,
        spotted,
        len(fatal) * min(1, counts[BODYGUARD]),
        len(fatal) * min(1, counts[POLICE]),
        len(fatal) * min(1, counts[DECOY]),
        on_turn,
    ]


COMMONS = [card.id for card in CARDS if card.rarity == "common"]
MODEL = FittedModel(
    "tabletop.games.espionage.bots", NAMES, features, quiet, alike=(COMMONS, [f"{title} late" for title in COMMONS])
)
shares, terms = MODEL.shares, MODEL.terms
