"""Small parts of sentences."""

from __future__ import annotations

from tabletop.core.ask import UNKNOWN
from tabletop.games.rpgget.rules.blocks import PRINTED
from tabletop.games.rpgget.rules.cards import AILMENTS, full_name

RANKS = ("Middle", "Front", "Back")
STEPS = (
    "Opening",
    "Start of the turn",
    "Redraw",
    "Play",
    "Status",
    "Mission",
    "Announcement",
    "Party step",
    "Enemy step",
    "Enemies set",
    "Party Attack",
    "Enemy Attack",
    "Enemy Status",
    "Resolution",
    "Reconcile",
)


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return full_name(kind) if kind != UNKNOWN else "a card"


def some(n: int, word: str) -> str:
    """Say "1 counter" or "3 counters"."""
    return f"{n} {word}{'' if n == 1 else 's'}"


def printed(block: int) -> str:
    """The name of a printed action."""
    return PRINTED[block].name


def ailment(bit: int) -> str:
    return AILMENTS[bit.bit_length() - 1].title()
