"""The 66 Agents: who they are, what they wear and where they stand, one file per circle of people."""

from __future__ import annotations

from tools.art.austin.agents import (
    basil,
    dandy,
    evil_ships,
    felicity,
    frau,
    good_ships,
    henchmen,
    ministry,
    rogues,
    shagettes,
    staff,
    street,
    tyrant,
)
from tools.art.austin.agents.doll import Agent
from tools.art.austin.poster import Poster

_GOOD = (dandy, felicity, basil, ministry, shagettes, street, good_ships)
_EVIL = (tyrant, frau, rogues, henchmen, staff, evil_ships)
AGENTS: dict[str, Agent | Poster] = {card: one for circle in (*_GOOD, *_EVIL) for card, one in circle.AGENTS.items()}
