"""What one seat makes of the table for one decision. Nothing hidden is read, nothing is changed."""

from __future__ import annotations

from functools import cached_property

from tabletop.bots.heuristics import BotStyle
from tabletop.games.rpgget.bots.power import BULK, FORCE, HERO, chance, force_for
from tabletop.games.rpgget.rules.cards import (
    CHARACTER,
    COST,
    ENEMY,
    EP,
    EVENT,
    HP,
    LEVEL,
    MISSION,
    PP,
    REWARD,
    RP,
    TYPE,
    VP,
)
from tabletop.games.rpgget.rules.digests import Held
from tabletop.games.rpgget.rules.legality import fits
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, GOAL, HAND, STEP, RpgGet, points
from tabletop.games.rpgget.rules.values import left, party, twin

# what a card in hand is worth to keep (section 10)
KEEP_HERO, KEEP_MISSION, KEEP_ENEMY, KEEP_EVENT, KEEP_REWARD, KEEP_ROADBLOCK, KEEP_COPY = (
    6.0,
    5.0,
    4.0,
    3.5,
    3.0,
    2.5,
    2.0,
)
ENOUGH_MISSIONS, ENOUGH_ENEMIES = 2, 4


class Evaluation:
    def __init__(self, s: RpgGet, seat: int, style: BotStyle) -> None:
        self.s, self.seat, self.style = s, seat, style
        self.side = ACTIVE if seat == s.turn else ENEMIES  # where the units of its side fight
        self.blows: dict[tuple[int, int], dict[int, float]] = {}  # by actor and block, what each target is worth

    @cached_property
    def held(self) -> Held:
        found: Held = self.s.digest(HAND + STEP * self.seat)
        return found

    @cached_property
    def mine(self) -> tuple[int, ...]:
        return party(self.s, self.seat)

    # -- missions ------------------------------------------------------------------------------------------------------
    def mission(self, kind: int, force: float | None = None) -> float:
        """Score of an attempt (section 10)."""
        s = self.s
        pp, ep = PP[kind], EP[kind]
        p = chance(force_for(s, self.seat, pp) if force is None else force, self.expected(ep))
        worth = VP[kind] * (1.5 if points(s, self.seat) + VP[kind] >= GOAL else 1.0)
        return p * (worth + 0.15 * RP[kind]) - (1 - p) * (0.3 + 4 * self.risk(pp)) * self.style.caution

    def expected(self, ep: int) -> float:
        """EP that the others will spend: hands are not always full of monsters."""
        living = sum(self.s.alive) - 1
        return ep * min(1.0, 0.86 + 0.05 * living)

    def risk(self, pp: int) -> float:
        """How likely the whole party is lost with a failure."""
        s, cost = self.s, sum([COST[self.s.kind[unit]] for unit in self.mine])
        if cost > pp or len(self.mine) > 3:
            return 0.08
        return 0.8 if sum([left(s, unit) for unit in self.mine]) <= 6 else 0.4

    # -- cards in hand -------------------------------------------------------------------------------------------------
    def keep(self, card: int) -> float:
        """How much a seat likes to have a card in its hand, or to get it."""
        s, kind = self.s, self.s.kind[card]
        what = TYPE[kind]
        if what == CHARACTER:
            return KEEP_HERO + HERO[kind] / 10 if self.wants(card) else KEEP_COPY
        if what == MISSION:
            worse = sum(1 for other in self.held.missions if VP[s.kind[other]] >= VP[kind] and other != card)
            good = self.mission(kind)
            return KEEP_MISSION + min(2.0, max(-3.0, good)) - 1.5 * max(0, worse - ENOUGH_MISSIONS + 1)
        if what == ENEMY:
            rank = sum(1 for other in self.held.enemies if BULK[s.kind[other]] > BULK[kind])
            return KEEP_ENEMY * self.style.hoarding + BULK[kind] / 8 - 1.2 * max(0, rank - ENOUGH_ENEMIES + 1)
        if what == REWARD:
            return KEEP_REWARD + self.gear(kind) / 4
        return KEEP_EVENT if what == EVENT else KEEP_ROADBLOCK

    def wants(self, card: int) -> bool:
        """A new name, a higher level, or a fresh copy for a hero that is worn out."""
        old = twin(self.s, self.seat, card)
        return old < 0 or self.better(card, old)

    def better(self, card: int, old: int) -> bool:
        s = self.s
        if LEVEL[s.kind[card]] > LEVEL[s.kind[old]]:
            return True
        worn = s.damage[old] >= 2 or s.ail[old]
        return bool(worn) and LEVEL[s.kind[card]] == LEVEL[s.kind[old]] and old in self.mine

    def gear(self, kind: int) -> float:
        """What a Reward of this kind would bring to the party as it is."""
        s = self.s
        if not any(fits(s.kind[unit], kind) for unit in self.mine):
            return 0.0
        return max(FORCE[kind], 1.5)

    # -- units ---------------------------------------------------------------------------------------------------------
    def worth(self, unit: int) -> float:
        """What a unit is worth to its side."""
        s, kind = self.s, self.s.kind[unit]
        last = TYPE[kind] == CHARACTER and len(party(s, s.owner[unit])) == 1
        return (HERO[kind] if TYPE[kind] == CHARACTER else FORCE[kind] + HP[kind] / 3) + 8 * last

    def friend(self, unit: int) -> bool:
        """On the side that this seat plays in the attempt: its party, or any enemy of another's attempt."""
        return self.s.at[unit] == self.side
