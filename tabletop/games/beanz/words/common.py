"""Small parts of sentences."""

from __future__ import annotations

from tabletop.core.ask import UNKNOWN
from tabletop.games.beanz.rules.cards import CARDS, TEAM_OF, TEAMS
from tabletop.games.beanz.rules.table import COSMOS, GALAXIES, GALAXY, HAND, LOOT, SLOTS

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
    """Where on the mats a zone lies, in words: "slot 3 in the blue Galaxy"."""
    if LOOT <= zone < LOOT + 6:
        return galaxy_of_half((zone - LOOT) // 3, (zone - LOOT) % 3)
    return f"slot {_ring(zone) % SLOTS + 1} in {galaxy_at(zone)}"


def galaxy_at(zone: int) -> str:
    """The Galaxy of a slot."""
    return galaxy(GALAXY[_ring(zone)])


def _ring(zone: int) -> int:
    return zone - COSMOS if COSMOS <= zone < HAND else zone


def team_name(team: str) -> str:
    return TEAMS[TEAM_OF[team]].name if team in TEAM_OF else ANY_TEAM
