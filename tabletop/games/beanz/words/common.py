"""Small parts of sentences."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.ask import UNKNOWN
from tabletop.games.beanz.rules.cards import CARDS, TEAM_OF, TEAMS
from tabletop.games.beanz.rules.table import COSMOS, GALAXIES, GALAXY, HAND, LOOT, SLOTS, Beanz

SIDES = ("left", "right")
ANY_TEAM = "Every team"


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return CARDS[kind].name if kind != UNKNOWN else "a card"


def galaxy(number: int) -> str:
    return f"the {GALAXIES[number]} Galaxy"


def galaxy_of_half(seat: int, half: int) -> str:
    return galaxy(half if seat == 0 else 2 - half)


def place(zone: int) -> str:
    """Where on the mats a zone lies, in words."""
    if LOOT <= zone < LOOT + 6:
        return galaxy_of_half((zone - LOOT) // 3, (zone - LOOT) % 3)
    return galaxy_at(zone)


def place_beside(s: Beanz, zone: int) -> str:
    """The same, with the Beans that lie next to it: "the blue Galaxy, beside Cow Bean"."""
    beside = [] if LOOT <= zone < LOOT + 6 else [title(s.kind[card]) for card in _next_to(s, _ring(zone))]
    return place(zone) + (f", beside {' and '.join(beside)}" if beside else "")


def _next_to(s: Beanz, ring: int) -> Iterator[int]:
    """The Beans in the slots on both sides of one, on the same mat."""
    for other in (ring - 1, ring + 1):
        if other >= 0 and other // SLOTS == ring // SLOTS:
            yield from s.zones[other]


def galaxy_at(zone: int) -> str:
    """The Galaxy of a slot."""
    return galaxy(GALAXY[_ring(zone)])


def _ring(zone: int) -> int:
    return zone - COSMOS if COSMOS <= zone < HAND else zone


def team_name(team: str) -> str:
    return TEAMS[TEAM_OF[team]].name if team in TEAM_OF else ANY_TEAM
