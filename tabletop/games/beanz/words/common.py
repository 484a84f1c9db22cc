"""Small parts of sentences."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.ask import UNKNOWN
from tabletop.games.beanz.rules.cards import CARDS, TEAM_OF, TEAMS
from tabletop.games.beanz.rules.table import COSMOS, GALAXIES, GALAXY, HAND, LOOT, SLOTS, Beanz, half_of, half_rings
from tabletop.games.beanz.texts import tr


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return CARDS[kind].name if kind != UNKNOWN else tr("unseen-card")


def galaxy_of_half(seat: int, half: int) -> str:
    """The Galaxy of a seat's half, by its colour, as messages choose by it."""
    return GALAXIES[half if seat == 0 else 2 - half]


def galaxy_of(zone: int) -> str:
    """The Galaxy in which a zone on the mats lies, "none" for -1."""
    if LOOT <= zone < LOOT + 6:
        return galaxy_of_half((zone - LOOT) // 3, (zone - LOOT) % 3)
    return GALAXIES[GALAXY[_ring(zone)]] if zone >= 0 else "none"


def beside(s: Beanz, zone: int) -> list[str]:
    """The names of the Beans that lie next to a slot."""
    return [] if LOOT <= zone < LOOT + 6 else [title(s.kind[card]) for card in _next_to(s, _ring(zone))]


def side_of(zone: int) -> str:
    """Which of the slots of its half it is as its owner sees them, as messages choose by it; "none" for what is no slot."""
    if zone < 0 or LOOT <= zone < LOOT + 6:
        return "none"
    slots = half_rings(_ring(zone) // SLOTS, half_of(_ring(zone)))
    places = {slots[0]: "left", slots[-1]: "right"}
    return places.get(_ring(zone), "middle")


def _next_to(s: Beanz, ring: int) -> Iterator[int]:
    """The Beans in the slots on both sides of one, on the same mat."""
    for other in (ring - 1, ring + 1):
        if other >= 0 and other // SLOTS == ring // SLOTS:
            yield from s.zones[other]


def _ring(zone: int) -> int:
    return zone - COSMOS if COSMOS <= zone < HAND else zone


def team_name(team: str) -> str:
    return TEAMS[TEAM_OF[team]].name if team in TEAM_OF else tr("every-team")
