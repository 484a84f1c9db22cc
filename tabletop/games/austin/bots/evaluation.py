"""What one seat sees of an Austin Powers table, and what Agents, attacks and cards in hand are worth to it."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files

import msgspec

from tabletop.bots.heuristics import BotStyle
from tabletop.core.ask import UNKNOWN
from tabletop.core.seats import OPPONENTS, Memo
from tabletop.core.toml_loader import read_toml
from tabletop.games.austin.rules.cards import (
    AGENT,
    BONE,
    CARDS,
    HAPPENING,
    KILL,
    NEED,
    SCORE,
    SHAG,
    SHIP,
    SIDE,
    TYPE,
    VIBES,
)
from tabletop.games.austin.rules.ops import ON_PLAYED
from tabletop.games.austin.rules.queries import throws
from tabletop.games.austin.rules.select import role_of
from tabletop.games.austin.rules.table import AGENTS, GOAL, HAND, STEP, Austin, points
from tabletop.games.austin.rules.values import bones_that_fit, swing_fits, vibes

FILE = "weights.toml"


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What counts on the own turn, in points of the game; the file says what each number is."""

    agent: float
    vibe: float
    text: float
    free: float
    crowd: float
    enough: int
    target: float
    text_lost: float
    own_lost: float
    given: float
    winning: float


class Duel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What counts in a fight; as Turn."""

    bones: float
    most: float
    again: tuple[float, float, float, float]
    spent: float
    call: float
    help: float


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card in hand is worth to its seat; as Turn."""

    agents: int
    agent: float
    ship: float
    bone: float
    idle_bone: float
    swinger: float
    idle_swinger: float
    happening: float
    spare: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `austin.toml`. worth: by operation, in points; scale: from points to scores of options."""

    scale: float
    turn: Turn
    fight: Duel
    hand: Hand
    worth: dict[str, float]


WEIGHTS = read_toml((files("tabletop.games.austin.bots") / FILE).read_bytes(), Weights, FILE)
TURN, FIGHT, KEEP = WEIGHTS.turn, WEIGHTS.fight, WEIGHTS.hand
POINTS_PER_BONE = 6
Attacker = tuple[
    int, int, float, float
]  # score, kind of attack, what is lost with it, what it adds if it may win the game
Quarry = tuple[int, float, float]  # owner, what beating it brings, what losing to it gives away


def _fitting(side: int, kind: int, have: tuple[int, ...]) -> float:
    """Which part of a side's Bones can be thrown with these vibes."""
    needs = [NEED[kind][k] for k in range(len(CARDS)) if TYPE[k] == BONE and SIDE[k] == side]
    return sum(all(n <= h for n, h in zip(need, have, strict=True)) for need in needs) / len(needs)


FITTING = Memo(_fitting)


class Evaluation:
    """One look at the table for one decision. Nothing hidden is read, nothing is changed."""

    def __init__(self, s: Austin, seat: int, style: BotStyle) -> None:
        self.s, self.seat, self.style = s, seat, style
        self.odds: dict[tuple[int, int], float] = {}
        self.attackers: dict[int, Attacker] = {}
        self.quarries: dict[int, Quarry] = {}

    @cached_property
    def others(self) -> tuple[int, ...]:
        found: tuple[int, ...] = OPPONENTS[self.s.alive, self.seat]
        return found

    @cached_property
    def danger(self) -> dict[int, float]:
        """How much a point of another seat hurts: more of whoever is near the goal, less the more others there are."""
        near = {seat: 1 + 2 * (points(self.s, seat) / GOAL) ** 2 for seat in self.others}
        return {seat: weight / len(near) ** 0.5 for seat, weight in near.items()}

    @cached_property
    def own(self) -> int:
        """Points in the own score pile."""
        return points(self.s, self.seat)

    @cached_property
    def lacking_agents(self) -> bool:
        """No Agent on the table and none in the hand."""
        s = self.s
        held = s.zones[HAND + STEP * self.seat]
        return not s.zones[AGENTS + STEP * self.seat] and not any(self.type(card) == AGENT for card in held)

    def type(self, card: int) -> int:
        kind = self.s.kind[card]
        return TYPE[kind] if kind != UNKNOWN else -1

    def score(self, card: int) -> int:
        kind = self.s.kind[card]
        return SCORE[kind] if kind != UNKNOWN else 0

    def wins_with(self, gain: float, chance: float) -> float:
        """What it is worth that so many points more may be the last ones."""
        return TURN.winning * chance if self.own + gain >= GOAL else 0.0

    # -- Agents --------------------------------------------------------------------------------------------------------
    def agent(self, card: int) -> float:
        """One more on the own table."""
        k = self.s.kind[card]
        if k == UNKNOWN or TYPE[k] != AGENT:
            return 0.0
        crowd = max(0, len(self.s.zones[AGENTS + STEP * self.seat]) - TURN.enough + 1)
        text = TURN.text if ON_PLAYED[k] >= 0 else 0.0
        return TURN.agent + TURN.vibe * sum(VIBES[k]) + text + SCORE[k] / 20 - TURN.crowd * crowd

    def standing(self, card: int) -> float:
        """An active Agent, for its owner."""
        k = self.s.kind[card]
        return SCORE[k] * TURN.own_lost + TURN.vibe * sum(VIBES[k]) + TURN.text_lost / 2

    # -- attacks -------------------------------------------------------------------------------------------------------
    def answers(self, seat: int, kind: int) -> float:
        """The chance that a seat can answer a Bone, as far as everybody can see: by its side, its vibes and its cards."""
        s = self.s
        share: float = FIGHT.bones * FITTING[s.sides[seat], kind, vibes(s, seat)]
        out: float = 1 - (1 - share) ** len(s.zones[HAND + STEP * seat])
        return min(FIGHT.most, out)

    def chance(self, foe: int, kind: int, bones: int) -> float:
        """The chance to stay ahead of a seat, with so many Bones to answer with."""
        return 1 - self.answers(foe, kind) * FIGHT.again[min(bones, 3)]

    def chance_before(self, foe: int, kind: int) -> float:
        """The chance to win an attack on a seat, with the Bones at hand."""
        found = self.odds[foe, kind] = self.chance(foe, kind, self.bones(kind))
        return found

    def bones(self, kind: int) -> int:
        """How many Bones the own hand could throw in an attack of this kind."""
        return len(throws(self.s, self.seat, kind))

    def attacker(self, agent: int) -> Attacker:
        mine, kind = self.score(agent), role_of(self.s, agent)
        found = self.attackers[agent] = mine, kind, TURN.own_lost * mine, self.wins_with(mine, 1.0)
        return found

    def quarry(self, target: int) -> Quarry:
        foe, theirs = self.s.owner[target], self.score(target)
        hurt = self.danger[foe]
        prize = TURN.target * (theirs + TURN.text_lost) * hurt
        found = self.quarries[target] = foe, prize, TURN.given * theirs * hurt
        return found

    def attack(self, agent: int, target: int) -> float:
        """An attack before it is announced. Every Agent may have every target: what they have in common is kept."""
        mine, kind, loss, winning = self.attackers.get(agent) or self.attacker(agent)
        foe, prize, price = self.quarries.get(target) or self.quarry(target)
        chance = self.odds.get((foe, kind)) or self.chance_before(foe, kind)
        return self.style.aggression * chance * (mine + prize) - (1 - chance) * (loss + price) + winning * chance

    # -- the hand ------------------------------------------------------------------------------------------------------
    @cached_property
    def fitting(self) -> frozenset[int]:
        """The own Bones that could land in an attack of one kind or the other."""
        s = self.s
        held = [card for card in s.zones[HAND + STEP * self.seat] if self.type(card) == BONE]
        return frozenset(card for kind in (SHAG, KILL) for card in bones_that_fit(s, self.seat, held, kind))

    def keep(self, card: int) -> float:
        """A card in the own hand; below 0: the next card of the deck is likely to be better."""
        s, k = self.s, self.s.kind[card]
        if k == UNKNOWN:
            return 0.0
        what = TYPE[k]
        if what == HAPPENING:
            return KEEP.happening + SCORE[k] / 10
        if self.lacking_agents and what != AGENT:
            return KEEP.idle_bone
        if what == AGENT:
            return (KEEP.ship if SHIP[k] else KEEP.agent) + SCORE[k] / 20
        if what == BONE:
            return (KEEP.bone if card in self.fitting else KEEP.idle_bone) + SCORE[k] / POINTS_PER_BONE / 4
        fits = swing_fits(s, self.seat, card, vibes(s, self.seat))
        return KEEP.swinger if fits else KEEP.idle_swinger

    def worth_of_kind(self, card: int) -> float:
        """A card that is not in the hand yet, to take it or to take it from somebody."""
        k = self.s.kind[card]
        if k == UNKNOWN:
            return 0.0
        usual = (KEEP.agent, KEEP.bone, KEEP.swinger, KEEP.happening)[TYPE[k]]
        text = 0.3 if CARDS[k].text else 0.0
        return usual + SCORE[k] / 10 + text
