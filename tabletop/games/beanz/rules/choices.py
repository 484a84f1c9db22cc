"""The asks inside attacks and effects: what may be chosen while something resolves."""

from __future__ import annotations

from tabletop.core.ask import PASS, Option
from tabletop.games.beanz.rules.acts import BRANCH, ENTER, GALAXY, LOOK, MOVE, PICK, PLACE, PUT, SWAP, TAKE, TARGET
from tabletop.games.beanz.rules.cards import TYPE
from tabletop.games.beanz.rules.ops import possible
from tabletop.games.beanz.rules.queries import NOTHING, has_target
from tabletop.games.beanz.rules.select import (
    OF_TYPE,
    SELECTS,
    CardType,
    Doer,
    across,
    empty_slots,
    from_source,
    other_targets,
    rings_for,
    sharpshoot_targets,
)
from tabletop.games.beanz.rules.table import COSMOS, DECK, HAND, LOOT, OPPOSITE_LOOT, SLOTS, Beanz, rules
from tabletop.games.beanz.rules.table import GALAXY as GALAXY_OF


# -- attacks -----------------------------------------------------------------------------------------------------------
@rules.query
def blitz_galaxy(s: Beanz, _seat: int) -> list[Option]:
    """MB-87: one in which a participant could attack; the place is the enemy's Space Loot there."""
    assert s.attack, "a Blitz is going on"
    zones = {OPPOSITE_LOOT[s.at[card]] for card in s.attack.cards if has_target(s, card)}
    return [(GALAXY, -1, zone) for zone in sorted(zones)]


@rules.query
def target_defence(s: Beanz, _seat: int, ring: int) -> list[Option]:
    """MB-78: the defender names any of the Beans across from that slot."""
    assert s.attack, "an attack is going on"
    return [(TARGET, card, s.attack.cards[0]) for card in across(s, ring)]


@rules.query
def target_attack(s: Beanz, seat: int) -> list[Option]:
    """MB-85: a Sharpshoot picks in any Galaxy."""
    assert s.attack, "an attack is going on"
    return [(TARGET, card, s.attack.cards[0]) for card in sharpshoot_targets(s, seat)]


@rules.query
def other_target(s: Beanz, _seat: int) -> list[Option]:
    """MB-146."""
    assert s.attack, "an attack is going on"
    return [(TARGET, card, s.attack.cards[0]) for card in other_targets(s)]


# -- effects on the mats -----------------------------------------------------------------------------------------------
@rules.query
def effect_galaxy(s: Beanz, seat: int, number: int, card: int) -> list[Option]:
    rings = rings_for(s, Doer(seat, card), SELECTS[number])
    found = sorted({GALAXY_OF[ring] for ring in rings})
    return [(GALAXY, -1, loot_in(1 - seat, galaxy)) for galaxy in found]


def loot_in(seat: int, galaxy: int) -> int:
    """A seat's Space Loot in a physical Galaxy."""
    return LOOT + 3 * seat + (galaxy if seat == 0 else 2 - galaxy)


@rules.query
def effect_bean(s: Beanz, seat: int, number: int, card: int, target: int, galaxy: int) -> list[Option]:
    """A Bean, or for a sweep the Cosmos card; fewer if the text says "up to"."""
    which = SELECTS[number]
    layer = COSMOS if which.op == "clear_cosmos" else 0
    found = [(PICK, s.zones[layer + ring][0], -1) for ring in rings_for(s, Doer(seat, card, target), which, galaxy)]
    return [PASS, *found] if which.upto else found


@rules.query
def move_bean(s: Beanz, seat: int, number: int, card: int, target: int) -> list[Option]:
    """A Bean to an empty slot of its mat (MB-150)."""
    out = []
    for ring in rings_for(s, Doer(seat, card, target), SELECTS[number]):
        bean = s.zones[ring][0]
        out += [(MOVE, bean, slot) for slot in empty_slots(s, ring // SLOTS)]
    return out


@rules.query
def swap_beans(s: Beanz, seat: int) -> list[Option]:
    cards = [zone[0] for zone in s.zones[SLOTS * seat : SLOTS * seat + SLOTS] if zone]
    return [PASS, *((SWAP, a, b) for a in cards for b in cards if a != b)]


@rules.query
def enter_bean(s: Beanz, seat: int, source: str, max_rank: str, card: int) -> list[Option]:
    """MB-59: any fitting Bean into any empty slot; nothing when the hand holds none."""
    slots = empty_slots(s, seat)
    beans = from_source(s, Doer(seat, card), source, "bean", max_rank)
    return [(ENTER, bean, slot) for bean in beans for slot in slots] or NOTHING


@rules.query
def place_cosmos(s: Beanz, seat: int, source: str, card: int) -> list[Option]:
    first = COSMOS + SLOTS * seat
    cards = from_source(s, Doer(seat, card), source, "cosmos")
    return [(PLACE, cosmos, zone) for cosmos in cards for zone in range(first, first + SLOTS)] or NOTHING


@rules.query
def effect_option(s: Beanz, seat: int, branches: tuple[int, ...], card: int) -> list[Option]:
    return [(BRANCH, -1, n) for n, number in enumerate(branches) if possible(s, Doer(seat, card), number)]


# -- effects on cards --------------------------------------------------------------------------------------------------
@rules.query
def pick_discard(s: Beanz, seat: int, kind: CardType, card: int, chosen: tuple[int, ...], upto: bool) -> list[Option]:
    found = [
        (TAKE, c, DECK + seat if upto else HAND + seat)
        for c in reversed(from_source(s, Doer(seat, card), "discard", kind))
        if c not in chosen
    ]
    return [PASS, *found] if upto else found


@rules.query
def pick_looked(s: Beanz, seat: int, count: int, kind: CardType) -> list[Option]:
    """MB-143: one of the cards looked at; nothing when none fits, which nobody else is to see."""
    cards, types = s.zones[DECK + seat][:count], OF_TYPE[kind]
    return [(TAKE, c, HAND + seat) for c in cards if s.kind[c] < len(TYPE) and TYPE[s.kind[c]] in types] or NOTHING


@rules.query
def pick_loot(s: Beanz, seat: int) -> list[Option]:
    zones = range(LOOT + 3 * seat, LOOT + 3 * seat + 3)
    return [(LOOK, card, zone) for zone in zones for card in s.zones[zone]]


@rules.query
def swap_loot(s: Beanz, seat: int, zone: int) -> list[Option]:
    """MB-145: the card looked at is among the hand now; whichever goes back, it looks alike."""
    return [(PUT, card, zone) for card in s.zones[HAND + seat]]
