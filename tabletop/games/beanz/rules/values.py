"""The arithmetic of boosts: what a Bean is worth in attack, in defence and in a domino (MB-79, MB-119).

Everything is computed from the mats, nothing is stored (MB-97). Values come as labelled terms, for forecasts and the log.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.beanz.rules.cards import (
    ASTEROIDS,
    ATTACK,
    MMP,
    MOON,
    NEIGHBOUR_DEFENCE,
    RANK,
    SELF_DEFENCE,
    SELF_MMP_UNDERDOG,
    TEAM,
    TEAM_BOOST,
    WILD,
    Boost,
    Power,
)
from tabletop.games.beanz.rules.table import COSMOS, HEADZ_UP, RING, SIDEWAYZ, SLOTS, Attack, Beanz

TEAM_BONUS = 50
PRINTED, OWN_POWER, TEAM_MATE, HEADZ_BOOST, AURA, A_MOON, PLUS, PENDING, ASTEROID_FIELD, INSTANT_BOOST = range(10)
LABELS = (  # a message "sum-..." says each
    "printed",
    "own-power",
    "team-bonus",
    "headz-up",
    "neighbour",
    "moon",
    "attack-bonus",
    "boost",
    "asteroid-field",
    "instant",
)
FAILS, TOPPLES, KNOCKS_OFF, BLOWOUT = range(4)
NEIGHBOURS = tuple(((ring - 1) % RING, (ring + 1) % RING) for ring in range(RING))  # MB-7
WHOEVER = "any", "first_attack"  # what a Bean Attack adds for them does not depend on its target


class Term(NamedTuple):
    """One summand: which label, how much, and the card it comes from."""

    label: int
    amount: int
    card: int


class Comparison(NamedTuple):
    """An attack against one target, in numbers. `result` is FAILS, TOPPLES, KNOCKS_OFF or BLOWOUT."""

    attack: tuple[Term, ...]
    doubles: int
    total: int
    defence: tuple[Term, ...]
    against: int
    result: int


def count_beans(s: Beanz, seat: int) -> int:
    return sum([1 for zone in s.zones[SLOTS * seat : SLOTS * seat + SLOTS] if zone])


def is_wild(s: Beanz, card: int) -> bool:
    """MB-136: a member of every team, while Headz-up."""
    return WILD[s.kind[card]] and s.pos[card] == HEADZ_UP


def team_bonus(s: Beanz, ring: int, card: int) -> int:
    """MB-91 to MB-93: once, for a ring neighbour that is another card of the same team, in any position."""
    kind = s.kind[card]
    team, wild = TEAM[kind], WILD[kind] and s.pos[card] == HEADZ_UP
    for n in NEIGHBOURS[ring]:
        zone = s.zones[n]
        if zone:
            other = s.kind[zone[0]]
            if other != kind:
                mate = TEAM[other]
                wild_mate = WILD[other] and s.pos[zone[0]] == HEADZ_UP
                if mate == team >= 0 or (wild and (wild_mate or mate >= 0)) or (wild_mate and team >= 0):
                    return TEAM_BONUS
    return 0


def headz_boost(s: Beanz, ring: int, card: int) -> tuple[int, int]:
    """MB-94: the largest team boost by a Headz-up power of the same controller, and its giver (-1 for none)."""
    zones, kind, pos = s.zones, s.kind, s.pos
    team, wild = TEAM[kind[card]], is_wild(s, card)
    best, giver = 0, -1
    base = ring - ring % SLOTS
    for place in range(base, base + SLOTS):
        zone = zones[place]
        if zone and TEAM_BOOST[kind[zone[0]]][1] > best and pos[zone[0]] == HEADZ_UP:
            boosted, amount = TEAM_BOOST[kind[zone[0]]]
            if boosted == team or wild:
                best, giver = amount, zone[0]
    return best, giver


def auras(s: Beanz, ring: int) -> list[Term]:
    """MB-94: Headz-up neighbours of the same controller whose power defends whoever lies next to them; each adds."""
    terms = []
    for n in NEIGHBOURS[ring]:
        zone = s.zones[n]
        if zone and NEIGHBOUR_DEFENCE[s.kind[zone[0]]] and s.pos[zone[0]] == HEADZ_UP and n // SLOTS == ring // SLOTS:
            terms.append(Term(AURA, NEIGHBOUR_DEFENCE[s.kind[zone[0]]], zone[0]))
    return terms


def self_boost(s: Beanz, ring: int, card: int, *, defending: bool) -> int:
    kind = s.kind[card]
    if s.pos[card] != HEADZ_UP:
        return 0
    amount = SELF_DEFENCE[kind] if defending else 0
    seat = ring // SLOTS
    if SELF_MMP_UNDERDOG[kind] and count_beans(s, seat) < count_beans(s, 1 - seat):
        amount += SELF_MMP_UNDERDOG[kind]
    return amount


def cosmos_boost(s: Beanz, ring: int, card: int, boosts: tuple[Boost | None, ...]) -> tuple[int, int]:
    """MB-72: the largest single match of the Cosmos card in the slot, and that card (-1 for none)."""
    zone = s.zones[COSMOS + ring]
    boost = boosts[s.kind[zone[0]]] if zone else None
    if boost is None:
        return 0, -1
    kind, amount = s.kind[card], boost.any_amount
    if boost.rank == RANK[kind]:
        amount = max(amount, boost.rank_amount)
    if boost.team >= 0 and (boost.team == TEAM[kind] or is_wild(s, card)):
        amount = max(amount, boost.team_amount)
    return amount, zone[0]


def base_terms(s: Beanz, ring: int, card: int, *, defending: bool) -> list[Term]:
    """What counts in attack, defence and domino alike (MB-90), with defence boosts by Headz-up powers if `defending`."""
    terms = [Term(PRINTED, MMP[s.kind[card]], card)]
    if own := self_boost(s, ring, card, defending=defending):
        terms.append(Term(OWN_POWER, own, card))
    if bonus := team_bonus(s, ring, card):
        terms.append(Term(TEAM_MATE, bonus, card))
    amount, giver = headz_boost(s, ring, card)
    if amount:
        terms.append(Term(HEADZ_BOOST, amount, giver))
    if defending:
        terms += auras(s, ring)
    return terms


def plus(s: Beanz, attack: Attack, card: int, power: Power) -> int:
    """What a Bean Attack adds against this target (MB-149)."""
    target, versus = attack.target, power.versus
    if versus == "any":
        applies = True
    elif versus == "first_attack":
        applies = attack.first
    elif versus == "headz_up":
        applies = s.pos[target] == HEADZ_UP
    elif versus == "sidewayz":
        applies = s.pos[target] == SIDEWAYZ
    elif versus == "rookie":
        applies = RANK[s.kind[target]] == 0
    elif versus == "no_cosmos":
        applies = not s.zones[COSMOS + attack.ring]
    else:
        applies = RANK[s.kind[target]] > RANK[s.kind[card]]
    return power.plus if applies else 0


def attack_terms(s: Beanz, attack: Attack) -> list[Term]:
    """MB-79, without the doubling. The attackers count as they lie: Bottomz-up."""
    terms = []
    for card in attack.cards:
        ring, power = s.at[card], ATTACK[s.kind[card]]
        assert power is not None, "only a Bean with Bean Attack attacks (MB-42)"
        terms += base_terms(s, ring, card, defending=False)
        amount, moon = cosmos_boost(s, ring, card, MOON)
        if amount:
            terms.append(Term(A_MOON, amount, moon))
        if power.plus and (amount := plus(s, attack, card, power)):
            terms.append(Term(PLUS, amount, card))
    return terms + [Term(PENDING, boost.add, boost.card) for boost in attack.boosts if boost.add]


def sure_terms(s: Beanz, attack: Attack) -> list[Term]:
    """Those of a single attacker that count against whomever."""
    power = ATTACK[s.kind[attack.cards[0]]]
    sure = power is not None and power.versus in WHOEVER
    return [term for term in attack_terms(s, attack) if sure or term.label != PLUS]


def defence_terms(s: Beanz, ring: int, *, asteroids: bool = True, add: int = 0) -> list[Term]:
    """MB-79, and without `add` what resists a domino (MB-147)."""
    card = s.zones[ring][0]
    terms = base_terms(s, ring, card, defending=True)
    if asteroids:
        amount, field = cosmos_boost(s, ring, card, ASTEROIDS)
        if amount:
            terms.append(Term(ASTEROID_FIELD, amount, field))
    if add:
        terms.append(Term(INSTANT_BOOST, add, card))
    return terms


def worth(terms: list[Term]) -> int:
    return sum([term[1] for term in terms])


def fight(s: Beanz, attack: Attack) -> Comparison:
    """The comparison of an attack whose target is known (MB-80 to MB-82)."""
    gains = attack_terms(s, attack)
    doubles = sum([boost.doubles for boost in attack.boosts])
    asteroids = not any(ATTACK[s.kind[card]].ignores_asteroids for card in attack.cards)  # type: ignore[union-attr]
    losses = defence_terms(s, attack.ring, asteroids=asteroids, add=attack.defence_add)
    total, against = worth(gains) << doubles, worth(losses)
    if total < against:
        result = FAILS
    elif total >= 2 * against:
        result = BLOWOUT
    else:
        result = KNOCKS_OFF if s.pos[attack.target] == SIDEWAYZ else TOPPLES
    return Comparison(tuple(gains), doubles, total, tuple(losses), against, result)


def push_value(s: Beanz, ring: int) -> int:
    """What a falling Bean throws at its neighbour (MB-119)."""
    return worth(base_terms(s, ring, s.zones[ring][0], defending=False))


def resist_value(s: Beanz, ring: int) -> int:
    return worth(defence_terms(s, ring))
