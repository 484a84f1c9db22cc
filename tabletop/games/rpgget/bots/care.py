"""Healing, curing and reviving: what a Recovery is worth now."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.games.rpgget.bots.mind import Mind
from tabletop.games.rpgget.bots.power import FORCE, HERO
from tabletop.games.rpgget.rules.acts import FLIP, REWARD_NOTHING, REWARD_RECOVERY, USE_RECOVERY
from tabletop.games.rpgget.rules.cards import (
    CARDS,
    COST,
    ENEMY,
    NEED_AIL,
    PARALYSIS,
    POISON,
    PRINTED,
    RECOVERY_OF,
    TO_BANK,
    TYPE,
)
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, FALLEN, PARTY_ATTACK, RESOLUTION, STEP
from tabletop.games.rpgget.rules.values import left

MENACE = 3  # damage that enemies can do
EVERYTHING = (1 << 20) - 1  # needs


def mending(mind: Mind, act: int, card: int) -> float:
    """Of a Recovery, less what its Reward is worth."""
    s = mind.s
    if act not in {USE_RECOVERY, REWARD_RECOVERY}:
        return 0.5
    kind = s.kind[card]
    if TYPE[kind] == ENEMY:
        return 1.0
    said = PRINTED[RECOVERY_OF[kind]]
    best = max([_row(mind, row, said.need) for row in said.rows], default=0.0)
    if act == USE_RECOVERY:
        return best
    return best - 0.4 - COST[kind] * (0.3 if TO_BANK[kind] else 0.6)


def aside(mind: Mind, act: int, card: int) -> float:
    """What may be done at any time: mend, turn bank cards over."""
    if act == REWARD_NOTHING:
        return -5.0
    if act == FLIP:
        return -5.0 if mind.s.up[card] else 2.0
    return mending(mind, act, card)


def _row(mind: Mind, row: dict[str, object], need: int) -> float:
    s, op = mind.s, row["op"]
    if op == "heal":
        n = int(str(row["n"]))
        mended = [min(n, s.damage[unit]) + 1.5 * (left(s, unit) <= 1) for unit in mind.mine]
        return 0.7 * (sum(mended) if row["who"] == "members" else max(mended, default=0))
    if op == "cure":
        ails = need >> NEED_AIL
        bad = [bool(s.ail[unit] & ails & POISON) * 1.5 + bool(s.ail[unit] & ails & PARALYSIS) * 2 for unit in mind.mine]
        return sum(bad) if row["who"] == "members" else max(bad, default=0.0)
    if op == "resurrect":
        there = [HERO[s.kind[card]] for card in s.zones[FALLEN + STEP * mind.seat]]
        return 0.7 * max(there, default=0.0) + 2.0 * (len(mind.mine) < 3)
    if op == "choose":
        branches = row["options"]
        assert isinstance(branches, list)
        return max([_row(mind, inner, need) for branch in branches for inner in branch], default=0.0)
    return _retreat(mind) if op == "withdraw" else 0.0


def _retreat(mind: Mind) -> float:
    """A member that is about to fall leaves, when the enemies are about to strike."""
    s = mind.s
    threat = sum([FORCE[s.kind[card]] for card in s.zones[ENEMIES]])
    weak = [mind.worth(unit) for unit in s.zones[ACTIVE] if left(s, unit) <= 2]
    return max(weak, default=0.0) * 0.4 if threat >= MENACE and PARTY_ATTACK < s.step < RESOLUTION else 0.0


def picking(mind: Mind, options: list[Option], _me: tuple[int, ...], _who: str, action: str) -> list[float]:
    """One unit for an operation: of the own side for good ones, of the other for bad ones."""
    s, out = mind.s, []
    for _, card, _ in options:
        if card < 0:
            out.append(0.0)
        elif action == "heal":
            out.append(s.damage[card] + 2.0 * (left(s, card) <= 1))
        elif action == "cure":
            out.append(float(s.ail[card].bit_count()))
        elif action == "withdraw":
            out.append(-float(left(s, card)))
        elif action == "again":
            out.append(FORCE[s.kind[card]] * (1.0 if s.used[card] & 1 else 0.7))
        else:
            out.append(mind.worth(card))
    return out


def reviving(mind: Mind, options: list[Option], _source: int) -> list[float]:
    return [HERO[mind.s.kind[card]] if card >= 0 else 0.0 for _, card, _ in options]


def branching(mind: Mind, options: list[Option], source: int, _count: int) -> list[float]:
    """Each branch of a Recovery or an Event by what it would mend."""
    rows = next(
        (row for block in CARDS[mind.s.kind[source]].effects for row in block.do if row["op"] == "choose"), None
    )
    if rows is None:
        return [0.0] * len(options)
    return [max([_row(mind, row, EVERYTHING) for row in rows["options"][n]], default=0.0) for _, _, n in options]
