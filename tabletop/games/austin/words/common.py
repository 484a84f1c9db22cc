"""Small parts of sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.ask import UNKNOWN
from tabletop.games.austin.rules.cards import CARDS, SHAG, TYPES, VIBE_NAMES
from tabletop.games.austin.rules.table import UNTIL_ATTACK, UNTIL_MY_TURN, UNTIL_THEIR_TURN, UNTIL_TURN
from tabletop.games.austin.texts import tr

VIBES = (tr("vibe-groovy"), tr("vibe-shagadelic"), tr("vibe-randy"), tr("vibe-creepy"))
TYPE_WORDS = (tr("type-agents"), tr("type-bones"), tr("type-swingers"), tr("type-happenings"))
UNTIL = {UNTIL_ATTACK: "fight", UNTIL_TURN: "turn", UNTIL_MY_TURN: "my-turn", UNTIL_THEIR_TURN: "their-turn"}
assert len(VIBES) == len(VIBE_NAMES)


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return CARDS[kind].name if kind != UNKNOWN else tr("card")


def yes(so: bool) -> str:
    """As messages choose by it."""
    return "yes" if so else "no"


def attempt(attack: int) -> str:
    """A kind of attack, as messages choose by it."""
    return "shag" if attack == SHAG else "kill"


def vibe_list(amounts: Sequence[int]) -> str:
    """Say "1 Groovy and 2 Creepy" for four amounts."""
    each = zip(amounts, VIBES, strict=True)
    return tr("all-of", items=[tr("vibes-of", count=n, vibe=name) for n, name in each if n])


def named(code: int) -> str:
    """What was named before a gesture: a type of card, or a vibe behind the types (AP-154)."""
    return TYPE_WORDS[code] if code < len(TYPES) else VIBES[code - len(TYPES)]
