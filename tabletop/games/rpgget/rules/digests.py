"""What the rules like to know about the kinds in a zone, worked out once and remembered until a card comes or goes."""

from __future__ import annotations

from operator import itemgetter

from tabletop.games.rpgget.rules.cards import (
    ABILITY_OF,
    ABILITY_WHEN,
    ATTACK_OF,
    AURAS,
    DECLARED_ATTACK,
    DEFENCE_OF,
    EVENT,
    EVENT_OCCASIONS,
    KINDS,
    NONE,
    PLAY_PHASE,
    RECOVERY_OF,
    SUPPORT_OF,
    TYPE,
    VP,
    Aura,
)

NO_EVENTS = bytes([kind for kind in KINDS if TYPE[kind] != EVENT])


class Held:
    """Of a hand: its cards by type, and the occasions of its Events."""

    __slots__ = ("enemies", "events", "heroes", "missions", "occasions", "rewards", "roadblocks")

    def __init__(self, kind: bytearray, cards: tuple[int, ...]) -> None:
        piles: tuple[list[int], ...] = ([], [], [], [], [], [])  # by card type
        for card in cards:
            piles[TYPE[kind[card]]].append(card)
        self.heroes, self.enemies, self.events, self.missions, self.rewards, self.roadblocks = piles
        self.occasions = 0
        for card in self.events:
            self.occasions |= EVENT_OCCASIONS[kind[card]]


class Side:
    """Of one side of an attempt: sources of auras, who may step in for others, who has another Ability, who a Recovery."""

    __slots__ = ("auras", "healers", "prompted", "steppers")

    def __init__(self, kind: bytearray, cards: tuple[int, ...]) -> None:
        self.auras: list[tuple[int, tuple[Aura, ...]]] = []
        self.steppers: list[int] = []
        self.prompted: list[int] = []
        self.healers: list[int] = []
        for card in cards:
            k = kind[card]
            if AURAS[k]:
                self.auras.append((card, AURAS[k]))
            if RECOVERY_OF[k] != NONE:
                self.healers.append(card)
            if ABILITY_WHEN[k] == DECLARED_ATTACK:
                self.steppers.append(card)
            elif ABILITY_WHEN[k] != NONE:
                self.prompted.append(card)


class Members:
    """Of a party: who has a Recovery, and who an Ability of the Play phase."""

    __slots__ = ("healers", "players")

    def __init__(self, kind: bytearray, cards: tuple[int, ...]) -> None:
        self.healers: list[int] = []
        self.players: list[int] = []
        for card in cards:
            if RECOVERY_OF[kind[card]] != NONE:
                self.healers.append(card)
            if ABILITY_WHEN[kind[card]] == PLAY_PHASE:
                self.players.append(card)


USES = [  # by kind: the piles of `Stock` where it lies
    [n for n, block in enumerate((min(attacks, default=NONE), *others)) if block != NONE]
    for attacks, *others in zip(ATTACK_OF, SUPPORT_OF, DEFENCE_OF, RECOVERY_OF, ABILITY_OF, strict=True)
]


class Stock:
    """Of an inventory: its Rewards by what may be done with them."""

    __slots__ = ("abilities", "attacks", "defences", "recoveries", "supports")

    def __init__(self, kind: bytearray, cards: tuple[int, ...]) -> None:
        piles: tuple[list[int], ...] = ([], [], [], [], [])
        for card in cards:
            for use in USES[kind[card]]:
                piles[use].append(card)
        self.attacks, self.supports, self.defences, self.recoveries, self.abilities = piles


held, side_of, party_of, stock = Held, Side, Members, Stock


def count_vp(kind: bytearray, cards: tuple[int, ...]) -> int:
    """Of a score pile (RG-3)."""
    return sum([VP[kind[card]] for card in cards])


class Gone:
    """Of a discard pile: the kinds of its Events. holdable: what `windows` has worked out from that, -1 for nothing yet."""

    __slots__ = ("events", "holdable")

    def __init__(self, kind: bytearray, cards: tuple[int, ...]) -> None:
        kinds = bytes(itemgetter(0, 0, *cards)(kind)[2:])  # a getter of two at the least answers a tuple
        self.events = kinds.translate(None, NO_EVENTS)
        self.holdable = -1


events_of = Gone
