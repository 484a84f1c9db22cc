"""Chosen cards in chosen places: a game that is dealt so, for lessons and pictures; a bare position, for tests of rules."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from tabletop.core.definition import Definition
from tabletop.core.table import Table
from tabletop.core.toml_loader import nearest
from tabletop.i18n import tr


class ArrangedZone(NamedTuple):
    """The cards of one zone by their ids, the topmost first. `seat` None: a zone of the whole table."""

    zone: str
    cards: tuple[str, ...]
    seat: int | None = None


def arranged(definition: Definition, places: Sequence[ArrangedZone], turn: int | None = None) -> Definition:
    """The same game with another first deal; `turn`: whose turn is the first.

    The fullest zone (the pile that is dealt from; where seats bring decks of their own, each has one) has its named cards
    on top; every other named zone holds exactly its own. All else stays as the seed deals it. LookupError names a zone or a
    card that there is not; starting the game raises ValueError when a kind is named more often than the deck has it.
    """
    kinds = _kinds(definition, (name for place in places for name in place.cards))

    def new(seats: int, seed: int, options: dict[str, str]) -> Table:
        table = definition.new(seats, seed, options)
        wanted = {
            table.layout.find(place.zone, place.seat): [kinds[name] for name in place.cards]
            for place in places
            if place.seat is None or place.seat < seats
        }
        _fill(table, wanted)
        _swap(table, wanted)
        table.seen = array("H", [table.layout.sight[zone] for zone in table.at])
        if turn is not None:
            table.turn = turn
        return table

    return replace(definition, new=new)


def laid(definition: Definition, zones: Mapping[int, Sequence[str]], seats: int, options: dict[str, str]) -> Table:
    """A position in the game: a table with these cards and no others, by their ids; all else as before the first move.

    zones: by number of the zone, in the zone's own order; cards are numbered in the order of the mapping. Where seats bring
    decks of their own, a card is of the seat in whose zone it lies. What the game keeps of single cards in bytes is 0.
    LookupError names a card that there is not.
    """
    kinds = _kinds(definition, (name for names in zones.values() for name in names))
    table = definition.new(seats, 1, options)
    layout, own = table.layout, any(table.owner)
    table.kind, table.at, table.owner = bytearray(), bytearray(), bytearray()
    table.zones, table.memo = [()] * len(layout.zones), layout.empty[:]
    for zone, names in zones.items():
        table.zones[zone] = tuple(range(len(table.kind), len(table.kind) + len(names)))
        table.kind += bytes([kinds[name] for name in names])
        table.at += bytes([zone]) * len(names)
        table.owner += bytes([(layout.zones[zone].seat or 0) if own else 0]) * len(names)
    table.seen = array("H", [layout.sight[zone] for zone in table.at])
    for column in set(table.BYTES) - set(Table.BYTES):
        setattr(table, column, bytearray(len(table.kind)))
    return table


def _kinds(definition: Definition, names: Iterable[str]) -> dict[str, int]:
    """Kinds by the id of their card; LookupError when one of the names is none."""
    kinds = {card.id: kind for kind, card in enumerate(definition.cards)}
    for name in names:
        if name not in kinds:
            raise LookupError(tr("core-no-card", card=repr(name), nearest=nearest(name, kinds)))
    return kinds


def _fill(table: Table, wanted: dict[int, list[int]]) -> None:
    """Give every zone its number of cards, from and to the fullest with such backs."""
    zones = table.zones
    for zone, kinds in wanted.items():
        fullest = _fullest(table, table.layout.zones[zone].seat)
        while zone != fullest and len(zones[zone]) > len(kinds):
            table.move(zones[zone][-1], fullest)
        while len(zones[zone]) < len(kinds):
            table.move(zones[fullest][-1], zone)


def _fullest(table: Table, seat: int | None) -> int:
    """The pile that a seat's cards come from: its own deck, or that of the whole table."""
    zones, owner = table.zones, table.owner
    own = [zone for zone, cards in enumerate(zones) if cards and owner[cards[0]] == seat]
    return max(own or range(len(zones)), key=lambda zone: len(zones[zone]))


def _swap(table: Table, wanted: dict[int, list[int]]) -> None:
    """Let cards with the same back change what they are, until the named ones lie where they shall."""
    kind, owner, settled = table.kind, table.owner, set[int]()
    for zone, kinds in wanted.items():
        for card, want in zip(reversed(table.zones[zone]), kinds, strict=False):
            if kind[card] != want:
                fits = (c for c in range(len(kind)) if kind[c] == want and owner[c] == owner[card] and c not in settled)
                other = next(fits, -1)
                if other < 0:
                    raise ValueError(tr("core-too-few-cards", kind=want))
                kind[card], kind[other] = kind[other], kind[card]
            settled.add(card)
    for zone in range(len(table.zones)):
        table.memo[zone] = None
