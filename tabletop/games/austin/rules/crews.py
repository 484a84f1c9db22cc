"""What the active Agents of one table amount to: vibes, who may attack, who can be a target (AP-52, AP-60 to AP-62, AP-145)."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.games.austin.rules.cards import ASSASSIN, FEMALE, FREE, KILL, MALE, NEITHER, NONE, ROLE, SEX, SHAG, VIBES
from tabletop.games.austin.rules.select import OTHER, SELF, Filter
from tabletop.games.austin.rules.statics import (
    ALWAYS_FEMALES,
    BONE_OFF,
    CALLED_FOR,
    EMITS,
    GUARD,
    HAS_ACTION,
    ONLY_FEMALES,
    SHIELDS,
    SWING_OFF,
    Discount,
)
from tabletop.games.austin.rules.table import DIGESTS

# How an Agent attacks: a male or female Shagger, one who Shags females only (AP-116), an Assassin; NO_WAY: a robot Shagger
WAYS = range(5)
BY_MALE, BY_FEMALE, FEMALES_ONLY, BY_KILL, NO_WAY = WAYS
CASTS = 20_000  # remembered at most; then the memory starts over
Four = tuple[int, int, int, int]
Roles = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cast:
    """All that follows from the kinds of the Agents, by their places in the row.

    outs: vibes put out by each (AP-147); vibes: their sum; ways: how each attacks, hits[way]: which can be its targets, both
    as (while the conditional target rules do not hold, while they do: AP-118); called: such a rule looks for one of these;
    conditional: one of these has such a rule; special: either of both; bone_off, swing_off: vibes fewer (AP-144); actions: the
    places of those with a printed action (AP-43).
    """

    outs: tuple[Four, ...]
    vibes: Four
    ways: tuple[tuple[int, ...], tuple[int, ...]]
    hits: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
    called: bool
    conditional: bool
    special: bool
    bone_off: int
    swing_off: int
    actions: tuple[int, ...]


class Crew:
    """A cast with its cards, in the order of their places."""

    __slots__ = ("cards", "cast", "vibes")

    def __init__(self, kind: bytearray, cards: tuple[int, ...], roles: Roles = ()) -> None:
        key = bytes([kind[card] for card in cards]), roles
        cast = _CASTS.get(key)
        if cast is None:
            if len(_CASTS) >= CASTS:
                _CASTS.clear()
            cast = _CASTS[key] = _cast(key[0], roles or tuple([ROLE[k] for k in key[0]]))
        self.cast, self.cards, self.vibes = cast, cards, cast.vibes

    def fighters(self, rule: int, way: int) -> list[int]:
        """The Agents that attack in this way."""
        return [card for card, its in zip(self.cards, self.cast.ways[rule], strict=True) if its == way]


_CASTS: dict[tuple[bytes, Roles], Cast] = {}
DIGESTS["table_agents"] = Crew


def _cast(kinds: bytes, roles: Roles) -> Cast:
    places = range(len(kinds))
    outs = tuple([_out(kinds, roles, i) for i in places])
    off = _shielded(kinds, roles, SHAG), _shielded(kinds, roles, KILL)
    strict, loose = tuple([ALWAYS_FEMALES[k] for k in kinds]), tuple([bool(ONLY_FEMALES[k]) for k in kinds])
    called, conditional = any(CALLED_FOR[k] for k in kinds), strict != loose
    ways, hits = _ways(kinds, roles, strict), _hits(kinds, off, strict)
    return Cast(
        outs,
        _sum(outs),
        (ways, _ways(kinds, roles, loose) if conditional else ways),
        (hits, _hits(kinds, off, loose) if conditional else hits),
        called,
        conditional,
        called or conditional,
        sum([_off(kinds, roles, BONE_OFF[FREE][k]) for k in kinds if BONE_OFF[FREE][k]]),
        sum([_off(kinds, roles, SWING_OFF[FREE][k]) for k in kinds if SWING_OFF[FREE][k]]),
        tuple([i for i in places if HAS_ACTION[kinds[i]]]),
    )


def _sum(outs: tuple[Four, ...]) -> Four:
    return tuple(map(sum, zip(*outs, strict=True))) if outs else NONE  # type: ignore[return-value]


def _meant(which: Filter, kinds: bytes, roles: Roles, i: int, me: int) -> bool:
    """Whether the Agent in place `i` is one that a text of the Agent in place `me` means."""
    if not which.kinds[kinds[i]] or which.role not in (-1, roles[i]):
        return False
    return which.which not in (SELF, OTHER) or (which.which == SELF) == (i == me)


def _out(kinds: bytes, roles: Roles, i: int) -> Four:
    """Printed vibes and what the others' texts add."""
    out = list(VIBES[kinds[i]])
    for giver, k in enumerate(kinds):
        for emit in EMITS[FREE][k]:
            if emit.filter is not None and _meant(emit.filter, kinds, roles, i, giver):
                out[emit.vibe] += emit.n
    return tuple(out)  # type: ignore[return-value]


def _off(kinds: bytes, roles: Roles, discounts: tuple[Discount, ...]) -> int:
    """AP-144; of the conditions only those about the own Agents are asked here, and only they are printed on Agents."""
    off = 0
    for amount, cond in discounts:
        count = sum(_meant(cond.filter, kinds, roles, i, -1) for i in range(len(kinds))) if cond else 0
        if cond is None or count >= cond.least:
            off += amount.n
    return off


def _ways(kinds: bytes, roles: Roles, females_only: tuple[bool, ...]) -> tuple[int, ...]:
    found = []
    for k, role, only in zip(kinds, roles, females_only, strict=True):
        if role == ASSASSIN:
            found.append(BY_KILL)
        elif SEX[k] == NEITHER:
            found.append(NO_WAY)  # AP-61
        else:
            found.append(FEMALES_ONLY if only else BY_MALE if SEX[k] == MALE else BY_FEMALE)
    return tuple(found)


def _may_hit(way: int, sex: int, females_only: bool) -> bool:
    if way == BY_MALE:
        return sex == FEMALE and not females_only
    if way == BY_FEMALE:
        return sex == MALE  # AP-117
    return way == BY_KILL or (way == FEMALES_ONLY and sex == FEMALE)  # AP-119


# For each way to attack, by whether the target attacks females only and by its kind: whether it may be hit
MAY_HIT = [[[_may_hit(way, sex, only) for sex in SEX] for only in (False, True)] for way in WAYS]


def _hits(kinds: bytes, off: tuple[set[int], set[int]], females_only: tuple[bool, ...]) -> tuple[tuple[int, ...], ...]:
    """For each way to attack: the places of the legal targets, Guards before all others (AP-145, AP-146)."""
    found, places = [], range(len(kinds))
    for way, may in zip(WAYS, MAY_HIT, strict=True):
        safe = off[KILL if way == BY_KILL else SHAG]
        hit = [i for i in places if may[females_only[i]][kinds[i]] and i not in safe]
        found.append(tuple([i for i in hit if GUARD[kinds[i]]] or hit))
    return tuple(found)


def _shielded(kinds: bytes, roles: Roles, attack: int) -> set[int]:
    """The places of those whom a text keeps Shaggers or Assassins off; attack: SHAG or KILL."""
    texts = [(giver, row.filter) for giver, k in enumerate(kinds) for row in SHIELDS[k] if row.off[attack]]
    return {i for i in range(len(kinds)) for giver, which in texts if _meant(which, kinds, roles, i, giver)}
