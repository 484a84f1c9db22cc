"""The table of Mighty Beanz: zones, columns, the deal. Sections 2 and 3 of the rules.

The two mats are one ring of 14 slots: index 7 * seat + slot (MB-7). The Bean of a ring index lies in the zone of that number,
the Cosmos card under it in zone COSMOS + index.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self

from tabletop.core.layout import Layout, Zone
from tabletop.core.rules import Rules
from tabletop.core.table import Table, own
from tabletop.games.beanz.rules.cards import ACTION_CARD, ANSWERS, BEAN, COSMOS_CARD, COST, INSTANT, TYPE
from tabletop.games.beanz.rules.decks import pick_deck
from tabletop.games.beanz.rules.options import CONCEDE_ALLOWED, EXPERT, GUESS_FIRST, first_points, flags

RING, SLOTS = 14, 7
COSMOS, HAND, DECK, DISCARD, LOOT, STACK = 14, 28, 30, 32, 34, 40  # first zone of each group
LOOT_PILE = 2  # cards at a place at the start (MB-9)
HALF_OF = (0, 0, 1, 1, 1, 2, 2)
HALVES = ((0, 1), (2, 3, 4), (5, 6))
HEADZ_UP, BOTTOMZ_UP, SIDEWAYZ = range(3)
HAND_SIZE, HAND_LIMIT, BUYS = 5, 7, 3
DRAIN_LIMIT = 3

rules = Rules("beanz")


class Pending(NamedTuple):
    """What waits for the next Bean Attack of this turn (MB-89): the card it came from, and a sum, doublings, modes."""

    card: int
    add: int
    doubles: int
    mode: int


class Attack(NamedTuple):
    """The Bean Attack that is being carried out; everything in it is public.

    cards: the attacking Beans in announced order; target: a card, -1 before it is known, ring: its slot; topple: 1 the
    attackers fall afterwards, 2 they fall if the attack fails, 4 the target has fallen; first: it is the first one of the turn.
    """

    seat: int
    cards: tuple[int, ...]
    mode: int
    boosts: tuple[Pending, ...]
    first: bool
    target: int = -1
    ring: int = -1
    defence_add: int = 0
    topple: int = 0


class Thing(NamedTuple):
    """Something announced that may be answered: its window, who did it, the card, and where to (a zone or -1)."""

    window: int
    seat: int
    card: int
    spot: int


class Beanz(Table):
    """pos: position of each card on a mat; once: it has given its points this turn (MB-139).

    points, bought, beans_played, attacks: of this turn; off_bean, off_spin: discounts that wait (MB-138); pending: modifiers
    of the next attack; attack: () or the open one; things: what is announced, newest last; drained, lucky: per seat points off
    the next turn (MB-140) and flicks more (MB-141); turns: begun so far; ending, winners: "" and () while the game goes on;
    tied: the ending that a shoot-off decides.
    """

    BYTES = (*Table.BYTES, "pos", "once")
    PLAIN = (
        *Table.PLAIN,
        "house",
        "first_points",
        "points",
        "bought",
        "beans_played",
        "attacks",
        "off_bean",
        "off_spin",
        "pending",
        "attack",
        "things",
        "drained",
        "lucky",
        "turns",
        "ending",
        "winners",
        "tied",
    )
    SHARED = (*Table.SHARED, "house", "first_points")
    COUNTERS: ClassVar = {"points": range(100)}
    __slots__ = own(BYTES, PLAIN)
    pos: bytearray
    once: bytearray
    house: int
    first_points: int
    points: int
    bought: int
    beans_played: int
    attacks: int
    off_bean: int
    off_spin: int
    pending: tuple[Pending, ...]
    attack: Attack | tuple[()]
    things: tuple[Thing, ...]
    drained: tuple[int, int]
    lucky: tuple[int, int]
    turns: int
    ending: str
    winners: tuple[int, ...]
    tied: str

    def sorted_away(self, seat: int) -> Self:
        """As in core; a search never thinks about giving up (MB-24)."""
        s = super().sorted_away(seat)
        s.house &= ~CONCEDE_ALLOWED
        return s

    @classmethod
    def from_plain(cls, layout: Layout, data: dict[str, Any]) -> Self:
        s = super().from_plain(layout, data)
        s.pending = tuple([Pending(*p) for p in s.pending])
        s.things = tuple([Thing(*x) for x in s.things])
        if s.attack:
            s.attack = Attack(*s.attack)._replace(boosts=tuple([Pending(*p) for p in s.attack[3]]))
        return s


# -- places ------------------------------------------------------------------------------------------------------------
def half_of(ring: int) -> int:
    """The half Galaxy of a ring index as its owner counts."""
    return HALF_OF[ring % SLOTS]


def galaxy_of(ring: int) -> int:
    """The physical Galaxy: left, middle, right as seat 0 sees it (glossary)."""
    half = HALF_OF[ring % SLOTS]
    return half if ring < SLOTS else 2 - half


def half_rings(seat: int, half: int) -> tuple[int, ...]:
    return tuple(SLOTS * seat + slot for slot in HALVES[half])


GALAXY = tuple(map(galaxy_of, range(RING)))
RINGS = {(seat, half): half_rings(seat, half) for seat in range(2) for half in range(3)}
GALAXIES = ("pink", "blue", "golden")  # from left to right as seat 0 sees them
ACROSS = tuple(RINGS[1 - ring // SLOTS, 2 - half_of(ring)] for ring in range(RING))  # the slots an attack reaches
OPPOSITE_LOOT = tuple(LOOT + 3 * (1 - ring // SLOTS) + 2 - half_of(ring) for ring in range(RING))


def loot_size(s: Beanz) -> int:
    """Space Loot cards at each place at the start (MB-9)."""
    return LOOT_PILE + 1 if s.house & EXPERT else LOOT_PILE


def captured(s: Beanz, seat: int) -> int:
    """Space Loot captured over all halves; it is derived, never stored (MB-97)."""
    return 3 * loot_size(s) - sum([len(s.zones[LOOT + 3 * seat + half]) for half in range(3)])


# -- zones -------------------------------------------------------------------------------------------------------------
class Held:
    """Digest of a hand: Beans as (card, cost), Actions and Cosmos cards as (card, kind, cost), Instants as (card, window)."""

    __slots__ = ("actions", "beans", "cosmos", "instants")

    def __init__(self, kind: bytearray, cards: tuple[int, ...]) -> None:
        self.beans: list[tuple[int, int]] = []
        self.actions: list[tuple[int, int, int]] = []
        self.cosmos: list[tuple[int, int]] = []
        self.instants: list[tuple[int, int]] = []
        for card in cards:
            what, k, number = PRINTED[kind[card]]
            if what == BEAN:
                self.beans.append((card, number))
            elif what == ACTION_CARD:
                self.actions.append((card, k, number))
            elif what == COSMOS_CARD:
                self.cosmos.append((card, number))
            else:
                self.instants.append((card, number))


PRINTED = tuple((what, k, ANSWERS[k] if what == INSTANT else COST[k]) for k, what in enumerate(TYPE))


@cache
def layout(seats: int) -> Layout:
    zones = [Zone(f"bean{slot}", seat, "all", room=1) for seat in range(seats) for slot in range(SLOTS)]
    zones += [Zone(f"cosmos{slot}", seat, "all", room=1) for seat in range(seats) for slot in range(SLOTS)]
    zones += [Zone("hand", seat, "owner") for seat in range(seats)]
    zones += [Zone("deck", seat, "none", ordered=True, front=True) for seat in range(seats)]
    zones += [Zone("discard", seat, "all", ordered=True) for seat in range(seats)]
    zones += [Zone(f"loot{half}", seat, "none", room=LOOT_PILE) for seat in range(seats) for half in range(3)]
    zones.append(Zone("stack", None, "all", ordered=True, room=0))
    beans, cosmos = [what == BEAN for what in TYPE], [what == COSMOS_CARD for what in TYPE]
    fits = {f"bean{slot}": beans for slot in range(SLOTS)} | {f"cosmos{slot}": cosmos for slot in range(SLOTS)}
    return Layout(seats, zones, {"hand": Held}, fits)


def new(seats: int, seed: int, options: dict[str, str]) -> Beanz:
    """Shuffled decks, Space Loot and hands dealt (MB-8 to MB-10). The top of a deck is the front of its zone."""
    house = flags(options)
    decks = [pick_deck(options, seat, seed) for seat in range(seats)]
    owner = bytes(len(decks[0])) + bytes([1]) * len(decks[1])
    s = Beanz(layout(seats), decks[0] + decks[1], STACK, seed, owner)
    s.pos, s.once = bytearray(len(owner)), bytearray(len(owner))
    s.house, s.first_points = house, first_points(options)
    s.points = s.bought = s.beans_played = s.attacks = s.off_bean = s.off_spin = s.turns = 0
    s.pending, s.attack, s.things, s.drained, s.lucky = (), (), (), (0, 0), (0, 0)
    s.ending, s.winners, s.tied = "", (), ""
    s.zones[STACK], first = (), 0
    for seat, deck in enumerate(decks):
        cards = tuple(range(first, first + len(deck)))
        first += len(deck)
        s.put(cards, DECK + seat)
        s.shuffle(DECK + seat)
        for half in range(3):
            cards = deal(s, cards, loot_size(s), LOOT + 3 * seat + half)
        cards = deal(s, cards, HAND_SIZE, HAND + seat)
        s.zones[DECK + seat] = cards
    if options["first_player"] == "coin":
        s.turn = s.rand(2)
    elif not house & GUESS_FIRST:
        s.turn = int(options["first_player"] == "seat1")
    return s


def deal(s: Beanz, cards: tuple[int, ...], count: int, zone: int) -> tuple[int, ...]:
    """From the top of a shuffled deck into an empty zone; what is left."""
    s.put(cards[:count], zone)
    return cards[count:]


def rematch(options: Mapping[str, str], winners: tuple[int, ...], shift: int, _seed: int) -> dict[str, str]:
    """House rules of the next game. `winners` of the last one; by `shift` places everybody moves on."""
    hid, how = int(options["hider"] == "seat1"), options["next_hider"]
    if how == "seat0":
        return {"hider": "seat0"}
    person = 1 - winners[0] if how == "last_loser" and len(winners) == 1 else 1 - hid
    return {"hider": f"seat{(person - shift) % 2}"}
