"""Small parts of sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.ask import UNKNOWN
from tabletop.games.austin.rules.cards import CARDS, TYPES, VIBE_NAMES

VIBES = ("Groovy", "Shagadelic", "Randy", "Creepy")
TYPE_WORDS = ("Agents", "Frickin' Bones", "Swingers", "Happenings")
UNITS = ("Mojo", "billion dollars")
assert len(VIBES) == len(VIBE_NAMES)


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return CARDS[kind].name if kind != UNKNOWN else "a card"


def some(n: int, word: str) -> str:
    """Say "1 action" or "3 actions"."""
    return f"{n} {word}{'' if n == 1 else 's'}"


def vibe_list(amounts: Sequence[int]) -> str:
    """Say "1 Groovy and 2 Creepy" for four amounts."""
    parts = [f"{n} {name}" for n, name in zip(amounts, VIBES, strict=True) if n]
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def worth(total: int, side: int) -> str:
    """A score in the words of a side: "12 Mojo", "12 billion dollars"."""
    return f"{total} {UNITS[side]}"


def named(code: int) -> str:
    """What was named before a gesture: a type of card, or a vibe behind the types (AP-154)."""
    return TYPE_WORDS[code] if code < len(TYPES) else VIBES[code - len(TYPES)]
