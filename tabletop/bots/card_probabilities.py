"""What a seat could count: how likely each kind of card is in a hidden place, for all that it has seen.

Every deal of the hidden cards that fits is equally likely here; what others did says nothing, but what all know that a hand
cannot hold (`Table.cannot_hold`). Whose cards come from a deck of their own cannot be counted by others.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random
from typing import NamedTuple

from tabletop.core.game import Game
from tabletop.core.layout import Zone
from tabletop.core.table import Table

DEALS = 400  # of the hidden cards, where not all that can be counted are equally likely


class HiddenCount(NamedTuple):
    """A place with hidden cards: zone; hidden: how many of its cards are not seen; chances: (kind, chance), the likeliest
    first. hand: the chance is that of at least one of them there, else that the next card is one.
    """

    zone: int
    hand: bool
    hidden: int
    chances: tuple[tuple[int, float], ...]


def counts(known: Game, seat: int) -> tuple[HiddenCount, ...]:
    """All places that `seat` can count, from `game.knowledge(seat)`: others' hands, then piles."""
    table = known.table
    zones = [
        place
        for place, zone in enumerate(table.layout.zones)
        if countable(table, zone, seat) and any(not table.seen[card] >> seat & 1 for card in table.zones[place])
    ]
    if table.cannot_hold():
        found = _sampled(known, seat, zones)
    else:
        found = [(_hand if _is_hand(table, zone) else _pile)(table, seat, zone) for zone in zones]
    return tuple(sorted(found, key=lambda count: not count.hand))


def _is_hand(table: Table, zone: int) -> bool:
    return table.layout.zones[zone].faces == "owner"


def _sampled(known: Game, seat: int, zones: list[int]) -> list[HiddenCount]:
    """The same where not every kind may lie everywhere: counted in deals that fit."""
    tables = [known.determinised(seat, Random(deal)).table for deal in range(DEALS)]
    found = []
    for zone in zones:
        hand, cards = _is_hand(known.table, zone), known.table.zones[zone]
        often: Counter[int] = Counter()
        for table in tables:
            often.update({table.kind[card] for card in (cards if hand else cards[-1:])})
        hidden = sum(not known.table.seen[card] >> seat & 1 for card in cards)
        found.append(HiddenCount(zone, hand, hidden, _ranked({kind: count / DEALS for kind, count in often.items()})))
    return found


def countable(table: Table, zone: Zone, seat: int) -> bool:
    """Others' hands and the pile where all cards have one back; where everybody has an own deck, the own one."""
    common = len(set(table.owner)) == 1
    if zone.faces == "owner":
        return common and zone.seat not in (None, seat)
    return zone.faces == "none" and zone.ordered and (common if zone.seat is None else zone.seat == seat)


def _unseen(table: Table, seat: int, owner: int) -> dict[int, int]:
    """How many cards of each kind with this back the seat does not see."""
    found: dict[int, int] = {}
    for card, kind in enumerate(table.kind):
        if table.owner[card] == owner and not table.seen[card] >> seat & 1:
            found[kind] = found.get(kind, 0) + 1
    return found


def _hand(table: Table, seat: int, zone: int) -> HiddenCount:
    cards = table.zones[zone]
    hidden = [card for card in cards if not table.seen[card] >> seat & 1]
    sure = {table.kind[card] for card in cards if card not in hidden}
    unseen = _unseen(table, seat, table.owner[hidden[0]])
    every = sum(unseen.values())
    ways = comb(every, len(hidden))
    chances = {kind: 1 - comb(every - count, len(hidden)) / ways for kind, count in unseen.items()}
    return HiddenCount(zone, True, len(hidden), _ranked(chances | dict.fromkeys(sure, 1.0)))


def _pile(table: Table, seat: int, zone: int) -> HiddenCount:
    """The next card lies last."""
    cards = table.zones[zone]
    hidden = sum(not table.seen[card] >> seat & 1 for card in cards)
    if table.seen[cards[-1]] >> seat & 1:
        return HiddenCount(zone, False, hidden, ((table.kind[cards[-1]], 1.0),))
    unseen = _unseen(table, seat, table.owner[cards[-1]])
    every = sum(unseen.values())
    return HiddenCount(zone, False, hidden, _ranked({kind: count / every for kind, count in unseen.items()}))


def _ranked(chances: dict[int, float]) -> tuple[tuple[int, float], ...]:
    return tuple(sorted(chances.items(), key=lambda entry: (-entry[1], entry[0])))
