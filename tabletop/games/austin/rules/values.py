"""What is worked out from the table: vibes, needs, legal targets, free plays. Nothing of it is stored."""

from __future__ import annotations

from dataclasses import dataclass
from operator import le

from tabletop.core.seats import OPPONENTS
from tabletop.games.austin.rules.cards import (
    ASSASSIN,
    FEMALE,
    FREE,
    KILL,
    MALE,
    NEED,
    NEITHER,
    NONE,
    ROLE,
    SEX,
    SHAG,
    SHIP,
    SWING_NEED,
    VIBES,
)
from tabletop.games.austin.rules.options import SEATS
from tabletop.games.austin.rules.select import OTHER, SELF, Filter, fits, holds, number, role_of
from tabletop.games.austin.rules.statics import (
    ALWAYS_FEMALES,
    BONE_OFF,
    CALLED_FOR,
    EMITS,
    FREE_ITSELF,
    FREES,
    GUARD,
    HAS_ACTION,
    ONLY_FEMALES,
    SELF_OFF,
    SHIELDS,
    SWING_OFF,
    Discount,
)
from tabletop.games.austin.rules.table import (
    AGENTS,
    BONES,
    DIGESTS,
    DISCOUNT,
    EMIT,
    FORBID,
    FORBID_ATTACK,
    LOOK,
    MUTE,
    ROLE_AS,
    STEP,
    SWINGERS,
    SWINGS,
    Austin,
    swingers,
)

# What the active Agents of one table amount to: vibes, who may attack, who can be a target (AP-52, AP-60 to AP-62,
# AP-145).

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
        sum([_vibes_off(kinds, roles, BONE_OFF[FREE][k]) for k in kinds if BONE_OFF[FREE][k]]),
        sum([_vibes_off(kinds, roles, SWING_OFF[FREE][k]) for k in kinds if SWING_OFF[FREE][k]]),
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


def _vibes_off(kinds: bytes, roles: Roles, discounts: tuple[Discount, ...]) -> int:
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


PAID, ALWAYS_FREE, FREE_SHIP, FREE_ONCE = range(4)  # how an Agent may come into play (AP-45, AP-123)
CREWS = [tuple(AGENTS + STEP * seat for seat in range(seats)) for seats in range(SEATS + 1)]  # zones by number of seats


# -- Agents ------------------------------------------------------------------------------------------------------------
def crew_of(s: Austin, seat: int) -> Crew:
    """The active Agents of a seat, with the roles that effects give them."""
    zone = AGENTS + STEP * seat
    if s.lasting:
        at = s.at
        for row in s.lasting:
            if row[0] == ROLE_AS and at[row[4]] == zone:
                cards = s.zones[zone]
                return Crew(s.kind, cards, tuple([role_of(s, card) for card in cards]))
    found: Crew = s.memo[zone] or s.digest(zone)
    return found


def vibes(s: Austin, seat: int) -> Four:
    """AP-52: the sum over active Agents plus effects, never below 0."""
    crew = s.memo[AGENTS + STEP * seat] or s.digest(AGENTS + STEP * seat)
    if not s.lasting and not s.auras:
        return crew.vibes  # type: ignore[no-any-return]
    memo = s.memo[LOOK + STEP * seat]  # the zone has no digest of its own
    if memo is None or memo[0] is not crew or memo[1] is not s.lasting or memo[2] is not s.auras:
        memo = s.memo[LOOK + STEP * seat] = crew, s.lasting, s.auras, _vibes(s, seat)
    found: Four = memo[3]
    return found


def _vibes(s: Austin, seat: int) -> Four:
    crew = crew_of(s, seat)
    found, muted = list(crew.vibes), set()
    for row in s.lasting:
        if row.op == EMIT and row.seat == seat:
            found[row.what] += row.n
        elif row.op == MUTE and row.card in crew.cards:
            muted.add(row.card)
    for card, out in zip(crew.cards, crew.cast.outs, strict=True):
        if card in muted:
            found = [a - b for a, b in zip(found, out, strict=True)]
    if s.auras:
        found = [a + b for a, b in zip(found, s.auras[seat], strict=True)]
    return tuple([max(0, n) for n in found])  # type: ignore[return-value]


def is_muted(s: Austin, card: int) -> bool:
    """AP-147."""
    return any(row.op == MUTE and row.card == card for row in s.lasting)


def refresh_auras(s: Austin) -> None:
    """Call it when a lasting Swinger has come or gone: the vibes that those on all tables add (AP-90)."""
    found = [[0, 0, 0, 0] for _ in range(s.seats)]
    for seat in range(s.seats):
        for card in swingers(s, seat):
            for emit in EMITS[s.box[card]][s.kind[card]]:
                for other in OPPONENTS[s.alive, seat] if emit.others else (seat,):
                    found[other][emit.vibe] += emit.n
    s.auras = tuple([(a, b, c, d) for a, b, c, d in found]) if any(map(any, found)) else ()


# -- needs (AP-67, AP-89, AP-144) --------------------------------------------------------------------------------------
def lasting_off(s: Austin, seat: int, what: int) -> int:
    """Vibes fewer by effects that last; what: BONES or SWINGS."""
    return sum([row.n for row in s.lasting if row.op == DISCOUNT and row.seat == seat and row.what == what])


def _off(s: Austin, seat: int, discounts: tuple[Discount, ...], *, helping: bool = False) -> int:
    """Vibes fewer by conditions that look at the whole table."""
    off = 0
    for amount, cond in discounts:
        if cond is None or holds(s, cond, seat, helping=helping):
            off += amount.n if amount.each is None else number(s, amount, seat)
    return off


def bone_off(s: Austin, seat: int) -> int:
    """Vibes that may be missing for any Bone of the seat."""
    crew = s.memo[AGENTS + STEP * seat] or s.digest(AGENTS + STEP * seat)
    off: int = crew.cast.bone_off + (lasting_off(s, seat, BONES) if s.lasting else 0)
    if s.zones[SWINGERS + STEP * seat]:
        off += sum([_off(s, seat, BONE_OFF[s.box[c]][s.kind[c]]) for c in swingers(s, seat)])
    return off


def swing_off(s: Austin, seat: int) -> int:
    """Vibes that may be missing for the box with vibes of any Swinger of the seat."""
    crew = s.memo[AGENTS + STEP * seat] or s.digest(AGENTS + STEP * seat)
    off: int = crew.cast.swing_off + (lasting_off(s, seat, SWINGS) if s.lasting else 0)
    if s.zones[SWINGERS + STEP * seat]:
        off += sum([_off(s, seat, SWING_OFF[s.box[c]][s.kind[c]]) for c in swingers(s, seat)])
    return off


def lacking(need: Four, have: Four) -> Four:
    """By vibe, how much is missing."""
    return tuple([max(0, n - h) for n, h in zip(need, have, strict=True)])  # type: ignore[return-value]


def missing(need: Four, have: Four) -> int:
    """How many vibes are missing, all together."""
    return sum([n - h for n, h in zip(need, have, strict=True) if n > h])


def bones_that_fit(s: Austin, seat: int, cards: list[int], attack: int, *, helping: bool = False) -> list[int]:
    """Those of the seat's Bones whose need its vibes meet; attack: SHAG or KILL (AP-66, AP-67)."""
    needs, kind = NEED[attack], s.kind
    g, sh, r, c = have = vibes(s, seat)
    off = bone_off(s, seat)
    out = []
    for card in cards:
        k = kind[card]
        need = needs[k]
        if need[0] <= g and need[1] <= sh and need[2] <= r and need[3] <= c:
            out.append(card)
        elif off or SELF_OFF[k]:
            more = _off(s, seat, SELF_OFF[k], helping=helping) if SELF_OFF[k] else 0
            if missing(need, have) <= off + more:
                out.append(card)
    return out


def bone_lacks(s: Austin, seat: int, card: int, attack: int) -> Four:
    """What a Bone lacks by vibe, for the words that explain it; discounts are not taken off."""
    return lacking(NEED[attack][s.kind[card]], vibes(s, seat))


def swing_fits(s: Austin, seat: int, card: int, have: Four) -> bool:
    """AP-89: whether the box with vibes may be chosen."""
    need = SWING_NEED[s.kind[card]]
    return all(map(le, need, have)) or missing(need, have) <= swing_off(s, seat)


# -- targets (AP-59 to AP-63) ------------------------------------------------------------------------------------------
def crews_of(s: Austin) -> tuple[list[Crew], int]:
    """All seats' crews, and 1 while the conditional target rules hold (AP-118): an Agent they look for is active."""
    memo, digest = s.memo, s.digest
    crews: list[Crew] = [memo[zone] or digest(zone) for zone in CREWS[s.seats]]
    if s.lasting:
        crews = [crew_of(s, seat) for seat in range(s.seats)]
    conditional = called = False
    for crew in crews:
        if crew.cast.special:
            conditional |= crew.cast.conditional
            called |= crew.cast.called
    return crews, int(conditional and called)


def may_attack(s: Austin, seat: int) -> bool:
    """AP-148: no effect forbids it."""
    return not any(row.op == FORBID and row.seat == seat and row.what == FORBID_ATTACK for row in s.lasting)


def targets(s: Austin, seat: int, agent: int) -> list[int]:
    """Whom one of the seat's Agents may attack now, clockwise; by its role this is to Shag or to Assassinate."""
    if s.lasting and not may_attack(s, seat):
        return []
    crews, rule = crews_of(s)
    crew = crews[seat]
    return hits(s, crews, rule, seat, crew.cast.ways[rule][crew.cards.index(agent)])


def hits(s: Austin, crews: list[Crew], rule: int, seat: int, way: int) -> list[int]:
    """All legal targets for a way to attack."""
    sides = s.sides
    out: list[int] = []
    for other in OPPONENTS[s.alive, seat]:
        crew = crews[other]
        hit = crew.cast.hits[rule][way]
        if hit and (way != BY_KILL or sides[other] != sides[seat]):  # AP-62, AP-63
            cards = crew.cards
            out += [cards[i] for i in hit]
    return out


# -- free plays (AP-45, AP-107, AP-123) --------------------------------------------------------------------------------
def free_way(s: Austin, seat: int, card: int) -> int:
    """How an Agent may be played without an action; PAID: not at all."""
    k = s.kind[card]
    for cond in FREE_ITSELF[k]:
        if holds(s, cond, seat, card):
            return ALWAYS_FREE
    once = giver_of_free(s, seat, card) if s.zones[SWINGERS + STEP * seat] else NONE_GIVES
    if once == UNLIMITED:
        return ALWAYS_FREE
    if SHIP[k] and not s.ship_used:
        return FREE_SHIP
    return PAID if once == NONE_GIVES else FREE_ONCE


NONE_GIVES, UNLIMITED = -1, -2


def giver_of_free(s: Austin, seat: int, card: int) -> int:
    """A lasting Swinger that lets this Agent in free and has not done so in this turn; UNLIMITED for one that always does."""
    found = NONE_GIVES
    for giver in swingers(s, seat):
        for rule in FREES[s.box[giver]][s.kind[giver]]:
            if fits(s, rule.filter, card, giver):
                if not rule.limited:
                    return UNLIMITED
                if not s.used[giver]:
                    found = giver
    return found
